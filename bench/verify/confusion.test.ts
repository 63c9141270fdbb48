import { describe, expect, test } from 'vitest';
import { type Judged, score } from './confusion.ts';

const of = (count: number, expected: Judged['expected'], given: Judged['given'], knowable = true): Judged[] =>
  Array.from({ length: count }, () => ({ expected, given, knowable }));

describe('the scores of a run', () => {
  const scores = score([
    ...of(6, 'deliverable', 'deliverable'),
    ...of(2, 'undeliverable', 'deliverable'),
    ...of(7, 'undeliverable', 'undeliverable'),
    ...of(1, 'undeliverable', 'unknown'),
    ...of(1, 'risky', 'undeliverable'),
    ...of(3, 'unknown', 'unknown', false),
    ...of(1, 'unknown', 'deliverable', false),
  ]);

  test('count each pair of right and given verdict', () => {
    expect(scores.n).toBe(21);
    expect(scores.confusion).toEqual({
      deliverable: { deliverable: 6 },
      undeliverable: { deliverable: 2, undeliverable: 7, unknown: 1 },
      risky: { undeliverable: 1 },
      unknown: { unknown: 3, deliverable: 1 },
    });
    expect(scores.right).toEqual({ part: 16, whole: 21 });
  });

  test('count a confident answer that nobody can know as an error in precision', () => {
    expect(scores.deliverablePrecision).toEqual({ part: 6, whole: 9 });
    expect(scores.undeliverablePrecision).toEqual({ part: 7, whole: 8 });
    expect(scores.confidentUnknowable).toEqual({ part: 1, whole: 4 });
  });

  test('compute recall and the share of unknown only from knowable addresses', () => {
    expect(scores.undeliverableRecall).toEqual({ part: 7, whole: 10 });
    expect(scores.unknown).toEqual({ part: 1, whole: 17 });
  });

  test('are empty without addresses', () => {
    expect(score([])).toMatchObject({ n: 0, confusion: {}, unknown: { part: 0, whole: 0 } });
  });
});
