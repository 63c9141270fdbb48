/**
 * Reads an industry from nouns and the words around them, in seven languages: what is made, sold, repaired or grown, and who does it ("Candle makers",
 * "Kerzenhandel", "fabrication de palettes", "tienda de disfraces"). Who deals with goods is behind them or at the end of a compound in English, German and
 * Dutch, and before them in the others; what both say is one table for all (trades.ts). A text is read only if every part of it is known or only describes
 * a known noun, so that a noun in a sentence isn't read as an industry.
 */
import { memoize } from '../../text/index.ts';
import type { IndustryId } from '../industries.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { longestHeaded, ofFirstWords } from './first-words.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Dealing, GoodsKind } from './kinds.ts';
import { keyOf, lexiconOf, nameKeyOf, type Lexicon, type Phrase } from './lexicon.ts';
import { portuguese } from './portuguese.ts';
import { spelledOut, withoutAddition } from './registers.ts';
import { spanish } from './spanish.ts';
import { industryOfDealing, tradesByKind } from './trades.ts';

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

/** In words. Names of trades are shorter; official titles, which say first what is done, may be longer. */
const longestName = { behind: 7, before: 20 } as const;

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

/** A single noun is looked up alone only if it has as many letters; shorter ones mean more often something else: "Key", "Pool", "SAP". */
const shortestAlone = 6;
const shortestDescribedAlone = 8;

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

type Kinds = readonly [GoodsKind, ...GoodsKind[]];

interface Clause {
  readonly dealing: Dealing | undefined;
  /** Of several goods, the first. */
  readonly kinds: Kinds;
  /** Whether every word is known. */
  readonly isComplete: boolean;
  /** Whether one of the nouns can stand alone. */
  readonly hasName: boolean;
  /** "Máquinas para carpintería". */
  readonly isMachine: boolean;
  /** "Alimentos y bebidas": both industries of the sector. */
  readonly isFoodAndDrink: boolean;
}

function industryOfClause({ dealing = 'none', kinds, isMachine, isFoodAndDrink }: Clause): IndustryId | null {
  if (dealing === 'make' && isFoodAndDrink) return 'food-and-drink';
  const sold: Kinds = isMachine && dealing !== 'shop' ? ['machinery'] : kinds;
  for (const kind of sold) {
    const id = industryOfDealing(dealing, tradesByKind[kind]);
    if (id) return id;
  }
  return null;
}

/** The longest phrase at a place of the text that fits. */
function phraseAt(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
  fits: (phrase: Phrase) => boolean,
): { phrase: Phrase; length: number } | null {
  const { formation, lengths, phrases } = lexicon;
  const word = words[at] ?? '';
  const stem = formation.stemOf?.(word) ?? word;
  const longest = Math.min(Math.max(lengths.get(word) ?? 1, lengths.get(stem) ?? 1), words.length - at);
  for (let length = longest; length > 0; length -= 1) {
    const spelled = length === 1 ? word : words.slice(at, at + length).join(' ');
    const key = formation.stemOf === undefined ? spelled : keyOf(formation, spelled);
    const asSpelled = phrases.get(spelled);
    const asStem = key === spelled ? undefined : phrases.get(key);
    const phrase = asStem?.kinds === undefined ? asSpelled : { ...asSpelled, kinds: asStem.kinds };
    if (phrase !== undefined && fits(phrase)) return { phrase, length };
  }
  return null;
}

