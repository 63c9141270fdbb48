/** Clauses in which what is done comes before the goods, in French, Italian, Spanish and Portuguese, and the industry of any clause. */
import type { IndustryId } from '../industries.ts';
import type { Dealing, GoodsKind } from './kinds.ts';
import { keyOf, type Lexicon, type Phrase } from './lexicon.ts';
import { industryOfDealing, tradesByKind } from './trades.ts';

export type Kinds = readonly [GoodsKind, ...GoodsKind[]];

export interface Clause {
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

export function industryOfClause({ dealing = 'none', kinds, isMachine, isFoodAndDrink }: Clause): IndustryId | null {
  if (dealing === 'make' && isFoodAndDrink) return 'food-and-drink';
  const sold: Kinds = isMachine && dealing !== 'shop' ? ['machinery'] : kinds;
  for (const kind of sold) {
    const id = industryOfDealing(dealing, tradesByKind[kind]);
    if (id) return id;
  }
  return null;
}

/** The longest phrase at a place of the text that fits. */
export function phraseAt(
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

/** In words. The longest official titles have fewer. */
const longestName = 20;

/** A single noun is looked up alone only if it has as many letters; shorter ones mean more often something else: "Key", "Pool", "SAP". */
export const shortestAlone = 6;
/** Spanish and Portuguese share many short words with other languages. */
const shortestDescribedAlone = 8;

/** What is done, then the goods, then what describes them. */
export function clauseOf(lexicon: Lexicon, words: readonly string[]): Clause | null {
  const { formation, lengths, phrases } = lexicon;
  const [first = ''] = words;
  if (words.length > longestName || !(lengths.has(first) || lengths.has(formation.stemOf?.(first) ?? first))) return null;
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
