/** The routes of columns that show a provider's field, and what their commands change. Import it in every file that names one of them. */
import { addEffects, type EffectsOf } from '../effects.ts';
import { addEndpoints } from '../endpoint.ts';
import '../groups/list-columns.ts';
import { providerFieldsEndpoints } from './provider-fields-endpoints.ts';

const effects: EffectsOf<keyof typeof providerFieldsEndpoints> = {
  addProviderColumn: { first: ['listListColumns'], also: ['readListCells'] },
  startProviderFieldRun: { also: ['listListColumns', 'readListCells'] },
};

addEndpoints(providerFieldsEndpoints);
addEffects(effects);
