/** The route of search in words. Import it in every file that names it. */
import { addEndpoints } from '../endpoint.ts';
import { wordsEndpoints } from './words-endpoints.ts';

addEndpoints(wordsEndpoints);
