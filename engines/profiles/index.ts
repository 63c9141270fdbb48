/**
 * Profile enrichment without network, clock, or randomness.
 *
 * - `inputs/` reads what people paste and what files contain: `readPastedText`, `readTableRow`, `inputErrors`.
 * - `waterfall/` decides which provider is asked next and whether its answer is accepted, and keeps ceilings.
 */
export * from './inputs/index.ts';
export * from './waterfall/index.ts';
