/**
 * Reads an industry from nouns and the words around them, in seven languages: what is made, sold, repaired or grown, and who does it ("Candle makers",
 * "Kerzenhandel", "fabrication de palettes", "tienda de disfraces"). Who deals with goods is behind them or at the end of a compound in English, German and
 * Dutch, and before them in the others; what both say is one table for all (trades.ts). A text is read only if every part of it is known or only describes
 * a known noun, so that a noun in a sentence isn't read as an industry.
 */
import { memoize } from '../../text/index.ts';
import type { IndustryId } from '../industries.ts';
import { clauseOf, industryOfClause, phraseAt, shortestAlone, type Clause } from './clause.ts';
import { dealtBehind, describedName, kindsOf, nameIn, partsOf, shortestPart } from './compounds-and-ends.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { longestHeaded, ofFirstWords } from './first-words.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { lexiconOf, nameKeyOf, type Lexicon } from './lexicon.ts';
import { portuguese } from './portuguese.ts';
import { spelledOut, withoutAddition } from './registers.ts';
import { spanish } from './spanish.ts';
import { tradesByKind } from './trades.ts';

let known: readonly Lexicon[] | undefined;
const lexicons = (): readonly Lexicon[] =>
  (known ??= [
    lexiconOf([english]),
    lexiconOf([german]),
    lexiconOf([dutch]),
    lexiconOf([french]),
    lexiconOf([italian]),
    lexiconOf([spanish, portuguese]),
  ]);

const isBehind = ({ formation }: Lexicon): boolean => formation.dealing === 'behind';
const isDescribing = ({ formation }: Lexicon): boolean => formation.describesBehind;

/** In characters; a longer text is a description. */
const longestDescribed = 120;

/**
 * @param folded a whole text, or one category of several, folded, with apostrophes as spaces
 * @returns what is done with goods, or a listed name of a trade where compounds are names; `null` unless the whole text is read
 */
export function industryOfNouns(folded: string): IndustryId | null {
  const words = folded.split(' ');
  const behind = languagesOf(words);
  const named =
    agreed(behind, (lexicon) => nameIn(lexicon, folded)) ??
    agreed(behind, (lexicon) => dealtBehind(lexicon, words)) ??
    agreed(behind, (lexicon) => describedName(lexicon, folded));
  if (named) return named;
  for (const lexicon of lexicons()) {
    if (isBehind(lexicon) || isDescribing(lexicon)) continue;
    const clause = clauseOf(lexicon, words);
    if (clause?.dealing !== undefined && clause.dealing !== 'none') return industryOfClause(clause);
  }
  return null;
}

/**
 * What is done, goods, or the name of a trade, with words behind it that describe it: Spanish and Portuguese.
 * @param folded as in industryOfNouns, without what a title leaves out ("excepto …")
 */
export function industryOfDescribedNouns(folded: string): IndustryId | null {
  if (folded.length > longestDescribed) return null;
  for (const lexicon of lexicons()) {
    const id = isDescribing(lexicon) ? describedIn(lexicon, folded) : null;
    if (id) return id;
  }
  return null;
}

function describedIn(lexicon: Lexicon, folded: string): IndustryId | null {
  const text = withoutAddition(spelledOut(folded));
  const whole = nameIn(lexicon, folded) ?? nameIn(lexicon, text);
  if (whole) return whole;
  const words = text.split(' ');
  const dealt = dealtFirst(lexicon, words);
  if (dealt) return dealt;
  let rest: readonly string[] = words;
  // "Atividades de profissionais da nutrição" has two introductions.
  for (let times = 0; times < 2; times += 1) {
    const introduced = withoutIntroduction(lexicon, rest);
    if (introduced.length === rest.length || introduced.length === 0) break;
    rest = introduced;
    const named = nameIn(lexicon, rest.join(' ')) ?? dealtFirst(lexicon, rest) ?? headOf(rest);
    if (named) return named;
  }
  return headOf(words) ?? aloneBefore(clauseOf(lexicon, words)) ?? placeOf(lexicon, words);
}

const headOf = (words: readonly string[]): IndustryId | null => (words.length > longestHeaded ? null : ofFirstWords(words.join(' ')));

function dealtFirst(lexicon: Lexicon, words: readonly string[]): IndustryId | null {
  const clause = clauseOf(lexicon, words);
  return clause?.dealing === undefined ? null : industryOfClause(clause);
}

/** "Servicios de", "empresa de la": words before the name of an activity that say only that someone does it. */
function withoutIntroduction(lexicon: Lexicon, words: readonly string[]): readonly string[] {
  const found = phraseAt(lexicon, words, 0, ({ isNeutral }) => isNeutral === true);
  if (found === null) return words;
  let at = found.length;
  while (at < words.length && lexicon.phrases.get(words[at] ?? '')?.isLink === true) at += 1;
  return words.slice(at);
}

/** "Taller mecánico especializado", "carnicería y charcutería": what a place is called, and how it is described. In words. */
const longestPlace = 6;
function placeOf(lexicon: Lexicon, words: readonly string[]): IndustryId | null {
  if (words.length > longestPlace) return null;
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const id = lexicon.places.get(nameKeyOf(lexicon.formation, words.slice(0, length).join(' ')));
    if (id) return id;
  }
  return null;
}

