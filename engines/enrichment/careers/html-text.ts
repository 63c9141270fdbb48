/** The text of descriptions, which boards publish as HTML, escaped once or more. */
import { Parser } from 'htmlparser2';

/** Descriptions are at most a few pages. */
const longestHtml = 200_000;
const longestText = 30_000;

const blockTags = new Set('p div br li ul ol h1 h2 h3 h4 h5 h6 tr table section article header footer blockquote pre hr dt dd'.split(' '));
const skippedTags = new Set(['script', 'style', 'template', 'noscript']);

/**
 * Text of HTML: one line per block, items with a dash. HTML that is escaped is unescaped until its tags appear: Greenhouse escapes the
 * whole document again ("&lt;p&gt;R&amp;amp;D"), some of its boards twice.
 * @returns null if no text is left
 */
export function textOfHtml(html: unknown): string | null {
  if (typeof html !== 'string') return null;
  let source = html.slice(0, longestHtml);
  for (let round = 0; round < 3 && !hasTags(source) && /&(?:amp;)*(?:lt|#60|#x3c);/i.test(source); round += 1)
    source = unescapeOnce(source);
  const lines: string[] = [];
  let line = '';
  let skipping = 0;
  const endLine = (): void => {
    const text = line.replaceAll(/[\s\u00a0]+/g, ' ').trim();
    if (text !== '' && text !== '-') lines.push(text);
    line = '';
  };
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (skippedTags.has(name)) skipping += 1;
        if (blockTags.has(name)) endLine();
        if (name === 'li') line = '- ';
      },
      ontext: (text) => {
        if (skipping === 0) line += text;
      },
      onclosetag: (name) => {
        if (skippedTags.has(name)) skipping = Math.max(0, skipping - 1);
        // A paragraph inside an item ends with the item.
        if (blockTags.has(name) && line !== '- ') endLine();
      },
    },
    { decodeEntities: true },
  );
  // Line feeds of a text without tags are its lines.
  parser.write(hasTags(source) ? source.replaceAll(/(<li\b[^>]*>)\s*<(?:p|div)\b[^>]*>/gi, '$1') : source.replaceAll(/\r?\n/g, '<br>'));
  parser.end();
  endLine();
  const text = lines.join('\n').toWellFormed().slice(0, longestText);
  return text === '' ? null : text;
}

const hasTags = (text: string): boolean => /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i.test(text);

/** What HTML escapes, once. */
function unescapeOnce(text: string): string {
  return text.replaceAll(
    /&(?:lt|gt|quot|apos|amp|nbsp|#39|#34|#38|#60|#62|#x27|#x22|#x26|#x3c|#x3e|#x2f);/gi,
    (entity) => entities[entity.toLowerCase()] ?? entity,
  );
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
  '&nbsp;': '\u00a0',
  '&#39;': "'",
  '&#34;': '"',
  '&#38;': '&',
  '&#60;': '<',
  '&#62;': '>',
  '&#x27;': "'",
  '&#x22;': '"',
  '&#x26;': '&',
  '&#x3c;': '<',
  '&#x3e;': '>',
  '&#x2f;': '/',
};

/** A title or name in which entities were left: "R&amp;D Engineer". Tags in it are text. */
export function plainName(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = unescapeOnce(unescapeOnce(String(value).slice(0, 1_000)))
    .toWellFormed()
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
  return text === '' ? null : text;
}
