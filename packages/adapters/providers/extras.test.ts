/** Fields that providers declare beyond facts: where they are, what they may contain, and that another type spoils only the field itself. */
import { describe, expect, test } from 'vitest';
import { readExtra } from './extras.ts';
import { readCompany as readHunterCompany } from './hunter/transform.ts';
import { providers } from './index.ts';
import { createOwnEndpoint } from './own-endpoint/index.ts';
import { readMapped } from './own-endpoint/transform.ts';
import type { ExtraField } from './provider.ts';

const field = (at: string, type: ExtraField['type']): ExtraField => ({ about: 'company', at, label: 'A field', type });
const read = (json: unknown, at: string, type: ExtraField['type']) => readExtra(json, field(at, type), '/data');

test('a value is read from its place by its documented type', () => {
  expect(read({ geo: { zone: ' Europe/Berlin ' } }, '/geo/zone', 'text')).toMatchObject({
    value: 'Europe/Berlin',
    pointer: '/data/geo/zone',
  });
  expect(read({ cap: 7.5 }, '/cap', 'number')).toMatchObject({ value: 7.5 });
  expect(read({ cap: '120' }, '/cap', 'number')).toMatchObject({ value: 120 });
  expect(read({ ipo: false }, '/ipo', 'yes_no')).toMatchObject({ value: false });
  expect(read({ on: '2026-03-01T10:00:00Z' }, '/on', 'date')).toMatchObject({ value: '2026-03-01' });
  expect(read({ tags: ['a', 3, null, 'a'] }, '/tags', 'list')).toMatchObject({ value: ['a', '3'] });
  expect(read({ 'a/b': { '~c': 'x' } }, '/a~1b/~0c', 'text')).toMatchObject({ value: 'x' });
  expect(read({ rounds: [{ series: 'A' }, {}, { series: 'B' }] }, '/rounds/*/series', 'list')).toMatchObject({
    value: ['A', 'B'],
    pointer: '/data/rounds/0/series',
  });
  expect(read({ rounds: [{ series: 'A' }, { series: 'B' }] }, '/rounds/1/series', 'text')).toMatchObject({ value: 'B' });
});

test('null, absent and blank are not known', () => {
  for (const json of [{}, { zone: null }, { zone: '  ' }])
    expect(read(json, '/zone', 'text')).toMatchObject({ value: null, expected: null });
  expect(read({ tags: [] }, '/tags/*', 'list')).toMatchObject({ value: null, expected: null });
  expect(read({ geo: null }, '/geo/zone', 'text')).toMatchObject({ value: null, expected: null });
  // Not what objects inherit.
  expect(read({}, '/constructor/name', 'text')).toMatchObject({ value: null, expected: null });
});

test('another type is named with its place', () => {
  expect(read({ zone: 7 }, '/zone', 'text')).toMatchObject({ value: null, expected: 'a text', pointer: '/data/zone' });
  expect(read({ zone: 'x' }, '/zone/name', 'text')).toMatchObject({ value: null, expected: 'an object', pointer: '/data/zone' });
  expect(read({ cap: 'much' }, '/cap', 'number')).toMatchObject({ expected: 'a number' });
  expect(read({ on: 'soon' }, '/on', 'date')).toMatchObject({ expected: 'a date' });
  expect(read({ ipo: 'yes' }, '/ipo', 'yes_no')).toMatchObject({ expected: 'true or false' });
  expect(read({ rounds: { series: 'A' } }, '/rounds/*/series', 'list')).toMatchObject({ expected: 'a list', pointer: '/data/rounds' });
  expect(read({ rounds: [{ series: 1 }] }, '/rounds/*/series', 'list')).toMatchObject({ pointer: '/data/rounds/0/series' });
});

test('a text or list that is far longer than real ones is cut', () => {
  const long = read({ a: 'x'.repeat(9_000) }, '/a', 'text')?.value;
  expect(String(long)).toHaveLength(5_000);
  const many = read({ a: Array.from({ length: 900 }, (_, index) => `${index}`) }, '/a', 'list')?.value;
  expect(many).toHaveLength(200);
});

test('a field of another type leaves the rest of the answer readable, because it was paid for', () => {
  const answer = { data: { name: 'Acme', domain: 'acme.test', metrics: { marketCap: 'a lot' }, legalName: 'Acme GmbH' } };
  const outcome = readHunterCompany(answer);
  expect(outcome).toMatchObject({ kind: 'found', subject: { domain: 'acme.test' } });
  const extras = outcome.kind === 'found' ? outcome.extras.filter(({ value, expected }) => value !== null || expected !== null) : [];
  expect(extras).toEqual([
    { about: 'company', at: '/legalName', pointer: '/data/legalName', value: 'Acme GmbH', expected: null },
    { about: 'company', at: '/metrics/marketCap', pointer: '/data/metrics/marketCap', value: null, expected: 'a number' },
  ]);
});

describe.each(providers.map(({ description }) => [description.id, description] as const))('%s', (_id, { extras, person, company }) => {
  test('declares each field once, with a pointer and a label, and only about what it can be asked about', () => {
    const names = extras.map(({ about, at }) => `${about} ${at}`);
    expect(new Set(names).size).toBe(names.length);
    const labels = extras.map(({ about, label }) => `${about} ${label}`);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { about, at, label, type } of extras) {
      expect(at).toMatch(/^(?:\/[^/]+)+$/);
      expect(label.length).toBeLessThanOrEqual(40);
      expect(about === 'person' ? person : company).not.toBeNull();
      expect(at.includes('*')).toBe(type === 'list');
    }
  });

  test('declares nothing about private life', () => {
    for (const { at } of extras) expect(at).not.toMatch(/photo|logo|birth|sex|gender|street|postal|personal|salary|geo|phone/i);
  });
});

test('of an own endpoint, the fields that members name are read, also if it answers nothing else', () => {
  const endpoint = {
    name: 'Scores',
    about: 'company' as const,
    method: 'GET' as const,
    urlTemplate: 'https://own.test/{companyDomain}',
    headers: {},
    bodyTemplate: null,
    mapping: { name: '/name' },
    priceMicros: 0,
  };
  const extras = [field('/score', 'number')];
  expect(createOwnEndpoint('e1', endpoint, extras).description.extras).toEqual(extras);
  expect(readMapped(endpoint, { id: 'e1', extras }, { score: 81 })).toMatchObject({ kind: 'found', facts: [], extras: [{ value: 81 }] });
  expect(readMapped(endpoint, { id: 'e1', extras }, { score: null })).toMatchObject({ kind: 'not_found' });
});
