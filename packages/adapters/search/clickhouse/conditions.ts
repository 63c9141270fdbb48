/** Filters as conditions over the columns of a lead. They find what plain SQL finds (packages/db/search/search.queries.ts). */
import {
  companyText,
  lookupKey,
  nameKey,
  nameText,
  newJobDays,
  relevance,
  relevanceStep,
  searchedTitleWords,
  technologyKey,
  wordsOf,
  type LeadKind,
  type LeadQuery,
  type LookedUp,
  type NameWord,
  type NormalizedFilter,
} from '@leadlight/leads';
import { numberList, numberLiteral, textList, textLiteral } from './literals.ts';

export interface Asked {
  readonly kind: LeadKind;
  readonly lookedUp: LookedUp;
  /** Days since 1970, UTC. */
  readonly today: number;
}

const flagColumns: Readonly<Partial<Record<NormalizedFilter['name'], string>>> = {
  hasPhone: 'has_phone',
  hasEmail: 'has_email',
  revealed: 'revealed',
  sample: 'is_sample',
  own: 'own',
};

const choiceColumns: Readonly<Partial<Record<NormalizedFilter['name'], string>>> = {
  size: 'size',
  companyStatus: 'company_status',
  mailProvider: 'mail_provider',
  department: 'department',
  country: 'country',
  region: 'region',
  city: 'city',
  verdict: 'verdict',
  source: 'source',
  stage: 'stage',
  owner: 'owner_id',
};

const arrayColumns: Readonly<Partial<Record<NormalizedFilter['name'], string>>> = {
  hiringIn: 'hiring_in',
  seniority: 'seniorities',
  list: 'lists',
  tag: 'tags',
};

/** The columns of filters that are compared as they are stored. */
export const filterColumns: Readonly<Partial<Record<NormalizedFilter['name'], string>>> = {
  ...flagColumns,
  ...choiceColumns,
  ...arrayColumns,
};

const nothing = '0';
const anyOf = (conditions: readonly string[]): string => (conditions.length === 0 ? nothing : `(${conditions.join(' or ')})`);
const allOf = (conditions: readonly string[]): string => `(${conditions.join(' and ')})`;
const startsWord = (column: string, word: string): string => `position(${column}, ${textLiteral(` ${word}`)}) > 0`;

/** Whether the column has the word in any of its spellings. */
const hasSpelling = (column: string, { typed, others }: NameWord): string =>
  anyOf([
    startsWord(column, typed),
    ...others.map(({ word, isWhole }) => (isWhole ? startsWord(`concat(${column}, ' ')`, `${word} `) : startsWord(column, word))),
  ]);

/** All filters as one condition; null if nothing is filtered. */
export function conditionsOf(filters: readonly NormalizedFilter[], asked: Asked): string | null {
  return filters.length === 0 ? null : filters.map((filter) => conditionOf(filter, asked)).join(' and ');
}

function conditionOf(filter: NormalizedFilter, asked: Asked): string {
  if (filter.kind === 'flag') return `${flagColumns[filter.name]} = ${Number(filter.value)}`;
  if (filter.kind === 'range') return rangeCondition(filter, asked.today);
  const { include, exclude } = filter.choice;
  const among = (values: readonly string[]): string => choiceCondition(filter.name, values, asked);
  return allOf([...(include.length > 0 ? [among(include)] : []), ...(exclude.length > 0 ? [`not ${among(exclude)}`] : [])]);
}

function rangeCondition({ name, from, to }: Extract<NormalizedFilter, { kind: 'range' }>, today: number): string {
  const [value, isKnown] = rangeValue(name, today);
  return allOf([
    isKnown,
    ...(Number.isFinite(from) ? [`${value} >= ${numberLiteral(from)}`] : []),
    ...(Number.isFinite(to) ? [`${value} <= ${numberLiteral(to)}`] : []),
  ]);
}

function rangeValue(name: NormalizedFilter['name'], today: number): readonly [value: string, isKnown: string] {
  switch (name) {
    case 'founded':
      return ['founded', 'founded != 0'];
    case 'openJobs':
      return ['toInt64(length(job_days))', 'length(job_days) > 0'];
    case 'newJobs': {
      const count = `toInt64(arrayCount(day -> ${numberLiteral(today)} - day < ${newJobDays}, job_days))`;
      return [count, `${count} > 0`];
    }
    default:
      return [`(${numberLiteral(today)} - checked_day)`, 'checked_day >= 0'];
  }
}

