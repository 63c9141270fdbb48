/**
 * Columns of lists that show a field of a connected provider beyond Leadlight's own fields, such as a person's seniority or a company's headcount growth,
 * and the runs that ask for it. A value is what the provider says: it counts if the answer is about the right person or company and has the documented
 * type. Ceilings, stored answers and the ledger of calls are those of profile runs.
 */
import { z } from 'zod';
import { idSchema, lineSchema, workspaceParams } from './common.schema.ts';
import { monthLeftSchema } from './credits.contract.ts';
import { columnSourceSchema } from './leads.schema.ts';
import { columnSettings, listColumnSchema, providerFieldSchema, providerFieldTypes } from './list-columns.contract.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';

const tag = 'Provider field runs';
const read = { kind: 'workspace', action: 'leads.read', scope: 'leads:read' } as const;
const create = { kind: 'workspace', action: 'profiles.create', scope: 'people:enrich' } as const;
const count = z.int().min(0);
const micros = z.int().min(0);

const priceSchema = z
  .object({
    usualMicros: micros
      .nullable()
      .meta({ description: 'What one call usually costs, in millionths of a US dollar; null if the price is not set.' }),
    mostMicros: micros.nullable(),
    charges: z.enum(['per_match', 'per_call']),
    note: z.string(),
  })
  .nullable();

export const listProviderFields = defineRoute({
  name: 'listProviderFields',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/provider-fields',
  tag: 'List columns',
  summary: 'List the fields of connected providers that a column can show',
  description: "Fields beyond Leadlight's own, with their types and what one call costs.",
  access: create,
  status: 200,
  params: workspaceParams,
  answer: z
    .object({
      items: z.array(
        z.object({
          connectionId: idSchema,
          provider: z.string().meta({ description: 'ID of an included provider, or `own`.' }),
          name: z.string(),
          person: priceSchema.meta({ description: 'Of a call about a person; null if it answers nothing about people.' }),
          company: priceSchema,
          fields: z
            .array(providerFieldSchema.pick({ about: true, pointer: true, label: true, type: true }))
            .meta({ description: 'Empty for an own endpoint: you name its fields.' }),
        }),
      ),
    })
    .meta({ id: 'ProviderFields' }),
});

export const addProviderColumn = defineRoute({
  name: 'addProviderColumn',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/lists/{listId}/provider-columns',
  tag: 'List columns',
  summary: 'Add a column that shows a field of a provider',
  description:
    'Asks no provider yet: start a provider field run with the source `column`. A list of companies can show fields of companies only.',
  access: create,
  status: 201,
  params: z.object({ workspaceId: idSchema, listId: idSchema }),
  body: z
    .strictObject({
      connectionId: idSchema,
      about: z.enum(['person', 'company']),
      pointer: lineSchema(300).meta({
        description: 'As `listProviderFields` has it; of an own endpoint, a JSON pointer (RFC 6901) into its answer.',
        example: '/data/score',
      }),
      label: lineSchema(60).optional().meta({ description: 'Of an own endpoint: the name of the column.' }),
      type: z.enum(providerFieldTypes).optional().meta({ description: 'Of an own endpoint: what the field contains.' }),
      condition: columnSettings.condition.default(null),
      isAutomatic: columnSettings.isAutomatic.default(false),
      monthCeiling: columnSettings.monthCeiling.default(0),
      monthProviderCeilingMicros: columnSettings.monthProviderCeilingMicros.default(0),
    })
    .meta({ id: 'AddProviderColumnInput' }),
  answer: listColumnSchema,
  idempotency: 'optional',
  errors: ['limit_reached', 'column_exists', 'provider_field_unknown', 'provider_field_incomplete'],
});

const runErrors = ['column_complete', 'selection_empty', 'provider_gone', 'provider_price_unknown', 'provider_key_unreadable'] as const;

