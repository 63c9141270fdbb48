/** Upgrading: tried on a copy, backed up, applied; the operator is told what happened. */
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { connect, inWorkspace, pooledTarget, serverTarget, type ConnectionTarget } from '@leadlight/db/platform';
import { copyIn } from '@leadlight/db/platform/backup';
import { migrate, pendingMigrations } from '@leadlight/db/platform/migrate';
import { copyOfDatabase } from '@leadlight/db/testing';
import { afterAll, expect, test } from 'vitest';
import { readConfig, type ServerConfig } from '../config.ts';
import { backupBeforeUpgrade, checkUpgrade, upgrade } from './upgrade.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'leadlight-upgrade-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const now = new Date('2026-11-24T12:00:00Z');
const workspaceId = '01900000-0000-7000-8000-000000000007';
const earlier = '0046-company-changes.sql';
const embedded: ServerConfig = { ...readConfig({}), dataDir };

const urlOf = ({ user, password, host, port, database }: ConnectionTarget): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${host.startsWith('/') ? 'localhost' : host}:${port}/${database}${host.startsWith('/') ? `?host=${host}` : ''}`;

async function earlierDatabase(): Promise<{ owner: ConnectionTarget; config: ServerConfig }> {
  const owner = await copyOfDatabase({ isBlank: true });
  await migrate(owner, { upTo: earlier });
  const db = connect(serverTarget(owner));
  await inWorkspace(db, workspaceId, (tx) =>
    tx.query(`insert into workspaces (workspace_id, created_at) values ($1, now())`, [workspaceId]),
  );
  await db.end();
  return { owner, config: { ...embedded, databaseUrl: urlOf(owner) } };
}

test('the check says what each migration does on a copy, and changes nothing', async () => {
  const { owner, config } = await earlierDatabase();
  const { report, works } = await checkUpgrade(config, { now });
  expect(works).toBe(true);
  expect(report).toMatch(/^Tried on a copy with \d+ rows \(.* MB\); the database is unchanged\./);
  expect(report).toMatch(/\n0047-billing\.sql {2}[\d.]+ s/);
  expect(report).toMatch(/\nAll \d+ migrations? work: /);
  expect(report).toContain("Stop the running version before the upgrade, because it can't use the database after 0047-billing.sql.");
  expect(await pendingMigrations(owner)).toContain('0047-billing.sql');
});

test('an operator with a PostgreSQL of their own is asked for a backup first; then the migrations are applied', async () => {
  const { owner, config } = await earlierDatabase();
  await expect(upgrade(config, { now, isBackedUp: false })).rejects.toThrow('pg_dump');
  expect(await pendingMigrations(owner)).toContain('0047-billing.sql');
  expect(await upgrade(config, { now, isBackedUp: true })).toContain('Applied: 0047-billing.sql');
  expect(await upgrade(config, { now, isBackedUp: true })).toBe('Nothing to upgrade: the database has the schema of this version.');
  expect((await checkUpgrade(config, { now })).report).toBe('Nothing to upgrade: the database has the schema of this version.');
});

test.each([
  ['itself', serverTarget],
  ['through a pooler', (owner: ConnectionTarget) => pooledTarget(owner, owner)],
])('nothing is applied while a version runs that could not use the upgraded database, connected %s', async (_how, targetOf) => {
  const { owner, config } = await earlierDatabase();
  const running = connect(targetOf(owner));
  await inWorkspace(running, workspaceId, (tx) => tx.query('select'));
  await expect(upgrade(config, { now, isBackedUp: true })).rejects.toThrow('Stop Leadlight first');
  expect(await pendingMigrations(owner)).toContain('0047-billing.sql');
  await running.end();
  await expect.poll(() => upgrade(config, { now, isBackedUp: true }).catch(() => 'in use')).toContain('Applied: 0047-billing.sql');
});

test('before an upgrade of the embedded database, a backup is written from which the database can be restored', async () => {
  const { owner } = await earlierDatabase();
  const path = await backupBeforeUpgrade(embedded, owner, now);
  expect(path).toBe(join(dataDir, 'backups', 'before-upgrade-2026-11-24T12-00-00-000Z.jsonl.gz'));
  expect(await pendingMigrations(owner)).toContain('0047-billing.sql');
  const restored = await copyOfDatabase({ isBlank: true });
  await copyIn(restored, createInterface({ input: createReadStream(path ?? '').pipe(createGunzip()), crlfDelay: Infinity }));
  const db = connect(serverTarget(restored));
  const { rows } = await inWorkspace(db, workspaceId, (tx) => tx.query('select workspace_id from workspaces'));
  expect(rows).toEqual([{ workspace_id: workspaceId }]);
  await db.end();
});

test('the three newest of these backups are kept, and no other file is deleted', async () => {
  const { owner } = await earlierDatabase();
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'leadlight-2020.jsonl.gz'), '');
  await writeFile(join(folder, 'before-upgrade-2020.jsonl.gz.part'), 'of an upgrade that was killed');
  for (let hour = 1; hour <= 5; hour += 1) await backupBeforeUpgrade(embedded, owner, new Date(now.getTime() + hour * 3_600_000));
  expect((await readdir(folder)).toSorted()).toEqual([
    'before-upgrade-2026-11-24T15-00-00-000Z.jsonl.gz',
    'before-upgrade-2026-11-24T16-00-00-000Z.jsonl.gz',
    'before-upgrade-2026-11-24T17-00-00-000Z.jsonl.gz',
    'leadlight-2020.jsonl.gz',
  ]);
});

test('a new database and one of this version need no backup', async () => {
  expect(await backupBeforeUpgrade(embedded, await copyOfDatabase({ isBlank: true }), now)).toBe(null);
  expect(await backupBeforeUpgrade(embedded, await copyOfDatabase(), now)).toBe(null);
});

test('without a database, there is a message and no new database', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'leadlight-upgrade-empty-'));
  await expect(upgrade({ ...embedded, dataDir: empty }, { now, isBackedUp: false })).rejects.toThrow(`There is no database in ${empty}.`);
  expect(await readdir(empty)).toEqual([]);
  await rm(empty, { recursive: true });
});
