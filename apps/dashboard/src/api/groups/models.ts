/** The routes of language models, and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { modelsEndpoints } from './models-endpoints.ts';

const effects: EffectsOf<keyof typeof modelsEndpoints> = {
  connectModel: { first: ['readModel'], also: ['listModelCalls'] },
  chooseOperatorModel: { first: ['readModel'], also: ['listModelCalls'] },
  testModel: { first: ['readModel'], also: ['listModelCalls'] },
  updateModel: { first: ['readModel'] },
  removeModel: { first: ['readModel'] },
};

addEndpoints(modelsEndpoints);
addEffects(effects);
