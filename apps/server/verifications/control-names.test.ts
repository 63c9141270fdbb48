import { expect, test } from 'vitest';
import { controlNameFor } from './control-names.ts';

const at = new Date('2026-11-21T12:00:00Z');
const inWeeks = (weeks: number) => () => new Date(at.getTime() + weeks * 7 * 86_400_000);

const shape = 'a.a:13-18';

test('the made-up name for a domain and shape is the same for every worker for a week, and has the shape', () => {
  const [one, other] = [controlNameFor('s1', 'w1', () => at), controlNameFor('s1', 'w1', () => at)];
  expect(one('acme.test', shape, 0)).toBe(other('acme.test', shape, 0));
  expect(one('acme.test', shape, 0)).toMatch(/^[a-z]+\.[a-z]+$/);
  expect([one('acme.test', shape, 0).length, one('acme.test', shape, 1).length]).toEqual([13, 18]);
});

test('it depends on the secret, the workspace, the domain, the shape and the week', () => {
  const names = [
    controlNameFor('s1', 'w1', inWeeks(0))('acme.test', shape, 1),
    controlNameFor('s2', 'w1', inWeeks(0))('acme.test', shape, 1),
    controlNameFor('s1', 'w2', inWeeks(0))('acme.test', shape, 1),
    controlNameFor('s1', 'w1', inWeeks(0))('other.test', shape, 1),
    controlNameFor('s1', 'w1', inWeeks(0))('acme.test', shape, 0),
    controlNameFor('s1', 'w1', inWeeks(1))('acme.test', shape, 1),
  ];
  expect(new Set(names).size).toBe(names.length);
});
