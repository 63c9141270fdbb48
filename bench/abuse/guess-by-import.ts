/** Imports guessed addresses and looks for those that the pool knows. */
import type { AttackRow, Target } from './attack.ts';
import { countConfirmed, findOwnPeople, guessesOf, importRows, seenIn, type Guess, type Sight } from './guesses.ts';

export const name = 'Guessed addresses, imported';

export async function attack(target: Target): Promise<AttackRow[]> {
  const { pool } = target;
  const addresses = guessesOf(pool);
  const named = guessesOf(pool.slice(0, 100));
  const personal = guessesOf(pool.slice(0, 100), 'personalEmail');
  return [
    {
      label: `${addresses.length} rows of addresses alone: told apart`,
      count: await confirmed(target, 'Alone', 'Email', addresses, ({ address }) => address),
      allowed: 0,
    },
    {
      label: `${personal.length} rows of private addresses alone: told apart`,
      count: await confirmed(target, 'Private', 'Email', personal, ({ address }) => address),
      allowed: 0,
    },
    {
      label: `${named.length} rows with LinkedIn URL and address: told apart`,
      count: await confirmed(target, 'Linked', 'First Name,Last Name,Email,LinkedIn', named, ({ address, person }) => {
        const [first = '', last = ''] = person.name.split(' ');
        return `${first},${last},${address},${person.linkedin}`;
      }),
      allowed: 0,
    },
  ];
}

/** One workspace for each pattern, so that its guesses about one person don't become one record. */
async function confirmed(
  target: Target,
  label: string,
  header: string,
  guesses: readonly Guess[],
  rowOf: (guess: Guess) => string,
): Promise<number> {
  const sights: Sight[] = [];
  for (let pattern = 0; pattern < 3; pattern += 1) {
    const some = guesses.filter((_guess, index) => index % 3 === pattern);
    const visitor = await target.signUp(`Import${label}${pattern}`);
    await importRows(target, visitor, [header, ...some.map(rowOf)]);
    for (const { id, contact } of await findOwnPeople(target, visitor, some.length)) {
      const address = contact.email ?? contact.personalEmail ?? '';
      const guess = some.find((each) => each.address === address);
      const { body } = await target.call(visitor, 'GET', `/people/${id}`);
      const { name: personName, linkedin } = guess?.person ?? { name: '', linkedin: '' };
      if (guess) sights.push({ isRight: guess.isRight, seen: seenIn(body, [address, personName, linkedin, ...personName.split(' ')]) });
    }
  }
  return countConfirmed(sights);
}
