/** What the import guesses about a column. */
import type { ImportTarget } from './import-targets.ts';

/**
 * What decided a column's target; the calibration counts each. `export`: a known export's columns. `header`: its whole name. `header words`: words of its name.
 * `header and cells`: the cells decided between meanings of the name. `contradicted`: name and cells contradict each other. `cells`: the values of an
 * unknown name. `unnamed`: names of people, companies or places in a column without a name. `other columns`: addresses, domains or names in the same rows.
 * `kind`: the column that names what the rows are.
 */
export const columnRules = [
  'export',
  'header',
  'header words',
  'header and cells',
  'contradicted',
  'cells',
  'unnamed',
  'other columns',
  'kind',
] as const;
export type ColumnRule = (typeof columnRules)[number];

export interface ColumnGuess {
  readonly column: number;
  readonly header: string;
  readonly target: ImportTarget;
  /** From 0 to 1: 0.95 known name, 0.7 recognized by the cells, 0.5 doubtful, so the preview says it, 0 kept as an extra field. */
  readonly confidence: number;
  readonly by: 'header' | 'content' | 'none';
  /** null for an extra field. */
  readonly rule: ColumnRule | null;
}
