/** Lays out the rows of a run, from its file or its people: each part with its place in one transaction, so that a laying that is killed goes on there. */
import { readPicks } from '@leadlight/db/leads';
import { inWorkspace, type Database, type WorkspaceTx } from '@leadlight/db/platform';
import {
  layRows,
  lockVerificationRun,
  lookUpByKey,
  noteLaid,
  readVerificationFile,
  readVerificationRun,
  type VerificationRun,
} from '@leadlight/db/verification';
import { type Candidate, type RunColumns } from './list-candidates.ts';
import { candidatesOfFile, candidatesOfPeople, peopleToVerify, rowsToLay } from './run-rows.ts';

export interface Laying {
  readonly db: Database;
  readonly workspaceId: string;
  readonly runId: string;
  /** Where a file with this id lies. */
  readonly pathOf: (fileId: string) => string;
  readonly now: () => Date;
  readonly signal?: AbortSignal;
}

/** Rows laid in one transaction. */
const batchRows = 4_000;

/** The run was paused or ended meanwhile. */
export class NotRunning extends Error {}

/** The file is not there any more. */
export class FileGone extends Error {}

/** @returns the run with all of its rows. @throws NotRunning, FileGone */
export async function layRun(laying: Laying): Promise<VerificationRun> {
  const run = await inWorkspace(laying.db, laying.workspaceId, (tx) => readVerificationRun(tx, laying.runId));
  if (!run.isLaid) await (run.source === 'file' ? layFile(laying, run) : layPeople(laying));
  return inWorkspace(laying.db, laying.workspaceId, (tx) => readVerificationRun(tx, laying.runId));
}

async function layFile({ db, workspaceId, runId, pathOf, signal }: Laying, run: VerificationRun): Promise<void> {
  const fileId = run.fileId ?? '';
  const file = await inWorkspace(db, workspaceId, (tx) => readVerificationFile(tx, fileId));
  if (file.fileUntil === null) throw new FileGone();
  const reading = { kind: run.kind, columns: run.columns as RunColumns };
  try {
    let at = { row: run.laidRow, offset: run.laidOffset };
    for await (const { candidates, next } of candidatesOfFile(pathOf(fileId), file.layout, reading, at, {
      batchRows,
      ...(signal ? { signal } : {}),
    })) {
      await inWorkspace(db, workspaceId, async (tx) => {
        await requireRunning(tx, runId);
        const skipped = await layPart(tx, runId, candidates);
        await noteLaid(tx, runId, { ...next, isLaid: false, skipped });
      });
      at = next;
    }
    await inWorkspace(db, workspaceId, async (tx) => {
      await requireRunning(tx, runId);
      await noteLaid(tx, runId, { ...at, isLaid: true, skipped: 0 });
    });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileGone() : error;
  }
}

/** The people were kept under the run's id when it was started; those that it is not for were left out then. */
async function layPeople({ db, workspaceId, runId, now }: Laying): Promise<void> {
  for (let isLaid = false; !isLaid;) {
    isLaid = await inWorkspace(db, workspaceId, async (tx) => {
      const { kind, laidRow } = await requireRunning(tx, runId);
      const ids = await readPicks(tx, runId, laidRow - 1);
      const people = await peopleToVerify(tx, ids, { kind, onlyStale: false }, now());
      const skipped = await layPart(tx, runId, candidatesOfPeople(people, kind, laidRow));
      await noteLaid(tx, runId, { row: laidRow + ids.length, offset: 0, isLaid: ids.length === 0, skipped });
      return ids.length === 0;
    });
  }
}

/** @returns how many of them have nothing to ask */
export async function layPart(tx: WorkspaceTx, runId: string, candidates: readonly Candidate[]): Promise<number> {
  if (candidates.length === 0) return 0;
  const rows = await rowsToLay(tx, candidates);
  await layRows(tx, runId, rows);
  return rows.filter(({ result }) => result !== 'open').length;
}

async function requireRunning(tx: WorkspaceTx, runId: string): Promise<VerificationRun> {
  await lookUpByKey(tx);
  const run = await lockVerificationRun(tx, runId);
  if (run.status !== 'running') throw new NotRunning();
  return run;
}
