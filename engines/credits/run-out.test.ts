import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, forecastRunOut, furthestDays } from './index.ts';

const now = new Date('2028-02-10T12:00:00Z');
const days = (count: number): Date => new Date(now.getTime() + count * 86_400_000);
const lots = (remaining: number, expiresAt = days(1_000)) => [{ remaining, expiresAt }];
const usual = { lots: lots(1_000), reserved: 0, spentByDay: [100, 100, 100], since: days(-60), renewal: null };

describe('credits run out', () => {
  test('on the day on which less than a day’s average is left', () => {
    expect(forecastRunOut(usual, now)).toEqual({ kind: 'runs_out', perDay: 10, on: days(100) });
  });

  test('sooner if some are reserved, or expire unspent', () => {
    expect(forecastRunOut({ ...usual, reserved: 500 }, now)).toMatchObject({ on: days(50) });
    expect(forecastRunOut({ ...usual, lots: lots(1_000, days(20)) }, now)).toMatchObject({ on: days(20) });
  });

  test('later if the plan brings more, and not at all if it brings enough', () => {
    const renewal = { at: days(10), credits: 100 };
    expect(forecastRunOut({ ...usual, lots: lots(100), renewal }, now)).toMatchObject({ on: days(20) });
    expect(forecastRunOut({ ...usual, renewal: { at: days(10), credits: 400 } }, now)).toEqual({ kind: 'lasts', perDay: 10 });
  });

  test('the average of a younger workspace is over the days that it exists', () => {
    expect(forecastRunOut({ ...usual, since: days(-10) }, now)).toMatchObject({ perDay: 30 });
  });
});

test.each([
  ['nothing was spent', { spentByDay: [] }],
  ['it was spent on two days only', { spentByDay: [500, 500] }],
  ['the workspace is not a week old', { since: days(-6) }],
])('nobody can know if %s', (_why, more) => {
  expect(forecastRunOut({ ...usual, ...more }, now)).toEqual({ kind: 'unknown' });
});

test('more credits never run out sooner, and more spending never later', () => {
  const onDay = (of: Parameters<typeof forecastRunOut>[0]): number => {
    const found = forecastRunOut(of, now);
    return found.kind === 'runs_out' ? found.on.getTime() : days(furthestDays).getTime();
  };
  fc.assert(
    fc.property(
      fc.array(fc.record({ remaining: fc.integer({ min: 1, max: 5_000 }), left: fc.integer({ min: 1, max: 90 }) }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 3, maxLength: 30 }),
      fc.option(fc.integer({ min: 1, max: 31 })),
      fc.integer({ min: 1, max: 2_000 }),
      (held, spentByDay, renewsIn, more) => {
        const renewal = renewsIn === null ? null : { at: days(renewsIn), credits: 2_500 };
        const all = held.map(({ remaining, left }) => ({ remaining, expiresAt: days(left) }));
        const of = { ...usual, lots: all, spentByDay, renewal };
        expect(onDay({ ...of, lots: [...all, { remaining: more, expiresAt: addMonths(now, 12) }] })).toBeGreaterThanOrEqual(onDay(of));
        expect(onDay({ ...of, spentByDay: [...spentByDay.slice(1), (spentByDay[0] ?? 0) + more] })).toBeLessThanOrEqual(onDay(of));
      },
    ),
    { numRuns: 200 },
  );
});
