/** The routes of "more like these", and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { likenessesEndpoints } from './likenesses-endpoints.ts';

const effects: EffectsOf<keyof typeof likenessesEndpoints> = {
  createLikeness: { first: ['listLikenesses'] },
  updateLikeness: { first: ['readLikeness', 'readLikenessRanking'], also: ['listLikenesses'] },
  judgeLikeLead: { first: ['readLikeness', 'readLikenessRanking'], also: ['listLikenesses'] },
  deleteLikeness: { first: ['listLikenesses'] },
};

addEndpoints(likenessesEndpoints);
addEffects(effects);
