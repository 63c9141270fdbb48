/** What a column of leads is, and what the table takes. Apart from the table, whose code comes later. */
import type { LeadSort } from '@leadlight/contract/vocabulary';
import type { ReactNode, RefObject } from 'react';
import type { Sort } from '../lead-search.ts';
import type { SelectionState } from '../selection.ts';
import type { TablePreferences } from './table-preferences.ts';

export interface LeadColumn<Row> {
  id: string;
  name: string;
  /** In px, until the person makes it wider or narrower. */
  width: number;
  numeric?: boolean;
  sort?: LeadSort;
  /** Not shown until chosen. */
  isExtra?: boolean;
  /** Always shown: by it a row is known. */
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
  /** Two lines for narrow windows, where columns would not fit. */
  narrowRow: (row: Row) => ReactNode;
  hasMore: boolean;
  isFetchingMore: boolean;
  moreFailure: string | undefined;
  onMore: () => void;
  /** The rows are those of the question before; the new ones are on their way. */
  isStale: boolean;
  focus?: RefObject<HTMLDivElement | null>;
}
