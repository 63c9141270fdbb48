/** The gate that all workers share: the contract of every gate, with two processes, and cases that only a shared gate has. */
import { newHost, createManualClock, testHostGate, type ManualClock } from '@leadlight/adapters/testing';
import type { GateEntry, HostGate } from '@leadlight/adapters';
import { newWorkspace, testDatabase } from '@leadlight/db/testing';
import { afterEach, expect, test } from 'vitest';
import { createHostGates, type HostGates } from './host-gates.ts';

const { db } = await testDatabase();
const [ours, theirs] = [await newWorkspace(db), await newWorkspace(db)];

const open: HostGates[] = [];
afterEach(async () => {
  for (const gates of open.splice(0)) await gates.close();
});
function door(clock: ManualClock): HostGates {
  const made = createHostGates({
    db,
    clock,
    lookMs: 10,
    gatherMs: 10,
    onFault: (error) => {
      throw error;
    },
  });
  open.push(made);
  return made;
}
const never = new AbortController().signal;
const enter = (gate: HostGate, host: string): Promise<GateEntry> => gate.enter(host, { signal: never, isUrgent: false });
const passesAt = async (host: string): Promise<{ inside: number; waiting: number }> => {
  const { rows } = await db.app.query<{ inside: number; waiting: number }>(
    `select count(entered_at)::int as inside, (count(*) - count(entered_at))::int as waiting from mail.passes where address = $1`,
    [host],
  );
  return rows[0] ?? { inside: 0, waiting: 0 };
};
const untilWaiting = async (host: string, count: number): Promise<void> => {
  while ((await passesAt(host)).waiting !== count) await new Promise((resolve) => void setImmediate(resolve));
};

testHostGate(async (clock) => ({
  gate: door(clock).of(ours),
  other: door(clock).of(theirs),
  untilWaiting,
}));

test('many concurrent processes never exceed the limit of one server', async () => {
  const host = newHost();
  const clock = createManualClock();
  const doors = Array.from({ length: 4 }, () => door(clock).of(ours));
  let [inside, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 24 }, async (_each, n) => {
      const own = doors[n % doors.length] ?? doors[0];
      if (!own) return;
      const entry = await enter(own, host);
      if (entry.kind !== 'entered') throw new Error(entry.kind);
      inside += 1;
      most = Math.max(most, inside);
      // Also in the database, and long enough for others to try.
      most = Math.max(most, (await passesAt(host)).inside);
      inside -= 1;
      await own.leave(entry.pass);
    }),
  );
  expect(most).toBeLessThanOrEqual(2);
  expect(await passesAt(host)).toEqual({ inside: 0, waiting: 0 });
});

test('the passes of a killed process expire, both entered and waiting ones', async () => {
  const host = newHost();
  const clock = createManualClock();
  const killed = door(clock).of(ours);
  await enter(killed, host);
  await enter(killed, host);
  void enter(killed, host);
  await untilWaiting(host, 1);
  const next = enter(door(clock).of(theirs), host);
  await untilWaiting(host, 2);
  await db.app.query(
    `update mail.passes set alive_until = clock_timestamp() - interval '1 second' where address = $1 and id not in
    (select id from mail.passes where address = $1 order by asked_at desc limit 1)`,
    [host],
  );
  expect(await next).toMatchObject({ kind: 'entered' });
});

test("collected reports of success raise the limit as in the engine, and none of two workers' reports is lost", async () => {
  const host = newHost();
  const clock = createManualClock();
  const [one, two] = [door(clock), door(clock)];
  await Promise.all(Array.from({ length: 6 }, (_each, n) => (n % 2 ? one : two).of(ours).report(host, 'fine')));
  await Promise.all(Array.from({ length: 3 }, (_each, n) => (n % 2 ? one : two).of(ours).report(host, 'lost')));
  await one.close();
  await two.close();
  const { rows } = await db.app.query<{ version: number }>('select version from mail.hosts where address = $1', [host]);
  expect(rows[0]?.version).toBeGreaterThanOrEqual(2);
});

test("a workspace's control is reused by a new process of the same workspace, and by no other workspace", async () => {
  const clock = createManualClock();
  const host = newHost();
  const about = { sender: 'probe@leadlight.test', shape: 'a.a:9-12', index: 1 };
  const control = { ...about, reply: { code: 550, enhanced: '5.1.1', lines: ['no \0such user'] }, testedAtMs: clock.now() };
  await door(clock).of(ours).rememberControl('acme.test', host, control);
  expect(await door(clock).of(theirs).recallControls('acme.test', host)).toEqual([]);
  expect(await door(clock).of(ours).recallControls('acme.test', host)).toMatchObject([{ ...about, testedAtMs: clock.now() }]);
});
