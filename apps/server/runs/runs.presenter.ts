/** The fields that all kinds of runs share, in the contract's form. */
import * as contract from '@leadlight/contract';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { FailedRow, Run } from '@leadlight/db/runs';
import type { WorkspaceContext } from '../command.ts';
import { presentActors } from '../http/actor-names.ts';
import type { Services } from '../services.ts';
import { findRunKind } from './run-kinds.ts';
import { wordFailure } from './failure-words.ts';

/** Seconds for which a rate is measured before it is shown. */
const shortestMeasureMs = 1_000;

/** Rows per second in the current slice, and the remaining time at that rate. */
function paceOf({ total, done, failed, workMs, workRows }: Run): { rowsPerSecond: number | null; secondsLeft: number | null } {
  const rowsPerSecond = workMs >= shortestMeasureMs ? Math.round((workRows / workMs) * 10_000) / 10 : null;
  const rest = total === null ? null : Math.max(0, total - done - failed);
  return { rowsPerSecond, secondsLeft: rowsPerSecond && rest !== null ? Math.ceil(rest / rowsPerSecond) : null };
}

/** @returns the shared fields of each run; its kind's presenter adds the others */
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

/** Runs of any kind, without the fields of their kind. */
export async function presentAnyRuns(tx: WorkspaceTx, runs: readonly Run[], { services }: Pick<WorkspaceContext, 'services'>) {
  return (await presentRuns(services, tx, runs)).map(({ run, fields }) => ({ kind: contract.runKindSchema.parse(run.kind), ...fields }));
}

export async function presentAnyRun(tx: WorkspaceTx, run: Run, context: Pick<WorkspaceContext, 'services'>) {
  const [one] = await presentAnyRuns(tx, [run], context);
  if (!one) throw new Error('the run was not presented');
  return one;
}

export function presentFailedRow({ row, subject, attempts, code, reason, updatedAt }: FailedRow) {
  return { row, subject, attempts, code: code ?? 'fault', reason: reason ?? '', failedAt: updatedAt.toISOString() };
}
