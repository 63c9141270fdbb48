/** Exports and files of the API. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { exportsEndpoints } from './exports-endpoints.ts';

addEndpoints(exportsEndpoints);
