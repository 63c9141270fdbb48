/** The decisions about duplicates. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { mergesEndpoints } from './merges-endpoints.ts';

addEndpoints(mergesEndpoints);
