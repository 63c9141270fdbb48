/** Suppresses guessed addresses and looks for people who disappear, or whose reveal is refused. */
import { createHash } from 'node:crypto';
import type { AttackRow, Target } from './attack.ts';
import { findPeople, untilIndexed } from './guesses.ts';

export const name = 'Guessed addresses, suppressed';

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, pool } = target;
  const visitor = await target.signUp('Suppress');
  const look = async () => {
    const people = await findPeople(target, visitor, {});
    const selection = { kind: 'search', filters: {} };
    const { body: forecast } = await call(visitor, 'POST', '/reveals/forecast', { selection });
    const { body: search } = await call(visitor, 'POST', '/people/search', { filters: {}, limit: 1, facets: ['verdict', 'hasPhone'] });
    return { people, forecast, search };
  };
  const before = await look();
  const guessed = pool.slice(0, 400);
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  await call(visitor, 'POST', '/suppressions', { text: guessed.map(({ email }) => email).join('\n') });
  await call(visitor, 'POST', '/suppressions', { text: guessed.map(({ personalEmail }) => sha256(personalEmail)).join('\n') });
  await call(visitor, 'POST', '/suppressions', { text: 'mailbox.example' });
  await untilIndexed();
  const after = await look();
  let disclosed = 0;
  for (const { id } of before.people.slice(0, 100)) if ((await call(visitor, 'GET', `/people/${id}`)).status !== 200) disclosed += 1;
  let free = 0;
  for (const { id } of before.people.slice(0, 100)) {
    const { status, body } = await call(visitor, 'POST', `/people/${id}/reveal`);
    if (status !== 200 || (body.outcome === 'suppressed' && body.cost === 0)) free += 1;
  }
  const changed =
    JSON.stringify([before.forecast, before.search.total, before.search.counts]) !==
    JSON.stringify([after.forecast, after.search.total, after.search.counts]);
  return [
    { label: '400 right guesses suppressed: people gone from the search', count: before.people.length - after.people.length, allowed: 0 },
    { label: 'Counts and the forecast that changed', count: Number(changed), allowed: 0 },
    { label: '100 people read: refused', count: disclosed, allowed: 0 },
    { label: '100 people revealed: withheld for free', count: free, allowed: 0 },
  ];
}
