/** The contract test suite for every `SiteGate` implementation. */
import { describe, expect, test } from 'vitest';
import type { SiteEntry, SiteGate, SitePass } from '../web/site-gate.ts';

export interface SiteGateUnderTest {
  readonly gate: SiteGate;
  /** A second client of the same state: another process where there can be several, otherwise the gate itself. */
  readonly other: SiteGate;
  /** Lets time pass for this site. */
  readonly advance: (site: string, ms: number) => Promise<void>;
  /** Resolves once `count` callers are waiting for this site, and what may enter has entered. */
  readonly untilWaiting: (site: string, count: number) => Promise<void>;
}

const never = new AbortController().signal;

export function passOf(entry: SiteEntry): SitePass {
  if (entry.kind !== 'entered') throw new Error(entry.kind);
  return entry.pass;
}

let sites = 0;
/** A site that no other test uses. */
export function newSite(): string {
  sites += 1;
  return `site-${sites}.test`;
}

export function testSiteGate(make: () => Promise<SiteGateUnderTest>): void {
  const enter = (gate: SiteGate, site: string, gapMs = 5_000, isAside = false, signal = never): Promise<SiteEntry> =>
    gate.enter(site, { gapMs, isAside, signal });

  describe('site gate contract', () => {
    test('admits one request at a time, and the next one when the pause since its end is over; other sites do not wait', async () => {
      const { gate, other, advance, untilWaiting } = await make();
      const site = newSite();
      const order: string[] = [];
      const first = passOf(await enter(gate, site));
      const second = enter(other, site).then((entry) => {
        order.push('second');
        return entry;
      });
      expect(await enter(other, newSite())).toMatchObject({ kind: 'entered' });
      await untilWaiting(site, 1);
      await advance(site, 20_000);
      await untilWaiting(site, 1);
      order.push('leave');
      await gate.leave(first);
      await untilWaiting(site, 1);
      order.push('left');
      await advance(site, 5_000);
      await other.leave(passOf(await second));
      const third = enter(gate, site).then((entry) => {
        order.push('third');
        return entry;
      });
      await untilWaiting(site, 1);
      await advance(site, 4_000);
      await untilWaiting(site, 1);
      order.push('almost');
      await advance(site, 1_000);
      passOf(await third);
      expect(order).toEqual(['leave', 'left', 'second', 'almost', 'third']);
    });

    test('admits callers in the order in which they came', async () => {
      const { gate, other, untilWaiting } = await make();
      const site = newSite();
      const order: number[] = [];
      const first = passOf(await enter(gate, site, 0));
      const later: Promise<void>[] = [];
      for (const [index, each] of [other, gate, other].entries()) {
        later.push(
          enter(each, site, 0).then(async (entry) => {
            order.push(index);
            await each.leave(passOf(entry));
          }),
        );
        await untilWaiting(site, index + 1);
      }
      await gate.leave(first);
      await Promise.all(later);
      expect(order).toEqual([0, 1, 2]);
    });

    test('a request aside waits for its turn but not for the pause, and causes none', async () => {
      const { gate, other, advance, untilWaiting } = await make();
      const site = newSite();
      const first = passOf(await enter(gate, site));
      const page = enter(gate, site);
      await untilWaiting(site, 1);
      const aside = enter(other, site, 0, true);
      await untilWaiting(site, 2);
      await gate.leave(first);
      await other.leave(passOf(await aside));
      await untilWaiting(site, 1);
      await advance(site, 5_000);
      expect(await page).toMatchObject({ kind: 'entered' });
    });

    test('admits nobody while the site rests: callers wait for a short rest, and are told about a long one', async () => {
      const { gate, other, advance, untilWaiting } = await make();
      const site = newSite();
      await gate.rest(site, 20_000);
      const waiting = enter(other, site, 0);
      await untilWaiting(site, 1);
      await gate.rest(site, 600_000);
      expect(await waiting).toMatchObject({ kind: 'resting' });
      await gate.rest(site, 1_000);
      expect(await enter(gate, site, 0)).toMatchObject({ kind: 'resting' });
      await advance(site, 600_000);
      expect(await enter(gate, site, 0)).toMatchObject({ kind: 'entered' });
    });

    test('a caller that gives up does not delay the next one', async () => {
      const { gate, other, advance, untilWaiting } = await make();
      const site = newSite();
      const cancel = new AbortController();
      await gate.leave(passOf(await enter(gate, site)));
      const canceled = enter(gate, site, 30_000, false, cancel.signal);
      await untilWaiting(site, 1);
      const next = enter(other, site, 2_000);
      await untilWaiting(site, 2);
      cancel.abort(new Error('canceled'));
      await expect(canceled).rejects.toThrow('canceled');
      await advance(site, 2_000);
      expect(await next).toMatchObject({ kind: 'entered' });
    });

    test('leaving twice, or with a pass that nobody has, frees nothing', async () => {
      const { gate, other, untilWaiting } = await make();
      const site = newSite();
      const first = passOf(await enter(gate, site, 0));
      await gate.leave({ site, id: '00000000-0000-4000-8000-000000000000' });
      const second = enter(other, site, 0);
      await untilWaiting(site, 1);
      await gate.leave(first);
      await second;
      await gate.leave(first);
      let isIn = false;
      void enter(gate, site, 0).then(
        () => (isIn = true),
        () => undefined,
      );
      await untilWaiting(site, 1);
      expect(isIn).toBe(false);
    });
  });
}
