/** Searches kept under a name, each member's own or shared with the workspace. */
import { leadSorts } from '@leadlight/leads';
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, nameSchema, workspaceParams } from './common.schema.ts';
import { companyFiltersSchema, leadKindSchema, personFiltersSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Saved searches';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'leads.update', scope: 'leads:write' } as const;
const savedSearchParams = z.object({ workspaceId: idSchema, savedSearchId: idSchema });

/** Saved searches that a workspace can have. */
export const maxSavedSearches = 1_000;

/** What is kept of a search: not the page that was looked at. */
export const savedQuerySchema = z
  .strictObject({
    filters: personFiltersSchema.or(companyFiltersSchema),
    sort: z.strictObject({ by: z.enum(leadSorts), direction: z.enum(['ascending', 'descending']) }).optional(),
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
  summary: 'Saved searches: your own and the shared ones, by name',
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
  description: 'Its maker may; administrators may for shared ones.',
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
  summary: 'Forget a saved search',
  access: write,
  status: 204,
  params: savedSearchParams,
});

export const savedSearchRoutes = [listSavedSearches, createSavedSearch, updateSavedSearch, deleteSavedSearch];
