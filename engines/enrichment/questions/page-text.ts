/** The text of a page for a model: what visitors see. Hidden text is left out, because it is often written for programs. */
import type { Page } from '../page/index.ts';
import type { PageText } from './question.ts';

/** More than the longest real page; text beyond it is left out. */
const mostCharacters = 100_000;

/** @returns null for a page without an address or without visible text */
export function pageText({ url, title, blocks }: Page): PageText | null {
  if (url === null) return null;
  const lines: string[] = [];
  let length = 0;
  for (const { text, isHidden } of blocks) {
    if (isHidden) continue;
    length += text.length + 1;
    if (length > mostCharacters) break;
    lines.push(text);
  }
  return lines.length === 0 ? null : { url, title, text: lines.join('\n') };
}
