/**
 * Writing to leads without network, clock or randomness.
 *
 * - `template.ts` fills a template with facts: `fillTemplate`, `placeholdersOf`.
 * - `check/` reports what is wrong with an email, by rules: `checkEmail`.
 * - `starters/` has templates to begin with: `starterOf`.
 */
export * from './check/index.ts';
export { departmentWords } from './department-words.ts';
export * from './drafts.ts';
export * from './fields.ts';
export { starterOf, type Starter, type StarterChoice } from './starters/index.ts';
export * from './template.ts';
