/** The routes of profile runs. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { profilesEndpoints } from './profiles-endpoints.ts';

addEndpoints(profilesEndpoints);
