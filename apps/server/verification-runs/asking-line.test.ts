import { expect, test } from 'vitest';
import { createAskingLine, type LineRow } from './asking-line.ts';

let rows = 0;
const rowAt = (domain: string, mostCost: 0 | 1 = 1): LineRow => {
  rows += 1;
  const askKey = `p${rows}@${domain}`;
  return { row: rows, given: askKey, askKey, name: null, domain: null, personId: null, attempts: 0, sameServer: null, mostCost };
};
const several = (count: number, domain: string, mostCost: 0 | 1 = 1) => Array.from({ length: count }, () => rowAt(domain, mostCost));
const domainsOf = (taken: readonly LineRow[]): string[] => taken.map(({ askKey }) => askKey.slice(askKey.indexOf('@') + 1));

test('those of one domain go out together, and no domain has the whole window', () => {
  const line = createAskingLine();
  line.add([...several(500, 'large.test'), ...several(3, 'small.test')]);
  const taken = domainsOf(line.take(100, 1_000));
  expect(taken.filter((domain) => domain === 'large.test')).toHaveLength(64);
  expect(taken.slice(-3)).toEqual(['small.test', 'small.test', 'small.test']);
  expect(line.take(100, 1_000)).toEqual([]);
  expect(line.size()).toBe(436);
});

test('what is through makes room for others of its domain', () => {
  const line = createAskingLine();
  line.add(several(70, 'large.test'));
  const taken = line.take(100, 1_000);
  for (const row of taken.slice(0, 4)) line.end(row);
  expect(line.take(100, 1_000)).toHaveLength(4);
});

test('no more goes out than can be paid for; what is free goes past', () => {
  const line = createAskingLine();
  line.add([...several(5, 'acme.test'), ...several(2, 'acme.test', 0), ...several(2, 'nord.test', 0)]);
  const taken = line.take(100, 3);
  expect(taken.reduce((sum, { mostCost }) => sum + mostCost, 0)).toBe(3);
  expect(taken).toHaveLength(7);
  expect(line.take(100, 0)).toEqual([]);
  expect(line.size()).toBe(2);
});

test('a row that is here, or under way, is not taken in again', () => {
  const line = createAskingLine();
  const row = rowAt('acme.test');
  line.add([row, row]);
  expect(line.take(10, 10)).toEqual([row]);
  line.add([row]);
  expect(line.size()).toBe(0);
  line.end(row);
  line.add([row]);
  expect(line.size()).toBe(1);
});
