/**
 * Reads a description of leads in words as filters of the search: "heads of marketing at German fintechs with 50-200 people". Deterministic, in seven
 * languages at once. Only words of the vocabularies become filters; what is left is reported, never dropped.
 */
import type { LeadFilters, LeadKind } from '../search/query.ts';
import { filtersOf, type WordsChip } from './chips.ts';
import { lineOf } from './line.ts';
import { correctionsOf, type Suspect } from './misspellings.ts';
import { quotedTokens } from './operators.ts';
import { partsOf } from './parts.ts';
import type { Part } from './state.ts';
import { withMentions } from './mentions.ts';
import { isBeforePlace } from './place-words.ts';
import { mostTokens, tokensOf, type Token } from './tokens.ts';
import { technologyIndex } from './technology-words.ts';
import { peopleFields } from './meaning.ts';

export interface WordsContext {
  /** The current year: startups are young, and "younger than 5 years" is a year of foundation. */
  readonly now: number;
  /** Names of technologies. Pass the same array each time: its index is built once. */
  readonly technologies?: readonly string[];
  /** Set where the kind is already chosen; otherwise the sentence decides. */
  readonly kind?: LeadKind;
  /** Words to read as typed, even if they look misspelled; upper and lower case count as the same. Users undo `corrections` with them. */
  readonly asTyped?: readonly string[];
}

/** A word that was read as misspelled. */
export interface WordsCorrection {
  readonly typed: string;
  /** The word of a vocabulary that it was read as, without accents and in lower case. */
  readonly read: string;
  /** Where in the text it is, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
}

export interface WordsReading {
  readonly kind: LeadKind;
  readonly filters: LeadFilters;
  readonly chips: readonly WordsChip[];
  /** Parts with content that mean nothing to the product, as typed. */
  readonly notUnderstood: readonly string[];
  /** Parts that are understood and that no filter has, as typed. */
  readonly notFilterable: readonly string[];
  /** Words of the filters that were read as misspelled, in the order of the text. */
  readonly corrections: readonly WordsCorrection[];
}

/** Longer texts are read up to here; the rest is reported as not understood. */
const longestText = 2_000;
/** Ends between two words, unless the whole beginning is one. */
function beginningOf(text: string): string {
  if (text.length <= longestText) return text;
  const end = text.lastIndexOf(' ', longestText);
  return text.slice(0, end > 0 ? end : longestText);
}

const noTechnologies: readonly string[] = [];

/** Reads any text; never throws. At most two passes over the tokens. */
export function readWords(text: string, context: WordsContext): WordsReading {
  const read = beginningOf(text);
  const tokens = tokensOf(read);
  const surroundings = { now: context.now, technologies: technologyIndex(context.technologies ?? noTechnologies) };
  const first = partsOf(lineOf(tokens), surroundings);
  const quoted = quotedTokens(tokens);
  const suspects = first.flatMap((part, index) => suspectsIn(part, tokens, first.slice(0, index)));
  const asTyped = new Set((context.asTyped ?? []).map((word) => word.toLowerCase()));
  const isFixed = (index: number): boolean => quoted.has(index) || asTyped.has(tokens[index]?.text.toLowerCase() ?? '');
  const corrected = correctionsOf(suspects.filter(({ index }) => !isFixed(index)));
  const line = lineOf(tokens, corrected);
  const parts = withMentions(line, corrected.size === 0 ? first : partsOf(line, surroundings));
  const kind = context.kind ?? kindOf(parts);
  const outOfKind = (part: Part): boolean => kind === 'companies' && part.meanings.some(({ field }) => peopleFields.has(field));
  const placed = parts.map((part) => (outOfKind(part) ? { ...part, kind: 'unfilterable' as const, meanings: [] } : part));
  const typed = (wanted: 'unknown' | 'unfilterable'): string[] => textsOf(read, tokens, placed, wanted);
  const rest = restOf(text, tokens.length < mostTokens ? read.length : (tokens.at(-1)?.end ?? 0));
  const offset = (index: number, end: 'start' | 'end'): number => tokens[index]?.[end] ?? 0;
  const { filters, chips, conflicts } = filtersOf(placed, offset);
  // "😀😀", "???": a text without any word would otherwise find everyone in silence.
  const wordless = /[\p{L}\p{N}]/u.test(text) ? [] : [text.trim()].filter(Boolean);
  return {
    kind,
    filters,
    chips,
    notUnderstood: [...(wordless.length > 0 ? wordless : typed('unknown')), ...rest],
    notFilterable: [...typed('unfilterable'), ...conflicts.map(({ from, to }) => read.slice(from, to))],
    corrections: correctionsIn(placed, tokens, corrected),
  };
}

