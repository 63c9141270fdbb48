/** Signs in 55 times at once, from one address and from many, while another user works. */
import type { AttackRow, Target } from './attack.ts';
import { send, signIn, timesDuring } from './caller.ts';

export const name = 'Sign-ins at once';

const atOnce = 55;
/** A user notices nothing below this, on a machine that is also busy with the attack. */
const allowedMs = 1_000;

export async function attack({ app, call, signUp }: Target): Promise<AttackRow[]> {
  const rows: AttackRow[] = [];
  const other = await signUp('Working');
  const victim = await signUp('Stormed');
  const search = () => call(other, 'POST', '/people/search', { filters: { title: { include: ['CFO'] } }, limit: 25 });
  const health = () => send(app, '/readyz', { method: 'GET' });
  for (const [label, addressOf] of [
    ['from one address', () => '203.0.113.7'],
    [`from ${atOnce} addresses`, (n: number) => `203.0.${n + 1}.8`],
    [`to one account from ${atOnce} addresses`, (n: number) => `203.0.${n + 1}.9`],
  ] as const) {
    const attempts = Promise.all(
      Array.from({ length: atOnce }, (_none, n) => {
        const email = label.startsWith('to one') ? victim.email : `nobody${n}@acme.example`;
        return signIn(app, email, 'wrong guess', { from: addressOf(n) });
      }),
    );
    const [answers, searches, healthy] = await Promise.all([attempts, timesDuring(attempts, search), timesDuring(attempts, health)]);
    rows.push(
      {
        label: `${atOnce} sign-ins ${label}: failed with a fault`,
        count: answers.filter(({ status }) => status === 500).length,
        allowed: 0,
      },
      { label: `Meanwhile, another user's searches: 95th percentile, ms`, count: searches.p95Ms, allowed: allowedMs },
      { label: 'The health route: 95th percentile, ms', count: healthy.p95Ms, allowed: allowedMs },
      { label: 'Searches and health checks that failed', count: searches.failed + healthy.failed, allowed: 0 },
    );
  }
  return rows;
}
