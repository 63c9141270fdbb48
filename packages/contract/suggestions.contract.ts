/** What could be meant while a value of a filter is typed. */
import { leadKinds, suggestionFields } from '@leadlight/leads';
import { z } from 'zod';
import { idSchema } from './common.schema.ts';
import { defineRoute } from './route.ts';

export const suggestionFieldSchema = z.enum(suggestionFields).meta({ id: 'SuggestionField' });

export const suggestionSchema = z
  .object({
    value: z.string().meta({ description: 'What the filter takes.' }),
    name: z.string().meta({ description: 'As a person reads it.' }),
    detail: z.string().nullable().meta({ description: 'What tells two of one name apart: a region and country, a domain, a sector.' }),
    count: z.int().min(0).meta({ description: 'How many leads of the kind this workspace sees with it, without any filter.' }),
  })
  .meta({ id: 'Suggestion' });

export const listSuggestions = defineRoute({
  name: 'listSuggestions',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/suggestions',
  tag: 'Search',
  summary: 'Values of a filter that begin with what was typed',
  description: 'Most leads first. Words may come in any order and each may be a beginning.',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: z.object({ workspaceId: idSchema }),
  query: z.strictObject({
    kind: z.enum(leadKinds),
    field: suggestionFieldSchema,
    text: z.string().trim().max(100).default('').meta({ description: 'What was typed; empty for the most frequent values.' }),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({ items: z.array(suggestionSchema) }).meta({ id: 'Suggestions' }),
  errors: ['unavailable'],
});

export const suggestionRoutes = [listSuggestions];
