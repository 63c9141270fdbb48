/** What the elements of HTML do to the text around them. */
import type { Landmark, Mark } from './page.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that start a new line in browsers' style sheets (HTML standard, 15.3), and controls, whose text stands alone. */
export const blockElements = words(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p pre search section select summary table tbody td tfoot th thead tr ul',
);

/** Their content is not text for visitors. `noscript` has what others see than the visitors with scripts. */
const hiddenElements = words('template noscript datalist dialog');
export const skippedElements = words('script style head svg math textarea object audio video canvas iframe noembed noframes xmp');

/** Elements without text of their own, which never close. */
export const voidElements = words('area base br col embed hr img input link meta param source track wbr');

/** Inline elements that set text apart. */
export const markElements = words(
  'a b strong em i span font u small big time label abbr cite code mark sup sub bdo bdi data strike s q var',
);

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly hint: string;
}

/** @returns null if the element doesn't start a landmark */
export function landmarkOf({ tag, attributes, hint }: Element, within: Landmark, isInArticle: boolean): Landmark | null {
  const role = attributes['role']?.toLowerCase();
  if (role === 'navigation') return 'nav';
  if (role === 'banner') return 'header';
  if (role === 'contentinfo') return 'footer';
  if (role === 'main') return 'main';
  if (role === 'complementary') return 'aside';
  if (tag === 'nav') return 'nav';
  if (tag === 'main') return 'main';
  if (tag === 'aside') return within === 'footer' || within === 'header' ? null : 'aside';
  // A header or footer of an article isn't that of the page (HTML standard, 4.3.8).
  if ((tag === 'header' || tag === 'footer') && !isInArticle) return tag;
  if (within !== 'none' || hint === '' || !/^(?:div|section|table|td|tr|ul)$/.test(tag)) return null;
  if (
    /(?:^|\s|-|_)(?:site-?|page-?|main-?|global-?|bottom-?)?(?:footer|colophon|footer-?(?:wrap(?:per)?|area|container|widgets?))(?:$|\s)/.test(
      hint,
    )
  )
    return 'footer';
  if (
    /(?:^|\s)(?:site-?|page-?|main-?|global-?|top-?)?(?:header|masthead|topbar|header-?(?:wrap(?:per)?|area|container))(?:$|\s)/.test(hint)
  )
    return 'header';
  if (/(?:^|\s)(?:(?:main|site|top|primary)-?)?(?:nav|navbar|navigation|menu|breadcrumbs?)(?:$|\s)/.test(hint)) return 'nav';
  if (/(?:^|\s)(?:left-?|right-?)?(?:side-?bar)(?:$|\s)/.test(hint)) return 'aside';
  return null;
}

/** @param start offset into the text of the block, as `end` */
export const markOf = ({ tag, attributes, hint }: Element, start: number, end: number): Mark => ({
  tag: attributes['data-cfemail'] === undefined ? tag : 'cfemail',
  hint,
  start,
  end,
});

/** An icon of a fax machine: "fa fa-fax", "icons/fax.png". */
export function isFaxIcon({ tag, attributes, hint }: Element): boolean {
  if (tag === 'img') return /(?:^|[/_-])(?:tele)?fax[^/]{0,20}\.(?:png|svg|gif|jpe?g|webp)/i.test(attributes['src'] ?? '');
  return (
    hint.includes('fax') &&
    /^(?:i|span|em)$/.test(tag) &&
    /(?:^|[\s_-])(?:fa|fas|far|icons?|bi|mdi|ti|las?|glyphicon|material)[\s_-](?:\S{1,10}[\s_-])?fax(?:$|[\s_-])/.test(hint)
  );
}

export function isHiddenElement({ tag, attributes }: Element): boolean {
  if (hiddenElements.has(tag)) return tag !== 'dialog' || attributes['open'] === undefined;
  if (attributes['hidden'] !== undefined && attributes['hidden'] !== 'false') return true;
  const style = attributes['style'];
  return style !== undefined && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
}

export function levelOf(tag: string): number {
  return /^h[1-6]$/.test(tag) ? Number(tag[1]) : 0;
}

/** One space for white space. Soft hyphens and zero-width spaces are invisible: they neither separate nor join. */
export function collapseSpaces(text: string): string {
  if (!/[\u200b\u00ad\ufeff]/.test(text)) return /\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text;
  return text.replaceAll(/[\s\u200b\u00ad\ufeff]+/g, (space) => (/\s/.test(space.replaceAll(/[\u200b\u00ad\ufeff]/g, '')) ? ' ' : ''));
}

/** Lower-case class names and id. */
export function hintOf(attributes: Readonly<Record<string, string>>): string {
  const classes = attributes['class'];
  const id = attributes['id'];
  // A review says so by its type, whatever its class is called.
  const isReview = attributes['itemprop'] === 'review' || attributes['itemtype']?.endsWith('schema.org/Review') === true;
  if (classes === undefined && id === undefined && !isReview) return '';
  const hint = `${classes ?? ''} ${id ?? ''}${isReview ? ' review' : ''}`.toLowerCase();
  return (/\s\s|[^\S ]/.test(hint) ? hint.replaceAll(/\s+/g, ' ') : hint).trim().slice(0, 400);
}

export function hasAny(attributes: Readonly<Record<string, string>>): boolean {
  for (const name in attributes) if (Object.hasOwn(attributes, name)) return true;
  return false;
}

/** Addresses of scripts in the text of a conditional comment, as written. */
export function scriptSources(text: string): string[] {
  return Array.from(text.matchAll(/<script\s[^>]{0,300}?\bsrc\s*=\s*["']?([^"'\s>]+)/gi), ([, src = '']) => src);
}
