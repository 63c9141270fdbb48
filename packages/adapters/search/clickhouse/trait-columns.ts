/** The families of traits as columns of a lead in ClickHouse: what @leadlight/leads/likeness knows as columns of an index. */
import {
  ageRanges,
  compareKeys,
  fewestLetters,
  jobRanges,
  rangeOf,
  traitFamilies,
  valueKey,
  yearOf,
  type DescribedLead,
  type FamilyWeights,
  type Trait,
  type TraitFamily,
  type ValueRange,
} from '@leadlight/leads/likeness';
import { cellOf, idOf, type ColumnName, type LeadRow } from './lead-rows.ts';
import { numberLiteral, textList, textLiteral } from './literals.ts';

interface FamilyColumn {
  /** One value, empty when nothing is known, or for `isArray` all keys of a lead. */
  readonly keys: string;
  readonly isArray: boolean;
  /** The values as they are written in records. */
  readonly values: string;
  readonly isKnown: string;
}

/** Values that a lead has at most one of, as they are stored. */
const storedTexts = {
  sector: 'sector',
  industry: 'industry',
  size: 'size',
  companyStatus: 'company_status',
  country: 'country',
  region: 'region',
  city: 'city',
  department: 'department',
  mailProvider: 'mail_provider',
} as const satisfies Partial<Record<TraitFamily, ColumnName>>;

const isStored = (family: TraitFamily): family is keyof typeof storedTexts => Object.hasOwn(storedTexts, family);

/** Something that a company publishes is known, so that it is known which departments have no open job. */
const hasDetails = `(length(technologies) > 0 or length(hiring_in) > 0 or length(job_days) > 0 or mail_provider != '')`;

const single = (keys: string): FamilyColumn => ({ keys, isArray: false, values: keys, isKnown: `${keys} != ''` });
const several = (keys: string, values = keys, isKnown = `length(${keys}) > 0`): FamilyColumn => ({ keys, isArray: true, values, isKnown });

/** The value of the range that contains a number; the last range has no end. */
const rangeCase = (number: string, isUnknown: string, ranges: readonly ValueRange[]): string =>
  `multiIf(${isUnknown}, '', ${ranges
    .slice(0, -1)
    .map(({ value, to }) => `${number} <= ${numberLiteral(to)}, ${textLiteral(value)}`)
    .join(', ')}, ${textLiteral(ranges.at(-1)?.value ?? '')})`;

/** @param today days since 1970 */
export function familyColumn(family: TraitFamily, today: number): FamilyColumn {
  if (isStored(family)) return single(storedTexts[family]);
  switch (family) {
    case 'age':
      return single(rangeCase(`(${numberLiteral(yearOf(today))} - founded)`, 'founded = 0', ageRanges));
    case 'openJobs':
      return single(rangeCase('length(job_days)', 'length(job_days) = 0', jobRanges));
    case 'seniority':
      return several('seniorities');
    case 'title':
      return several('title_words');
    case 'technology':
      return several('technology_keys', 'technologies');
    case 'hiringIn':
      return several('hiring_in', 'hiring_in', hasDetails);
    default:
      return several(`arrayDistinct(splitByChar(' ', words))`, undefined, '1');
  }
}

const hasWord = (word: string): string => `position(concat(words, ' '), ${textLiteral(` ${word} `)}) > 0`;

/** What a family adds to a lead's score. */
export function weightOf({ family, values, unseen }: FamilyWeights, today: number): string {
  const weights = [...values];
  if (family === 'word') {
    const terms = weights.flatMap(([word, weight]) => (weight === 0 ? [] : [`if(${hasWord(word)}, ${numberLiteral(weight)}, 0)`]));
    return terms.length === 0 ? 'toInt64(0)' : `toInt64(${terms.join(' + ')})`;
  }
  const { keys, isArray } = familyColumn(family, today);
  const weighed = (key: string): string =>
    weights.length === 0
      ? numberLiteral(unseen)
      : `transform(toString(${key}), [${weights.map(([value]) => textLiteral(value)).join(', ')}], [${weights
          .map(([, weight]) => `toInt64(${numberLiteral(weight)})`)
          .join(', ')}], toInt64(${numberLiteral(unseen)}))`;
  if (isArray) return `toInt64(arraySum(each -> ${weighed('each')}, ${keys}))`;
  return `toInt64(if(${keys} = '', 0, ${weighed(keys)}))`;
}

/** Leads that have one of the required values of each family. */
export function requiredConditions(required: readonly Trait[], today: number): string[] {
  return traitFamilies.flatMap((family) => {
    const ofFamily = required.filter((trait) => trait.family === family);
    if (ofFamily.length === 0) return [];
    // An empty text is how an unknown value is stored, and no lead has it.
    const wanted = ofFamily.map(({ value }) => valueKey(family, value)).filter((key) => key !== '');
    if (wanted.length === 0) return ['0'];
    if (family === 'word') return [`(${wanted.map(hasWord).join(' or ')})`];
    const { keys, isArray } = familyColumn(family, today);
    return [isArray ? `(${wanted.map((key) => `has(${keys}, ${textLiteral(key)})`).join(' or ')})` : `${keys} in ${textList(wanted)}`];
  });
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].toSorted(compareKeys);
const valueIn = (ranges: readonly ValueRange[], number: number): string => ranges[rangeOf(ranges, number) - 1]?.value ?? '';

/** The values of a lead, as an index describes it. */
export function describeRow(row: LeadRow, hasWords: boolean, today: number): DescribedLead {
  const text = (name: ColumnName): string => cellOf(row, name) as string;
  const texts = (name: ColumnName): readonly string[] => cellOf(row, name) as readonly string[];
  const [founded, jobs] = [cellOf(row, 'founded') as number, texts('job_days').length];
  const values: Partial<Record<TraitFamily, readonly string[]>> = {};
  const add = (family: TraitFamily, found: readonly string[], isKnown = found.length > 0): void => {
    if (isKnown) values[family] = sorted(found);
  };
  for (const [family, column] of Object.entries(storedTexts)) add(family as TraitFamily, [text(column)], text(column) !== '');
  if (founded !== 0) add('age', [valueIn(ageRanges, Math.max(0, yearOf(today) - founded))]);
  if (jobs > 0) add('openJobs', [valueIn(jobRanges, jobs)]);
  add('seniority', texts('seniorities'));
  add('title', texts('title_words'));
  add('technology', texts('technology_keys'));
  const hasAny = jobs + texts('technologies').length + texts('hiring_in').length > 0 || text('mail_provider') !== '';
  add('hiringIn', texts('hiring_in'), hasAny);
  const words = text('words').split(' ');
  add(
    'word',
    words.filter((word) => word.length >= fewestLetters),
    hasWords,
  );
  return { id: idOf(row), values };
}
