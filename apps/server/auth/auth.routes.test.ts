import { expect, test } from 'vitest';
import { goodPassword, testServer, tokenIn, type TestBrowser } from '../testing/test-server.ts';

const server = await testServer();
const codesOf = (answer: { body: { errors: { code: string; field?: string }[] } }) =>
  answer.body.errors.map(({ code, field }) => (field ? `${code}:${field}` : code));

test('signing up and confirming starts a trial of the chosen plan with its credits', async () => {
  const { browser, home } = await server.user('Ana', { plan: 'basic' });
  const { body } = await browser.get('/v1/session');
  expect(body).toMatchObject({ user: { name: 'Ana', emailVerified: true }, canStartTrial: false });
  expect(body.workspaces).toMatchObject([{ name: 'Ana’s workspace', role: 'owner', standing: { kind: 'trial', daysLeft: 14 } }]);
  expect((await browser.get(home)).body).toMatchObject({ trial: { plan: 'basic' }, plan: null });
  expect((await browser.get(`${home}/credits`)).body).toMatchObject({ balance: 4_000, available: 4_000, nextGrant: null });
});

test('a plan that does not exist is ignored', async () => {
  const { browser, home } = await server.user('Bea', { plan: 'platinum' });
  expect((await browser.get(home)).body).toMatchObject({ trial: { plan: 'starter' } });
});

test('signing up with a known address gets the same response as with a new one, and the email explains', async () => {
  const { email } = await server.user('Cem');
  const fresh = await server.browser().post('/v1/auth/sign-up', { name: 'X', email: 'new@acme.example', password: goodPassword });
  const known = await server.browser().post('/v1/auth/sign-up', { name: 'X', email: email.toUpperCase(), password: goodPassword });
  expect([known.status, known.body, [...known.headers.keys()]]).toEqual([fresh.status, fresh.body, [...fresh.headers.keys()]]);
  expect((await server.mailsTo(email)).at(-1)).toMatchObject({ kind: 'sign-up-known' });
});

test('signing in refuses an unknown address, a wrong password and an unconfirmed address with the same error', async () => {
  const { email } = await server.user('Dan');
  await server.browser().post('/v1/auth/sign-up', { name: 'U', email: 'unconfirmed@acme.example', password: goodPassword });
  const answers = await Promise.all([
    server.browser().post('/v1/auth/sign-in', { email: 'nobody@acme.example', password: goodPassword }),
    server.browser().post('/v1/auth/sign-in', { email, password: 'wrong' }),
    server.browser().post('/v1/auth/sign-in', { email: 'unconfirmed@acme.example', password: goodPassword }),
  ]);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers.slice(0, 1).flatMap(codesOf)).toEqual(['credentials_invalid']);
  expect(await server.mailsTo('unconfirmed@acme.example')).toHaveLength(2);
});

test('a password reset gets the same response for everyone, works once, and ends every session', async () => {
  const { browser, email } = await server.user('Eva');
  const known = await server.browser().post('/v1/auth/password-resets', { email });
  const unknown = await server.browser().post('/v1/auth/password-resets', { email: 'nobody@acme.example' });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await server.mailsTo('nobody@acme.example')).toEqual([]);
  const token = tokenIn((await server.mailsTo(email)).find(({ kind }) => kind === 'reset-password'));
  const password = 'another long and unlikely one';
  expect((await server.browser().post('/v1/auth/reset-password', { token, password })).status).toBe(204);
  expect((await browser.get('/v1/session')).status).toBe(401);
  expect(codesOf(await server.browser().post('/v1/auth/reset-password', { token, password }))).toEqual(['link_invalid']);
  expect((await server.browser().post('/v1/auth/sign-in', { email, password: goodPassword })).status).toBe(401);
  expect((await server.browser().post('/v1/auth/sign-in', { email, password })).body).toEqual({ status: 'signed_in' });
});

test.each([
  ['short one', 'password_too_short:password'],
  ['passwordpassword', 'password_common:password'],
  ['123456789012', 'password_common:password'],
  ['qwertyuiopasdf', 'password_common:password'],
  ['x'.repeat(129), 'password_too_long:password'],
])('the password %s is refused with its code', async (password, code) => {
  const answer = await server.browser().post('/v1/auth/sign-up', { name: 'Fay', email: 'fay@acme.example', password });
  expect([answer.status, ...codesOf(answer)]).toEqual([422, code]);
});

