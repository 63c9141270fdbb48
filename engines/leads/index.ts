/**
 * The domain of leads: vocabularies, titles, identities, facts, matching, import, export, score, the fictional sample.
 * Pure: no clock, no network, no Node. Each folder is a noun with an index of its own; what stands here is public.
 *
 * - A lead is stored as `PackedFacts` (addFacts, addByHand, retract, removeSource, mergeFacts, undoMerge) and shown as `LeadPerson` or
 *   `LeadCompany` (personOf, companyOf), its history by factsOf.
 * - A file becomes facts by detectLayout, guessMapping (checkMapping after a hand), readRow; importErrors has the words.
 * - Records meet by personBlockingKeys and comparePeople (companyBlockingKeys, compareCompanies); planMerges decides.
 * - Free texts become ids by parseCompanySize, parseIndustry, parsePlace, readTitle, and ids become words by the tables beside them.
 */
export * from './exporting/index.ts';
export * from './facts/index.ts';
export * from './identity/index.ts';
export * from './importing/index.ts';
export * from './masking/index.ts';
export * from './matching/index.ts';
export * from './sample/index.ts';
export * from './score/index.ts';
export * from './search/index.ts';
export { foldText } from './text/fold.ts';
export * from './titles/index.ts';
export * from './vocabulary/index.ts';
