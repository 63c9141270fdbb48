/** People who are suppressed after runs, lists and templates used them: everything that reads them is called, and must show nothing of them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackRow, Target } from './attack.ts';
import { findPeople, importRows, untilIndexed } from './guesses.ts';

export const name = 'People suppressed after they were used';

const count = 10;
const people = Array.from({ length: count }, (_none, n) => {
  const last = `Hidebound${String.fromCodePoint(97 + n)}`;
  return { name: `Ida ${last}`, email: `ida.${last.toLowerCase()}@left.example` };
});

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call, signUp } = target;
  const visitor = await signUp('Unlisted');
  await importRows(target, visitor, ['Name,Email,Title,Company', ...people.map((each) => `${each.name},${each.email},CFO,Left`)]);
  await untilIndexed();
  const ids = (await findPeople(target, visitor, { own: true })).map(({ id }) => id);
  const selection = { kind: 'ids', ids };
  const made = async (path: string, body: object): Promise<string> => (await call(visitor, 'POST', path, body)).body.id;
  const list = await made('/lists', { kind: 'people', name: 'Left' });
  await call(visitor, 'POST', '/leads/changes', { kind: 'people', selection, change: { kind: 'add_to_list', listId: list } });
  const column = await made(`/lists/${list}/columns`, { field: 'email' });
  const steps = [{ subject: '{{firstName}}', body: '{{email}} {{lastName}}', afterDays: 0 }];
  const template = await made('/email-templates', { name: 'T', language: 'en', steps });
  const likeness = await made('/likenesses', { kind: 'people', name: 'L', examples: { kind: 'leads', ids } });
  const exported = await made('/exports', { kind: 'people', selection });
  const source = { kind: 'people', selection };
  const profile = await made('/profile-runs', { source, ceiling: 0 });
  const verification = await made('/verification-runs', { source, ceiling: 0 });
  const find = await made('/verification-runs', { kind: 'find', source, ceiling: 0 });
  // Rows are there once the runs end or pause at their ceiling.
  for (const run of [profile, verification, find])
    while (['queued', 'running'].includes((await call(visitor, 'GET', `/runs/${run}`)).body.status)) await pause(100);
  const [first = ''] = ids;
  const reads: readonly (readonly ['GET' | 'POST', string, object?])[] = [
    ['GET', `/people/${first}`],
    ['POST', '/people/search', { filters: {} }],
    ['POST', '/people/search', { filters: { list: { include: [list] } }, sort: { column, direction: 'ascending' } }],
    ['POST', '/people/search', { filters: { name: { include: ['Ida'] } } }],
    ['GET', `/leads/${first}/history`],
    ['GET', `/leads/${first}/notes`],
    ['POST', `/lists/${list}/cells`, { ids }],
    ['GET', `/lists/${list}/columns/${column}/cells/${first}/lookups`],
    ['GET', `/likenesses/${likeness}/ranking`],
    ['POST', '/likenesses/rank', { kind: 'people', examples: { kind: 'leads', ids } }],
    ['GET', `/exports/${exported}/leads.csv`],
    ['GET', `/email-templates/${template}/emails.csv?listId=${list}`],
    ['POST', '/email-templates/preview', { personIds: ids.slice(0, 10), language: 'en', steps }],
    ['GET', `/profile-runs/${profile}/rows`],
    ['GET', `/profile-runs/${profile}/rows/1`],
    ['GET', `/profile-runs/${profile}/results.csv`],
    ['GET', `/verification-runs/${verification}/rows`],
    ['GET', `/verification-runs/${verification}/results.csv`],
    ['GET', `/verification-runs/${find}/rows`],
    ['GET', `/verification-runs/${find}/results.csv`],
    ['GET', '/proposals'],
    ['GET', '/merges'],
  ];
  const showing = async (): Promise<number> => {
    let shown = 0;
    for (const [method, path, body] of reads) if (/hidebound/i.test((await call(visitor, method, path, body)).text)) shown += 1;
    return shown;
  };
  const before = await showing();
  await call(visitor, 'POST', '/suppressions', { text: people.map(({ email }) => email).join('\n') });
  await untilIndexed();
  return [
    {
      label: `${reads.length} ways to read ${count} people, of which ${before} showed them before: show them after`,
      count: await showing(),
      allowed: 0,
    },
  ];
}
