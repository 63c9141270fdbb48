import { expect, test } from 'vitest';
import { routes } from '@leadlight/contract';
import { openApiDocument } from '@leadlight/contract/openapi';
import { docsOf } from './docs-page.ts';
import type { OpenApi, Schema } from './openapi-types.ts';
import { fieldsOf, typeOf } from './schema-words.ts';

const document = openApiDocument() as unknown as OpenApi;
const pages = new Map([...docsOf(document).pages].map(([path, page]) => [path, page.toString()]));
const idsOf = (page: string): string[] => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

test('every route and every schema is on exactly one page, and the IDs of each page are unique', () => {
  const all = [...pages.values()].flatMap((page) => {
    const ids = idsOf(page);
    expect(new Set(ids).size).toBe(ids.length);
    return ids;
  });
  for (const name of [...routes.map((route) => route.name), ...Object.keys(document.components.schemas)])
    expect(all.filter((id) => id === name)).toEqual([name]);
});

test('every link within the documentation leads to an existing page and heading', () => {
  for (const [path, page] of pages)
    for (const [, target] of page.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const [at = '', place] = (target ?? '').split('#');
      if (at.startsWith('/v1/')) continue;
      const there = pages.get(at || path);
      const isThere = there !== undefined && (place === undefined || idsOf(there).includes(place));
      expect(isThere, `${path} links to ${target}`).toBe(true);
    }
});

test('a page shows the type of every value, and no JSON Schema', () => {
  for (const page of pages.values()) {
    expect(page).not.toMatch(/\$ref|&quot;(?:properties|items)&quot;|\[object|undefined/);
    expect(page).not.toContain('<td></td>');
  }
});

const words = (schema: Schema): string =>
  typeOf(schema, (name) => `#${name}`)
    .toString()
    .replaceAll(/<[^>]+>/g, '');

test.each<[Schema, string]>([
  [{ type: 'string', minLength: 1, maxLength: 200 }, 'string, 1 to 200 characters'],
  [{ type: ['string', 'null'], format: 'uuid' }, 'UUID or null'],
  [{ type: 'string', example: '48151623' }, 'string, such as 48151623'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'integer, at least 0'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 1 }, 'list of strings, at most 1 item'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Lead' } }, 'list of Lead'],
  [
    { type: 'array', items: { type: 'string', maxLength: 5 }, minItems: 2, maxItems: 2 },
    'list, exactly 2 items, each string, at most 5 characters',
  ],
  [{ type: 'string', enum: ['a', 'b', 'c'] }, '&quot;a&quot;, &quot;b&quot; or &quot;c&quot;'],
  [{ anyOf: [{ $ref: '#/components/schemas/Plan' }, { type: 'null' }] }, 'Plan or null'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }] }, 'string, number or list of strings'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'object with values of type string'],
  [{}, 'any value'],
])('%j is “%s”', (schema, expected) => {
  expect(words(schema)).toBe(expected);
});

test('a field that isn’t required is marked as optional, and a nested object shows its fields', () => {
  const inner: Schema = { type: 'object', properties: { deep: { type: 'boolean', description: 'Far `in`.' } }, required: ['deep'] };
  const outer: Schema = { type: 'object', properties: { inner, left: { type: 'string' } }, required: ['inner'] };
  const table = fieldsOf(outer, (name) => name)?.toString() ?? '';
  expect(table.match(/optional/g)).toHaveLength(1);
  expect(table).toContain('<code>deep</code>');
  expect(table).toContain('Far <code>in</code>.');
});
