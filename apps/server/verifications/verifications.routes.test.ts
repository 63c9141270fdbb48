/** Verifying single addresses over HTTP: the responses, what they cost, and how work resumes. */
import { acceptsOnly } from '@leadlight/adapters/testing';
import { proveLedger } from '@leadlight/db/credits';
import { addSuppressions, noteErased, poolId } from '@leadlight/db/leads';
import { inWorkspace, system, type WorkspaceTx } from '@leadlight/db/platform';
import { beginVerification, takeUpVerification } from '@leadlight/db/verification';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetOldRecords } from '../jobs/retention.commands.ts';
import { makePerson } from '../testing/leads.ts';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { checkAddress } from './check-address.ts';
import { createChecks } from './checks.ts';
import { checkDueVerifications } from './verification-due.job.ts';
import { createVerifiers } from './verifiers.ts';

const greylist = new Map<string, number>();
let clockMs = Date.now();

const world = await mailWorld({
  'acme.test': { rcpt: acceptsOnly('ana', 'bo', 'cy', 'dan', 'eva') },
  'all.test': {},
  'slow.test': {},
  'gray.test': {
    // Like postgrey, defers the first attempt of a tuple, for everyone.
    rcpt: (path) => {
      const first = greylist.get(path) ?? clockMs;
      greylist.set(path, first);
      if (clockMs - first < 300_000) return '450 4.2.0 Greylisted, try again in 300 seconds';
      return path.startsWith('ana@') ? '250 2.1.5 Ok' : '550 5.1.1 User unknown';
    },
  },
});

/** Until it is resolved, nothing is known of slow.test. */
const slow = Promise.withResolvers<void>();
const server = await testServer(askingAs, undefined, {
  ...world.network,
  ask: async (name, ...more) => {
    if (name.endsWith('slow.test')) await slow.promise;
    return world.network.ask(name, ...more);
  },
});
const { services } = server;
const { db } = services;

const verify = (who: TestUser, address: string, more: object = {}, headers: Record<string, string> = {}) =>
  who.browser.post(`${who.home}/verifications`, { address, ...more }, headers);
const creditsOf = async (who: TestUser) => (await who.browser.get(`${who.home}/credits`)).body as { balance: number; held: number };
const spends = async (who: TestUser) =>
  (await who.browser.get(`${who.home}/credits/entries?kind=spend&limit=200`)).body.items as {
    reference: string;
    number: number;
    reason: string;
  }[];
const inside = <T>(who: TestUser, work: (tx: WorkspaceTx) => Promise<T>) => inWorkspace(db, who.workspaceId, work);
const expectSound = async (who: TestUser) => expect((await inside(who, proveLedger)).isSound).toBe(true);
const move = (toMs: number): void => {
  clockMs = toMs;
  server.moveClock(new Date(toMs));
};
const minute = 60_000;
const week = 7 * 86_400_000;
/** Made-up names change every week, so a test that needs the same one twice doesn't start in a week's last hour. */
const withinWeek = (ms: number): number => (Math.floor(ms / week) === Math.floor((ms + 60 * minute) / week) ? ms : ms + 60 * minute);

test('a verdict is returned with its transcript, costs a credit, and names its entry in the ledger', async () => {
  const ana = await server.user('Ana');
  const { status, body } = await verify(ana, ' ana@Acme.test ');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    address: 'ana@Acme.test',
    status: 'done',
    verdict: { verdict: 'deliverable', reason: 'mailbox_accepted', isStale: false },
    attempts: 1,
    cost: 1,
    createdBy: { kind: 'user', name: 'Ana' },
  });
  expect(body.steps.map(({ kind }: { kind: string }) => kind)).toContain('smtp');
  expect(body.stepsUntil).not.toBeNull();
  expect(await spends(ana)).toMatchObject([{ reason: 'verify', reference: `verification:${body.id}`, number: body.entryNumber }]);
  expect(await creditsOf(ana)).toMatchObject({ held: 0 });
  expect((await ana.browser.get(`${ana.home}/verifications/${body.id}`)).body).toMatchObject({ id: body.id, cost: 1 });
});

