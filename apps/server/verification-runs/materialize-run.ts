/**
 * Writes the rows of a run, from its file or its people: each part in one transaction with the place where the next one begins, so that a worker that is
 * killed continues there.
 */
import { readPicks } from '@leadlight/db/leads';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import {
  lookUpByKey,
  materializeRows,
  noteMaterialized,
  readVerificationFile,
  readVerificationRun,
  type VerificationRun,
} from '@leadlight/db/verification';
import { RunFault } from '../runs/row-errors.ts';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { candidatesOfFile, candidatesOfPeople, peopleToVerify, rowsOf } from './candidates.ts';
import { type Candidate, type RunColumns } from './list-candidates.ts';

/** Rows written in one transaction. */
const batchRows = 4_000;

type PathOf = (fileId: string) => string | Promise<string>;

/**
 * @param pathOf where the file with this id is
 * @returns how the slice ends, before all rows are written; null when they are
 * @throws RunFault file_gone
 */
export async function materializeRun(slice: Slice, pathOf: PathOf): Promise<WorkEnd | null> {
  const run = await inWorkspace(slice.db, slice.workspaceId, (tx) => readVerificationRun(tx, slice.runId));
  if (run.isMaterialized) return null;
  return run.source === 'file' ? materializeFile(slice, run, pathOf) : materializePeople(slice);
}

async function materializeFile(slice: Slice, run: VerificationRun, pathOf: PathOf): Promise<WorkEnd | null> {
  const fileId = run.fileId ?? '';
  const { fileUntil, layout } = await inWorkspace(slice.db, slice.workspaceId, (tx) => readVerificationFile(tx, fileId));
  if (fileUntil === null) throw new RunFault('file_gone');
  const reading = { isFind: run.isFind, columns: run.columns as RunColumns };
  const options = { batchRows, signal: slice.signal };
  let at = { row: run.materializedRow, offset: run.materializedOffset };
  try {
    for await (const { candidates, next } of candidatesOfFile(await pathOf(fileId), layout, reading, at, options)) {
      await slice.commit((step) => materializePart(step, candidates, { ...next, isMaterialized: false }), lookUpByKey);
      at = next;
      const end = await slice.shouldEnd();
      if (end) return end;
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new RunFault('file_gone') : error;
  }
  await slice.commit((step) => materializePart(step, [], { ...at, isMaterialized: true }), lookUpByKey);
  return null;
}

/** The people were stored under the run's id when it was started, without those that it is not for. */
async function materializePeople(slice: Slice): Promise<WorkEnd | null> {
  for (;;) {
    const isMaterialized = await slice.commit(async (step) => {
      const { tx, run, now } = step;
      const { isFind, materializedRow } = await readVerificationRun(tx, run.id);
      const ids = await readPicks(tx, run.id, materializedRow - 1);
      const people = await peopleToVerify(tx, ids, { onlyStale: false }, now);
      const isLast = ids.length === 0;
      const next = { row: materializedRow + ids.length, offset: 0, isMaterialized: isLast };
      await materializePart(step, candidatesOfPeople(people, isFind, materializedRow), next);
      return isLast;
    }, lookUpByKey);
    if (isMaterialized) return null;
    const end = await slice.shouldEnd();
    if (end) return end;
  }
}

interface Next {
  readonly row: number;
  readonly offset: number;
  readonly isMaterialized: boolean;
}

async function materializePart({ tx, run, note }: Step, candidates: readonly Candidate[], next: Next): Promise<void> {
  const skipped = await materializeCandidates(tx, run.id, candidates);
  await noteMaterialized(tx, run.id, { ...next, skipped });
  note({ done: skipped, advanced: true });
}

/** @returns how many of them have nothing to ask */
export async function materializeCandidates(tx: WorkspaceTx, runId: string, candidates: readonly Candidate[]): Promise<number> {
  if (candidates.length === 0) return 0;
  const rows = await rowsOf(tx, candidates);
  await materializeRows(tx, runId, rows);
  return rows.filter(({ skipReason }) => skipReason !== null).length;
}
