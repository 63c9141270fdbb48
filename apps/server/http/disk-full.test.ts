import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

test('a full disk refuses a change with its reason and changes nothing; the same request succeeds when there is space', async () => {
  const server = await testServer();
  const { browser, home } = await server.user('Ana');
  const { body: person } = await browser.post(`${home}/people`, { name: 'Bo Ek', email: 'bo@acme.example' });
  const owner = new Client(server.owner);
  await owner.connect();
  // PostgreSQL's error when it can't extend a file (53100, disk_full).
  await owner.query(`create function app.is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger is_full before insert or update on app.lead_states for each row execute function app.is_full();
    create trigger is_full before insert on app.lists for each row execute function app.is_full();`);
  const once = { 'idempotency-key': 'stage' };
  const change = { kind: 'people', selection: { kind: 'ids', ids: [person.id] }, change: { kind: 'set_stage', stage: 'won' } };
  const refusals = [
    await browser.post(`${home}/leads/changes`, change, once),
    await browser.post(`${home}/lists`, { kind: 'people', name: 'Fair' }),
  ];
  for (const { status, body } of refusals) expect([status, body.errors[0].code]).toEqual([507, 'storage_full']);
  await owner.query('drop trigger is_full on app.lead_states; drop trigger is_full on app.lists');
  await owner.end();
  expect((await browser.get(`${home}/lists`)).body.items).toEqual([]);
  expect((await browser.post(`${home}/leads/changes`, change, once)).body).toMatchObject({ status: 'finished', done: 1 });
});
