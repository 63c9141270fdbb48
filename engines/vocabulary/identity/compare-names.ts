/** Decides how likely two names are one person's, or two names one company's. Symmetric. */
import { foldText } from '../text/fold.ts';
import { memoize } from '../text/memoize.ts';
import { areGivenNamesRelated, isOneSlip, looseWord } from './given-names.ts';
import { spellOutCompanyWords, withoutRareForms } from './company-words.ts';
import { spellOutKoreanForm } from './legal-forms.ts';
import { companyNameKey, legalFormOf } from './names.ts';
import { areRomanizations, isEastAsianFamily, mayBeRomanized } from './romanized-names.ts';

/**
 * same: written differently at most; reordered: the same words in another order; alike: a short form, an initial, a missing or added
 * name, or a slip, so that a person would have to look; different: a word of each contradicts the other.
 */
export type PersonNameRelation = 'same' | 'reordered' | 'alike' | 'different';

const particles = new Set(
  'von vom zu zum zur van vd der den de het del della di da dos das do du la le les el al bin ibn of y e und'.split(' '),
);

/** @param a key of a name (personNameKey) */
export function comparePersonNames(a: string, b: string): PersonNameRelation {
  if (a === b) return 'same';
  const [left, right] = [looseWords(a), looseWords(b)];
  // "De Smet", "Desmet"; "Anne Sophie", "Annesophie". With the same number of words, the same letters are two names: "Li Nan", "Lin An".
  if (areSameWords(left, right) || (a.split(' ').length !== b.split(' ').length && compactOf(a) === compactOf(b)))
    return haveOtherParticles(a, b) ? 'alike' : 'same';
  if (left.length >= 2 && left.length === right.length && left.toSorted().join(' ') === right.toSorted().join(' ')) return 'reordered';
  // "Kim Min-jun", "Minjun Kim"; "Sofie van den Broeck", "Vandenbroeck Sofie"
  if (a.split(' ').length !== b.split(' ').length && areRotated(a, b)) return 'reordered';
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  if (isContained(shorter, longer) || areTwoRomanizations(a, b)) return 'alike';
  if (isCutOff(a, b) || isCutOff(b, a)) return 'alike';
  if (areRelatedInOtherOrder(left, right) || areRelatedInOtherOrder(right, left)) return 'alike';
  return mayBeRomanized(a, b) || mayBeRomanized(b, a) ? 'alike' : 'different';
}

/** Exports cut names off at 30 characters or more, some of which are a title's. In UTF-16 units of a key. */
const shortestCutOff = 24;
/** "Lakshmi Narayanan Venkatasubra", "Lakshmi Narayanan Venkatasubramanian": cut off within a word. */
const isCutOff = (short: string, long: string): boolean =>
  short.length >= shortestCutOff && long.length > short.length && long.startsWith(short) && long[short.length] !== ' ';

/** "Aleksandr Gorbunov", "Alexander Gorbounov"; "Mohamed El Amrani", "Mohammed Elamrani": both words differ, each only in its romanization. */
function areTwoRomanizations(a: string, b: string): boolean {
  return partsOfRomanized(a).some(([given, family]) =>
    partsOfRomanized(b).some(
      ([otherGiven, otherFamily]) =>
        Math.min(family.length, otherFamily.length) >= 3 &&
        arePlainWords(given, otherGiven) &&
        areRomanizations(family, otherFamily) &&
        (areRomanizations(given, otherGiven) || areGivenNamesRelated(given, otherGiven)),
    ),
  );
}

/**
 * "Gregory Thompson", "Greg Thomson": both words differ, each by a short form or a slip. Says nothing without something else in common.
 * @param a a key of a name (personNameKey)
 */
export function areAlikeTwice(a: string, b: string): boolean {
  const [[given = '', family = '', ...rest], [otherGiven = '', otherFamily = '', ...otherRest]] = [looseWords(a), looseWords(b)];
  if (rest.length > 0 || otherRest.length > 0 || family === '' || otherFamily === '') return false;
  return areRelated(given, otherGiven, true) && areRelated(family, otherFamily, false);
}

