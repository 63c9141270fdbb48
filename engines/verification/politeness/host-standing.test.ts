import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyHostReport, isBackingOff, newHostStanding, type HostReport } from './host-standing.ts';

const after = (...reports: HostReport[]) => reports.reduce((standing, report) => applyHostReport(standing, report, 0), newHostStanding);

test('a host starts with two connections, gains slowly, and loses half at a time', () => {
  expect(newHostStanding.limit).toBe(2);
  expect(after('fine', 'fine').limit).toBeCloseTo(2.9);
  expect(after('fine', 'fine', 'lost').limit).toBeCloseTo(1.45);
});

test('each consecutive failure doubles the back-off, and a success resets it', () => {
  let standing = newHostStanding;
  const backOffs: number[] = [];
  for (let nowMs = 0, turn = 0; turn < 4; turn++) {
    standing = applyHostReport(standing, 'busy', nowMs);
    backOffs.push((standing.backOffUntilMs ?? 0) - nowMs);
    nowMs = standing.backOffUntilMs ?? 0;
  }
  expect(backOffs).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(applyHostReport(standing, 'fine', 1e9)).toMatchObject({ strikes: 0, backOffUntilMs: null });
});

test('connections that fail together count as one failure', () => {
  expect(after('busy', 'busy', 'busy')).toEqual(after('busy'));
});

test('a host that blocks us gets a longer back-off than a busy one', () => {
  expect(after('blocked').backOffUntilMs).toBeGreaterThan(after('busy').backOffUntilMs ?? Infinity);
});

test('a host whose refusals only a code explains is asked on, one connection at a time, until five transactions in a row end so', () => {
  const four = after('refusing', 'refusing', 'refusing', 'refusing');
  expect(four).toMatchObject({ limit: 1, backOffUntilMs: null });
  expect(after('refusing', 'refusing', 'refusing', 'refusing', 'refusing')).toMatchObject({
    backOffReason: 'blocked_us',
    backOffUntilMs: after('blocked').backOffUntilMs,
  });
  expect(applyHostReport(four, 'fine', 0).strikes).toBe(0);
});

test('for any reports, the limit stays between one and eight connections and a back-off ends within a day', () => {
  const report = fc.constantFrom<HostReport>('fine', 'busy', 'blocked', 'refusing', 'unreachable', 'lost');
  fc.assert(
    fc.property(fc.array(fc.tuple(report, fc.nat({ max: 100_000 })), { maxLength: 200 }), (steps) => {
      let standing = newHostStanding;
      let nowMs = 0;
      for (const [what, waitMs] of steps) {
        nowMs += waitMs;
        standing = applyHostReport(standing, what, nowMs);
        expect(standing.limit).toBeGreaterThanOrEqual(1);
        expect(standing.limit).toBeLessThanOrEqual(8);
        expect(isBackingOff(standing, nowMs + 86_400_001)).toBe(false);
      }
    }),
  );
});
