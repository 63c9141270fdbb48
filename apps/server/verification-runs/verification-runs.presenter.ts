/** Files, runs and rows as the contract has them. */
import type { RunRow, VerificationFile, VerificationRun } from '@leadlight/db/verification';
import type { PresentedActor } from '../http/actor-names.ts';
import { presentVerdict } from '../verifications/verdict.presenter.ts';

export function presentFile({ id, fileName, bytes, rows, layout, createdAt, fileUntil }: VerificationFile) {
  const { delimiter, encoding, headerRow, columns } = layout;
  return {
    id,
    fileName,
    bytes,
    rows,
    delimiter,
    encoding,
    headerRow,
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    createdAt: createdAt.toISOString(),
    fileUntil: fileUntil?.toISOString() ?? null,
  };
}

/** What stands beside a run. */
export interface Beside {
  readonly startedBy: PresentedActor;
  /** When the next of its rows that wait is asked again. */
  readonly nextAttemptAt: Date | null;
  /** When its file is removed; null where it has none. */
  readonly downloadUntil: Date | null;
}

export function presentRun(run: VerificationRun, { startedBy, nextAttemptAt, downloadUntil }: Beside) {
  const { id, kind, name, source, status, stoppedBecause, total, waiting, skipped, ceiling, spent } = run;
  const done = run.answered + skipped;
  const isAtWork = status === 'running' && run.workMs > 0;
  const perSecond = isAtWork ? (run.workRows / run.workMs) * 1000 : null;
  const isOver = status === 'done' || status === 'cancelled';
  return {
    id,
    kind,
    name,
    source,
    status,
    stoppedBecause,
    total,
    done,
    waiting,
    nextAttemptAt: isOver ? null : (nextAttemptAt?.toISOString() ?? null),
    deadlineAt: isOver ? null : run.deadlineAt.toISOString(),
    verdicts: { deliverable: run.deliverable, undeliverable: run.undeliverable, risky: run.risky, unknown: run.unknown },
    outcomes: { confirmed: run.confirmed, pattern_only: run.pattern_only, not_found: run.not_found, unconfirmed: run.unconfirmed },
    skipped,
    ceiling,
    spent,
    rowsPerSecond: perSecond === null ? null : Math.round(perSecond * 10) / 10,
    secondsLeft: perSecond ? Math.ceil(Math.max(0, total - done - waiting) / perSecond) : null,
    startedBy,
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    downloadUntil: downloadUntil?.toISOString() ?? null,
  };
}

export function presentRow({ result, verdict, ...row }: RunRow, now: Date) {
  return {
    ...row,
    // What is asked about now, and what is to be asked about again, both wait for their answer.
    result: result === 'open' ? ('waiting' as const) : result,
    verdict: verdict && presentVerdict(verdict, now),
  };
}