test('every wrong field is named', async () => {
  const answer = await server.browser().post('/v1/auth/sign-up', { name: ' ', email: 'no-address', password: '', extra: 1 });
  expect(codesOf(answer).toSorted()).toEqual(['email_invalid:email', 'required:name', 'required:password', 'unknown_field:extra']);
});

test("a body that isn't JSON and one that is too large are refused", async () => {
  expect(codesOf(await server.browser().post('/v1/auth/sign-in', '{'))).toEqual(['body_invalid']);
  expect((await server.browser().post('/v1/auth/sign-in', `"${'x'.repeat(300_000)}"`)).status).toBe(413);
});

test('a request that changes data is refused if it comes from another site or has no origin', async () => {
  const { browser } = await server.user('Gus');
  expect(codesOf(await browser.send('POST', '/v1/auth/sign-out', {}, { origin: 'https://evil.example' }))).toEqual(['origin_refused']);
  const bare = await server.app.request('/v1/auth/sign-out', { method: 'POST' });
  expect(bare.status).toBe(403);
  expect((await browser.get('/v1/session')).status).toBe(200);
});

test('a confirmation link works once, and an invalid one is refused', async () => {
  await server.browser().post('/v1/auth/sign-up', { name: 'Hal', email: 'hal@acme.example', password: goodPassword });
  const token = tokenIn((await server.mailsTo('hal@acme.example'))[0]);
  const first = server.browser();
  const answerTo = async (browser: TestBrowser) => (await browser.post('/v1/auth/verify-email', { token })).body;
  expect(await answerTo(first)).toEqual({ status: 'verified', signedIn: true, needsPassword: true });
  expect(await answerTo(server.browser())).toEqual({ status: 'verified', signedIn: false, needsPassword: false });
  expect(codesOf(await server.browser().post('/v1/auth/verify-email', { token: `${token}x` }))).toEqual(['link_invalid']);
});

test('signing out ends the session, not only the cookie', async () => {
  const { browser } = await server.user('Ida');
  const copy = server.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  await browser.post('/v1/auth/sign-out');
  expect((await copy.get('/v1/session')).status).toBe(401);
});

test('a cookie with an invalid signature does not sign in', async () => {
  const { browser } = await server.user('Jan');
  const [[name, value] = ['', '']] = [...browser.cookies];
  const forged = server.browser();
  forged.cookies.set(name, value.replace(/\.[^.]*$/, `.${encodeURIComponent(Buffer.alloc(32).toString('base64'))}`));
  expect((await forged.get('/v1/session')).status).toBe(401);
});

test('cookies are limited to this application, unreadable for scripts, and bound to the host over HTTPS', async () => {
  const secure = await testServer({ publicUrl: 'https://app.example.com', origins: ['http://localhost:3001'] });
  const { browser } = await secure.user('Kim');
  expect([...browser.cookies.keys()]).toEqual(['__Host-leadlight_app.session_token', '__Host-leadlight_app.device']);
  const again = await secure.browser().post('/v1/auth/sign-in', { email: 'kim@acme.example', password: goodPassword });
  expect(again.headers.getSetCookie()[1]).toMatch(
    /^__Host-leadlight_app\.device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(again.headers.getSetCookie()[0]).toMatch(
    /^__Host-leadlight_app\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const plain = await server.browser().post('/v1/auth/sign-in', { email: 'jan@acme.example', password: goodPassword });
  expect(plain.headers.getSetCookie()[0]).toMatch(/^leadlight_app\.session_token=/);
});

test("attempts to guess one account's password are rate limited, with the standard headers", async () => {
  const strict = await testServer({ leniency: 1 });
  const answers = [];
  for (let n = 0; n < 11; n += 1)
    answers.push(await strict.browser().post('/v1/auth/sign-in', { email: 'victim@acme.example', password: 'guess' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429]);
  expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers[10]?.headers.get('ratelimit-policy')).toBe('"sign-in-by-email";q=10;w=600');
});

test('guesses from one address do not lock the owner out: neither at another address nor in a browser that signed in before', async () => {
  const strict = await testServer({ leniency: 1, trustedProxies: ['loopback'] });
  const { browser, email } = await strict.user('Liv');
  await browser.post('/v1/auth/sign-in', { email, password: goodPassword });
  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address }, headers: {} } });
  const attempt = async (address: string, password: string, cookies: ReadonlyMap<string, string> = new Map()) => {
    const answer = await strict.app.request(
      '/v1/auth/sign-in',
      {
        method: 'POST',
        headers: {
          origin: 'http://localhost:3001',
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify({ email, password }),
      },
      from(address),
    );
    return answer.status;
  };
  const guesses = [];
  for (let n = 0; n < 12; n += 1) guesses.push(await attempt(`2001:db8:0:1::${n}`, `guess ${n}`));
  expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect(await attempt('2001:db8:0:1::ffff', goodPassword)).toBe(429);
  expect(await attempt('2001:db8:0:2::1', goodPassword)).toBe(200);
  expect(await attempt('2001:db8:0:1::ffff', goodPassword, browser.cookies)).toBe(200);
});