/** "László Horváth", "Horváth Laci": the family name first, and a short form. */
function areRelatedInOtherOrder([given = '', family = '', ...rest]: readonly string[], other: readonly string[]): boolean {
  const [otherFamily, otherGiven = ''] = other;
  return rest.length === 0 && other.length === 2 && family.length >= 4 && family === otherFamily && areGivenNamesRelated(given, otherGiven);
}

/** The given and the family name; both orders for Chinese and Korean names. "Abdulaziz bin Fahd Al Qahtani" without the father's name. */
function partsOfRomanized(key: string): (readonly [given: string, family: string])[] {
  const words = key.replace(/ (?:bin|ibn|bint) [a-z]+(?= )/, '').split(' ');
  const at = words.length > 2 && articles.has(words.at(-2) ?? '') ? -2 : -1;
  const usual = [words.slice(0, at).join(''), words.slice(at).join('')] as const;
  const [first = '', ...others] = words;
  return isEastAsianFamily(first) && others.length > 0 ? [usual, [others.join(''), first]] : [usual];
}
const articles = new Set('el al ul ben bin ibn abu bou ait'.split(' '));
const arePlainWords = (a: string, b: string): boolean => /^[a-z]{2,}$/.test(a) && /^[a-z]{2,}$/.test(b);

/** Whether two names have the same letters once the first or last word of one is moved to its other end. */
function areRotated(a: string, b: string): boolean {
  const words = a.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const others = [
    [...words.slice(1), first],
    [last, ...words.slice(0, -1)],
  ].map((each) => compactOf(each.join(' ')));
  return words.length >= 2 && b.includes(' ') && others.includes(compactOf(b));
}

/** "de Boer", "den Boer": two family names; a particle that only one of them has may have been left out. */
function haveOtherParticles(a: string, b: string): boolean {
  const [left, right] = [a, b].map((key) =>
    key
      .split(' ')
      .filter((word) => particles.has(word))
      .join(' '),
  );
  return left !== '' && right !== '' && left !== right;
}

const areSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length ? a.every((word, index) => word === b[index]) : a.join('') === b.join('');

/** Without particles, and with the two spellings of an umlaut as one ("mueller", "muller"). A name is compared with many others in a row. */
const looseWords = memoize((key: string): readonly string[] => {
  const words = key.split(' ');
  const kept = words.filter((word) => !particles.has(word));
  return (kept.length >= 2 ? kept : words).map(looseWord);
}, 20_000);

/** Whether every word of the shorter name is in the longer one, one of them perhaps as a short form, an initial or with a slip. */
function isContained(shorter: readonly string[], longer: readonly string[]): boolean {
  const [first = ''] = shorter;
  // "HP Wolf", "Hans-Peter Wolf"
  const initials = longer.slice(0, first.length).map((word) => word[0]);
  if (first.length === 2 && longer.length > shorter.length && initials.join('') === first)
    return shorter.slice(1).join(' ') === longer.slice(2).join(' ');
  const left = [...longer];
  const missing: [word: string, position: number][] = [];
  let whole = 0;
  for (const [position, word] of shorter.entries()) {
    const at = left.indexOf(word);
    if (at < 0) missing.push([word, position]);
    else {
      left[at] = '';
      if (word.length > 1) whole += 1;
    }
  }
  let related = 0;
  for (const [word, position] of missing) {
    const at = left.findIndex((other, index) => other !== '' && isInitialOf(word, other) && (position === 0) === (index === 0));
    const other = at >= 0 ? at : left.findIndex((each, index) => each !== '' && areRelated(word, each, position === 0 && index === 0));
    if (other < 0) return false;
    left[other] = '';
    if (at < 0) related += 1;
  }
  // What a name has in addition doesn't contradict the other one, but an initial alone, or nothing whole, says nothing.
  return whole >= 1 && related <= 1;
}