test('a known verdict is returned immediately and free, in any spelling; a fresh one is free too', async () => {
  const bea = await server.user('Bea');
  const first = (await verify(bea, 'bo@acme.test')).body;
  const heard = world.recipients('acme.test').length;
  expect((await verify(bea, 'BO@ACME.test')).body).toMatchObject({
    id: first.id,
    cost: 0,
    verdict: { checkedAt: first.verdict.checkedAt },
  });
  expect(world.recipients('acme.test')).toHaveLength(heard);
  expect((await verify(bea, 'bo@acme.test', { fresh: true })).body).toMatchObject({ id: first.id, cost: 0, status: 'done' });
  expect(world.recipients('acme.test').length).toBeGreaterThan(heard);
  expect(await spends(bea)).toHaveLength(1);
});

test('twenty concurrent verifications of one address cost one credit and ask once', async () => {
  const cem = await server.user('Cem');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(cem, 'cy@acme.test')));
  expect(new Set(answers.map(({ body }) => `${body.id} ${body.verdict.verdict}`)).size).toBe(1);
  // Each response states what its request cost.
  expect([0, 1].map((cost) => answers.filter(({ body }) => body.cost === cost).length)).toEqual([19, 1]);
  expect(await spends(cem)).toHaveLength(1);
  // One session; within it, an accepted address is asked about again at the end.
  expect(world.recipients('acme.test').filter((line) => line.includes('cy@')).length).toBeLessThanOrEqual(2);
  await expectSound(cem);
});

test('concurrent requests for a fresh verdict claim exactly the credits that were taken', async () => {
  const cal = await server.user('Cal');
  for (const name of ['ana', 'bo', 'cy', 'dan', 'eva']) {
    const before = (await spends(cal)).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(cal, `${name}@acme.test`, { fresh: true })));
    expect(answers.reduce((sum, { body }) => sum + body.cost, 0)).toBe((await spends(cal)).length - before);
  }
  expect(await spends(cal)).toHaveLength(5);
});

test('a request that paid says so, even if the address is verified again before the response is read', async () => {
  const cid = await server.user('Cid');
  const { wait } = services.checks;
  const waiting = vi.spyOn(services.checks, 'wait').mockImplementationOnce(async (id, ms) => {
    await wait(id, ms);
    await verify(cid, 'ana@acme.test', { fresh: true });
  });
  onTestFinished(() => waiting.mockRestore());
  expect((await verify(cid, 'ana@acme.test')).body).toMatchObject({ status: 'done', cost: 1 });
  expect(await spends(cid)).toHaveLength(1);
});

test('a response that comes before the verdict claims nothing, whatever the verification before it cost', async () => {
  const dee = await server.user('Dee');
  expect((await verify(dee, 'ana@all.test')).body.cost).toBe(1);
  const { begin } = services.checks;
  const answered = Promise.withResolvers<void>();
  let settled: Promise<void> | undefined;
  // Its mail server is asked only after the response, however slow the machine is.
  const held = vi.spyOn(services.checks, 'begin').mockImplementationOnce((work) => (settled = answered.promise.then(() => begin(work))));
  onTestFinished(() => held.mockRestore());
  const { body } = await verify(dee, 'ana@all.test', { fresh: true, budgetMs: 0 });
  expect(body).toMatchObject({ status: 'checking', cost: 0 });
  answered.resolve();
  await settled;
});

test('the steps of a verification are shown by every process while it is under way', async () => {
  const gil = await server.user('Gil');
  const { begin } = services.checks;
  const held = Promise.withResolvers<void>();
  const slowly = vi.spyOn(services.checks, 'begin').mockImplementationOnce((work) =>
    begin({
      ...work,
      ask: (verifier, watch) => {
        const verifySlowly: typeof verifier.verify = async (...asked) => {
          const verdict = await verifier.verify(...asked);
          await held.promise;
          return verdict;
        };
        return work.ask({ ...verifier, verify: verifySlowly }, watch);
      },
    }),
  );
  onTestFinished(() => slowly.mockRestore());
  const { body } = await verify(gil, 'ana@all.test', { budgetMs: 0 });
  const elsewhere = (await testServer({}, undefined, undefined, { beside: server })).browser();
  for (const [name, value] of gil.browser.cookies) elsewhere.cookies.set(name, value);
  const read = async () => (await elsewhere.get(`${gil.home}/verifications/${body.id}`)).body;
  await expect.poll(async () => (await read()).steps.length).toBeGreaterThan(0);
  expect((await read()).status).toBe('checking');
  held.resolve();
  await services.checks.wait(body.id, 20_000);
  expect((await read()).status).toBe('done');
});

