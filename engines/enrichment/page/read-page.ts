/** Reads HTML in one pass (SAX) into a page. Never throws; linear in the length of the source. */
import { Parser } from 'htmlparser2';
import { PageBuilder } from './page-builder.ts';
import type { Page } from './page.ts';

/**
 * Chromium's parser stops nesting at 512. Beyond this depth ours starts anew at the same place, because looking for the start of each
 * unmatched end tag would take time with the square of the depth.
 */
const deepest = 1_000;

/** Longer sources are cut off: the fetcher reads 2 MB, and a saved page may be longer. */
const longestSource = 8_000_000;

/**
 * @param html the decoded source (`decodeHtml`)
 * @param url where it was found; null if unknown
 * @param headers of the response, names in any case
 */
export function readPage(html: string, url: string | null = null, headers: Readonly<Record<string, string>> = {}): Page {
  const builder = new PageBuilder(url);
  const source = html.slice(0, longestSource);
  for (let start = 0; start < source.length;) start += parseUntilTooDeep(source.slice(start), builder, start);
  return builder.page(headers, source, html.length);
}

/** Elements whose content isn't HTML: a new parser can't continue inside them. */
const isRawText = (name: string): boolean => /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)$/.test(name);

/**
 * @param offset of the source in the whole one
 * @returns how many characters were read
 */
function parseUntilTooDeep(source: string, builder: PageBuilder, offset: number): number {
  let depth = 0;
  let readTo = source.length;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (readTo < source.length) return;
        builder.open(name, attributes);
        depth++;
        if (depth > deepest && !isRawText(name)) {
          readTo = parser.endIndex + 1;
          parser.pause();
        }
      },
      onclosetag(name) {
        if (readTo < source.length) return;
        depth--;
        builder.close(name);
      },
      ontext(text) {
        if (readTo === source.length) builder.text(text);
      },
      oncomment(text) {
        if (readTo === source.length) builder.comment(text, offset + parser.startIndex, offset + parser.endIndex + 1);
      },
    },
    { decodeEntities: true },
  );
  parser.write(source);
  if (readTo === source.length) parser.end();
  else builder.closeAll();
  return readTo;
}
