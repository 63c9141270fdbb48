import { expect, test } from 'vitest';
import { goodPassword, testServer, tokenIn } from '../testing/test-server.ts';

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
  expect((await first.post('/v1/auth/verify-email', { token })).body).toEqual({ status: 'verified', signedIn: true });
  expect((await server.browser().post('/v1/auth/verify-email', { token })).body).toEqual({ status: 'verified', signedIn: false });
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
  expect([...browser.cookies.keys()]).toEqual(['__Host-leadlight_app.session_token']);
  const again = await secure.browser().post('/v1/auth/sign-in', { email: 'kim@acme.example', password: goodPassword });
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
