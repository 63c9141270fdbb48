/** The routes of the plan and its payments. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { billingEndpoints } from './billing-endpoints.ts';

addEndpoints(billingEndpoints);
