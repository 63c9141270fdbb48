/**
 * Verifying or finding many addresses: from a file, a selection of people, or pasted addresses. Forecast first, then a ceiling that is never exceeded.
 * A run is a durable job: it survives its worker, can be paused and canceled, and never pays for an address twice.
 */
import { fileEncodings } from '@leadlight/leads';
import { z } from 'zod';
import { fileNameSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { monthLeftSchema } from './credits.contract.ts';
import { delimiters } from './imports.contract.ts';
import { leadIdSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
import { runFields } from './runs.contract.ts';
import { findOutcomes } from './finds.contract.ts';
import { verdictKindSchema, verdictSchema } from './verification.schema.ts';
import { addressSchema } from './verifications.contract.ts';

const tag = 'Verification runs';
const read = { kind: 'workspace', action: 'verifications.read', scope: 'emails:verify' } as const;
const create = { kind: 'workspace', action: 'verifications.create', scope: 'emails:verify' } as const;
const runParams = z.object({ workspaceId: idSchema, verificationRunId: idSchema });
const count = z.int().min(0);

export const verificationRunKinds = ['verify', 'find'] as const;
export const runColumnTargets = ['address', 'name', 'first_name', 'last_name', 'domain'] as const;

export const verificationFileSchema = z
  .object({
    id: idSchema,
    fileName: z.string(),
    bytes: count,
    rows: count.meta({ description: 'Rows with content, not counting the header.' }),
    delimiter: z.enum(delimiters),
    encoding: z.enum(fileEncodings),
    headerRow: count.meta({ description: 'From 1; 0 if the file has no headers.' }),
    columns: z.array(
      z.object({
        column: count,
        header: z.string().nullable(),
        guess: z.enum(runColumnTargets).nullable(),
        samples: z.array(z.string()).max(5),
      }),
    ),
    createdAt: instantSchema,
    fileUntil: instantSchema.nullable().meta({ description: 'When the uploaded file and the download are deleted; null after that.' }),
  })
  .meta({ id: 'VerificationFile' });

export const uploadVerificationFile = defineRoute({
  name: 'uploadVerificationFile',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verification-files',
  tag,
  summary: 'Upload a list of addresses, or of names and domains',
  description:
    'The body is the file itself: CSV, TSV, XLSX or ODS, at most 200,000 rows. A workbook is read as CSV, from its first sheet with rows. Nothing is verified before a run is started. The file is deleted after 30 days.',
  access: create,
  status: 201,
  params: workspaceParams,
  query: z.strictObject({ fileName: fileNameSchema }),
  upload: true,
  answer: verificationFileSchema,
  errors: [
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
    'files_unavailable',
    'upload_broken',
  ],
  idempotency: 'optional',
});

export const runColumnsSchema = z
  .array(z.strictObject({ column: z.int().min(0).max(1_999), target: z.enum(runColumnTargets) }))
  .min(1)
  .max(5)
  .meta({ description: 'To verify: the address. To find: the domain, and the name or first and last name.' });

export const runSourceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('file'), fileId: idSchema, columns: runColumnsSchema }),
    z.strictObject({
      kind: z.literal('people'),
      selection: selectionSchema,
      onlyStale: z.boolean().default(false).meta({ description: 'Only people whose verdict is missing, unknown or older than 30 days.' }),
    }),
    z.strictObject({ kind: z.literal('addresses'), addresses: z.array(addressSchema).min(1).max(1_000) }),
  ])
  .meta({
    id: 'VerificationRunSource',
    description:
      'For people, only details that the workspace owns or has revealed are verified; the others are counted as not revealed. ' +
      'A find run of people is for those without an email: an address that a mail server confirmed is written to the person, unless it may belong to ' +
      'another person of the workspace or was removed by a member. With an API key this requires the scope `leads:write`; without it nothing is written.',
  });

