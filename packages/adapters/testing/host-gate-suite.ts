/** The contract test suite for every `HostGate` implementation. */
import type { Reply } from '@leadlight/verification';
import { describe, expect, test } from 'vitest';
import { controlLifeMs, type GateEntry, type HostGate, type Pass } from '../smtp/host-gate.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

export interface GateUnderTest {
  readonly gate: HostGate;
  /** A second client of the same state: another worker where there can be several, otherwise the gate itself. */
  readonly other: HostGate;
  /** Resolves once `count` callers are waiting for this server. */
  readonly untilWaiting: (address: string, count: number) => Promise<void>;
}

const never = new AbortController().signal;
const reply: Reply = { code: 550, enhanced: '5.1.1', lines: ['no'] };

function passOf(entry: GateEntry): Pass {
  if (entry.kind !== 'entered') throw new Error(entry.kind);
  return entry.pass;
}

let hosts = 0;
/** Returns a server address that no other test uses. */
export function newHost(): string {
  hosts += 1;
  return `45.10.${Math.floor(hosts / 250)}.${hosts % 250}`;
}

export function testHostGate(make: (clock: ManualClock) => Promise<GateUnderTest>): void {
  const enter = (gate: HostGate, host: string, isUrgent = false, signal = never): Promise<GateEntry> =>
    gate.enter(host, { signal, isUrgent });

  describe('host gate contract', () => {
    test('admits two connections; the third waits until one leaves', async () => {
      const { gate, other, untilWaiting } = await make(createManualClock());
      const host = newHost();
      const order: string[] = [];
      const first = passOf(await enter(gate, host));
      await enter(other, host);
      const third = enter(other, host).then((entry) => {
        order.push('third');
        return entry;
      });
      await untilWaiting(host, 1);
      order.push('leave');
      await gate.leave(first);
      expect(await third).toMatchObject({ kind: 'entered' });
      expect(order).toEqual(['leave', 'third']);
    });

    test('admits urgent callers before those that waited longer', async () => {
      const { gate, other, untilWaiting } = await make(createManualClock());
      const host = newHost();
      const order: string[] = [];
      const first = passOf(await enter(gate, host));
      const second = passOf(await enter(gate, host));
      const noted = async (who: string, entry: Promise<GateEntry>): Promise<void> => {
        await entry;
        order.push(who);
      };
      const patient = noted('patient', enter(gate, host));
      await untilWaiting(host, 1);
      const urgent = noted('urgent', enter(other, host, true));
      await untilWaiting(host, 2);
      await gate.leave(first);
      await urgent;
      await gate.leave(second);
      await patient;
      expect(order).toEqual(['urgent', 'patient']);
    });

    test('admits nobody while a host is backing off, not even earlier callers, and admits again later', async () => {
      const clock = createManualClock();
      const { gate, other, untilWaiting } = await make(clock);
      const host = newHost();
      const first = passOf(await enter(gate, host));
      await enter(gate, host);
      const waiting = enter(other, host);
      await untilWaiting(host, 1);
      await gate.report(host, 'blocked');
      expect(await waiting).toMatchObject({ kind: 'resting', because: 'blocked_us', untilMs: clock.now() + 600_000 });
      expect(await enter(other, host)).toMatchObject({ kind: 'resting' });
      expect(await enter(gate, newHost())).toMatchObject({ kind: 'entered' });
      await gate.leave(first);
      clock.advance(600_001);
      // One of the first two connections is still open, and the limit was halved.
      const next = enter(other, host);
      await untilWaiting(host, 1);
      await gate.report(host, 'fine');
      expect(await next).toMatchObject({ kind: 'entered' });
    });

    test('aborting one waiting caller does not affect the others', async () => {
      const { gate, other, untilWaiting } = await make(createManualClock());
      const host = newHost();
      const first = passOf(await enter(gate, host));
      await enter(gate, host);
      const stop = new AbortController();
      const leaver = enter(gate, host, false, stop.signal);
      await untilWaiting(host, 1);
      const next = enter(other, host);
      await untilWaiting(host, 2);
      stop.abort(new Error('enough'));
      await expect(leaver).rejects.toThrow('enough');
      await gate.leave(first);
      expect(await next).toMatchObject({ kind: 'entered' });
    });

    test('remembers the replies to control addresses for a day, by domain, server, sender and shape', async () => {
      const clock = createManualClock();
      const { gate } = await make(clock);
      const [host, another] = [newHost(), newHost()];
      const about = { sender: 'probe@leadlight.test', shape: 'a.a:9-12', index: 0 };
      await gate.rememberControl('acme.test', host, { ...about, reply, testedAtMs: clock.now() });
      await gate.rememberControl('acme.test', host, { ...about, index: 1, reply, testedAtMs: clock.now() });
      await gate.rememberControl('acme.test', host, { ...about, reply, testedAtMs: clock.now() });
      expect(await gate.recallControls('acme.test', another)).toEqual([]);
      clock.advance(controlLifeMs - 1);
      const known = await gate.recallControls('acme.test', host);
      expect(known.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([0, 1]);
      expect(known[0]).toMatchObject({ sender: about.sender, shape: about.shape, reply });
      clock.advance(1);
      expect(await gate.recallControls('acme.test', host)).toEqual([]);
    });
  });
}