test('a browser in which the owner confirmed the address, or reset the password, is not locked out by guesses from the same address', async () => {
  const strict = await testServer({ leniency: 1 });
  const { browser, email } = await strict.user('Lou');
  const guess = async (): Promise<void> => {
    for (let n = 0; n < 10; n += 1) await strict.browser().post('/v1/auth/sign-in', { email, password: `guess ${n}` });
  };
  await guess();
  const elsewhere = strict.browser();
  expect((await elsewhere.post('/v1/auth/sign-in', { email, password: goodPassword })).status).toBe(429);
  expect((await browser.post('/v1/auth/sign-in', { email, password: goodPassword })).status).toBe(200);
  await elsewhere.post('/v1/auth/password-resets', { email });
  const mail = (await strict.mailsTo(email)).findLast(({ kind }) => kind === 'reset-password');
  const password = 'nine green bottles stand';
  expect((await elsewhere.post('/v1/auth/reset-password', { token: tokenIn(mail), password })).status).toBe(204);
  expect((await elsewhere.post('/v1/auth/sign-in', { email, password })).status).toBe(200);
});

/** A server with the usual limits, and a password reset or sign-up from a network address. */
async function mailRequests() {
  const strict = await testServer({ leniency: 1, trustedProxies: ['loopback'] });
  const request = async (address: string, email: string, isReset = true): Promise<Response> =>
    strict.app.request(
      isReset ? '/v1/auth/password-resets' : '/v1/auth/sign-up',
      {
        method: 'POST',
        headers: { origin: 'http://localhost:3001', 'content-type': 'application/json' },
        body: JSON.stringify(isReset ? { email } : { name: 'Someone', email, password: goodPassword }),
      },
      { incoming: { socket: { remoteAddress: address }, headers: {} } },
    );
  return { strict, request };
}

test('callers at many network addresses cannot send more than eight emails with one kind of link to one mailbox within ten minutes', async () => {
  const { strict, request } = await mailRequests();
  const { email } = await strict.user('Mia');
  const before = (await strict.mailsTo(email)).length;
  for (const isReset of [true, false]) {
    const answers = [];
    for (let nth = 1; nth <= 12; nth += 1) answers.push((await request(`2001:db8:0:${nth}::1`, email, isReset)).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  }
  expect((await strict.mailsTo(email)).length - before).toBeLessThanOrEqual(16);
});

test('strangers who use up an account’s reset emails leave links that work, and its owner’s browser has emails of its own', async () => {
  const { strict, request } = await mailRequests();
  const { browser, email } = await strict.user('Noa');
  for (let nth = 1; nth <= 9; nth += 1) await request(`2001:db8:2:${nth}::1`, email, false);
  const answers = [];
  for (let nth = 1; nth <= 9; nth += 1) answers.push(await request(`2001:db8:3:${nth}::1`, email));
  // Emails of sign-ups didn't count.
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(202), 429]);
  expect(await answers.at(-1)?.json()).toMatchObject({ errors: [{ code: 'links_sent', message: expect.stringContaining('newest') }] });
  const resets = async () => (await strict.mailsTo(email)).filter(({ kind }) => kind === 'reset-password');
  const inMailbox = await resets();
  expect(inMailbox).toHaveLength(8);
  const known = [];
  for (let nth = 1; nth <= 6; nth += 1) known.push((await browser.post('/v1/auth/password-resets', { email })).status);
  expect(known).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await resets()).toHaveLength(13);
  const reset = { token: tokenIn(inMailbox.at(0)), password: 'nine green bottles stand' };
  expect((await strict.browser().post('/v1/auth/reset-password', reset)).status).toBe(204);
});

