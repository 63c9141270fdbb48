/**
 * Pages of the sites that are being read, parsed: a site's pages are looked at again after each request, to choose the next one, and once more when all
 * are read. Memory is limited: what does not fit is parsed again.
 */
import { isDeepStrictEqual } from 'node:util';
import { pageOfSource, type Page, type SourcePage } from '@leadlight/enrichment';

export interface ParsedPages {
  readonly pageOf: (source: SourcePage) => Page;
  /** When a site has been read. */
  readonly forget: (sources: readonly SourcePage[]) => void;
}

/** A sixth of the memory of the thread that reads pages. */
const defaultBytes = 80_000_000;
/** A visit that was canceled leaves its pages behind. Sixty visits at a time look at fewer pages between two looks of the same one. */
const mostUnused = 10_000;

interface Kept {
  readonly source: SourcePage;
  readonly page: Page;
  readonly bytes: number;
  usedAt: number;
}

/** Two bytes per character and some 150 per part: of two megabytes of "<p>a", 110 megabytes remain, of as much running text, four. */
function bytesOf({ source, blocks, containers, links, items, images, scripts, metas, elements, comments }: Page): number {
  const parts = [blocks, containers, links, items, images, scripts, metas, elements, comments].reduce(
    (total, { length }) => total + length,
    0,
  );
  return 2 * source.length + 150 * parts;
}

/** @param mostBytes of memory that the pages that are kept take, estimated */
export function createParsedPages(mostBytes = defaultBytes): ParsedPages {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let looks = 0;
  const drop = (name: string): void => {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  };
  return {
    pageOf(source) {
      const { name } = source;
      looks += 1;
      const known = kept.get(name);
      if (known && isDeepStrictEqual(known.source, source)) {
        known.usedAt = looks;
        return known.page;
      }
      drop(name);
      const page = pageOfSource(source);
      const needed = bytesOf(page);
      if (bytes + needed > mostBytes) for (const [other, { usedAt }] of kept) if (looks - usedAt > mostUnused) drop(other);
      if (bytes + needed <= mostBytes) {
        kept.set(name, { source, page, bytes: needed, usedAt: looks });
        bytes += needed;
      }
      return page;
    },
    forget(sources) {
      for (const { name } of sources) drop(name);
    },
  };
}
