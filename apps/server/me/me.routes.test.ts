import { createHmac } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { goodPassword, testServer, tokenIn, type TestUser } from '../testing/test-server.ts';

const server = await testServer();
const codeOf = (answer: { status: number; body: { errors: { code: string }[] } | null }) =>
  answer.status < 400 ? answer.status : answer.body?.errors[0]?.code;

/** RFC 6238, as in an authenticator app. */
function codeFor(totpUri: string, at = Date.now()): string {
  const secret = base32(new URL(totpUri).searchParams.get('secret') ?? '');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function base32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ''), (c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0')).join(
    '',
  );
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function withTwoFactor(name: string): Promise<TestUser & { totpUri: string; recoveryCodes: string[] }> {
  const person = await server.user(name);
  const { body } = await person.browser.post('/v1/me/two-factor', { password: goodPassword });
  expect(codeOf(await person.browser.post('/v1/me/two-factor/confirm', { code: codeFor(body.totpUri) }))).toBe(204);
  return { ...person, ...body };
}

test('two-factor sign-in is on only after a code was confirmed; then signing in requires one', async () => {
  const { email, totpUri, browser } = await withTwoFactor('Ana');
  expect((await browser.get('/v1/session')).body.user.twoFactor).toBe(true);
  const next = server.browser();
  expect((await next.post('/v1/auth/sign-in', { email, password: goodPassword })).body).toEqual({ status: 'two_factor_required' });
  expect((await next.get('/v1/session')).status).toBe(401);
  expect(codeOf(await next.post('/v1/auth/sign-in/two-factor', { kind: 'totp', code: '000000' }))).toBe('code_wrong');
  // The code of this step turned it on and is used.
  const code = codeFor(totpUri, Date.now() + 30_000);
  expect((await next.post('/v1/auth/sign-in/two-factor', { kind: 'totp', code })).body).toEqual({ status: 'signed_in' });
  expect((await next.get('/v1/session')).status).toBe(200);
  expect((await server.mailsTo(email)).at(-1)).toMatchObject({ kind: 'two-factor-changed' });
});

test('a code works once, whether it turned two-factor sign-in on or signed in, and no older code works after a newer one', async () => {
  const { email, totpUri } = await withTwoFactor('Max');
  const attempt = async (code: string) => {
    const browser = server.browser();
    await browser.post('/v1/auth/sign-in', { email, password: goodPassword });
    return codeOf(await browser.post('/v1/auth/sign-in/two-factor', { kind: 'totp', code }));
  };
  const [now, next] = [codeFor(totpUri), codeFor(totpUri, Date.now() + 30_000)];
  expect(await attempt(now)).toBe('code_wrong');
  const together = await Promise.all([attempt(next), attempt(next), attempt(next)]);
  expect([together.filter((code) => code === 200).length, together.filter((code) => code === 'code_wrong').length]).toEqual([1, 2]);
  expect(await attempt(now)).toBe('code_wrong');
});

test('a recovery code signs in once, in either case and without its hyphen', async () => {
  const { email, recoveryCodes } = await withTwoFactor('Bea');
  const attempt = async (code = recoveryCodes[0]) => {
    const browser = server.browser();
    await browser.post('/v1/auth/sign-in', { email, password: goodPassword });
    return browser.post('/v1/auth/sign-in/two-factor', { kind: 'recovery_code', code });
  };
  expect(codeOf(await attempt())).toBe(200);
  expect(codeOf(await attempt())).toBe('code_wrong');
  const together = (await Promise.all([1, 2, 3].map(() => attempt(recoveryCodes[1])))).map(codeOf);
  expect([together.filter((code) => code === 200).length, together.filter((code) => code === 'code_wrong').length]).toEqual([1, 2]);
  expect(codeOf(await attempt(recoveryCodes[2]?.toUpperCase().replace('-', ' ')))).toBe(200);
  expect(codeOf(await attempt(recoveryCodes[2]))).toBe('code_wrong');

  // Codes that were stored before, with capitals.
  const codes = await symmetricEncrypt({ key: server.services.auth.secret, data: JSON.stringify(['kAKj5-rwzfq', '7OpWl-BPlNq']) });
  await server.services.db.auth.query(
    'update auth."twoFactor" set "backupCodes" = $1 where "userId" = (select id from auth."user" where email = $2)',
    [codes, email],
  );
  expect(codeOf(await attempt('kAKj5-rwzfq'))).toBe(200);
  expect(codeOf(await attempt('kakj5rwzfq'))).toBe('code_wrong');
  expect(codeOf(await attempt('7opwl-bplnq'))).toBe(200);
});

test('too many wrong codes end the sign-in', async () => {
  const { email, totpUri } = await withTwoFactor('Cem');
  const browser = server.browser();
  await browser.post('/v1/auth/sign-in', { email, password: goodPassword });
  const codes = [];
  for (let n = 0; n < 6; n += 1) codes.push(codeOf(await browser.post('/v1/auth/sign-in/two-factor', { kind: 'totp', code: '000000' })));
  expect(codes).toEqual([...Array<string>(5).fill('code_wrong'), 'sign_in_expired']);
  expect(codeOf(await browser.post('/v1/auth/sign-in/two-factor', { kind: 'totp', code: codeFor(totpUri) }))).toBe('sign_in_expired');
});

