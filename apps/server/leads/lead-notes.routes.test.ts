/** Notes on leads over HTTP. */
import { expect, test } from 'vitest';
import { makePerson } from '../testing/leads.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const { db } = server.services;
const ana = await server.user('Ana');
const mia = await server.member(ana, 'Mia', 'member');
const ben = await server.user('Ben');

test("a note is changed by its author, deleted by them or an administrator, and another workspace's is not there", async () => {
  const id = await makePerson(db, null, { name: 'Pool person' });
  const at = `${ana.home}/leads/${id}/notes`;
  const { body: note } = await mia.browser.post(at, { body: 'Mia was here' });
  expect((await ana.browser.patch(`${at}/${note.id}`, { body: 'x' })).body.errors[0].code).toBe('forbidden');
  expect((await mia.browser.patch(`${at}/${note.id}`, { body: 'Mia is here' })).body).toMatchObject({
    body: 'Mia is here',
    author: { name: 'Mia' },
  });
  expect((await ben.browser.get(`${ben.home}/leads/${id}/notes`)).body.items).toEqual([]);
  expect((await ana.browser.delete(`${at}/${note.id}`)).status).toBe(204);
  expect((await ana.browser.get(at)).body.items).toEqual([]);
});
