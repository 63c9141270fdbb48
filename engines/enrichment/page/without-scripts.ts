/** What a page shows only to visitors without scripts: the text of its `noscript` elements, which {@link readPage} leaves out of the visible text. */
import { Parser } from 'htmlparser2';
import type { Page } from './page.ts';

const opening = /<noscript(?![\w-])/gi;
/** Longer elements are whole pages, and more elements are images that load later. */
const longest = 2_000;
const most = { texts: 50, elements: 2_000 };

/** @returns a text for each element that has an "@" or a word for it in brackets, without tags. Linear; never throws */
export function textsWithoutScripts({ source, comments }: Pick<Page, 'source' | 'comments'>): string[] {
  const texts: string[] = [];
  let comment = 0;
  let elements = 0;
  let end = -1;
  for (const { index } of source.matchAll(opening)) {
    if (texts.length >= most.texts || elements >= most.elements) break;
    // Inside the previous tag.
    if (index < end) continue;
    elements++;
    end = source.indexOf('>', index);
    if (end === -1) break;
    while ((comments[comment]?.end ?? Infinity) <= index) comment++;
    if ((comments[comment]?.start ?? Infinity) <= index) continue;
    const [content = ''] = source.slice(end + 1, end + 1 + longest).split(/<\/noscript/i, 1);
    if (/@|&#|[[({<]\s?[\p{L}@]{1,14}\s?[\])}>]|\sat\s/iu.test(content)) texts.push(textOf(content));
  }
  return texts;
}

function textOf(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => void (text += part) }, { decodeEntities: true });
  parser.end(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}
