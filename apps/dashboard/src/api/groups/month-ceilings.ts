/** The routes of the monthly ceilings in credits, and what their command changes. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { monthCeilingsEndpoints } from './month-ceilings-endpoints.ts';

const effects: EffectsOf<keyof typeof monthCeilingsEndpoints> = {
  updateMonthCeilings: { first: ['readMonthCeilings'] },
};

addEndpoints(monthCeilingsEndpoints);
addEffects(effects);
