/** All technologies, arranged so that a page is compared with the few whose words it contains. */
import type { SignalKind } from './technology.ts';
import type { ElementTest, NamedPattern, TechnologyEntry, TechnologyFile } from './entry.ts';
import { LiteralIndex } from './literal-index.ts';
import { type Literals, literalsOf } from './literals.ts';
import { Pattern } from './pattern.ts';
import { parseSelectors, type Selector } from './selector.ts';

interface RuleOf {
  /** The name of the technology. */
  readonly technology: string;
  /** Distinct for each signal of a technology: several places of one signal prove no more than one. */
  readonly id: number;
}

export interface PatternRule extends RuleOf {
  readonly pattern: Pattern;
}

/** Categories of what serves the site itself: its files lie on the site's own host, and those on another host belong to another site. */
const serving = new Set([1, 6, 11, 80, 81, 82, 87]);

/** On the source, an address or the text of a page. */
export interface PageRule extends PatternRule {
  readonly kind: Extract<SignalKind, 'script' | 'html' | 'text' | 'url'>;
  /** The pattern is a path on the site's own host. */
  readonly isOwnPath: boolean;
  /** Numbers of words of which one is on the page; empty: it is always tried. */
  readonly words: readonly number[];
}

export interface ElementRule extends RuleOf {
  readonly selector: Selector;
  readonly attributes: readonly { readonly name: string; readonly pattern: Pattern }[];
  readonly text: Pattern | null;
  readonly confidence: number;
  readonly words: readonly number[];
}

export interface GlobalRule extends RuleOf {
  readonly name: string;
  readonly words: readonly number[];
}

export type NamedRules = ReadonlyMap<string, readonly PatternRule[]>;

export interface TechnologyCatalog {
  readonly entries: ReadonlyMap<string, TechnologyEntry>;
  readonly categoryName: (id: number) => string | null;
  readonly words: LiteralIndex;
  readonly pageRules: readonly PageRule[];
  readonly elementRules: readonly ElementRule[];
  readonly globalRules: readonly GlobalRule[];
  readonly meta: NamedRules;
  readonly headers: NamedRules;
  readonly cookies: NamedRules;
  readonly dns: NamedRules;
  readonly robots: readonly PatternRule[];
  readonly certificates: readonly PatternRule[];
  /** Hosts of scripts by registrable name or host, with their technology. */
  readonly scriptHosts: ReadonlyMap<string, string>;
}

/**
 * @param files later ones add signals to technologies of the same name in earlier ones
 * @param scriptHosts names of technologies by host, for scripts that no pattern knows
 */
export function createCatalog(files: readonly TechnologyFile[], scriptHosts: ReadonlyMap<string, string> = new Map()): TechnologyCatalog {
  const entries = new Map<string, TechnologyEntry>();
  const categories = new Map<number, string>();
  for (const file of files) {
    for (const [id, name] of file.categories) categories.set(id, name);
    for (const entry of file.entries) {
      const known = entries.get(entry.name);
      entries.set(entry.name, known ? merged(known, entry) : entry);
    }
  }
  return { ...new CatalogBuilder(entries.values()).build(), entries, categoryName: (id) => categories.get(id) ?? null, scriptHosts };
}

function merged(a: TechnologyEntry, b: TechnologyEntry): TechnologyEntry {
  return {
    name: a.name,
    categories: [...new Set([...a.categories, ...b.categories])],
    meta: [...a.meta, ...b.meta],
    headers: [...a.headers, ...b.headers],
    cookies: [...a.cookies, ...b.cookies],
    dns: [...a.dns, ...b.dns],
    scripts: [...a.scripts, ...b.scripts],
    html: [...a.html, ...b.html],
    text: [...a.text, ...b.text],
    url: [...a.url, ...b.url],
    robots: [...a.robots, ...b.robots],
    certificates: [...a.certificates, ...b.certificates],
    elements: [...a.elements, ...b.elements],
    globals: [...a.globals, ...b.globals],
    implies: [...a.implies, ...b.implies],
    requires: [...a.requires, ...b.requires],
    requiresCategories: [...a.requiresCategories, ...b.requiresCategories],
    excludes: [...a.excludes, ...b.excludes],
  };
}

/** A host in a pattern: `cdn\.shopify\.com`. */
const namesHost = /\\\.(?:com|net|org|io|de|eu|nl|fr|co|app|cloud|ru|cn|ca)\b/;

/** Variables with common names are in scripts of all kinds. */
const distinctive = /^(?=.{6,})(?:.*[a-z\d][A-Z_$].*|_.*|.*_.*|.*\..*)$/;
const everyday = new Set(
  'ajax api app base body cart chat client config current customer data default document event events form function gallery get global init is js language load loader locale location main map menu message my news object options page player product project products script scripts search send server session set settings shop site slider start store text theme track tracker type ui url user version video view widget window'.split(
    ' ',
  ),
);

