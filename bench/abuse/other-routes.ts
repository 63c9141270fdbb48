/** Looks for masked details in routes that are not about contact details, and tries to copy them by merging the workspace's own records of the same people. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, AttackRow, Target } from './attack.ts';
import { findOwnPeople, findPeople, importRows, untilIndexed } from './guesses.ts';

export const name = 'Masked details in other routes';

/** The most people of one preview of emails. */
const looked = 10;
/** Not a reserved name, because searches of those return nothing. No server is asked: a search of a domain shows what is known. */
const domain = 'readers-elsewhere.net';
const suggested = ['title', 'company', 'industry', 'technology', 'country', 'region', 'city', 'tag'];

/** Long because each route needs a different request. */
export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, pool } = target;
  await fillDomain(target);
  await untilIndexed();
  const visitor = await target.signUp('Elsewhere');
  const people = (await findPeople(target, visitor, {})).slice(0, looked);
  const ids = people.map(({ id }) => id);
  const details = [...pool.flatMap(({ email, personalEmail }) => [email, personalEmail]), ...atDomain.map(({ email }) => email)];
  const shows = ({ text }: Answer): boolean => details.some((detail) => text.toLowerCase().includes(detail));
  const steps = [{ subject: 'Hello', body: 'Hello {{firstName}} of {{companyName}}: {{email}} {{phone}}', afterDays: 0 }];
  const sender = { senderName: 'Ana Silva', senderCompany: 'Acme', senderWebsite: 'https://acme.example' };
  const ways: Readonly<Record<string, () => Promise<Answer[]>>> = {
    'histories of leads': () => Promise.all(ids.map((id) => call(visitor, 'GET', `/leads/${id}/history`))),
    'previews of emails': async () => [
      await call(visitor, 'POST', '/email-templates/preview', { personIds: ids, language: 'en', steps, sender }),
    ],
    'rankings of people like these': async () => [
      await call(visitor, 'POST', '/likenesses/rank', { kind: 'people', examples: { kind: 'leads', ids }, limit: 20 }),
    ],
    'searches of a domain': async () => [await call(visitor, 'GET', `/domain-search?domain=${domain}`)],
    suggestions: () =>
      Promise.all(
        suggested.flatMap((field) =>
          [...pool.slice(0, looked), ...atDomain].map(({ email }) =>
            call(visitor, 'GET', `/suggestions?kind=people&field=${field}&text=${encodeURIComponent(email)}`),
          ),
        ),
      ),
  };
  const rows: AttackRow[] = [];
  for (const [label, ask] of Object.entries(ways)) {
    const answers = await ask();
    const refused = answers.find(({ status }) => status >= 400);
    if (refused) throw new Error(`${label}: ${refused.status} ${refused.text.slice(0, 300)}`);
    rows.push({ label: `${answers.length} ${label}: answers with details`, count: answers.filter(shows).length, allowed: 0 });
  }
  // Each person twice: by the profile, and by a short form of the name at the same employer, which the application asks about.
  const copied = pool.slice(100, 100 + looked);
  const header = 'First Name,Last Name,Company Domain,LinkedIn';
  const parts = copied.map((person) => [...person.name.split(' '), person.domain] as const);
  await importRows(target, visitor, [header, ...copied.map(({ linkedin }, n) => `${parts[n]?.join(',')},${linkedin}`)]);
  await importRows(target, visitor, [header, ...parts.map(([first, last, at]) => `${first.slice(0, 1)}.,${last},${at},`)]);
  await findOwnPeople(target, visitor, looked);
  const { body } = await call(visitor, 'GET', '/merge-groups');
  for (const { id, leads } of body.items) {
    const { status, text } = await call(visitor, 'POST', `/merge-groups/${id}/decision`, {
      same: leads.map((lead: { id: string }) => lead.id),
    });
    if (status >= 300) throw new Error(`A merge: ${status} ${text.slice(0, 300)}`);
  }
  await untilIndexed();
  const after = await findPeople(target, visitor, {});
  const gained = after.filter(({ contact }) => details.some((detail) => detail === contact.email || detail === contact.personalEmail));
  rows.push({
    label: `${copied.length} people of the pool imported twice, ${body.items.length} groups of them merged: details gained`,
    count: gained.length,
    allowed: 0,
  });
  return rows;
}

const atDomain = ['Anna Arens', 'Ben Bolte', 'Cora Conze'].map((full) => ({
  full,
  email: `${full.toLowerCase().replace(' ', '.')}@${domain}`,
}));

async function fillDomain({ app }: Target): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-elsewhere-'));
  try {
    const file = join(folder, 'pool.csv');
    const lines = atDomain.map(({ full, email }) => `${full.replace(' ', ',')},CFO,${email},${domain}`);
    await writeFile(file, ['First Name,Last Name,Title,Email,Company Domain', ...lines].join('\n'));
    await app.operate('import', file, '--pool');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
