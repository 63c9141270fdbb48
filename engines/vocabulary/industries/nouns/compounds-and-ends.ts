/** Goods with who deals with them behind them or at the end of a compound, and names in compounds, in English, German and Dutch. */
import type { IndustryId } from '../industries.ts';
import { industryOfClause, type Kinds } from './clause.ts';
import type { Dealing } from './kinds.ts';
import { nameKeyOf, type Lexicon } from './lexicon.ts';
import { tradesByKind } from './trades.ts';

/** The shortest part of a compound. In letters. */
export const shortestPart = 3;

/** What is before and behind "and". */
export function partsOf({ and }: Lexicon, words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (and.has(word) || word === 'and') parts.push([]);
    else parts.at(-1)?.push(word);
  return parts;
}

/** A listed name, or one of which the last word has another form. */
export function nameIn({ names, formation, formsOf }: Lexicon, name: string): IndustryId | null {
  if (formation.stemOf !== undefined) return names.get(nameKeyOf(formation, name)) ?? null;
  const last = name.slice(name.lastIndexOf(' ') + 1);
  for (const form of formsOf(last)) {
    const id = names.get(form === last ? name : name.slice(0, -last.length) + form);
    if (id !== undefined) return id;
  }
  return null;
}

/** A listed name, with words around it that change nothing; several names if each is known. */
export function describedName(lexicon: Lexicon, folded: string): IndustryId | null {
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
export function dealtBehind(lexicon: Lexicon, words: readonly string[]): IndustryId | null {
  const parts = partsOf(lexicon, words);
  const last = dealtBy(lexicon, parts.at(-1) ?? []);
  if (parts.length === 1 || last === null) return last === null ? dealingFirst(lexicon, words) : industryOfDealt(last);
  const [first = []] = parts;
  // "Dog and cat food": what two words say of one noun.
  const ofOne = !lexicon.formation.isCompounding && parts.length === 2 && first.length === 1 && (parts[1]?.length ?? 0) > 2;
  const animal = lexicon.phrases.get(first[0] ?? '')?.kinds?.[0];
  if (ofOne && animal !== undefined && tradesByKind[animal].grow !== null) return industryOfDealt(last);
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
export function kindsOf({ phrases, formsOf }: Lexicon, words: readonly string[]): Kinds | null {
  const last = words.at(-1) ?? '';
  const before = words.length > 1 ? `${words.slice(0, -1).join(' ')} ` : '';
  for (const form of formsOf(last)) {
    const kinds = phrases.get(before + form)?.kinds;
    if (kinds !== undefined) return kinds as Kinds;
  }
  return null;
}