test("an invalid address gets a verdict for free, and a domain that doesn't exist one that costs the same as every verdict", async () => {
  const dan = await server.user('Dan');
  expect((await verify(dan, 'no address')).body).toMatchObject({
    verdict: { verdict: 'undeliverable', reason: 'invalid_syntax' },
    cost: 0,
  });
  expect((await verify(dan, 'ana@nowhere.test')).body).toMatchObject({ verdict: { reason: 'domain_not_found' }, cost: 1 });
  expect((await verify(dan, 'nul\u0000 \ud800')).body.errors).toMatchObject([{ code: 'text_invalid', field: 'address' }]);
});

test('an address is verified without what is written around it', async () => {
  const may = await server.user('May');
  expect((await verify(may, 'Bo Berg <bo@acme.test>')).body).toMatchObject({
    address: 'bo@acme.test',
    verdict: { verdict: 'deliverable', reason: 'mailbox_accepted' },
    cost: 1,
  });
  for (const written of ['bo@acme.test', 'mailto:bo@acme.test?subject=Hello', 'bo@acme.test;', '"bo@acme.test"'])
    expect((await verify(may, written)).body, written).toMatchObject({
      address: 'bo@acme.test',
      verdict: { verdict: 'deliverable' },
      cost: 0,
    });
});

test('a suppressed address is refused whatever is written around it', async () => {
  const mae = await server.user('Mae');
  await mae.browser.post(`${mae.home}/suppressions`, { text: 'bo@acme.test' });
  expect((await verify(mae, 'Bo Berg <bo@acme.test>')).body.errors).toMatchObject([{ code: 'address_suppressed' }]);
});

test('if the time limit is too short, the response is 202 and the work continues', async () => {
  const eva = await server.user('Eva');
  const { status, body } = await verify(eva, 'ana@slow.test', { budgetMs: 0 });
  expect([status, body.status]).toEqual([202, 'checking']);
  slow.resolve();
  await services.checks.wait(body.id, 20_000);
  expect((await eva.browser.get(`${eva.home}/verifications/${body.id}`)).body).toMatchObject({
    status: 'done',
    verdict: { verdict: 'risky', reason: 'catch_all' },
    cost: 1,
  });
  expect((await verify(eva, 'ana@slow.test')).status).toBe(200);
});

test('an unknown verdict costs and reserves nothing, and a greylisted address is asked about again with the same name after five minutes', async () => {
  const fay = await server.user('Fay');
  move(withinWeek(Date.now()));
  const { status, body } = await verify(fay, 'ana@gray.test');
  expect([status, body.status, body.verdict.reason, body.cost]).toEqual([202, 'waiting', 'greylisted', 0]);
  expect(Date.parse(body.nextAttemptAt) - clockMs).toBeGreaterThanOrEqual(300_000);
  expect(await creditsOf(fay)).toMatchObject({ balance: 2_500, held: 0 });
  // Before that, nothing is asked, however often it is requested.
  const heard = world.recipients('gray.test').length;
  move(clockMs + 4 * minute);
  await checkDueVerifications(services);
  expect((await verify(fay, 'ana@gray.test', { fresh: true })).status).toBe(202);
  expect(world.recipients('gray.test')).toHaveLength(heard);
  // A process without knowledge of the first attempt asks about the same addresses.
  move(clockMs + 2 * minute);
  const other = startedAnew();
  await checkDueVerifications(other);
  expect((await fay.browser.get(`${fay.home}/verifications/${body.id}`)).body).toMatchObject({
    status: 'done',
    attempts: 2,
    cost: 1,
    verdict: { verdict: 'deliverable' },
  });
  // The address, and two made-up ones of its shape.
  expect(new Set(world.recipients('gray.test')).size).toBe(3);
  await expectSound(fay);
  server.moveClock(null);
});

