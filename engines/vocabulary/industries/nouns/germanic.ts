/**
 * Reads an industry from nouns and the words around them: what is made, sold, repaired or grown, and who does it ("Candle makers",
 * "Kerzenhandel", "kaarsenmakerij"). Every word of the text must be known, so that a noun in a sentence isn't read as an industry.
 */
import { memoize } from '../../text/index.ts';
import type { IndustryId } from '../industries.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { industryOfDealing, makers } from './germanic-trades.ts';
import type { Dealing } from './kinds.ts';
import { byPhrase, phrasesOf, type GermanicNouns } from './nouns.ts';

const germanicLanguages: readonly GermanicNouns[] = [english, german, dutch];

interface Tables {
  /** With the industry of their maker. */
  readonly goods: ReadonlyMap<string, IndustryId>;
  readonly names: ReadonlyMap<string, IndustryId>;
  readonly endings: ReadonlyMap<string, IndustryId>;
  readonly heads: ReadonlyMap<string, Dealing>;
  readonly neutral: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly and: string;
  readonly isCompounding: boolean;
  /** The word and its possible singular forms, if they end a listed phrase. Most words don't. */
  readonly endsOf: (word: string) => readonly string[];
}

function tablesOf(nouns: GermanicNouns): Tables {
  const heads = new Map<string, Dealing>();
  for (const [dealing, words] of Object.entries(nouns.dealings))
    for (const word of words.split('|')) for (const form of formsOf(word)) heads.set(form, dealing as Dealing);
  const endings = byPhrase(nouns.endings ?? {});
  for (const [word, id] of [...endings]) for (const form of formsOf(word)) if (!endings.has(form)) endings.set(form, id);
  const goods = new Map([...byPhrase(nouns.goods)].map(([phrase, kind]) => [phrase, makers[kind]] as const));
  const names = byPhrase(nouns.names);
  const lastWords = new Set([...goods.keys(), ...names.keys()].map(lastWordOf));
  return {
    goods,
    names,
    endings,
    heads,
    neutral: phrasesOf(nouns.neutral),
    qualifiers: phrasesOf(nouns.qualifiers),
    links: phrasesOf(nouns.links),
    and: ` ${nouns.and} `,
    isCompounding: nouns.isCompounding,
    endsOf: memoize(
      (word) => [word, ...(word.length < shortestPlural ? [] : singularsIn(nouns.plurals, word))].filter((form) => lastWords.has(form)),
      mostWords,
    ),
  };
}

const lastWordOf = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1);

/** A text looks up the same words and ends of words several times; a file of new ones can't fill the memory. */
const mostWords = 20_000;
const shortestPlural = 4;

/** With plurals: each end of a long word is looked up, so that finding the singular of each would take longer than everything else. */
const formsOf = (word: string): string[] => [word, `${word}s`, `${word}n`, `${word}en`, word.replace(/(?<=[bdfgklmnprst])y$/, 'ies')];

let tables: readonly Tables[] | undefined;
const allTables = (): readonly Tables[] => (tables ??= germanicLanguages.map(tablesOf));

/** In words. Names of trades are shorter; official titles have rules of their own. */
const longestName = 7;

/**
 * @param folded a whole text, or one category of several
 * @returns null unless the whole text is a listed name, or goods with a word for who deals with them
 */
export function industryOfNouns(folded: string): IndustryId | null {
  const languages = languagesOf(folded);
  if (languages.length === 0) return null;
  return (
    agreed(languages, (language) => entry(language, language.names, folded) ?? null) ??
    agreed(languages, (language) => dealt(language, folded)) ??
    agreed(languages, (language) => named(language, folded))
  );
}

/** What the languages that know a text say; null if it means something else in another: "band" is a tire in Dutch. */
function agreed(languages: readonly Tables[], read: (language: Tables) => IndustryId | null): IndustryId | null {
  const ids = new Set(languages.flatMap((language) => read(language) ?? []));
  const [id] = ids;
  return ids.size === 1 && id !== undefined ? id : null;
}

/** The languages that can read a text: those that know one of its words. Most texts have no such language. */
function languagesOf(folded: string): readonly Tables[] {
  const words = folded.split(' ');
  if (words.length > longestName) return [];
  const known = words.map(languagesOfWord);
  return allTables().filter((language) => known.some((languages) => languages.includes(language)));
}

