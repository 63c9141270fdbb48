/** Runs the probe inside a lab, and measures its round trips. */
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MailLab } from '../lab.ts';
import type { SmokeResult, SmokeTask } from './probe.ts';
import type { SweepResult, SweepTask } from './sweep.ts';

const probeFile = fileURLToPath(new URL('probe.ts', import.meta.url));
const sweepFile = fileURLToPath(new URL('sweep.ts', import.meta.url));
const roundTripFile = fileURLToPath(new URL('round-trip.ts', import.meta.url));

/** @returns a result for every stratum of the lab, in no particular order */
export async function smoke(lab: MailLab, greylistDelayS: number): Promise<SmokeResult[]> {
  const task: SmokeTask = {
    resolver: lab.resolver,
    client: lab.client,
    greylistDelayS,
    strata: [...new Set(lab.truth.map(({ stratum }) => stratum))].map((name) => {
      const of = (wanted: boolean) => lab.truth.find(({ stratum, exists }) => stratum === name && exists === wanted)?.address;
      const existing = of(true);
      const missing = of(false);
      return { name, ...(existing && { existing }), ...(missing && { missing }) };
    }),
  };
  const taskFile = join(dirname(lab.truthFile), 'smoke.json');
  await writeFile(taskFile, JSON.stringify(task));
  return runInside<SmokeResult>(lab, probeFile, taskFile);
}

/** Asks about every address of the truth file. @returns the strata that support this */
export async function sweep(lab: MailLab, greylistDelayS: number): Promise<SweepResult[]> {
  const task: SweepTask = { resolver: lab.resolver, client: lab.client, greylistDelayS, truthFile: lab.truthFile };
  const taskFile = join(dirname(lab.truthFile), 'sweep.json');
  await writeFile(taskFile, JSON.stringify(task));
  return runInside<SweepResult>(lab, sweepFile, taskFile);
}

export interface RoundTrip {
  /** Medians over all connections, ms. */
  connectMs: number;
  greetingMs: number;
  commandMs: number;
  /** The resolver is not delayed. */
  dnsMs: number;
  /** With 40 concurrent connections. */
  busyConnectMs: number;
  busyCommandMs: number;
}

/** Connection, greeting and command times for the lab's first plain server. */
export async function measureRoundTrip(lab: MailLab): Promise<RoundTrip> {
  const address = lab.truth.find(({ stratum }) => stratum === 'exists')?.address ?? '';
  const [result] = await runInside<RoundTrip>(lab, roundTripFile, lab.resolver, address, lab.client.hostName, lab.client.mailFrom);
  if (!result) throw new Error('The measurement of round trips printed nothing.');
  return result;
}

async function runInside<Line>(lab: MailLab, file: string, ...args: string[]): Promise<Line[]> {
  const child = lab.run(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: Line[] = [];
  if (!child.stdout) throw new Error('The program inside has no output.');
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line) as Line));
  const code = await Promise.race([new Promise<number | null>((resolve) => child.once('close', resolve)), lab.broken]);
  if (code !== 0) throw new Error(`${file} exited with code ${code}.`);
  return lines;
}
