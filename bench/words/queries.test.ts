/** Every labeled query is a valid search: the form of the contract, and only IDs that exist. */
import { readFileSync } from 'node:fs';
import { companyFiltersSchema, personFiltersSchema } from '@leadlight/contract';
import { cityOf, countryOf, isIndustryId, mailProviderNames, regionOf } from '@leadlight/vocabulary';
import { expect, test } from 'vitest';

interface Choice {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

interface LabeledQuery {
  readonly text: string;
  readonly language: string;
  readonly kind: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly notUnderstood: readonly string[];
  readonly notFilterable: readonly string[];
}

const read = (name: string): LabeledQuery[] =>
  readFileSync(new URL(`queries-${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LabeledQuery);

const files = { development: read('development'), sealed: read('sealed') };
const everyday = { development: read('everyday-development'), sealed: read('everyday-sealed') };
/** Four rounds, each written before the rules were changed for it; all visible since then. */
const rounds = read('rounds-development');
/** Three more rounds, the first written before the author saw any rule. */
const freshRounds = read('fresh-rounds-development');
const fresh = { development: read('fresh-development'), sealed: read('fresh-sealed') };
const all = [...Object.values(files), ...Object.values(everyday), ...Object.values(fresh), rounds, freshRounds].flat();

/** The filters that a query can become. The contract has others, such as lists and tags, that only a workspace can name. */
const readable = new Set([
  ...['industry', 'size', 'companyStatus', 'country', 'region', 'city', 'company', 'name', 'keyword', 'founded', 'technology', 'openJobs'],
  ...[
    'hiringIn',
    'newJobs',
    'mailProvider',
    'hasPhone',
    'title',
    'seniority',
    'department',
    'verdict',
    'hasEmail',
    'verdictAgeDays',
    'own',
  ],
]);

const idExists: Readonly<Record<string, (id: string) => boolean>> = {
  industry: isIndustryId,
  country: (id) => countryOf(id) !== null,
  region: (id) => regionOf(id) !== null,
  city: (id) => cityOf(id) !== null,
  mailProvider: (id) => id in mailProviderNames,
};

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && ('include' in value || 'exclude' in value);

const isSorted = (values: readonly string[]): boolean =>
  new Set(values).size === values.length && values.every((value, index) => value === values.toSorted()[index]);

/** What is wrong with a query. */
function faultsOf({ text, language, kind, filters, notUnderstood, notFilterable }: LabeledQuery): string[] {
  const faults: string[] = [];
  if (text.trim() !== text || text.length < 1 || text.length > 400) faults.push('text');
  if (!['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].includes(language)) faults.push(`language ${language}`);
  if (kind !== 'people' && kind !== 'companies') faults.push(`kind ${kind}`);
  const parsed = (kind === 'people' ? personFiltersSchema : companyFiltersSchema).safeParse(filters);
  if (!parsed.success) faults.push(parsed.error.message);
  for (const [filter, value] of Object.entries(filters)) {
    if (!readable.has(filter)) faults.push(`filter ${filter}`);
    if (!isChoice(value)) continue;
    for (const values of [value.include ?? [], value.exclude ?? []]) {
      if (!isSorted(values)) faults.push(`${filter} is not sorted`);
      for (const id of values) if (idExists[filter]?.(id) === false) faults.push(`${filter} ${id}`);
    }
  }
  for (const parts of [notUnderstood, notFilterable]) {
    if (!isSorted(parts)) faults.push('parts are not sorted');
    for (const part of parts) if (part === '' || !text.includes(part)) faults.push(`not in the text: ${part}`);
  }
  if (Object.keys(filters).length + notUnderstood.length + notFilterable.length === 0) faults.push('nothing is labeled');
  return faults;
}

test('every labeled query has the form of the filters and only IDs that exist', () => {
  const faulty = all.map((query) => ({ text: query.text, faults: faultsOf(query) })).filter(({ faults }) => faults.length > 0);
  expect(faulty).toEqual([]);
});

test('there are 400 queries for developing and 200 for scoring, 300 everyday and 110 fresh ones in two halves, those of seven rounds, and no text twice', () => {
  expect(files.development).toHaveLength(400);
  expect(files.sealed).toHaveLength(200);
  expect([everyday.development.length, everyday.sealed.length]).toEqual([151, 149]);
  expect([fresh.development.length, fresh.sealed.length]).toEqual([57, 53]);
  expect([rounds.length, freshRounds.length]).toEqual([495, 557]);
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(2062);
});

test('both files have the same mix: languages, people and companies, and parts without a filter', () => {
  for (const queries of Object.values(files)) {
    const share = (matches: (query: LabeledQuery) => boolean): number => queries.filter(matches).length / queries.length;
    expect(share(({ language }) => language === 'en')).toBe(0.4);
    for (const language of ['de', 'fr', 'es', 'it', 'pt', 'nl']) expect(share((query) => query.language === language)).toBe(0.1);
    expect(share(({ kind }) => kind === 'people')).toBeCloseTo(0.7, 1);
    expect(share(({ notFilterable }) => notFilterable.length > 0)).toBeCloseTo(0.25, 1);
    expect(share(({ notUnderstood }) => notUnderstood.length > 0)).toBeCloseTo(0.1, 1);
  }
});
