/**
 * Enrichment columns of a list. A column shows one field of the leads on the list, and looks for it: in a profile run (people), or by reading the
 * company's website in an enrichment run, or by asking one provider for a field of its own (provider-field-runs.contract.ts). To start one, forecast and start a run of that kind with the source `column`. A cell shows the value that the
 * lead has, whichever source it is from; a column without a value says why.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, lineSchema } from './common.schema.ts';
import { companyFiltersSchema, emailVerdictSchema, leadIdSchema, personFiltersSchema, sourceKindSchema } from './leads.schema.ts';
import { defaultOlderThanDays } from './limits.ts';
import { olderThanDaysSchema, overwritePolicySchema } from './overwrite.schema.ts';
import { profileStepSchema, profileStepSources } from './profile-runs.contract.ts';
import { profileWants } from './profile-wants.ts';
import { defineRoute } from './route.ts';

const tag = 'List columns';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const write = { kind: 'workspace', action: 'lists.update', scope: 'leads:write' } as const;
const listParams = z.object({ workspaceId: idSchema, listId: idSchema });
const columnParams = listParams.extend({ columnId: idSchema });
const count = z.int().min(0);

/** More columns than anyone compares side by side. */
export const mostListColumns = 20;

/** What a column of people can show, then what a column of companies can show. */
export const personColumnFields = [
  'email',
  'phone',
  'title',
  'employer',
  'linkedin',
  'employerSince',
  'previousEmployers',
  'languages',
  'profiles',
  'bio',
  'companySize',
  'companyIndustry',
  'companyFounded',
  'companyLinkedin',
  'companyPhone',
  'technologies',
  'openJobs',
  'mailProvider',
] as const;
export const companyColumnFields = [
  'size',
  'industry',
  'founded',
  'linkedin',
  'phone',
  'technologies',
  'openJobs',
  'mailProvider',
] as const;
export const columnFieldSchema = z.enum([...new Set([...personColumnFields, ...companyColumnFields])]).meta({
  id: 'ColumnField',
  description:
    `Of people: ${personColumnFields.join(', ')}. Of companies: ${companyColumnFields.join(', ')}. ` +
    "Of people, those from `companySize` on are their employer's.",
});

export type ColumnField = z.infer<typeof columnFieldSchema>;

/** The list is the column's own. */
export const companyConditionSchema = companyFiltersSchema.omit({ list: true }).meta({ id: 'CompanyCondition' });
const personConditionSchema = personFiltersSchema.omit({ list: true }).meta({ id: 'PersonCondition' });
export const columnConditionSchema = personConditionSchema
  .or(companyConditionSchema)
  .nullable()
  .meta({ description: 'Only leads that match these filters are looked for, except those that are chosen one by one. Null: all.' });

/** More options than a model or a reader keeps apart. */
const mostChoices = 20;

export const questionSchema = z
  .strictObject({
    text: lineSchema(300).meta({ example: 'Do they sell to hospitals?' }),
    kind: z.enum(['yes_no', 'choice', 'text', 'number']).meta({
      description: '`text`: a few words that the website contains; `number`: a number that it contains in digits.',
    }),
    choices: z.array(lineSchema(100)).max(mostChoices).default([]).meta({ description: 'Of a `choice`: 2 to 20, all different.' }),
  })
  .meta({ id: 'Question' });
export type ColumnQuestion = z.infer<typeof questionSchema>;

/** What a provider's field contains: a text, a number, a day or month or year, yes or no, or a list of texts. */
export const providerFieldTypes = ['text', 'number', 'date', 'yes_no', 'list'] as const;

export const providerFieldSchema = z
  .object({
    connectionId: idSchema,
    provider: z.string().meta({ description: "The connection's name when the column was added." }),
    about: z.enum(['person', 'company']).meta({ description: "Of a list of people, a `company` is the person's employer." }),
    pointer: z.string().meta({ description: 'Where the field is in the answer: a JSON pointer (RFC 6901); `*` is each item of a list.' }),
    label: z.string(),
    type: z.enum(providerFieldTypes),
  })
  .meta({ id: 'ProviderField' });
export type ProviderField = z.infer<typeof providerFieldSchema>;

