/** The URLs of profile runs. Invalid parameters are ignored. */
import type { RowFilter } from '../../profiles/profile-runs.queries.ts';

export interface ProfileRunSearch {
  /** Checked where it is used: the names of the outcomes are not in the first load. */
  outcome?: RowFilter | undefined;
  /** The row whose details are open. */
  row?: number | undefined;
}

export function readProfileRunSearch({ outcome, row }: Record<string, unknown>): ProfileRunSearch {
  return {
    outcome: typeof outcome === 'string' ? (outcome as RowFilter) : undefined,
    row: /^[1-9]\d{0,6}$/.test(String(row)) ? Number(row) : undefined,
  };
}
