/**
 * Profile enrichment without network, clock, or randomness.
 *
 * - `inputs/` reads what people paste and what files contain: `readPastedText`, `readTableRow`, `inputErrors`.
 * - `waterfall/` decides which provider is asked next and whether its answer is accepted, and keeps ceilings.
 * - `lookup/` finds the person among those that a website names: `findOnSite`.
 */
export * from './inputs/index.ts';
export { findOnSite, type AskedPerson, type SitePerson } from './lookup/site-person.ts';
export * from './waterfall/index.ts';
