/** Verification runs and find runs: many addresses verified, or found from names at domains, under a ceiling. Each slice is a process of its own. */
import type { FilesPlace } from '@leadlight/adapters/files';
import { forgetPicks } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { JobName } from '@leadlight/db/platform/jobs';
import type { Run } from '@leadlight/db/runs';
import {
  extendDeadline,
  isFreeRun,
  leaveWaitingVerifications,
  putBackRows,
  readMostCost,
  readVerificationFile,
  readVerificationRun,
  verificationRunWindowMs,
} from '@leadlight/db/verification';
import { filesPlaceOf } from '../files/files.config.ts';
import { noteAudit } from '../audit/note-audit.ts';
import type { RunKind } from '../runs/run-kind.ts';
import type { RunOrder } from '../runs/run-process.ts';
import type { RunWorker } from '../runs/run-worker.ts';
import { findSecret } from '../secrets.ts';
import type { VerifyConfig } from '../verify/verify.config.ts';

/** What the process of a slice needs in addition to the run. */
export interface AskingOrder extends RunOrder {
  /** Where uploaded lists are kept. */
  readonly files: FilesPlace;
  /** How mail servers are asked. */
  readonly verify: VerifyConfig;
  /** Of the server: names of made-up addresses are derived from it. */
  readonly secret: string;
}

/** A window of addresses with their transcripts, and a page of rows; docs/verification-job-measurements.md. */
const heapMegabytes = 192;

const kindOf = (name: 'verification' | 'find'): RunKind => ({
  name,
  // A free run belongs to an export.
  permission: async (tx, { id }) => ({
    action: 'verifications.create',
    scope: (await isFreeRun(tx, id)) ? 'leads:export' : 'emails:verify',
  }),
  credits: {
    reason: name,
    // It waits up to a day for servers that deferred rows: its reservation lasts longer.
    reserveMs: verificationRunWindowMs + 3_600_000,
    mostCost: async (tx, { id }, now) => {
      const { isFree, isMaterialized, total, done, failed } = await readVerificationRun(tx, id);
      if (isFree) return 0;
      return isMaterialized ? readMostCost(tx, id, now) : total - done - failed;
    },
  },
  onResume: async (tx, { id }, now) => {
    await requireFile(tx, id);
    await extendDeadline(tx, id, now);
  },
  onRetry: async (tx, { id }) => putBackRows(tx, id),
  onEnd: end,
});

/** Rows that are not materialized yet need their file. @throws Refusal file_gone */
async function requireFile(tx: WorkspaceTx, runId: string): Promise<void> {
  const { isMaterialized, fileId } = await readVerificationRun(tx, runId);
  if (isMaterialized || fileId === null) return;
  if ((await readVerificationFile(tx, fileId)).fileUntil === null) throw new Refusal('file_gone');
}

async function end(tx: WorkspaceTx, { id, startedBy, done, creditsSpent }: Run, now: Date): Promise<void> {
  const { skipped, adds, added } = await readVerificationRun(tx, id);
  await leaveWaitingVerifications(tx, id);
  await forgetPicks(tx, id);
  await noteAudit(
    tx,
    {
      actor: startedBy,
      action: 'emails.verified',
      target: { kind: 'verification-run', id },
      details: { answered: done - skipped, spent: creditsSpent, ...(adds ? { added } : {}) },
    },
    now,
  );
}

const workerOf = (kind: RunKind, module: URL, queue: JobName, concurrency: number): RunWorker => ({
  kind,
  queue,
  concurrency,
  runsIn: {
    module,
    order: ({ config }) => ({ files: filesPlaceOf(config), verify: config.verify, secret: findSecret(config) }),
    heapMegabytes,
  },
});

export const verificationKind = kindOf('verification');
export const findKind = kindOf('find');

export const verificationRuns = workerOf(verificationKind, new URL('verification-process.ts', import.meta.url), 'run-verification', 2);
export const findRuns = workerOf(findKind, new URL('find-process.ts', import.meta.url), 'run-find', 1);
