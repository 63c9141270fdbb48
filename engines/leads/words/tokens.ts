/** Splits a query into words, numbers and marks, with their offsets in the text. */
import { foldText } from '@leadlight/vocabulary/text';
import { withNumbersInWords } from './number-words.ts';
import type { Token } from './token.ts';

export type { Token };

const pattern =
  /(?<joined>(?<![\p{L}\p{N}])(?:R ?& ?D|F ?& ?E|I ?& ?D|P ?& ?O|(?:FP|M|D|G|C|Q|A|D)&A|L&D|H&M|P&[GL]|S&P|AT&T|S&OP|B&B|D&I|1&1|I ?\+ ?D(?: ?\+ ?i)?|P ?& ?D|Y Combinator|[34]PLs?|[23]D|[45]G|3M)(?![\p{L}\p{N}]))|(?<initials>(?<![\p{L}\p{N}.])(?:\p{L}\.){2,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])\p{L}\.\p{L}(?![\p{L}\p{N}.]))|(?<email>[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}(?![\p{L}\p{N}]))|(?<domain>(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[a-z]{2,24}(?![\p{L}\p{N}])(?:\/\S*)?)|(?<number>\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+(?![\d-])|\d+(?:[.,]\d+)?)(?:\s?(?<unit>k|tsd|mil|mila)(?![\p{L}\p{N}]))?|(?<word>\p{L}+n['’]t(?!\p{L})|\p{L}{3,}[*:_]in(?:nen)?(?![\p{L}\p{N}])|\p{L}{3,}(?:·\p{L}{1,6}){1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)|(?<mark>[^\s\p{L}\p{N}])/giu;

/** At most this many tokens are read: 400 characters have about 80. */
export const mostTokens = 400;

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    if (isInsideWord(text, match)) continue;
    tokens.push({ ...tokenOf(match), joint: jointBefore(text, match.index) });
    if (tokens.length >= mostTokens) break;
  }
  return withNumbersInWords(tokens);
}

const abbreviated =
  /(?:^|[^\p{L}])(?:st|ste|mt|ft|resp|dir|kaufm|techn|stellv|abt|ltg|gen|div|dep|asst|assoc|sr|jr|max|min|ca|mind|inkl|inc|zzgl|bzw|mio|mrd|mill|tsd|nr|tel|ggf|wr|kt|cd|prov|gral|pto)$/iu;

function jointBefore(text: string, at: number): string {
  const mark = text.charAt(at - 1);
  return /^['’‘`´\-‐‑]$/u.test(mark) && /[\p{L}\p{N}]/u.test(text.charAt(at - 2)) ? mark : '';
}

/** The hyphen of "mid-market" and the apostrophe of "l'Italie"; not the one of "50-200". */
function isInsideWord(text: string, { 0: mark, index }: RegExpExecArray): boolean {
  // "St. Paul", "resp. achats"
  if (mark === '.') return abbreviated.test(text.slice(Math.max(0, index - 9), index)) && /^\s?[\p{L}\p{N}]/u.test(text.slice(index + 1));
  if (!/^['’‘`´]$/u.test(mark) && !/^[-‐‑–]$/u.test(mark)) return false;
  const isQuote = !/^[-‐‑–]$/u.test(mark);
  // "1k-5k"
  if (!isQuote && /\d\s?(?:k|tsd|mila?)$/iu.test(text.slice(Math.max(0, index - 6), index)) && /^\s?\d/.test(text.slice(index + 1)))
    return false;
  const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
  return isQuote || (/[\p{L}\p{N}]/u.test(before) && /\p{L}/u.test(after)) || (/\p{L}/u.test(before) && /[\s\p{N}]/u.test(after));
}

function tokenOf(match: RegExpExecArray): Omit<Token, 'joint'> {
  const [text] = match;
  const { joined, initials, email, domain, number, unit, word } = match.groups ?? {};
  const start = match.index;
  const base = { text, start, end: start + text.length, isCapital: /^\p{Lu}/u.test(text) };
  // Research and development; "personeel en organisatie".
  if (joined !== undefined) return { ...base, kind: 'word', folded: joinedWord(joined), value: 0 };
  // "U.S.", "D.C.": one word.
  if (initials !== undefined)
    return { ...base, text: text.replaceAll('.', ''), kind: 'word', folded: foldWord(text.replaceAll('.', '')), value: 0 };
  if (email !== undefined) return { ...base, kind: 'word', folded: email.toLowerCase(), value: 0 };
  if (domain !== undefined) return { ...base, kind: 'word', folded: hostOf(domain), value: 0 };
  if (number !== undefined) {
    const digits = /^\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+$/.test(number) ? number.replaceAll(/\D/g, '') : number.replace(',', '.');
    const value = Math.min(Number(digits) * (unit === undefined ? 1 : 1_000), Number.MAX_SAFE_INTEGER);
    return { ...base, kind: 'number', folded: String(Math.trunc(value)), value };
  }
  if (word !== undefined) return { ...base, kind: 'word', folded: foldWord(word), value: 0 };
  return { ...base, kind: 'mark', folded: marks[text] ?? text, value: 0 };
}

/** "R&D", "F&E", "I+D", "P&O" by their meaning; "FP&A", "H&M", "3PL" are one word, "M&A" not the same as "MA". */
function joinedWord(joined: string): string {
  const letters = joined.replaceAll(/[ +]/g, '').replace('&', 'n').toLowerCase();
  return { rnd: 'rd', fne: 'rd', ind: 'rd', pnd: 'rd', id: 'rd', idi: 'rd', pno: 'hr' }[letters] ?? letters;
}

/** "https://www.acme.com/about" is acme.com. */
const hostOf = (domain: string): string =>
  domain
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/.*$/, '');

/** A letter may fold to nothing or to several words; a token is always one. */
const foldWord = (word: string): string => foldText(word.replace(/[*:_]|·.*$/u, '')).replaceAll(' ', '') || word.toLowerCase();

const marks: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '’': "'",
  '≥': '>',
  '≤': '<',
  ';': ',',
  '&': 'and',
};
