/** Columns that rows of people and companies share, for own and pool leads as a workspace sees them. */

/** For the table aliases `l` (the lead) and `s` (its state in the workspace). */
export const workingColumns = `l.workspace_id = current_workspace() as "isOwn", l.is_sample as "isSample", l.source, l.score, s.stage, s.owner_id as "ownerId",
  coalesce(s.tags, '{}') as "keptTags", l.updated_at as "updatedAt"`;

export interface WorkingRow {
  readonly isOwn: boolean;
  readonly isSample: boolean;
  readonly source: string;
  readonly score: number;
  readonly stage: string | null;
  readonly ownerId: string | null;
  /** Tags that the workspace added, besides those of the record. */
  readonly keptTags: readonly string[];
  readonly updatedAt: Date;
}

export interface PlaceRow {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly cityName: string | null;
}

export const placeColumns = `l.country, l.region, l.city, l.city_name as "cityName"`;
