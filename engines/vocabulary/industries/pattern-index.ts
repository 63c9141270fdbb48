/**
 * Finds the first of many patterns of words that matches a text, without trying most of them: a pattern is tried only if a word of the text begins as one of
 * its alternatives does. Reading a name that no rule knows means trying every pattern, which took half of the time.
 */

/** In letters. With two, most patterns would have to be tried; four make the index larger, but hardly faster. */
const depth = 3;

/** A beginning that is shorter than `depth` and may go on in any way. */
const open = '*';

interface Indexed<Entry> {
  /** By the first letters of a word: the positions of the patterns that can begin so. */
  readonly byStart: ReadonlyMap<string, readonly number[]>;
  /** The positions of the patterns that can begin with any word. */
  readonly always: readonly number[];
  readonly entries: readonly Entry[];
}

/** @param entries their `words` are of folded text: letters, digits and spaces. One that can begin within a word is always tried. */
export function firstMatching<Entry extends { readonly words: RegExp }>(entries: readonly Entry[]): (folded: string) => Entry | undefined {
  let indexed: Indexed<Entry> | undefined;
  return (folded) => {
    indexed ??= indexOf(entries);
    const { byStart, always } = indexed;
    const candidates = new Set(always);
    for (const word of folded.split(' '))
      for (let length = Math.min(depth, word.length); length > 0; length -= 1)
        for (const at of byStart.get(word.slice(0, length)) ?? []) candidates.add(at);
    let first = entries.length;
    for (const at of candidates) {
      if (at >= first) continue;
      const words = entries[at]?.words;
      if (words === undefined) continue;
      words.lastIndex = 0;
      if (words.test(folded)) first = at;
    }
    return entries[first];
  };
}

function indexOf<Entry extends { readonly words: RegExp }>(entries: readonly Entry[]): Indexed<Entry> {
  const byStart = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, { words }] of entries.entries()) {
    const starts = startsOf(words.source);
    if (starts === null) always.push(at);
    else
      for (const start of starts) {
        const positions = byStart.get(start);
        if (positions) positions.push(at);
        else byStart.set(start, [at]);
      }
  }
  return { byStart, always, entries };
}

/** The start of the text, or of a word. */
const boundary = /^(?:\^|\\b)/;

/** @returns how words that match can begin, in `depth` letters or as many as are known; null if in any way */
function startsOf(source: string): ReadonlySet<string> | null {
  const reader = { source, at: 0 };
  const starts = new Set<string>();
  for (;;) {
    if (!boundary.test(source.slice(reader.at, reader.at + 2))) return null;
    for (const start of sequence(reader)) starts.add(start);
    if (source[reader.at] !== '|') break;
    reader.at += 1;
  }
  const found = new Set<string>();
  for (const start of starts) {
    const letters = start.split(open, 1)[0]?.split(' ', 1)[0] ?? '';
    if (letters === '' || reader.at < source.length) return null;
    found.add(letters);
  }
  return found;
}

interface Reader {
  readonly source: string;
  at: number;
}

const isClosed = (start: string): boolean => start.includes(open) || start.length >= depth || start.includes(' ');

/** "a|b": the beginnings of each. Stops behind the parenthesis that ends them. */
function alternatives(reader: Reader): Set<string> {
  const all = new Set<string>();
  for (;;) {
    for (const start of sequence(reader)) all.add(start);
    if (reader.source[reader.at] !== '|') return all;
    reader.at += 1;
  }
}

/** One alternative: each part goes on where the beginnings before it are too short. */
function sequence(reader: Reader): Set<string> {
  let starts = new Set(['']);
  while (reader.at < reader.source.length && reader.source[reader.at] !== '|' && reader.source[reader.at] !== ')') {
    const part = partAt(reader);
    const { isOptional, isRepeated } = quantifierAt(reader);
    const next = new Set<string>();
    for (const start of starts) {
      if (isClosed(start)) next.add(start);
      else {
        for (const each of part) next.add((start + each + (isRepeated && each !== '' ? open : '')).slice(0, depth));
        if (isOptional) next.add(start);
      }
    }
    starts = next;
  }
  return starts;
}

/** One letter, class or group: what it can begin with. */
function partAt(reader: Reader): ReadonlySet<string> {
  const { source } = reader;
  const char = source[reader.at] ?? '';
  reader.at += 1;
  if (char === '(') return groupAt(reader);
  if (char === '\\') {
    const escaped = source[reader.at] ?? '';
    reader.at += 1;
    return new Set(escaped === 'b' || escaped === 'B' ? [''] : [open]);
  }
  if (char === '[') {
    const end = source.indexOf(']', reader.at);
    const letters = source.slice(reader.at, end);
    reader.at = end + 1;
    return new Set(/^[a-z0-9 ]+$/.test(letters) ? letters : [open]);
  }
  if (char === '^' || char === '$') return new Set(['']);
  return new Set([/^[a-z0-9 ]$/.test(char) ? char : open]);
}

/** What looks ahead or behind takes no letters. */
function groupAt(reader: Reader): ReadonlySet<string> {
  const looks = /^\?(?:[=!]|<[=!])/.exec(reader.source.slice(reader.at, reader.at + 3));
  const intro = looks ?? /^\?:/.exec(reader.source.slice(reader.at, reader.at + 2));
  reader.at += intro?.[0].length ?? 0;
  const inside = alternatives(reader);
  reader.at += 1;
  return looks ? new Set(['']) : inside;
}

/** Skips "?", "*", "+" or "{n,m}" behind a part. */
function quantifierAt(reader: Reader): { isOptional: boolean; isRepeated: boolean } {
  const [quantifier = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 8)) ?? [];
  reader.at += quantifier.length;
  return { isOptional: /^(?:[?*]|\{0)/.test(quantifier), isRepeated: /^[*+{]/.test(quantifier) };
}
