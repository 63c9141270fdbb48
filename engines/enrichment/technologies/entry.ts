/** Reads descriptions of technologies in Wappalyzer's format, from any source: what doesn't fit is left out and named. */

/** Of one technology. Patterns are as written; see `Pattern`. */
export interface TechnologyEntry {
  readonly name: string;
  readonly categories: readonly number[];
  /** By name of the meta element, header, cookie or type of DNS record, in lower case. */
  readonly meta: readonly NamedPattern[];
  readonly headers: readonly NamedPattern[];
  readonly cookies: readonly NamedPattern[];
  readonly dns: readonly NamedPattern[];
  readonly scripts: readonly string[];
  readonly html: readonly string[];
  readonly text: readonly string[];
  readonly url: readonly string[];
  readonly robots: readonly string[];
  readonly certificates: readonly string[];
  readonly elements: readonly ElementTest[];
  /** Names of variables: "Shopify.theme". The patterns for their values are of no use here: no script runs. */
  readonly globals: readonly string[];
  readonly implies: readonly Implied[];
  readonly requires: readonly string[];
  readonly requiresCategories: readonly number[];
  readonly excludes: readonly string[];
}

export interface NamedPattern {
  readonly name: string;
  readonly pattern: string;
}

export interface ElementTest {
  readonly selector: string;
  /** On attributes, and on the text of links. Empty: that the element is there is enough. */
  readonly attributes: readonly NamedPattern[];
  readonly text: string | null;
}

export interface Implied {
  readonly name: string;
  /** 0–100 */
  readonly confidence: number;
}

export interface TechnologyFile {
  readonly entries: readonly TechnologyEntry[];
  /** Names by number. */
  readonly categories: ReadonlyMap<number, string>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param value the content of a file: technologies by name, or `{ technologies, categories }`
 * @returns empty for anything else
 */
export function readTechnologyFile(value: unknown): TechnologyFile {
  const file = isFields(value) ? value : {};
  const byName = isFields(file['technologies']) ? file['technologies'] : file;
  const categories = new Map<number, string>();
  if (isFields(file['categories']))
    for (const [id, category] of Object.entries(file['categories'])) {
      const name = isFields(category) ? category['name'] : category;
      if (Number.isInteger(Number(id)) && typeof name === 'string') categories.set(Number(id), name);
    }
  const entries = Object.entries(byName).flatMap(([name, fields]) =>
    isFields(fields) && isEntry(fields) ? [readEntry(name, fields)] : [],
  );
  return { entries, categories };
}

/** At least the category says that it is a technology. */
const isEntry = (fields: Fields): boolean => Array.isArray(fields['cats']);

function readEntry(name: string, fields: Fields): TechnologyEntry {
  return {
    name,
    categories: numbers(fields['cats']),
    meta: named(fields['meta']),
    headers: named(fields['headers']),
    cookies: named(fields['cookies']),
    dns: named(fields['dns']),
    scripts: strings(fields['scriptSrc']),
    html: [...strings(fields['html']), ...strings(fields['scripts']), ...strings(fields['css'])],
    text: strings(fields['text']),
    url: strings(fields['url']),
    robots: strings(fields['robots']),
    certificates: strings(fields['certIssuer']),
    elements: elementTests(fields['dom']),
    globals: globalNames(fields['js']),
    implies: strings(fields['implies']).map(readImplied),
    requires: strings(fields['requires']),
    requiresCategories: numbers(fields['requiresCategory']),
    excludes: strings(fields['excludes']).map((each) => readImplied(each).name),
  };
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function numbers(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) =>
    (typeof each === 'number' || typeof each === 'string') && Number.isInteger(Number(each)) ? [Number(each)] : [],
  );
}

function named(value: unknown): NamedPattern[] {
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, patterns]) => strings(patterns).map((pattern) => ({ name: name.toLowerCase(), pattern })));
}

function globalNames(value: unknown): string[] {
  return isFields(value) ? Object.keys(value) : strings(value);
}

function elementTests(value: unknown): ElementTest[] {
  if (Array.isArray(value)) return value.flatMap(elementTests);
  if (typeof value === 'string') return [{ selector: value, attributes: [], text: null }];
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([selector, test]) => {
    if (!isFields(test)) return [];
    const attributes = named(test['attributes']);
    const [text = null] = strings(test['text']);
    // Properties exist only where scripts run.
    if (attributes.length === 0 && text === null && test['exists'] === undefined) return [];
    return [{ selector, attributes, text }];
  });
}

function readImplied(written: string): Implied {
  const [name = '', ...settings] = written.split('\\;');
  const confidence = settings.find((each) => each.startsWith('confidence:'))?.slice('confidence:'.length);
  return { name, confidence: confidence === undefined ? 100 : Number(confidence) || 0 };
}
