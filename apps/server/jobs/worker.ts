/** Runs queued jobs and schedules recurring ones. Any number of workers can run; each job is done by one of them. */
import { inAuth } from '@leadlight/db/platform';
import { queueJob, type JobName, type JobTrace } from '@leadlight/db/platform/jobs';
import type { RunAtWork } from '@leadlight/db/runs';
import type { BouncedPoolPerson } from '@leadlight/db/verification';
import type { Job } from 'pg-boss';
import { sendAccountMail, type AccountMailRequest } from '../auth/auth.commands.ts';
import { faultOf } from '../http/errors.ts';
import { removeUploads } from '../imports/uploads.commands.ts';
import type { QueuedMail } from '../mail/mails.ts';
import { compareBilling, queueDueEvents } from '../billing/billing-events.commands.ts';
import { sendDueNotices } from '../billing/billing-notices.ts';
import { syncCustomer } from '../billing/sync-billing.ts';
import { createMailSender } from '../mail/send-mail.job.ts';
import { runWorkers } from '../runs/run-kinds.ts';
import { queueRunsDue, workAtRun } from '../runs/run-worker.ts';
import { queueSamplePool } from '../sample/sample.commands.ts';
import { loadSamplePool } from '../sample/sample.job.ts';
import { settleAllCredits } from '../credits/credits.commands.ts';
import { searchDueFinds } from '../finds/finds-due.job.ts';
import { fillAutomaticColumns } from '../list-columns/automatic-columns.commands.ts';
import { readDueSites } from '../enrichments/enrichments-due.job.ts';
import type { Services } from '../services.ts';
import { resealProviderKeys } from '../providers/reseal.commands.ts';
import { markBounces } from '../verifications/bounces.commands.ts';
import { traced } from '../tracing/spans.ts';
import { checkDueVerifications } from '../verifications/verification-due.job.ts';
import { deleteDueWorkspaces } from '../workspaces/workspaces.commands.ts';
import { forgetOldRecords } from './retention.commands.ts';

export interface Worker {
  stop(): Promise<void>;
}

/** How often a queue is asked for jobs where the database can't notify of them: behind a pooler, or while the connection is lost. */
const withoutNoticeS = 0.5;
/** How often it is asked otherwise, for jobs that are due later, such as the next attempt of one that failed, of which nothing notifies. */
const withNoticeS = 2;

/** Different minutes of the hour, so that they don't start together. */
const schedule: readonly (readonly [JobName, string])[] = [
  ['settle-credits', '7 * * * *'],
  ['delete-workspaces', '22 * * * *'],
  ['forget-old-records', '37 * * * *'],
  ['remove-uploads', '52 * * * *'],
  ['queue-runs-due', '* * * * *'],
  ['verifications-due', '* * * * *'],
  ['finds-due', '* * * * *'],
  ['enrichments-due', '* * * * *'],
  ['fill-columns', '* * * * *'],
  ['billing-due', '* * * * *'],
  ['compare-billing', '17 3 * * *'],
  ['billing-notices', '12 * * * *'],
];

export async function startWorker(services: Services): Promise<Worker> {
  const { boss, config, log, metrics, now } = services;
  const sender = createMailSender(config, now);

  const work = async <T extends object>(name: JobName, concurrency: number, handler: (job: Job<T>) => Promise<unknown>): Promise<void> => {
    const options = {
      batchSize: 1,
      localConcurrency: concurrency,
      pollingIntervalSeconds: withoutNoticeS,
      notifyPollingIntervalSeconds: withNoticeS,
    };
    await boss.work<(T & JobTrace) | null>(name, options, async ([job]) => {
      if (!job) return;
      try {
        // Jobs of the schedule have no data.
        const { traceparent, ...data }: JobTrace = job.data ?? {};
        const given = { ...job, data: data as unknown as T };
        await traced({ name: `job ${name}`, kind: 'consumer', parent: traceparent }, () => handler(given));
        metrics.jobs.inc({ name, outcome: 'done' });
      } catch (error) {
        metrics.jobs.inc({ name, outcome: 'failed' });
        log.warn({ job: job.id, name, fault: faultOf(error) }, 'a job failed and will be tried again');
        // pg-boss stores the message with the job. It may contain an address, so only the error's name is stored.
        // oxlint-disable-next-line preserve-caught-error
        throw new Error(error instanceof Error ? error.name : 'failed');
      }
    });
  };

  await work<QueuedMail>('send-mail', 2, ({ id, data }) => sender.send(id, data));
  await work<AccountMailRequest>('request-account-mail', 2, ({ data }) => sendAccountMail(services, data));
  await work('settle-credits', 1, () => settleAllCredits(services));
  await work('delete-workspaces', 1, () => deleteDueWorkspaces(services));
  await work('forget-old-records', 1, async () => {
    await forgetOldRecords(services);
    // Then the previous secret is not needed any longer, either.
    await resealProviderKeys(services);
  });
  const stopping = new AbortController();
  for (const worker of runWorkers)
    await work<RunAtWork>(worker.queue, worker.concurrency, ({ data }) => workAtRun(services, worker, data, stopping.signal));
  await work('queue-runs-due', 1, () => queueRunsDue(services, runWorkers));
  await work('load-sample', 1, () => loadSamplePool(services, stopping.signal));
  await work('remove-uploads', 1, () => removeUploads(services));
  await work<{ bounced: readonly BouncedPoolPerson[] }>('mark-bounces', 1, ({ data }) => markBounces(services, data.bounced));
  await work('verifications-due', 1, () => checkDueVerifications(services));
  await work('finds-due', 1, () => searchDueFinds(services));
  await work('enrichments-due', 1, () => readDueSites(services));
  await work('fill-columns', 1, () => fillAutomaticColumns(services));
  await work<{ customerId: string }>('sync-billing', 2, ({ data }) => syncCustomer(services, data.customerId));
  await work('billing-due', 1, () => queueDueEvents(services));
  await work('compare-billing', 1, () => compareBilling(services));
  await work('billing-notices', 1, () => sendDueNotices(services));
  // Runs whose worker ended with the previous server process.
  await queueRunsDue(services, runWorkers, { isStart: true });
  await queueSamplePool(services);
  await inAuth(services.db, async (tx) => {
    for (const name of ['verifications-due', 'finds-due', 'enrichments-due'] as const) await queueJob(boss, tx, name, {});
  });
  for (const [name, cron] of schedule) await boss.schedule(name, cron);

  return {
    stop: async () => {
      stopping.abort();
      for (const name of [
        'send-mail',
        'request-account-mail',
        ...runWorkers.map(({ queue }) => queue),
        'load-sample',
        'mark-bounces',
        'sync-billing',
        ...schedule.map(([scheduled]) => scheduled),
      ])
        await boss.offWork(name);
      await sender.close();
    },
  };
}
