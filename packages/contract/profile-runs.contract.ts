/**
 * Enriching people: pasted LinkedIn URLs, addresses, or names with companies, the rows of a file, or people who are selected. Forecast first, then
 * ceilings in credits and in providers' money that are never exceeded. LinkedIn's pages are never opened: a URL is a key. A run of one person is
 * the same as a run of many. A run is paused, resumed, canceled and retried through the routes of runs.
 */
import { z } from 'zod';
import { idSchema, instantSchema, lineSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { monthLeftSchema } from './credits.contract.ts';
import { columnSourceSchema, leadIdSchema, phoneTextSchema, selectionSchema } from './leads.schema.ts';
import { defaultOlderThanDays } from './limits.ts';
import { olderThanDaysSchema, overwriteFields, overwritePolicySchema } from './overwrite.schema.ts';
import { profileWants } from './profile-wants.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Profile runs';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const create = { kind: 'workspace', action: 'profiles.create', scope: 'people:enrich' } as const;
const runParams = z.object({ workspaceId: idSchema, profileRunId: idSchema });
const rowParams = runParams.extend({ row: z.coerce.number().int().min(1).max(2_147_483_647) });
const count = z.int().min(0);
const microsSchema = z.int().min(0);

/** More people are enriched in several runs. */
export const mostProfiles = 10_000;

export const profileRunSourceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('text'),
      text: z
        .string()
        .min(1)
        .max(700_000)
        .meta({
          description:
            'One person per line: a LinkedIn URL, an email address, or a name with a company; or the content of a CSV or TSV file with a header, ' +
            "such as LinkedIn's own `Connections.csv`. At most 10,000 people.",
          example: 'https://www.linkedin.com/in/ana-silva\nBen Klein @ Acme',
        }),
      fileName: lineSchema(200).optional(),
    }),
    z.strictObject({ kind: z.literal('people'), selection: selectionSchema }),
    columnSourceSchema,
  ])
  .meta({ id: 'ProfileRunSource' });

const startFields = {
  source: profileRunSourceSchema,
  wants: z.array(z.enum(profileWants)).min(1).max(profileWants.length).default(['job', 'email']).meta({
    description:
      'What is looked for. `background`: previous employers, languages, other profiles, and a short biography. A run of a column looks for what the column shows.',
  }),
  providers: z.boolean().default(true).meta({ description: 'Whether connected providers are asked for what our own sources do not have.' }),
  overwrite: z.partialRecord(z.enum(overwriteFields), overwritePolicySchema).default({}).meta({
    description:
      "What a run may do with fields that have a value. Fields that are not listed have the policy `only_empty`. The run of a column uses the column's policy.",
  }),
  olderThanDays: olderThanDaysSchema.default(defaultOlderThanDays),
};

export const refusedProfileSchema = z
  .object({
    position: z.int().min(1).meta({ description: 'The line of the list or the row of the file, from 1.' }),
    given: z.string(),
    code: z.string(),
    message: z.string(),
  })
  .meta({ id: 'RefusedProfile' });

export const profileForecastSchema = z
  .object({
    people: count.meta({ description: 'People who are enriched.' }),
    known: count.meta({ description: 'Of these, people of the workspace.' }),
    duplicates: count.meta({ description: 'Lines or rows about a person of an earlier line or row.' }),
    refusedCount: count,
    refused: z.array(refusedProfileSchema).meta({ description: 'The first 100 lines or rows that cannot be used, with the reason.' }),
    askedAgain: count.meta({
      description:
        'Of the known people, those with a value that sources are asked about because of `overwrite`. Replacing it, and proposing another one, costs the credit of the person.',
    }),
    mostCost: count.meta({ description: 'Credits, if every person gets a fact that counts, or a proposal.' }),
    available: count.meta({ description: 'Credits that can be spent now.' }),
    monthLeft: monthLeftSchema,
    readsWebsites: z.boolean().meta({ description: "Whether employers' websites are read: the installation says who reads them." }),
    findsAddresses: z.boolean().meta({ description: 'Whether mail servers can be asked.' }),
    providers: z
      .array(
        z.object({
          connectionId: idSchema,
          name: z.string(),
          mostMicros: microsSchema.nullable().meta({
            description:
              'The most that it can cost, in millionths of a US dollar, if it is asked about everybody; null if its price is not known.',
          }),
          leftMicros: microsSchema.nullable().meta({ description: 'What is left of its ceiling for the month; null without a ceiling.' }),
        }),
      )
      .meta({ description: 'Providers that can answer what is looked for, in the order that members set.' }),
    mostProviderMicros: microsSchema
      .nullable()
      .meta({ description: 'The most that all of them together can cost; null if the price of one is not known.' }),
  })
  .meta({ id: 'ProfileForecast' });

