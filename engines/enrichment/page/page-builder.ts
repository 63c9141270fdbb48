/** Builds a page from the events of an HTML parser: elements in and out, and text. */
import {
  blockElements,
  collapseSpaces,
  type Element,
  hasAny,
  hintOf,
  isFaxIcon,
  isHiddenElement,
  landmarkOf,
  levelOf,
  markElements,
  markOf,
  scriptSources,
  skippedElements,
  voidElements,
} from './elements.ts';
import { InlineBoundary } from './inline-boundary.ts';
import { ItemBuilder } from './items.ts';
import { readJsonLd } from './json-ld.ts';
import type { Block, Container, Image, Item, Landmark, Link, Mark, Meta, Page, PageElement, Script } from './page.ts';
import { resolveUrl } from './urls.ts';
import { decodeCloudflare } from './cloudflare.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Open extends Element {
  readonly landmark: Landmark;
  readonly isHidden: boolean;
  readonly isSkipped: boolean;
  readonly isAddress: boolean;
  readonly isInArticle: boolean;
  /** Of the innermost block element. */
  readonly blockTag: string;
  readonly level: number;
  readonly container: number;
  readonly isBlock: boolean;
  /** Where its text starts in the current block; -1 if it isn't marked. */
  readonly markStart: number;
  /** The block number when it opened, to tell whether its mark is still in the current block. */
  readonly blockCount: number;
  readonly link: OpenLink | null;
  /** Index into the page's elements of the nearest one that is listed; -1 for none. */
  readonly listed: number;
}

interface OpenLink {
  readonly href: string;
  readonly text: string[];
  label: string;
  readonly place: Omit<Link, 'url' | 'href' | 'text' | 'rel'>;
  readonly rel: string;
}

/** Paragraphs are shorter; longer text without an element is cut, so that no pattern works on a megabyte. */
const longestBlock = 8_000;
const mostLinks = 20_000;
const mostInlineText = 4_000_000;
const mostElements = 50_000;

const root: Open = {
  tag: '#root',
  attributes: {},
  hint: '',
  landmark: 'none',
  isHidden: false,
  isSkipped: false,
  isAddress: false,
  isInArticle: false,
  blockTag: 'body',
  level: 0,
  container: 0,
  isBlock: true,
  markStart: -1,
  blockCount: 0,
  link: null,
  listed: -1,
};

export class PageBuilder {
  readonly #url: string | null;
  #base: string | null;
  #title: string | null = null;
  readonly #languages: string[] = [];
  readonly #relations: Mutable<Page['relations'][number]>[] = [];
  readonly #metas: Meta[] = [];
  readonly #blocks: Block[] = [];
  readonly #containers: Mutable<Container>[] = [{ parent: -1, tag: '#root', hint: '', first: 0, end: 0 }];
  readonly #links: Link[] = [];
  readonly #images: Image[] = [];
  readonly #scripts: Script[] = [];
  readonly #frames: string[] = [];
  readonly #jsonLd: Item[] = [];
  readonly #itemBuilder = new ItemBuilder();
  readonly #elements: PageElement[] = [];
  readonly #comments: { start: number; end: number }[] = [];
  readonly #conditionalScripts: string[] = [];
  #forms = 0;
  #inlineLength = 0;

  readonly #stack: Open[] = [root];
  /** The current block. */
  #text = '';
  #marks: Mark[] = [];
  #hasSpace = false;
  readonly #boundary = new InlineBoundary();
  /** Elements that end the current block when they close are block elements; their text belongs to the innermost. */
  #owner: Open = root;
  /** Raw text of a title, script or style. */
  #raw: string[] | null = null;
  #hiddenReplacement = 0;
  readonly #openLinks: OpenLink[] = [];