/** "健" isn't an initial of "健一", but another name. */
const isInitialOf = (a: string, b: string): boolean =>
  (a.length === 1 || b.length === 1) && a[0] === b[0] && !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(a);

function areRelated(a: string, b: string, areGiven: boolean): boolean {
  if (areGiven) return areGivenNamesRelated(a, b) || (Math.min(a.length, b.length) >= 5 && areScanned(a, b));
  return Math.min(a.length, b.length) >= 5 && areFamilyNamesRelated(a, b);
}

/** With a slip, or with another spelling of the end ("Schmidt", "Schmitt"); not "Novotny" and "Novotna" or "Petrov" and "Petrova", a man's and a woman's. */
function areFamilyNamesRelated(a: string, b: string): boolean {
  if (isOneSlip(a, b)) return a.at(-1) === b.at(-1) || (!/[aiy]$/.test(a) && !/[aiy]$/.test(b));
  if (areScanned(a, b) || isOneLetterReplaced(a, b)) return true;
  const [left, right] = [a.replace(/[dt]{1,2}$/, ''), b.replace(/[dt]{1,2}$/, '')];
  return left === right && left !== a && right !== b;
}

/** In shorter words, another letter is another name: "Hart", "Harp"; "Becker", "Decker". */
const shortestReplaced = 8;
/** Whether a letter of a long word, neither its first one nor a vowel at its end, is another one: "brinkhoff", "brinkhotf". */
function isOneLetterReplaced(a: string, b: string): boolean {
  if (a.length < shortestReplaced || a.length !== b.length || a[0] !== b[0] || /[aeiouy]$/.test(a) !== /[aeiouy]$/.test(b)) return false;
  return Array.from(a).filter((letter, index) => letter !== b[index]).length === 1;
}

/** Letters that scanned text confuses: "Burnham" is read as "Bumham". */
const areScanned = (a: string, b: string): boolean => scanned(a) === scanned(b);
const scanned = (word: string): string =>
  word.replaceAll('rn', 'm').replaceAll('cl', 'd').replaceAll('vv', 'w').replaceAll(/[1i]/g, 'l').replaceAll('0', 'o').replaceAll('5', 's');

/**
 * same: one company, perhaps with its legal form in one of the names; alike: one name is part of the other, a slip, an abbreviation, or
 * another legal form, so that a person would have to look; sisters: a common word, and in each name a word of its own ("Acme Logistics",
 * "Acme Immobilien"); unrelated: nothing in common.
 */
export type CompanyNameRelation = 'same' | 'alike' | 'sisters' | 'unrelated';

/** Words that stand in many names, so that sharing one says nothing; folded. */
const commonWords = new Set(
  'the and und et y e of de der die das la le les el los i il lo für fur for hotel restaurant cafe bar group gruppe groupe grupo gruppo international global company'.split(
    ' ',
  ),
);

/**
 * @param a name as written
 * @param domain of both, if they share one: a name that is the domain is the company's
 */
export function compareCompanyNames(a: string, b: string, domain: string | null = null): CompanyNameRelation {
  if (a === b) return 'same';
  const [names, otherNames] = [tradingNames(a), tradingNames(b)];
  const relations = names.flatMap((name) => otherNames.map((other) => compareSingleNames(name, other, domain)));
  const [relation = 'unrelated', ...further] = relations;
  if (further.length === 0) return relation;
  return relations.includes('same') || relations.includes('alike') ? 'alike' : relation;
}

