/** What a column of leads is, and what the table can do with it. */
import { columnPinningFeature, columnResizingFeature, columnSizingFeature, columnVisibilityFeature, tableFeatures } from '@tanstack/react-table';
import type { LeadSort } from '@leadlight/contract/vocabulary';
import type { ReactNode } from 'react';

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

export const features = tableFeatures({ columnSizingFeature, columnResizingFeature, columnPinningFeature, columnVisibilityFeature });
export type TableFeaturesInUse = typeof features;

/** Width of the column with the boxes to tick. */
export const tickPx = 40;
