/** The routes of enrichment providers. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { providersEndpoints } from './providers-endpoints.ts';

addEndpoints(providersEndpoints);
