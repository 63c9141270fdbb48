/** Which columns a person sees, how wide and where, kept in this browser. */
import { useState } from 'react';

export interface TablePreferences {
  /** By column: false is hidden, true shown although it is hidden at first. */
  visibility: Record<string, boolean>;
  /** By column, in px. */
  sizing: Record<string, number>;
  /** Columns that stay in place while the rest scrolls sideways. */
  pinned: string[];
}

/** State and setter. @param name of the table; its columns are remembered under it */
export function useTablePreferences(name: string, first: TablePreferences): [TablePreferences, (next: TablePreferences) => void] {
  const key = `leadlight.columns.${name}`;
  const [preferences, setPreferences] = useState(() => read(key) ?? first);
  return [
    preferences,
    (next) => {
      setPreferences(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is blocked: they last as long as the page.
      }
    },
  ];
}

function read(key: string): TablePreferences | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<TablePreferences> | null;
    if (!kept || typeof kept.visibility !== 'object' || typeof kept.sizing !== 'object' || !Array.isArray(kept.pinned)) return undefined;
    return { visibility: kept.visibility, sizing: kept.sizing, pinned: kept.pinned };
  } catch {
    return undefined;
  }
}
