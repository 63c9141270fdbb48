import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createSiteGate } from './site-gate.ts';

const signal = new AbortController().signal;

test('requests to one site start at least the gap apart, and one at a time; other sites do not wait', async () => {
  const clock = createManualClock();
  const gate = createSiteGate({ clock });
  const starts: [string, number][] = [];
  const start = clock.now();
  const go = async (site: string, name: string, gapMs = 5_000) => {
    const pass = await gate.enter(site, { gapMs, signal });
    starts.push([name, clock.now() - start]);
    return pass;
  };
  const first = await go('acme.com', 'a');
  const second = go('acme.com', 'b');
  await go('globex.com', 'other');
  clock.advance(20_000);
  await Promise.resolve();
  expect(starts.map(([name]) => name)).toEqual(['a', 'other']);
  await gate.leave(first);
  await gate.leave(await second);
  const third = go('acme.com', 'c');
  clock.advance(4_999);
  await Promise.resolve();
  expect(starts).toHaveLength(3);
  clock.advance(1);
  await third;
  expect(starts).toEqual([
    ['a', 0],
    ['other', 0],
    ['b', 20_000],
    ['c', 25_000],
  ]);
});

test('a caller that gives up does not delay the next one', async () => {
  const clock = createManualClock();
  const gate = createSiteGate({ clock });
  const cancel = new AbortController();
  await gate.leave(await gate.enter('acme.com', { gapMs: 5_000, signal }));
  const canceled = gate.enter('acme.com', { gapMs: 30_000, signal: cancel.signal });
  const next = gate.enter('acme.com', { gapMs: 2_000, signal });
  cancel.abort(new Error('canceled'));
  await expect(canceled).rejects.toThrow('canceled');
  clock.advance(2_000);
  await expect(next).resolves.toMatchObject({ site: 'acme.com' });
});

test('leaving twice, or with a pass that is not held, frees nothing', async () => {
  const clock = createManualClock();
  const gate = createSiteGate({ clock });
  const pass = await gate.enter('acme.com', { gapMs: 0, signal });
  await gate.leave({ site: 'acme.com', id: 'other' });
  let isIn = false;
  const second = gate.enter('acme.com', { gapMs: 0, signal }).then((entered) => {
    isIn = true;
    return entered;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  await gate.leave(pass);
  await gate.leave(pass);
  await second;
  expect(isIn).toBe(true);
});
