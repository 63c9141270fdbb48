/**
 * A process of its own for one stretch of a run: whatever its mail servers do to it, the API goes on. Told what to do over the channel it was started with,
 * and ends when that closes, so that it never outlives its server.
 */
import { systemClock } from '@leadlight/adapters';
import { connect, inAuth, type ConnectionTarget } from '@leadlight/db/platform';
import { claimVerificationRun, dropPassesOf, listVerificationRunsDue } from '@leadlight/db/verification';
import { Client } from 'pg';
import { uploadPath } from '../imports/uploads.ts';
import { serveOrder } from '../jobs/run-in-process.ts';
import { controlNameFor } from '../verifications/control-names.ts';
import { createHostGates } from '../verifications/host-gates.ts';
import { createConfiguredVerifier, type VerifyConfig } from '../verify/verify.config.ts';
import { workOnVerificationRun } from './work-on-run.ts';

export interface VerificationRunOrder {
  readonly target: ConnectionTarget;
  readonly workspaceId: string;
  readonly runId: string;
  readonly dataDir: string;
  /** How mail servers are asked. */
  readonly verify: VerifyConfig;
  /** Of the server: names of made-up addresses follow from it. */
  readonly secret: string;
  /** Ahead of the machine's clock. */
  readonly clockOffsetMs: number;
}

serveOrder(async (order: VerificationRunOrder) => {
  // The claim lives as long as this connection: a process that is killed gives it back.
  const claim = new Client(order.target);
  const lost = new AbortController();
  claim.on('error', () => lost.abort());
  try {
    await claim.connect();
    if (!(await claimVerificationRun(claim, order.runId))) return 'taken';
    return await workAlone(order, lost.signal);
  } finally {
    await claim.end().catch(() => undefined);
  }
});

async function workAlone(
  { target, workspaceId, runId, dataDir, verify, secret, clockOffsetMs }: VerificationRunOrder,
  signal: AbortSignal,
): Promise<string> {
  const db = connect(target, { max: 4 });
  const now = (): Date => new Date(Date.now() + clockOffsetMs);
  const clock = { ...systemClock, now: () => now().getTime() };
  // Connections of a process before, which was killed, are closed; their places would stay taken for a minute.
  await dropPassesOf(db.app, runId);
  // Who cannot read how a server is to be treated leaves it alone: the address stays unknown.
  const gates = createHostGates({ db, clock, owner: runId, onFault: () => undefined });
  const verifier = createConfiguredVerifier(verify, {
    clock,
    gate: gates.of(workspaceId),
    nameFor: controlNameFor(secret, workspaceId, now),
  });
  try {
    return await workOnVerificationRun({
      db,
      workspaceId,
      runId,
      pathOf: (fileId) => uploadPath(dataDir, workspaceId, fileId),
      verifier,
      now,
      signal,
      othersWait: async () => (await inAuth(db, (tx) => listVerificationRunsDue(tx, now()))).length > 0,
    });
  } finally {
    verifier.close();
    await gates.close().catch(() => undefined);
    await db.end().catch(() => undefined);
  }
}
