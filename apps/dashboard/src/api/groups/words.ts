/** The routes of search in words. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { wordsEndpoints } from './words-endpoints.ts';

addEndpoints(wordsEndpoints);
