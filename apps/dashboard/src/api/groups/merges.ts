/** The decisions about duplicates, and what they change. Import it in every file that names one of them. */
import { addEffects, leadReads, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { mergesEndpoints } from './merges-endpoints.ts';

const decision = { first: ['listMerges', 'listMergeGroups'], also: leadReads } as const;
const effects: EffectsOf<keyof typeof mergesEndpoints> = {
  decideMerge: decision,
  undoMerge: decision,
  decideMergeGroup: decision,
  undoMergeDecision: decision,
};

addEndpoints(mergesEndpoints);
addEffects(effects);