function choiceCondition(name: NormalizedFilter['name'], values: readonly string[], asked: Asked): string {
  const column = choiceColumns[name];
  if (column !== undefined) return `${column} in ${textList(known(values))}`;
  const array = arrayColumns[name];
  if (array !== undefined) return anyOf(values.map((value) => `has(${array}, ${textLiteral(value)})`));
  switch (name) {
    case 'industry': {
      const sectors = known(values.filter((value) => !value.includes('.')));
      return anyOf([`industry in ${textList(known(values))}`, ...(sectors.length > 0 ? [`sector in ${textList(sectors)}`] : [])]);
    }
    case 'technology':
      return anyOf(values.map((value) => `has(technology_keys, ${textLiteral(technologyKey(value))})`));
    case 'title':
      return anyOf(
        values.flatMap((text) => {
          const words = searchedTitleWords(text);
          return words.length === 0 ? [] : [allOf(words.map((word) => `has(title_words, ${textLiteral(word)})`))];
        }),
      );
    case 'keyword':
      return anyOf(
        values.flatMap((text) => {
          const words = wordsOf(text);
          return words.length === 0 ? [] : [allOf(words.map((word) => startsWord('words', word)))];
        }),
      );
    case 'company':
      return anyOf(values.flatMap((text) => companyConditions(text)));
    case 'import':
      return anyOf(values.map((value) => lookedUpCondition('import', value, asked)));
    default:
      return anyOf(values.flatMap((value) => nameConditions(value, asked)));
  }
}

/** An empty text is how an absent one is stored, and no lead has it. */
const known = (values: readonly string[]): string[] => {
  const kept = values.filter((value) => value !== '');
  return kept.length === 0 ? ['\u0000'] : kept;
};

function companyConditions(text: string): string[] {
  const { name, domain } = companyText(text);
  return [
    ...(domain ? [`company_domain = ${textLiteral(domain)}`] : []),
    ...(name ? [`startsWith(company_words, ${textLiteral(` ${name}`)})`] : []),
  ];
}

function lookedUpCondition(name: 'name' | 'import', value: string, { lookedUp }: Asked): string {
  const ids = lookedUp[lookupKey(name, value)];
  return ids === undefined || ids.length === 0 ? nothing : `id in ${numberList(ids)}`;
}

function nameConditions(value: string, asked: Asked): string[] {
  const typed = nameText(value);
  if (typed.kind !== 'words') return [lookedUpCondition('name', value, asked)];
  const { words, domains } = typed;
  const ways = domains.length === 0 ? [] : [`company_domain in ${textList(domains)}`];
  if (words.length > 0) {
    const both = asked.kind === 'people' ? 'concat(name_words, company_words)' : 'name_words';
    ways.push(allOf([...words.map((word) => hasSpelling(both, word)), anyOf(words.map((word) => hasSpelling('name_words', word)))]));
  }
  return ways;
}

/** The best class that a lead has for one of the `name` filter's values, and then its score. */
function relevanceKey(filters: readonly NormalizedFilter[], asked: Asked): string {
  const filter = filters.find(({ name }) => name === 'name');
  const values = filter?.kind === 'choice' ? filter.choice.include : [];
  const classOf = (value: string): string => {
    const typed = nameText(value);
    const least = String(relevance.company);
    if (typed.kind !== 'words') return `if(${lookedUpCondition('name', value, asked)}, ${relevance.exact}, ${least})`;
    const { words, domains } = typed;
    const isSpelled = words.some(({ others }) => others.length > 0);
    const otherwise = isSpelled
      ? `if(${allOf(words.map((word) => hasSpelling('name_words', word)))}, ${relevance.spelling}, ${least})`
      : least;
    const text = nameKey(value);
    const starts = (end: string): string => `startsWith(name_key, ${textLiteral(`${text}${end}`)})`;
    const cases = [
      ...(domains.length > 0 ? [`company_domain in ${textList(domains)}, ${relevance.exact}`] : []),
      `${words.length === 0 ? '1' : `not ${allOf(words.map(({ typed: word }) => startsWord('name_words', word)))}`}, ${otherwise}`,
      `name_key = ${textLiteral(text)}, ${relevance.exact}`,
      `${starts(' ')}, ${relevance.firstWords}`,
      `${starts('')}, ${relevance.start}`,
    ];
    return `multiIf(${cases.join(', ')}, ${relevance.words})`;
  };
  // `greatest` of old versions takes two values.
  const best = values.length === 0 ? '0' : values.map(classOf).reduce((a, b) => `greatest(${a}, ${b})`);
  return `toInt64(${best}) * ${relevanceStep} - rank`;
}

export interface SortKey {
  readonly key: string;
  /** Whether a lead has no value, and comes last; null if all have one. */
  readonly isAbsent: string | null;
}

export function sortKeyOf(by: LeadQuery['sort']['by'], filters: readonly NormalizedFilter[], asked: Asked): SortKey {
  switch (by) {
    case 'score':
      return { key: '-rank', isAbsent: null };
    case 'relevance':
      return { key: relevanceKey(filters, asked), isAbsent: null };
    case 'name':
      return { key: 'name_key', isAbsent: null };
    case 'company':
      return { key: 'company_key', isAbsent: `company_name = ''` };
    case 'size':
      return { key: 'size_rank', isAbsent: 'size_rank = 0' };
    case 'founded':
      return { key: 'founded', isAbsent: 'founded = 0' };
    case 'updated':
      return { key: 'updated', isAbsent: null };
  }
}
