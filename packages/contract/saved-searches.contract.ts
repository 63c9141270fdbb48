/** Searches saved under a name, private to a member or shared with the workspace. */
import { leadSorts } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, lineSchema, nameSchema, workspaceParams } from './common.schema.ts';
import { companyFiltersSchema, leadKindSchema, personFiltersSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Saved searches';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const savedSearchParams = z.object({ workspaceId: idSchema, savedSearchId: idSchema });

/** Saved searches that a workspace can have. */
export const maxSavedSearches = 1_000;

/** What is saved of a search; the current page is not. */
export const savedQuerySchema = z
  .strictObject({
    filters: personFiltersSchema.or(companyFiltersSchema),
    sort: z.strictObject({ by: z.enum(leadSorts), direction: z.enum(['ascending', 'descending']) }).optional(),
    words: lineSchema(400)
      .optional()
      .meta({ description: 'The sentence that the filters were read from, to show it. It restricts nothing.' }),
  })
  .meta({ id: 'SavedQuery' });

export const savedSearchSchema = z
  .object({
    id: idSchema,
    kind: leadKindSchema,
    name: z.string(),
    query: savedQuerySchema,
    isShared: z.boolean(),
    isMine: z.boolean(),
    createdBy: actorSchema.nullable(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'SavedSearch' });

export const listSavedSearches = defineRoute({
  name: 'listSavedSearches',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/saved-searches',
  tag,
  summary: 'List saved searches: your own and shared ones, by name',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ kind: leadKindSchema.optional() }),
  answer: z.object({ items: z.array(savedSearchSchema) }).meta({ id: 'SavedSearches' }),
});

export const createSavedSearch = defineRoute({
  name: 'createSavedSearch',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/saved-searches',
  tag,
  summary: 'Save a search',
  description: 'Stores filters and sort order, not results: it finds the leads that match when you run it.',
  access: write,
  status: 201,
  params: workspaceParams,
  body: z
    .strictObject({ kind: leadKindSchema, name: nameSchema, query: savedQuerySchema, isShared: z.boolean().default(false) })
    .meta({ id: 'CreateSavedSearchInput' }),
  answer: savedSearchSchema,
  idempotency: 'optional',
  errors: ['limit_reached'],
});

export const updateSavedSearch = defineRoute({
  name: 'updateSavedSearch',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/saved-searches/{savedSearchId}',
  tag,
  summary: 'Rename, change or share a saved search',
  description: 'Allowed for its creator, and for administrators if it is shared.',
  access: write,
  status: 200,
  params: savedSearchParams,
  body: z
    .strictObject({ name: nameSchema.optional(), query: savedQuerySchema.optional(), isShared: z.boolean().optional() })
    .meta({ id: 'UpdateSavedSearchInput' }),
  answer: savedSearchSchema,
});

export const deleteSavedSearch = defineRoute({
  name: 'deleteSavedSearch',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/saved-searches/{savedSearchId}',
  tag,
  summary: 'Delete a saved search',
  access: write,
  status: 204,
  params: savedSearchParams,
});

export const savedSearchRoutes = [listSavedSearches, createSavedSearch, updateSavedSearch, deleteSavedSearch];
