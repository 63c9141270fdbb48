/**
 * A process of its own for one stretch of a run: whatever its mail servers do to it, the API goes on. Told what to do over the channel it was started with,
 * and ends when that closes, so that it never outlives its server.
 */
import { systemClock } from '@leadlight/adapters';
import { claimVerificationRun, connect, inAuth, listVerificationRunsDue, type ConnectionTarget } from '@leadlight/db';
import { Client } from 'pg';
import { uploadPath } from '../imports/uploads.ts';
import { serveOrder } from '../jobs/run-in-process.ts';
import { createConfiguredVerifier, type VerifyConfig } from '../verify/verify.config.ts';
import { workOnVerificationRun } from './work-on-run.ts';

export interface VerificationRunOrder {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly runId: string;
  readonly dataDir: string;
  /** How mail servers are asked. */
  readonly verify: VerifyConfig;
  /** Ahead of the machine's clock. */
  readonly clockOffsetMs: number;
}

serveOrder(async ({ target, workspaceId, runId, dataDir, verify, clockOffsetMs }: VerificationRunOrder) => {
  // The claim lives as long as this connection: a process that is killed gives it back.
  const claim = new Client(target);
  const lost = new AbortController();
  claim.on('error', () => lost.abort());
  const db = connect(target, { max: 4 });
  const now = (): Date => new Date(Date.now() + clockOffsetMs);
  const verifier = createConfiguredVerifier(verify, { clock: { ...systemClock, now: () => now().getTime() } });
  try {
    await claim.connect();
    if (!(await claimVerificationRun(claim, runId))) return 'taken';
    return await workOnVerificationRun({
      db,
      workspaceId,
      runId,
      pathOf: (fileId) => uploadPath(dataDir, workspaceId, fileId),
      verifier,
      now,
      signal: lost.signal,
      othersWait: async () => (await inAuth(db, (tx) => listVerificationRunsDue(tx, now()))).length > 0,
    });
  } finally {
    verifier.close();
    await db.end().catch(() => undefined);
    await claim.end().catch(() => undefined);
  }
});
