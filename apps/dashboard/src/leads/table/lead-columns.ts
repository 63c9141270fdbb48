/** The types of a column and of the table. Separate from the table, whose code is loaded later. */
import type { LeadSort } from '@leadlight/contract/vocabulary';
import type { ReactNode, RefObject } from 'react';
import type { Sort } from '../lead-search.ts';
import type { SelectionState } from '../selection.ts';
import type { TablePreferences } from './table-preferences.ts';

export interface LeadColumn<Row> {
  id: string;
  name: string;
  /** In px, until the user resizes it. */
  width: number;
  numeric?: boolean;
  sort?: LeadSort;
  /** A column of the list: sorted by its id. */
  listColumn?: { id: string; renderMenu: () => ReactNode };
  /** Hidden by default. */
  isExtra?: boolean;
  /** Always shown, because it identifies the row. */
  isFixed?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableSubject {
  id: string;
  name: string;
}

export interface LeadTableProps<Row extends TableSubject> {
  label: string;
  columns: readonly LeadColumn<Row>[];
  rows: readonly Row[];
  total: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  preferences: TablePreferences;
  onPreferences: (next: TablePreferences) => void;
  selection: SelectionState;
  /** The lead whose drawer is open. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** The two lines of a row in narrow windows, where columns do not fit. */
  narrowRow: (row: Row) => ReactNode;
  hasMore: boolean;
  isFetchingMore: boolean;
  moreFailure: string | undefined;
  onMore: () => void;
  /** The rows are those of the previous query while the new ones are loading. */
  isStale: boolean;
  /** What can be done with a row directly; shown while the pointer or the keyboard is on it. */
  renderActions: (row: Row) => ReactNode;
  /** The height at the bottom that something covers, in px. */
  coveredPx: number;
  focus?: RefObject<HTMLDivElement | null>;
}
