/** The person who controls the mailbox decides: what others did with an address before, or with links they kept, must not work afterward. */
import { expect, test } from 'vitest';
import { goodPassword, testServer, tokenIn, type TestBrowser } from '../testing/test-server.ts';

const server = await testServer();
const attackersPassword = 'seven purple harbors drift';
const nextPassword = 'nine green bottles stand';

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } | null }) =>
  status < 400 ? status : body?.errors?.[0]?.code;
const signUp = (browser: TestBrowser, email: string, password: string) =>
  browser.post('/v1/auth/sign-up', { name: 'Someone', email, password });
const signIn = async (email: string, password: string) => codeOf(await server.browser().post('/v1/auth/sign-in', { email, password }));
const linksTo = async (email: string, kind: string) =>
  (await server.mailsTo(email)).filter((mail) => mail.kind === kind).map((mail) => tokenIn(mail));
const requestReset = async (email: string): Promise<string> => {
  await server.browser().post('/v1/auth/password-resets', { email });
  return (await linksTo(email, 'reset-password')).at(-1) ?? '';
};
const reset = async (token: string, password: string) =>
  codeOf(await server.browser().post('/v1/auth/reset-password', { token, password }));

test.each(['first', 'last'])(
  'of two sign-ups with one address, only the confirming browser keeps its password (the %s link)',
  async (which) => {
    const email = `ana.${which}@acme.example`;
    const owner = server.browser();
    await signUp(server.browser(), email, attackersPassword);
    await signUp(owner, email, goodPassword);
    const links = await linksTo(email, 'confirm-email');
    expect(links).toHaveLength(2);
    const confirmed = await owner.post('/v1/auth/verify-email', { token: which === 'first' ? links[0] : links[1] });
    expect(confirmed.body).toEqual({ status: 'verified', signedIn: true, needsPassword: false });
    expect([await signIn(email, attackersPassword), await signIn(email, goodPassword)]).toEqual(['credentials_invalid', 200]);
  },
);

test('an attacker who signs up after the owner gains nothing either', async () => {
  const email = 'bea@acme.example';
  const owner = server.browser();
  await signUp(owner, email, goodPassword);
  await signUp(server.browser(), email, attackersPassword);
  await owner.post('/v1/auth/verify-email', { token: (await linksTo(email, 'confirm-email')).at(-1) });
  expect([await signIn(email, attackersPassword), await signIn(email, goodPassword)]).toEqual(['credentials_invalid', 200]);
});

test('an owner who opens the link of a sign-up they did not start chooses a password; the one of the sign-up never works', async () => {
  const email = 'cem@acme.example';
  const attacker = server.browser();
  await signUp(attacker, email, attackersPassword);
  const [token] = await linksTo(email, 'confirm-email');
  const owner = server.browser();
  expect((await owner.post('/v1/auth/verify-email', { token })).body).toEqual({
    status: 'verified',
    signedIn: true,
    needsPassword: true,
  });
  expect(await signIn(email, attackersPassword)).toBe('credentials_invalid');
  expect((await attacker.post('/v1/auth/verify-email', { token })).body).toEqual({
    status: 'verified',
    signedIn: false,
    needsPassword: false,
  });
  expect((await attacker.get('/v1/session')).status).toBe(401);
  const change = { currentPassword: attackersPassword, newPassword: nextPassword };
  expect(codeOf(await owner.post('/v1/me/password', change))).toBe('password_not_set');
  expect(codeOf(await owner.post('/v1/me/first-password', { password: 'passwordpassword' }))).toBe('password_common');
  expect(codeOf(await owner.post('/v1/me/first-password', { password: goodPassword }))).toBe(204);
  expect(codeOf(await owner.post('/v1/me/first-password', { password: nextPassword }))).toBe('password_already_set');
  expect([await signIn(email, attackersPassword), await signIn(email, goodPassword)]).toEqual(['credentials_invalid', 200]);
});

test('a program or another device can confirm with a password in the same request', async () => {
  const email = 'dan@acme.example';
  await signUp(server.browser(), email, attackersPassword);
  const [token] = await linksTo(email, 'confirm-email');
  const owner = server.browser();
  expect(codeOf(await owner.post('/v1/auth/verify-email', { token, password: 'short' }))).toBe('password_too_short');
  expect((await owner.post('/v1/auth/verify-email', { token, password: goodPassword })).body).toEqual({
    status: 'verified',
    signedIn: true,
    needsPassword: false,
  });
  expect([await signIn(email, attackersPassword), await signIn(email, goodPassword)]).toEqual(['credentials_invalid', 200]);
});

test('an owner who resets the password of an address that someone else signed up with gets a link that confirms it', async () => {
  const email = 'eva@acme.example';
  await signUp(server.browser(), email, attackersPassword);
  await server.browser().post('/v1/auth/password-resets', { email });
  const links = await linksTo(email, 'confirm-email');
  expect(links).toHaveLength(2);
  const confirmed = await server.browser().post('/v1/auth/verify-email', { token: links[1], password: goodPassword });
  expect(confirmed.status).toBe(200);
  expect([await signIn(email, attackersPassword), await signIn(email, goodPassword)]).toEqual(['credentials_invalid', 200]);
});

