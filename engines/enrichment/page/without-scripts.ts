/** What a page shows only to visitors without scripts: the text of its `noscript` elements, which {@link readPage} leaves out of the visible text. */
import { Parser } from 'htmlparser2';
import type { Page } from './page.ts';

const opening = /<noscript\b[^>]{0,500}>/gi;
/** Longer ones are whole pages, and more of them are images that wait. */
const longest = 2_000;
const most = 50;

/** @returns a text for each element that has an "@" or a word for it in brackets, without tags. Linear; never throws */
export function textsWithoutScripts({ source, comments }: Pick<Page, 'source' | 'comments'>): string[] {
  const texts: string[] = [];
  for (const match of source.matchAll(opening)) {
    if (texts.length >= most) break;
    const start = match.index + match[0].length;
    const [content = ''] = source.slice(start, start + longest).split(/<\/noscript/i, 1);
    if (!/@|&#|[[({<]\s?[\p{L}@]{1,14}\s?[\])}>]|\sat\s/iu.test(content)) continue;
    if (!comments.some((comment) => comment.start <= match.index && match.index < comment.end)) texts.push(textOf(content));
  }
  return texts;
}

function textOf(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => void (text += part) }, { decodeEntities: true });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}
