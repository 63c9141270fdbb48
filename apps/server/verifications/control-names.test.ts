import { expect, test } from 'vitest';
import { controlNameFor } from './control-names.ts';

const at = new Date('2026-11-21T12:00:00Z');
const inWeeks = (weeks: number) => () => new Date(at.getTime() + weeks * 7 * 86_400_000);

test('the made-up name for a domain is the same for every worker for a week, and is a valid local part', () => {
  const [one, other] = [controlNameFor('s1', 'w1', () => at), controlNameFor('s1', 'w1', () => at)];
  expect(one('acme.test')).toBe(other('acme.test'));
  expect(one('acme.test')).toMatch(/^[a-z][a-z2-9]{17}$/);
});

test('it depends on the secret, the workspace, the domain and the week', () => {
  const names = [
    controlNameFor('s1', 'w1', inWeeks(0))('acme.test'),
    controlNameFor('s2', 'w1', inWeeks(0))('acme.test'),
    controlNameFor('s1', 'w2', inWeeks(0))('acme.test'),
    controlNameFor('s1', 'w1', inWeeks(0))('other.test'),
    controlNameFor('s1', 'w1', inWeeks(1))('acme.test'),
  ];
  expect(new Set(names).size).toBe(5);
});
