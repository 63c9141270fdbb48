/** What the import guesses about a column. */
import type { ImportTarget } from './import-targets.ts';

export interface ColumnGuess {
  readonly column: number;
  readonly header: string;
  readonly target: ImportTarget;
  /** From 0 to 1: 0.95 known name, 0.7 recognized by the cells, 0.5 name and cells contradict each other, 0 kept as an extra field. */
  readonly confidence: number;
  readonly by: 'header' | 'content' | 'none';
}
