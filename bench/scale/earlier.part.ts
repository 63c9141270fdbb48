/**
 * The figures of `npm run bench -- search` with an earlier version and with this one, in turn, on the same leads: the earlier version creates the
 * database, and this one upgrades a copy.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { connect, serverTarget } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { facets } from '@leadlight/leads';
import type { Visitor } from '../app/visitor.ts';
import { median, p95 } from '../figures.ts';
import { generateDatabase } from '../search/generate-database.ts';
import { asker, askUntilAnswered, measureAtOnce, measureFreshness, type Answered, type Ask, type Asked } from '../search/measure.ts';
import { broadQuestions, mixedQuestions } from '../search/questions.ts';
import { startServer, type BenchedServer } from '../search/server.ts';
import { takeBlocks, watchedBlocks } from './over-http.ts';
import { CannotRun, type Part } from './part.ts';
import { cpuSecondsOf, giveNormalPriority, memoryMegabytesOf } from './processor-time.ts';

const callers = 20;
const questionsARound = 120;
/** Asked before, so that V8 has compiled what is measured. */
const warmUp = 60;
const freshLeads = 10;
/** A figure within this factor counts as equal. */
const noise = 1.1;

const versions = ['earlier', 'this'] as const;
type Version = (typeof versions)[number];

/** What each measurement gives, in milliseconds, megabytes, or answers per second. */
const kinds = {
  build: 'Start without a snapshot, until the index answers',
  load: 'Start from a snapshot, until the index answers',
  first: 'First query of the workspace, with 20,000 leads of its own',
  mixed: 'Mixed queries, all counts and first page, HTTP',
  broad: 'Broad queries',
  crowd: `${callers} users at once`,
  crowdCpu: 'Processor time of one of these answers, with PostgreSQL',
  block: 'Longest block of the API during that time',
  fresh: 'Until a written lead is found',
  memory: 'Memory of all processes except PostgreSQL, shared pages once',
} as const;
type Kind = keyof typeof kinds;

interface Contestant {
  readonly version: Version;
  readonly folder: string;
  readonly checkout: string | undefined;
  readonly taken: Record<Kind, number[]>;
}

interface Started extends Contestant {
  readonly server: BenchedServer;
  readonly ask: Ask;
}

export const measure: Part = async ({ leads, dataFolder, seconds, rounds, earlier, print }) => {
  if (earlier === undefined || !existsSync(join(earlier, 'node_modules')))
    throw new CannotRun('Name the checkout of an earlier version, with its packages installed: --with=<folder>.');
  const commit = execFileSync('git', ['-C', earlier, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const contestants: readonly Contestant[] = versions.map((version) => ({
    version,
    folder: join(`${dataFolder}-${commit}`, version),
    checkout: version === 'earlier' ? earlier : undefined,
    taken: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []])) as unknown as Record<Kind, number[]>,
  }));
  const [before, after] = contestants as [Contestant, Contestant];
  if (!existsSync(join(before.folder, 'bench.json'))) {
    print('the earlier version creates the leads …');
    await generateDatabase(before.folder, leads, print, earlier);
  }
  if (!existsSync(join(after.folder, 'bench.json'))) {
    print('this version upgrades a copy …');
    // PostgreSQL refuses a folder that others may read, and Node's copies of folders are such.
    execFileSync('cp', ['-a', before.folder, after.folder]);
    const upgraded = await startServer(after.folder, { SAMPLE_POOL: 'off', SEARCH_ENGINE: 'sql' });
    await upgraded.stop();
  }
  const { who } = JSON.parse(readFileSync(join(before.folder, 'bench.json'), 'utf8')) as { who: Visitor };
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * callers });
  const differing: Differing = { totals: 0, counts: 0, pages: 0 };
  let compared = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, because a machine becomes slower or faster over time.
      const order = round % 2 === 0 ? contestants : contestants.toReversed();
      for (const each of order) {
        if (round > 1) continue;
        print(`the ${each.version} version builds its index …`);
        rmSync(join(each.folder, 'search'), { recursive: true, force: true });
        await (await start(each, who, agent, 'build')).server.stop();
      }
      print(`round ${round + 1}: both start …`);
      const started: Started[] = [];
      try {
        for (const each of order) started.push(await start(each, who, agent, 'load'));
        compared += await measureRound(started, who, { seconds, round, print, differing });
      } finally {
        for (const { server } of started) await server.stop();
      }
    }
  } finally {
    agent.destroy();
  }
  return {
    title: `Search beside an earlier version, ${leads.toLocaleString('en-US')} leads`,
    about: `Commit ${commit} and this version run beside each other, each on its own copy of one database; each question is asked of one right after the other, and everything else in alternating rounds. All processes have the same priority. Over HTTP, as one user.`,
    figures: (['totals', 'counts', 'pages'] as const).map((of) => ({
      what: `Questions whose ${of} differ`,
      value: differing[of],
      unit: '',
      note: `Of ${compared}.`,
    })),
    more: tableOf(before, after, seconds),
  };
};

/** Starts a version and waits for its index. */
async function start(contestant: Contestant, who: Visitor, agent: Agent, kind: 'build' | 'load'): Promise<Started> {
  const server = await startServer(contestant.folder, { SAMPLE_POOL: 'off', ...watchedBlocks }, contestant.checkout);
  // A search process has a low priority, so that other work on the machine would slow down only one of the versions.
  const isFair = await giveNormalPriority(server.pid);
  const { sinceStartMs } = await server.indexReady;
  contestant.taken[kind].push(sinceStartMs);
  if (!isFair || !(await giveNormalPriority(server.pid)))
    throw new CannotRun('Run it as root, so that both versions can have the same priority.');
  return { ...contestant, server, ask: asker(server, who, agent) };
}

