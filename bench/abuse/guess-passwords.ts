/** Guesses passwords, and locks the owner of the account out with it. */
import type { AttackRow, Target } from './attack.ts';
import { send, signIn, type Sent } from './caller.ts';

export const name = 'Wrong passwords';

/** Failed attempts in ten minutes from one address, and in an hour from all (apps/server/http/rate-limits.ts). */
const allowedEach = 10;
const allowedInAll = 300;

export async function attack({ app, signUp }: Target): Promise<AttackRow[]> {
  const guess = async (email: string, from: string, n: number): Promise<Sent> => signIn(app, email, `wrong guess ${n}`, { from });
  const checked = (answers: readonly Sent[]): number => answers.filter(({ status }) => status === 401).length;
  const rows: AttackRow[] = [];
  for (const [label, addressOf] of [
    ['one IPv4 address', () => '203.0.113.7'],
    ['12 addresses of one IPv6 /64', (n: number) => `2001:db8:7:1::${(n + 1).toString(16)}`],
    ['12 notations of one IPv4 address', (n: number) => (n % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9')],
  ] as const) {
    const owner = await signUp(`Owner${rows.length}`);
    // The browser that the owner uses, which signed in before.
    const known = await signIn(app, owner.email, owner.password, { from: '198.51.100.1' });
    const answers: Sent[] = [];
    for (let n = 0; n < 12; n += 1) answers.push(await guess(owner.email, addressOf(n), n));
    const elsewhere = await signIn(app, owner.email, owner.password, { from: '198.51.100.2' });
    const sameAddress = await signIn(app, owner.email, owner.password, { from: addressOf(0), cookie: known.cookie });
    rows.push(
      { label: `12 wrong passwords from ${label}: checked`, count: checked(answers), allowed: allowedEach },
      {
        label: 'Afterward, the owner refused elsewhere, or in their own browser at that address',
        count: [elsewhere, sameAddress].filter(({ status }) => status !== 200).length,
        allowed: 0,
      },
    );
  }
  const owner = await signUp('OwnerOfMany');
  const known = await signIn(app, owner.email, owner.password, { from: '198.51.100.1' });
  const many: Sent[] = [];
  for (let network = 0; network < 33; network += 1)
    for (let n = 0; n < 10; n += 1) many.push(await guess(owner.email, `203.0.${network}.7`, n));
  const inTheirBrowser = await signIn(app, owner.email, owner.password, { from: '198.51.100.2', cookie: known.cookie });
  const reset = await send(app, '/v1/auth/password-resets', { body: { email: owner.email }, from: '198.51.100.3' });
  rows.push(
    { label: `${many.length} wrong passwords from 33 networks: checked`, count: checked(many), allowed: allowedInAll },
    {
      label: 'Afterward, the owner refused in their own browser, or their request for a reset link',
      count: [inTheirBrowser, reset].filter(({ status }) => status >= 400).length,
      allowed: 0,
    },
  );
  return rows;
}
