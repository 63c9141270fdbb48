/** Operators of search engines: groups in parentheses, "AND" in capitals, quotation marks. */
import type { Line } from './line.ts';

/** The parenthesis that closes the one at this token, or the end of the text; null if none opens here. "NOT (junior OR intern)" excludes all of the group. */
export function groupEnd(line: Line, at: number): number | null {
  if (line.tokens[at]?.text !== '(') return null;
  let depth = 0;
  for (let index = at; index < line.tokens.length; index += 1) {
    const mark = line.tokens[index]?.text;
    if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return line.tokens.length;
}

/** "NOT intern AND Berlin": the operator ends what is excluded; "and" in lowercase may join a second value. */
export const isAndOperator = (line: Line, at: number): boolean => /^(?:AND|UND|ET|EN|Y|E)$/.test(line.tokens[at]?.text ?? '');

const quote = /^["“”„«»]$/;

/** The tokens between quotation marks. Their writer wants them as they are, so none of them is corrected. */
export function quotedTokens(tokens: Line['tokens']): ReadonlySet<number> {
  const quoted = new Set<number>();
  let opened: number | null = null;
  for (const [index, { text }] of tokens.entries()) {
    if (!quote.test(text)) continue;
    if (opened === null) opened = index;
    else {
      for (let inside = opened + 1; inside < index; inside += 1) quoted.add(inside);
      opened = null;
    }
  }
  return quoted;
}

/** Whether the text is written for a search engine, where every phrase has quotation marks. */
export const hasOperators = (line: Line): boolean =>
  line.tokens.some(({ text }) => /^(?:AND|OR|NOT|UND|ODER|NICHT|OU|SAUF|NO|NON|OF|NIET)$/.test(text));
