/**
 * The routes of proposals, and what decisions change. Import it, with those of list columns and profile runs, which decisions change, in every file that
 * names one of them.
 */
import { addEffects, leadReads, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { proposalsEndpoints } from './proposals-endpoints.ts';

const also = ['readProfileRun', 'listProfileRuns', 'listProfileRunRows', 'listListColumns', 'readListCells', ...leadReads] as const;
const effects: EffectsOf<keyof typeof proposalsEndpoints> = {
  decideProposals: { first: ['listProposals'], also },
  undoProposal: { first: ['listProposals'], also },
};

addEndpoints(proposalsEndpoints);
addEffects(effects);
