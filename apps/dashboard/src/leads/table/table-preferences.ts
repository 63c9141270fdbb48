/** The visible columns, their widths and pinning, stored in this browser. */
import { kept, listOf, recordOf, textOf, useKept } from '../../store/kept.ts';

export interface TablePreferences {
  /** By column: false is hidden, true is shown although it is hidden by default. */
  visibility: Record<string, boolean>;
  /** By column, in px. */
  sizing: Record<string, number>;
  /** Columns that stay in place while the rest scrolls horizontally. */
  pinned: string[];
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** @param name of the table; its columns are remembered under it */
const preferencesOf = (name: string) =>
  kept<TablePreferences>({
    name: `columns.${name}`,
    version: 1,
    parse: (value) => {
      const { visibility, sizing, pinned } = (value ?? {}) as Record<string, unknown>;
      const read = { visibility: recordOf(visibility, isBoolean), sizing: recordOf(sizing, isWidth), pinned: listOf(pinned, textOf) };
      return read.visibility && read.sizing && read.pinned && { visibility: read.visibility, sizing: read.sizing, pinned: read.pinned };
    },
  });

/** State and setter. @param name of the table; its columns are remembered under it */
export const useTablePreferences = (name: string, first: TablePreferences): [TablePreferences, (next: TablePreferences) => void] =>
  useKept(preferencesOf(name), first);
