/** Microdata, RDFa and microformats, built while the page is read, into the same items as JSON-LD. */
import { shortName } from './json-ld.ts';
import type { Item } from './page.ts';

interface OpenItem {
  readonly source: Item['source'];
  readonly types: string[];
  readonly id: string | null;
  readonly properties: Map<string, (string | Item)[]>;
  readonly depth: number;
}

interface OpenProperty {
  readonly names: readonly string[];
  readonly item: OpenItem;
  readonly depth: number;
  readonly text: string[];
}

/** Attributes that hold the value instead of the text, by element (HTML standard, 5.2.4). */
const valueAttributes: Readonly<Record<string, string>> = {
  meta: 'content',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  a: 'href',
  area: 'href',
  link: 'href',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

/** Class names of hCard and h-card (microformats.org), in schema.org's words. */
const cardProperties: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  org: 'legalName',
  'p-org': 'worksFor',
  'organization-name': 'legalName',
  tel: 'telephone',
  'p-tel': 'telephone',
  email: 'email',
  'u-email': 'email',
  url: 'url',
  'u-url': 'url',
  title: 'jobTitle',
  'p-job-title': 'jobTitle',
  role: 'jobTitle',
  'p-role': 'jobTitle',
};
const addressProperties: Readonly<Record<string, string>> = {
  'street-address': 'streetAddress',
  'p-street-address': 'streetAddress',
  'extended-address': 'extendedAddress',
  'p-extended-address': 'extendedAddress',
  locality: 'addressLocality',
  'p-locality': 'addressLocality',
  region: 'addressRegion',
  'p-region': 'addressRegion',
  'postal-code': 'postalCode',
  'p-postal-code': 'postalCode',
  'country-name': 'addressCountry',
  'p-country-name': 'addressCountry',
};

/** Values longer than this are articles. */
const longestValue = 5_000;
const mostItems = 2_000;

/** Called for every element and text of a page, in order. */
export class ItemBuilder {
  readonly items: Item[] = [];
  readonly #open: OpenItem[] = [];
  readonly #properties: OpenProperty[] = [];
  #count = 0;

  /** @param depth of the element; `close` gets the same */
  open(tag: string, attributes: Readonly<Record<string, string>>, depth: number): void {
    const isVoid = tag === 'meta' || tag === 'link' || tag === 'img';
    const parent = this.#open.at(-1);
    const started = this.#started(attributes, depth, parent);
    const names = namesOf(attributes, parent);
    if (started) {
      this.#count++;
      this.#open.push(started);
      if (parent && names.length > 0) for (const name of names) add(parent, name, started);
      else this.items.push(started);
      return;
    }
    if (!parent || names.length === 0) return;
    const attribute = attributes['content'] === undefined ? valueAttributes[tag] : 'content';
    const value = attribute === undefined ? undefined : attributes[attribute];
    // The address of a link is seldom its name: hCards put `fn` and `org` on links, and microdata sometimes does.
    const isText = value === undefined || (tag === 'a' && !names.some((name) => /^(?:url|sameAs|email|telephone)$/.test(name)));
    if (!isText) for (const name of names) add(parent, name, value);
    else if (!isVoid) this.#properties.push({ names, item: parent, depth, text: [] });
  }

  text(text: string): void {
    for (const { text: parts } of this.#properties) if (parts.length < longestValue) parts.push(text);
  }

  close(depth: number): void {
    for (let last = this.#properties.at(-1); last && last.depth >= depth; last = this.#properties.at(-1)) {
      this.#properties.pop();
      const value = last.text.join('').replaceAll(/\s+/g, ' ').trim().slice(0, longestValue);
      for (const name of last.names) add(last.item, name, value);
    }
    for (let last = this.#open.at(-1); last && last.depth >= depth; last = this.#open.at(-1)) this.#open.pop();
  }

  #started(attributes: Readonly<Record<string, string>>, depth: number, parent: OpenItem | undefined): OpenItem | null {
    // Open properties are all given each text, so deep nesting would cost the square of it.
    if (this.#count >= mostItems || this.#open.length > 20 || this.#properties.length > 20) return null;
    const make = (source: Item['source'], types: string[], id: string | null = null): OpenItem => ({
      source,
      types,
      id,
      properties: new Map(),
      depth,
    });
    if (attributes['itemscope'] !== undefined)
      return make('microdata', wordsOf(attributes['itemtype']).map(shortName), attributes['itemid'] ?? null);
    if (attributes['typeof'] !== undefined) {
      const types = wordsOf(attributes['typeof']).map((type) => shortName(type.replace(/^(?:v|vcard|foaf|gr):/, '')));
      return make('rdfa', types, attributes['resource'] ?? attributes['about'] ?? null);
    }
    if (parent?.source !== 'microformat' && !/vcard|h-card/.test(attributes['class'] ?? '')) return null;
    const classes = wordsOf(attributes['class']);
    if (classes.includes('vcard') || classes.includes('h-card')) return make('microformat', ['Card']);
    if (parent?.source === 'microformat' && (classes.includes('adr') || classes.includes('h-adr') || classes.includes('p-adr')))
      return make('microformat', ['PostalAddress']);
    return null;
  }
}

function namesOf(attributes: Readonly<Record<string, string>>, parent: OpenItem | undefined): string[] {
  if (attributes['itemprop'] !== undefined) return wordsOf(attributes['itemprop']).map(shortName);
  if (attributes['property'] !== undefined && parent?.source === 'rdfa')
    return wordsOf(attributes['property']).map((name) => shortName(name.replace(/^(?:v|vcard|foaf|gr):/, '')));
  if (parent?.source !== 'microformat') return [];
  const classes = wordsOf(attributes['class']);
  if (classes.includes('adr') || classes.includes('h-adr') || classes.includes('p-adr')) return ['address'];
  return classes.flatMap((name) => cardProperties[name] ?? addressProperties[name] ?? []);
}

function wordsOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(/\s+/, 40).filter(Boolean);
}

function add(item: OpenItem, name: string, value: string | Item): void {
  if (value === '') return;
  const values = item.properties.get(name);
  if (values === undefined) item.properties.set(name, [value]);
  else if (values.length < 200) values.push(value);
}
