/**
 * The domain of leads: vocabularies, titles, identities, facts, matching, import, export, score, the fictional sample.
 * Pure: no clock, no network, no Node. Each folder is a noun with an index of its own; what stands here is public.
 */
export * from './facts/index.ts';
export * from './identity/index.ts';
export * from './importing/index.ts';
export * from './matching/index.ts';
export * from './search/index.ts';
export * from './titles/index.ts';
export * from './vocabulary/index.ts';
