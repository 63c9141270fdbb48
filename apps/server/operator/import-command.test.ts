/** `npm run import` as the operator calls it. The first import and one refusal are processes. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace } from '@leadlight/db/platform';
import { databaseUrl } from '@leadlight/db/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-import-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const server = await testServer();
const ana = await server.user('Ana');
const main = fileURLToPath(new URL('main.ts', import.meta.url));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  /** The progress bar, and errors. */
  readonly stderr: string;
}

const env = { ...process.env, NODE_ENV: '', DATABASE_URL: databaseUrl(server.owner), DATA_DIR: join(folder, 'data') };

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

function fileOf(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

const namesIn = (workspaceId: string) =>
  inWorkspace(server.services.db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ name: string }>('select name from people where workspace_id = current_workspace() order by 1');
    return rows.map(({ name }) => name);
  });

describe('npm run import', () => {
  test('imports a file into a workspace, shows its progress, and writes refused rows with their reasons next to the file', async () => {
    const path = fileOf('leads.csv', ['Name,Email', 'Bo Ek,bo@acme.com', '"Cy Fo,cy@acme.com', 'Di Go,di@acme.com']);
    const { code, stdout, stderr } = await run(path, '--workspace', ana.workspaceId);
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/Email -> person\.email[^]*\[#{30}\] 100%, 3 rows/) });
    expect(stdout).toContain('2 people created');
    expect(stdout).toContain(`1 refused row, each with its reason: ${join(folder, 'leads.refused.csv')}`);
    expect(await namesIn(ana.workspaceId)).toEqual(['Bo Ek', 'Di Go']);
    const refused = readFileSync(join(folder, 'leads.refused.csv'), 'utf8').split('\r\n');
    expect(refused[0]).toBe('row,field,code,reason,Name,Email');
    expect(refused[1]).toMatch(/^3,Name,quote_unbalanced,/);
    expect(statSync(join(folder, 'leads.refused.csv')).mode & 0o077).toBe(0);
  });

  test('importing the same file again changes nothing, and its refused rows do not overwrite the existing file', async () => {
    const before = readFileSync(join(folder, 'leads.refused.csv'), 'utf8');
    const { code, stdout } = await runHere(join(folder, 'leads.csv'), '--workspace', ana.workspaceId);
    expect(code).toBe(0);
    expect(stdout).toContain('2 unchanged');
    expect(await namesIn(ana.workspaceId)).toEqual(['Bo Ek', 'Di Go']);
    const [, other] = /each with its reason: (.+)/.exec(stdout) ?? [];
    expect(other).not.toBe(join(folder, 'leads.refused.csv'));
    expect(existsSync(other ?? '')).toBe(true);
    expect(readFileSync(join(folder, 'leads.refused.csv'), 'utf8')).toBe(before);
  });

  test('imports a file into the shared pool, where every workspace sees it', async () => {
    const path = fileOf('pool.csv', ['Name,Email,Company', 'Eve Pool,eve@pool.example,Pool Ltd']);
    expect((await runHere(path, '--pool')).code).toBe(0);
    expect(await namesIn(poolId)).toEqual(['Eve Pool']);
    const { body } = await ana.browser.post(`${ana.home}/people/search`, { filters: {} });
    expect(body.items.map(({ name }: { name: string }) => name)).toContain('Eve Pool');
  });

  test('a refused command is a process that exits with code 1, and says why on stderr only', async () => {
    expect(await run(join(folder, 'gone.csv'), '--pool')).toEqual({
      code: 1,
      stdout: '',
      stderr: `${join(folder, 'gone.csv')} does not exist.\n`,
    });
  });

  test.each([
    ['no file', [], 'npm run import -- FILE'],
    ['no workspace', ['leads.csv'], 'npm run import -- FILE'],
    [
      'a workspace that does not exist',
      [join(folder, 'leads.csv'), '--workspace', '00000000-0000-7000-8000-000000000009'],
      'There is no workspace',
    ],
    ['a file that does not exist', [join(folder, 'gone.csv'), '--pool'], 'does not exist'],
    ['a folder', [folder, '--pool'], 'is a folder'],
    ['a file of an unknown format', [fileOf('x.pdf', ['%PDF-1.7']), '--pool'], "can't be read"],
    ['a file of unknown things', [fileOf('y.csv', ['Color,Shape', 'red,round']), '--pool'], 'add --leads people or --leads companies'],
    [
      'a file that contains no leads',
      [fileOf('z.csv', ['Color,Shape', 'red,round']), '--pool', '--leads', 'people'],
      'no column identifies the leads',
    ],
  ])('exits with code 1 and the reason: %s', async (_what, args, words) => {
    const { code, stderr } = await runHere(...args);
    expect(code).toBe(1);
    expect(stderr.toLowerCase()).toContain(words.toLowerCase());
    expect(stderr).not.toContain('    at ');
  });
});
