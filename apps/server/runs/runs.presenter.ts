/** Runs as the contract shows them: what all kinds share. */
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { Run } from '@leadlight/db/runs';
import { presentActors } from '../http/actor-names.ts';
import type { Services } from '../services.ts';
import { findRunKind } from './run-kinds.ts';
import { wordFailure } from './failure-words.ts';

/** Seconds that a rate is measured for before it is shown. */
const shortestMeasureMs = 1_000;

/** Rows per second of the slice under way, and how long the rest takes at that rate. */
function paceOf({ total, done, failed, workMs, workRows }: Run): { rowsPerSecond: number | null; secondsLeft: number | null } {
  const rowsPerSecond = workMs >= shortestMeasureMs ? Math.round((workRows / workMs) * 10_000) / 10 : null;
  const rest = total === null ? null : Math.max(0, total - done - failed);
  return { rowsPerSecond, secondsLeft: rowsPerSecond && rest !== null ? Math.ceil(rest / rowsPerSecond) : null };
}

/** @returns what each of these runs shows in the wire's fields; the kind's own are its presenter's */
export async function presentRuns<R extends Run>({ db }: Pick<Services, 'db'>, tx: WorkspaceTx, runs: readonly R[]) {
  const nameOf = await presentActors(
    db,
    tx,
    runs.map(({ startedBy }) => startedBy),
  );
  return runs.map((run) => {
    const { id, status, pauseReason, failure, isUndo, total, done, failed, ceiling, creditsHeld, creditsSpent } = run;
    return {
      run,
      fields: {
        id,
        status,
        pauseReason,
        failure: failure && { code: failure.code, message: wordFailure(findRunKind(run.kind), failure) },
        isUndo,
        total,
        done,
        failed,
        ceiling,
        creditsHeld,
        creditsSpent,
        ...paceOf(run),
        startedBy: nameOf(run.startedBy),
        createdAt: run.createdAt.toISOString(),
        startedAt: run.startedAt?.toISOString() ?? null,
        endedAt: run.endedAt?.toISOString() ?? null,
      },
    };
  });
}
