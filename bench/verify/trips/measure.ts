/** Measures the cost of a question in waits for the server, at a delay that dominates everything else. */
import { fileURLToPath } from 'node:url';
import { startMailLab } from '../../mail-lab/lab.ts';
import { runInside } from '../run-inside.ts';
import type { Task, Trips } from './inside.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

export async function measureTrips(seed: number): Promise<Trips> {
  const rttMs = 100;
  const lab = await startMailLab({ strata: ['exists', 'none'], addressesPerStratum: 400, rttMs, seed });
  try {
    const { resolver, client, truth } = lab;
    const task: Task = { resolver, heloName: client.hostName, sender: client.mailFrom, rttMs };
    let trips: Trips | undefined;
    await runInside<Trips>(lab, program, {
      task,
      input: truth.map(({ address, exists }) => (exists ? address : `-${address}`)),
      onLine: (line) => (trips = line),
    });
    if (!trips) throw new Error('Nothing was counted.');
    return trips;
  } finally {
    await lab.stop();
  }
}