export const forecastProfileRun = defineRoute({
  name: 'forecastProfileRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/profile-runs/forecast',
  tag,
  summary: 'Forecast which people a run would enrich, and its maximum cost',
  description: "Asks no source and costs nothing. Says which lines of a text can't be used, and why.",
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject(startFields).meta({ id: 'ForecastProfileRunInput' }),
  answer: profileForecastSchema,
  errors: ['selection_empty', 'too_many_people', 'column_complete'],
});

export const profileOutcomes = ['enriched', 'nothing_new', 'not_found'] as const;
export const profileOutcomeSchema = z.enum(profileOutcomes).meta({
  id: 'ProfileOutcome',
  description:
    '`enriched`: at least one fact counts, or a value is proposed; `nothing_new`: the sources agree with what is known; `not_found`: no source knows the person.',
});

export const profileRunSchema = z
  .object({
    ...runFields,
    name: z.string().meta({ description: 'The name of the file, or a description of the people.' }),
    source: z.enum(['text', 'people']),
    wants: z.array(z.enum(profileWants)),
    total: count.meta({ description: 'Rows, with those that cannot be used.' }),
    ceiling: count.meta({ description: 'The most credits that the run may spend.' }),
    providerCeilingMicros: microsSchema.meta({ description: 'The most that providers may cost, in millionths of a US dollar.' }),
    personCeilingMicros: microsSchema.nullable().meta({
      description: 'The most that providers may cost for one person, in millionths of a US dollar; null if there is no such ceiling.',
    }),
    overwrite: z
      .partialRecord(z.enum(overwriteFields), overwritePolicySchema)
      .meta({ description: 'Without fields that are `only_empty`.' }),
    olderThanDays: olderThanDaysSchema,
    openProposals: count.meta({ description: 'Values on which a member has yet to decide.' }),
    replaced: count.meta({ description: 'Values with which the policy replaced others.' }),
    providerMicros: microsSchema.meta({ description: 'What they cost so far, with what may have been charged.' }),
    outcomes: z.partialRecord(z.enum(profileOutcomes), count),
    factsAdded: count,
    enriched: count.meta({ description: 'People with at least one fact that counts.' }),
    skipped: count,
    waiting: count.meta({ description: 'Rows that wait for a provider that is paused.' }),
    waitsUntil: instantSchema.nullable(),
  })
  .meta({ id: 'ProfileRun' });

export const startProfileRun = defineRoute({
  name: 'startProfileRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/profile-runs',
  tag,
  summary: 'Enrich people, up to two ceilings',
  description:
    'A person costs one credit if at least one fact counts, or a value is proposed for a field that has another one, and nothing otherwise; the company, the find and the verification are included. ' +
    'The ceiling, or the number of people if that is lower, is reserved from the balance until the run ends; unspent credits are released.',
  access: create,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      ...startFields,
      ceiling: z.int().min(0).max(1_000_000).meta({ description: 'Credits; never exceeded.' }),
      providerCeilingMicros: z.int().min(0).max(1_000_000_000_000).default(0).meta({
        description:
          'The most that providers may cost, in millionths of a US dollar; never exceeded. 0 asks only providers that cost nothing.',
      }),
      personCeilingMicros: z.int().min(0).max(1_000_000_000_000).nullable().default(null).meta({
        description:
          'The most that all calls about one person may cost, in millionths of a US dollar; never exceeded. Null for no such ceiling.',
      }),
    })
    .meta({ id: 'StartProfileRunInput' }),
  answer: profileRunSchema,
  idempotency: 'optional',
  errors: ['selection_empty', 'too_many_people', 'column_complete', 'credits_insufficient', 'month_ceiling'],
});

export const listProfileRuns = defineRoute({
  name: 'listProfileRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/profile-runs',
  tag,
  summary: 'List profile runs, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(profileRunSchema, 'ProfileRunPage'),
  errors: ['cursor_invalid'],
});

export const readProfileRun = defineRoute({
  name: 'readProfileRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/profile-runs/{profileRunId}',
  tag,
  summary: 'Get a profile run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  answer: profileRunSchema,
});

