/** Limits of the API for processes that don't load its schemas, which take 25 MB of memory with their library. */

/** Lists that a workspace can have: more than a team needs, fewer than would make the facet slow. */
export const maxLists = 1_000;