/** Not made of everyday words only: "baseUrl", "siteConfig". */
function isDistinctive(name: string): boolean {
  return (
    distinctive.test(name) && !name.split(/[._$\d]+|(?<=[a-z])(?=[A-Z])/).every((word) => word === '' || everyday.has(word.toLowerCase()))
  );
}

class CatalogBuilder {
  readonly #wordNumbers = new Map<string, number>();
  readonly #pageRules: PageRule[] = [];
  readonly #elementRules: ElementRule[] = [];
  readonly #globalRules: GlobalRule[] = [];
  readonly #named = {
    meta: new Map<string, PatternRule[]>(),
    headers: new Map<string, PatternRule[]>(),
    cookies: new Map<string, PatternRule[]>(),
    dns: new Map<string, PatternRule[]>(),
  };
  readonly #robots: PatternRule[] = [];
  readonly #certificates: PatternRule[] = [];
  #nextId = 0;

  constructor(entries: Iterable<TechnologyEntry>) {
    for (const entry of entries) this.#add(entry);
  }

  build(): Omit<TechnologyCatalog, 'entries' | 'categoryName' | 'scriptHosts'> {
    return {
      words: new LiteralIndex([...this.#wordNumbers.keys()]),
      pageRules: this.#pageRules,
      elementRules: this.#elementRules,
      globalRules: this.#globalRules,
      ...this.#named,
      robots: this.#robots,
      certificates: this.#certificates,
    };
  }

  #add(entry: TechnologyEntry): void {
    const { name } = entry;
    this.#addPatterns(entry, 'script', entry.scripts);
    this.#addPatterns(entry, 'html', entry.html);
    this.#addPatterns(entry, 'text', entry.text);
    this.#addPatterns(entry, 'url', entry.url);
    for (const test of entry.elements) this.#addElement(name, test);
    for (const global of entry.globals)
      if (isDistinctive(global)) this.#globalRules.push({ ...this.#rule(name), name: global, words: this.#words(globalWords(global)) });
    this.#addNamed(name, this.#named.meta, entry.meta);
    this.#addNamed(name, this.#named.headers, entry.headers);
    this.#addNamed(name, this.#named.cookies, entry.cookies);
    this.#addNamed(name, this.#named.dns, entry.dns);
    for (const pattern of entry.robots) this.#robots.push({ ...this.#rule(name), pattern: new Pattern(pattern) });
    for (const pattern of entry.certificates) this.#certificates.push({ ...this.#rule(name), pattern: new Pattern(pattern) });
  }

  #rule(technology: string): RuleOf {
    return { technology, id: this.#nextId++ };
  }

  #addPatterns({ name, categories }: TechnologyEntry, kind: PageRule['kind'], written: readonly string[]): void {
    const isServing = categories.some((id) => serving.has(id));
    for (const each of written) {
      const pattern = new Pattern(each);
      if (pattern.source === '') continue;
      const isOwnPath =
        isServing && (kind === 'html' || kind === 'script') && pattern.source.includes('/') && !namesHost.test(pattern.source);
      this.#pageRules.push({ ...this.#rule(name), kind, pattern, isOwnPath, words: this.#words(literalsOf(pattern.source)) });
    }
  }

  #addElement(technology: string, { selector, attributes, text }: ElementTest): void {
    const patterns = attributes.map(({ name, pattern }) => ({ name, pattern: new Pattern(pattern) }));
    const textPattern = text === null ? null : new Pattern(text);
    const rule = this.#rule(technology);
    const confidence = Math.max(
      ...[...patterns.map(({ pattern }) => pattern.confidence), ...(textPattern ? [textPattern.confidence] : [])],
      patterns.length > 0 || textPattern ? 0 : 100,
    );
    for (const parsed of parseSelectors(selector))
      if (parsed.literals !== null)
        this.#elementRules.push({
          ...rule,
          selector: parsed,
          attributes: patterns,
          text: textPattern,
          confidence,
          words: this.#words(parsed.literals),
        });
  }

  #addNamed(technology: string, to: Map<string, PatternRule[]>, patterns: readonly NamedPattern[]): void {
    for (const { name, pattern } of patterns) {
      const rule = { ...this.#rule(technology), pattern: new Pattern(pattern) };
      const rules = to.get(name);
      if (rules) rules.push(rule);
      else to.set(name, [rule]);
    }
  }

  #words(literals: Literals): number[] {
    return (literals ?? []).map((word) => {
      const known = this.#wordNumbers.get(word);
      if (known !== undefined) return known;
      this.#wordNumbers.set(word, this.#wordNumbers.size);
      return this.#wordNumbers.size - 1;
    });
  }
}

/** The longest part of a name with dots. */
function globalWords(name: string): Literals {
  const longest =
    name
      .split('.')
      .toSorted((a, b) => b.length - a.length)[0]
      ?.toLowerCase() ?? '';
  return longest.length >= 3 ? [longest] : null;
}
