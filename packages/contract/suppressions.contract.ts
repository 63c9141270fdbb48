/** The suppression list: addresses, domains and hashes of addresses that a workspace never contacts. Imports don't change it. */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Suppressions';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'suppressions.update', scope: 'leads:write' } as const;

export const suppressionKinds = ['address', 'domain', 'hash'] as const;

export const suppressionSchema = z
  .object({
    id: idSchema,
    kind: z.enum(suppressionKinds),
    value: z.string().meta({ description: 'Lower case; a hash is SHA-256 of the lower-case address, hex.' }),
    reason: z.string().nullable(),
    createdBy: actorSchema.nullable(),
    createdAt: instantSchema,
  })
  .meta({ id: 'Suppression' });

export const listSuppressions = defineRoute({
  name: 'listSuppressions',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/suppressions',
  tag,
  summary: 'Get the suppression list, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({
    ...pageQuery,
    kind: z.enum(suppressionKinds).optional(),
    text: z.string().trim().min(1).max(320).optional().meta({ description: 'Part of the value.' }),
  }),
  answer: pageOf(suppressionSchema, 'SuppressionPage'),
  errors: ['cursor_invalid'],
});

export const addSuppressions = defineRoute({
  name: 'addSuppressions',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/suppressions',
  tag,
  summary: 'Suppress addresses, domains or hashes',
  description:
    'Pasted text, or the text of a CSV file: the addresses and hashes of each line are used, and for a line without any, its domains. ' +
    'Send a longer file in parts of whole lines. Matching leads are no longer shown, revealed or exported.',
  access: write,
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({ text: z.string().trim().min(1).max(200_000), reason: z.string().trim().min(1).max(200).optional() })
    .meta({ id: 'AddSuppressionsInput' }),
  answer: z
    .object({
      added: z.int().min(0),
      known: z.int().min(0).meta({ description: 'Already on the list.' }),
      refused: z
        .array(z.object({ line: z.int().min(1), text: z.string() }))
        .meta({ description: 'Lines without an address, domain or hash; the first 100.' }),
      refusedCount: z.int().min(0),
    })
    .meta({ id: 'AddedSuppressions' }),
});

export const removeSuppression = defineRoute({
  name: 'removeSuppression',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/suppressions/{suppressionId}',
  tag,
  summary: 'Remove an entry from the suppression list',
  description: 'Leads that match no other entry are shown again.',
  access: write,
  status: 204,
  params: z.object({ workspaceId: idSchema, suppressionId: idSchema }),
});

export const removeSuppressions = defineRoute({
  name: 'removeSuppressions',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/suppressions/removals',
  tag,
  summary: 'Remove several entries from the suppression list',
  description: 'Leads that match no other entry are shown again.',
  access: write,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ ids: z.array(idSchema).min(1).max(1_000) }),
  answer: z.object({ removed: z.int().min(0) }).meta({ id: 'RemovedSuppressions' }),
});

export const suppressionRoutes = [listSuppressions, addSuppressions, removeSuppression, removeSuppressions];
