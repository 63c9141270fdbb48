/** Requests of one workspace that take long, beside those of another one. */
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;

test('two hundred requests of one workspace that wait leave the others what they need, and those beyond its line are told when to try again', async () => {
  const [greedy, patient] = [await server.user('Greedy'), await server.user('Patient')];
  const person = await makePerson(db, null, { name: 'Pia Pool', email: 'pia@pool.example' });
  const answers: Promise<{ status: number; headers: Headers }>[] = [];
  const others: number[] = [];
  await inWorkspace(db, greedy.workspaceId, async (tx) => {
    // Whatever spends credits waits for this row.
    await tx.query('select 1 from credit_accounts for update');
    for (let n = 0; n < 200; n += 1) answers.push(greedy.browser.post(`${greedy.home}/people/${person}/reveal`));
    const refused = await Promise.race(answers);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    for (const path of ['/credits', '/lists', '/people/999999999', '/runs'])
      others.push((await patient.browser.get(`${patient.home}${path}`)).status);
    others.push((await patient.browser.post(`${patient.home}/lists`, { kind: 'people', name: 'Made meanwhile' })).status);
    others.push((await patient.browser.post(`${patient.home}/people/search`, { filters: {} })).status);
  });
  expect(others).toEqual([200, 200, 404, 200, 201, 200]);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect([200, 503].map((status) => statuses.filter((each) => each === status).length)).toEqual([106, 94]);
});
