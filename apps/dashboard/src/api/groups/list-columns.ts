/** The routes of list columns. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { listColumnsEndpoints } from './list-columns-endpoints.ts';

addEndpoints(listColumnsEndpoints);