/** What is done, then the goods, then what describes them. */
function clauseOf(lexicon: Lexicon, words: readonly string[]): Clause | null {
  const { formation, lengths, phrases } = lexicon;
  const [first = ''] = words;
  if (words.length > longestName.before || !(lengths.has(first) || lengths.has(formation.stemOf?.(first) ?? first))) return null;
  const isDescribed = formation.describesBehind;
  let dealing: Dealing | undefined;
  let kinds: Kinds | undefined;
  const seen: GoodsKind[] = [];
  let isComplete = true;
  let hasName = false;
  let isMachine = false;
  let isLinked = false;
  for (let at = 0; at < words.length;) {
    const isFirst = at === 0;
    const isBefore = kinds === undefined;
    const found = phraseAt(
      lexicon,
      words,
      at,
      (phrase) =>
        (phrase.dealing !== undefined && (isDescribed ? isFirst : true)) ||
        (phrase.kinds !== undefined && !(isDescribed && isFirst && dealing !== undefined)) ||
        phrase.isLink === true ||
        (phrase.isQualifier === true && (!isBefore || isDescribed)) ||
        (phrase.isAnyGoods === true && isBefore),
    );
    if (found === null) {
      // Behind a noun, a word of such a language describes it; behind "de", together they may be another thing: "caja de grillos".
      if (isBefore || !isDescribed || lexicon.ofAnother.has(words[at - 1] ?? '')) return null;
      isComplete = false;
      at += 1;
      continue;
    }
    const { phrase, length } = found;
    const spelled = words.slice(at, at + length).join(' ');
    if (phrase.dealing !== undefined && (!isDescribed || isFirst)) {
      if (dealing === undefined || dealing === 'none') dealing = phrase.dealing;
    } else if (phrase.kinds !== undefined) {
      kinds ??= phrase.kinds as Kinds;
      seen.push(...phrase.kinds.slice(0, 1));
      const shortest = isDescribed ? shortestDescribedAlone : shortestAlone;
      hasName ||= length > 1 || (spelled.length >= shortest && !lexicon.notAlone.has(spelled));
    } else if (phrase.isAnyGoods === true && isBefore) {
      // "Artículos de deporte": only with a word between them.
      if (phrases.get(words[at + length] ?? '')?.isLink !== true) return null;
      isMachine ||= lexicon.machinesFor.has(spelled);
    } else if (phrase.isLink === true && isBefore) isLinked = true;
    at += length;
  }
  if (kinds === undefined) return null;
  // As registers write it, without a word between them ("alquiler sillas"), the goods must be known entirely, and fields of farms aren't written so.
  if (isDescribed && dealing !== undefined && !isLinked && (!isComplete || dealing === 'grow' || dealing === 'extract')) return null;
  return { dealing, kinds, isComplete, hasName, isMachine, isFoodAndDrink: seen[0] === 'food' && seen[1] === 'drinks' };
}

/** English, German and Dutch: the languages that know a word of a text, or the end of one. Most texts have none. */
function languagesOf(words: readonly string[]): readonly Lexicon[] {
  if (words.length > longestName.behind) return [];
  let languages = 0;
  for (const word of words) languages |= languagesOfWord(word);
  return languages === 0 ? [] : lexicons().filter((_, at) => (languages & (1 << at)) !== 0);
}

const mostWords = 20_000;
const shortestPart = 3;

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

/** What is before and behind "and". */
function partsOf({ and }: Lexicon, words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (and.has(word) || word === 'and') parts.push([]);
    else parts.at(-1)?.push(word);
  return parts;
}

/** A listed name, or one of which the last word has another form. */
function nameIn({ names, formation, formsOf }: Lexicon, name: string): IndustryId | null {
  if (formation.stemOf !== undefined) return names.get(nameKeyOf(formation, name)) ?? null;
  const last = name.slice(name.lastIndexOf(' ') + 1);
  for (const form of formsOf(last)) {
    const id = names.get(form === last ? name : name.slice(0, -last.length) + form);
    if (id !== undefined) return id;
  }
  return null;
}

/** A listed name, with words around it that change nothing; several names if each is known. */
function describedName(lexicon: Lexicon, folded: string): IndustryId | null {
  const whole = nameWithNeutral(lexicon, folded);
  if (whole) return whole;
  const parts = partsOf(lexicon, folded.split(' '));
  if (parts.length < 2) return null;
  // In English, what is said of the last of several names is said of all: "Aviation and aerospace component manufacturing".
  const ids = parts.map(
    (part) => nameWithNeutral(lexicon, part.join(' ')) ?? (lexicon.formation.isCompounding ? dealtBehind(lexicon, part) : null),
  );
  return ids.every((id) => id !== null) ? (ids[0] ?? null) : null;
}

function nameWithNeutral(lexicon: Lexicon, phrase: string): IndustryId | null {
  const found = nameIn(lexicon, phrase);
  if (found) return found;
  const words = phrase.split(' ');
  if (words.length > 1 && lexicon.phrases.get(words.at(-1) ?? '')?.isNeutral === true)
    return nameWithNeutral(lexicon, words.slice(0, -1).join(' '));
  if (words.length > 1 && lexicon.phrases.get(words[0] ?? '')?.isQualifier === true)
    return nameWithNeutral(lexicon, words.slice(1).join(' '));
  return lexicon.formation.isCompounding && words.length === 1 ? nameInCompound(lexicon, phrase) : null;
}

/** The shortest end of a compound that is looked up, so that "-bau" doesn't begin within a word. */
const shortestEnd = 4;

