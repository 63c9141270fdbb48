/** Searches for guessed addresses. Their words may find a person by the name and the employer's domain, which are shown: then wrong ones find them too. */
import type { AttackRow, Target } from './attack.ts';
import { countConfirmed, guessesOf, type Sight } from './guesses.ts';

export const name = 'Guessed addresses, searched';

export async function attack({ call, pool, signUp }: Target): Promise<AttackRow[]> {
  const visitor = await signUp('Search');
  const rows: AttackRow[] = [];
  for (const filter of ['keyword', 'name'])
    for (const kind of ['email', 'personalEmail'] as const) {
      const sights: Sight[] = [];
      for (const { address, person, isRight } of guessesOf(pool.slice(0, 50), kind)) {
        const { body } = await call(visitor, 'POST', '/people/search', { filters: { [filter]: { include: [address] } }, limit: 1 });
        sights.push({ isRight, seen: `${person.name} ${body.total}` });
      }
      const what = kind === 'email' ? 'addresses' : 'private addresses';
      rows.push({ label: `${sights.length} ${what} searched by ${filter}: told apart`, count: countConfirmed(sights), allowed: 0 });
    }
  return rows;
}
