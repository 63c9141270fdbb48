/**
 * Jobs: queued in the transaction that causes them, so that a job exists exactly when its cause does.
 */
import type { PgBoss } from 'pg-boss';
import type { Queryable } from './connect.ts';
import { traceScope } from './tracing.ts';

export const jobSchema = 'jobs';

/** A slice makes room for other runs after a while. A run whose worker was killed is queued again within a minute. */
const ofRuns = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 86_000,
  deleteAfterSeconds: 3_600,
} as const;

/** All queues and their retries. Delays are in seconds; each retry waits twice as long as the previous one, up to retryDelayMax. */
export const jobQueues = [
  {
    name: 'send-mail',
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
  },
  { name: 'request-account-mail', retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 3_600 },
  // Runs have one queue per kind, so that no kind waits for another, and at most one waiting job per run.
  { name: 'run-reveal', ...ofRuns },
  { name: 'run-import', ...ofRuns },
  { name: 'run-bulk-change', ...ofRuns },
  { name: 'run-verification', ...ofRuns },
  { name: 'run-find', ...ofRuns },
  { name: 'run-enrichment', ...ofRuns },
  { name: 'run-profile', ...ofRuns },
  { name: 'run-question', ...ofRuns },
  { name: 'run-provider-field', ...ofRuns },
  { name: 'queue-runs-due', retryLimit: 0, expireInSeconds: 55, deleteAfterSeconds: 3_600 },
  { name: 'settle-credits', retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  { name: 'delete-workspaces', retryLimit: 5, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  { name: 'load-sample', retryLimit: 3, retryDelay: 10, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 3_600 },
  // The database knows what is due, so a lost job is replaced by the next one a minute later.
  { name: 'verifications-due', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3_600 },
  { name: 'finds-due', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3_600 },
  { name: 'enrichments-due', retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3_600 },
  { name: 'fill-columns', retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 3_600 },
  // At most one waiting job per customer: it handles all events that came before it.
  {
    name: 'sync-billing',
    policy: 'short',
    retryLimit: 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 300,
    deleteAfterSeconds: 3_600,
  },
  // The database knows which events are not handled, so a lost job is replaced a minute later.
  { name: 'billing-due', retryLimit: 0, expireInSeconds: 55, deleteAfterSeconds: 3_600 },
  { name: 'compare-billing', retryLimit: 3, retryDelay: 300, retryBackoff: true, expireInSeconds: 7_200, deleteAfterSeconds: 86_400 },
  { name: 'billing-notices', retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  { name: 'mark-bounces', retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 300, deleteAfterSeconds: 86_400 },
  { name: 'remove-uploads', retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  { name: 'forget-old-records', retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
] as const;

export type JobName = (typeof jobQueues)[number]['name'];

/** What a job's data has besides: the trace that it belongs to. */
export interface JobTrace {
  readonly traceparent?: string;
}

function inTrace(data: object): object {
  const traceparent = traceScope.getStore()?.forJobs;
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** @param tx the transaction that causes the job; both roles of the server can queue */
export async function queueJob(boss: PgBoss, tx: Queryable, name: JobName, data: object): Promise<string> {
  const id = await boss.send(name, inTrace(data), { db: { executeSql: (text, values) => tx.query(text, values) } });
  if (!id) throw new Error(`the job ${name} was not queued`);
  return id;
}

interface JobOfKey {
  readonly name: JobName;
  /** What the job is for. */
  readonly key: string;
  readonly data: object;
  readonly startAfterSeconds?: number;
  /** Jobs with a higher one come first. */
  readonly priority?: number;
}

/**
 * Like queueJob, for a queue with one waiting job per key: if one is already waiting, nothing is queued.
 */
export async function queueOnce(
  boss: PgBoss,
  tx: Queryable,
  { name, key, data, startAfterSeconds = 0, priority = 0 }: JobOfKey,
): Promise<void> {
  await boss.send(name, inTrace(data), {
    singletonKey: key,
    priority,
    ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
    db: { executeSql: (text, values) => tx.query(text, values) },
  });
}
