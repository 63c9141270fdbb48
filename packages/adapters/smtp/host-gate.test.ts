import type { Reply } from '@leadlight/verification';
import { expect, test } from 'vitest';
import { createMovedClock } from '../testing/moved-clock.ts';
import { controlLifeMs, createHostGate, type Entry, type HostGate } from './host-gate.ts';

const never = new AbortController().signal;
const enter = (gate: HostGate, isUrgent = false, signal = never): Promise<Entry> => gate.enter('45.10.0.1', { signal, isUrgent });
const passOf = (entry: Entry) => {
  if (entry.kind !== 'entered') throw new Error(entry.kind);
  return entry.pass;
};
/** Whether it has resolved by now. */
const isDone = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((resolve) => void setImmediate(() => resolve(pending)))])) !== pending;
};

test('two get in, the third waits until one leaves', async () => {
  const gate = createHostGate();
  const first = passOf(await enter(gate));
  await enter(gate);
  const third = enter(gate);
  expect(await isDone(third)).toBe(false);
  await gate.leave(first);
  expect(await third).toMatchObject({ kind: 'entered' });
});

test('who is urgent goes before who waited longer', async () => {
  const gate = createHostGate();
  const first = passOf(await enter(gate));
  await enter(gate);
  const patient = enter(gate);
  const urgent = enter(gate, true);
  await gate.leave(first);
  expect([await isDone(urgent), await isDone(patient)]).toEqual([true, false]);
});

test('a host that rests lets nobody in, not even those who waited before', async () => {
  const clock = createMovedClock();
  const gate = createHostGate({ clock });
  await enter(gate);
  await enter(gate);
  const waiting = enter(gate);
  await gate.report('45.10.0.1', 'blocked');
  expect(await waiting).toMatchObject({ kind: 'resting', because: 'blocked_us', untilMs: clock.now() + 600_000 });
  expect(await enter(gate)).toMatchObject({ kind: 'resting' });
  expect(await gate.enter('45.10.0.2', { signal: never, isUrgent: false })).toMatchObject({ kind: 'entered' });
});

test('who leaves the line takes nobody else with him', async () => {
  const gate = createHostGate();
  const first = passOf(await enter(gate));
  await enter(gate);
  const stop = new AbortController();
  const leaver = enter(gate, false, stop.signal);
  const next = enter(gate);
  stop.abort(new Error('enough'));
  await expect(leaver).rejects.toThrow('enough');
  await gate.leave(first);
  expect(await next).toMatchObject({ kind: 'entered' });
});

test('what a made-up address was told is remembered for a day, for its domain and server', async () => {
  const clock = createMovedClock();
  const gate = createHostGate({ clock });
  const reply: Reply = { code: 550, enhanced: '5.1.1', lines: ['no'] };
  await gate.rememberControl('acme.test', '45.10.0.1', { reply, testedAtMs: clock.now() });
  expect(await gate.recallControl('acme.test', '45.10.0.2')).toBeNull();
  clock.move(controlLifeMs - 1);
  expect(await gate.recallControl('acme.test', '45.10.0.1')).toMatchObject({ reply });
  clock.move(1);
  expect(await gate.recallControl('acme.test', '45.10.0.1')).toBeNull();
});
