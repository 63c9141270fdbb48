import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

const drained = (lines: Lines<string>): string[] => {
  const all: string[] = [];
  for (let item = lines.next(); item !== undefined; item = lines.next()) all.push(item);
  return all;
};

test('an owner with many questions lets each other owner answer one in between, and every line keeps its order', () => {
  const lines = new Lines<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) lines.push('a', item);
  lines.push('b', 'b1');
  lines.push('c', 'c1');
  lines.push('c', 'c2');
  expect(drained(lines)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4']);
  expect(lines.next()).toBeUndefined();
});

test('an owner that comes later waits for one question of each other owner, not for all', () => {
  const lines = new Lines<string>();
  for (let nth = 0; nth < 100; nth += 1) lines.push('busy', `busy ${nth}`);
  lines.next();
  lines.push('late', 'late');
  expect([lines.next(), lines.next()]).toEqual(['busy 1', 'late']);
});
