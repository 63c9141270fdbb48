/**
 * Sends text that can't be stored in every string of the contract: fields of bodies however deep, queries, paths, headers and cookies. Nothing may
 * fail: a body or query is refused with the name of the field, a path is an unknown one, and headers don't matter.
 */
import { isText, routes, type Route } from '@leadlight/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from './testing/test-server.ts';

const server = await testServer({ requestsPerMinute: 1_000_000 });
const owner = await server.user('Owner');
const missing = '01900000-0000-7000-8000-000000000001';

const hostile = ['a\u0000b', '\u0000', 'x\ud800', '\udfffx', `x${'\u0301\u0327'.repeat(16)}`];

/** The paths of all strings in a schema, with a value of each array and record. */
function stringsIn(schema: z.ZodType, path: readonly (string | number)[] = [], depth = 0): (readonly (string | number)[])[] {
  if (depth > 6) return [];
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const inside = (each: unknown, at: readonly (string | number)[] = path) => stringsIn(each as z.ZodType, at, depth + 1);
  switch (def.type) {
    case 'string':
    case 'enum':
    case 'literal':
      return [path];
    case 'object':
      return Object.entries(def['shape'] as Record<string, unknown>).flatMap(([name, each]) => inside(each, [...path, name]));
    case 'array':
      return inside(def['element'], [...path, 0]);
    case 'record':
      return inside(def['valueType'], [...path, 'key']);
    case 'union':
      return (def['options'] as unknown[]).flatMap((each) => inside(each));
    case 'intersection':
      return [...inside(def['left']), ...inside(def['right'])];
    case 'pipe':
      return inside(def['in']);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'lazy':
      return inside(def['innerType'] ?? (def['getter'] as () => unknown)());
    case 'unknown':
    case 'any':
      return [path];
    default:
      return [];
  }
}

function nest([first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  const inner = nest(rest, value);
  return typeof first === 'number' ? [inner] : { [first]: inner };
}

/** Names of parameters that are ids of people and companies. */
const leadIds = new Set(['personId', 'companyId', 'leadId', 'groupId', 'row']);
const pathOf = ({ path }: Route, id?: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    if (name === 'workspaceId') return owner.workspaceId;
    return id ?? (leadIds.has(name) ? '999999999' : missing);
  });

test('the schema of text refuses exactly what PostgreSQL and UTF-8 cannot represent', () => {
  expect(hostile.map(isText)).toEqual(hostile.map(() => false));
  expect(['', 'Zoë', '李', '😀', '\u0001\r\n\t\u007f\u200d\ufffe'].map(isText)).toEqual(Array(5).fill(true));
});

test('the enumeration finds strings in bodies and queries', () => {
  const bodies = routes.flatMap(({ body }) => (body ? stringsIn(body) : []));
  const queries = routes.flatMap(({ query }) => (query ? stringsIn(query) : []));
  expect(bodies.length).toBeGreaterThan(100);
  expect(queries.length).toBeGreaterThan(20);
});

// Signing out would end the session of the other routes' tests.
describe.each(routes.filter(({ name }) => name !== 'signOut'))('$name', (route) => {
  const send = (path: string, body?: unknown) => owner.browser.send(route.method.toUpperCase(), path, body, { 'idempotency-key': missing });

  test('every string of the body and of the query is refused by name', async () => {
    const fields = route.body ? stringsIn(route.body) : [];
    for (const field of fields)
      for (const text of hostile.slice(0, 3)) {
        const { status, body } = await send(pathOf(route), nest(field, text));
        expect([status, body.errors]).toMatchObject([422, [{ code: 'text_invalid', field: field.join('.') }]]);
      }
    const encoded = '%00';
    for (const [name] of route.query ? stringsIn(route.query) : []) {
      const { status, body } = await send(`${pathOf(route)}?${String(name)}=a${encoded}`, route.body ? {} : undefined);
      expect([status, body.errors]).toMatchObject([422, [{ code: 'text_invalid', field: String(name) }]]);
    }
  });

  test('no path, header or cookie makes it fail', async () => {
    const ids = ['%00', 'a%00b', '%ED%A0%80', '%ff', '%', '99999999999999999999', '-1', '1e3', "'", '%27%20or%201=1'];
    const body = route.body ? {} : undefined;
    for (const id of route.path.includes('{') ? ids : []) {
      expect((await send(pathOf(route, id), body)).status).toBeLessThan(500);
      expect((await send(pathOf(route, id).replace(owner.workspaceId, id), body)).status).toBeLessThan(500);
    }
    for (const odd of ['cursor=%ff', 'cursor=OTk5OTk5OTk5OQ', 'limit=1e9', 'x=%', '%00=%00', 'limit=99999999999999999999'])
      expect((await send(`${pathOf(route)}?${odd}`, body)).status).toBeLessThan(500);
    const headers = [
      { authorization: `Bearer ${'\u00ff'.repeat(200)}` },
      { cookie: 'leadlight_app.session_token=%00.%ff; leadlight_app.sign_up=%00; leadlight_app.device=%00.%00' },
      { 'idempotency-key': '\u00ff'.repeat(150), 'user-agent': '\u00ff'.repeat(500), 'x-request-id': '\u00ff' },
    ];
    for (const each of headers)
      expect((await server.browser().send(route.method.toUpperCase(), pathOf(route), body, each)).status).toBeLessThan(500);
  });
});

test('a body nested deeper than anything in the contract is refused, not a fault', async () => {
  const { browser, home } = owner;
  for (const deep of [`${'['.repeat(60_000)}${']'.repeat(60_000)}`, `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`]) {
    const answer = await browser.post(`${home}/people`, deep);
    expect([400, 422]).toContain(answer.status);
  }
});
