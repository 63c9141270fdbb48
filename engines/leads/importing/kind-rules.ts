/**
 * Whether the rows of a file are people or companies: by the names of its columns and, where these have several meanings ("Title", "Name", "Nom
 * complet"), by their cells. Says when neither decides.
 */
import type { KindFacts, RepeatedNames } from './kind-facts.ts';
import { readFacts } from './kind-facts.ts';
import type { KindGuess, NamedColumn } from './kind-guess.ts';
import * as companies from './kind-of-companies.ts';
import * as name from './kind-of-one-name.ts';
import * as people from './kind-of-people.ts';

/** @returns null if the rule's evidence is missing */
type KindRule = (facts: KindFacts) => KindGuess | null;

/**
 * The rules, strongest evidence first: the first one that answers decides. A new rule belongs before the first weaker one. Their calibration is in
 * docs/files-measurements.md.
 */
export const kindRules = {
  'kind column': people.byKindColumn,
  'first name of a contact': people.byFirstNameOfContact,
  'first and last name': people.byFirstAndLastName,
  'first name': people.byFirstName,
  profiles: people.byProfiles,
  'contact of a company': people.byContactOfCompany,
  'contact of an unknown': people.byContactOfUnknown,
  'names of people': people.byNamesOfPeople,
  jobs: companies.byJobs,
  'numbered names': companies.byNumberedNames,
  'names of companies': companies.byNamesOfCompanies,
  'fields of people': companies.byFieldsOfPeople,
  'legal name': companies.byLegalName,
  'name beside a company': companies.byNameBesideCompany,
  'owners of addresses': companies.byOwnersOfAddresses,
  'register numbers': companies.byRegisterNumbers,
  sites: companies.bySites,
  'company column': companies.byCompanyColumn,
  'signs of people': name.bySignsOfPeople,
  leaders: name.byLeaders,
  directory: name.byDirectory,
  'mail domains': name.byMailDomains,
  'name with an address': name.byNameWithAddress,
  'names of nobody': name.byNamesOfNobody,
  'name alone': name.byNameAlone,
  mayors: name.byMayors,
  cells: name.byCells,
  rest: name.byRest,
} as const satisfies Record<string, KindRule>;
export type KindRuleName = keyof typeof kindRules;

/** @param cellsOf the filled cells of a column in a sample of the rows */
export function guessKind(
  named: readonly NamedColumn[],
  cellsOf: (column: number) => readonly string[],
  repeated: RepeatedNames = { byHandles: null, byDomains: null, byMailDomains: null },
): KindGuess & { readonly rule: KindRuleName } {
  const facts = readFacts(named, cellsOf, repeated);
  for (const [rule, read] of Object.entries(kindRules) as [KindRuleName, KindRule][]) {
    const guess = read(facts);
    if (guess) return { ...guess, rule };
  }
  return { ...name.byRest(facts), rule: 'rest' };
}
