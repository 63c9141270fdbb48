/** Signs up with other people's addresses, and keeps older links. Counts the accounts that the attacker gets into. */
import type { AttackRow, Target } from './attack.ts';
import { newestToken, send, signIn, tokensTo } from './caller.ts';

export const name = 'Sign-ups with other addresses, and kept links';

const attackers = 'seven purple harbors drift';
const owners = 'nine green bottles stand';
const accounts = 5;

export async function attack({ app, signUp }: Target): Promise<AttackRow[]> {
  let networks = 0;
  const somewhere = (): string => `203.0.${50 + (networks += 1)}.1`;
  const doSignUp = (email: string, password: string, from: string) =>
    send(app, '/v1/auth/sign-up', { body: { name: 'Someone', email, password }, from });
  const getsIn = async (email: string, password: string): Promise<boolean> =>
    (await signIn(app, email, password, { from: somewhere() })).status === 200;
  const taken = { first: 0, last: 0 };
  let lockedOut = 0;
  let older = 0;
  let both = 0;
  let changed = 0;
  for (let n = 0; n < accounts; n += 1) {
    // Before the owner, and after them.
    for (const isFirst of [true, false]) {
      const email = `taken${n}.${isFirst ? 'first' : 'last'}@acme.example`;
      if (isFirst) await doSignUp(email, attackers, somewhere());
      const from = somewhere();
      const owner = await doSignUp(email, owners, from);
      if (!isFirst) await doSignUp(email, attackers, somewhere());
      const tokens = await tokensTo(app, email, 'confirm-email', 2);
      // The owner opens either of the two emails.
      const token = tokens[n % 2] ?? '';
      await send(app, '/v1/auth/verify-email', { body: { token }, cookie: owner.cookie, from });
      if (await getsIn(email, attackers)) taken[isFirst ? 'first' : 'last'] += 1;
      if (!(await getsIn(email, owners))) lockedOut += 1;
    }
    const { email, cookie, password } = await signUp(`Reset${n}`);
    const request = () => send(app, '/v1/auth/password-resets', { body: { email }, from: somewhere() });
    const reset = (token: string, newPassword: string) =>
      send(app, '/v1/auth/reset-password', { body: { token, password: newPassword }, from: somewhere() });
    await request();
    await tokensTo(app, email, 'reset-password', 1);
    await request();
    const [one = '', two = ''] = await tokensTo(app, email, 'reset-password', 2);
    // A change of the email that someone requested in the owner's session.
    await send(app, '/v1/me/email', { body: { email: `stolen${n}@evil.example`, password }, cookie });
    const change = await newestToken(app, `stolen${n}@evil.example`, 'confirm-new-email');
    await reset(two, owners);
    await reset(one, attackers);
    if (await getsIn(email, attackers)) older += 1;
    const again = await signIn(app, email, owners, { from: somewhere() });
    if ((await send(app, '/v1/auth/verify-email', { body: { token: change }, cookie: again.cookie })).status === 200) changed += 1;
    await request();
    await tokensTo(app, email, 'reset-password', 3);
    await request();
    const [, , three = '', four = ''] = await tokensTo(app, email, 'reset-password', 4);
    const answers = await Promise.all([reset(three, 'four blue kettles whistle'), reset(four, attackers)]);
    if (answers.filter(({ status }) => status < 300).length > 1) both += 1;
  }
  return [
    { label: `${accounts} sign-ups before the owner's: attacker's password works`, count: taken.first, allowed: 0 },
    { label: `${accounts} sign-ups after the owner's: attacker's password works`, count: taken.last, allowed: 0 },
    { label: `${accounts * 2} owners who confirmed: their password refused`, count: lockedOut, allowed: 0 },
    { label: `${accounts} older reset links, after the newer one: password changed`, count: older, allowed: 0 },
    { label: `${accounts} pairs of reset links used at once: both worked`, count: both, allowed: 0 },
    { label: `${accounts} requested changes of the email, after a reset: confirmed`, count: changed, allowed: 0 },
  ];
}
