/** Reveals people and reports every address as bounced. */
import type { AttackRow, Target } from './attack.ts';
import { findPeople, untilIndexed } from './guesses.ts';

export const name = 'Refunds by report';

/** 5 % of 400 reveals, which is also the least. */
const cap = 20;

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call } = target;
  const visitor = await target.signUp('Refund');
  const people = (await findPeople(target, visitor, {})).slice(0, 400);
  const addresses: string[] = [];
  for (const { id } of people) addresses.push((await call(visitor, 'POST', `/people/${id}/reveal`)).body.contact.email);
  const balance = async (): Promise<number> => (await call(visitor, 'GET', '/credits')).body.balance;
  const before = await balance();
  await call(visitor, 'POST', '/bounces', { text: addresses.slice(0, 200).join('\n') });
  for (const address of addresses.slice(200)) await call(visitor, 'POST', '/bounces', { text: address });
  const once = (await balance()) - before;
  await call(visitor, 'POST', '/bounces', { text: addresses.join('\n') });
  await untilIndexed();
  const { body } = await call(visitor, 'POST', '/people/search', { filters: { verdict: { include: ['undeliverable'] } }, limit: 1 });
  return [
    { label: `${addresses.length} revealed addresses reported: credits refunded`, count: once, allowed: cap },
    { label: 'The same again: further credits', count: (await balance()) - before - once, allowed: 0 },
    { label: 'Reported addresses that are not undeliverable', count: addresses.length - body.total, allowed: 0 },
  ];
}
