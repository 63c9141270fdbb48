/** JSON-LD as sites write it: with comments, trailing commas, HTML entities, line breaks inside strings, several documents in one script. */
import type { Item } from './page.ts';

/** Deeper nesting is an attack or a mistake. */
const deepest = 40;
/** Items of one page. */
const mostItems = 2_000;

/**
 * @param text the content of a script of type application/ld+json
 * @returns the top-level items, with what they contain inside them; empty if the text can't be read
 */
export function readJsonLd(text: string): Item[] {
  const budget = { left: mostItems };
  return parseTolerantly(text).flatMap((value) => itemsOf(value, 0, budget));
}

/** Strict JSON first; then each fault that sites make is repaired. */
function parseTolerantly(text: string): unknown[] {
  const trimmed = text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/\s*)?\]\]>|\/\*\s*\]\]>\s*\*\/)\s*;?\s*$/, '');
  const strict = parse(trimmed);
  if (strict !== undefined) return [strict];
  const repaired = repair(trimmed);
  const lenient = parse(repaired);
  if (lenient !== undefined) return [lenient];
  // Several documents after one another: `{…}{…}`.
  return documentsIn(repaired).flatMap((each) => {
    const value = parse(each);
    return value === undefined ? [] : [value];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes comments and trailing commas, and escapes control characters inside strings. */
function repair(text: string): string {
  const out: string[] = [];
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? '';
    if (isString) {
      if (char === '\\') {
        const next = text[i + 1] ?? '';
        // A backslash before anything but an escape is written alone.
        out.push(/["\\/bfnrtu]/.test(next) ? char + next : `\\\\${next}`);
        i++;
      } else if (char < ' ') out.push(char === '\t' ? String.raw`\t` : char === '\n' ? String.raw`\n` : ' ');
      else {
        if (char === '"') isString = false;
        out.push(char);
      }
      continue;
    }
    if (char === '"') isString = true;
    const two = text.slice(i, i + 2);
    if (two === '/*' || two === '//') {
      const end = two === '/*' ? text.indexOf('*/', i + 2) : text.indexOf('\n', i);
      if (end === -1) break;
      i = two === '/*' ? end + 1 : end;
      continue;
    }
    if (char === '}' || char === ']') dropComma(out);
    // "; " after the document, as in a script.
    if (char !== ';') out.push(char);
  }
  return out.join('');
}

function dropComma(out: string[]): void {
  let last = out.length - 1;
  while (last >= 0 && (out[last] ?? '').trim() === '') last--;
  if (out[last] === ',') out.length = last;
}

/** Splits at the end of each outermost object or list. */
function documentsIn(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = -1;
  let isString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (isString) {
      if (char === '\\') i++;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{' || char === '[') {
      if (depth === 0) start = i;
      depth++;
    } else if ((char === '}' || char === ']') && depth > 0) {
      depth--;
      if (depth === 0) found.push(text.slice(start, i + 1));
    }
  }
  return found;
}

function itemsOf(value: unknown, depth: number, budget: { left: number }): Item[] {
  if (depth > deepest || budget.left <= 0) return [];
  if (Array.isArray(value)) return value.flatMap((each) => itemsOf(each, depth + 1, budget));
  if (typeof value !== 'object' || value === null) return [];
  const graph = Object.entries(value).find(([name]) => name === '@graph');
  if (graph) return itemsOf(graph[1], depth + 1, budget);
  return [itemOf(value, depth, budget)];
}

function itemOf(value: object, depth: number, budget: { left: number }): Item {
  budget.left--;
  const properties = new Map<string, (string | Item)[]>();
  let types: string[] = [];
  let id: string | null = null;
  for (const [name, content] of Object.entries(value)) {
    if (name === '@type') types = textsOf(content).map(shortName);
    else if (name === '@id') id = textsOf(content)[0] ?? null;
    else if (name !== '@context') properties.set(shortName(name), valuesOf(content, depth + 1, budget));
  }
  return { source: 'json-ld', types, id, properties };
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string');
  return typeof value === 'string' ? [value] : [];
}

function valuesOf(value: unknown, depth: number, budget: { left: number }): (string | Item)[] {
  if (depth > deepest || budget.left <= 0) return [];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, depth + 1, budget));
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  // { "@value": "Acme", "@language": "en" }
  const [literal] = Object.entries(value).flatMap(([name, each]) => (name === '@value' ? textsOf(each) : []));
  return literal === undefined ? [itemOf(value, depth, budget)] : [literal];
}

/** "http://schema.org/Organization", "schema:Organization" → "Organization". */
export function shortName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
}
