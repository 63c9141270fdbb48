import { inWorkspace } from '@leadlight/db/platform';
import { copyOfDatabase, databaseUrl, freePort, hasPooler, startPooler } from '@leadlight/db/testing';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig, StartError } from './config.ts';
import { databaseBeside } from './database.ts';
import { poolerFindings } from './doctor/pooler.ts';
import { importRuns } from './imports/import-runs.ts';
import { startServer } from './start.ts';
import { testServer } from './testing/test-server.ts';
import { workOnRun } from './testing/work-on-run.ts';

const isInstalled = hasPooler();
if (!isInstalled) process.stdout.write('A pooler before PostgreSQL is not tried: PgBouncer is not installed.\n');

test('a server whose pooler is not running does not start, and the message names the pooler', async () => {
  const port = await freePort();
  const owner = await copyOfDatabase();
  const config = readConfig({
    DATABASE_DIRECT_URL: databaseUrl(owner),
    DATABASE_URL: `postgres://${owner.user}:secret@127.0.0.1:${port}/${owner.database}`,
    DATA_DIR: tmpdir(),
    APP_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
    SEARCH_ENGINE: 'sql',
  });
  const started = startServer(config);
  await expect(started).rejects.toBeInstanceOf(StartError);
  await expect(started).rejects.toThrow(`through the pooler of DATABASE_URL (127.0.0.1:${port})`);
});

describe.skipIf(!isInstalled)('through PgBouncer in transaction mode', async () => {
  if (!isInstalled) return;
  const pooler = await startPooler(inject('postgres'), await freePort());
  afterAll(() => pooler.stop());
  const server = await testServer({}, undefined, undefined, { pooler: pooler.target });
  const { services } = server;

  test('signing up, importing, searching and reading work, many at a time, and no workspace sees another’s leads', async () => {
    const users = [await server.user('Ana'), await server.user('Bo'), await server.user('Cem')];
    await Promise.all(
      users.map(async ({ browser, home, workspaceId }, at) => {
        const file = `First Name,Last Name,Email,Company\nLead${at},Silva,lead${at}@acme.com,Acme\n`;
        const { body } = await browser.upload(`${home}/imports?fileName=people.csv`, Buffer.from(file));
        expect((await browser.post(`${home}/imports/${body.id}/start`)).status).toBe(202);
        expect(await workOnRun(services, importRuns, { workspaceId, runId: body.id })).toBe('finished');
      }),
    );
    const reads = Array.from({ length: 30 }, async (_none, at) => {
      const { browser, home } = users[at % users.length] as (typeof users)[number];
      const { body } = await browser.post(`${home}/people/search`, { filters: {} });
      expect(body.items?.map(({ name }: { name: string }) => name)).toEqual([`Lead${at % users.length} Silva`]);
      expect((await browser.get('/v1/session')).body.workspaces).toHaveLength(1);
    });
    await Promise.all(reads);
  });

  test('each way of working keeps its role, whichever connection it gets', async () => {
    const roleOf = async (pool: typeof services.db.app): Promise<string> =>
      (
        await pool.query<{ role: string }>(
          `select current_user || ' ' || current_setting('search_path') || ' ' || current_setting('transaction_read_only') as role`,
        )
      ).rows[0]?.role ?? '';
    const { app, auth, reads } = services.db;
    const all = await Promise.all(Array.from({ length: 20 }, () => Promise.all([roleOf(app), roleOf(auth), roleOf(reads)])));
    expect(new Set(all.map(String))).toEqual(new Set(['leadlight_app app off,leadlight_auth auth off,leadlight_app app on']));
  });

  test('what one transaction set is gone in the next one on the same connection', async () => {
    const { workspaceId } = await server.user('Dora');
    await inWorkspace(services.db, workspaceId, (tx) => tx.query('select 1'));
    const { rows } = await services.db.app.query<{ id: string | null }>(
      `select nullif(current_setting('app.workspace_id', true), '') as id`,
    );
    expect(rows).toEqual([{ id: null }]);
  });

  test('the doctor connects with each login, and reports a pooler of another database and one that is not running', async () => {
    const owner = await copyOfDatabase();
    const port = await freePort();
    const another = await startPooler(owner, port);
    onTestFinished(() => another.stop());
    const findingsOf = async (environment: NodeJS.ProcessEnv) => {
      const secret = { APP_SECRET: 'x'.repeat(32), DATA_DIR: tmpdir(), SMTP_URL: '' };
      const config = readConfig({ ...secret, DATABASE_DIRECT_URL: databaseUrl(owner), ...environment });
      return poolerFindings(config, databaseBeside(config) ?? owner);
    };
    const through = { DATABASE_URL: databaseUrl(another.target) };
    expect(await findingsOf(through)).toMatchObject([{ state: 'ok', found: `127.0.0.1:${port} connects to the database` }]);
    expect(await findingsOf({ ...through, DATABASE_DIRECT_URL: databaseUrl(await copyOfDatabase()) })).toMatchObject([
      { state: 'fix', found: `127.0.0.1:${port} connects to a different database than DATABASE_DIRECT_URL` },
    ]);
    await another.stop();
    expect(await findingsOf(through)).toMatchObject([{ state: 'fix', found: `127.0.0.1:${port}: ECONNREFUSED` }]);
    expect(await findingsOf({ DATABASE_URL: databaseUrl(owner), DATABASE_DIRECT_URL: '' })).toEqual([]);
  });
});
