/** Starts the lab in both ways: in namespaces if this machine can, otherwise one line says why not; behind a proxy everywhere. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebLab, whyNoNamespaces, type WebLab } from './lab.ts';

const whyNot = whyNoNamespaces();
if (whyNot !== null) process.stderr.write(`The web lab's tests in namespaces did not run. ${whyNot}\n`);
const reader = fileURLToPath(new URL('request-pages.ts', import.meta.url));
const wanted = { companies: 2, privateTricks: false } as const;

describe.each(['proxy', 'namespaces'] as const)('the web lab: %s', (kind) => {
  const isPossible = kind === 'proxy' || whyNot === null;
  let lab: WebLab;
  beforeAll(async () => {
    if (isPossible) lab = await startWebLab({ kind, ...wanted });
  });
  afterAll(() => lab?.stop());

  test.skipIf(!isPossible)('its companies are read over TLS by a program that uses it', async () => {
    const urls = lab.companies.flatMap(({ domain }) => [`https://${domain}/`, `https://www.${domain}/about`]);
    const child = lab.run(process.execPath, [reader, ...urls], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(await linesOf(child)).toEqual(urls.map((url) => `200 ${url}`));
    expect(lab.requests().map(({ isSecure, host, path, userAgent }) => [isSecure, `https://${host}${path}`, userAgent])).toEqual(
      urls.map((url) => [true, url, `Leadlight/1 (+${lab.env['WEB_CONTACT_URL']})`]),
    );
    expect(lab.kind).toBe(kind);
    expect(lab.whyNoNamespaces === null).toBe(kind === 'namespaces');
  });
});

describe.skipIf(whyNot !== null)('in namespaces', () => {
  test('it reaches nothing outside itself', async () => {
    const lab = await startWebLab({ kind: 'namespaces', companies: 1 });
    const connect = `require('node:net').connect({ host: '192.0.2.1', port: 80 }).on('error', ({ code }) => console.log(code))`;
    expect(await linesOf(lab.run(process.execPath, ['-e', connect], { stdio: ['ignore', 'pipe', 'inherit'] }))).toEqual(['ENETUNREACH']);
    await lab.stop();
  });

  test('it sees what arrives at private addresses, a connection as well as a request', async () => {
    const lab = await startWebLab({ kind: 'namespaces', companies: 1 });
    const reach = `fetch('http://10.0.0.5/x').then(() => require('node:net').connect(443, '169.254.169.254', () => process.exit()))`;
    await linesOf(lab.run(process.execPath, ['-e', reach], { stdio: ['ignore', 'pipe', 'inherit'] }));
    const seen = lab.requests().map(({ method, address, path }) => [method, address, path]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['GET', '10.0.0.5', '/x'],
        ['CONNECT', '169.254.169.254', ''],
      ]),
    );
    await lab.stop();
  });

  test('a program inside finds itself in /proc, where it looks for its own processes', async () => {
    const lab = await startWebLab({ kind: 'namespaces', companies: 1 });
    const look = `console.log(process.pid === Number(require('node:fs').readlinkSync('/proc/self')), process.cwd())`;
    const lines = await linesOf(lab.run(process.execPath, ['-e', look], { stdio: ['ignore', 'pipe', 'inherit'] }));
    expect(lines).toEqual([`true ${process.cwd()}`]);
    await lab.stop();
  });

  test('it leaves nothing behind when its parent is killed', async () => {
    const program = `
      const { startWebLab } = await import(${JSON.stringify(fileURLToPath(new URL('lab.ts', import.meta.url)))});
      const lab = await startWebLab({ kind: 'namespaces', companies: 1 });
      lab.run('readlink', ['/proc/self/ns/net']);
      setInterval(() => undefined, 1000);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const network = await new Promise<string>((resolve) => void createInterface({ input: parent.stdout }).once('line', resolve));
    expect(processesIn(network).length).toBeGreaterThan(0);
    parent.kill('SIGKILL');
    await expect.poll(() => processesIn(network)).toEqual([]);
  });
});

async function linesOf({ stdout }: ChildProcess): Promise<string[]> {
  if (!stdout) throw new Error('The program has no output.');
  const lines: string[] = [];
  for await (const line of createInterface({ input: stdout })) lines.push(line);
  return lines;
}

/** Ids of the processes in a network namespace, such as `net:[4026532245]`. */
function processesIn(network: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/ns/net`) === network;
    } catch {
      return false; // The process ended in the meantime.
    }
  });
}