/** The languages in which a word, or a part of a compound, is listed. */
const languagesOfWord = memoize(
  (word) => allTables().filter((language) => language.endsOf(word).length > 0 || (language.isCompounding && hasListedEnd(language, word))),
  mostWords,
);

function hasListedEnd({ heads, neutral, endings, endsOf }: Tables, word: string): boolean {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const end = word.slice(cut);
    if (heads.has(end) || neutral.has(end) || endings.has(end) || endsOf(end).length > 0) return true;
  }
  return false;
}

/** The maker's industry of goods named alone: "Candles". @param folded a whole text, or one category of several */
export function makerOfGoods(folded: string): IndustryId | null {
  const id = agreed(languagesOf(folded), (language) => {
    const ids = partsOf(language, folded).map((part) => goodsAlone(language, part.split(' ')));
    return ids.every((each) => each !== null) ? (ids[0] ?? null) : null;
  });
  // Crops and animals alone are grown, sold or eaten.
  return id?.startsWith('agriculture') ? null : id;
}

const partsOf = ({ and }: Tables, folded: string): string[] => folded.replaceAll(' and ', and).split(and);

/**
 * Possible singular forms by the plurals of the language alone: those of all seven languages would make "Engineer" several engines. Double consonants and
 * vowels: "vlaggen" and "ramen" are "vlag" and "raam".
 */
function singularsIn(plurals: GermanicNouns['plurals'], word: string): string[] {
  return plurals.map(([end, singular]) => word.replace(end, singular)).filter((form) => form !== word && form.length >= shortestSingular);
}

const shortestSingular = 3;

/** The entry of a phrase, or of the singular of its last word. */
function entry<T>(language: Tables, map: ReadonlyMap<string, T>, phrase: string): T | undefined {
  const last = lastWordOf(phrase);
  for (const form of language.endsOf(last)) {
    const id = map.get(form === last ? phrase : phrase.slice(0, -last.length) + form);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** A listed name, with words around it that change nothing; several names if each is known. */
function named(language: Tables, folded: string): IndustryId | null {
  const whole = nameOf(language, folded);
  if (whole) return whole;
  const parts = partsOf(language, folded);
  if (parts.length < 2) return null;
  // In English, what is said of the last of several names is said of all: "Aviation and aerospace component manufacturing".
  const ids = parts.map((part) => nameOf(language, part) ?? (language.isCompounding ? dealt(language, part) : null));
  return ids.every((id) => id !== null) ? (ids[0] ?? null) : null;
}

function nameOf(language: Tables, phrase: string): IndustryId | null {
  const found = entry(language, language.names, phrase);
  if (found) return found;
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && language.neutral.has(last)) return nameOf(language, words.slice(0, -1).join(' '));
  if (words.length > 1 && language.qualifiers.has(words[0] ?? '')) return nameOf(language, words.slice(1).join(' '));
  return language.isCompounding && words.length === 1 ? nameInCompound(language, phrase) : null;
}

/** The shortest end of a compound that is looked up, so that "-bau" doesn't begin within a word. */
const shortestEnd = 4;

function nameInCompound(language: Tables, word: string): IndustryId | null {
  for (let cut = 3; cut <= word.length - shortestEnd; cut += 1) {
    const end = word.slice(cut);
    if (language.neutral.has(end)) {
      const front = frontsOf(word.slice(0, cut)).map((each) => entry(language, language.names, each));
      const id = front.find((each) => each !== undefined);
      if (id) return id;
    }
  }
  for (let cut = 3; cut <= word.length - shortestEnd; cut += 1) {
    const id = language.endings.get(word.slice(cut));
    if (id) return id;
  }
  return null;
}

/** The first part of a compound without the letters that join it to the next, and in the singular: "Verlags-", "kaarsen-", "vlaggen-", "ramen-". */
const frontsOf = (front: string): string[] => [
  front,
  front.replace(/(?:s|n|es|en|e)$/, ''),
  front.replace(/(?:n|en)$/, 'e'),
  front.replace(/([bdfgklmnprst])\1en$/, '$1'),
  front.replace(/([aeou])([bdfgklmnprst])en$/, '$1$1$2'),
];

/** Goods with a word for who deals with them, before, behind or within the same word. */
function dealt(language: Tables, folded: string): IndustryId | null {
  const parts = partsOf(language, folded);
  const last = dealtBy(language, parts.at(-1) ?? '');
  if (parts.length === 1 || last === null) return last === null ? headFirst(language, folded) : industryOfDealing(last.make, last.dealing);
  const [first = ''] = parts;
  const make = goodsIn(language, first.split(' '), 1) ?? dealtBy(language, first)?.make ?? null;
  return make === null ? null : industryOfDealing(make, last.dealing);
}

interface Dealt {
  readonly make: IndustryId;
  readonly dealing: Dealing;
}

/** How many unknown words may be before goods with a word for who deals with them: "orthopedic shoe manufacturer". */
const unknownBefore = 2;

function dealtBy(language: Tables, phrase: string): Dealt | null {
  const words = phrase.split(' ');
  const kept = words.length > 2 && language.neutral.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const dealing = language.heads.get(kept.at(-1) ?? '');
  if (dealing && kept.length > 1) {
    const make = goodsIn(language, kept.slice(0, -1), unknownBefore);
    return make === null ? null : { make, dealing };
  }
  return language.isCompounding && kept.length === 1 ? dealtInCompound(language, phrase) : null;
}

function dealtInCompound(language: Tables, word: string): Dealt | null {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const dealing = language.heads.get(word.slice(cut));
    if (!dealing) continue;
    for (const front of frontsOf(word.slice(0, cut))) {
      const make = goodsNamed(language, front);
      if (make) return { make, dealing };
    }
  }
  return null;
}

