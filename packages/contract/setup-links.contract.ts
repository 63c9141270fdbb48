/** Links to the operator's setup, for a user who is the operator: on an installation on their own machine. */
import { z } from 'zod';
import { defineRoute } from './route.ts';

const tag = 'Operator';
const access = { kind: 'public' } as const;

export const readSetupAccess = defineRoute({
  name: 'readSetupAccess',
  method: 'get',
  path: '/v1/setup-links',
  tag,
  summary: 'Get whether the caller may open the setup',
  description:
    'True only for requests from the machine that Leadlight runs on, with the embedded database, without a mail server and without https. Elsewhere, the operator prints a link with `npm run operator`.',
  access,
  status: 200,
  answer: z.object({ isAllowed: z.boolean() }).meta({ id: 'SetupAccess' }),
});

export const createSetupLink = defineRoute({
  name: 'createSetupLink',
  method: 'post',
  path: '/v1/setup-links',
  tag,
  summary: 'Create a link to the setup',
  description: 'Only where `GET /v1/setup-links` allows it. The token is valid for a day, for the setup of verification and of enrichment.',
  access,
  status: 201,
  answer: z.object({ token: z.string() }).meta({ id: 'SetupLink' }),
  errors: ['setup_link_elsewhere'],
});

export const setupLinkRoutes = [readSetupAccess, createSetupLink] as const;
