/**
 * Verifying or finding many: a file, a selection of people, or addresses as they are pasted. Forecast first, then a ceiling that is never passed.
 * A run is a durable job: it survives its worker, can be held and ended, and pays for no address twice.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { delimiters, fileEncodings } from './imports.contract.ts';
import { leadIdSchema, selectionSchema } from './leads.schema.ts';
import { defineRoute } from './route.ts';
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
    rows: count.meta({ description: 'Rows with something in them, the header not counted.' }),
    delimiter: z.enum(delimiters),
    encoding: z.enum(fileEncodings),
    headerRow: count.meta({ description: 'From 1; 0 where the file has no headers.' }),
    columns: z.array(
      z.object({
        column: count,
        header: z.string().nullable(),
        guess: z.enum(runColumnTargets).nullable(),
        samples: z.array(z.string()).max(5),
      }),
    ),
    createdAt: instantSchema,
    fileUntil: instantSchema
      .nullable()
      .meta({ description: 'When the uploaded file is removed, and with it the download; null once it is.' }),
  })
  .meta({ id: 'VerificationFile' });

export const uploadVerificationFile = defineRoute({
  name: 'uploadVerificationFile',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verification-files',
  tag,
  summary: 'Upload a CSV of addresses, or of names and domains',
  description:
    'The body is the file itself: CSV or TSV, at most 200,000 rows. Nothing is checked before a run is started. Removed after 30 days.',
  access: create,
  status: 201,
  params: workspaceParams,
  query: z.strictObject({
    fileName: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .refine((text) => !/\p{Cc}/u.test(text)),
  }),
  upload: true,
  answer: verificationFileSchema,
  errors: ['file_too_large', 'file_empty', 'file_format_unknown', 'file_broken', 'too_many_rows', 'disk_full', 'upload_broken'],
  idempotency: 'optional',
});

export const runColumnsSchema = z
  .array(z.strictObject({ column: z.int().min(0).max(1_999), target: z.enum(runColumnTargets) }))
  .min(1)
  .max(5)
  .meta({ description: 'Verify: the address. Find: the domain, and the name or first and last name.' });

export const runSourceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('file'), fileId: idSchema, columns: runColumnsSchema }),
    z.strictObject({
      kind: z.literal('people'),
      selection: selectionSchema,
      onlyStale: z.boolean().default(false).meta({ description: 'Only those whose verdict is missing, unknown or older than 30 days.' }),
    }),
    z.strictObject({ kind: z.literal('addresses'), addresses: z.array(addressSchema).min(1).max(1_000) }),
  ])
  .meta({
    id: 'VerificationRunSource',
    description: 'Of people, only details that the workspace owns or has revealed are verified; the others are counted as not revealed.',
  });

export const verificationForecastSchema = z
  .object({
    rows: count,
    empty: count.meta({ description: 'Without an address, or without name or domain.' }),
    doubles: count.meta({ description: 'The same address again: checked once, answered in every row.' }),
    suppressed: count,
    notRevealed: count.meta({ description: 'People whose details are not revealed.' }),
    alreadyKnown: count.meta({ description: 'Checked within the last 30 days: answered from what is known, free.' }),
    free: count.meta({ description: 'Checked again free of charge.' }),
    toCheck: count.meta({ description: 'Addresses that mail servers are asked about.' }),
    mostCost: count.meta({ description: 'Credits, if every answer is a definite one. Unknown costs nothing.' }),
    available: count.meta({ description: 'Credits that can be spent now.' }),
  })
  .meta({ id: 'VerificationForecast' });

const startFields = {
  kind: z.enum(verificationRunKinds).default('verify'),
  source: runSourceSchema,
  fresh: z.boolean().default(false).meta({ description: 'Ask again also about what was checked within the last 30 days; free.' }),
};
const startErrors = ['file_gone', 'column_mapped_twice', 'columns_missing', 'selection_empty'] as const;

export const forecastVerificationRun = defineRoute({
  name: 'forecastVerificationRun',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/verification-runs/forecast',
  tag,
  summary: 'What a run would check, and what it would cost at most',
  access: create,
  status: 200,
  params: workspaceParams,
  body: z.strictObject(startFields).meta({ id: 'ForecastVerificationRunInput' }),
  answer: verificationForecastSchema,
  errors: startErrors,
});

export const verificationRunStatuses = ['running', 'paused', 'done', 'cancelled', 'stopped'] as const;

export const verificationRunSchema = z
  .object({
    id: idSchema,
    kind: z.enum(verificationRunKinds),
    name: z.string().meta({ description: 'Of the file or list, or what was chosen.' }),
    source: z.enum(['file', 'people', 'addresses']),
    status: z.enum(verificationRunStatuses),
    stoppedBecause: z
      .enum(['ceiling_reached', 'credits_insufficient', 'workspace_read_only', 'permission_lost', 'file_gone', 'failed'])
      .nullable()
      .meta({ description: 'Why it stopped before its end; it can be resumed when the reason is gone.' }),
    total: count.meta({ description: 'Rows.' }),
    done: count.meta({ description: 'Rows with their answer.' }),
    waiting: count.meta({ description: 'Rows whose mail server asked to be asked again later; nothing to do but wait.' }),
    nextAttemptAt: instantSchema.nullable().meta({ description: 'When the next of those is asked again.' }),
    deadlineAt: instantSchema.nullable().meta({ description: 'After this, unknown is final.' }),
    verdicts: z.object({ deliverable: count, undeliverable: count, risky: count, unknown: count }),
    outcomes: z
      .object({ confirmed: count, pattern_only: count, not_found: count, unconfirmed: count })
      .meta({ description: 'Of a run that finds; zeros otherwise.' }),
    skipped: count.meta({ description: 'Empty, suppressed, not revealed or gone.' }),
    ceiling: count,
    spent: count,
    rowsPerSecond: z.number().min(0).nullable(),
    secondsLeft: count.nullable(),
    startedBy: actorSchema,
    createdAt: instantSchema,
    endedAt: instantSchema.nullable(),
    downloadUntil: instantSchema.nullable().meta({
      description: 'Of a file: until when the results can be fetched; null where they can be fetched as long as the run is there.',
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
    'The ceiling, or the most that the forecast says if that is less, is held from the balance until the run ends; what is not spent is given back.',
  access: create,
  status: 202,
  params: workspaceParams,
  body: z
    .strictObject({ ...startFields, ceiling: z.int().min(0).max(1_000_000).meta({ description: 'Credits; never passed.' }) })
    .meta({ id: 'StartVerificationRunInput' }),
  answer: verificationRunSchema,
  idempotency: 'optional',
  errors: [...startErrors, 'credits_insufficient'],
});

export const listVerificationRuns = defineRoute({
  name: 'listVerificationRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-runs',
  tag,
  summary: 'Runs, newest first',
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
  summary: 'A run and how far it is',
  description: 'May be asked every second while it is at work.',
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
    errors: verb === 'resume' ? ['already_ended', 'credits_insufficient', 'file_gone'] : ['already_ended'],
  });

export const pauseVerificationRun = steer(
  'pause',
  'Hold a run',
  'No further address is asked about; what is held and not spent is given back meanwhile.',
);
export const resumeVerificationRun = steer('resume', 'Go on with a run', 'Also after it stopped; what may still be spent is held again.');
export const cancelVerificationRun = steer('cancel', 'End a run', 'What has its answer keeps it; the rest of the hold is given back.');

export const rowResults = ['waiting', 'answered', 'empty', 'suppressed', 'not_revealed', 'gone'] as const;

export const verificationRunRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Place in the file or selection, from 1.' }),
    given: z.string().meta({ description: 'The address as it stands there; of a run that finds, name and domain.' }),
    personId: leadIdSchema.nullable(),
    result: z.enum(rowResults),
    address: z.string().nullable().meta({ description: 'What was verified or found.' }),
    verdict: verdictSchema.nullable(),
    verificationId: idSchema.nullable().meta({ description: 'Where the transcript stands.' }),
    outcome: z.enum(findOutcomes).nullable(),
    probability: z.number().min(0).max(1).nullable(),
    cost: z.int().min(0).max(1),
    isDouble: z.boolean(),
  })
  .meta({ id: 'VerificationRunRow' });

export const listVerificationRunRows = defineRoute({
  name: 'listVerificationRunRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/verification-runs/{verificationRunId}/rows',
  tag,
  summary: 'The rows of a run with their answers, in their order',
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
  summary: 'The results as CSV',
  description:
    'A file comes back with all of its own columns as they were, in its own order and with its own delimiter, and ours after them under names that it does ' +
    'not use. UTF-8 with a byte order mark, RFC 4180; ' +
    'a cell that a spreadsheet would take for a formula begins with an apostrophe.',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject({ verdict: verdictKindSchema.optional() }),
  answerType: 'text/csv',
  errors: ['file_gone'],
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
