/** Reads addresses, domains and hashes of addresses from pasted text or a CSV file. */
import type { SuppressionEntry } from '@leadlight/db/leads';
import { domainOf, emailKey } from '@leadlight/vocabulary';

export interface ReadSuppressions {
  readonly entries: readonly SuppressionEntry[];
  /** Number of lines without any of these. The first of several lines is not counted, because it may be a header. */
  readonly refusedLines: RefusedLines;
}

export interface RefusedLines {
  /** The first of the refused lines. */
  readonly refused: readonly { readonly line: number; readonly text: string }[];
  readonly refusedCount: number;
}

/** Maximum number of refused lines that are shown. */
const mostRefused = 100;

const hash = /^[0-9a-f]{64}$/i;

export function readSuppressionText(text: string): ReadSuppressions {
  const entries = new Map<string, SuppressionEntry>();
  const refused: { line: number; text: string }[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const found = entriesOf(line);
    for (const entry of found) entries.set(`${entry.kind} ${entry.value}`, entry);
    const isHeader = index === 0 && lines.length > 1;
    if (found.length === 0 && !isHeader) refused.push({ line: index + 1, text: line.trim().slice(0, 200) });
  }
  return { entries: [...entries.values()], refusedLines: { refused: refused.slice(0, mostRefused), refusedCount: refused.length } };
}

/** A line with an address or hash means only that. It may also contain a domain, as in a CRM's export, which must not suppress the whole domain. */
function entriesOf(line: string): SuppressionEntry[] {
  const cells = line.split(/[,;\t|]/).map((cell) => cell.trim().replaceAll(/^["'<(]+|["'>)]+$/g, ''));
  const words = cells
    .flatMap((cell) => (cell.includes('@') ? cell.split(/\s+/) : [cell]))
    .map((word) => word.replaceAll(/^["'<(]+|["'>)]+$/g, ''));
  const exact = words.flatMap((word): SuppressionEntry[] => {
    if (hash.test(word)) return [{ kind: 'hash', value: word.toLowerCase() }];
    // Users also write a domain as "@acme.example".
    if (word.startsWith('@')) return domainEntry(word.slice(1));
    const address = word.includes('@') ? emailKey(word) : null;
    return address === null ? [] : [{ kind: 'address', value: address }];
  });
  return exact.length > 0 ? exact : cells.flatMap((cell) => (/^[^\s@]+\.[^\s@]+$/.test(cell) ? domainEntry(cell) : []));
}

function domainEntry(text: string): SuppressionEntry[] {
  const domain = domainOf(text);
  return domain === null ? [] : [{ kind: 'domain', value: domain }];
}