export const providerFieldForecastSchema = z
  .object({
    about: z.enum(['person', 'company']),
    asked: count.meta({ description: 'People, or companies, that are asked about; at most once each.' }),
    skipped: z
      .partialRecord(z.enum(['no_domain', 'duplicate', 'sample']), count)
      .meta({ description: 'Leads without a website of their own, at a company that is asked about anyway, or fictional.' }),
    mostCost: count.meta({ description: 'Credits, if the provider has a value for each.' }),
    available: count.meta({ description: 'Credits that can be spent now.' }),
    monthLeft: monthLeftSchema,
    name: z.string().meta({ description: "The connection's name." }),
    usualMicros: micros.meta({
      description: 'What the provider usually charges for all of them, in millionths of a US dollar; stored answers cost nothing.',
    }),
    mostMicros: micros,
    leftMicros: micros.nullable().meta({ description: "What is left of the provider's ceiling for the month; null without a ceiling." }),
  })
  .meta({ id: 'ProviderFieldForecast' });

export const forecastProviderFieldRun = defineRoute({
  name: 'forecastProviderFieldRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/provider-field-runs/forecast',
  tag,
  summary: 'Forecast who a run would ask about, and its maximum cost',
  description: 'Asks no provider and costs nothing.',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject({ source: columnSourceSchema }).meta({ id: 'ForecastProviderFieldRunInput' }),
  answer: providerFieldForecastSchema,
  errors: runErrors,
});

/** The outcomes of a row. */
export const providerFieldOutcomes = [
  'found',
  'no_value',
  'not_found',
  'other_subject',
  'other_type',
  'not_asked',
  'unavailable',
  'removed',
] as const;

export const providerFieldRunSchema = z
  .object({
    ...runFields,
    name: z.string(),
    columnId: idSchema,
    providerField: providerFieldSchema,
    total: count.meta({ description: 'People or companies.' }),
    providerCeilingMicros: micros.meta({ description: 'The most that the provider may cost, in millionths of a US dollar.' }),
    providerMicros: micros.meta({ description: 'What it cost so far, with what may have been charged.' }),
    outcomes: z.partialRecord(z.enum(providerFieldOutcomes), count).meta({
      description:
        '`no_value`: the answer does not have the field; `other_subject`: the answer is about somebody else, or does not say enough; `other_type`: ' +
        'not what the provider documents; `not_asked`: not enough is known, or it may not be asked about; `unavailable`: it did not answer.',
    }),
    cached: count.meta({ description: 'Rows whose answer was stored, so that nothing was asked.' }),
  })
  .meta({ id: 'ProviderFieldRun' });

export const startProviderFieldRun = defineRoute({
  name: 'startProviderFieldRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/provider-field-runs',
  tag,
  summary: 'Ask a provider for the field of a column, up to two ceilings',
  description:
    'A person or company costs one credit if the provider has a value that was not known, and nothing otherwise. The provider charges its own price in addition.',
  access: create,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({
      source: columnSourceSchema,
      ceiling: count.max(1_000_000).meta({ description: 'Credits; never exceeded.' }),
      providerCeilingMicros: micros
        .max(1_000_000_000_000)
        .meta({ description: 'The most that the provider may cost, in millionths of a US dollar; never exceeded.' }),
    })
    .meta({ id: 'StartProviderFieldRunInput' }),
  answer: providerFieldRunSchema,
  idempotency: 'optional',
  errors: [...runErrors, 'credits_insufficient', 'month_ceiling'],
});

export const readProviderFieldRun = defineRoute({
  name: 'readProviderFieldRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/provider-field-runs/{providerFieldRunId}',
  tag,
  summary: 'Get a provider field run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: workspaceParams.extend({ providerFieldRunId: idSchema }),
  answer: providerFieldRunSchema,
});

export const providerFieldRunRoutes = [
  listProviderFields,
  addProviderColumn,
  forecastProviderFieldRun,
  startProviderFieldRun,
  readProviderFieldRun,
];
