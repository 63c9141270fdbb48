/**
 * Names in the Romance languages of which the first words say what is done and the rest what with: "fabrication de palettes", "negozio di giocattoli",
 * "réparation et vente de vélos". Every word of the text must be known, so that a text is read as a whole or not at all.
 */
import type { IndustryId } from '../industries.ts';
import { french } from './french.ts';
import { industryOfDealing, trades, type Trade } from './french-italian-trades.ts';
import { italian } from './italian.ts';
import type { Dealing } from './kinds.ts';
import { byPhrase, phrasesOf, type FrenchOrItalianNouns } from './nouns.ts';

/** The possible singular forms of a folded plural; the plural itself is always accepted. */
type Singulars = (plural: string) => readonly string[];

/** A singular may end in any of the vowels that its plural may come from; the other forms name nothing. */
const italianSingulars: Singulars = (word) => {
  if (word.length < 4) return [];
  if (/[cg]hi$/.test(word)) return [`${word.slice(0, -2)}o`];
  if (/[cg]he$/.test(word)) return [`${word.slice(0, -2)}a`];
  if (word.endsWith('i')) return [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}e`, `${word}o`];
  if (/(?:ci|gi)e$/.test(word) || word.endsWith('e')) return [`${word.slice(0, -1)}a`, `${word.slice(0, -1)}ia`];
  return [];
};
const frenchSingulars: Singulars = (word) => {
  if (word.length < 4) return [];
  if (word.endsWith('eaux')) return [word.slice(0, -1)];
  if (word.endsWith('aux')) return [`${word.slice(0, -3)}al`, `${word.slice(0, -3)}ail`, word.slice(0, -1)];
  return /[sx]$/.test(word) ? [word.slice(0, -1)] : [];
};

interface Language {
  /** By the first word of an activity, goods or a qualifier: in words, the longest phrase that begins with it. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly goods: ReadonlyMap<string, Trade>;
  readonly dealings: ReadonlyMap<string, Dealing>;
  readonly links: ReadonlySet<string>;
  readonly qualifiers: ReadonlySet<string>;
  readonly notAlone: ReadonlySet<string>;
}

function languageOf({ goods: table, dealings, links, qualifiers, notAlone }: FrenchOrItalianNouns, singulars: Singulars): Language {
  const goods = new Map<string, Trade>();
  const add = (name: string, kind: Trade): void => {
    if (!goods.has(name)) goods.set(name, kind);
  };
  const listed = [...byPhrase(table)].map(([name, kind]) => ({ name, trade: trades[kind] }));
  for (const { name, trade } of listed) add(name, trade);
  for (const { name, trade } of listed) {
    // "porte de garage", "macchina utensile": the first word, and the words that agree with it.
    const words = name.split(' ');
    for (const first of singulars(words[0] ?? '')) {
      add([first, ...words.slice(1)].join(' '), trade);
      if (words.length === 2) for (const second of singulars(words[1] ?? '')) add(`${first} ${second}`, trade);
    }
  }
  const dealingOf = byPhrase<Dealing>(dealings);
  const lengths = new Map<string, number>();
  for (const phrase of [...goods.keys(), ...dealingOf.keys(), ...qualifiers.split('|')]) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    lengths.set(first, Math.max(lengths.get(first) ?? 1, words.length));
  }
  return {
    lengths,
    goods,
    dealings: dealingOf,
    links: phrasesOf(links),
    qualifiers: phrasesOf(qualifiers),
    notAlone: phrasesOf(notAlone),
  };
}

let languages: readonly Language[] | undefined;
const allLanguages = (): readonly Language[] =>
  (languages ??= [languageOf(french, frenchSingulars), languageOf(italian, italianSingulars)]);

/** In words. The longest official titles have fewer. */
const longestName = 20;

/**
 * @param folded a whole text, folded, with apostrophes as spaces
 * @returns the industry of what is done with goods, and `null` unless every word of the text is an activity, goods, or without a meaning of its own
 */
export function industryOfGoodsTrade(folded: string): IndustryId | null {
  const read = readGoods(folded);
  return read === null || read.dealing === undefined || read.dealing === 'none' ? null : industryOfDealing(read.dealing, read.thing);
}

/**
 * As industryOfGoodsTrade, for goods without an activity: "palettes en bois".
 * @param isLast whether no other rule reads the text; before them, only names of several words count, because a single word is often part of their patterns
 */
export function industryOfGoodsAlone(folded: string, isLast: boolean): IndustryId | null {
  if (!isLast && !folded.includes(' ')) return null;
  const read = readGoods(folded);
  if (!read?.hasName || (read.dealing !== undefined && read.dealing !== 'none')) return null;
  return !isLast && read.thing.isWeak ? null : read.thing.alone;
}

interface Read {
  readonly dealing: Dealing | undefined;
  /** Of several goods, the first. */
  readonly thing: Trade;
  /** Whether one of the names can stand alone. */
  readonly hasName: boolean;
}

function readGoods(folded: string): Read | null {
  const words = folded.split(' ');
  if (words.length > longestName) return null;
  for (const language of allLanguages()) {
    const found = readIn(language, words);
    if (found) return found;
  }
  return null;
}

/** @returns null if a word is unknown, or none is goods */
function readIn({ lengths, goods, dealings, links, qualifiers, notAlone }: Language, words: readonly string[]): Read | null {
  let dealing: Dealing | undefined;
  let thing: Trade | undefined;
  let hasName = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(lengths.get(words[at] ?? '') ?? 1, words.length - at);
    for (; length > 0; length--) {
      const phrase = length === 1 ? (words[at] ?? '') : words.slice(at, at + length).join(' ');
      const activity = dealings.get(phrase);
      if (activity !== undefined) {
        if (dealing === undefined || dealing === 'none') dealing = activity;
        break;
      }
      const named = goods.get(phrase);
      if (named !== undefined) {
        thing ??= named;
        hasName ||= length > 1 || (phrase.length > 5 && !notAlone.has(phrase));
        break;
      }
      if ((length === 1 && links.has(phrase)) || (thing !== undefined && qualifiers.has(phrase))) break;
    }
    if (length === 0) return null;
    at += length;
  }
  return thing === undefined ? null : { dealing, thing, hasName };
}