function compareSingleNames(a: string, b: string, domain: string | null): CompanyNameRelation {
  if (a === b) return 'same';
  const [left, right] = [companyWords(a), companyWords(b)];
  const forms = [legalFormOf(a), legalFormOf(b)];
  const areForms = forms[0] === null || forms[1] === null || forms[0] === forms[1];
  const [x, y] = [left.words.join(''), right.words.join('')];
  if (x === '' || y === '') return 'alike';
  const areHoldings = forms[0] === forms[1] || !forms.includes('holding');
  if (x === y || left.asWritten === right.asWritten)
    return areForms && areHoldings && left.aside === right.aside && left.translated === right.translated ? 'same' : 'alike';
  const label = domain === null ? null : compactOf(domain.slice(0, domain.indexOf('.')));
  if (domain !== null && [compactOf(domain), label].includes(x) && [compactOf(domain), label].includes(y)) return 'same';
  const [shorter, longer] = left.words.length <= right.words.length ? [left.words, right.words] : [right.words, left.words];
  const own = shorter.filter((word) => !longer.includes(word));
  // A digit tells branches and series apart ("Store 12", "Store 14").
  if (digitsOf(x) !== digitsOf(y) && digitsOf(x) !== '' && digitsOf(y) !== '') return 'sisters';
  const [romans, otherRomans] = [romansOf(shorter), romansOf(longer)];
  if (romans !== '' && otherRomans !== '' && romans !== otherRomans) return 'sisters';
  if (own.length === 0 && shorter.some((word) => !commonWords.has(word))) return 'alike';
  if (isContainedWithoutLabel(left.words, right.words, label)) return 'alike';
  if (x.startsWith(y) || y.startsWith(x)) return Math.min(x.length, y.length) >= 4 ? 'alike' : 'unrelated';
  if (isAbbreviation(shorter, longer) || isAbbreviation(longer, shorter)) return 'alike';
  const [main, otherMain] = [mainWords(a), mainWords(b)];
  if (isAbbreviation(main, otherMain) || isAbbreviation(otherMain, main)) return 'alike';
  if (isClipped(shorter, longer) || isClipped(longer, shorter)) return 'alike';
  if (areShortened(a, b) || areShortened(b, a)) return 'alike';
  if (domain !== null && (isContracted(shorter, longer) || isContracted(longer, shorter))) return 'alike';
  if (areCompactSlips(x, y) || isCompound(own, shorter, longer)) return 'alike';
  return own.length < shorter.length && shorter.some((word) => longer.includes(word) && !commonWords.has(word)) ? 'sisters' : 'unrelated';
}

/** "SWU Stadtwerke Ulm", "Stadtwerke Ulm/Neu-Ulm" at swu.de: the word that the domain repeats doesn't tell one company from another. */
function isContainedWithoutLabel(a: readonly string[], b: readonly string[], label: string | null): boolean {
  if (label === null || a.includes(label) === b.includes(label)) return false;
  const [left, right] = [a, b].map((words) => words.filter((word) => word !== label));
  const [shorter = [], longer = []] = (left?.length ?? 0) <= (right?.length ?? 0) ? [left, right] : [right, left];
  return shorter.length >= 2 && shorter.every((word) => longer.includes(word)) && shorter.some((word) => !commonWords.has(word));
}