export const columnSettings = {
  asksProviders: z.boolean().meta({ description: 'Whether connected providers are asked for what our own sources do not have.' }),
  condition: columnConditionSchema,
  isAutomatic: z
    .boolean()
    .meta({ description: 'Whether leads that are added to the list from now on are looked for without being asked.' }),
  monthCeiling: count
    .max(1_000_000)
    .meta({ description: 'The most credits that automatic runs of this column may spend in a calendar month (UTC); never exceeded.' }),
  monthProviderCeilingMicros: count.max(1_000_000_000_000).meta({
    description:
      'The most that providers may cost in automatic runs of this column in a calendar month, in millionths of a US dollar; never exceeded.',
  }),
  overwrite: overwritePolicySchema,
  olderThanDays: olderThanDaysSchema,
};

export const listColumnSchema = z
  .object({
    id: idSchema,
    field: columnFieldSchema.or(z.enum(['question', 'provider'])),
    question: questionSchema.nullable().meta({ description: 'Of the field `question`: what is asked about each company.' }),
    providerField: providerFieldSchema
      .nullable()
      .meta({ description: 'Of the field `provider`: which field of which connection it shows.' }),
    runKind: z.enum(['profile', 'enrichment', 'question', 'provider-field']).meta({ description: 'The kind of run that looks for it.' }),
    wants: z.array(z.enum(profileWants)).meta({ description: 'What a profile run of this column looks for; empty for an enrichment run.' }),
    ...columnSettings,
    openProposals: count.meta({ description: 'Values that its runs found, on which a member has yet to decide.' }),
    spentThisMonth: count.meta({ description: 'Credits that automatic runs spent, or have reserved, this month.' }),
    providerMicrosThisMonth: count,
    waitsFor: z
      .enum(['ceiling', 'month_ceiling', 'credits', 'web_contact', 'permission', 'provider'])
      .nullable()
      .meta({
        description:
          'Why added leads are not looked for at the moment: its ceiling of the month or one of the workspace is reached, the workspace has no credits left, ' +
          'the installation does not say who reads websites, the member who changed it last may no longer start runs, or the provider of its field can’t be asked.',
      }),
    activeRunId: idSchema.nullable().meta({ description: 'Its run in progress.' }),
    changedBy: actorSchema.meta({ description: 'Who added it or changed its settings last: automatic runs are started in their name.' }),
    createdAt: instantSchema,
  })
  .meta({ id: 'ListColumn' });

export const listListColumns = defineRoute({
  name: 'listListColumns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/columns',
  tag,
  summary: 'List the columns of a list, in order',
  access: read,
  status: 200,
  params: listParams,
  answer: z.object({ items: z.array(listColumnSchema) }).meta({ id: 'ListColumns' }),
});

export const addListColumn = defineRoute({
  name: 'addListColumn',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/columns',
  tag,
  summary: 'Add a column',
  description: 'Shows the values that the leads have. To look for those that are missing, start a run with the source `column`.',
  access: write,
  status: 201,
  params: listParams,
  body: z
    .strictObject({
      field: columnFieldSchema,
      asksProviders: columnSettings.asksProviders.default(false),
      condition: columnSettings.condition.default(null),
      isAutomatic: columnSettings.isAutomatic.default(false),
      monthCeiling: columnSettings.monthCeiling.default(0),
      monthProviderCeilingMicros: columnSettings.monthProviderCeilingMicros.default(0),
      overwrite: overwritePolicySchema
        .default('only_empty')
        .meta({ description: 'Other than `only_empty` only for columns that a profile run looks for.' }),
      olderThanDays: olderThanDaysSchema.default(defaultOlderThanDays),
    })
    .meta({ id: 'AddListColumnInput' }),
  answer: listColumnSchema,
  idempotency: 'optional',
  errors: ['limit_reached', 'column_exists', 'column_field_unknown', 'column_not_overwritten'],
});

export const updateListColumn = defineRoute({
  name: 'updateListColumn',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/columns/{columnId}',
  tag,
  summary: 'Change the settings of a column',
  access: write,
  status: 200,
  params: columnParams,
  body: z
    .strictObject({
      asksProviders: columnSettings.asksProviders.optional(),
      condition: columnSettings.condition.optional(),
      isAutomatic: columnSettings.isAutomatic.optional(),
      monthCeiling: columnSettings.monthCeiling.optional(),
      monthProviderCeilingMicros: columnSettings.monthProviderCeilingMicros.optional(),
      overwrite: overwritePolicySchema.optional(),
      olderThanDays: olderThanDaysSchema.optional(),
    })
    .meta({ id: 'UpdateListColumnInput' }),
  answer: listColumnSchema,
  errors: ['question_not_automatic', 'column_not_overwritten'],
});

