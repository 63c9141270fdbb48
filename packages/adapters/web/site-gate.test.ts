import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { testSiteGate } from '../testing/site-gate-suite.ts';
import { createSiteGate } from './site-gate.ts';

const signal = new AbortController().signal;

testSiteGate(async () => {
  const clock = createManualClock();
  const gate = createSiteGate({ clock });
  return { gate, other: gate, advance: async (_site, ms) => clock.advance(ms), untilWaiting: async () => undefined };
});

test('requests to one site start at least the gap apart', async () => {
  const clock = createManualClock();
  const gate = createSiteGate({ clock });
  const start = clock.now();
  const starts: number[] = [];
  for (const gapMs of [5_000, 2_000, 30_000]) {
    const entered = gate.enter('acme.com', { gapMs, signal });
    clock.advance(gapMs);
    const entry = await entered;
    starts.push(clock.now() - start);
    if (entry.kind === 'entered') await gate.leave(entry.pass);
  }
  expect(starts).toEqual([5_000, 7_000, 37_000]);
});

test('a site whose owner does not want to be read is never entered', async () => {
  const gate = createSiteGate({ optedOut: new Set(['acme.com']) });
  expect(await gate.enter('acme.com', { gapMs: 0, signal })).toEqual({ kind: 'opted_out' });
});
