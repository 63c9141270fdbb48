/** The routes of language models. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { modelsEndpoints } from './models-endpoints.ts';

addEndpoints(modelsEndpoints);
