import { parseAddress } from '@leadlight/vocabulary/address';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlShapeOf, makeUpName } from './control-shape.ts';

const random = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807 + 11) % 2_147_483_647) / 2_147_483_647;
};

test.for([
  ['ana.novak', 'a.a:9-12'],
  ['a.novak', 'i.a:6-8'],
  ['anovak', 'a:6-8'],
  ['ana.novak7', 'a.a0:9-12'],
  ['ana+news', 'a+a:6-8'],
  ['jo', 'a:1-3'],
  ['"a b"', 'qi i:1-3'],
  ['jürgen', 'u:6-8'],
  ['sales', 'SALES:4-5'],
  ['team.sales', 'TEAM.SALES:9-12'],
  ['sales2', 'SALES0:6-8'],
  ['hr', 'HR:1-3'],
  ['hr.novak', 'a.a:6-8'],
] as const)('%s has the shape %s', ([local, shape]) => {
  expect(controlShapeOf(local)).toBe(shape);
});

test('made-up names beside a function have its word, and another has made-up letters instead of it', () => {
  for (const local of ['sales', 'team-support', 'sales.eu', 'info2']) {
    const [first, second] = [makeUpName(controlShapeOf(local), 0, random(7)), makeUpName(controlShapeOf(local), 1, random(8))];
    expect(first.startsWith(local.slice(0, 4))).toBe(true);
    expect([first, second]).not.toContain(local);
    expect(parseAddress(`${first}@acme.com`).ok && parseAddress(`${second}@acme.com`).ok).toBe(true);
  }
  expect(makeUpName('SALES:4-5', 1, random(9))).not.toContain('sales');
});

test('made-up names are no function, whatever letters are drawn', () => {
  const shape = controlShapeOf('aa');
  for (const seed of [467486602, 467486603])
    for (const index of [0, 1]) expect(controlShapeOf(makeUpName(shape, index, random(seed)))).toBe(shape);
});

const names = fc
  .array(fc.oneof(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[0-9]{1,4}$/)), { minLength: 1, maxLength: 4 })
  .chain((parts) => fc.constantFrom('.', '_', '-', '+').map((separator) => parts.join(separator)));

test('made-up names have the shape of the target, both ends of its lengths, and are addresses', () => {
  fc.assert(
    // Functions alone have made-up names of other shapes: above.
    fc.property(
      names.filter((local) => !/[A-Z]/.test(controlShapeOf(local))),
      fc.integer({ min: 1, max: 1e9 }),
      (local, seed) => {
        const shape = controlShapeOf(local);
        const [short, long] = [makeUpName(shape, 0, random(seed)), makeUpName(shape, 1, random(seed + 1))];
        expect(parseAddress(`${short}@acme.com`).ok).toBe(true);
        expect(parseAddress(`${long}@acme.com`).ok).toBe(true);
        expect(long.length).toBeGreaterThanOrEqual(local.length - (/[a-z]{2}/.test(local) ? 0 : 60));
        expect(controlShapeOf(short).split(':')[0]).toBe(shape.split(':')[0]);
        expect(controlShapeOf(long).split(':')[0]).toBe(shape.split(':')[0]);
      },
    ),
  );
});

test('another draw gives another name', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => makeUpName('a.a:9-12', 1, random(seed * 7919 + 1))));
  expect(drawn.size).toBeGreaterThan(190);
});
