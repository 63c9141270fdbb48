/** Areas that people name, such as "the Bay Area", by name. */
import type { Area } from './area.ts';
import { areas } from './areas.ts';

/** By its folded name, with or without an article: "the randstad". */
export const areaNamed = (folded: string): Area | undefined =>
  areas.get(folded) ?? (folded.startsWith('the ') ? areas.get(folded.slice(4)) : undefined);

export const isAreaWithoutCity = (area: Area | undefined): area is Area => area !== undefined && area.city === undefined;