export const profileStepSources = ['records', 'pool', 'website', 'finder', 'verification', 'provider'] as const;

export const profileStepSchema = z
  .object({
    at: instantSchema,
    source: z.enum(profileStepSources),
    name: z.string().nullable().meta({ description: 'The domain, the address, or the provider.' }),
    outcome: z.enum(['found', 'nothing', 'not_asked', 'failed', 'waiting']),
    message: z.string().meta({ description: 'A sentence for the user: what was asked, and what came back.' }),
    values: z.array(
      z.object({
        field: z.string(),
        value: z.string(),
        isAccepted: z.boolean(),
        reason: z.string().nullable().meta({ description: 'Why it does not count, as a sentence.' }),
      }),
    ),
    micros: microsSchema
      .nullable()
      .meta({ description: 'What the provider charged, in millionths of a US dollar; null if its price is not known.' }),
  })
  .meta({ id: 'ProfileStep' });

const rowFields = {
  row: z.int().min(1).meta({ description: 'Place in the run, from 1.' }),
  position: z.int().min(1).nullable().meta({ description: 'The line of the list or the row of the file.' }),
  given: z.string(),
  personId: leadIdSchema.nullable(),
  person: z
    .object({
      name: z.string(),
      title: z.string().nullable(),
      companyName: z.string().nullable(),
      email: z.string().nullable(),
      emailVerdict: z.string(),
      phone: z.string().nullable().meta({ description: 'E.164.' }),
      phoneText: phoneTextSchema,
      linkedin: z.string().nullable(),
      location: z.string().nullable(),
    })
    .nullable()
    .meta({ id: 'EnrichedPerson', description: 'What is known of the person now.' }),
  status: z.enum(['pending', 'done', 'skipped', 'failed']),
  nextAttemptAt: instantSchema.nullable().meta({ description: 'When a row that waits for a provider is continued.' }),
  skipReason: z.string().nullable().meta({
    description: 'The code of an input error, or `duplicate`, `sample`, `gone`, `erased`, `suppressed`.',
  }),
  outcome: profileOutcomeSchema.nullable(),
  message: z.string().nullable().meta({ description: 'Why it was skipped or failed, or what it waits for.' }),
  factsAdded: count,
  cost: z.int().min(0).max(1),
  providerMicros: microsSchema,
  open: z
    .array(z.object({ field: z.string(), reason: z.string(), message: z.string() }))
    .meta({ description: 'Fields that were looked for and have no value, with the reason.' }),
  endedAt: instantSchema.nullable(),
};

export const profileRunRowSchema = z.object(rowFields).meta({ id: 'ProfileRunRow' });

export const listProfileRunRows = defineRoute({
  name: 'listProfileRunRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/profile-runs/{profileRunId}/rows',
  tag,
  summary: 'List the rows of a run, in order',
  description: 'You can read these while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject({ ...pageQuery, outcome: z.enum([...profileOutcomes, 'skipped', 'failed', 'pending']).optional() }),
  answer: pageOf(profileRunRowSchema, 'ProfileRunRowPage'),
  errors: ['cursor_invalid'],
});

export const readProfileRunRow = defineRoute({
  name: 'readProfileRunRow',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/profile-runs/{profileRunId}/rows/{row}',
  tag,
  summary: 'Get one row with every source that was asked',
  description: 'You can poll this every second while the row is pending: steps appear as they happen.',
  access: read,
  status: 200,
  params: rowParams,
  answer: z.object({ ...rowFields, steps: z.array(profileStepSchema) }).meta({ id: 'ProfileRunRowDetails' }),
});

export const fetchProfileResults = defineRoute({
  name: 'fetchProfileResults',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/profile-runs/{profileRunId}/results.csv',
  tag,
  summary: 'Export the results as CSV',
  description:
    'One line per row, in order, with what is known of the person now. UTF-8 with a byte order mark, RFC 4180; a cell that a spreadsheet would ' +
    'treat as a formula begins with an apostrophe.',
  access: { kind: 'workspace', action: 'leads.export', scope: 'leads:export' },
  status: 200,
  params: runParams,
  answerType: 'text/csv',
});

export const profileRunRoutes = [
  forecastProfileRun,
  startProfileRun,
  listProfileRuns,
  readProfileRun,
  listProfileRunRows,
  readProfileRunRow,
  fetchProfileResults,
];
