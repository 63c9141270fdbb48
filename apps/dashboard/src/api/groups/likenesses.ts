/** The routes of "more like these". Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { likenessesEndpoints } from './likenesses-endpoints.ts';

addEndpoints(likenessesEndpoints);
