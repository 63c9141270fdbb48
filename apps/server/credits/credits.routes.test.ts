import { setPlan } from '@leadlight/db/accounts';
import { refundSpend, spendCredits } from '@leadlight/db/credits';
import { inWorkspace, operator } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../testing/test-server.ts';

const server = await testServer();
const codeOf = (answer: { status: number; body: { errors: { code: string; field?: string }[] } | null }) =>
  answer.status < 400 ? answer.status : answer.body?.errors[0]?.code;

async function spend({ workspaceId }: TestUser, count: number, reason = 'reveal', userId: string | null = null): Promise<void> {
  await inWorkspace(server.services.db, workspaceId, async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const actor = userId ? ({ kind: 'user', id: userId } as const) : operator;
      await spendCredits(
        tx,
        { amount: n + 1, reason, reference: `lead:${n}`, actor, idempotencyKey: `s${n}${reason}` },
        server.services.now(),
      );
    }
  });
}

test("the balance has its lots, when they expire, and the next grant on the workspace's own date", async () => {
  const person = await server.user('Ana', { plan: 'premium' });
  await inWorkspace(server.services.db, person.workspaceId, (tx) => setPlan(tx, 'starter', operator, new Date('2027-01-31T10:00:00Z')));
  server.moveClock(new Date('2027-01-31T10:00:01Z'));
  const { body } = await person.browser.get(`${person.home}/credits`);
  expect(body).toMatchObject({ balance: 2_500, nextGrant: { at: '2027-02-28T10:00:00.000Z', amount: 2_500, plan: 'starter' } });
  expect(body.lots).toMatchObject([{ kind: 'grant', remaining: 2_500, expiresAt: '2027-03-31T10:00:00.000Z' }]);
  server.moveClock(null);
});

