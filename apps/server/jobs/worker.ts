/**
 * Works off the queued jobs and says when the recurring ones are due. Any number of workers may run; each job is done by one.
 */
import {
  forgetAnswers,
  forgetOldAccountRecords,
  forgetOldFeed,
  inAuth,
  inWorkspace,
  listDueForRemoval,
  listOwners,
  listWorkspaceIds,
  poolId,
  readWorkspaceName,
  removeWorkspace,
  settleCredits,
  type JobName,
} from '@leadlight/db';
import type { Job } from 'pg-boss';
import { requestAccountMail, type AccountMailRequest } from '../auth/request-account-mail.job.ts';
import { faultOf } from '../http/errors.ts';
import type { QueuedMail } from '../mail/mails.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { createMailSender } from '../mail/send-mail.job.ts';
import type { Services } from '../services.ts';

export interface Worker {
  stop(): Promise<void>;
}

/** Minutes past the hour apart, so that they do not start together. */
const schedule: readonly (readonly [JobName, string])[] = [
  ['settle-credits', '7 * * * *'],
  ['delete-workspaces', '22 * * * *'],
  ['forget-old-records', '37 * * * *'],
];

export async function startWorker(services: Services): Promise<Worker> {
  const { boss, config, log, metrics, now } = services;
  const sender = createMailSender(config, now);

  const work = async <T extends object>(name: JobName, concurrency: number, handler: (job: Job<T>) => Promise<unknown>): Promise<void> => {
    await boss.work<T>(name, { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 0.5 }, async ([job]) => {
      if (!job) return;
      try {
        await handler(job);
        metrics.jobs.inc({ name, outcome: 'done' });
      } catch (error) {
        metrics.jobs.inc({ name, outcome: 'failed' });
        log.warn({ job: job.id, name, fault: faultOf(error) }, 'a job failed and will be tried again');
        // The message is kept with the job: only its kind goes there, as it may hold an address.
        // oxlint-disable-next-line preserve-caught-error
        throw new Error(error instanceof Error ? error.name : 'failed');
      }
    });
  };

  await work<QueuedMail>('send-mail', 2, ({ id, data }) => sender.send(id, data));
  await work<AccountMailRequest>('request-account-mail', 2, ({ data }) => requestAccountMail(services, data));
  await work('settle-credits', 1, () => settleAll(services));
  await work('delete-workspaces', 1, () => deleteDue(services));
  await work('forget-old-records', 1, () => forgetOld(services));
  for (const [name, cron] of schedule) await boss.schedule(name, cron);

  return {
    stop: async () => {
      for (const name of ['send-mail', 'request-account-mail', ...schedule.map(([scheduled]) => scheduled)]) await boss.offWork(name);
      sender.close();
    },
  };
}

async function forEachWorkspace(services: Services, visit: (workspaceId: string) => Promise<void>): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await inAuth(services.db, (tx) => listWorkspaceIds(tx, after, 500));
    for (const id of ids) await visit(id);
    after = ids.at(-1) ?? null;
    if (ids.length < 500) return;
  }
}

/** Grants and expiries that are due, so that ledgers show them without being looked at. */
export async function settleAll(services: Services): Promise<void> {
  await forEachWorkspace(services, async (id) => {
    await inWorkspace(services.db, id, (tx) => settleCredits(tx, services.now()));
  });
}

async function forgetOld(services: Services): Promise<void> {
  await inAuth(services.db, (tx) => forgetOldAccountRecords(tx, services.now()));
  // By the database's clock, which wrote the entries.
  await inWorkspace(services.db, poolId, (tx) => forgetOldFeed(tx, new Date()));
  await forEachWorkspace(services, async (id) => {
    await inWorkspace(services.db, id, async (tx) => {
      await forgetAnswers(tx, services.now());
      await forgetOldFeed(tx, new Date());
    });
  });
}

/** Removes the workspaces whose grace period is over and tells their owners what was removed. */
export async function deleteDue({ boss, db, log, now }: Services): Promise<void> {
  for (const id of await inAuth(db, (tx) => listDueForRemoval(tx, now()))) {
    const owners = await listOwners(db.auth, id);
    const workspace = (await readWorkspaceName(db.auth, id)) ?? '';
    const report = await inWorkspace(db, id, async (tx) => {
      const removed = await removeWorkspace(tx, id, now());
      if (!removed) return null;
      const words = Object.entries(removed)
        .filter(([, count]) => count > 0)
        .map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`)
        .join(', ');
      for (const owner of owners) await queueMail(boss, tx, 'deletion-done', owner.email, { name: owner.name, workspace, removed: words });
      return removed;
    });
    if (report) log.info({ workspaceId: id, removed: report }, 'a workspace was deleted');
  }
}
