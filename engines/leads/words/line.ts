/** A query as one folded line in which phrases are looked up at a token. */
import { singularsOf } from '@leadlight/vocabulary/text';
import { businessNamed, industryNamed } from '@leadlight/vocabulary/industries';
import { titleWordsOf } from './title-memory.ts';
import type { Token } from './tokens.ts';
import { writtenOut } from './written-out.ts';

export interface Line {
  readonly tokens: readonly Token[];
  /** The folded tokens, separated by single spaces. */
  readonly text: string;
  /** Where each token begins in `text`; one more entry than tokens. */
  readonly offsets: readonly number[];
}

/** @param corrected the folded words that stand for misspelled ones, by index */
export function lineOf(tokens: readonly Token[], corrected: ReadonlyMap<number, string> = new Map()): Line {
  const isDutch = readsAsDutch(tokens);
  const read = tokens.map((token, index) => {
    // The Dutch "of" is the English "or".
    if (token.folded === 'of' && (isDutch || isBetweenCalled(tokens, index))) return { ...token, folded: 'or' };
    // The head office is where a company is, and no head of anything.
    if (isHeadOffice(tokens, index) || isHeadOffice(tokens, index - 1)) return { ...token, folded: 'hq' };
    if (isMinus(tokens, index)) return { ...token, kind: 'word', folded: 'not' } as const;
    if (isOrAfterFrankfurt(tokens, index)) return { ...token, folded: 'or' };
    const abbreviated = writtenOut(tokens, index);
    if (abbreviated !== undefined) return { ...token, folded: abbreviated };
    const whole = compoundBefore(tokens, index);
    if (whole !== null) return { ...token, text: token.text + whole, folded: token.folded + whole };
    const meant = corrected.get(index);
    return meant === undefined ? token : { ...token, folded: meant, text: meant };
  });
  const offsets: number[] = [];
  let length = 0;
  for (const { folded } of read) {
    offsets.push(length);
    length += folded.length + 1;
  }
  offsets.push(length);
  return { tokens: read, text: read.map(({ folded }) => folded).join(' '), offsets };
}

const roleEndings =
  /(?:leiter(?:in|innen|n)?|leitung|manager(?:s|n|in|innen)?|direktor(?:en|in|innen)?|chefs?|referent(?:en|in|innen)?|mitarbeiter(?:in|innen|n)?|beauftragte[nr]?|assistent(?:en|in|innen)?|spezialist(?:en|in|innen)?|berater(?:in|innen|n)?|ingenieure?n?|entwickler(?:in|innen|n)?|directeur(?:en)?|medewerkers?|adviseurs?|leiders?|specialist(?:en)?)$/;

/** "Einkaufs- und Logistikleiter", "verkoop- en marketingmanagers": the end that both words share. */
function compoundBefore(tokens: readonly Token[], index: number): string | null {
  const [token, joint, behind] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  // The hyphen isn't a token.
  const isOpen = token?.kind === 'word' && joint !== undefined && joint.start === token.end + 2;
  const isJoint = /^(?:und|oder|en|of|and|bzw)$/.test(joint?.folded ?? '');
  const ending = isOpen && isJoint && behind ? roleEndings.exec(behind.folded)?.[0] : undefined;
  return ending !== undefined && behind && behind.folded.length > ending.length ? ending : null;
}

const isHeadOffice = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.folded === 'head' && /^offices?$/.test(tokens[index + 1]?.folded ?? '');

/** "Frankfurt oder Mannheim" are two cities; the city on the Oder has a capital letter. */
const isOrAfterFrankfurt = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'oder' && tokens[index - 1]?.folded === 'frankfurt' && tokens[index + 1] !== undefined;

/** "VP Sales -intern": as search engines write what is left out, right before a word and after a space. */
function isMinus(tokens: readonly Token[], index: number): boolean {
  const [before, token, behind] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return token?.text === '-' && behind?.kind === 'word' && behind.start === token.end && before !== undefined && before.end < token.start;
}

const dutch = new Set(
  'bij met voor van het een de en niet geen zonder die dat zoek zoeken naar uit bedrijven bedrijf nederland vlaanderen belgie behalve medewerkers gevestigd gebruiken nederlandse eigenaren oprichter oprichters directeur directeuren verzekeraar leuven accountmanagers accountmanager gemeente gemeenten regio medewerker hoofd bestuurders inkoper inkopers'.split(
    ' ',
  ),
);
const english = new Set('the at with and for who that which companies people heads head directors director vp using not from'.split(' '));

