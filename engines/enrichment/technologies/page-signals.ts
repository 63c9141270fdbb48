/** Compares one page with all technologies. Time is linear in its length; the number of patterns that are run depends on the words in it. */
import { domainOf } from '@leadlight/vocabulary/identity';
import type { Page } from '../page/page.ts';
import { urlParts } from '../page/urls.ts';
import type { ElementRule, GlobalRule, NamedRules, PageRule, TechnologyCatalog } from './catalog.ts';
import type { Pattern, PatternMatch } from './pattern.ts';
import { matchesSelector } from './selector.ts';
import type { SignalKind } from './technology.ts';

export interface Hit {
  readonly technology: string;
  /** Of the rule: a signal counts once. */
  readonly rule: number;
  readonly kind: SignalKind;
  readonly confidence: number;
  readonly version: string | null;
  readonly snippet: string;
}

const longestSnippet = 200;
/** What a pattern sees around the word that brought it up, in characters: tags are shorter than addresses of data. */
const before = 400;
const beforeSeveralTags = 800;
const after = 500;
/** A word nearer than this to the end of what was searched needs another look. */
const overlap = 250;
const mostScripts = 2_000;
const longestInline = 200_000;
/** A variable's name in a script proves little. */
const globalConfidence = 50;

export function pageSignals(page: Page, catalog: TechnologyCatalog): Hit[] {
  const reader = new PageSignals(page, catalog);
  return reader.read();
}

class PageSignals {
  readonly #page: Page;
  readonly #catalog: TechnologyCatalog;
  readonly #positions: ReadonlyMap<number, readonly number[]>;
  readonly #scripts: readonly string[];
  readonly #hits: Hit[] = [];
  /** Scripts that a pattern knows, and what patterns matched in the source: their hosts are explained. */
  readonly #known: string[] = [];
  /** The site's registrable domain, or its host; null if nothing tells. */
  readonly #own: string | null;

  constructor(page: Page, catalog: TechnologyCatalog) {
    this.#page = page;
    this.#catalog = catalog;
    // Some patterns are for addresses as written: "/typo3conf/".
    const written = page.elements.flatMap(({ tag, attributes }) => (tag === 'script' ? (attributes['src'] ?? []) : []));
    const resolved = page.scripts.flatMap(({ src }) => src ?? []);
    this.#scripts = [...new Set([...resolved, ...page.conditionalScripts, ...written])].slice(0, mostScripts);
    this.#own = siteOf(page.url ?? canonicalOf(page) ?? '');
    this.#positions = catalog.words.find([page.source, page.url ?? '', ...this.#scripts].join('\n'));
  }

