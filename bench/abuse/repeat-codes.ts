/** Uses codes of an authenticator app more than once, and guesses them. The attacker knows the password. */
import { setTimeout as pause } from 'node:timers/promises';
import { totp } from '../../e2e/totp.ts';
import type { AttackRow, Target } from './attack.ts';
import { send, signIn, type Sent } from './caller.ts';

export const name = 'Codes of an authenticator app';

const periodMs = 30_000;

export async function attack({ app, signUp }: Target): Promise<AttackRow[]> {
  const owner = await signUp('Codes');
  const { cookie, email, password } = owner;
  const setup = await send(app, '/v1/me/two-factor', { body: { password }, cookie });
  const secret = new URL(setup.body.totpUri).searchParams.get('secret') ?? '';
  let used = 0;
  /** A code of a time step that was not used yet; the server accepts the steps before and after the current one. */
  const nextCode = async (): Promise<string> => {
    const now = (): number => Math.floor(Date.now() / periodMs);
    used = Math.max(used + 1, now() - 1);
    while (used > now() + 1) await pause(500);
    return totp(secret, used * periodMs);
  };
  await send(app, '/v1/me/two-factor/confirm', { body: { code: await nextCode() }, cookie });
  let browsers = 0;
  /** A browser in which the password was accepted, so that a code is asked for. */
  const begin = async (): Promise<Sent & { from: string }> => {
    browsers += 1;
    const from = `203.0.113.${browsers}`;
    return { ...(await signIn(app, email, password, { from })), from };
  };
  const enter = (browser: { cookie: string; from: string }, code: string, kind = 'totp'): Promise<Sent> =>
    send(app, '/v1/auth/sign-in/two-factor', { body: { kind, code }, cookie: browser.cookie, from: browser.from });
  const signedIn = (answers: readonly Sent[]): number => answers.filter(({ status }) => status === 200).length;

  const twice = await nextCode();
  const oneAfterAnother: Sent[] = [];
  for (let n = 0; n < 3; n += 1) oneAfterAnother.push(await enter(await begin(), twice));
  const atOnce = await nextCode();
  const waiting = [];
  for (let n = 0; n < 10; n += 1) waiting.push(await begin());
  const parallel = await Promise.all(waiting.map((browser) => enter(browser, atOnce)));
  const [recoveryCode = ''] = setup.body.recoveryCodes as string[];
  const others = [];
  for (let n = 0; n < 10; n += 1) others.push(await begin());
  const recovered = await Promise.all(others.map((browser) => enter(browser, recoveryCode, 'recovery_code')));
  const guesses: Sent[] = [];
  for (let n = 0; n < 12; n += 1) {
    const browser = await begin();
    for (let guess = 0; guess < 5; guess += 1) guesses.push(await enter(browser, String(100_000 + n * 10 + guess)));
  }
  return [
    { label: 'One code entered in 3 browsers, one after another: signed in', count: signedIn(oneAfterAnother), allowed: 1 },
    { label: 'One code entered in 10 browsers at once: signed in', count: signedIn(parallel), allowed: 1 },
    { label: 'One recovery code entered in 10 browsers at once: signed in', count: signedIn(recovered), allowed: 1 },
    {
      label: `${guesses.length} wrong codes from 12 networks: checked before the account is locked for codes`,
      count: guesses.filter(({ code }) => code === 'code_wrong').length,
      allowed: 10,
    },
  ];
}
