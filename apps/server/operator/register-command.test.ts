/** `npm run import -- --source …` as the operator calls it. The first import and the one that is killed are processes. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { databaseUrl } from '@leadlight/db/testing';
import { registerIds, registers } from '@leadlight/enrichment/registers';
import { afterAll, describe, expect, test } from 'vitest';
import { expireLeases } from '../testing/killed-process.ts';
import { gleifCsv, leiOf } from '../testing/register-files.ts';
import { testServer } from '../testing/test-server.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-register-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const server = await testServer();
const ana = await server.user('Ana');
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const env = { ...process.env, NODE_ENV: '', DATABASE_URL: databaseUrl(server.owner), DATA_DIR: join(folder, 'data') };

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** In a process of its own. */
function run(...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, 'import', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** What the program runs, in this process, which costs less: what happens then doesn't depend on the process. */
async function runHere(...args: string[]): Promise<Ran> {
  let [stdout, stderr] = ['', ''];
  const code = await runCommand(['import', ...args], env, { out: (text) => (stdout += text), err: (text) => (stderr += text) });
  return { code, stdout, stderr };
}

const rowsOf = (numbers: readonly number[]) => numbers.map((n) => ({ lei: leiOf(n), name: `Acme Rockets ${n} GmbH` }));
function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const companiesIn = (workspaceId: string): Promise<number> =>
  inWorkspace(server.services.db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ n: number }>('select count(*)::int as n from companies where workspace_id = current_workspace()');
    return rows[0]?.n ?? 0;
  });

describe('npm run import -- --source', () => {
  const broken = fileOf('gleif.csv', gleifCsv([...rowsOf([1, 2, 3]), { lei: 'BAD', name: 'Bad' }]));

  test('--sources lists every register with its license, download and attribution', async () => {
    const { code, stdout } = await runHere('--sources');
    expect(code).toBe(0);
    for (const id of registerIds) {
      const { attribution, downloadUrl, license } = registers[id];
      for (const words of [`${id}: `, attribution, downloadUrl, license]) expect(stdout).toContain(words);
    }
  });

  test('--dry-run prints what records become, and imports nothing', async () => {
    const { code, stdout } = await runHere('--source', 'gleif', broken, '--dry-run');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(`  lei: ${leiOf(1)}\n`) });
    expect(stdout).toContain('line 5: refused, "BAD" is not an LEI');
    expect(stdout).toContain('Nothing was imported.');
    expect(await companiesIn(poolId)).toBe(0);
  });

  test('imports into the pool, where searches find the companies and show their attribution; the same file again creates nothing', async () => {
    const { code, stdout, stderr } = await run('--source', 'gleif', broken, '--pool');
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/100%, 4 rows, 3 created, 0 updated, 0 skipped, 1 refused/),
    });
    expect(stdout).toContain('4 records: 3 companies created, 0 updated, 0 unchanged, 0 skipped, 1 refused.');
    expect(stdout).toContain('  Line 5: "BAD" is not an LEI');
    expect(readFileSync(join(folder, 'gleif.refused.csv'), 'utf8')).toContain('register_record');
    const { body } = await ana.browser.post(`${ana.home}/companies/search`, { filters: { name: { include: ['Acme Rockets 2 GmbH'] } } });
    expect(body.items.map(({ name }: { name: string }) => name)).toContain('Acme Rockets 2 GmbH');
    const company = await ana.browser.get(`${ana.home}/companies/${body.items[0].id}`);
    const facts: { field: string; evidence: { attribution: unknown } }[] = company.body.facts;
    const { attribution, license, licenseUrl } = registers.gleif;
    expect(facts.find(({ field }) => field === 'lei')?.evidence.attribution).toEqual({ text: attribution, license, licenseUrl });
    const again = await runHere('--source', 'gleif', broken, '--pool');
    expect(again.stdout).toContain('This file is already imported: 4 records: 3 companies created');
    const forced = await runHere('--source', 'gleif', broken, '--pool', '--again');
    expect(forced.stdout).toContain('0 companies created, 0 updated, 3 unchanged');
    expect(await companiesIn(poolId)).toBe(3);
  });

  test('--limit ends after that many records, and the whole file follows without doubling them', async () => {
    const path = fileOf('limited.csv', gleifCsv(rowsOf([11, 12, 13, 14])));
    expect((await runHere('--source', 'gleif', path, '--workspace', ana.workspaceId, '--limit', '2')).stdout).toContain(
      '2 records: 2 companies created',
    );
    expect((await runHere('--source', 'gleif', path, '--workspace', ana.workspaceId)).stdout).toContain(
      '2 companies created, 0 updated, 2 unchanged',
    );
  });

  test('killed, the same command continues where it was', async () => {
    const count = 10_000;
    const path = fileOf('long.csv', gleifCsv(rowsOf(Array.from({ length: count }, (_none, n) => 1_000 + n))));
    const before = await companiesIn(poolId);
    const child = spawn(process.execPath, [main, 'import', '--source', 'gleif', path, '--pool'], { env, stdio: 'ignore' });
    while ((await companiesIn(poolId)) === before) await delay(20);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await companiesIn(poolId)).toBeLessThan(before + count);
    await expireLeases(server.owner);
    const { code, stdout, stderr } = await run('--source', 'gleif', path, '--pool');
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining('Continuing after ') });
    expect(stdout).toContain('10,000 records: 10,000 companies created, 0 updated, 0 unchanged');
    expect(await companiesIn(poolId)).toBe(before + count);
    expect(existsSync(join(folder, 'data', 'uploads'))).toBe(false);
  });

  test.each([
    ['an unknown source', ['--source', 'x', broken, '--pool'], 'There is no source "x". Choose one of: gleif'],
    ['no file', ['--source', 'gleif', '--pool'], '--sources'],
    ['no place', ['--source', 'gleif', broken], '--sources'],
    ['a limit of nothing', ['--source', 'gleif', broken, '--pool', '--limit', '0'], '--sources'],
    ['a file that does not exist', ['--source', 'gleif', join(folder, 'gone.csv'), '--pool'], 'does not exist'],
    ['a folder', ['--source', 'gleif', folder, '--pool'], 'is a folder'],
    ['another kind of file', ['--source', 'sirene', broken, '--pool'], 'Expected for SIRENE'],
    [
      'a workspace that does not exist',
      ['--source', 'gleif', broken, '--workspace', '00000000-0000-7000-8000-000000000009'],
      'There is no workspace',
    ],
  ])('exits with code 1 and the reason: %s', async (_what, args, words) => {
    const { code, stderr } = await runHere(...args);
    expect(code).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
  });
});
