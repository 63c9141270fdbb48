/** The routes of accounts and settings. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

addEndpoints(accountEndpoints);