test('turning two-factor sign-in off requires the password, and new recovery codes replace the old ones', async () => {
  const { browser, recoveryCodes } = await withTwoFactor('Dan');
  expect(codeOf(await browser.post('/v1/me/two-factor/disable', { password: 'wrong' }))).toBe('password_wrong');
  const renewed = await browser.post('/v1/me/two-factor/recovery-codes', { password: goodPassword });
  expect(renewed.body.recoveryCodes).not.toContain(recoveryCodes[0]);
  expect(codeOf(await browser.post('/v1/me/two-factor/disable', { password: goodPassword }))).toBe(204);
  expect(codeOf(await browser.post('/v1/me/two-factor/disable', { password: goodPassword }))).toBe('two_factor_off');
  expect((await browser.get('/v1/session')).body.user.twoFactor).toBe(false);
});

test('a new password requires the old one and ends every other session', async () => {
  const { browser, email } = await server.user('Eva');
  const elsewhere = server.browser();
  await elsewhere.post('/v1/auth/sign-in', { email, password: goodPassword });
  expect(codeOf(await browser.post('/v1/me/password', { currentPassword: 'wrong', newPassword: 'nine green bottles stand' }))).toBe(
    'password_wrong',
  );
  expect(codeOf(await browser.post('/v1/me/password', { currentPassword: goodPassword, newPassword: 'passwordpassword' }))).toBe(
    'password_common',
  );
  expect(codeOf(await browser.post('/v1/me/password', { currentPassword: goodPassword, newPassword: 'nine green bottles stand' }))).toBe(
    204,
  );
  expect((await elsewhere.get('/v1/session')).status).toBe(401);
  expect((await browser.get('/v1/session')).status).toBe(200);
  expect((await server.mailsTo(email)).at(-1)).toMatchObject({ kind: 'password-changed' });
});

test('a new email takes effect once it is confirmed from its own mailbox, in a browser that is signed in', async () => {
  const { browser, email } = await server.user('Fay');
  expect(codeOf(await browser.post('/v1/me/email', { email: 'fay.new@acme.example', password: 'wrong' }))).toBe('password_wrong');
  expect(codeOf(await browser.post('/v1/me/email', { email, password: goodPassword }))).toBe('email_unchanged');
  expect((await browser.post('/v1/me/email', { email: 'fay.new@acme.example', password: goodPassword })).status).toBe(202);
  expect((await server.mailsTo(email)).at(-1)).toMatchObject({ kind: 'email-change-requested' });
  const token = tokenIn((await server.mailsTo('fay.new@acme.example'))[0]);
  expect(codeOf(await server.browser().post('/v1/auth/verify-email', { token }))).toBe('unauthenticated');
  expect((await browser.get('/v1/session')).body.user.email).toBe(email);
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token }))).toBe(200);
  expect((await browser.get('/v1/session')).body.user.email).toBe('fay.new@acme.example');
  expect(codeOf(await server.browser().post('/v1/auth/sign-in', { email: 'fay.new@acme.example', password: goodPassword }))).toBe(200);
});

test("changing to another user's email gets the same response and sends nothing there", async () => {
  const other = await server.user('Gus');
  const { browser } = await server.user('Hal');
  expect((await browser.post('/v1/me/email', { email: other.email, password: goodPassword })).body).toEqual({ status: 'check_mail' });
  expect((await server.mailsTo(other.email)).map(({ kind }) => kind)).toEqual(['confirm-email']);
});

test('sessions are listed with their device, and one or all others can be ended immediately', async () => {
  const { browser, email } = await server.user('Ida');
  const phone = server.browser({ 'user-agent': 'Phone' });
  const tablet = server.browser({ 'user-agent': 'Tablet' });
  for (const device of [phone, tablet]) await device.post('/v1/auth/sign-in', { email, password: goodPassword });
  const { items } = (await browser.get('/v1/me/sessions')).body;
  expect(items.map(({ device, isCurrent }: { device: string; isCurrent: boolean }) => [device, isCurrent])).toEqual(
    expect.arrayContaining([
      ['Phone', false],
      ['Tablet', false],
      [null, true],
    ]),
  );
  const ofPhone = items.find(({ device }: { device: string }) => device === 'Phone');
  const stranger = await server.user('Jan');
  expect(codeOf(await stranger.browser.delete(`/v1/me/sessions/${ofPhone.id}`))).toBe('not_found');
  expect(codeOf(await browser.delete(`/v1/me/sessions/${ofPhone.id}`))).toBe(204);
  expect((await phone.get('/v1/session')).status).toBe(401);
  await browser.delete('/v1/me/sessions');
  expect((await tablet.get('/v1/session')).status).toBe(401);
  expect((await browser.get('/v1/me/sessions')).body.items).toHaveLength(1);
});

test('a name can be changed, and control characters are removed', async () => {
  const { browser } = await server.user('Kim');
  expect((await browser.patch('/v1/me', { name: ' Kim Ray ' })).body).toMatchObject({ name: 'Kim Ray' });
  expect((await browser.patch('/v1/me', { name: 'Kim\r\nBcc: x' })).body.errors[0]).toMatchObject({ code: 'value_invalid', field: 'name' });
});

test("important changes are in the workspace's audit log", async () => {
  const { browser, home } = await withTwoFactor('Lea');
  const { items } = (await browser.get(`${home}/audit-events?action=user.two_factor_on`)).body;
  expect(items).toMatchObject([{ actor: { kind: 'user', name: 'Lea' } }]);
});
