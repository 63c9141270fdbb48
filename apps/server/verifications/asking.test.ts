/** What a workspace sees if mail servers can't be asked: the reason, once, free of charge. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';

const verify = (who: TestUser, address: string) => who.browser.post(`${who.home}/verifications`, { address });
const asking = async (who: TestUser) =>
  (await who.browser.get(`${who.home}/verification-summary`)).body.asking as { state: string; faults: string[] };
const balance = async (who: TestUser): Promise<number> => (await who.browser.get(`${who.home}/credits`)).body.balance;

test("without a sender name, grammar and DNS are checked, the rest is unknown and free, and members see none of the operator's settings", async () => {
  const world = await mailWorld({ 'acme.test': {} });
  const server = await testServer({}, undefined, world.network);
  const ana = await server.user('Ana');
  expect((await verify(ana, 'ana@acme.test')).body).toMatchObject({
    status: 'done',
    cost: 0,
    verdict: { verdict: 'unknown', reason: 'not_configured' },
  });
  expect((await verify(ana, 'ana@nowhere.test')).body).toMatchObject({ verdict: { reason: 'domain_not_found' }, cost: 1 });
  expect(world.dialled).toEqual([]);
  expect(await asking(ana)).toEqual({ state: 'not_configured', faults: [] });
  expect(await balance(ana)).toBe(2_499);
});

test('a blocked port 25 is detected for all workspaces together and logged once, and the rest is unknown and free', async () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'error' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const world = await mailWorld({ 'a.test': 'silent', 'b.test': 'silent', 'c.test': 'silent', 'd.test': 'silent' });
  const times = { connectMs: 50 };
  const server = await testServer({ verify: { ...(askingAs.verify ?? never()), times } }, log, world.network);
  const [ana, ben] = [await server.user('Ana'), await server.user('Ben')];
  expect(await asking(ana)).toEqual({ state: 'ready', faults: [] });
  await verify(ana, 'x@a.test');
  await verify(ben, 'x@b.test');
  await verify(ana, 'x@c.test');
  const dialled = world.dialled.length;
  expect((await verify(ben, 'x@d.test')).body).toMatchObject({
    status: 'done',
    cost: 0,
    verdict: { verdict: 'unknown', reason: 'port_25_blocked' },
  });
  expect(world.dialled).toHaveLength(dialled);
  expect((await asking(ben)).state).toBe('port_25_blocked');
  expect([await balance(ana), await balance(ben)]).toEqual([2_500, 2_500]);
  expect(lines.filter((line) => line.includes('port 25'))).toHaveLength(1);
  expect(lines.join()).not.toContain('a.test');
});

function never(): never {
  throw new Error('nobody asks');
}

test('a resolver that denies every domain makes no address undeliverable, costs nothing, and is reported', async () => {
  const lines: string[] = [];
  const log = pino(
    { level: 'error' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const ask = async () => ({ rcode: 'NXDOMAIN', records: [], ttlS: 60 });
  const server = await testServer(askingAs, log, { ask, dial: () => Promise.reject(new Error('nobody is dialed')) });
  const ana = await server.user('Ana');
  for (const address of ['sales@gmail.com', 'x@acme.test']) {
    const { body } = await verify(ana, address);
    expect(body).toMatchObject({ cost: 0, verdict: { verdict: 'unknown', reason: 'network_unreliable' } });
  }
  expect(await balance(ana)).toBe(2_500);
  expect(await asking(ana)).toEqual({ state: 'network_unreliable', faults: [expect.stringContaining('well-known domains')] });
  expect(lines.filter((line) => line.includes('well-known domains'))).toHaveLength(1);
});
