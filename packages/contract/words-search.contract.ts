/** Search in words: a description of leads becomes the filters of a search. */
import { leadKinds } from '@leadlight/leads';
import { z } from 'zod';
import { workspaceParams } from './common.schema.ts';
import { companyFiltersSchema, leadKindSchema, personFiltersSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';

export const wordsChipSchema = z
  .object({
    field: z.string().meta({ description: 'The filter.', example: 'industry' }),
    value: z.string().meta({ description: 'A value of the filter: an ID, a text, `true` or `false`; empty for a range.' }),
    name: z.string().meta({ description: 'Display name of the value.' }),
    exclude: z.boolean(),
    least: z.int().nullable().meta({ description: 'The lower end of a range, inclusive; null if it is open or the filter is none.' }),
    most: z.int().nullable().meta({ description: 'The upper end of a range, inclusive; null if it is open or the filter is none.' }),
    from: z.int().min(0).meta({ description: 'Where in the text it begins, in UTF-16 code units.' }),
    to: z.int().min(0).meta({ description: 'Where in the text it ends.' }),
  })
  .meta({ id: 'WordsChip' });

const texts = z.array(z.string());

export const searchWordsSchema = z
  .object({
    kind: leadKindSchema,
    filters: personFiltersSchema.or(companyFiltersSchema).meta({ description: 'Filters of the search for this kind of leads.' }),
    chips: z.array(wordsChipSchema).meta({ description: 'The same filters value by value, in the order of the text.' }),
    notUnderstood: texts.meta({ description: 'Parts of the text that mean nothing to the product, as typed.' }),
    notFilterable: texts.meta({ description: 'Parts of the text that are understood, but that no filter has, as typed.' }),
  })
  .meta({ id: 'SearchWords' });

export const readSearchWords = defineRoute({
  name: 'readSearchWords',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/search/words',
  tag: 'Search',
  summary: 'Read a description of leads as filters',
  description:
    'Reads English, German, French, Spanish, Italian, Portuguese and Dutch. Uses rules and no model; the text is not stored. Nothing is guessed: what is not read is in `notUnderstood` or `notFilterable`.',
  access: { kind: 'workspace', action: 'leads.read', scope: 'leads:read' },
  status: 200,
  params: workspaceParams,
  body: z.strictObject({
    text: z.string().trim().min(1).max(400).meta({ example: 'heads of marketing at German fintechs with 50-200 people' }),
    kind: z.enum(leadKinds).optional().meta({ description: 'People or companies; by default, what the text says.' }),
  }),
  answer: searchWordsSchema,
  errors: [],
});

export const wordsSearchRoutes = [readSearchWords];