/** A company's own name and the ones that it uses. More are a text about names, and each is compared with each of the other company's. */
const mostTradingNames = 3;
/** The lookbehind finds the beginning of a gap in one pass: without it, the time would grow with the square of the gap's length. */
const beforeTradingName =
  /(?<![\s,(])[\s,(]+(?:d\/?b\/?a|d\.b\.a\.|t\/a|trading as|doing business as|[af]\/?k\/?a|also known as|formerly(?: known as)?|vormals|ehemals|anciennement|voorheen)[.:]?\s+|(?<![\s,(])\s*\((?:now|ex|previously|früher|ehem\.?|anc\.?|antes|già|tidigare|tidligere|dawniej)[.:]?\s+/iu;

/** The keys (companyNameKey) of the names that a company's name gives: its own, and the ones that it uses or used; empty if it gives one only. */
export function namesWithinName(name: string): readonly string[] {
  const names = tradingNames(name);
  return names.length === 1 ? [] : names.flatMap((each) => companyNameKey(each) ?? []);
}

/** "Green Valley Farms LLC (dba Valley Fresh)": a company's own name and the one that it uses; only the name itself without one. */
function tradingNames(name: string): readonly string[] {
  const names = name.replace(/\)$/, '').split(beforeTradingName);
  const isSplit = names.length > 1 && names.length <= mostTradingNames && names.every((each) => each.length >= 3);
  return isSplit && !names.slice(1).some((used) => used.includes(')')) && !isPartOfName(name) ? names : [name];
}

/**
 * "Studio Aka Design", "STUDIO AKA DESIGN": a word of the name, or "also known as". If it is written as the words beside it, it is only read as the latter
 * after a legal form or a comma, or in brackets.
 */
function isPartOfName(name: string): boolean {
  const [, before = '', word = '', after = ''] = /^(.*[^\s,(])\s+(aka)\s+(\S+)/iu.exec(name) ?? [];
  if (word === '' || legalFormOf(before) !== null) return false;
  const caseOf = (text: string): string => (text === text.toLowerCase() ? 'lower' : text === text.toUpperCase() ? 'upper' : 'capital');
  return caseOf(word) === caseOf(after) && caseOf(word) === caseOf(before.slice(before.lastIndexOf(' ') + 1));
}

interface CompanyWords {
  readonly words: readonly string[];
  /** Without abbreviations spelled out, in one word: "rivetlabs". */
  readonly asWritten: string;
  /** What is in brackets: "Alphabet Inc. (Class A)". */
  readonly aside: string;
  /** The words that are read in another language: "Universität" as "university". */
  readonly translated: string;
}

/** "Kora Health | Digital Clinics" → kora, health; "Acme (UK) Ltd" → acme, with uk aside. */
function companyWords(name: string): CompanyWords {
  const asides: string[] = [];
  const plain = spellOutKoreanForm(name)
    .replaceAll(/\(([^()]*)\)/g, (_, inside: string) => {
      asides.push(inside);
      return ' ';
    })
    .replace(/(?<!\s)\s+[|·•–—]\s.*$/, '')
    .replace(/(?<!\p{L})sté(?!\p{L})/giu, 'société')
    .replaceAll(/(?<!\p{L})['’]t(?=\s\p{L})/giu, 'het')
    .replaceAll(/(?<![\p{L}.])(?:\p{L}\.){3,}/gu, (letters) => `${letters.replaceAll('.', '')} `)
    .replace(/(?<![,\s])[,\s]+\b(?:inh|inhaber(?:in)?|prop|proprietor|titolare)\b[.:]?\s.*$/iu, '');
  const key = withoutRareForms(companyNameKey(withoutRareForms(foldText(plain))) ?? companyNameKey(name) ?? '');
  const { words, translated } = spellOutCompanyWords(key.split(' '));
  const isForm = (aside: string): boolean => /^(?:haftungsbeschr|publ$|[株有]$)/iu.test(aside.trim());
  return {
    words: words.map(looseWord),
    asWritten: looseWord(key.replaceAll(' ', '')),
    aside: foldText(asides.filter((aside) => !isForm(aside)).join(' ')),
    translated,
  };
}

const compactOf = (text: string): string => looseWord(foldText(text).replaceAll(' ', ''));
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const romansOf = (words: readonly string[]): string => words.filter((word) => /^(?:i{1,3}|iv|vi{0,3}|ix)$/.test(word)).join(' ');

/**
 * "ibm", "international business machines"; "zfg linz", "zentrum fur gesundheit linz"; "omb bruni", "officina meccanica bruni"; a first word of at
 * least two letters.
 */
function isAbbreviation([first = '', ...others]: readonly string[], words: readonly string[]): boolean {
  const initialsOf = (some: readonly string[]): string => some.map((word) => word[0]).join('');
  if (first.length < 2 || words.length - others.length < 1) return false;
  const spelled = words.slice(0, words.length - others.length);
  if (spelled.length >= 2 && initialsOf(spelled) === first && words.slice(spelled.length).join(' ') === others.join(' ')) return true;
  // "lakeshore cu", "lakeshore credit union"
  const written = [first, ...others];
  const end = written.at(-1) ?? '';
  const rest = words.slice(written.length - 1);
  if (written.length >= 2 && rest.length >= 2 && end.length >= 2 && initialsOf(rest) === end)
    return written.slice(0, -1).join(' ') === words.slice(0, written.length - 1).join(' ');
  return first.length >= 3 && initialsOf(words) === first && others.every((word) => words.includes(word));
}

/** Contractions of a word have rarely more letters. */
const longestContraction = 4;
/**
 * "vw nutzfahrzeuge", "volkswagen nutzfahrzeuge" at one domain: one word has letters of the other one in their order, the first one at its beginning, and the rest
 * is the same.
 */
function isContracted(words: readonly string[], others: readonly string[]): boolean {
  const differing = words.flatMap((each, index) => (each === others[index] ? [] : [[each, others[index] ?? ''] as const]));
  const [[short, whole] = ['', '']] = differing;
  if (words.length < 2 || words.length !== others.length || differing.length !== 1) return false;
  if (short.length < 2 || short.length > longestContraction || whole.length < 2 * short.length || short[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Initials leave out the words between others: "SGE Dubois" is "Société Générale d'Électricité Dubois". */
const mainWords = (name: string): readonly string[] =>
  companyWords(name.replaceAll(/(?<!\p{L})([dl])['’](?=\p{L})/giu, '$1 ')).words.filter((word, index) => index === 0 || !between.has(word));
const between = new Set(
  'd l de du des di da do dos del della dell der die das fur for the of la le les el y e et und and in im am a'.split(' '),
);

/** "Uniklinik Freiburg", "Universitätsklinikum Freiburg": one word is the beginning of the other and a later part of it, and the rest is the same. */
function isClipped(clipped: readonly string[], whole: readonly string[]): boolean {
  if (clipped.length !== whole.length || clipped.length < 2) return false;
  const at = clipped.findIndex((word, index) => word !== whole[index]);
  const [word = '', other = ''] = [clipped[at], whole[at]];
  if (word.length < shortestClipped || word.length >= other.length || clipped.some((each, index) => index !== at && each !== whole[index]))
    return false;
  const lengths = Array.from({ length: word.length - 6 }, (_, index) => index + 3);
  return lengths.some((length) => other.startsWith(word.slice(0, length)) && other.slice(length).includes(word.slice(length)));
}
/** Three letters of the first part, and four of the second. */
const shortestClipped = 7;

/** "Barmh. Brüder", "Barmherzige Brüder"; "Ing. Büro Roth", "Ingenieur-Büro Roth": a word with a period is the beginning of another's. */
function areShortened(short: string, whole: string): boolean {
  if (!/\p{L}{3}\./u.test(short)) return false;
  const beginnings = new Set(Array.from(short.matchAll(/(\p{L}{3,})\./gu), ([, word = '']) => looseWord(foldText(word))));
  const [left, right] = [companyWords(short).words, companyWords(whole).words];
  return (
    left.length === right.length &&
    left.every((word, index) => word === right[index] || (beginnings.has(word) && right[index]?.startsWith(word) === true))
  );
}

/**
 * "Praxis Holm", "Zahnarztpraxis Holm"; "De Wit Transport", "Transportbedrijf de Wit": the only word that just one name has begins or ends a
 * longer word of the other, or the other way around.
 * @param own words of the shorter name alone
 */
function isCompound(own: readonly string[], shorter: readonly string[], longer: readonly string[]): boolean {
  const [word = ''] = own;
  if (own.length !== 1 || word.length < 5 || shorter.length < 2) return false;
  const isPart = (part: string, whole: string): boolean => whole.endsWith(part) || whole.startsWith(part);
  return longer.some((other) => !shorter.includes(other) && (isPart(word, other) || isPart(other, word)) && other.length >= 5);
}

function areCompactSlips(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 6 && isOneSlip(a, b);
}