test("an invitation accepted after a stranger's sign-up lets only the invited user in", async () => {
  const inviter = await server.user('Fay');
  const email = 'gus@acme.example';
  await signUp(server.browser(), email, attackersPassword);
  const { body: invitation } = await inviter.browser.post(`${inviter.home}/invitations`, { email, role: 'admin' });
  const invited = server.browser();
  await signUp(invited, email, goodPassword);
  await invited.post('/v1/auth/verify-email', { token: (await linksTo(email, 'confirm-email'))[0] });
  expect(codeOf(await invited.post(`/v1/invitations/${invitation.id}/accept`))).toBe(200);
  expect(await signIn(email, attackersPassword)).toBe('credentials_invalid');
});

test('a sign-up for an address that a user moves to before it is confirmed is void', async () => {
  const { browser, email } = await server.user('Hal');
  const attacker = server.browser();
  await signUp(attacker, 'hal.new@acme.example', attackersPassword);
  const [stale] = await linksTo('hal.new@acme.example', 'confirm-email');
  await browser.post('/v1/me/email', { email: 'hal.new@acme.example', password: goodPassword });
  const [token] = await linksTo('hal.new@acme.example', 'confirm-new-email');
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token }))).toBe(200);
  await attacker.post('/v1/auth/verify-email', { token: stale });
  expect((await attacker.get('/v1/session')).status).toBe(401);
  expect(await signIn('hal.new@acme.example', attackersPassword)).toBe('credentials_invalid');
  expect(await signIn('hal.new@acme.example', goodPassword)).toBe(200);
  // The old address is free again, and signing up with it starts from nothing.
  expect(await signIn(email, goodPassword)).toBe('credentials_invalid');
});

test('using a reset link ends every other one', async () => {
  const { email } = await server.user('Ida');
  const [older, newer] = [await requestReset(email), await requestReset(email)];
  expect(older).not.toBe(newer);
  expect(await reset(newer, nextPassword)).toBe(204);
  expect(await reset(older, attackersPassword)).toBe('link_invalid');
  expect([await signIn(email, attackersPassword), await signIn(email, nextPassword)]).toEqual(['credentials_invalid', 200]);
});

test('of two reset links used in the same instant, one works', async () => {
  const { email } = await server.user('Jan');
  const links = [await requestReset(email), await requestReset(email)];
  const answers = await Promise.all([reset(links[0] ?? '', nextPassword), reset(links[1] ?? '', attackersPassword)]);
  expect([answers.filter((code) => code === 204).length, answers.filter((code) => code === 'link_invalid').length]).toEqual([1, 1]);
});

test('changing the password ends reset links and requested changes of the email', async () => {
  const { browser, email } = await server.user('Kim');
  const token = await requestReset(email);
  await browser.post('/v1/me/email', { email: 'kim.taken@evil.example', password: goodPassword });
  const [change] = await linksTo('kim.taken@evil.example', 'confirm-new-email');
  expect(codeOf(await browser.post('/v1/me/password', { currentPassword: goodPassword, newPassword: nextPassword }))).toBe(204);
  expect(await reset(token, attackersPassword)).toBe('link_invalid');
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token: change }))).toBe('link_invalid');
  expect((await browser.get('/v1/session')).body.user.email).toBe(email);
});

test('resetting the password ends requested changes of the email', async () => {
  const { browser, email } = await server.user('Lea');
  await browser.post('/v1/me/email', { email: 'lea.taken@evil.example', password: goodPassword });
  const [change] = await linksTo('lea.taken@evil.example', 'confirm-new-email');
  await reset(await requestReset(email), nextPassword);
  const again = server.browser();
  await again.post('/v1/auth/sign-in', { email, password: nextPassword });
  expect(codeOf(await again.post('/v1/auth/verify-email', { token: change }))).toBe('link_invalid');
});

test('a newer request to change the email ends the older one, and a confirmed change ends reset links', async () => {
  const { browser, email } = await server.user('Mia');
  await browser.post('/v1/me/email', { email: 'mia.one@acme.example', password: goodPassword });
  await browser.post('/v1/me/email', { email: 'mia.two@acme.example', password: goodPassword });
  const token = await requestReset(email);
  const [one] = await linksTo('mia.one@acme.example', 'confirm-new-email');
  const [two] = await linksTo('mia.two@acme.example', 'confirm-new-email');
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token: one }))).toBe('link_invalid');
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token: two }))).toBe(200);
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token: two }))).toBe('link_invalid');
  expect(await reset(token, attackersPassword)).toBe('link_invalid');
});

test('an address that someone else confirmed meanwhile is refused, not a fault', async () => {
  const { browser } = await server.user('Noa');
  await browser.post('/v1/me/email', { email: 'wanted@acme.example', password: goodPassword });
  const [token] = await linksTo('wanted@acme.example', 'confirm-new-email');
  const other = server.browser();
  await signUp(other, 'wanted@acme.example', nextPassword);
  await other.post('/v1/auth/verify-email', { token: (await linksTo('wanted@acme.example', 'confirm-email'))[0] });
  expect(codeOf(await browser.post('/v1/auth/verify-email', { token }))).toBe('link_invalid');
});

test('a password reset forgets trusted devices and half-finished sign-ins', async () => {
  const { browser, email } = await server.user('Oli');
  await browser.post('/v1/me/two-factor', { password: goodPassword });
  await reset(await requestReset(email), nextPassword);
  const { rows } = await server.services.db.auth.query(
    `select v.identifier from auth.verification v join auth."user" u on u.id::text = v.value where u.email = $1`,
    [email],
  );
  expect(rows).toEqual([]);
});
