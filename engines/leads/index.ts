/**
 * The leads domain: facts, matching, import, export, score, the fictional sample (an entry of its own: `@leadlight/leads/sample`). Pure: no clock, no
 * network, no Node. Each folder has its own index; everything exported here is public.
 *
 * - A lead is stored as `PackedFacts` (addFacts, addByHand, retract, removeSource, mergeFacts, undoMerge) and shown as `LeadPerson` or
 *   `LeadCompany` (personOf, companyOf), its history by factsOf.
 * - A file becomes facts with detectLayout, guessMapping (checkMapping after manual changes), and readRow; importErrors has the
 *   messages.
 * - Duplicates are found with personBlockingKeys and comparePeople (companyBlockingKeys, compareCompanies); planMerges decides.
 */
export * from './exporting/index.ts';
export * from './facts/index.ts';
export * from './importing/index.ts';
export * from './masking/index.ts';
export * from './matching/index.ts';
export * from './score/index.ts';
export * from './search/index.ts';
