/** Limits of the API for processes and screens that don't load its schemas, which take 25 MB of memory with their library. */

/** Lists that a workspace can have: more than a team needs, fewer than would make the facet slow. */
export const maxLists = 1_000;

/** Half a year: people change jobs every few years, and a year-old answer of a provider is often of the previous one. */
export const defaultOlderThanDays = 180;

/** Ten years. */
export const mostOlderThanDays = 3_650;