test('one caller cannot use up the emails of an owner, and what is refused because of others does not count for the owner', async () => {
  const { request } = await mailRequests();
  const email = 'owner@locked.example';
  const answersTo = async (address: string, times: number): Promise<string[]> => {
    const answers = [];
    for (let nth = 0; nth < times; nth += 1) {
      const { status, headers } = await request(address, email);
      answers.push(status === 429 ? (headers.get('ratelimit-policy') ?? '') : 'sent');
    }
    return answers;
  };
  const [sent, own, everyone] = ['sent', '"mail-by-email";q=5;w=3600', '"mail-burst-to-email";q=8;w=600'];
  expect(await answersTo('2001:db8:1:1::1', 7)).toEqual([sent, sent, sent, sent, sent, own, own]);
  // Refusals that counted for the owner would make the sixth attempt wait an hour.
  expect(await answersTo('2001:db8:1:2::1', 7)).toEqual([sent, sent, sent, everyone, everyone, everyone, everyone]);
});

test('signing in correctly uses up no attempts', async () => {
  const strict = await testServer({ leniency: 1 });
  const { email } = await strict.user('Max');
  const answers = [];
  for (let n = 0; n < 15; n += 1) answers.push((await strict.browser().post('/v1/auth/sign-in', { email, password: goodPassword })).status);
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('invented API keys are counted for their network address, and a real one for itself', async () => {
  const strict = await testServer({ requestsPerMinute: 30 });
  const { browser, home } = await strict.user('Ned');
  const { body } = await browser.post(`${home}/api-keys`, { name: 'k', scopes: ['credits:read'] });
  const withKey = async (key: string) => strict.browser().get(`${home}/credits`, { authorization: `Bearer ${key}` });
  expect((await withKey(body.key)).status).toBe(200);
  const answers = [];
  for (let n = 0; n < 60; n += 1)
    answers.push((await withKey(n % 2 ? `ll_${String(n).padStart(43, 'x')}` : 'x'.repeat(n * 100 + 1))).status);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(30);
  expect((await withKey(body.key)).status).toBe(200);
  expect((await browser.get('/v1/session')).status).toBe(200);
});

test('an unknown or revoked API key is named as the reason, with its own code', async () => {
  const { browser, home } = await server.user('Ole');
  const { body } = await browser.post(`${home}/api-keys`, { name: 'k', scopes: ['credits:read'] });
  const withKey = async (key: string) => {
    const answer = await server.browser().get(`${home}/credits`, { authorization: `Bearer ${key}` });
    return [answer.status, ...(answer.status === 200 ? [] : codesOf(answer))];
  };
  expect(await withKey(body.key)).toEqual([200]);
  await browser.delete(`${home}/api-keys/${body.id}`);
  expect(await withKey(body.key)).toEqual([401, 'api_key_unknown']);
  expect(await withKey('ll_unknown')).toEqual([401, 'api_key_unknown']);
  expect(await withKey('x'.repeat(10_000))).toEqual([401, 'api_key_unknown']);
});

test('no database connection waits for a password to be hashed, and too many at once are refused with a time to try again', async () => {
  const waiting: (() => void)[] = [];
  const slow = await testServer({}, undefined, undefined, {
    passwords: { hashPassword: (password) => new Promise((resolve) => waiting.push(() => resolve(`salt:${password}`))) },
  });
  const unknown = Array.from({ length: 70 }, (_, n) =>
    slow.browser().post('/v1/auth/sign-in', { email: `nobody${n}@acme.example`, password: goodPassword }),
  );
  // Refused while the others wait.
  const refused = await Promise.race(unknown);
  expect([refused.status, ...codesOf(refused)]).toEqual([503, 'busy']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(() => slow.services.db.auth.totalCount - slow.services.db.auth.idleCount).toBe(0);
  expect((await slow.browser().get('/readyz')).status).toBe(200);
  const release = setInterval(() => waiting.splice(0).forEach((resolve) => resolve()), 1);
  const statuses = (await Promise.all(unknown)).map(({ status }) => status);
  clearInterval(release);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
});
