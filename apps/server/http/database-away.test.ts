import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

test('while the database only reads or has no connection left, requests get 503 with Retry-After, and afterward the same request succeeds once', async () => {
  const server = await testServer();
  const { browser, home } = await server.user('Ana');
  const { database } = server.owner;
  const admin = new Client({ ...server.owner, database: 'postgres' });
  await admin.connect();
  const endAll = () => admin.query('select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = $1', [database]);
  const once = { 'idempotency-key': 'fair' };
  const create = () => browser.post(`${home}/lists`, { kind: 'people', name: 'Fair' }, once);
  const refuses = async (answer: ReturnType<typeof create>): Promise<void> => {
    const { status, body, headers } = await answer;
    expect([status, body.errors[0].code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'unavailable', true]);
  };

  await admin.query(`alter database ${database} set default_transaction_read_only = on`);
  await endAll();
  await refuses(create());
  expect((await browser.get(`${home}/lists`)).status).toBe(200);
  await admin.query(`alter database ${database} reset default_transaction_read_only`);

  await admin.query(`alter database ${database} connection limit 0`);
  await endAll();
  await refuses(create());
  await refuses(browser.get(`${home}/lists`));
  await refuses(server.browser().post('/v1/auth/sign-in', { email: 'ana@acme.example', password: 'not the password, but long' }));
  expect((await browser.get('/readyz')).status).toBe(503);
  await admin.query(`alter database ${database} connection limit -1`);
  await admin.end();

  expect((await create()).status).toBe(201);
  expect((await create()).status).toBe(201);
  expect((await browser.get(`${home}/lists`)).body.items).toHaveLength(1);
});
