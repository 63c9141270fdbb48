/**
 * Enriching many companies: selected companies, the employers of selected people, or domains. Forecast first, then a ceiling that is never exceeded.
 * A run is paused, resumed, canceled and retried through the routes of runs.
 */
import { z } from 'zod';
import { fileNameSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { monthLeftSchema } from './credits.contract.ts';
import { companyDomainSchema, enrichmentOutcomeSchema, enrichmentOutcomes } from './enrichments.contract.ts';
import { columnSourceSchema, leadIdSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Enrichment runs';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const create = { kind: 'workspace', action: 'enrichments.create', scope: 'companies:enrich' } as const;
const runParams = z.object({ workspaceId: idSchema, enrichmentRunId: idSchema });
const count = z.int().min(0);

/** More domains in one request would make its body larger than a request may be. */
export const mostDomains = 10_000;

export const enrichmentRunSourceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('companies'), selection: selectionSchema }),
    z.strictObject({
      kind: z.literal('employers'),
      selection: selectionSchema.meta({ description: 'People; their employers are enriched.' }),
    }),
    z.strictObject({ kind: z.literal('domains'), domains: z.array(companyDomainSchema).min(1).max(mostDomains) }),
    columnSourceSchema,
  ])
  .meta({ id: 'EnrichmentRunSource' });

const startFields = {
  source: enrichmentRunSourceSchema,
  maxAgeDays: z.int().min(0).max(3_650).default(30).meta({ description: 'Companies that were read within this time are skipped.' }),
};

export const enrichmentSkipReasons = [
  'no_domain',
  'invalid_domain',
  'shared_domain',
  'private_domain',
  'confusable_domain',
  'duplicate',
  'fresh',
  'sample',
  'gone',
  'erased',
] as const;

export const enrichmentForecastSchema = z
  .object({
    rows: count,
    skipped: z.partialRecord(z.enum(enrichmentSkipReasons), count).meta({ description: 'Rows that are skipped, by reason.' }),
    free: count.meta({ description: 'Read again free of charge.' }),
    toRead: count.meta({ description: 'Sites that are read.' }),
    mostCost: count.meta({ description: 'Credits, if every site adds a fact that counts.' }),
    available: count.meta({ description: 'Credits that can be spent now.' }),
    monthLeft: monthLeftSchema,
  })
  .meta({ id: 'EnrichmentForecast' });

export const forecastEnrichmentRun = defineRoute({
  name: 'forecastEnrichmentRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/enrichment-runs/forecast',
  tag,
  summary: 'Forecast what a run would read, and its maximum cost',
  description: 'Reads no website and costs nothing.',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject(startFields).meta({ id: 'ForecastEnrichmentRunInput' }),
  answer: enrichmentForecastSchema,
  errors: ['selection_empty', 'column_complete'],
});

export const readEnrichmentRunDomains = defineRoute({
  name: 'readEnrichmentRunDomains',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/enrichment-runs/domains',
  tag,
  summary: 'Read the domains in a file of companies',
  description:
    `The body is the file itself: CSV, TSV, XLSX or ODS, at most ${mostDomains} rows. A workbook is read from its first sheet with rows. ` +
    'Of each row, the cell in the column of websites is returned as it is written; in a row without one, the email address, and without that, the first cell. ' +
    'The file is not kept, and no website is read.',
  access: create,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ fileName: fileNameSchema }),
  upload: true,
  answer: z
    .object({
      fileName: z.string(),
      column: z.string().nullable().meta({ description: 'The header of the column of websites; null if it has none.' }),
      rows: count.meta({ description: 'Rows with content, without the header.' }),
      domains: z.array(z.string()).meta({ description: 'In order, with duplicates, which the forecast counts.' }),
    })
    .meta({ id: 'EnrichmentRunDomains' }),
  errors: [
    'domains_missing',
    'file_too_large',
    'file_empty',
    'file_format_unknown',
    'workbook_old',
    'workbook_protected',
    'workbook_numbers',
    'file_is_link',
    'file_packed',
    'file_broken',
    'file_slow',
    'file_not_read',
    'row_too_large',
    'too_many_rows',
    'disk_full',
    'upload_broken',
  ],
});

export const enrichmentRunSchema = z
  .object({
    ...runFields,
    name: z.string().meta({ description: 'A description of the selection.' }),
    source: z.enum(['companies', 'employers', 'domains']),
    total: count.meta({ description: 'Rows.' }),
    ceiling: count.meta({ description: 'The most credits that the run may spend.' }),
    waiting: count.meta({
      description: 'Companies whose website rejected a request or did not answer, and is read again later; no action is needed.',
    }),
    nextAttemptAt: instantSchema.nullable().meta({ description: 'When the first of these is read again.' }),
    outcomes: z.partialRecord(z.enum(enrichmentOutcomes), count),
    factsAdded: count,
    enriched: count.meta({ description: 'Companies with at least one fact that counts.' }),
    skipped: count,
  })
  .meta({ id: 'EnrichmentRun' });

export const startEnrichmentRun = defineRoute({
  name: 'startEnrichmentRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/enrichment-runs',
  tag,
  summary: 'Enrich many companies, up to a ceiling',
  description:
    'The ceiling, or the maximum cost in the forecast if that is lower, is reserved from the balance until the run ends; unspent credits are released.',
  access: create,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({ ...startFields, ceiling: z.int().min(0).max(1_000_000).meta({ description: 'Credits; never exceeded.' }) })
    .meta({ id: 'StartEnrichmentRunInput' }),
  answer: enrichmentRunSchema,
  idempotency: 'optional',
  errors: ['selection_empty', 'column_complete', 'credits_insufficient', 'month_ceiling', 'web_contact_missing'],
});

export const listEnrichmentRuns = defineRoute({
  name: 'listEnrichmentRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/enrichment-runs',
  tag,
  summary: 'List enrichment runs, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(enrichmentRunSchema, 'EnrichmentRunPage'),
  errors: ['cursor_invalid'],
});

export const readEnrichmentRun = defineRoute({
  name: 'readEnrichmentRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/enrichment-runs/{enrichmentRunId}',
  tag,
  summary: 'Get an enrichment run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  answer: enrichmentRunSchema,
});

export const enrichmentRunRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Position in the selection, from 1.' }),
    given: z.string().meta({ description: 'The company or domain as given.' }),
    domain: z.string().nullable(),
    companyId: leadIdSchema.nullable(),
    status: z.enum(['pending', 'done', 'skipped', 'failed']),
    nextAttemptAt: instantSchema.nullable().meta({ description: 'When a site that did not answer is read again.' }),
    skipReason: z.enum(enrichmentSkipReasons).nullable(),
    outcome: enrichmentOutcomeSchema.nullable(),
    message: z.string().nullable(),
    factsAdded: count,
    cost: z.int().min(0).max(1),
  })
  .meta({ id: 'EnrichmentRunRow' });

export const listEnrichmentRunRows = defineRoute({
  name: 'listEnrichmentRunRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/enrichment-runs/{enrichmentRunId}/rows',
  tag,
  summary: 'List the rows of a run, in order',
  description: 'You can read these while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject({ ...pageQuery, outcome: enrichmentOutcomeSchema.optional() }),
  answer: pageOf(enrichmentRunRowSchema, 'EnrichmentRunRowPage'),
  errors: ['cursor_invalid'],
});

export const enrichmentRunRoutes = [
  readEnrichmentRunDomains,
  forecastEnrichmentRun,
  startEnrichmentRun,
  listEnrichmentRuns,
  readEnrichmentRun,
  listEnrichmentRunRows,
];