/** The services of a process that was just started. */
function startedAnew() {
  const verifiers = createVerifiers({
    config: services.config.verify,
    identities: services.sendingIdentities,
    db,
    secret: services.config.secret ?? '',
    now: services.now,
    log: services.log,
    network: world.network,
  });
  const checks = createChecks({ verifiers, log: services.log });
  onTestFinished(async () => {
    await checks.close();
    await verifiers.close();
  });
  return { ...services, verifiers, checks };
}

test('after its last deadline an unknown verdict is final and shows it', async () => {
  const gus = await server.user('Gus');
  const live = startedAnew();
  move(Date.now());
  const { body } = await verify(gus, 'late@gray.test');
  move(clockMs + 26 * 60 * minute);
  await checkDueVerifications(live);
  expect((await gus.browser.get(`${gus.home}/verifications/${body.id}`)).body).toMatchObject({
    status: 'done',
    nextAttemptAt: null,
    cost: 0,
    verdict: { verdict: 'unknown' },
  });
  server.moveClock(null);
});

test('without a credit nothing is asked', async () => {
  const hal = await server.user('Hal');
  await inside(hal, (tx) => tx.query('update credit_accounts set held = balance'));
  const answer = await verify(hal, 'dan@acme.test');
  expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'credits_insufficient']);
  expect((await hal.browser.get(`${hal.home}/verifications`)).body.items).toEqual([]);
});

test('suppressed and erased addresses are not asked about', async () => {
  const ida = await server.user('Ida');
  await inside(ida, (tx) => addSuppressions(tx, [{ kind: 'domain', value: 'left.test' }], { reason: null, actor: system }, new Date()));
  const suppressed = await verify(ida, 'a@left.test');
  expect([suppressed.status, suppressed.body.errors[0]]).toMatchObject([409, { code: 'address_suppressed', field: 'address' }]);
  await inWorkspace(db, poolId, (tx) => noteErased(tx, [{ kind: 'address', value: 'gone@acme.test' }], new Date()));
  expect((await verify(ida, 'gone@acme.test')).body.errors[0].code).toBe('lead_erased');
  expect(world.asked.some((line) => line.includes('left.test'))).toBe(false);
});

test('a repeated request with its Idempotency-Key is one request', async () => {
  const jan = await server.user('Jan');
  const once = { 'idempotency-key': 'once' };
  const [first, again] = await Promise.all([verify(jan, 'eva@acme.test', {}, once), verify(jan, 'eva@acme.test', {}, once)]);
  expect([first.body.id, first.body.cost]).toEqual([again.body.id, again.body.cost]);
  expect((await verify(jan, 'other@acme.test', {}, once)).body.errors[0].code).toBe('idempotency_key_reused');
  expect(await spends(jan)).toHaveLength(1);
});

test('a verification whose process was killed resumes when its claim has expired, and is paid for once', async () => {
  const kim = await server.user('Kim');
  const live = startedAnew();
  const at = new Date();
  // What a killed process leaves: a claim, a reservation, and no answer.
  const { id } = await inside(kim, (tx) =>
    beginVerification(tx, { key: 'dan@acme.test', address: 'dan@acme.test', fresh: false, actor: system }, at),
  );
  expect((await creditsOf(kim)).held).toBe(1);
  await checkDueVerifications(live);
  expect((await kim.browser.get(`${kim.home}/verifications/${id}`)).body.status).toBe('checking');
  move(at.getTime() + 61_000);
  await Promise.all([checkDueVerifications(live), checkDueVerifications(live)]);
  expect((await kim.browser.get(`${kim.home}/verifications/${id}`)).body).toMatchObject({ status: 'done', attempts: 2, cost: 1 });
  expect(await creditsOf(kim)).toMatchObject({ balance: 2_499, held: 0 });
  expect(await inside(kim, (tx) => takeUpVerification(tx, id, true, services.now()))).toBeNull();
  await expectSound(kim);
  server.moveClock(null);
});

