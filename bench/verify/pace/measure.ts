/** Measures how fast a list is verified, compared with the npm peer: same servers, same list, same number of connections per server. */
import { fileURLToPath } from 'node:url';
import { type MailLab, startMailLab } from '../../mail-lab/lab.ts';
import { createRandom } from '../../random.ts';
import { type Scores, score } from '../confusion.ts';
import { runInside } from '../run-inside.ts';
import { buildAftership } from '../peers/aftership/build.ts';
import type { PeerTask } from '../peers/measure.ts';
import type { Pace, Task, Way as WayInside } from './inside.ts';

const program = fileURLToPath(new URL('inside.ts', import.meta.url));

export interface PaceOf extends Omit<Pace, 'verdicts'> {
  way: Way;
  rttMs: number;
  /** Share of the list without a mailbox, in percent. */
  missing: number;
  perSecond: number;
  scores: Scores;
}

export interface PaceOptions {
  /** For each way. */
  seconds: number;
  connections: number;
  seed: number;
}

/** Existing addresses on four servers with one domain each. */
const addressesOfEach = 4000;
export type Way = WayInside | 'aftership' | 'aftership, one by one';

/** A way to verify, and the share of the list without a mailbox, in percent. */
interface PaceRun {
  way: Way;
  missing: 10 | 50;
}

const everyWay = ['ours', 'ours in the clear', 'peer'] as const;
const half = (way: Way): PaceRun => ({ way, missing: 50 });

/** Half of the list without a mailbox at each delay; at 20 ms also a tenth, and one connection per address, one after the other. */
export function usualRuns(rttMs: number): PaceRun[] {
  if (rttMs !== 20) return everyWay.map(half);
  return [
    ...everyWay.map(half),
    ...(['peer, one by one', 'ours, one by one'] as const).map(half),
    ...everyWay.map((way): PaceRun => ({ way, missing: 10 })),
  ];
}

/** All peers, in a loop over the list and with as many connections as Leadlight. */
export function peerRuns(): PaceRun[] {
  return [
    ...(['ours, in a loop', 'peer, one by one', 'aftership, one by one'] as const).map(half),
    ...(['ours', 'ours in the clear', 'peer', 'aftership'] as const).map(half),
  ];
}

export async function measurePaces(rtts: readonly number[], options: PaceOptions, runsAt: (rttMs: number) => PaceRun[]): Promise<PaceOf[]> {
  const paces: PaceOf[] = [];
  for (const rttMs of rtts) {
    const lab = await startMailLab({ strata: ['exists', 'none'], addressesPerStratum: addressesOfEach, rttMs, seed: options.seed });
    try {
      for (const { way, missing } of runsAt(rttMs)) paces.push({ ...(await measureOne(lab, way, missing, options)), way, rttMs, missing });
    } finally {
      await lab.stop();
    }
  }
  return paces;
}

async function measureOne(
  lab: MailLab,
  way: Way,
  missing: number,
  { seconds, connections, seed }: PaceOptions,
): Promise<Omit<PaceOf, 'way' | 'rttMs' | 'missing'>> {
  const list = listOf(lab, missing, seed);
  const { resolver, client } = lab;
  const identity = { heloName: client.hostName, sender: client.mailFrom };
  let measured: Pace | undefined;
  const isAftership = way === 'aftership' || way === 'aftership, one by one';
  await runInside<Pace>(lab, isAftership ? [await buildAftership()] : program, {
    task: isAftership
      ? ({ ...identity, seconds, connections: way === 'aftership' ? connections : 0 } satisfies PeerTask)
      : ({ ...identity, resolver, way, seconds, connections } satisfies Task),
    input: list.map(({ server, truth: { address } }) => `${server} ${address}`),
    // The peer resolves its servers with getaddrinfo, for which Node uses four threads.
    env: { UV_THREADPOOL_SIZE: '64' },
    onLine: (pace) => (measured = pace),
  });
  if (!measured) throw new Error(`${way} did not finish.`);
  const { verdicts, ...pace } = measured;
  const judged = verdicts.flatMap(([index, verdict]) => {
    const truth = list[index]?.truth;
    return truth ? [{ expected: truth.expected, knowable: truth.knowable, given: verdict }] : [];
  });
  return { ...pace, perSecond: judged.length / pace.tookS, scores: score(judged) };
}

/** Existing and missing addresses of all servers in random order, so that the order favors neither verifier. */
function listOf({ truth, accounts }: MailLab, missing: number, seed: number): { server: string; truth: MailLab['truth'][number] }[] {
  const serverOf = new Map(accounts.sites.flatMap(({ domains }) => domains.map(({ name, mx }) => [name, mx[0]?.host ?? ''] as const)));
  const existing = truth.filter(({ exists }) => exists);
  const others = truth.filter(({ exists }) => !exists);
  const random = createRandom(seed);
  return [...existing, ...others.slice(0, Math.round((existing.length * missing) / (100 - missing)))]
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => ({ server: serverOf.get(one.address.slice(one.address.lastIndexOf('@') + 1)) ?? '', truth: one }));
}