export const verificationForecastSchema = z
  .object({
    rows: count,
    empty: count.meta({ description: 'Without an address, or without name or domain.' }),
    noName: count.meta({ description: 'Part of `empty`, for a find run: no name from which an address can be derived.' }),
    noDomain: count.meta({ description: "Part of `empty`, for a find run: no company domain, or a mailbox provider's." }),
    alreadyHaveEmail: count.meta({ description: 'For a find run of people: they have an email, or one that can be revealed.' }),
    doubles: count.meta({ description: 'Duplicate addresses: verified once, answered in every row.' }),
    suppressed: count,
    notRevealed: count.meta({ description: 'People whose details are not revealed.' }),
    alreadyKnown: count.meta({ description: 'Verified within the last 30 days: answered from the stored verdict, free.' }),
    free: count.meta({ description: 'Verified again free of charge.' }),
    toCheck: count.meta({ description: 'Addresses that mail servers are asked about.' }),
    mostCost: count.meta({ description: 'Credits, if every verdict is definite. Unknown costs nothing.' }),
    available: count.meta({ description: 'Credits that can be spent now.' }),
    monthLeft: monthLeftSchema,
  })
  .meta({ id: 'VerificationForecast' });

const startFields = {
  kind: z.enum(verificationRunKinds).default('verify'),
  source: runSourceSchema,
  fresh: z.boolean().default(false).meta({ description: 'Also verify again what was verified within the last 30 days; free.' }),
};
const startErrors = ['file_gone', 'files_unavailable', 'column_mapped_twice', 'columns_missing', 'selection_empty'] as const;

export const forecastVerificationRun = defineRoute({
  name: 'forecastVerificationRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verification-runs/forecast',
  tag,
  summary: 'Forecast what a run would verify, and its maximum cost',
  description: 'Asks no mail server and costs nothing.',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject(startFields).meta({ id: 'ForecastVerificationRunInput' }),
  answer: verificationForecastSchema,
  errors: startErrors,
});

export const verificationRunSchema = z
  .object({
    ...runFields,
    kind: z.enum(verificationRunKinds),
    name: z.string().meta({ description: 'The name of the file or list, or a description of the selection.' }),
    source: z.enum(['file', 'people', 'addresses']),
    total: count.meta({ description: 'Rows.' }),
    done: count.meta({ description: 'Rows with an answer, and rows that were skipped.' }),
    waiting: count.meta({ description: 'Rows without a definite answer that are tried again later; no action is needed.' }),
    nextAttemptAt: instantSchema.nullable().meta({ description: 'When the next of these rows is tried again.' }),
    deadlineAt: instantSchema.nullable().meta({ description: 'After this, unknown is final.' }),
    verdicts: z.object({ deliverable: count, undeliverable: count, risky: count, unknown: count }),
    outcomes: z
      .object({ confirmed: count, pattern_only: count, not_found: count, unconfirmed: count })
      .meta({ description: 'For a find run; otherwise zeros.' }),
    skipped: count.meta({ description: 'Empty, suppressed, not revealed, deleted, or with an email already.' }),
    added: count.meta({ description: 'For a find run of people: addresses written to them.' }),
    ceiling: count.meta({ description: 'The most credits that the run may spend.' }),
    downloadUntil: instantSchema.nullable().meta({
      description: 'For a file: until when the results can be downloaded; null if they can be downloaded as long as the run exists.',
    }),
  })
  .meta({ id: 'VerificationRun' });

export const startVerificationRun = defineRoute({
  name: 'startVerificationRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verification-runs',
  tag,
  summary: 'Verify or find many, up to a ceiling',
  description:
    'The ceiling, or the maximum cost in the forecast if that is lower, is reserved from the balance until the run ends; unspent credits are released.',
  access: create,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({ ...startFields, ceiling: z.int().min(0).max(1_000_000).meta({ description: 'Credits; never exceeded.' }) })
    .meta({ id: 'StartVerificationRunInput' }),
  answer: verificationRunSchema,
  idempotency: 'optional',
  errors: [...startErrors, 'credits_insufficient', 'month_ceiling'],
});

export const listVerificationRuns = defineRoute({
  name: 'listVerificationRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-runs',
  tag,
  summary: 'List runs, newest first',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(verificationRunSchema, 'VerificationRunPage'),
  errors: ['cursor_invalid'],
});

