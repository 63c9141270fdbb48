/**
 * What several engines and everything around them have in common: values with their names, industries, places, titles, text folding, the keys of people and
 * companies, and the grammar of email addresses. Pure: no clock, no network, no Node. The one engine that other engines import; it imports none.
 *
 * Each folder is also an entry of its own (`@leadlight/vocabulary/places`), because the data of places and titles takes long to load.
 */
export * from './address/index.ts';
export * from './identity/index.ts';
export * from './industries/index.ts';
export * from './places/index.ts';
export * from './text/index.ts';
export * from './titles/index.ts';
export * from './values/index.ts';