function nameInCompound(lexicon: Lexicon, word: string): IndustryId | null {
  for (let cut = shortestPart; cut <= word.length - shortestEnd; cut += 1) {
    if (lexicon.phrases.get(word.slice(cut))?.isNeutral !== true) continue;
    for (const front of frontsOf(word.slice(0, cut))) {
      const id = nameIn(lexicon, front);
      if (id) return id;
    }
  }
  for (let cut = shortestPart; cut <= word.length - shortestEnd; cut += 1) {
    const id = lexicon.endings.get(word.slice(cut));
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

interface Dealt {
  readonly kinds: Kinds;
  readonly dealing: Dealing;
}

const industryOfDealt = ({ dealing, kinds }: Dealt): IndustryId | null =>
  industryOfClause({ dealing, kinds, isComplete: true, hasName: true, isMachine: false, isFoodAndDrink: false });

/** Goods with a word for who deals with them, behind, before or within the same word. */
function dealtBehind(lexicon: Lexicon, words: readonly string[]): IndustryId | null {
  const parts = partsOf(lexicon, words);
  const last = dealtBy(lexicon, parts.at(-1) ?? []);
  if (parts.length === 1 || last === null) return last === null ? dealingFirst(lexicon, words) : industryOfDealt(last);
  const [first = []] = parts;
  const kinds = goodsIn(lexicon, first, 1) ?? dealtBy(lexicon, first)?.kinds ?? null;
  return kinds === null ? null : industryOfDealt({ kinds, dealing: last.dealing });
}

function dealtBy(lexicon: Lexicon, words: readonly string[]): Dealt | null {
  const kept = words.length > 2 && lexicon.phrases.get(words.at(-1) ?? '')?.isNeutral === true ? words.slice(0, -1) : words;
  const dealing = lexicon.phrases.get(kept.at(-1) ?? '')?.dealing;
  if (dealing !== undefined && kept.length > 1) {
    const kinds = goodsIn(lexicon, kept.slice(0, -1), lexicon.formation.unknownBefore);
    return kinds === null ? null : { kinds, dealing };
  }
  return lexicon.formation.isCompounding && kept.length === 1 ? dealtInCompound(lexicon, kept[0] ?? '') : null;
}

function dealtInCompound(lexicon: Lexicon, word: string): Dealt | null {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const dealing = lexicon.phrases.get(word.slice(cut))?.dealing;
    if (dealing === undefined) continue;
    for (const front of frontsOf(word.slice(0, cut))) {
      const kinds = kindsNamed(lexicon, [front]);
      if (kinds) return { kinds, dealing };
    }
  }
  return null;
}

/** In words: "repair and maintenance of". */
const longestDealing = 3;

/** "Handel mit Holz", "winkel voor kaarsen"; in English also "Retail art supplies". */
function dealingFirst(lexicon: Lexicon, words: readonly string[]): IndustryId | null {
  const at = words.findIndex((word) => lexicon.phrases.get(word)?.isLink === true);
  const isRetail = at < 0 && !lexicon.formation.isCompounding && sellingFirst.has(words[0] ?? '');
  if (!isRetail && (at < 1 || at > longestDealing)) return null;
  const dealing = lexicon.phrases.get(words.slice(0, isRetail ? 1 : at).join(' '))?.dealing;
  if (dealing === undefined) return null;
  const parts = partsOf(lexicon, words.slice(isRetail ? 1 : at + 1));
  // "Recreational and sports goods": what is said of the last noun is said of both.
  const kinds =
    goodsIn(lexicon, parts[0] ?? [], 0) ?? (parts.length === 2 && parts[0]?.length === 1 ? goodsIn(lexicon, parts[1] ?? [], 0) : null);
  return kinds === null ? null : industryOfDealt({ kinds, dealing });
}
const sellingFirst: ReadonlySet<string> = new Set(['retail', 'wholesale']);

/** The last noun; the words before it may only describe it. @param unknown how many of them may be unknown */
function goodsIn(lexicon: Lexicon, words: readonly string[], unknown: number): Kinds | null {
  for (let start = 0; start < words.length; start += 1) {
    const kinds = kindsNamed(lexicon, words.slice(start));
    if (!kinds) continue;
    const before = words
      .slice(0, start)
      .filter((word) => lexicon.phrases.get(word)?.isQualifier !== true && kindsNamed(lexicon, [word]) === null);
    return before.length <= unknown ? kinds : null;
  }
  return null;
}

/** Shorter nouns also end other words. */
const shortestLast = 5;

/** Listed goods, or a German or Dutch compound whose last noun is listed: "Sportschuhe". */
function kindsNamed(lexicon: Lexicon, words: readonly string[]): Kinds | null {
  const found = kindsOf(lexicon, words);
  if (found) return found;
  const [word = ''] = words;
  if (!lexicon.formation.isCompounding || words.length > 1) return null;
  for (let cut = shortestPart; cut <= word.length - shortestLast; cut += 1) {
    const kinds = kindsOf(lexicon, [word.slice(cut)]);
    if (kinds) return kinds;
  }
  return null;
}

/** Listed goods, or those of which the last word has another form. */
function kindsOf({ phrases, formsOf }: Lexicon, words: readonly string[]): Kinds | null {
  const last = words.at(-1) ?? '';
  const before = words.length > 1 ? `${words.slice(0, -1).join(' ')} ` : '';
  for (const form of formsOf(last)) {
    const kinds = phrases.get(before + form)?.kinds;
    if (kinds !== undefined) return kinds as Kinds;
  }
  return null;
}