/** Only for words of filters: a correction can't have changed words that were read as fillers or reported. */
function correctionsIn(parts: readonly Part[], tokens: readonly Token[], corrected: ReadonlyMap<number, string>): WordsCorrection[] {
  return [...corrected]
    .filter(([index]) => parts.some(({ kind, from, to }) => kind === 'filter' && from <= index && index < to))
    .toSorted(([a], [b]) => a - b)
    .map(([index, meant]) => {
      const { text = '', start = 0, end = 0, isCapital = false } = tokens[index] ?? {};
      return { typed: text, read: isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant, from: start, to: end };
    });
}

/** Words that may be misspelled: those that mean nothing, and those of parts that take any word. A name after "at" or "bei" stays as typed. */
function suspectsIn({ kind, meanings, from, to }: Part, tokens: readonly Token[], before: readonly Part[]): Suspect[] {
  const field = meanings[0]?.field;
  const isName = field === 'company' || field === 'name';
  // "VP of fiannce": what a role is about is rather a function than a keyword.
  const isBehindRole = field === 'keyword' && before.findLast((part) => part.kind === 'filter')?.title !== undefined;
  if (kind !== 'unknown' && !(kind === 'filter' && (field === 'title' || field === 'technology' || isName || isBehindRole))) return [];
  const mayBePlace = field === 'company' && ofPlace.has(tokens[from]?.folded ?? '');
  return tokens.slice(from, to).flatMap(({ folded, kind: sort, isCapital }, step) => {
    // "At Salesfarce" is a name as typed; "bij groothandles" may be anything.
    // "Procter & Gamble"
    const isJoined = tokens[from + step - 1]?.text === '&' || tokens[from + step + 1]?.text === '&';
    const isSuspect =
      sort === 'word' && !(isJoined && isCapital) && (field !== 'company' || mayBePlace || (!isCapital && folded.length >= 8));
    const previous = tokens[from + step - 1]?.folded;
    // "Ribera del Duero": in the Romance languages, a word with a capital letter after a preposition is part of a name.
    const isNamed = isCapital && ofName.has(previous ?? '') && folded.length < 9;
    const isBehind = isBeforePlace(previous) && (previous !== ',' || folded.length >= 6);
    return isSuspect
      ? [
          {
            index: from + step,
            folded,
            // A short word may be anything: "Buden" is not Baden.
            mayBePlace: ((isCapital && folded.length >= 6) || isBehind) && field !== 'technology',
            isPlace: isNamed || (isName && (isCapital || mayBePlace || field === 'name')),
          },
        ]
      : [];
  });
}

const ofName: ReadonlySet<string> = new Set('de del della di do da du dos das'.split(' '));
/** After these, a place may stand as well as a company. */
const ofPlace: ReadonlySet<string> = new Set('in en de da do di na no em a nel nella'.split(' '));

function restOf(text: string, readUntil: number): string[] {
  const rest = text.slice(readUntil).trim();
  return /[\p{L}\p{N}]/u.test(rest) ? [rest] : [];
}

function kindOf(parts: readonly Part[]): LeadKind {
  // "Hauliers, no couriers": if companies are named, an excluded part doesn't say which leads are searched.
  const areCompanies = parts.some((part) => !part.exclude && part.meanings.some(({ field }) => field === 'industry'));
  const isOfPeople = parts.some(
    (part) =>
      !(part.exclude && areCompanies && part.title !== undefined) &&
      (part.meanings.some(({ field }) => peopleFields.has(field) || field === 'name') || (part.impliedKind === 'people' && !isPhone(part))),
  );
  if (isOfPeople) return 'people';
  const isPhoneAlone =
    parts.some(isPhone) && !parts.some((part) => part.isCompanyNoun || part.meanings.some(({ field }) => field === 'industry'));
  return isPhoneAlone ? 'people' : 'companies';
}

const isPhone = (part: Part): boolean => part.meanings.some(({ field }) => field === 'hasPhone');

/** Words at the start of a part that say nothing: "that raised money", "mit Budget". */
const ledBy: ReadonlySet<string> = new Set(
  'that which who whose with have has having die mit haben sind qui que avec ont sont con tienen tengan che hanno sono com tem dat met hebben zijn'.split(
    ' ',
  ),
);

/** As typed, from the first word of neighboring parts to the last, without the filler around them. */
function textsOf(text: string, tokens: readonly Token[], parts: readonly Part[], kind: Part['kind']): string[] {
  const texts: string[] = [];
  let open: { from: number; to: number } | null = null;
  const close = (): void => {
    if (open) {
      let from = open.from;
      while (from < open.to - 1 && ledBy.has(tokens[from]?.folded ?? '')) from += 1;
      texts.push(text.slice(tokens[from]?.start ?? 0, tokens[open.to - 1]?.end ?? 0));
    }
    open = null;
  };
  for (const part of parts) {
    if (part.isRough && kind === 'unfilterable') {
      close();
      texts.push(text.slice(tokens[part.from]?.start ?? 0, tokens[part.to - 1]?.end ?? 0));
    } else if (part.kind === kind) open = { from: (open as { from: number } | null)?.from ?? part.from, to: part.to };
    else if (!(part.kind === 'filler' && part.isWeak)) close();
  }
  close();
  return texts;
}
