/** The routes of enrichment providers, and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import { providersEndpoints } from './providers-endpoints.ts';

const effects: EffectsOf<keyof typeof providersEndpoints> = {
  connectProvider: { first: ['listProviders'] },
  connectEndpoint: { first: ['listProviders'] },
  testEndpoint: {},
  testProvider: { first: ['listProviders'] },
  updateProvider: { first: ['listProviders'] },
  orderProviders: { first: ['listProviders'] },
  disconnectProvider: { first: ['listProviders'] },
};

addEndpoints(providersEndpoints);
addEffects(effects);