test("what one workspace asked is not visible in another's evidence: no reused session, no cached name, no cached control", async () => {
  const [lea, max] = [await server.user('Lea'), await server.user('Max')];
  const live = startedAnew();
  const ask = async (who: TestUser) => {
    const { id, claim } = await inside(who, (tx) =>
      beginVerification(tx, { key: 'ana@acme.test', address: 'ana@acme.test', fresh: true, actor: system }, new Date()),
    );
    if (claim) await checkAddress(live, who.workspaceId, claim);
    return (await who.browser.get(`${who.home}/verifications/${id}`)).body.steps as { kind: string; outcome?: string; cached?: boolean }[];
  };
  const traces = (steps: { kind: string; outcome?: string; cached?: boolean }[]) =>
    steps.filter(({ kind, outcome, cached }) => kind === 'remembered_control' || outcome === 'reused' || cached);
  expect(traces(await ask(lea))).toEqual([]);
  expect(traces(await ask(max))).toEqual([]);
  // Its own are visible.
  expect(traces(await ask(lea)).length).toBeGreaterThan(0);
});

test("a verdict is immediately on the workspace's own people", async () => {
  const nia = await server.user('Nia');
  const id = await makePerson(db, nia.workspaceId, { name: 'Ana Silva', email: 'ana@acme.test' }, { source: 'import' });
  await verifyLive(nia, 'ana@acme.test');
  const { items } = (await nia.browser.post(`${nia.home}/people/search`, { filters: { verdict: { include: ['deliverable'] } } })).body;
  expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
});

/** Like the route, with a separate verifier. */
async function verifyLive(who: TestUser, address: string): Promise<void> {
  const live = startedAnew();
  const { claim } = await inside(who, (tx) => beginVerification(tx, { key: address, address, fresh: true, actor: system }, new Date()));
  if (claim) await checkAddress(live, who.workspaceId, claim);
}

test('verifications are listed by last change, and filtered by verdict and by part of the address; statistics add up', async () => {
  const oda = await server.user('Oda');
  for (const address of ['ana@acme.test', 'nobody@acme.test', 'x@all.test']) await verifyLive(oda, address);
  const list = async (query: string) =>
    (await oda.browser.get(`${oda.home}/verifications?${query}`)).body as { items: { address: string }[]; nextCursor: string | null };
  const first = await list('limit=2');
  const second = await list(`limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ address }) => address)).toEqual(['x@all.test', 'nobody@acme.test', 'ana@acme.test']);
  expect((await list('verdict=undeliverable')).items.map(({ address }) => address)).toEqual(['nobody@acme.test']);
  expect((await list('text=ALL.')).items).toHaveLength(1);
  const { body } = await oda.browser.get(`${oda.home}/verification-summary?days=30`);
  expect(body).toMatchObject({
    verdicts: { deliverable: 1, undeliverable: 1, risky: 1, unknown: 0 },
    domains: [
      { domain: 'acme.test', count: 2 },
      { domain: 'all.test', count: 1 },
    ],
    otherDomains: 0,
    asking: { state: 'ready', faults: [] },
  });
  expect(body.byDay).toHaveLength(1);
});

test('a transcript is removed after thirty days; the verdict stays', async () => {
  const pam = await server.user('Pam');
  await verifyLive(pam, 'ana@acme.test');
  const { items } = (await pam.browser.get(`${pam.home}/verifications`)).body;
  server.moveClock(new Date(Date.now() + 31 * 86_400_000));
  await forgetOldRecords(services);
  server.moveClock(null);
  const { rows } = await inside(pam, (tx) =>
    tx.query(`select kind, evidence, evidence_until from verifications where id = $1`, [items[0].id]),
  );
  expect(rows).toEqual([{ kind: 'deliverable', evidence: null, evidence_until: null }]);
});

test.each(['foo@bar', 'foo@localhost', 'foo@acme.lan', 'foo@acme.c0m', 'not an address'])(
  '%s is refused as invalid before the network, and costs nothing',
  async (address) => {
    const kay = await server.user(`Kay${address.replaceAll(/\W/g, '')}`);
    const { body } = await verify(kay, address);
    expect(body).toMatchObject({ status: 'done', verdict: { verdict: 'undeliverable', reason: 'invalid_syntax' }, cost: 0 });
    expect([await spends(kay), (await creditsOf(kay)).held]).toEqual([[], 0]);
  },
);
