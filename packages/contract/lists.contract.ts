/** Lists of people or of companies. To get a list's leads, search with the filter `list`; to add and remove leads, use bulk changes (bulk-changes.contract.ts). */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, nameSchema, workspaceParams } from './common.schema.ts';
import { leadKindSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Lists';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'lists.update', scope: 'leads:write' } as const;
const listParams = z.object({ workspaceId: idSchema, listId: idSchema });

export const leadListSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    name: z.string(),
    isShared: z.boolean().meta({ description: 'True: visible to the whole workspace; false: only to its creator.' }),
    isMine: z.boolean(),
    count: z.int().min(0).meta({ description: 'Leads on the list that are shown: without suppressed ones and a hidden sample.' }),
    createdBy: actorSchema.nullable(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'LeadList' });

export const listLists = defineRoute({
  name: 'listLists',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/lists',
  tag,
  summary: 'List the lists visible to you, by name',
  description: 'Shared lists and your own. An API key sees only shared lists.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ kind: leadKindSchema.optional() }),
  answer: z.object({ items: z.array(leadListSchema) }).meta({ id: 'LeadLists' }),
});

export const createList = defineRoute({
  name: 'createList',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/lists',
  tag,
  summary: 'Create a list',
  description: 'A list created with an API key is always shared.',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z.strictObject({ kind: leadKindSchema, name: nameSchema, isShared: z.boolean().default(true) }).meta({ id: 'CreateListInput' }),
  answer: leadListSchema,
  idempotency: 'optional',
  errors: ['limit_reached'],
});

export const readList = defineRoute({
  name: 'readList',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}',
  tag,
  summary: 'Get a list',
  description: 'For its leads, search with the filter `list`.',
  access: read,
  status: 200,
  params: listParams,
  answer: leadListSchema,
});

export const updateList = defineRoute({
  name: 'updateList',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}',
  tag,
  summary: 'Rename or share a list',
  description: 'Its creator can rename, share and unshare it; administrators can do so for shared lists.',
  access: write,
  status: 200,
  params: listParams,
  body: z.strictObject({ name: nameSchema.optional(), isShared: z.boolean().optional() }).meta({ id: 'UpdateListInput' }),
  answer: leadListSchema,
});

export const deleteList = defineRoute({
  name: 'deleteList',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}',
  tag,
  summary: 'Delete a list',
  description: 'The leads stay. Allowed for its creator and for administrators.',
  access: write,
  status: 204,
  params: listParams,
});

export const listRoutes = [listLists, createList, readList, updateList, deleteList];
