/** Exports and files of the API, and what a new export changes. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { exportsEndpoints } from './exports-endpoints.ts';

const effects: EffectsOf<keyof typeof exportsEndpoints> = {
  createExport: { also: ['listExports'] },
};

addEndpoints(exportsEndpoints);
addEffects(effects);
