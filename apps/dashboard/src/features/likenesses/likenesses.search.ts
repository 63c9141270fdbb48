import type { LeadParams } from '../../leads/lead-search.ts';

/** The URL of a ranking that is not saved: its examples by ID, or the filters of a search. Read by `textsOf`, like those of a search. */
export interface LikenessSearch extends LeadParams {
  kind?: string | undefined;
  /** Separated by commas. */
  ids?: string | undefined;
}
