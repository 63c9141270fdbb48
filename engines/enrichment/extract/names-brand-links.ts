/** The name in the frame of a page as text: beside or instead of a logo, in a link to the home page or an element whose class says brand. */
import { foldText } from '@leadlight/vocabulary/text';
import type { Block } from '../page/page.ts';
import type { NameCandidate } from './name-candidate.ts';
import { isName, isPageName } from './name-values.ts';
import { evidenceOf, type Scope } from './scope.ts';

/** Class names that site builders and authors give the element with the name: "navbar-brand", "site-title", "logo-text". */
const brandClass =
  /(?:^|\s)(?:[\w-]*[-_])?(?:brand|logo|site-?(?:title|name)|company-?name|wordmark)(?:[-_](?:name|text|title|link))?(?=\s|$)/;

/** A home page in the same folder, above it or at the root, also of a language. */
export const homeAddress = /^(?:\.{0,2}\/)*(?:[a-z]{2}\/)?(?:(?:index|home)\.\w+)?$|^https?:\/\/[^/]+\/?$/i;

/** Less than a logo with an alternative text: such an element may also hold a slogan. */
const weight = 1.5;
/** Elements read on each page. */
const mostElements = 6;
const longest = 60;

export function fromBrandLinks(scope: Scope): NameCandidate[] {
  // If it doesn't fit the domain, such a text is just as often a slogan or the site's topic.
  if (scope.domain === null) return [];
  const { blocks, containers, links } = scope.page;
  const home = new Set(
    links.flatMap(({ href, text, block }) => (href !== '' && homeAddress.test(href) && text.length > 2 ? `${block} ${text}` : [])),
  );
  const found: NameCandidate[] = [];
  for (const block of blocks) {
    if (found.length >= mostElements) break;
    if (block.landmark === 'main' || block.landmark === 'aside' || block.landmark === 'footer' || block.isHidden) continue;
    const isBrand = block.text.length <= longest * 2 && brandClass.test(containers[block.container]?.hint ?? '');
    for (const text of isBrand ? partsOf(block, 0, block.text.length) : linkedTexts(block, home))
      if (text.length > 2 && text.length <= longest && isName(text) && !isPageName(foldText(text)))
        found.push({ value: text, kind: 'brand', weight, evidence: evidenceOf(scope, 'brand in the header', text, block.index) });
  }
  return found;
}

/** Texts of links to the home page, or whose class says brand. */
function linkedTexts(block: Block, home: ReadonlySet<string>): string[] {
  return block.marks.flatMap(({ tag, hint, start, end }) => {
    const text = block.text.slice(start, end);
    const isHome = tag === 'a' && home.has(`${block.index} ${text.replaceAll(/\s+/g, ' ').trim()}`);
    return isHome || brandClass.test(hint) ? partsOf(block, start, end) : [];
  });
}

/** "Acme <span>Pumps since 1912</span>": the text up to the first element inside, or that element if it comes first; else the whole line. */
function partsOf({ text, marks }: Block, start: number, end: number): string[] {
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end && mark.end - mark.start < end - start);
  const [first] = inside.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const whole = text.slice(start, end).split('\n', 1)[0]?.trim() ?? '';
  if (!first) return [whole];
  const head = text.slice(start, first.start > start ? first.start : first.end).trim();
  return head === whole ? [whole] : [head, whole];
}
