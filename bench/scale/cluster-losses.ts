/** What happens when parts of a ClickHouse cluster are lost, and while it is filled anew: asked over HTTP, compared with SQL. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@leadlight/db/platform';
import { facets } from '@leadlight/leads';
import { p95, type Figure } from '../figures.ts';
import { compareWithSql, type Ask, type Asked } from '../search/measure.ts';
import { mixedQuestions } from '../search/questions.ts';
import type { Cluster } from './cluster.ts';
import { fillAgain } from './generations.ts';

const comparedAgain = 10;
/** SQL counts each facet by reading all leads: with all of them, it would take most of the time of this part. The contract suite compares all. */
const facetsCompared = 3;
/** After a loss and a return. */
const settleMs = 3_000;

export interface ClusterBench {
  readonly db: Database;
  readonly workspaceId: string;
  readonly ask: Ask;
  readonly cluster: Cluster;
  readonly print: (what: string) => void;
  /** Writes to a lead of the pool and of the workspace. */
  readonly write: () => Promise<unknown>;
}

interface Tried {
  readonly answers: number;
  readonly refused: number;
  readonly failed: number;
  readonly times: readonly number[];
}

/** Each counts a few facets, in turn, and has a page. */
export const comparedQuestions = (count: number, seed: number): Asked[] =>
  mixedQuestions(count, seed).map((question, at) => ({
    ...question,
    facets: facets.filter((_facet, number) => (number + at) % Math.ceil(facets.length / facetsCompared) === 0),
  }));

/** Asks one question after the other. 503 counts as refused. */
async function tryFor(ask: Ask, questions: readonly Asked[], until: () => boolean): Promise<Tried> {
  const taken: number[] = [];
  let [refused, failed] = [0, 0];
  for (let at = 0; !until(); at += 1) {
    const question = questions[at % questions.length];
    if (!question) break;
    const started = performance.now();
    try {
      await ask(question);
    } catch (error) {
      if ((error as Error).message.startsWith('503')) refused += 1;
      else failed += 1;
    }
    taken.push(performance.now() - started);
  }
  return { answers: taken.length - refused - failed, refused, failed, times: taken };
}

const times = (count: number): (() => boolean) => {
  let asked = 0;
  return () => asked++ >= count;
};

/** @returns after how many seconds there was an answer @throws Error after `limitS` */
export async function untilAnswered(ask: Ask, limitS = 60): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { answers } = await tryFor(ask, mixedQuestions(1, 1), times(1));
    const seconds = (performance.now() - started) / 1_000;
    if (answers === 1) return seconds;
    if (seconds > limitS) throw new Error(`The cluster did not answer within ${limitS} seconds`);
    await delay(200);
  }
}

/** Asks again a second after a 503, as clients do: what is answered is compared, not when. */
export function askAgain(ask: Ask, onRefusal: () => void = () => undefined, mostTries = 60): Ask {
  return async (question) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask(question);
      } catch (error) {
        if (tries === mostTries || !(error as Error).message.startsWith('503')) throw error;
        onRefusal();
        await delay(1_000);
      }
    }
  };
}

/** After something has come back: until it answers, then whether the answers are those of SQL. @returns how many differ */
async function differencesNow({ db, workspaceId, ask }: ClusterBench, seed: number): Promise<number> {
  await untilAnswered(ask);
  return (await compareWithSql(db, workspaceId, askAgain(ask), comparedQuestions(comparedAgain, seed), Number.POSITIVE_INFINITY, 1))
    .different;
}