export const removeListColumn = defineRoute({
  name: 'removeListColumn',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/columns/{columnId}',
  tag,
  summary: 'Remove a column',
  description: 'The values stay with the leads. A run in progress continues.',
  access: write,
  status: 204,
  params: columnParams,
});

export const cellStates = ['filled', 'masked', 'pending', 'empty'] as const;

export const listCellSchema = z
  .object({
    columnId: idSchema,
    state: z.enum(cellStates).meta({
      description:
        '`masked`: the shared pool has a value, shown after a reveal; `pending`: a run is looking for it; `empty`: no value, see `reason`.',
    }),
    text: z.string().nullable().meta({ description: 'The value in words, as exports have it.' }),
    verdict: emailVerdictSchema.nullable().meta({ description: 'Of an email address.' }),
    source: sourceKindSchema.nullable(),
    locator: z.string().nullable().meta({ description: 'Where it was found: a URL, a file, the name of a provider.' }),
    observedAt: instantSchema.nullable().meta({ description: 'When the value was read from its source.' }),
    reason: z.string().nullable().meta({ description: 'Why there is no value, as a sentence.' }),
    quote: z
      .string()
      .nullable()
      .meta({ description: 'Of an answer: the passage that proves it, word for word from the page in `locator`.' }),
    lookedForAt: instantSchema.nullable().meta({ description: 'When it was last looked for; null if it never was.' }),
    profileRow: z
      .object({ runId: idSchema, row: z.int().min(1) })
      .nullable()
      .meta({ description: 'The last row of a profile run about the person, with every source that was asked.' }),
    enrichmentId: idSchema.nullable().meta({ description: "The last reading of the company's website." }),
  })
  .meta({ id: 'ListCell' });

export const readListCells = defineRoute({
  name: 'readListCells',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/cells',
  tag,
  summary: 'Get the cells of leads',
  description: 'For up to 200 leads of the list, each with the value of every column, its source and its age, or why there is no value.',
  access: read,
  status: 200,
  params: listParams,
  body: z.strictObject({ ids: z.array(leadIdSchema).min(1).max(200) }).meta({ id: 'ReadListCellsInput' }),
  answer: z
    .object({
      items: z
        .array(z.object({ leadId: leadIdSchema, cells: z.array(listCellSchema) }))
        .meta({ description: 'Of the leads that exist, one cell for each column, in the order of the columns.' }),
    })
    .meta({ id: 'ListCells' }),
});

/** The most lookups of one cell that are returned. */
export const mostCellLookups = 5;

export const cellStepSchema = profileStepSchema.extend({ source: z.enum([...profileStepSources, 'model']) }).meta({ id: 'CellStep' });

export const cellLookupSchema = z
  .object({
    at: instantSchema.nullable().meta({ description: 'When it ended; null if it is in progress, or its run ended first.' }),
    isPending: z.boolean().meta({ description: 'Whether a run is still working on it; steps appear as they happen.' }),
    cost: z.int().min(0).max(1).meta({ description: 'What the row or the reading cost, in credits.' }),
    profileRow: listCellSchema.shape.profileRow.meta({ description: 'The row of the profile run.' }),
    enrichmentId: idSchema.nullable().meta({ description: "The reading of the company's website." }),
    steps: z
      .array(cellStepSchema)
      .meta({ description: 'Every source that was asked, in order: what was asked, what came back, what it cost.' }),
  })
  .meta({ id: 'CellLookup' });

export const readCellLookups = defineRoute({
  name: 'readCellLookups',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/columns/{columnId}/cells/{leadId}/lookups',
  tag,
  summary: 'Get every source that was asked for a cell',
  description: `The last ${mostCellLookups} times that it was looked for, newest first, whichever list or run asked.`,
  access: read,
  status: 200,
  params: columnParams.extend({ leadId: leadIdSchema }),
  answer: z.object({ items: z.array(cellLookupSchema) }).meta({ id: 'CellLookups' }),
});

export const listColumnRoutes = [listListColumns, addListColumn, updateListColumn, removeListColumn, readListCells, readCellLookups];
