/** The routes of the suppression list, and what its commands change. Import it in every file that names one of them. */
import { addEffects, leadReads, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { suppressionsEndpoints } from './suppressions-endpoints.ts';

const effects: EffectsOf<keyof typeof suppressionsEndpoints> = {
  addSuppressions: { first: ['listSuppressions'], also: leadReads },
  removeSuppression: { first: ['listSuppressions'], also: leadReads },
  removeSuppressions: { first: ['listSuppressions'], also: leadReads },
};

addEndpoints(suppressionsEndpoints);
addEffects(effects);