export async function loseReplicas(bench: ClusterBench): Promise<Figure[]> {
  const { ask, cluster, print } = bench;
  const [first, second] = [cluster.nodes[0]?.[0], cluster.nodes[1]?.[1]];
  if (!first || !second) return [];
  const questions = mixedQuestions(200, 31);
  const usual = await tryFor(ask, questions, times(20));
  print('a replica is killed, another one freezes …');
  const end = performance.now() + 8_000;
  const loss = (async () => {
    await delay(1_000);
    await first.kill();
    await delay(2_000);
    second.freeze();
  })();
  const tried = await tryFor(ask, questions, () => performance.now() > end);
  await loss;
  await bench.write();
  const different = await differencesNow(bench, 33);
  second.thaw();
  await first.start();
  await delay(settleMs);
  return [
    {
      what: 'One replica killed, one of the other shard frozen: requests that failed',
      value: tried.refused + tried.failed,
      unit: '',
      target: { atMost: 0 },
      note: `${tried.answers} answers one after the other during eight seconds.`,
    },
    {
      what: 'p95 of these answers',
      value: p95([...tried.times]),
      unit: 'ms',
      note: `Before the loss ${p95([...usual.times]).toFixed(0)} ms.`,
    },
    { what: 'Slowest of these answers', value: Math.max(...tried.times), unit: 'ms', note: 'The one that waits for the frozen replica.' },
    {
      what: 'Answers that differ from SQL without these replicas, after a write',
      value: different,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${comparedAgain}.`,
    },
  ];
}

export async function loseShard(bench: ClusterBench): Promise<Figure[]> {
  const { ask, cluster, print } = bench;
  const shard = cluster.nodes[1] ?? [];
  const questions = mixedQuestions(40, 41);
  print('a shard freezes …');
  for (const node of shard) node.freeze();
  const frozen = await tryFor(ask, questions, times(10));
  for (const node of shard) node.thaw();
  const differentThawed = await differencesNow(bench, 43);
  print('a shard is killed …');
  await Promise.all(shard.map((node) => node.kill()));
  const killed = await tryFor(ask, questions, times(10));
  for (const node of shard) await node.start();
  const different = await differencesNow(bench, 45);
  return [
    {
      what: 'A shard frozen: answers without it',
      value: frozen.answers + frozen.failed,
      unit: '',
      target: { atMost: 0 },
      note: 'Of ten requests; all are 503 with Retry-After.',
    },
    { what: 'A shard frozen: slowest 503', value: Math.max(...frozen.times), unit: 'ms', target: { atMost: 500 } },
    {
      what: 'A shard killed: answers without it',
      value: killed.answers + killed.failed,
      unit: '',
      target: { atMost: 0 },
      note: 'Of ten requests.',
    },
    { what: 'A shard killed: slowest 503', value: Math.max(...killed.times), unit: 'ms', target: { atMost: 500 } },
    {
      what: 'Answers that differ from SQL once it is back',
      value: differentThawed + different,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${2 * comparedAgain}.`,
    },
  ];
}

export async function cutNetwork(bench: ClusterBench): Promise<Figure[]> {
  const { ask, cluster, print, write } = bench;
  print('the network between replicas is cut …');
  cluster.cut();
  await write();
  const different = await differencesNow(bench, 51);
  const ahead = cluster.nodes.map(([first]) => first);
  for (const node of ahead) await node?.kill();
  const behind = await tryFor(ask, mixedQuestions(10, 53), times(10));
  for (const node of ahead) await node?.start();
  cluster.join();
  const differentJoined = await differencesNow(bench, 55);
  print('ZooKeeper freezes …');
  cluster.coordinator.freeze();
  const reading = await tryFor(ask, mixedQuestions(20, 57), times(20));
  await write();
  const writing = await tryFor(ask, mixedQuestions(2, 58), times(2));
  cluster.coordinator.thaw();
  await delay(settleMs);
  const differentThawed = await differencesNow(bench, 59);
  return [
    {
      what: 'Replicas cut from each other: answers that differ from SQL after a write',
      value: different,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${comparedAgain}.`,
    },
    {
      what: 'Then without the replicas that have the write: answers',
      value: behind.answers + behind.failed,
      unit: '',
      target: { atMost: 0 },
      note: 'Of ten requests; the others lack the write, and 503 says that the answer cannot be complete.',
    },
    {
      what: 'ZooKeeper frozen: requests that failed although nothing was written',
      value: reading.refused + reading.failed,
      unit: '',
      target: { atMost: 0 },
      note: 'Of 20.',
    },
    {
      what: 'ZooKeeper frozen: answers without what was just written',
      value: writing.answers + writing.failed,
      unit: '',
      target: { atMost: 0 },
      note: 'Of two requests; ClickHouse takes no writes then.',
    },
    {
      what: 'Answers that differ from SQL once all are back',
      value: differentJoined + differentThawed,
      unit: '',
      target: { atMost: 0 },
      note: `Of ${2 * comparedAgain}.`,
    },
  ];
}

export async function fillAnew(bench: ClusterBench): Promise<Figure[]> {
  const { db, ask, print } = bench;
  print('new tables are filled …');
  let isFilling = true;
  const started = performance.now();
  const filling = fillAgain(db).finally(() => (isFilling = false));
  filling.catch(() => undefined);
  const tried = await tryFor(ask, mixedQuestions(400, 61), () => !isFilling);
  await filling;
  const seconds = (performance.now() - started) / 1_000;
  const different = await differencesNow(bench, 63);
  return [
    { what: 'Filled anew while serving: seconds', value: seconds, unit: 's' },
    {
      what: 'Requests that failed meanwhile',
      value: tried.refused + tried.failed,
      unit: '',
      target: { atMost: 0 },
      note: `${tried.answers} answers; p95 ${p95([...tried.times]).toFixed(0)} ms.`,
    },
    { what: 'Answers that differ from SQL after that', value: different, unit: '', target: { atMost: 0 }, note: `Of ${comparedAgain}.` },
  ];
}
