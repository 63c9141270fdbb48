/** The routes of the suppression list. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { suppressionsEndpoints } from './suppressions-endpoints.ts';

addEndpoints(suppressionsEndpoints);
