import { createSiteGate } from '@leadlight/adapters/web';
import { expect, test } from 'vitest';
import { measurePace } from './fetch-pace.ts';

test('the gate keeps the pace of scripted sites, however many read them at the same time', async () => {
  expect(await measurePace(300)).toMatchObject({ sites: 300, forbidden: 0, tooEarly: 0, atOnce: 0, tooMany: 0 });
});

test('a gate without pauses, and one that admits several at a time, are found out', async () => {
  const withoutPauses = await measurePace(100, {
    gateOf: (clock) => {
      const gate = createSiteGate({ clock });
      return { ...gate, enter: (site, options) => gate.enter(site, { ...options, gapMs: 0 }) };
    },
  });
  expect(withoutPauses.tooEarly).toBeGreaterThan(100);
  const crowded = await measurePace(100, {
    gateOf: () => ({
      isOptedOut: async () => false,
      enter: async (site) => ({ kind: 'entered', pass: { site, id: '1' } }),
      leave: async () => undefined,
      rest: async () => undefined,
    }),
  });
  expect(crowded.atOnce).toBeGreaterThan(100);
});
