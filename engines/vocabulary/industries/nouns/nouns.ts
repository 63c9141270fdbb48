/** What the tables of nouns of a language say, and how its words are composed. All words are folded. */
import type { IndustryId } from '../industries.ts';

/** Words of one industry, separated by "|". */
export type NounLine = readonly [id: IndustryId, words: string];

/** What someone does with goods. */
export type Dealing = 'makes' | 'wholesales' | 'sells' | 'deals' | 'repairs' | 'rents' | 'installs' | 'cleans' | 'grows';

export interface Nouns {
  /** What is made, sold or grown, in the singular or plural; the industry is its maker's; `agriculture` for plants and animals that aren't food. */
  readonly goods: readonly NounLine[];
  /** Activities, businesses and institutions that name an industry alone. */
  readonly names: readonly NounLine[];
  /** Ends of compounds that name an industry whatever is before them: "-gießerei". Only in German and Dutch. */
  readonly endings: readonly NounLine[];
  /** Words for who deals with goods, as a word of its own or the end of a compound: "manufacturer", "-hersteller". */
  readonly heads: Readonly<Record<Dealing, string>>;
  /** Words after a name that don't change it: "services", "-betrieb". */
  readonly neutral: string;
  /** Words before goods that don't change them: "industrial". */
  readonly modifiers: string;
  /** Between a head and its goods: "Handel mit Holz". */
  readonly prepositions: string;
  /** Between two goods. */
  readonly and: string;
  /** Ends of plurals, and what the singular has instead. */
  readonly plurals: readonly (readonly [end: RegExp, singular: string])[];
  /** Whether words are joined without a space. */
  readonly isCompounding: boolean;
}
