/** Lines around a place in an address, divided at commas and dashes. */
import type { Line, Scope } from './scope.ts';

export interface Segment {
  readonly text: string;
  readonly line: Line;
}

/** Lines before a postal code that may belong to its address. */
const linesBefore = 6;
export const longestLine = 160;

const separators = /\s*[,;|•·●▪]\s*|\s\*\s|\s+[-–—]\s+|\s{2,}/;

export function segmentsOf(text: string, line: Line): Segment[] {
  return text
    .split(separators)
    .map((part) =>
      part
        .replace(/^(?:CEP|C\.?P\.?|PLZ|ZIP(?: code)?|post(?:al)? ?code|código postal)\s*:?\s*$/i, '')
        .replace(/\s(?:CEP|C\.P\.)\s*:?$/, '')
        .trim(),
    )
    .filter((part) => part !== '')
    .map((part) => ({ text: part, line }));
}

export function segmentsBefore(scope: Scope, line: Line, offset: number, lastLine: number, from: number): Segment[] {
  const own = segmentsOf(line.text.slice(from, offset).slice(-longestLine), line);
  if (from > 0) return own;
  const found: Segment[][] = [own];
  for (let at = line.index - 1; at > lastLine && at >= line.index - linesBefore; at--) {
    const above = scope.lines[at];
    if (!above || above.text.length > longestLine || above.block.landmark !== line.block.landmark || scope.others.has(above.block.index))
      break;
    found.unshift(segmentsOf(above.text, above));
    if (above.block.level > 0) break;
  }
  return found.flat();
}

export function segmentsAfter(scope: Scope, line: Line, offset: number): Segment[] {
  const own = segmentsOf(line.text.slice(offset, offset + 200).replace(/^[\s,.)-]+/, ''), line);
  const found = [...own];
  for (let at = line.index + 1; at <= line.index + 2 && found.length < 4; at++) {
    const below = scope.lines[at];
    if (!below || below.text.length > 80) break;
    found.push(...segmentsOf(below.text, below));
  }
  return found;
}
