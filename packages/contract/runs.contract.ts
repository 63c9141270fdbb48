/**
 * Runs: durable work over many rows, whatever the kind. Each kind has routes of its own to start one and to read its results; these show and control any.
 */
import { z } from 'zod';
import { actorSchema, idSchema, instantSchema, pageOf, pageQuery, workspaceParams } from './common.schema.ts';
import { defineRoute } from './route.ts';

const tag = 'Runs';
const read = { kind: 'workspace', action: 'runs.read', scope: 'leads:read' } as const;
const update = { kind: 'workspace', action: 'runs.update', scope: 'leads:read' } as const;
const runParams = workspaceParams.extend({ runId: idSchema });
const count = z.int().min(0);

export const runKinds = ['import', 'bulk-change', 'reveal', 'verification', 'find'] as const;
export const runKindSchema = z.enum(runKinds).meta({ id: 'RunKind' });

export const runStatuses = ['queued', 'running', 'paused', 'finished', 'canceled', 'failed'] as const;
export const runStatusSchema = z.enum(runStatuses).meta({ id: 'RunStatus' });
export type RunStatus = z.infer<typeof runStatusSchema>;

export const pauseReasons = ['member', 'ceiling', 'credits', 'read_only', 'permission'] as const;

/** What a run of any kind shows. */
export const runFields = {
  id: idSchema,
  status: runStatusSchema.meta({ description: '`canceled` is final. A run that is `paused` or `failed` can be resumed.' }),
  pauseReason: z
    .enum(pauseReasons)
    .nullable()
    .meta({
      description:
        '`member`: somebody paused it; `ceiling`: it spent its ceiling; `credits`: the workspace has no credits left; `read_only`: the workspace is read-only; ' +
        '`permission`: whoever started it may no longer do this.',
    }),
  failure: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ id: 'RunFailure', description: 'Why the whole run cannot go on.' }),
  isUndo: z.boolean().meta({ description: 'The run takes back, or took back, what it did.' }),
  total: count.nullable().meta({ description: 'Rows; null while nobody knows.' }),
  done: count.meta({ description: 'Rows that are done.' }),
  failed: count.meta({ description: 'Rows that failed three times and were set aside; they can be retried.' }),
  ceiling: count.nullable().meta({ description: 'The most credits that the run may spend; null where it costs nothing.' }),
  creditsHeld: count.meta({ description: 'Reserved and not spent.' }),
  creditsSpent: count,
  rowsPerSecond: z.number().min(0).nullable().meta({ description: 'Null while nothing is at work.' }),
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
  summary: 'Runs of every kind, newest first',
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
  summary: 'A run and its progress',
  description: 'May be asked every second while the run is at work.',
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
    description: `${description} Needs the role, or the scope, that starts such a run.`,
    access: update,
    status: 200,
    params: runParams,
    answer: runSchema,
    errors: {
      pause: ['already_ended'] as const,
      resume: ['already_ended', 'credits_insufficient', 'file_gone'] as const,
      // An undo is never canceled halfway.
      cancel: ['already_ended', 'import_state'] as const,
      retry: ['already_ended', 'credits_insufficient', 'file_gone'] as const,
    }[verb],
  });

export const pauseRun = steer('pause', 'Pause a run', 'Credits that are reserved and not spent are released.');
export const resumeRun = steer(
  'resume',
  'Resume a run',
  'It goes on where it paused or failed; credits are reserved again, up to its ceiling.',
);
export const cancelRun = steer(
  'cancel',
  'Cancel a run',
  'What is done stays done; the other rows are left out. Reserved credits are released.',
);
export const retryRun = steer(
  'retry',
  'Retry the failed rows of a run',
  'The rows that were set aside are tried again. A finished run runs again for them.',
);

export const failedRowSchema = z
  .object({
    row: z.int().min(1).meta({ description: 'Place in the run, from 1.' }),
    subject: z.string().meta({ description: 'The name of the lead, or what identifies the row of a file.' }),
    attempts: count,
    code: z.string(),
    reason: z.string().meta({ description: 'A sentence for people.' }),
    failedAt: instantSchema,
  })
  .meta({ id: 'FailedRow' });

export const listFailedRows = defineRoute({
  name: 'listFailedRows',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/runs/{runId}/failed-rows',
  tag,
  summary: 'Rows of a run that were set aside, with the reason',
  access: read,
  status: 200,
  params: runParams,
  query: z.strictObject(pageQuery),
  answer: pageOf(failedRowSchema, 'FailedRowPage'),
  errors: ['cursor_invalid'],
});

export const runRoutes = [listRuns, readRun, pauseRun, resumeRun, cancelRun, retryRun, listFailedRows];
