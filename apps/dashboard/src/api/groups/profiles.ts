/** The routes of profile runs, and what their commands change. Import it in every file that names one of them. */
import { addEffects, creditReads, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { profilesEndpoints } from './profiles-endpoints.ts';

const effects: EffectsOf<keyof typeof profilesEndpoints> = {
  startProfileRun: { fills: 'readProfileRun', also: ['listProfileRuns', ...creditReads] },
};

addEndpoints(profilesEndpoints);
addEffects(effects);