/** "Handel mit Holz", "winkel voor kaarsen". */
function headFirst(language: Tables, folded: string): IndustryId | null {
  const words = folded.split(' ');
  const at = words.findIndex((word) => language.links.has(word));
  if (at < 1 || at > 2) return null;
  const dealing = language.heads.get(words.slice(0, at).join(' '));
  if (!dealing) return null;
  const [first = ''] = partsOf(language, words.slice(at + 1).join(' '));
  const make = goodsIn(language, first.split(' '), 0);
  return make === null ? null : industryOfDealing(make, dealing);
}

/** The maker's industry of the last noun; the words before it may only describe it. @param unknown how many of them may be unknown */
function goodsIn(language: Tables, words: readonly string[], unknown: number): IndustryId | null {
  for (let start = 0; start < words.length; start += 1) {
    const make = goodsNamed(language, words.slice(start).join(' '));
    if (!make) continue;
    const before = words.slice(0, start).filter((word) => !language.qualifiers.has(word) && goodsNamed(language, word) === null);
    return before.length <= unknown ? make : null;
  }
  return null;
}

/** Listed goods behind words that only describe them; here, an unlisted compound could be anything: "Supermarktkette". */
function goodsAlone(language: Tables, words: readonly string[]): IndustryId | null {
  const start = words.findIndex((_, at) => entry(language, language.goods, words.slice(at).join(' ')) !== undefined);
  if (start < 0 || words.slice(0, start).some((word) => !language.qualifiers.has(word))) return null;
  const [only = ''] = words;
  // "Key", "Pool" and "SAP" are more often something else than what a business sells; "Buttons" isn't.
  if (words.length === 1 && (only.length < shortestAlone || (!language.isCompounding && language.goods.has(only)))) return null;
  return entry(language, language.goods, words.slice(start).join(' ')) ?? null;
}

/** A noun that stands alone. */
const shortestAlone = 6;

/** Shorter nouns also end other words. */
const shortestLast = 5;

/** Listed goods, or a German or Dutch compound whose last noun is listed: "Sportschuhe". */
function goodsNamed(language: Tables, phrase: string): IndustryId | null {
  const found = entry(language, language.goods, phrase);
  if (found) return found;
  if (!language.isCompounding || phrase.includes(' ')) return null;
  for (let cut = 3; cut <= phrase.length - shortestLast; cut += 1) {
    const id = entry(language, language.goods, phrase.slice(cut));
    if (id) return id;
  }
  return null;
}