  read(): Hit[] {
    const { metas, headers } = this.#page;
    for (const { name, content } of metas) this.#named(this.#catalog.meta, 'meta', name, content);
    for (const [name, value] of Object.entries(headers)) this.#named(this.#catalog.headers, 'header', name, value);
    this.#cookies(headers['set-cookie'] ?? '');
    for (const rule of this.#catalog.pageRules) if (this.#isNear(rule.words)) this.#pattern(rule);
    for (const rule of this.#catalog.elementRules) if (this.#isNear(rule.words)) this.#element(rule);
    for (const rule of this.#catalog.globalRules) if (rule.words.length > 0 && this.#isNear(rule.words)) this.#global(rule);
    this.#scriptHosts();
    return this.#hits;
  }

  #isNear(words: readonly number[]): boolean {
    return words.length === 0 || words.some((word) => this.#positions.has(word));
  }

  #named(rules: NamedRules, kind: SignalKind, name: string, value: string): void {
    for (const { technology, id, pattern } of rules.get(name) ?? []) {
      const match = pattern.match(value);
      if (match)
        this.#hit({ technology, rule: id, kind, confidence: pattern.confidence, version: match.version, snippet: `${name}: ${value}` });
    }
  }

  /** Several `Set-Cookie` headers are lines of one. */
  #cookies(header: string): void {
    for (const line of header.split('\n').slice(0, 100)) {
      const [pair = ''] = line.split(';', 1);
      const [name = ''] = pair.split('=', 1);
      const value = pair.slice(name.length + 1).trim();
      const lower = name.trim().toLowerCase();
      if (lower === '') continue;
      for (const [expected, rules] of this.#catalog.cookies) {
        const fits = expected.endsWith('*') ? lower.startsWith(expected.slice(0, -1)) : expected === lower;
        if (!fits) continue;
        for (const { technology, id, pattern } of rules) {
          const match = pattern.match(value);
          // The value is the visitor's; only the name is kept.
          if (match)
            this.#hit({
              technology,
              rule: id,
              kind: 'cookie',
              confidence: pattern.confidence,
              version: match.version,
              snippet: name.trim(),
            });
        }
      }
    }
  }

  #pattern(rule: PageRule): void {
    switch (rule.kind) {
      case 'script':
        for (const src of this.#scripts) if (this.#try(rule, src)) return;
        return;
      case 'url':
        if (this.#page.url !== null) this.#try(rule, this.#page.url);
        return;
      case 'text':
        for (const { text, isHidden } of this.#page.blocks.slice(0, 2_000)) if (!isHidden && this.#try(rule, text)) return;
        return;
      case 'html':
        this.#html(rule);
    }
  }

  #try({ technology, id, kind, pattern, isOwnPath }: PageRule, value: string): boolean {
    const match = pattern.match(value);
    if (!match || (isOwnPath && this.#isElsewhere(value, match))) return false;
    this.#known.push(kind === 'script' ? value : value.slice(match.start, match.end));
    this.#hit({ technology, rule: id, kind, confidence: pattern.confidence, version: match.version, snippet: around(value, match) });
    return true;
  }

  /** Whether a path is on another site's host: a link to a file there, or a widget from there. */
  #isElsewhere(value: string, { end }: PatternMatch): boolean {
    const [token = ''] = /[^\s"'=(,]*$/.exec(value.slice(Math.max(0, end - 600), end)) ?? [];
    const [, host] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(token) ?? [];
    if (host === undefined) return false;
    if (this.#own !== null) return siteOf(`https://${host}/`) !== this.#own;
    const tag = value.lastIndexOf('<', end - token.length);
    return tag >= 0 && /^<a\s/i.test(value.slice(tag, tag + 3));
  }

  /** Only around the words that the pattern needs, and not in comments, unless the pattern is for comments. */
  #html(rule: PageRule): void {
    const { source } = this.#page;
    const pattern = rule.pattern.source;
    const mayBeComment = pattern.includes('<!--');
    const tags = pattern.split('<').length - 1;
    const places = rule.words.length === 0 ? [0] : rule.words.flatMap((word) => this.#positions.get(word) ?? []).toSorted((a, b) => a - b);
    let searchedTo = 0;
    for (const at of places) {
      if (at >= source.length || at + overlap < searchedTo || (!mayBeComment && this.#isInComment(at))) continue;
      // A pattern for one tag starts where the tag does.
      const from = Math.max(0, at - (tags === 0 ? before : beforeSeveralTags));
      const tag = tags === 1 && pattern.startsWith('<') ? source.slice(from, at + 1).lastIndexOf('<') : -1;
      const start = from + Math.max(0, tag);
      if (pattern.startsWith('^') && start > 0) return;
      searchedTo = at + after;
      if (this.#try(rule, source.slice(start, searchedTo))) return;
    }
  }

  #isInComment(at: number): boolean {
    const { comments } = this.#page;
    let [low, high] = [0, comments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((comments[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return (comments[low]?.start ?? Infinity) <= at;
  }

  #element({ technology, id, selector, attributes, text, confidence }: ElementRule): void {
    const { elements, links } = this.#page;
    for (const element of elements) {
      if (!matchesSelector(selector, element, elements)) continue;
      let version: string | null = null;
      const fits = attributes.every(({ name, pattern }) => {
        const value = element.attributes[name];
        const match: PatternMatch | null = value === undefined ? null : pattern.match(value);
        version ??= match?.version ?? null;
        return match !== null;
      });
      const href = element.attributes['href'];
      if (!fits || (text && !links.some((link) => link.href === href && text.match(link.text) !== null))) continue;
      const written = Object.entries(element.attributes).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`));
      this.#hit({ technology, rule: id, kind: 'html', confidence, version, snippet: `<${element.tag}${written.join('')}>` });
      return;
    }
  }

  /** `window.Shopify`, `var _gaq =`, `Shopify.theme =`: the name where a script defines or uses it. */
  #global({ technology, id, name }: GlobalRule): void {
    for (const { src, text, type } of this.#page.scripts) {
      if (src !== null || /json|html|template/.test(type)) continue;
      const at = text.length > longestInline ? text.slice(0, longestInline).indexOf(name) : text.indexOf(name);
      if (at < 0) continue;
      const [previous, next] = [text[at - 1] ?? ' ', text.slice(at + name.length, at + name.length + 3)];
      if (/[\w$]/.test(previous) || !/^\s*(?:[=.([]|\|\|)/.test(next)) continue;
      // A property of another object has another meaning.
      if (previous === '.' && !/\b(?:window|self|globalThis|w|top)\.$/.test(text.slice(Math.max(0, at - 12), at))) continue;
      this.#hit({
        technology,
        rule: id,
        kind: 'global',
        confidence: globalConfidence,
        version: null,
        snippet: around(text, { start: at, end: at + name.length, version: null }),
      });
      return;
    }
  }

  /** Scripts that no pattern knows, by their host. */
  #scriptHosts(): void {
    for (const src of this.#scripts) {
      const host = urlParts(src)?.host ?? '';
      if (host === '' || siteOf(src) === this.#own || this.#known.some((text) => text.includes(host))) continue;
      for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
        const technology = this.#catalog.scriptHosts.get(name);
        if (technology === undefined) continue;
        this.#hit({ technology, rule: -1, kind: 'script', confidence: 100, version: null, snippet: src });
        break;
      }
    }
  }

  #hit(hit: Hit): void {
    this.#hits.push({
      ...hit,
      snippet: hit.snippet.length > longestSnippet ? `${hit.snippet.slice(0, longestSnippet - 1)}…` : hit.snippet,
    });
  }
}

function siteOf(url: string): string | null {
  const host = urlParts(url)?.host;
  return host === undefined || host === '' ? null : (domainOf(host) ?? host);
}

function canonicalOf({ relations, metas }: Page): string | null {
  return relations.find(({ rel }) => rel === 'canonical')?.url ?? metas.find(({ name }) => name === 'og:url')?.content ?? null;
}

/** The match with what stands around it, at most 200 characters. */
function around(text: string, { start, end }: PatternMatch): string {
  if (text.length <= longestSnippet) return text;
  const room = Math.max(0, longestSnippet - 2 - (end - start));
  const from = Math.max(0, start - Math.floor(room / 3));
  const to = Math.min(text.length, Math.max(from, Math.min(end, start + longestSnippet - 2)) + Math.floor((room * 2) / 3));
  return `${from > 0 ? '…' : ''}${text.slice(from, Math.min(to, from + longestSnippet - 2)).replaceAll(/\s+/g, ' ')}${to < text.length ? '…' : ''}`;
}

/** @returns the first match of each rule in a text that belongs to no page */
export function textSignals(
  rules: readonly { readonly technology: string; readonly id: number; readonly pattern: Pattern }[],
  kind: SignalKind,
  values: readonly string[],
): Hit[] {
  return rules.flatMap(({ technology, id, pattern }) => {
    for (const value of values) {
      const match = pattern.match(value);
      if (match)
        return [{ technology, rule: id, kind, confidence: pattern.confidence, version: match.version, snippet: around(value, match) }];
    }
    return [];
  });
}
