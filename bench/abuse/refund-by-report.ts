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
  // Another workspace, in which many reports arrive at the same time.
  const other = await target.signUp('Refunds');
  const revealed: string[] = [];
  for (const { id } of (await findPeople(target, other, {})).slice(0, 60))
    revealed.push((await call(other, 'POST', `/people/${id}/reveal`)).body.contact.email);
  const balanceOfOther = async (): Promise<number> => (await call(other, 'GET', '/credits')).body.balance;
  const beforeOfOther = await balanceOfOther();
  await Promise.all(revealed.map((address) => call(other, 'POST', '/bounces', { text: address })));
  const atOnce = (await balanceOfOther()) - beforeOfOther;
  return [
    { label: `${revealed.length} addresses reported in requests at the same time: credits refunded`, count: atOnce, allowed: cap },
    { label: `${addresses.length} revealed addresses reported: credits refunded`, count: once, allowed: cap },
    { label: 'The same again: further credits', count: (await balance()) - before - once, allowed: 0 },
    { label: 'Reported addresses that are not undeliverable', count: addresses.length - body.total, allowed: 0 },
  ];
}
