/** The progress of an import, from its run's checkpoint. */
import type { ImportRecord } from '@leadlight/db/imports';
import type { Position } from './files/rows.ts';
import type { Reading } from './reading.ts';

/** The import's position in the file, in rows of leads: without the header, the lines above it, blank rows, totals and notes. In an undo it decreases. */
export function placeOf({ run, bytes, reading, skipped }: Pick<ImportRecord, 'run' | 'bytes' | 'reading' | 'skipped'>): {
  rowsRead: number;
  bytesRead: number;
} {
  if (run?.isUndo) return { rowsRead: Math.max(0, (run.total ?? 0) - run.done), bytesRead: 0 };
  const next = run?.checkpoint as Position | null | undefined;
  const above = ((reading as Reading | null)?.firstRow ?? 1) - 1;
  const rowsRead = Math.max(0, next ? next.row - 1 - above - (skipped.blank ?? 0) : 0) + (run?.rowsPastCheckpoint ?? 0);
  return { rowsRead, bytesRead: run?.status === 'finished' ? bytes : Math.min(next?.offset ?? 0, bytes) };
}