interface Differing {
  totals: number;
  counts: number;
  pages: number;
}

interface Round {
  readonly seconds: number;
  readonly round: number;
  readonly print: (what: string) => void;
  /** Added to. */
  readonly differing: Differing;
}

/** @returns how many questions were compared */
async function measureRound(started: readonly Started[], who: Visitor, { seconds, round, print, differing }: Round): Promise<number> {
  const [everything] = broadQuestions();
  if (!everything) throw new Error('no question');
  for (const { ask, taken } of started) {
    const begun = performance.now();
    await askUntilAnswered(ask, everything);
    taken.first.push(performance.now() - begun);
  }
  for (const { ask } of started) for (const question of mixedQuestions(warmUp, 1)) await ask(question);
  const questions: readonly (readonly ['mixed' | 'broad', Asked])[] = [
    ...mixedQuestions(questionsARound, 100 + round).map((question) => ['mixed', question] as const),
    ...broadQuestions().map((question) => ['broad', question] as const),
  ];
  for (const [at, [kind, question]] of questions.entries()) {
    const bodies: Answered['body'][] = [];
    for (const { ask, taken } of at % 2 === 0 ? started : started.toReversed()) {
      const { ms, body } = await ask(question);
      taken[kind].push(ms);
      bodies.push(body);
    }
    if (areDifferent(bodies, ({ total }) => total)) differing.totals += 1;
    if (areDifferent(bodies, ({ counts }) => facets.map((facet) => counts[facet]?.map(({ value, count }) => [value, count]))))
      differing.counts += 1;
    if (areDifferent(bodies, ({ items }) => items.map(({ id }) => id))) differing.pages += 1;
  }
  const crowd = (ask: Ask, seed: number): Promise<number[]> =>
    measureAtOnce(
      Array.from({ length: callers }, () => ask),
      mixedQuestions(600, seed),
      seconds,
    );
  // All threads of both have compiled their code then.
  for (const { ask } of started) await crowd(ask, 190 + round);
  for (const { version, ask, taken, server } of started) {
    await takeBlocks(server);
    const cpuBefore = await cpuSecondsOf(server.pid);
    const times = await crowd(ask, 200 + round);
    taken.crowd.push(...times);
    taken.crowdCpu.push((((await cpuSecondsOf(server.pid)) - cpuBefore) * 1_000) / times.length);
    taken.block.push((await takeBlocks(server)).longest.ms);
    print(`round ${round + 1}, ${version}: ${(times.length / seconds).toFixed(0)} answers per second`);
  }
  for (const { ask, taken, server, folder } of started) {
    const owner = sharePostgres(folder);
    if (!owner) throw new Error('The embedded database is not running.');
    const db = connect(serverTarget(owner), { max: 2 });
    try {
      taken.fresh.push(...(await measureFreshness(db, who.workspaceId, ask, freshLeads)));
    } finally {
      await db.end();
    }
    taken.memory.push(await memoryMegabytesOf(server.pid));
  }
  return questions.length;
}

const areDifferent = (bodies: readonly Answered['body'][], of: (body: Answered['body']) => unknown): boolean =>
  new Set(bodies.map((body) => JSON.stringify(of(body)))).size > 1;

function tableOf(before: Contestant, after: Contestant, seconds: number): string[] {
  const row = (what: string, unit: string, of: (taken: Contestant['taken']) => number, isMoreBetter = false): string => {
    const [then, now] = [of(before.taken), of(after.taken)];
    const ratio = now / then;
    const isNoWorse = isMoreBetter ? ratio >= 1 / noise : ratio <= noise;
    const shown = (value: number): string => `${value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 })} ${unit}`;
    return `| ${what} | ${shown(then)} | ${shown(now)} | ${ratio.toFixed(2)} | ${isNoWorse ? 'yes' : 'NO'} |`;
  };
  return [
    `The last column says whether this version is no worse; a difference of a tenth is not counted, because rounds differ as much.`,
    '',
    '| Figure | earlier | this | this / earlier | no worse |',
    '|---|---|---|---|---|',
    row(kinds.build, 'ms', ({ build }) => median(build)),
    row(`${kinds.load}, median`, 'ms', ({ load }) => median(load)),
    row(`${kinds.first}, median`, 'ms', ({ first }) => median(first)),
    row(`${kinds.mixed}, p50`, 'ms', ({ mixed }) => median(mixed)),
    row('the same, p95', 'ms', ({ mixed }) => p95(mixed)),
    row(`${kinds.broad}, p50`, 'ms', ({ broad }) => median(broad)),
    row('the same, p95', 'ms', ({ broad }) => p95(broad)),
    row(`${kinds.crowd}, answers in ${seconds} s`, '', ({ crowd, load }) => crowd.length / load.length, true),
    row('the same, p95', 'ms', ({ crowd }) => p95(crowd)),
    row(`${kinds.crowdCpu}, median`, 'ms', ({ crowdCpu }) => median(crowdCpu)),
    row(`${kinds.block}, median of the rounds`, 'ms', ({ block }) => median(block)),
    row(`${kinds.fresh}, median`, 'ms', ({ fresh }) => median(fresh)),
    row('the same, slowest', 'ms', ({ fresh }) => Math.max(...fresh)),
    row(`${kinds.memory}, median`, 'MB', ({ memory }) => median(memory)),
  ];
}
