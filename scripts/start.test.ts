/** `npm start` as a process: what stops it, and what remains afterward. The server writes to the same pipe, so the pipe closes when both have exited. */
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** Returns once the site has printed its address. Nothing is built, because the builds are made before these tests (bootstrap/server-setup.mjs). */
async function startSite(options = ['--site'], env: Record<string, string> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'leadlight-'));
  const start = spawn(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url)), ...options], {
    env: { ...process.env, SITE_PORT: '0', DATA_DIR: dataFolder, npm_lifecycle_event: '', ...env },
    // Not inherited: otherwise a server left behind by a broken command would keep the test run open.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    start.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true });
  });
  let output = '';
  start.stderr.on('data', (chunk) => (output += String(chunk)));
  for await (const chunk of start.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (address) {
      start.stdout.resume();
      return { start, address, dataFolder, output: () => output };
    }
  }
  throw new Error(`The site did not start: ${output}`);
}

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops the server, and the command exits with 0', async (signal) => {
  const { start, address } = await startSite();
  expect((await fetch(address)).status).toBe(200);
  start.kill(signal);
  expect(await once(start, 'close')).toEqual([0, null]);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('if the command is killed, the server exits too', async () => {
  const { start, address } = await startSite();
  start.kill('SIGKILL');
  expect(await once(start, 'close')).toEqual([null, 'SIGKILL']);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

/** Below the range for outgoing connections, so that none of them takes the port before Vite listens. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const probe = createServer().listen(port, 'localhost');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}

/**
 * Starts the page and the application, with `--dev` also the dashboard, each on a port of its own, and returns as `startSite`. Without fictional leads, which
 * these tests don't need.
 */
async function startApplication(options: string[] = []) {
  return startSite(options, { APP_PORT: '0', DASHBOARD_PORT: String(await findFreePort()), SAMPLE_POOL: 'off' });
}

/** Starts both, and returns once both have printed their addresses. */
async function startAll(options?: string[]) {
  const { start, output, dataFolder } = await startApplication(options);
  start.stdout.on('data', (chunk) => (text += String(chunk)));
  let text = output();
  while (!/application: http:\/\/localhost:\d+/.test(text)) await once(start.stdout, 'data');
  const [application = ''] = /(?<=application: )http:\/\/localhost:\d+/.exec(text) ?? [];
  return { start, application, hasDatabase: () => existsSync(join(dataFolder, 'postgres', 'postmaster.pid')) };
}

test('page, application and dashboard start together; the application exits with its database', async () => {
  const { start, application, hasDatabase } = await startAll(['--dev']);
  expect((await fetch(`${application}/readyz`)).status).toBe(200);
  start.kill('SIGTERM');
  expect(await once(start, 'close')).toEqual([0, null]);
  await expect(fetch(application)).rejects.toThrow('fetch failed');
  expect(hasDatabase()).toBe(false);
});

test('one Ctrl-C arrives twice, from the terminal and from npm: the application still exits with its database', async () => {
  const { start, hasDatabase } = await startAll();
  start.kill('SIGINT');
  start.kill('SIGINT');
  expect(await once(start, 'close')).toEqual([0, null]);
  expect(hasDatabase()).toBe(false);
});

/** The command lines with this folder, such as those of programs that create a database in it. */
function processesAt(folder: string): string[] {
  return execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder));
}

for (const [signal, ending] of [
  ['SIGINT', [0, null]],
  ['SIGKILL', [null, 'SIGKILL']],
] as const)
  test(`${signal} while the database is being created leaves no process`, async () => {
    const { start, dataFolder } = await startApplication();
    await expect.poll(() => processesAt(dataFolder)).not.toEqual([]);
    start.kill(signal);
    expect(await once(start, 'close')).toEqual(ending);
    await expect.poll(() => processesAt(dataFolder)).toEqual([]);
  });

test('if the command is killed, the application, its database and the dashboard exit too', async () => {
  const { start, application, hasDatabase } = await startAll(['--dev']);
  start.kill('SIGKILL');
  expect(await once(start, 'close')).toEqual([null, 'SIGKILL']);
  await expect(fetch(application)).rejects.toThrow('fetch failed');
  await expect.poll(hasDatabase).toBe(false);
});
