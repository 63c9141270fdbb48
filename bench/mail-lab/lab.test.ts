/**
 * Runs one real Postfix and one real unbound if this machine can; otherwise prints one line that says why not, and passes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '../../scripts/bootstrap/command.mjs';
import { type MailLab, startMailLab } from './lab.ts';
import { prepareServers } from './packages.ts';
import { smoke } from './smoke/smoke.ts';

const small = ['exists', 'none', 'catch-all', 'disabled', 'null-mx', 'nxdomain', 'dns-refused', 'dead-mx'];
const whyNot = await prepareServers(['postfix', 'unbound']).then(
  () => undefined,
  (error: unknown) => {
    if (error instanceof Refusal) return error.message;
    throw error;
  },
);
if (whyNot) process.stderr.write(`The mail lab's tests did not run. ${whyNot}\n`);

describe.skipIf(whyNot)('a mail lab with one Postfix and one unbound', () => {
  let lab: MailLab;
  beforeAll(async () => {
    lab = await startMailLab({ strata: small, addressesPerStratum: 8, rttMs: 1, seed: 1 });
    return () => lab.stop();
  });

  test('replies about every address as its configuration requires', async () => {
    const results = await smoke(lab, 0);
    expect(results.map(({ stratum }) => stratum).toSorted()).toEqual(small.toSorted());
    expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  });

  test('reaches nothing outside itself', async () => {
    const connect = `require('node:net').connect({ host: '192.0.2.1', port: 25 }).on('error', ({ code }) => console.log(code))`;
    const child = lab.run(process.execPath, ['-e', connect], { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(await firstLine(child)).toBe('ENETUNREACH');
  });

  test('leaves no process, network or mount when it is stopped', async () => {
    const running = await startMailLab({ strata: ['exists'], addressesPerStratum: 1, rttMs: 0, seed: 1 });
    const network = await firstLine(running.run('readlink', ['/proc/self/ns/net'], { stdio: ['ignore', 'pipe', 'inherit'] }));
    expect(processesIn(network).length).toBeGreaterThan(3);
    await running.stop();
    expect(processesIn(network)).toEqual([]);
    // Other programs may mount something meanwhile; the lab's mounts carry its name.
    expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain('mail-lab');
  });

  test('leaves nothing behind when its parent is killed', async () => {
    const program = `
      const { startMailLab } = await import(${JSON.stringify(fileURLToPath(new URL('lab.ts', import.meta.url)))});
      const lab = await startMailLab({ strata: ['exists'], addressesPerStratum: 1, rttMs: 0, seed: 1 });
      lab.run('readlink', ['/proc/self/ns/net']);
      setInterval(() => undefined, 1000);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    const network = await firstLine(parent);
    expect(processesIn(network).length).toBeGreaterThan(3);
    parent.kill('SIGKILL');
    await expect.poll(() => processesIn(network)).toEqual([]);
  });
});

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stdout) return reject(new Error('The program has no output.'));
    createInterface({ input: stdout })
      .once('line', resolve)
      .once('close', () => reject(new Error('The program printed nothing.')));
  });
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
