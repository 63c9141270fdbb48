/** The routes of the monthly ceilings in credits. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { monthCeilingsEndpoints } from './month-ceilings-endpoints.ts';

addEndpoints(monthCeilingsEndpoints);
