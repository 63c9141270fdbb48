/** The one shape of the table of nouns of a language. All words are folded, and phrases are joined by "|". */
import type { IndustryId } from '../industries.ts';
import type { FrenchOrItalianKind } from './french-italian-trades.ts';
import type { GermanicKind } from './germanic-trades.ts';
import type { IberianKind } from './iberian-trades.ts';
import type { Dealing, GoodsKind } from './kinds.ts';

/** Phrases joined by "|", folded. */
export type Phrases = string;

export interface Nouns {
  /** What is made, sold, grown or dug. A language has the kinds for which its reader has the industries. */
  readonly goods: Readonly<Partial<Record<GoodsKind, Phrases>>>;
  /** Activities, businesses and institutions that name an industry alone. */
  readonly names: Readonly<Record<IndustryId, Phrases>>;
  /** What a place of business is called; further words only describe it. Only in Spanish and Portuguese. */
  readonly places?: Readonly<Record<IndustryId, Phrases>>;
  /** Ends of compounds that name an industry whatever is before them: "-gießerei". Only in German and Dutch. */
  readonly endings?: Readonly<Record<IndustryId, Phrases>>;
  /** Words for who deals with goods, or for what is done with them: "manufacturer", "-hersteller", "fabrication". Spanish and Portuguese: in iberian.ts. */
  readonly dealings?: Readonly<Partial<Record<Dealing, Phrases>>>;
  /** Words between a dealing and its goods, and, in French and Italian, between goods: "Handel mit Holz". */
  readonly links?: Phrases;
  /** Words beside goods that don't change them: "industrial", "sur mesure". */
  readonly qualifiers?: Phrases;
}

/** A language in which who deals with goods comes last: English, German, Dutch. */
export interface GermanicNouns extends Nouns {
  readonly goods: Readonly<Partial<Record<GermanicKind, Phrases>>>;
  readonly dealings: Readonly<Partial<Record<Dealing, Phrases>>>;
  readonly links: Phrases;
  readonly qualifiers: Phrases;
  /** Words after a name that don't change it: "services", "-betrieb". */
  readonly neutral: Phrases;
  /** Between two goods. */
  readonly and: string;
  /** Ends of plurals, and what the singular has instead. */
  readonly plurals: readonly (readonly [end: RegExp, singular: string])[];
  /** Whether words are joined without a space. */
  readonly isCompounding: boolean;
}

/** French and Italian. */
export interface FrenchOrItalianNouns extends Nouns {
  readonly goods: Readonly<Partial<Record<FrenchOrItalianKind, Phrases>>>;
  readonly dealings: Readonly<Partial<Record<Dealing, Phrases>>>;
  readonly links: Phrases;
  readonly qualifiers: Phrases;
  /** Single words that have another meaning in a text without a dealing, or in another language. */
  readonly notAlone: Phrases;
}

/** Spanish and Portuguese. */
export interface IberianNouns extends Nouns {
  readonly goods: Readonly<Partial<Record<IberianKind, Phrases>>>;
  readonly places: Readonly<Record<IndustryId, Phrases>>;
}

/** Each phrase of a table with its key; the key that comes first decides. */
export function byPhrase<Key extends string>(table: Readonly<Partial<Record<Key, Phrases>>>): Map<string, Key> {
  const keys = new Map<string, Key>();
  for (const [key, phrases] of Object.entries(table) as [Key, Phrases][])
    for (const phrase of phrases.split('|')) if (!keys.has(phrase)) keys.set(phrase, key);
  return keys;
}

export const phrasesOf = (phrases: Phrases = ''): ReadonlySet<string> => new Set(phrases === '' ? [] : phrases.split('|'));
