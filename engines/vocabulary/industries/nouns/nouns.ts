/** The one shape of the table of nouns of a language. All words are folded, and phrases are joined by "|". */
import type { IndustryId } from '../industries.ts';
import type { Dealing, GoodsKind } from './kinds.ts';

/** Phrases joined by "|", folded. */
export type Phrases = string;

export interface Nouns {
  /** What is made, sold, grown or dug. */
  readonly goods: Readonly<Partial<Record<GoodsKind, Phrases>>>;
  /** Activities, businesses and institutions that name an industry alone. */
  readonly names: Readonly<Record<IndustryId, Phrases>>;
  /** What a place of business is called; further words only describe it. */
  readonly places?: Readonly<Record<IndustryId, Phrases>>;
  /** Ends of compounds that name an industry whatever is before them: "-gießerei". */
  readonly endings?: Readonly<Record<IndustryId, Phrases>>;
  /** Words for who deals with goods, or for what is done with them: "manufacturer", "-hersteller", "fabrication". */
  readonly dealings: Readonly<Partial<Record<Dealing, Phrases>>>;
  /** Words between a dealing and its goods, and between goods: "Handel mit Holz". */
  readonly links: Phrases;
  /** Those of them behind which an unknown word may make another thing of the goods: "caja de grillos". */
  readonly ofAnother?: Phrases;
  /** Words beside goods that don't change them: "industrial", "sur mesure". */
  readonly qualifiers: Phrases;
  /** Words after a name that don't change it: "services", "-betrieb". */
  readonly neutral?: Phrases;
  /** Between two goods. */
  readonly and: Phrases;
  /** Words for goods of any kind, if what they are for or made of follows: "artículos de". */
  readonly anyGoods?: Phrases;
  /** Those of them that are machines, whatever they are for. */
  readonly machinesFor?: Phrases;
  /** Single words that have another meaning in a text without a dealing, or in another language. */
  readonly notAlone?: Phrases;
  readonly formation: Formation;
}

/** How a language forms and orders words. */
export interface Formation {
  /** Whether who deals with goods comes before them ("fabricant de meubles") or behind them ("furniture maker"). */
  readonly dealing: 'before' | 'behind';
  /** Whether words are joined without a space. */
  readonly isCompounding: boolean;
  /** How many unknown words may be before goods with a dealing behind them: "orthopedic shoe manufacturer". */
  readonly unknownBefore: number;
  /** Whether unknown words behind goods only describe them: "muebles rústicos". */
  readonly describesBehind: boolean;
  /** Other forms of a listed word, added to the table. */
  readonly formsOfListed: (word: string) => readonly string[];
  /** Possible forms in the table of a word of a text, other than itself. */
  readonly listedFormsOf: (word: string) => readonly string[];
  /** What words of a text and of the table have in common, if they are compared by it: the stem. */
  readonly stemOf?: (word: string) => string;
}

/** Each phrase of a table with its key; the key that comes first decides. */
export function byPhrase<Key extends string>(table: Readonly<Partial<Record<Key, Phrases>>>): Map<string, Key> {
  const keys = new Map<string, Key>();
  for (const [key, phrases] of Object.entries(table) as [Key, Phrases][])
    for (const phrase of phrases.split('|')) if (!keys.has(phrase)) keys.set(phrase, key);
  return keys;
}

export const phrasesOf = (phrases: Phrases = ''): ReadonlySet<string> => new Set(phrases === '' ? [] : phrases.split('|'));
