/**
 * The routes of proposals. Import it, with those of list columns and profile runs, which decisions change, in every file that names one of them.
 */
import { addEndpoints } from '../endpoint.ts';
import { proposalsEndpoints } from './proposals-endpoints.ts';

addEndpoints(proposalsEndpoints);
