/** Looks for masked details where they are only a part of something else, and copies them by merging an own record with one of the pool. */
import type { Answer, AttackRow, Target } from './attack.ts';
import { findOwnPeople, findPeople } from './guesses.ts';

export const name = 'Masked details, read elsewhere';

/** The most people of one preview of emails. */
const looked = 10;

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, pool } = target;
  const visitor = await target.signUp('Elsewhere');
  const people = (await findPeople(target, visitor, {})).slice(0, looked);
  const ids = people.map(({ id }) => id);
  const details = pool.flatMap(({ email, personalEmail }) => [email, personalEmail]);
  const shows = ({ text }: Answer): boolean => details.some((detail) => text.includes(detail));
  const steps = [{ subject: 'Hello', body: 'Hello {{firstName}}, {{email}} {{phone}} {{companyName}}', afterDays: 0 }];
  const sender = { senderName: 'Ana Silva', senderCompany: 'Acme', senderWebsite: 'https://acme.example' };
  const ways: Readonly<Record<string, () => Promise<Answer[]>>> = {
    'the history of leads': () => Promise.all(ids.map((id) => call(visitor, 'GET', `/leads/${id}/history`))),
    'emails filled from templates': async () => [
      await call(visitor, 'POST', '/email-templates/preview', { personIds: ids, language: 'en', steps, sender }),
    ],
    'rankings of people like these': async () => [
      await call(visitor, 'POST', '/likenesses/rank', { kind: 'people', examples: { kind: 'leads', ids }, limit: 20 }),
    ],
    'the addresses of a domain': () =>
      Promise.all([...new Set(pool.map(({ domain }) => domain))].map((domain) => call(visitor, 'GET', `/domain-search?domain=${domain}`))),
    suggestions: () =>
      Promise.all(people.map((_person, n) => call(visitor, 'GET', `/suggestions?text=${encodeURIComponent(pool[n]?.email ?? '')}`))),
  };
  const rows: AttackRow[] = [];
  for (const [label, ask] of Object.entries(ways)) {
    const answers = await ask();
    // The domains of the pool are reserved ones, of which nothing is told, either.
    const refused = answers.find(({ status, body }) => status >= 400 && body?.errors[0]?.code !== 'company_domain_private');
    if (refused) throw new Error(`${label}: ${refused.status} ${refused.text.slice(0, 300)}`);
    rows.push({ label: `${answers.length} times ${label}: answers with details`, count: answers.filter(shows).length, allowed: 0 });
  }
  // Own records with the same name and employer, or the same profile, which are merged with those of the pool wherever the product offers it.
  const copied = pool.slice(100, 100 + looked);
  for (const { name: full, domain, linkedin } of copied) {
    const { status } = await call(visitor, 'POST', '/people', { name: full, companyDomain: domain, linkedin });
    if (status >= 300) await call(visitor, 'POST', '/people', { name: full, companyDomain: domain });
  }
  await findOwnPeople(target, visitor, 1);
  for (const path of ['/merges', '/merge-groups'] as const) {
    const { body } = await call(visitor, 'GET', path);
    for (const { id } of body?.items ?? []) await call(visitor, 'POST', `${path}/${id}/decision`, { decision: 'merge' });
  }
  const after = await findPeople(target, visitor, {});
  const gained = after.filter(({ contact }) => details.some((detail) => detail === contact.email || detail === contact.personalEmail));
  rows.push({ label: `${copied.length} people of the pool created again and merged: details gained`, count: gained.length, allowed: 0 });
  return rows;
}
