import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToRefusalRecord, emptyRefusalRecord, recipientsAtOnce } from './recipients-at-once.ts';

test('expects an unknown server to refuse every recipient', () => {
  expect(recipientsAtOnce(9, emptyRefusalRecord)).toBe(9);
});

test.for([
  ['refuses everything', { asked: 60, refused: 60 }, 9],
  ['refuses half', { asked: 60, refused: 30 }, 11],
  ['refuses few', { asked: 60, refused: 3 }, 16],
] as const)('asks a server that %s about as many as keep the expected refusals at nine and rarely exceed ten', ([, record, count]) => {
  expect(recipientsAtOnce(9, record)).toBe(count);
});

test('asks a server that starts to refuse about fewer within two transactions', () => {
  const good = Array.from({ length: 20 }).reduce(
    (record: typeof emptyRefusalRecord) => addToRefusalRecord(record, { asked: 16, refused: 0 }),
    emptyRefusalRecord,
  );
  const turned = [1, 2].reduce((record) => addToRefusalRecord(record, { asked: 16, refused: 16 }), good);
  expect(recipientsAtOnce(9, good)).toBe(16);
  expect(recipientsAtOnce(9, turned)).toBeLessThanOrEqual(12);
});

test('for any history, a session without refusals left asks nobody, and no session reaches twenty refusals', () => {
  const turn = fc.nat({ max: 16 }).chain((asked) => fc.nat({ max: asked }).map((refused) => ({ asked, refused })));
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 50 }), fc.nat({ max: 9 }), (turns, left) => {
      const count = recipientsAtOnce(left, turns.reduce(addToRefusalRecord, emptyRefusalRecord));
      expect(count).toBeGreaterThanOrEqual(left);
      expect(9 - left + count).toBeLessThan(20);
      if (left === 0) expect(count).toBe(0);
    }),
  );
});
