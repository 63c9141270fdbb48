/** The routes of search in words. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { wordsEndpoints } from './words-endpoints.ts';

const effects: EffectsOf<keyof typeof wordsEndpoints> = {
  suggestSearchWords: { first: [] },
};

addEndpoints(wordsEndpoints);
addEffects(effects);
