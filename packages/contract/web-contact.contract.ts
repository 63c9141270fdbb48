/** The operator's setup of enrichment: the page that says who reads websites. Opened by a link from `npm run operator`. */
import { z } from 'zod';
import { defineRoute } from './route.ts';

const tag = 'Operator';
const access = { kind: 'public' } as const;

const tokenSchema = z.string().min(1).max(200).meta({ description: 'From the link that `npm run operator -- enrichment --link` prints.' });

const webContactSchema = z
  .object({
    url: z.url().nullable().meta({ description: 'Null: no website is read.' }),
    source: z.enum(['environment', 'stored', 'none']).meta({ description: 'WEB_CONTACT_URL takes precedence.' }),
  })
  .meta({ id: 'WebContact' });

export const readWebContact = defineRoute({
  name: 'readWebContact',
  method: 'post',
  path: '/v1/web-contact/read',
  tag,
  summary: 'Get the page that says who reads websites',
  description: 'A POST, so that the token of the link is not part of a URL.',
  access,
  status: 200,
  body: z.strictObject({ token: tokenSchema }),
  answer: webContactSchema,
  errors: ['setup_link_invalid'],
});

export const saveWebContact = defineRoute({
  name: 'saveWebContact',
  method: 'post',
  path: '/v1/web-contact',
  tag,
  summary: 'Save the page that says who reads websites',
  description: 'Every process of the installation names it in its user agent within half a minute, and reads websites from then on.',
  access,
  status: 200,
  body: z.strictObject({ token: tokenSchema, url: z.string().trim().min(1).max(2000) }),
  answer: webContactSchema,
  errors: ['setup_link_invalid', 'web_contact_invalid', 'web_contact_in_environment'],
});

export const webContactRoutes = [readWebContact, saveWebContact] as const;
