/**
 * Runs of any kind: durable work over many rows. Each kind has its own routes to start a run and to read its results; these routes list and control runs of any kind.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Runs';
const read = { kind: 'workspace', action: 'runs.read', scope: 'leads:read' } as const;
const update = { kind: 'workspace', action: 'runs.update', scope: 'leads:read' } as const;
const runParams = workspaceParams.extend({ runId: idSchema });
const count = z.int().min(0);

export const runKinds = [
  'import',
  'bulk-change',
  'reveal',
  'verification',
  'find',
  'enrichment',
  'profile',
  'question',
  'provider-field',
] as const;
export type RunKindName = (typeof runKinds)[number];
export const runKindSchema = z.enum(runKinds).meta({ id: 'RunKind' });

export const runStatuses = ['queued', 'running', 'paused', 'finished', 'canceled', 'failed'] as const;
export const runStatusSchema = z.enum(runStatuses).meta({ id: 'RunStatus' });
export type RunStatus = z.infer<typeof runStatusSchema>;

export const pauseReasons = ['member', 'ceiling', 'month_ceiling', 'credits', 'read_only', 'permission'] as const;

/** What a run of any kind shows. */
export const runFields = {
  id: idSchema,
  status: runStatusSchema.meta({ description: '`canceled` is final. A run that is `paused` or `failed` can be resumed.' }),
  pauseReason: z
    .enum(pauseReasons)
    .nullable()
    .meta({
      description:
        '`member`: a member paused it; `ceiling`: it has spent its ceiling; `month_ceiling`: a monthly ceiling of the workspace is reached; `credits`: the workspace has no credits left; `read_only`: the workspace is read-only; ' +
        '`permission`: the user who started it no longer has permission.',
    }),
  failure: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ id: 'RunFailure', description: "Why the whole run can't continue." }),
  isUndo: z.boolean().meta({ description: 'The run undoes, or has undone, its changes.' }),
  total: count.nullable().meta({ description: 'Number of rows; null until it is known.' }),
  done: count.meta({ description: 'Rows that are done.' }),
  failed: count.meta({ description: 'Rows that were set aside after repeated failures; they can be retried.' }),
  ceiling: count.nullable().meta({ description: 'The most credits that the run may spend; null if it costs nothing.' }),
  creditsHeld: count.meta({ description: 'Credits that are reserved and not spent.' }),
  creditsSpent: count,
  rowsPerSecond: z.number().min(0).nullable().meta({ description: 'Null while the run is not in progress.' }),
  secondsLeft: count.nullable(),
  startedBy: actorSchema,
  createdAt: instantSchema,
  startedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
};

export const runSchema = z.object({ kind: runKindSchema, ...runFields }).meta({ id: 'Run' });

export const listRuns = defineRoute({
  name: 'listRuns',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/runs',
  tag,
  summary: 'List runs of every kind, newest first',
  description:
    'Runs of every kind: imports, bulk changes, reveals, verifications, enrichment. The routes of runs pause, resume, cancel and retry each of them.',
  access: read,
  status: 200,
  params: workspaceParams,
  query: z.strictObject({ ...pageQuery, kind: runKindSchema.optional(), status: runStatusSchema.optional() }),
  answer: pageOf(runSchema, 'RunPage'),
  errors: ['cursor_invalid'],
});

export const readRun = defineRoute({
  name: 'readRun',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/runs/{runId}',
  tag,
  summary: 'Get a run and its progress',
  description: 'You can poll this every second while the run is in progress.',
  access: read,
  status: 200,
  params: runParams,
  answer: runSchema,
});

const steer = (verb: 'pause' | 'resume' | 'cancel' | 'retry', summary: string, description: string) =>
  defineRoute({
    name: `${verb}Run`,
    method: 'post',
    path: `/v1/workspaces/{workspaceId}/runs/{runId}/${verb}`,
    tag,
    summary,
    description: `${description} Requires the role or scope that can start a run of this kind.`,
    access: update,
    status: 200,
    params: runParams,
    answer: runSchema,
    errors: {
      pause: ['already_ended'] as const,
      resume: ['already_ended', 'credits_insufficient', 'month_ceiling', 'file_gone'] as const,
      // An undo is never canceled halfway.
      cancel: ['already_ended', 'import_state'] as const,
      retry: ['already_ended', 'credits_insufficient', 'month_ceiling', 'file_gone'] as const,
    }[verb],
  });

export const pauseRun = steer('pause', 'Pause a run', 'Unspent reserved credits are released.');
export const resumeRun = steer(
  'resume',
  'Resume a run',
  'The run continues where it paused or failed; credits are reserved again, up to its ceiling.',
);
export const cancelRun = steer(
  'cancel',
  'Cancel a run',
  'Rows that are done stay done; the other rows are not processed. Reserved credits are released.',
);
export const retryRun = steer(
  'retry',
  'Retry the failed rows of a run',
  'Tries the rows that were set aside again. A finished run starts again for them.',
);

export const failedRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Position in the run, from 1.' }),
    subject: z.string().meta({ description: 'The name of the lead, or what identifies the row of a file.' }),
    attempts: count,
    code: z.string(),
    reason: z.string().meta({ description: 'A sentence for the user.' }),
    failedAt: instantSchema,
  })
  .meta({ id: 'FailedRow' });

export const listFailedRows = defineRoute({
  name: 'listFailedRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/runs/{runId}/failed-rows',
  tag,
  summary: 'List rows of a run that were set aside, with the reason',
  description: 'Rows that failed three times. Retry them once the cause is fixed.',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(failedRowSchema, 'FailedRowPage'),
  errors: ['cursor_invalid'],
});

export const runRoutes = [listRuns, readRun, pauseRun, resumeRun, cancelRun, retryRun, listFailedRows];