export const readVerificationRun = defineRoute({
  name: 'readVerificationRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-runs/{verificationRunId}',
  tag,
  summary: 'Get a run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  answer: verificationRunSchema,
});

const steer = (verb: 'pause' | 'resume' | 'cancel', summary: string, description: string) =>
  defineRoute({
    name: `${verb}VerificationRun`,
    method: 'post',
    path: `/v1/workspaces/{workspaceId}/verification-runs/{verificationRunId}/${verb}`,
    tag,
    summary,
    description,
    access: create,
    status: 200,
    params: runParams,
    answer: verificationRunSchema,
    errors: verb === 'resume' ? ['already_ended', 'credits_insufficient', 'month_ceiling', 'file_gone'] : ['already_ended'],
  });

export const pauseVerificationRun = steer(
  'pause',
  'Pause a run',
  'No further address is verified; unspent reserved credits are released while the run is paused.',
);
export const resumeVerificationRun = steer(
  'resume',
  'Resume a run',
  'Continues where it paused or failed. The credits that may still be spent are reserved again.',
);
export const cancelVerificationRun = steer(
  'cancel',
  'Cancel a run',
  'Rows that have an answer keep it; the rest of the reservation is released.',
);

export const rowStatuses = ['pending', 'done', 'skipped', 'failed'] as const;
export const skipReasons = ['empty', 'suppressed', 'not_revealed', 'gone', 'has_address', 'no_name', 'no_domain'] as const;

export const verificationRunRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Position in the file or selection, from 1.' }),
    given: z.string().meta({ description: 'The address as given; for a find run, name and domain.' }),
    personId: leadIdSchema.nullable(),
    status: z.enum(rowStatuses).meta({ description: '`failed`: it was set aside after repeated failures; it can be retried.' }),
    skipReason: z.enum(skipReasons).nullable().meta({ description: 'Why it was skipped; otherwise null.' }),
    failure: z.string().nullable().meta({ description: 'Why it was set aside; otherwise null.' }),
    address: z.string().nullable().meta({ description: 'The address that was verified or found.' }),
    verdict: verdictSchema.nullable(),
    verificationId: idSchema.nullable().meta({ description: 'The verification with the transcript.' }),
    outcome: z.enum(findOutcomes).nullable(),
    probability: z.number().min(0).max(1).nullable(),
    cost: z.int().min(0).max(1),
    isDouble: z.boolean(),
    isAdded: z.boolean().meta({ description: 'The address was written to the person.' }),
  })
  .meta({ id: 'VerificationRunRow' });

export const listVerificationRunRows = defineRoute({
  name: 'listVerificationRunRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-runs/{verificationRunId}/rows',
  tag,
  summary: 'List the rows of a run with their answers, in order',
  description: 'You can read these while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject({ ...pageQuery, verdict: verdictKindSchema.optional(), outcome: z.enum(findOutcomes).optional() }),
  answer: pageOf(verificationRunRowSchema, 'VerificationRunRowPage'),
  errors: ['cursor_invalid'],
});

export const fetchVerificationResults = defineRoute({
  name: 'fetchVerificationResults',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-runs/{verificationRunId}/results.csv',
  tag,
  summary: 'Export the results as CSV',
  description:
    'A file keeps all of its own columns unchanged, in the same order and with the same delimiter. Ours follow under names that the file does ' +
    'not use. UTF-8 with a byte order mark, RFC 4180; ' +
    'a cell that a spreadsheet would treat as a formula begins with an apostrophe.',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject({ verdict: verdictKindSchema.optional() }),
  answerType: 'text/csv',
  errors: ['file_gone', 'files_unavailable'],
});

export const verificationRunRoutes = [
  uploadVerificationFile,
  forecastVerificationRun,
  startVerificationRun,
  listVerificationRuns,
  readVerificationRun,
  pauseVerificationRun,
  resumeVerificationRun,
  cancelVerificationRun,
  listVerificationRunRows,
  fetchVerificationResults,
];
