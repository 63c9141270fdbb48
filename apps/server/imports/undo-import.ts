/** One slice of an undo: merges that the import made automatically first, then its rows, the last ones first. */
import { dropImportChunk, lastImportChunk, takeTurnOfWorkspace } from '@leadlight/db/imports';
import { listMergesOfImport } from '@leadlight/db/merges';
import { reopenMerge } from '../merges/merges.commands.ts';
import type { WorkEnd } from '../runs/run-kind.ts';
import type { Slice, Step } from '../runs/slice.ts';
import { removeImportedValues } from './remove-imported-values.ts';

const mergesAtATime = 100;

/** @param reportProgress called after every transaction */
export async function undoRows(slice: Slice, reportProgress: () => Promise<void>): Promise<WorkEnd> {
  for (const undoSome of [undoMerges, undoChunk]) {
    while (await slice.commit(undoSome, takeTurnOfWorkspace)) {
      await reportProgress();
      const end = await slice.shouldEnd();
      if (end) return end;
    }
  }
  return { is: 'finished' };
}

/** @returns whether there were any */
async function undoMerges({ tx, run, now, note }: Step): Promise<boolean> {
  const ids = await listMergesOfImport(tx, run.id, mergesAtATime);
  for (const id of ids) await reopenMerge(tx, id, now);
  note({ advanced: ids.length > 0 });
  return ids.length > 0;
}

/** @returns whether there was one */
async function undoChunk({ tx, run, now, note }: Step): Promise<boolean> {
  const chunk = await lastImportChunk(tx, run.id);
  if (!chunk) return false;
  await removeImportedValues(tx, run.id, chunk, now);
  await dropImportChunk(tx, run.id, chunk.number);
  note({ done: chunk.rows });
  return true;
}
