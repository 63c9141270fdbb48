/** Collects the parts of a sentence into filters. */
import type { Choice, LeadFilters, NumberRange } from '../search/query.ts';
import type { Meaning, WordsField } from './meaning.ts';
import type { Part } from './state.ts';

export interface WordsChip {
  readonly field: WordsField;
  /** A value of the vocabulary, or a text as typed; "true" and "false" for yes and no; empty for a range. */
  readonly value: string;
  readonly exclude: boolean;
  /** Ends of a range, both inclusive; null where it is open or the field has none. */
  readonly least: number | null;
  readonly most: number | null;
  /** Where in the text it stands, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
}

interface Collected {
  readonly filters: LeadFilters;
  readonly chips: readonly WordsChip[];
  /** Parts that contradict an earlier one of the same filter: two ranges that no value is in. Offsets in the text. */
  readonly conflicts: readonly { readonly from: number; readonly to: number }[];
}

type Offset = (index: number, end: 'start' | 'end') => number;
/** The contract's most values of one choice. */
const mostValues = 200;
/** The contract's longest value of a choice. A sentence may be longer, and one word of it too, such as a URL. */
const longestValue = 200;

export function filtersOf(parts: readonly Part[], offset: Offset): Collected {
  const chips: WordsChip[] = [];
  const conflicts: { from: number; to: number }[] = [];
  const ranges = new Map<WordsField, NumberRange>();
  const choices = new Map<WordsField, Map<string, boolean>>();
  const named = new Set<string>();
  const answers = new Map<WordsField, boolean>();
  for (const part of parts) {
    if (part.kind !== 'filter') continue;
    const span = { from: offset(part.from, 'start'), to: offset(part.to - 1, 'end') };
    let isKept = part.meanings.length === 0;
    for (const meaning of part.meanings) {
      const chip = chipOf(meaning, part.exclude, span);
      const isAlone = part.meanings.filter(({ field }) => field === meaning.field).length === 1;
      if (!keep(meaning, part.exclude, isAlone, { ranges, choices, named, answers })) continue;
      isKept = true;
      chips.push(chip);
    }
    if (!isKept) conflicts.push(span);
  }
  return { filters: assembled(ranges, choices, answers), chips, conflicts };
}

function chipOf(meaning: Meaning, exclude: boolean, span: { from: number; to: number }): WordsChip {
  if (!('value' in meaning)) return { field: meaning.field, value: '', exclude: false, least: meaning.from, most: meaning.to, ...span };
  const isAnswer = typeof meaning.value === 'boolean';
  return { field: meaning.field, value: String(meaning.value), exclude: exclude && !isAnswer, least: null, most: null, ...span };
}

interface Kept {
  readonly ranges: Map<WordsField, NumberRange>;
  /** Whether each value is excluded. */
  readonly choices: Map<WordsField, Map<string, boolean>>;
  /** Included values, with their field, that a part of the sentence has alone: "Germany", not the countries of "Europe". */
  readonly named: Set<string>;
  readonly answers: Map<WordsField, boolean>;
}

/** @returns false if it contradicts what the sentence said before */
function keep(meaning: Meaning, exclude: boolean, isAlone: boolean, { ranges, choices, named, answers }: Kept): boolean {
  if (!('value' in meaning)) {
    const before = ranges.get(meaning.field) ?? {};
    const from = Math.max(meaning.from ?? -1, before.from ?? -1);
    const to = Math.min(meaning.to ?? Number.POSITIVE_INFINITY, before.to ?? Number.POSITIVE_INFINITY);
    if (from > to) return false;
    ranges.set(meaning.field, { ...(from >= 0 ? { from } : {}), ...(Number.isFinite(to) ? { to } : {}) });
    return true;
  }
  if (typeof meaning.value === 'boolean') {
    const isNew = answers.get(meaning.field) === undefined || answers.get(meaning.field) === meaning.value;
    if (isNew) answers.set(meaning.field, meaning.value);
    return isNew;
  }
  if (meaning.value.length > longestValue) return false;
  const values = choices.get(meaning.field) ?? new Map<string, boolean>();
  choices.set(meaning.field, values);
  if (values.size >= mostValues && !values.has(meaning.value)) return false;
  // "Banks, no savings banks" in one industry, "partners, but no junior partners": nothing would be left.
  if (contained.has(meaning.field) && exclude && values.get(meaning.value) === false) return false;
  // "In France but not in France", "not using Salesforce and using Salesforce": no lead has both, so what comes first counts.
  const key = `${meaning.field} ${meaning.value}`;
  if (exclude ? named.has(key) : isAlone && values.get(meaning.value) === true) return false;
  if (isAlone && !exclude) named.add(key);
  // What is excluded otherwise is excluded: "Europe, except Germany".
  values.set(meaning.value, exclude || values.get(meaning.value) === true);
  return true;
}

/** Fields whose values include narrower meanings without a value of their own. */
const contained: ReadonlySet<WordsField> = new Set(['industry', 'seniority', 'department', 'title', 'city', 'region']);

function assembled(ranges: Kept['ranges'], choices: Kept['choices'], answers: Kept['answers']): LeadFilters {
  const found: [WordsField, Choice | NumberRange | boolean][] = [...ranges, ...answers];
  for (const [field, values] of choices) {
    const of = (exclude: boolean): string[] =>
      [...values].flatMap(([value, isExcluded]) => (isExcluded === exclude ? [value] : [])).toSorted();
    const [include, exclude] = [of(false), of(true)];
    found.push([field, { ...(include.length > 0 ? { include } : {}), ...(exclude.length > 0 ? { exclude } : {}) }]);
  }
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1))) as LeadFilters;
}
