/** One page with what its extractors share: its text in lines, what kind of page it is, which lines are about others. */
import type { Block, Page } from '../page/page.ts';
import type { Evidence } from './facts.ts';
import { pageKindOf, type PageKind } from './page-kind.ts';
import { isLabeledOther, isOfDesigner, othersSections } from './others.ts';

/** A line of text as a visitor sees it. */
export interface Line {
  readonly index: number;
  readonly text: string;
  readonly block: Block;
  /** Where it starts in `Scope.text`. */
  readonly start: number;
}

export interface Scope {
  readonly page: Page;
  /** What evidence calls the page. */
  readonly name: string;
  readonly kind: PageKind;
  /** The site's registrable domain; null if unknown. */
  readonly domain: string | null;
  /** Visible lines only. */
  readonly lines: readonly Line[];
  readonly linesOfBlock: ReadonlyMap<number, readonly Line[]>;
  /** All visible lines, each followed by a line feed. */
  readonly text: string;
  /** Blocks about web designers, hosts, authorities, customers, and so on. */
  readonly others: ReadonlySet<number>;
}

/** Blocks read from the start of a page and from its end, where the footer is. The longest pages in use have some two thousand. */
const mostBlocks = { first: 4_000, last: 1_000 };
const mostLines = 10_000;

function shownBlocks({ blocks }: Page): readonly Block[] {
  return blocks.length <= mostBlocks.first + mostBlocks.last
    ? blocks
    : [...blocks.slice(0, mostBlocks.first), ...blocks.slice(-mostBlocks.last)];
}

export function scopeOf(page: Page, name: string, domain: string | null): Scope {
  const lines: Line[] = [];
  const linesOfBlock = new Map<number, Line[]>();
  const parts: string[] = [];
  let start = 0;
  for (const block of shownBlocks(page)) {
    if (block.isHidden || block.tag === 'option' || lines.length > mostLines) continue;
    const own: Line[] = [];
    for (const text of block.text.split('\n')) {
      const trimmed = text.trim();
      if (trimmed === '') continue;
      // One paragraph of an imprint may name its owner and, further down, who designed the site.
      if (own.length === 0 || !(isLabeledOther(trimmed) || isOfDesigner(trimmed))) {
        const line = { index: lines.length, text: trimmed, block, start };
        lines.push(line);
        own.push(line);
      }
      parts.push(trimmed);
      start += trimmed.length + 1;
    }
    linesOfBlock.set(block.index, own);
  }
  const kind = pageKindOf(page, name);
  return { page, name, kind, domain, lines, linesOfBlock, text: `${parts.join('\n')}\n`, others: othersSections(page, kind) };
}

const around = 200;

/** Evidence for a part of the page's visible text. */
export function evidenceAt(scope: Scope, rule: string, start: number, length: number): Evidence {
  return {
    page: scope.name,
    rule,
    snippet: scope.text.slice(start, start + length).toWellFormed(),
    before: scope.text.slice(Math.max(0, start - around), start).toWellFormed(),
    after: scope.text.slice(start + length, start + length + around).toWellFormed(),
  };
}

/** Evidence for a part of a line. */
export function evidenceIn(scope: Scope, rule: string, line: Line, offset = 0, length = line.text.length - offset): Evidence {
  return evidenceAt(scope, rule, line.start + offset, length);
}

/** Evidence for what isn't in the visible text: an attribute, a property of structured data. */
export function evidenceOf(scope: Scope, rule: string, snippet: string, near: number | null = null): Evidence {
  const line = near === null ? undefined : lineNear(scope, near);
  const shown = snippet.slice(0, 1_000).toWellFormed();
  if (!line) return { page: scope.name, rule, snippet: shown, before: '', after: '' };
  const { before, after } = evidenceAt(scope, rule, line.start, 0);
  return { page: scope.name, rule, snippet: shown, before, after };
}

/** The first line of the block or of one shortly after it: hidden blocks have no lines. */
function lineNear(scope: Scope, block: number): Line | undefined {
  for (let at = block; at < block + 20; at++) {
    const line = scope.linesOfBlock.get(at)?.[0];
    if (line) return line;
  }
  return undefined;
}

/** Whether the host is the site's own or below it. */
export function isOwnHost(host: string, domain: string | null): boolean {
  return domain !== null && (host === domain || host.endsWith(`.${domain}`));
}
