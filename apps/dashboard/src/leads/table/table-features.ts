/** What the table can do with a column. */
import {
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
} from '@tanstack/react-table';

export const features = tableFeatures({ columnSizingFeature, columnResizingFeature, columnPinningFeature, columnVisibilityFeature });
export type TableFeaturesInUse = typeof features;

/** Width of the column with the boxes to tick. */
export const tickPx = 40;