/**
 * The maker's industry of goods named alone: "Candles", "palettes en bois".
 * @param folded as in industryOfNouns
 * @param isLast whether no other rule reads the text; before them, only names of several words count, because a single word is often part of their patterns
 */
export function industryOfGoodsAlone(folded: string, isLast: boolean): IndustryId | null {
  if (!isLast && !folded.includes(' ')) return null;
  const words = folded.split(' ');
  for (const lexicon of lexicons()) {
    // Their names come first (industryOfDescribedNouns).
    if (isBehind(lexicon) || (isDescribing(lexicon) && !isLast)) continue;
    const clause = clauseOf(lexicon, words);
    const alone = aloneBefore(clause);
    if (clause !== null && alone !== null) return !isLast && tradesByKind[clause.kinds[0]].isWeak ? null : alone;
  }
  return isLast ? aloneBehind(words) : null;
}

/** The languages with the dealing first. */
function aloneBefore(clause: Clause | null): IndustryId | null {
  if (clause === null || !clause.hasName || !clause.isComplete || clause.isMachine) return null;
  return clause.dealing === undefined || clause.dealing === 'none' ? tradesByKind[clause.kinds[0]].alone : null;
}

/** English, German, Dutch. */
function aloneBehind(words: readonly string[]): IndustryId | null {
  const id = agreed(languagesOf(words), (lexicon) => {
    const ids = partsOf(lexicon, words).map((part) => listedAlone(lexicon, part));
    return ids.every((each) => each !== null) ? (ids[0] ?? null) : null;
  });
  // Crops and animals alone are grown, sold or eaten.
  return id?.startsWith('agriculture') ? null : id;
}

/** Listed goods behind words that only describe them; here, an unlisted compound could be anything: "Supermarktkette". */
function listedAlone(lexicon: Lexicon, words: readonly string[]): IndustryId | null {
  const start = words.findIndex((_, at) => kindsOf(lexicon, words.slice(at)) !== null);
  if (start < 0 || words.slice(0, start).some((word) => lexicon.phrases.get(word)?.isQualifier !== true)) return null;
  const [only = ''] = words;
  // "Buttons" is what a business sells; "Button" isn't.
  const isSingular = !lexicon.formation.isCompounding && lexicon.phrases.get(only)?.kinds !== undefined;
  if (words.length === 1 && (only.length < shortestAlone || isSingular)) return null;
  const kinds = kindsOf(lexicon, words.slice(start));
  return kinds === null ? null : tradesByKind[kinds[0]].alone;
}

/** English, German and Dutch: the languages that know a word of a text, or the end of one. Most texts have none. */
function languagesOf(words: readonly string[]): readonly Lexicon[] {
  if (words.length > longestName) return [];
  let languages = 0;
  for (const word of words) languages |= languagesOfWord(word);
  return languages === 0 ? [] : lexicons().filter((_, at) => (languages & (1 << at)) !== 0);
}

/** In words. Names of trades are shorter; official titles in these languages have rules of their own. */
const longestName = 7;

const mostWords = 20_000;

/** By word or end of a compound: one bit for each lexicon in which it is a noun, a name, a dealing or neutral. One lookup decides for all of them. */
let ends: ReadonlyMap<string, number> | undefined;
function endsOfWords(): ReadonlyMap<string, number> {
  if (ends) return ends;
  const made = new Map<string, number>();
  for (const [at, lexicon] of lexicons().entries()) {
    if (!isBehind(lexicon)) continue;
    const add = (phrase: string): void => {
      const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
      made.set(last, (made.get(last) ?? 0) | (1 << at));
    };
    for (const [phrase, what] of lexicon.phrases)
      if (what.kinds !== undefined || (lexicon.formation.isCompounding && (what.dealing !== undefined || what.isNeutral === true)))
        add(phrase);
    for (const name of lexicon.names.keys()) add(name);
    for (const ending of lexicon.endings.keys()) add(ending);
  }
  return (ends = made);
}

const languagesOfWord = memoize((word) => {
  const made = endsOfWords();
  let languages = made.get(word) ?? 0;
  for (const [at, { formation, formsOf }] of lexicons().entries()) {
    if (formation.dealing !== 'behind') continue;
    for (const form of formsOf(word)) languages |= (made.get(form) ?? 0) & (1 << at);
    if (!formation.isCompounding) continue;
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
      const end = word.slice(cut);
      languages |= (made.get(end) ?? 0) & (1 << at);
      if ((languages & (1 << at)) !== 0) break;
      for (const form of formation.listedFormsOf(end)) languages |= (made.get(form) ?? 0) & (1 << at);
    }
  }
  return languages;
}, mostWords);

/** What the languages that know a text say; null if it means something else in another: "band" is a tire in Dutch. */
function agreed(languages: readonly Lexicon[], read: (lexicon: Lexicon) => IndustryId | null): IndustryId | null {
  let only: IndustryId | null = null;
  for (const lexicon of languages) {
    const id = read(lexicon);
    if (id === null || id === only) continue;
    if (only !== null) return null;
    only = id;
  }
  return only;
}
