/** The features of the table that are used. */
import {
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
} from '@tanstack/react-table';

export const features = tableFeatures({ columnSizingFeature, columnResizingFeature, columnPinningFeature, columnVisibilityFeature });
export type TableFeaturesInUse = typeof features;

/** A column that stays in place while the others scroll under it; its edge then has a shadow. */
export const pinnedClass =
  'sticky z-[2] bg-inherit group-data-scrolled/grid:shadow-[1px_0_0_var(--hairline),6px_0_6px_-4px_rgb(0_0_0/0.12)]';

/** The width of the column of check boxes. */
export const tickPx = 40;
