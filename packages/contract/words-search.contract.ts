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
    corrections: z
      .array(
        z.object({
          typed: z.string().meta({ description: 'The word as typed.', example: 'recruters' }),
          read: z.string().meta({ description: 'The word that it was read as, without accents.', example: 'recruiters' }),
          from: z.int().min(0).meta({ description: 'Where in the text it begins, in UTF-16 code units.' }),
          to: z.int().min(0).meta({ description: 'Where in the text it ends.' }),
        }),
      )
      .meta({ description: 'Words of the filters that were read as misspelled. Send one in `asTyped` to undo it.' }),
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
    asTyped: z
      .array(z.string().min(1).max(100))
      .max(12)
      .optional()
      .meta({ description: 'Words to read as typed, even if they look misspelled.', example: ['recruters'] }),
  }),
  answer: searchWordsSchema,
  errors: [],
});

export const suggestSearchWords = defineRoute({
  name: 'suggestSearchWords',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/search/words/suggestions',
  tag: 'Search',
  summary: "Ask the workspace's language model about the parts of a description that were not read",
  description:
    'The model gets the text and says the parts that were not read in other words, which the same rules read: it can add no filter that they do not know. Nothing changes until you search with a suggestion. Without such parts, the model is not asked.',
  access: { kind: 'workspace', action: 'questions.create' },
  status: 200,
  params: workspaceParams,
  body: z
    .strictObject({
      text: z.string().trim().min(1).max(400).meta({ example: 'CFOs at companies that sell shovels to gold miners' }),
      kind: z.enum(leadKinds).optional().meta({ description: 'People or companies; by default, what the text says.' }),
    })
    .meta({ id: 'SuggestSearchWordsInput' }),
  answer: z
    .object({
      kind: leadKindSchema,
      suggestions: z.array(
        z.object({
          part: z.string().meta({ description: 'The part of the text that was not read.' }),
          words: z.string().meta({ description: "The model's words for it." }),
          filters: personFiltersSchema
            .or(companyFiltersSchema)
            .meta({ description: 'What the rules read in these words, without what the text already says.' }),
          chips: z.array(wordsChipSchema).meta({ description: 'The same filters value by value; the places are those in `words`.' }),
        }),
      ),
      model: z.string().nullable().meta({ description: 'Null if the model was not asked.' }),
      costMicros: z.int().meta({ description: 'Millionths of a US dollar.' }),
    })
    .meta({ id: 'SearchWordsSuggestions' }),
  errors: ['model_missing', 'model_key_unreadable', 'model_ceiling', 'model_failed'],
});

export const wordsSearchRoutes = [readSearchWords, suggestSearchWords];
