/** Creates and edits people with guessed addresses. */
import type { AttackRow, Target } from './attack.ts';
import { countConfirmed, findPeople, guessesOf, seenIn, type Sight } from './guesses.ts';

export const name = 'Guessed addresses, typed';

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, pool } = target;
  const visitor = await target.signUp('Hand');
  const created: Sight[] = [];
  const work = guessesOf(pool.slice(0, 100));
  for (const { address, isRight } of work) {
    const { status, body } = await call(visitor, 'POST', '/people', { name: 'Gus Guess', email: address });
    created.push({ isRight, seen: `${status} ${seenIn(body, [address])}` });
  }
  const personal: Sight[] = [];
  for (const { address, isRight } of guessesOf(pool.slice(0, 100), 'personalEmail')) {
    const { status, body } = await call(visitor, 'POST', '/people', { name: 'Gus Guess', personalEmail: address });
    personal.push({ isRight, seen: `${status} ${seenIn(body, [address])}` });
  }
  const edited: Sight[] = [];
  for (const [pattern, suffix] of ['Right', 'Wrong'].entries()) {
    const editor = await target.signUp(`Edit${suffix}`);
    const people = new Map((await findPeople(target, editor, {})).map((person) => [(person as { name?: string }).name, person.id]));
    for (const [index, person] of pool.slice(0, 100).entries()) {
      const guess = work[index * 3 + pattern];
      if (!guess) continue;
      const { status, body } = await call(editor, 'PATCH', `/people/${people.get(person.name)}`, { email: guess.address });
      edited.push({
        isRight: guess.isRight,
        seen: `${status} ${body.contact?.emailVerdict} ${body.contact?.emailCheckedAt} ${JSON.stringify(body.poolContact)}`,
      });
    }
  }
  return [
    { label: `${created.length} people created with an address: told apart`, count: countConfirmed(created), allowed: 0 },
    { label: `${personal.length} people created with a private address: told apart`, count: countConfirmed(personal), allowed: 0 },
    { label: `${edited.length} people of the pool edited: told apart by the verdict`, count: countConfirmed(edited), allowed: 0 },
  ];
}
