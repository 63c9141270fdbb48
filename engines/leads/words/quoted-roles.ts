/** Roles in quotation marks, as searches with operators have them: "Head of Sales" OR "VP Sales". As typed, they are titles; other words in quotes are keywords. */
import type { Line } from './line.ts';
import { choice, type Reading } from './meaning.ts';
import { readKeywordInQuotes } from './name-words.ts';
import { readRole } from './role-words.ts';
import { singularTitle } from './singular-titles.ts';

export function readInQuotes(line: Line, at: number): Reading | null {
  const quoted = readKeywordInQuotes(line, at);
  if (!quoted) return null;
  const last = quoted.end - 1;
  const isRole = readRole(line, at + 1)?.end === last;
  const title = isRole ? singularTitle(line, at + 1, last) : '';
  return isRole ? { end: quoted.end, meanings: choice('title', title), kind: 'people', title } : quoted;
}
