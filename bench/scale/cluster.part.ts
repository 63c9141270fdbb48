/** A ClickHouse cluster of two shards with two replicas each, behind the application: what happens when parts of it are lost, and while it is filled anew. */
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, serverTarget, type Database } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import type { Visitor } from '../app/visitor.ts';
import { inTemporaryFolder } from '../enrich/temporary-peer.ts';
import { p95, type Figure } from '../figures.ts';
import { asker, compareWithSql, writeOnce, type Ask, type Asked } from '../search/measure.ts';
import { mixedQuestions } from '../search/questions.ts';
import { startServer } from '../search/server.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { runContract } from './contract.ts';
import { fillAgain, untilFilled } from './generations.ts';
import { unpackClickHouse } from './debian-clickhouse.ts';
import { CannotRun, type Part } from './part.ts';

/** Questions after writes, for each round. */
const comparedARound = 250;
const comparedAtLeast = 100;
const comparedAgain = 25;
/** Scenes of the contract suite for each round. */
const scenesARound = 2;
/** After a loss and a return. */
const settleMs = 3_000;

interface Bench {
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

/** Asks one question after the other. 503 counts as refused. */
async function tryFor(ask: Ask, questions: readonly Asked[], until: () => boolean): Promise<Tried> {
  const times: number[] = [];
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
    times.push(performance.now() - started);
  }
  return { answers: times.length - refused - failed, refused, failed, times };
}

const times = (count: number): (() => boolean) => {
  let asked = 0;
  return () => asked++ >= count;
};

/** After something has come back: until it answers, then whether the answers are those of SQL. @returns how many differ */
async function differencesNow({ db, workspaceId, ask }: Bench, seed: number): Promise<number> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { answers } = await tryFor(ask, mixedQuestions(1, seed), times(1));
    if (answers === 1) break;
    await delay(500);
  }
  return (await compareWithSql(db, workspaceId, ask, mixedQuestions(comparedAgain, seed), Number.POSITIVE_INFINITY)).different;
}

/** Writes, asks and compares in turn: an answer that lacks the write differs. */
async function compareAfterWrites({ db, workspaceId, ask, print }: Bench, questions: number, first: number, people: number) {
  let [answers, different, refused] = [0, 0, 0];
  for (const [at, question] of mixedQuestions(questions, 21).entries()) {
    await writeOnce(db, workspaceId, first + ((at * 104_729) % people));
    try {
      const compared = await compareWithSql(db, workspaceId, ask, [question], Number.POSITIVE_INFINITY, 1);
      answers += 1;
      different += compared.different;
    } catch (error) {
      refused += 1;
      print((error as Error).message);
    }
    if (at % 100 === 99) print(`${at + 1} compared, ${different} differ`);
  }
  return { answers, different, refused };
}

async function loseReplicas(bench: Bench): Promise<Figure[]> {
  const { ask, cluster, print } = bench;
  const [first, second] = [cluster.nodes[0]?.[0], cluster.nodes[1]?.[1]];
  if (!first || !second) return [];
  const questions = mixedQuestions(200, 31);
  const usual = await tryFor(ask, questions, times(60));
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

async function loseShard(bench: Bench): Promise<Figure[]> {
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

async function cutNetwork(bench: Bench): Promise<Figure[]> {
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

async function fillAnew(bench: Bench): Promise<Figure[]> {
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

export const measure: Part = async ({ leads, dataFolder, rounds, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  return inTemporaryFolder(async (folder) => {
    print("Debian's ClickHouse and ZooKeeper …");
    const debian = await unpackClickHouse(folder);
    const cluster = await startCluster(debian, join(folder, 'cluster'), { shards: 2, replicas: 2 });
    const figures: Figure[] = [];
    try {
      if (rounds > 0) {
        print('the contract suite …');
        const { failed, note } = await runContract(cluster.url, rounds * scenesARound);
        figures.push({ what: 'Contract suite: scenes that differ from SQL', value: failed, unit: '', target: { atMost: 0 }, note });
      }
      figures.push(...(await withApplication(cluster, dataFolder, Math.max(comparedAtLeast, rounds * comparedARound), print)));
    } finally {
      await cluster.stop();
    }
    return {
      title: 'ClickHouse cluster',
      about: `ClickHouse ${cluster.version} as 2 shards with 2 replicas each and ZooKeeper, from Debian, on one machine, behind the application over HTTP; ${leads.toLocaleString('en-US')} leads.`,
      figures,
    };
  });
};

async function withApplication(cluster: Cluster, dataFolder: string, questions: number, print: (what: string) => void): Promise<Figure[]> {
  const { who, people, first } = JSON.parse(readFileSync(join(dataFolder, 'bench.json'), 'utf8')) as {
    who: Visitor;
    people: number;
    first: number;
  };
  const server = await startServer(dataFolder, { SEARCH_URL: cluster.url });
  const agent = new Agent({ keepAlive: true });
  const owner = sharePostgres(dataFolder);
  if (!owner) throw new Error('The embedded database is not running.');
  const db = connect(serverTarget(owner), { max: 6 });
  try {
    const { workspaceId } = who;
    const ask = asker(server, who, agent);
    const started = performance.now();
    await untilFilled(db);
    const filled: Figure = { what: 'Filled for the first time: seconds', value: (performance.now() - started) / 1_000, unit: 's' };
    const bench: Bench = { db, workspaceId, ask, cluster, print, write: () => writeOnce(db, workspaceId, first + 1) };
    print(`${questions} questions are compared with SQL, each after a write …`);
    const result = await compareAfterWrites(bench, questions, first, people);
    return [
      filled,
      {
        what: 'Answers compared with SQL, each right after a write to the pool and to the workspace',
        value: result.answers,
        unit: '',
        note: 'Every answer has all counts and a page; none is asked twice.',
      },
      { what: 'Answers that differ', value: result.different, unit: '', target: { atMost: 0 } },
      { what: 'Requests refused meanwhile', value: result.refused, unit: '', target: { atMost: 0 } },
      ...(await loseReplicas(bench)),
      ...(await loseShard(bench)),
      ...(await cutNetwork(bench)),
      ...(await fillAnew(bench)),
    ];
  } finally {
    agent.destroy();
    await db.end();
    await server.stop();
  }
}
