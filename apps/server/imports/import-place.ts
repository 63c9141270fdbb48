/** The progress of an import, from its run's checkpoint. */
import type { ImportRecord } from '@leadlight/db/imports';
import type { Position } from './files/rows.ts';

/** The import's position in the file; in an undo it decreases. */
export function placeOf({ run, bytes }: Pick<ImportRecord, 'run' | 'bytes'>): { rowsRead: number; bytesRead: number } {
  if (run?.isUndo) return { rowsRead: Math.max(0, (run.total ?? 0) - run.done), bytesRead: 0 };
  const next = run?.checkpoint as Position | null | undefined;
  const rowsRead = (next ? next.row - 1 : 0) + (run?.rowsPastCheckpoint ?? 0);
  return { rowsRead, bytesRead: run?.status === 'finished' ? bytes : Math.min(next?.offset ?? 0, bytes) };
}
