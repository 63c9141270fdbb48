/** Files, runs and rows in the contract's form. */
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { isOver } from '@leadlight/db/runs';
import {
  readNextAttempts,
  readVerificationFiles,
  type RunRow,
  type VerificationFile,
  type VerificationRun,
} from '@leadlight/db/verification';
import type { WorkspaceContext } from '../command.ts';
import { fileDays } from '../imports/uploads.commands.ts';
import { presentRuns } from '../runs/runs.presenter.ts';
import { presentVerdict } from '../verifications/verdict.presenter.ts';

const dayMs = 86_400_000;

export function presentVerificationFile(_tx: WorkspaceTx, { id, fileName, bytes, rows, layout, createdAt, fileUntil }: VerificationFile) {
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

/** What is shown with a run. */
interface Beside {
  /** When the next of its deferred rows is asked about again. */
  readonly nextAttemptAt: Date | null;
  /** When its file is removed; null if it has none. */
  readonly downloadUntil: Date | null;
}

type RunFields = Awaited<ReturnType<typeof presentRuns>>[number]['fields'];

function presentOne(run: VerificationRun, fields: RunFields, { nextAttemptAt, downloadUntil }: Beside) {
  const { isFind, name, source, total, ceiling, waiting, skipped, deadlineAt } = run;
  const left = Math.max(0, total - run.done - run.failed - waiting);
  return {
    ...fields,
    kind: isFind ? ('find' as const) : ('verify' as const),
    name,
    source,
    total,
    ceiling,
    waiting,
    nextAttemptAt: isOver(run) ? null : (nextAttemptAt?.toISOString() ?? null),
    deadlineAt: isOver(run) ? null : deadlineAt.toISOString(),
    verdicts: { deliverable: run.deliverable, undeliverable: run.undeliverable, risky: run.risky, unknown: run.unknown },
    outcomes: { confirmed: run.confirmed, pattern_only: run.pattern_only, not_found: run.not_found, unconfirmed: run.unconfirmed },
    skipped,
    added: run.added,
    // Deferred rows take as long as their servers require, whatever the rate.
    secondsLeft: fields.rowsPerSecond ? Math.ceil(left / fields.rowsPerSecond) : null,
    downloadUntil: downloadUntil?.toISOString() ?? null,
  };
}

export async function presentVerificationRuns(tx: WorkspaceTx, runs: readonly VerificationRun[], { services }: WorkspaceContext) {
  const nextAttempts = await readNextAttempts(
    tx,
    runs.flatMap(({ id, waiting }) => (waiting > 0 ? [id] : [])),
  );
  const files = await readVerificationFiles(
    tx,
    runs.flatMap(({ fileId }) => fileId ?? []),
  );
  return (await presentRuns(services, tx, runs)).map(({ run, fields }) => {
    const uploadedAt = files.get(run.fileId ?? '')?.createdAt;
    return presentOne(run, fields, {
      nextAttemptAt: nextAttempts.get(run.id) ?? null,
      downloadUntil: uploadedAt ? new Date(uploadedAt.getTime() + fileDays * dayMs) : null,
    });
  });
}

export async function presentVerificationRun(tx: WorkspaceTx, run: VerificationRun, context: WorkspaceContext) {
  const [one] = await presentVerificationRuns(tx, [run], context);
  if (!one) throw new Refusal('not_found');
  return one;
}

export function presentRunRows(_tx: WorkspaceTx, rows: readonly RunRow[], { now }: WorkspaceContext) {
  return rows.map(({ verdict, ...row }) => ({ ...row, verdict: verdict && presentVerdict(verdict, now) }));
}