  constructor(url: string | null) {
    this.#url = url;
    this.#base = url;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#stack.at(-1) ?? root;
    const hint = hintOf(attributes);
    this.#itemBuilder.open(tag, attributes, this.#stack.length);
    this.#readHead(tag, attributes);
    const listed = this.#listElement(tag, attributes, parent.listed);
    if (tag === 'br') this.#lineBreak();
    else if (tag === 'hr') this.#flush();
    else if (tag === 'img') this.#readImage(attributes, hint, parent);
    if (isFaxIcon({ tag, attributes, hint })) this.text('📠');
    if (voidElements.has(tag)) {
      this.#stack.push({ ...parent, tag, isBlock: false, markStart: -1, link: null, listed });
      return;
    }
    const isBlock = blockElements.has(tag);
    if (isBlock) this.#flush();
    const element: Element = { tag, attributes, hint };
    const container = isBlock ? this.#openContainer(tag, hint, parent.container) : parent.container;
    const isHidden = parent.isHidden || isHiddenElement(element);
    const isSkipped = parent.isSkipped || skippedElements.has(tag);
    const landmark = landmarkOf(element, parent.landmark, parent.isInArticle) ?? parent.landmark;
    const link = tag === 'a' && attributes['href'] !== undefined ? this.#openLink(attributes, hint, landmark, isHidden) : null;
    const opened: Open = {
      tag,
      attributes,
      hint,
      landmark,
      isHidden,
      isSkipped,
      isAddress: parent.isAddress || tag === 'address',
      isInArticle: parent.isInArticle || tag === 'article',
      blockTag: isBlock ? tag : parent.blockTag,
      level: isBlock && levelOf(tag) > 0 ? levelOf(tag) : tag === 'td' || tag === 'th' ? 0 : parent.level,
      container,
      isBlock,
      markStart: markElements.has(tag) ? this.#text.length + Number(this.#hasSpace && this.#text !== '') : -1,
      blockCount: this.#blocks.length,
      link,
      listed,
    };
    this.#stack.push(opened);
    if (!isBlock) this.#boundary.opened();
    if (link) this.#openLinks.push(link);
    if (isBlock) this.#owner = opened;
    if (tag === 'title' || tag === 'script' || tag === 'style') this.#raw = [];
    const hidden = attributes['data-cfemail'];
    if (hidden !== undefined && !isSkipped) this.#writeDecoded(hidden);
  }

