/** Suggestions while a filter value is typed. */
import { leadKinds, suggestionFields } from '@leadlight/leads';
import { z } from 'zod';
import { idSchema } from './common.schema.ts';
import { defineRoute } from './route.ts';

export const suggestionFieldSchema = z.enum(suggestionFields).meta({ id: 'SuggestionField' });

export const suggestionSchema = z
  .object({
    value: z.string().meta({ description: 'The value to send in the filter.' }),
    name: z.string().meta({ description: 'Display name.' }),
    detail: z
      .string()
      .nullable()
      .meta({ description: 'Distinguishes values with the same name: a region and country, a domain, a sector.' }),
    count: z.int().min(0).meta({ description: 'How many leads of this kind the workspace sees with this value, without any filter.' }),
  })
  .meta({ id: 'Suggestion' });

export const listSuggestions = defineRoute({
  name: 'listSuggestions',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/suggestions',
  tag: 'Search',
  summary: 'Suggest filter values that match the typed text',
  description: 'Values with the most leads first. Words can be in any order, and each can be a prefix.',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: z.object({ workspaceId: idSchema }),
  query: z.strictObject({
    kind: z.enum(leadKinds),
    field: suggestionFieldSchema,
    text: z.string().trim().max(100).default('').meta({ description: 'The typed text; empty for the most frequent values.' }),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({ items: z.array(suggestionSchema) }).meta({ id: 'Suggestions' }),
  errors: ['busy', 'unavailable'],
});

export const suggestionRoutes = [listSuggestions];
