/**
 * Works on a reveal run, part by part: each part reveals, pays and moves the run's place in one transaction, so a worker that is killed has done
 * all of a part or nothing. Before each part it asks whether the one who began it may still.
 */
import { noteAudit, readWorkspace, roleOf, standing } from '@leadlight/db/accounts';
import { inAuth, inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { listRevealRunsAtWork, readRevealRun, stepRevealRun, stopRevealRun, type RevealRun, type StopReason } from '@leadlight/db/reveals';
import { takeOverRevealed } from './take-over-revealed.ts';
import type { Services } from '../services.ts';

export interface RevealRunJob {
  readonly workspaceId: string;
  readonly runId: string;
}

type Needed = Pick<Services, 'db' | 'now'>;

/** Until it is done, paused, cancelled or stopped. @returns as it then is */
export async function workOnRevealRun(services: Needed, { workspaceId, runId }: RevealRunJob): Promise<RevealRun> {
  const { db, now } = services;
  for (;;) {
    const run = await inWorkspace(db, workspaceId, async (tx) => {
      const before = await readRevealRun(tx, runId);
      if (before.status !== 'running') return before;
      const because = await reasonToStop(services, tx, workspaceId, before);
      const after = because
        ? await stopRevealRun(tx, runId, because, now())
        : await stepRevealRun(tx, runId, takeOverRevealed(now()), now());
      if (after.status === 'done') await noteRun(tx, after, now());
      return after;
    });
    if (run.status !== 'running') return run;
  }
}

/** In the audit log once, when it has ended. */
export async function noteRun(tx: WorkspaceTx, { id, actor, paid, undeliverable, spent }: RevealRun, now: Date): Promise<void> {
  await noteAudit(
    tx,
    { actor, action: 'leads.revealed', target: { kind: 'reveal-run', id }, details: { revealed: paid + undeliverable, spent } },
    now,
  );
}

async function reasonToStop({ db, now }: Needed, tx: WorkspaceTx, workspaceId: string, { actor }: RevealRun): Promise<StopReason | null> {
  if (standing(await readWorkspace(tx), now()).kind === 'read_only') return 'workspace_read_only';
  const isAllowed = actor.kind !== 'person' || (await roleOf(db.auth, workspaceId, actor.id)) !== null;
  return isAllowed ? null : 'permission_lost';
}

/** Queues what was under way when its worker was killed. */
export async function takeUpRevealRuns({ boss, db }: Pick<Services, 'boss' | 'db'>): Promise<void> {
  await inAuth(db, async (tx) => {
    for (const { workspaceId, id } of await listRevealRunsAtWork(tx)) await queueJob(boss, tx, 'reveal-runs', { workspaceId, runId: id });
  });
}
