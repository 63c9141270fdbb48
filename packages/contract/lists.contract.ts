/** Lists of people or of companies. What stands on one is a search with the filter `list`; adding and removing are acts (lead-work.contract.ts). */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, nameSchema, workspaceParams } from './common.schema.ts';
import { leadKindSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Lists';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'lists.update', scope: 'leads:write' } as const;
const listParams = z.object({ workspaceId: idSchema, listId: idSchema });

/** Lists that a workspace can have: more than a team reads through, fewer than make the facet slow. */
export const maxLists = 1_000;

export const leadListSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    name: z.string(),
    isShared: z.boolean().meta({ description: 'Seen by the whole workspace; false: by its maker alone.' }),
    isMine: z.boolean(),
    count: z.int().min(0).meta({ description: 'Leads on it. Suppressed ones stay on it without being shown.' }),
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
  summary: 'The lists that you see, by name',
  description: 'Shared ones and your own. An API key sees the shared ones.',
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
  summary: 'Make a list',
  description: 'Of an API key it is always shared.',
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
  summary: 'A list',
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
  description: 'Only its maker shares a list or takes it back; administrators may for shared ones.',
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
  description: 'The leads stay. Its maker or an administrator may.',
  access: write,
  status: 204,
  params: listParams,
});

export const listRoutes = [listLists, createList, readList, updateList, deleteList];
