/** Suggests values that start with the typed text, with the number of leads that the workspace sees with each. */
import { fullBits, intersect, nextRow } from './bits.ts';
import type { AttachedData, Part } from './part.ts';
import { addCounts } from './segment-counts.ts';
import { textAt } from './string-table.ts';
import { isSuggested, oneForEachMeaning, suggestionWords, type SuggestedValue, type SuggestionField } from './suggestion.ts';
import { compareTexts } from './utf8.ts';
import { countsOfNames } from './technology-names.ts';
import { membersByPrefix, type WordIndex } from './word-index.ts';
import { wordsOf } from './normal.ts';

/** Of a part's matching titles or companies, only this many with the most leads are examined, since a single letter matches a million. */
const maxExamined = 2_000;

/** The values that match the typed text, each with its number of leads; for a company, its name and, on a second line, its domain. */
export function suggestionCounts(
  parts: readonly Part[],
  attachedData: AttachedData,
  field: SuggestionField,
  text: string,
): Map<string, number> {
  const typed = wordsOf(text);
  const counts = new Map<string, number>();
  if (typed.length === 0 && text.trim() !== '') return counts;
  for (const part of parts) {
    if (field === 'title') addTitles(part, typed, attachedData, counts);
    else if (field === 'company') addCompanies(part, typed, attachedData, counts);
    else addValues(part, field, typed, attachedData, counts);
  }
  return counts;
}

/** @param counts from {@link suggestionCounts} */
export function rankSuggestions(field: SuggestionField, counts: ReadonlyMap<string, number>, limit: number): SuggestedValue[] {
  const named = field === 'technology' ? new Map(countsOfNames(counts).map(({ value, count }) => [value, count])) : counts;
  const found = Array.from(named, ([known, count]): SuggestedValue => {
    const [name = '', domain] = known.split('\n');
    return { value: domain ?? name, name: field === 'company' ? name : null, detail: domain ?? null, count };
  })
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) =>
        b.count - a.count || compareTexts(a.name ?? a.value, b.name ?? b.value) || compareTexts(a.detail ?? '\uffff', b.detail ?? '\uffff'),
    );
  return field === 'title' ? oneForEachMeaning(found, limit) : found.slice(0, limit);
}

function addValues(
  part: Part,
  field: Exclude<SuggestionField, 'title' | 'company'>,
  typed: readonly string[],
  { hidesSample }: AttachedData,
  to: Map<string, number>,
): void {
  const found = new Map<string, number>();
  const filters = hidesSample ? [{ kind: 'flag', name: 'sample', value: false } as const] : [];
  const match = part.match(filters, field === 'tag' ? [] : [field], 0);
  if (field === 'tag') part.addAttachedCounts('tag', match, found);
  else addCounts(part.segment, field, match.counts.get(field)!, found);
  for (const [value, count] of found) if (isSuggested(typed, suggestionWords(field, value))) to.set(value, (to.get(value) ?? 0) + count);
}

function addTitles(part: Part, typed: readonly string[], attachedData: AttachedData, to: Map<string, number>): void {
  const { titles } = part.segment;
  addGroups(part, titles, titles.words, titles.keyCodes.length, typed, attachedData, (title) => textAt(titles.texts, title), to);
}

function addCompanies(part: Part, typed: readonly string[], attachedData: AttachedData, to: Map<string, number>): void {
  const { employers } = part.segment;
  const nameOf = (number: number): string => {
    const domain = employers.domainCodes[number]!;
    const name = textAt(employers.names, number);
    return name === '' || domain === 0 ? name : `${name}\n${textAt(employers.domains, domain - 1)}`;
  };
  addGroups(part, employers, employers.words, employers.ids.length, typed, attachedData, nameOf, to);
}

function addGroups(
  part: Part,
  { starts, rows }: { readonly starts: Uint32Array; readonly rows: Uint32Array },
  words: WordIndex,
  count: number,
  typed: readonly string[],
  { hidesSample }: AttachedData,
  nameOf: (member: number) => string,
  to: Map<string, number>,
): void {
  const members = typed.length === 0 ? fullBits(count) : typed.map((word) => membersByPrefix(words, word, count)).reduce(intersect);
  const found: number[] = [];
  for (let member = nextRow(members, 0); member !== -1; member = nextRow(members, member + 1)) found.push(member);
  const sizeOf = (member: number): number => starts[member + 2]! - starts[member + 1]!;
  const largest = found.length > maxExamined ? found.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxExamined) : found;
  const { flags } = part.segment;
  for (const member of largest) {
    const name = nameOf(member);
    if (name === '') continue;
    let seen = 0;
    if (part.isWhole && !hidesSample) seen = sizeOf(member);
    else
      for (let at = starts[member + 1]!; at < starts[member + 2]!; at += 1)
        if (!part.isHidden(rows[at]!) && !(hidesSample && (flags[rows[at]!]! & 2) !== 0)) seen += 1;
    if (seen > 0) to.set(name, (to.get(name) ?? 0) + seen);
  }
}
