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

/** A column that stays while the others pass below it; its edge shows as soon as they do. */
export const pinnedClass =
  'sticky z-[2] bg-inherit group-data-scrolled/grid:shadow-[1px_0_0_var(--hairline),6px_0_6px_-4px_rgb(0_0_0/0.12)]';

/** Width of the column with the boxes to tick. */
export const tickPx = 40;
