import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { launchPostgres, sharePostgres, type OwnerAccess } from './index.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-launch-'));
  folders.push(folder);
  return folder;
}

async function ask(owner: OwnerAccess, sql: string): Promise<unknown> {
  const client = new Client(owner);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}

/** A separate server process, so that it can be killed. */
async function launchElsewhere(dataDir: string): Promise<ChildProcess> {
  const module = JSON.stringify(new URL('./index.ts', import.meta.url).href);
  const script = `const { launchPostgres } = await import(${module});
    await launchPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false }); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('written data is there after a stop and a start, with the same password', async () => {
  const dataDir = newFolder();
  const first = await launchPostgres({ dataDir, fsync: false });
  await ask(first.owner, 'create table t as select 42 as n');
  await first.stop();
  const second = await launchPostgres({ dataDir, fsync: false });
  expect(await ask(second.owner, 'select n from t')).toEqual({ n: 42 });
  expect(second.owner.password).toBe(first.owner.password);
  await second.stop();
});

test('the password is readable only by its owner', async () => {
  const dataDir = newFolder();
  const postgres = await launchPostgres({ dataDir, fsync: false });
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  await expect(ask({ ...postgres.owner, password: 'wrong' }, 'select 1')).rejects.toThrow('password authentication failed');
  await postgres.stop();
});

test('the database of a killed server is taken over with everything that was committed', async () => {
  const dataDir = newFolder();
  const killed = await launchElsewhere(dataDir);
  const shared = sharePostgres(dataDir);
  expect(shared).toBeDefined();
  if (shared) await ask(shared, 'create table t as select 7 as n');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const next = await launchPostgres({ dataDir, fsync: false });
  expect(await ask(next.owner, 'select n from t')).toEqual({ n: 7 });
  await next.stop();
});

test('a pid file left by a crash does not prevent the start, even if its pid now belongs to another program', async () => {
  const dataDir = newFolder();
  const first = await launchPostgres({ dataDir, fsync: false });
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const left = readFileSync(pidFile, 'utf8');
  await first.stop();
  writeFileSync(pidFile, left.replace(/^\d+/, String(process.pid)));
  const second = await launchPostgres({ dataDir, fsync: false });
  expect(await ask(second.owner, 'select 1 as n')).toEqual({ n: 1 });
  await second.stop();
});

test("a second server on the same data directory is refused with the first one's pid", async () => {
  const dataDir = newFolder();
  const other = await launchElsewhere(dataDir);
  await expect(launchPostgres({ dataDir, fsync: false })).rejects.toThrow(`(pid ${other.pid})`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await launchPostgres({ dataDir, fsync: false })).stop();
});

test('a database of another major version is refused with how to migrate it', async () => {
  const dataDir = newFolder();
  await (await launchPostgres({ dataDir, fsync: false })).stop();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(launchPostgres({ dataDir, fsync: false })).rejects.toThrow(/written by PostgreSQL 17.*npm run backup/);
});
