/** The routes of email templates. Import it in every file that names one of them. */
import { addEndpoints } from '../endpoint.ts';
import { emailTemplatesEndpoints } from './email-templates-endpoints.ts';

addEndpoints(emailTemplatesEndpoints);
