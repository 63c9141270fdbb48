/** The routes of columns that show a provider's field. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { providerFieldsEndpoints } from './provider-fields-endpoints.ts';

addEndpoints(providerFieldsEndpoints);
