/** Searches for guessed addresses and their parts. */
import type { AttackRow, Target } from './attack.ts';

export const name = 'Guessed addresses, searched';

export async function attack({ call, pool, signUp }: Target): Promise<AttackRow[]> {
  const visitor = await signUp('Search');
  let found = 0;
  const guessed = pool.slice(0, 100);
  for (const { email, personalEmail } of guessed)
    for (const address of [email, personalEmail]) {
      const { body } = await call(visitor, 'POST', '/people/search', { filters: { keyword: { include: [address] } }, limit: 1 });
      found += body.total;
    }
  return [{ label: `${guessed.length * 2} right addresses searched: people found`, count: found, allowed: 0 }];
}
