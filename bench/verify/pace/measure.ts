/** How fast a list is verified, beside the npm peer, at one distance: the same servers, the same list, the same number of connections a server. */
import { fileURLToPath } from 'node:url';
import { type MailLab, startMailLab } from '../../mail-lab/lab.ts';
import { type Scores, score } from '../confusion.ts';
import { runInside } from '../run-inside.ts';
import type { Pace, Task, Way } from './inside.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

export interface PaceOf extends Omit<Pace, 'said'> {
  way: Way;
  rttMs: number;
  perSecond: number;
  scores: Scores;
}

export interface PaceOptions {
  rttMs: number;
  ways: readonly Way[];
  /** For each way. */
  seconds: number;
  connections: number;
  seed: number;
}

/** Of each kind, on four servers of one domain each. */
const addressesOfEach = 4000;

export async function measurePace({ rttMs, ways, seconds, connections, seed }: PaceOptions): Promise<PaceOf[]> {
  const lab = await startMailLab({ strata: ['exists', 'none'], addressesPerStratum: addressesOfEach, rttMs, seed });
  const paces: PaceOf[] = [];
  try {
    const list = listOf(lab);
    for (const way of ways) {
      const task: Task = {
        resolver: lab.resolver,
        heloName: lab.client.hostName,
        sender: lab.client.mailFrom,
        way,
        seconds,
        connections,
      };
      const input = list.map(({ server, truth }) => `${server} ${truth.address}`);
      await runInside<Pace>(lab, program, {
        task,
        input,
        // The peer looks its servers up by getaddrinfo, which Node gives four threads.
        env: { UV_THREADPOOL_SIZE: '64' },
        onLine: ({ said, ...pace }) => {
          const judged = said.flatMap(([index, verdict]) => {
            const truth = list[index]?.truth;
            return truth ? [{ expected: truth.expected, knowable: truth.knowable, said: verdict as typeof truth.expected }] : [];
          });
          paces.push({ ...pace, way, rttMs, perSecond: judged.length / pace.tookS, scores: score(judged) });
        },
      });
    }
  } finally {
    await lab.stop();
  }
  return paces;
}

/** By turns one that exists and one that does not, and all servers by turns. */
function listOf({ truth, accounts }: MailLab): { server: string; truth: MailLab['truth'][number] }[] {
  const serverOf = new Map(accounts.sites.flatMap(({ domains }) => domains.map(({ name, mx }) => [name, mx[0]?.host ?? ''] as const)));
  const existing = truth.filter(({ exists }) => exists);
  const missing = truth.filter(({ exists }) => !exists);
  return existing.flatMap((each, index) => {
    const other = missing[index];
    return [each, ...(other ? [other] : [])].map((one) => ({
      server: serverOf.get(one.address.slice(one.address.lastIndexOf('@') + 1)) ?? '',
      truth: one,
    }));
  });
}
