/** Places of a description that were read as several regions: "Midwest", or "Austria" in "Bavaria and Austria". */
interface Chip {
  readonly field: string;
  readonly exclude: boolean;
  readonly from: number;
  readonly to: number;
}

export interface PlaceOfRegions {
  /** As typed. */
  readonly place: string;
  readonly regions: number;
}

/** @returns each place that became more than one region of the search, in the order of the text; excluded ones lose no leads and are left out */
export function placesOfRegions(text: string, chips: readonly Chip[]): PlaceOfRegions[] {
  const regions = new Map<string, number>();
  for (const { field, exclude, from, to } of chips) {
    if (field !== 'region' || exclude) continue;
    const place = text.slice(from, to);
    regions.set(place, (regions.get(place) ?? 0) + 1);
  }
  return [...regions].filter(([, count]) => count > 1).map(([place, count]) => ({ place, regions: count }));
}