test('the ledger is paged by cursor, each entry once, newest first', async () => {
  const person = await server.user('Bea');
  await spend(person, 7);
  const numbers: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await person.browser.get(`${person.home}/credits/entries?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
    numbers.push(...body.items.map(({ number }: { number: number }) => number));
    cursor = body.nextCursor;
  }
  expect(numbers).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
});

test('the ledger is filtered by kind, actor, reference and time', async () => {
  const person = await server.user('Cem');
  const me = (await person.browser.get('/v1/session')).body.user.id as string;
  await spend(person, 3);
  await spend(person, 2, 'verify', me);
  await inWorkspace(server.services.db, person.workspaceId, (tx) =>
    refundSpend(
      tx,
      2,
      { amount: 1, reason: 'bounced', reference: null, actor: operator, idempotencyKey: 'r', expiresAt: new Date(Date.now() + 4e9) },
      server.services.now(),
    ),
  );
  const count = async (query: string) => (await person.browser.get(`${person.home}/credits/entries?${query}`)).body.items.length as number;
  expect(await count('kind=spend')).toBe(5);
  expect(await count('kind=refund,trial')).toBe(2);
  expect(await count(`actor=${me}`)).toBe(3);
  expect(await count('reference=lead:1')).toBe(2);
  expect(await count(`until=${new Date(Date.now() - 3_600_000).toISOString()}`)).toBe(0);
  const mine = (await person.browser.get(`${person.home}/credits/entries?actor=${me}&kind=spend`)).body.items[0];
  expect(mine).toMatchObject({ kind: 'spend', amount: -2, reason: 'verify', reference: 'lead:1', actor: { kind: 'user', name: 'Cem' } });
});

test.each([
  ['kind=gift', 'value_invalid', 'kind.0'],
  ['limit=0', 'required', 'limit'],
  ['limit=1000', 'too_large', 'limit'],
  ['from=yesterday', 'value_invalid', 'from'],
  ['actor=me', 'value_invalid', 'actor'],
  ['color=red', 'unknown_field', 'color'],
  ['cursor=bm90aGluZw', 'cursor_invalid', 'cursor'],
])('the query %s is refused with field and code', async (query, code, field) => {
  const person = await server.user(`Q${query.replaceAll(/\W/g, '')}`);
  const answer = await person.browser.get(`${person.home}/credits/entries?${query}`);
  expect(answer.body.errors[0]).toMatchObject({ code: query === 'limit=0' ? 'too_small' : code, field });
});

test('the CSV contains the whole ledger and no formula', async () => {
  const person = await server.user('Dan');
  await spend(person, 1, ' =1+1');
  await spend(person, 1, '\uFF1D1+1');
  await spend(person, 1, '=HYPERLINK("x")');
  const { text, headers } = await person.browser.get(`${person.home}/credits/entries.csv`);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe('number,at,kind,amount,balance_after,reason,reference,actor_kind,actor_id,actor_name');
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[2]).toContain(`,'\uFF1D1+1,`);
  expect(lines[3]).toContain(`,' =1+1,`);
  expect((await person.browser.get(`${person.home}/credits/entries.csv?kind=refund`)).text.trimEnd()).toBe(lines[0]);
});

test('usage is summed by day', async () => {
  const person = await server.user('Eva');
  await spend(person, 4);
  const { body } = await person.browser.get(`${person.home}/credits/use`);
  expect(body.days).toEqual([{ day: new Date().toISOString().slice(0, 10), spent: 10, granted: 2_500, refunded: 0, expired: 0 }]);
});

test('an unchanged balance returns 304 to a caller that already has it', async () => {
  const person = await server.user('Fay');
  const first = await person.browser.get(`${person.home}/credits`);
  const again = await person.browser.get(`${person.home}/credits`, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  await spend(person, 1);
  expect(codeOf(await person.browser.get(`${person.home}/credits`, { 'if-none-match': first.headers.get('etag') ?? '' }))).toBe(200);
});

test('a key is shown once, a repeated request does not show it again, and revoking it takes effect immediately', async () => {
  const person = await server.user('Gus');
  const create = () =>
    person.browser.post(`${person.home}/api-keys`, { name: 'CRM', scopes: ['credits:read'] }, { 'idempotency-key': 'one' });
  const made = await create();
  const repeated = await create();
  expect(made.body.key).toMatch(/^ll_[\w-]{43}$/);
  expect(repeated.body).toEqual({ ...made.body, key: null });
  const use = () => server.browser().get(`${person.home}/credits`, { authorization: `Bearer ${made.body.key}` });
  expect((await use()).body).toMatchObject({ balance: 2_500 });
  const { items } = (await person.browser.get(`${person.home}/api-keys`)).body;
  expect(items).toMatchObject([{ name: 'CRM', hint: `${made.body.key.slice(0, 7)}…`, createdBy: 'Gus', lastUsedAt: expect.any(String) }]);
  expect(JSON.stringify(items)).not.toContain(made.body.key);
  await person.browser.delete(`${person.home}/api-keys/${made.body.id}`);
  expect(codeOf(await use())).toBe('api_key_unknown');
});

test('a caller above the rate limit gets the standard headers, which also show how much is left before', async () => {
  const slow = await testServer({ requestsPerMinute: 3 });
  const answers = [];
  for (let n = 0; n < 4; n += 1) answers.push(await slow.browser().get('/v1/session'));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
  expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"default";q=3;w=60');
  expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"default";r=2;t=\d+$/);
  expect(answers[3]?.body.errors[0].code).toBe('rate_limited');
  expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test("every response has a request id, the caller's own if it is valid", async () => {
  expect((await server.browser().get('/v1/session')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await server.browser().get('/v1/session', { 'x-request-id': 'abcdef-123456' })).headers.get('x-request-id')).toBe(
    'abcdef-123456',
  );
  expect((await server.browser().get('/v1/session', { 'x-request-id': 'a\tb' })).headers.get('x-request-id')).not.toContain('\t');
});

test('an export opened as a page without a session redirects to the sign-in page; a program is refused', async () => {
  const { home, workspaceId } = await server.user('Zoe');
  const path = `${home}/credits/entries.csv`;
  const opened = await server.browser().get(path, { 'sec-fetch-dest': 'document' });
  expect(opened.status).toBe(302);
  expect(opened.headers.get('location')).toBe(`/sign-in?next=%2Fw%2F${workspaceId}`);
  expect((await server.browser().get(path)).status).toBe(401);
});

test('owners and admins set ceilings of the month, which everyone sees and the audit log records', async () => {
  const person = await server.user('Mona');
  const member = await server.member(person, 'Mo', 'member');
  const path = `${person.home}/credits/month-ceilings`;
  await spend(person, 2);
  expect((await person.browser.patch(path, { all: 500, profile: 100 })).status).toBe(200);
  expect((await person.browser.patch(path, { profile: null })).status).toBe(200);
  const { body } = await member.browser.get(path);
  expect(body).toMatchObject({ all: { ceiling: 500, spent: 3, reserved: 0, left: 497 }, profile: { ceiling: null, spent: 0, left: null } });
  expect(new Date(body.startsAgainAt).getTime()).toBeGreaterThan(server.services.now().getTime());
  expect((await member.browser.patch(path, { all: 1 })).status).toBe(403);
  expect((await person.browser.patch(path, { all: -1 })).status).toBe(422);
  const { items } = (await person.browser.get(`${person.home}/audit-events`)).body;
  const changes = items.filter(({ action }: { action: string }) => action === 'credits.ceilings_changed');
  expect(changes.map(({ details }: { details: object }) => details)).toEqual([
    { from: { profile: 100 }, to: { profile: null } },
    { from: { all: null, profile: null }, to: { all: 500, profile: 100 } },
  ]);
});