  text(text: string): void {
    if (this.#raw) {
      this.#raw.push(text);
      return;
    }
    const parent = this.#stack.at(-1) ?? root;
    if (parent.isSkipped || this.#hiddenReplacement > 0) return;
    // Hidden words inside visible text are traps for harvesters.
    if (parent.isHidden && !this.#owner.isHidden) return;
    this.#itemBuilder.text(text);
    // Links don't nest (HTML standard, 4.5.1): only the last one counts.
    this.#openLinks.at(-1)?.text.push(text);
    this.#append(text, parent);
  }

  close(tag: string): void {
    const closed = this.#stack.at(-1);
    if (!closed || closed === root || closed.tag !== tag) return;
    if (closed.attributes['data-cfemail'] !== undefined && !closed.isSkipped && this.#hiddenReplacement > 0) this.#hiddenReplacement--;
    if (closed.isBlock) this.#flush();
    else if (!voidElements.has(tag)) this.#boundary.closed();
    this.#itemBuilder.close(this.#stack.length - 1);
    this.#stack.pop();
    if (voidElements.has(tag)) return;
    if (this.#raw && (tag === 'title' || tag === 'script' || tag === 'style')) this.#endRaw(closed, this.#raw.join(''));
    if (closed.markStart >= 0 && closed.blockCount === this.#blocks.length && this.#text.length > closed.markStart)
      this.#marks.push(markOf(closed, closed.markStart, this.#text.length));
    if (closed.link) {
      this.#openLinks.pop();
      this.#endLink(closed.link);
    }
    if (closed.isBlock) {
      const container = this.#containers[closed.container];
      if (container) container.end = this.#blocks.length;
      this.#owner = this.#stack.findLast(({ isBlock }) => isBlock) ?? root;
    }
  }

  closeAll(): void {
    for (let last = this.#stack.at(-1); last && last !== root; last = this.#stack.at(-1)) this.close(last.tag);
  }

  /**
   * @param text without the marks
   * @param start offset into the source, as `end`
   */
  comment(text: string, start: number, end: number): void {
    // <!--[if lt IE 9]> … <![endif]-->
    if (!/^\s*\[if\s/i.test(text)) this.#comments.push({ start, end });
    else for (const src of scriptSources(text)) this.#conditionalScripts.push(resolveUrl(src, this.#base) ?? src);
  }

  page(headers: Readonly<Record<string, string>>, source: string, size: number): Page {
    this.closeAll();
    this.#flush();
    const [top] = this.#containers;
    if (top) top.end = this.#blocks.length;
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const [ofHeader] = lower['content-language']?.toLowerCase().split(/\s*,/) ?? [];
    if (ofHeader) this.#languages.push(ofHeader);
    return {
      url: this.#url,
      base: this.#base,
      headers: lower,
      title: this.#title,
      languages: [...new Set(this.#languages)],
      relations: this.#relations,
      metas: this.#metas,
      blocks: this.#blocks,
      containers: this.#containers,
      links: this.#links,
      items: [...this.#jsonLd, ...this.#itemBuilder.items],
      images: this.#images,
      scripts: this.#scripts,
      frames: this.#frames,
      forms: this.#forms,
      elements: this.#elements,
      source,
      comments: this.#comments,
      conditionalScripts: this.#conditionalScripts,
      size,
    };
  }

  #listElement(tag: string, attributes: Readonly<Record<string, string>>, parent: number): number {
    if (this.#elements.length >= mostElements) return parent;
    // Custom elements say who made them by their names alone.
    if (!tag.includes('-') && !hasAny(attributes)) return parent;
    this.#elements.push({ tag, attributes, parent });
    return this.#elements.length - 1;
  }

  #readHead(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (tag === 'base' && attributes['href'] !== undefined && this.#base === this.#url)
      this.#base = resolveUrl(attributes['href'], this.#url) ?? this.#base;
    else if (tag === 'html' && attributes['lang']) this.#languages.unshift(attributes['lang'].toLowerCase().trim());
    else if (tag === 'body' && attributes['lang']) this.#languages.push(attributes['lang'].toLowerCase().trim());
    else if (tag === 'form') this.#forms++;
    else if ((tag === 'iframe' || tag === 'frame') && attributes['src']) {
      const url = resolveUrl(attributes['src'], this.#base);
      if (url) this.#frames.push(url);
    } else if (tag === 'meta') this.#readMeta(attributes);
    else if (tag === 'link' && attributes['rel'] && attributes['href']) {
      const url = resolveUrl(attributes['href'], this.#base);
      if (url) this.#relations.push({ rel: attributes['rel'].toLowerCase(), url, language: attributes['hreflang']?.toLowerCase() ?? null });
    }
  }

  #readMeta(attributes: Readonly<Record<string, string>>): void {
    const name = (attributes['property'] ?? attributes['name'] ?? attributes['http-equiv'] ?? attributes['itemprop'])?.toLowerCase().trim();
    const content = attributes['content']?.replaceAll(/\s+/g, ' ').trim();
    if (!name || !content) return;
    this.#metas.push({ name, content });
    if (name === 'content-language') this.#languages.push(content.toLowerCase().split(',')[0]?.trim() ?? '');
  }

  #readImage(attributes: Readonly<Record<string, string>>, hint: string, parent: Open): void {
    const alt = (attributes['alt'] ?? '').replaceAll(/\s+/g, ' ').trim();
    const link = this.#openLinks.at(-1) ?? null;
    if (link && link.label === '') link.label = alt;
    if (this.#images.length < 2_000 && !parent.isSkipped)
      this.#images.push({
        alt,
        src: attributes['src'] ?? '',
        hint: `${hint} ${parent.hint}`.trim(),
        landmark: parent.landmark,
        href: link?.href ?? null,
        block: this.#blocks.length,
      });
  }

  #openContainer(tag: string, hint: string, parent: number): number {
    this.#containers.push({ parent, tag, hint, first: this.#blocks.length, end: this.#blocks.length });
    return this.#containers.length - 1;
  }

  #openLink(attributes: Readonly<Record<string, string>>, hint: string, landmark: Landmark, isHidden: boolean): OpenLink {
    return {
      href: attributes['href'] ?? '',
      text: [],
      label: attributes['aria-label'] ?? attributes['title'] ?? '',
      rel: attributes['rel']?.toLowerCase() ?? '',
      place: { hint, landmark, isHidden, block: this.#blocks.length },
    };
  }

  #endLink({ href, text, label, rel, place }: OpenLink): void {
    if (this.#links.length >= mostLinks) return;
    const written = text.join('').replaceAll(/\s+/g, ' ').trim();
    this.#links.push({ url: resolveUrl(href, this.#base), href, text: written === '' ? label.trim() : written, rel, ...place });
  }

  #endRaw({ tag, attributes }: Open, text: string): void {
    this.#raw = null;
    if (tag === 'title') this.#title ??= text.replaceAll(/\s+/g, ' ').trim() || null;
    if (tag !== 'script') return;
    const type = attributes['type']?.toLowerCase() ?? '';
    if (/ld\+json/.test(type)) this.#jsonLd.push(...readJsonLd(text));
    const src = attributes['src'];
    this.#inlineLength += text.length;
    if (src) this.#scripts.push({ src: resolveUrl(src, this.#base) ?? src, type, text: '' });
    else if (this.#inlineLength < mostInlineText) this.#scripts.push({ src: null, type, text });
  }

  /** Cloudflare replaces addresses by a hexadecimal text that a script decodes; visitors see the address. */
  #writeDecoded(hidden: string): void {
    const address = decodeCloudflare(hidden);
    if (address === null) return;
    this.text(address);
    this.#hiddenReplacement++;
  }

  #lineBreak(): void {
    if (this.#text !== '' && !this.#text.endsWith('\n')) this.#text += '\n';
    this.#hasSpace = false;
    this.#itemBuilder.text(' ');
    this.#openLinks.at(-1)?.text.push(' ');
    if (this.#stack.at(-1)?.isSkipped) this.#text = '';
  }

  #append(text: string, parent: Open): void {
    if (parent.blockTag === 'pre') {
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) this.#lineBreak();
        this.#appendLine(line);
      }
    } else this.#appendLine(text);
  }

  #appendLine(text: string): void {
    const collapsed = collapseSpaces(text);
    if (collapsed === '') return;
    const body = collapsed.trim();
    if (body === '') {
      this.#hasSpace = true;
      return;
    }
    const needsSpace = (this.#hasSpace || collapsed.startsWith(' ')) && this.#text !== '' && !this.#text.endsWith('\n');
    if (!needsSpace && this.#boundary.separates(this.#text, body)) this.#text += '\n';
    this.#text += needsSpace ? ` ${body}` : body;
    this.#boundary.reset();
    this.#hasSpace = collapsed.endsWith(' ');
    if (this.#text.length > longestBlock) this.#flush();
  }

  #flush(): void {
    const text = this.#text.trimEnd();
    if (text !== '') {
      const parent = this.#owner;
      const isHidden = this.#stack.at(-1)?.isHidden ?? false;
      for (let start = 0; start < text.length; start += longestBlock) {
        this.#blocks.push({
          index: this.#blocks.length,
          text: text.slice(start, start + longestBlock),
          tag: parent.blockTag,
          level: parent.level,
          landmark: parent.landmark,
          isHidden,
          isAddress: this.#stack.at(-1)?.isAddress ?? false,
          container: parent.container,
          marks: start === 0 ? this.#marks : [],
        });
      }
    }
    this.#text = '';
    this.#marks = [];
    this.#hasSpace = false;
    this.#boundary.reset();
  }
}
