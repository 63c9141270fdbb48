/** The routes of enrichment. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { enrichmentEndpoints } from './enrichment-endpoints.ts';

addEndpoints(enrichmentEndpoints);