/** Words that English has before "of", although they are businesses: "schools of nursing", "associations of architects". */
const beforeEnglishOf =
  /^(?:schools?|colleges?|universit(?:y|ies)|institutes?|associations?|chambers?|networks?|unions?|groups?|suppliers?|manufacturers?|makers?|producers?|distributors?|dealers?|brokers?|retailers?|wholesalers?|providers?)$/;

/** Whether the word is what businesses or people are called: "banken", "accountants". */
const isCalled = (folded: string): boolean =>
  businessNamed(folded) !== null ||
  (/(?:[^c]s|n)$/.test(folded) &&
    !/^(?:arts|sports|games|sciences)$/.test(folded) &&
    [folded, ...singularsOf(folded)].some((form) => (businessNamed(form) ?? industryNamed(form)) !== null)) ||
  [folded, ...singularsOf(folded)].some((form) => {
    const words = titleWordsOf(form);
    return words.length > 0 && words.every(({ kind }) => kind === 'occupation');
  });

/** "Hotels of drukkerijen", "accountants of loodgieters": English has no "of" between two businesses or occupations. */
const isBetweenCalled = (tokens: readonly Token[], index: number): boolean => {
  const [before, behind] = [tokens[index - 1]?.folded ?? '', tokens[index + 1]?.folded ?? ''];
  return !beforeEnglishOf.test(before) && isCalled(before) && isCalled(behind) && !tokens.some(({ folded }) => english.has(folded));
};

function readsAsDutch(tokens: readonly Token[]): boolean {
  const count = (words: ReadonlySet<string>): number => tokens.filter(({ folded }) => words.has(folded)).length;
  const isInDe = tokens.some(({ folded }, index) => folded === 'in' && tokens[index + 1]?.folded === 'de');
  return tokens.some(({ folded }) => folded === 'of') && count(dutch) + (isInDe ? 2 : 0) > count(english);
}

/** A pattern of folded phrases that matches whole tokens only. `N` stands for a number. */
export const phrase = (source: string): RegExp =>
  new RegExp(String.raw`(?:${source.replaceAll(/\bN\b/g, String.raw`\d{1,16}`)})(?= |$)`, 'y');

export interface Found {
  /** The token after the phrase. */
  readonly end: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** @returns null unless the phrase begins at this token */
export function find(line: Line, at: number, pattern: RegExp): Found | null {
  const from = line.offsets[at];
  if (from === undefined || at >= line.tokens.length) return null;
  pattern.lastIndex = from;
  const match = pattern.exec(line.text);
  if (!match || match[0] === '') return null;
  const until = from + match[0].length + 1;
  let end = at + 1;
  while ((line.offsets[end] ?? until) < until) end += 1;
  return { end, groups: match.groups ?? {} };
}

export const foldedBetween = (line: Line, from: number, to: number): string =>
  line.tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ');

/** As typed, with single spaces, and without the marks between words. */
export const typedBetween = (line: Line, from: number, to: number): string =>
  line.tokens
    .slice(from, to)
    .filter(({ kind }) => kind !== 'mark')
    .reduce((text, token) => `${text}${text === '' ? '' : token.joint || ' '}${token.text}`, '');

/** How many words in a row from this token on, without numbers and marks between. */
export function wordsFrom(line: Line, at: number, most: number): number {
  let count = 0;
  // "Oil & gas"
  const isJoint = (index: number): boolean => line.tokens[index]?.folded === 'and' && index > at && line.tokens[index + 1]?.kind === 'word';
  while (count < most && (line.tokens[at + count]?.kind === 'word' || isJoint(at + count))) count += 1;
  return count;
}

/** The phrase and the same phrase with its last, first, or every word in a singular form. */
export function formsOf(line: Line, from: number, to: number): string[] {
  const words = line.tokens.slice(from, to).map(({ folded }) => folded);
  const last = words.length - 1;
  const forms = [words.join(' ')];
  for (const singular of singularsOf(words[last] ?? '')) forms.push(words.with(last, singular).join(' '));
  if (last > 0) for (const singular of singularsOf(words[0] ?? '')) forms.push(words.with(0, singular).join(' '));
  return forms;
}

/** Reads each token of a line once: many rules ask what begins at the same token. */
export function oncePerToken<T>(read: (line: Line, at: number) => T): (line: Line, at: number) => T {
  const known = new WeakMap<Line, Map<number, T>>();
  return (line, at) => {
    const ofLine = known.get(line) ?? new Map<number, T>();
    known.set(line, ofLine);
    if (!ofLine.has(at)) ofLine.set(at, read(line, at));
    return ofLine.get(at) as T;
  };
}
