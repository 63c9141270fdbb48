/** Answers per second of a search process with one thread and with two, in alternating rounds with the same questions. */
import { randomUUID } from 'node:crypto';
import type { SearchConnection } from '@leadlight/adapters/search';
import { dayOf } from '@leadlight/leads';
import { p95, type Figure } from '../figures.ts';
import { mixedQuestions } from '../search/questions.ts';
import { plainRatios } from './plain-loops.ts';
import { cpuSecondsOf } from './processor-time.ts';
import { startSearchProcess, type BenchedSearch, type SearchOptions } from './search-process.ts';

const clients = 20;
/** The goal is for two cores; on a machine with more, the bound below says less. */
const cores = 2;
const loopRounds = 7;
const connections = 4;

interface Measured {
  readonly seconds: number;
  /** Of each answer, in milliseconds. */
  readonly latencies: number[];
}

/** Each client asks its next question when it has an answer. @param questions asked in order, by all clients together */
async function askFor(
  seconds: number,
  opened: readonly SearchConnection[],
  questions: ReturnType<typeof mixedQuestions>,
  owners: readonly string[],
): Promise<Measured> {
  const today = dayOf(Date.now() / 1000);
  const latencies: number[] = [];
  let next = 0;
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  await Promise.all(
    owners.map(async (workspaceId, client) => {
      const connection = opened[client % opened.length];
      while (performance.now() < end) {
        const query = questions[next++ % questions.length];
        if (!connection || !query) return;
        const asked = performance.now();
        await connection.ask(workspaceId, { kind: 'find', query, lookedUp: {}, today });
        latencies.push(performance.now() - asked);
      }
    }),
  );
  return { seconds: (performance.now() - begun) / 1_000, latencies };
}

interface Round {
  readonly seconds: number;
  readonly rounds: number;
  /** Such as "1,000,000 leads". */
  readonly named: string;
  readonly isGoalSize: boolean;
  readonly print: (what: string) => void;
  /** The process that the database belongs to. */
  readonly databaseOf: number;
}

interface Contestant {
  readonly process: BenchedSearch;
  readonly connections: readonly SearchConnection[];
  answers: number;
  seconds: number;
  /** Processor time of the process, of the clients and of the database, while they were asked. */
  cpuSeconds: number;
  /** Part of it: of the threads that answer. */
  answeringSeconds: number;
  clientSeconds: number;
  databaseSeconds: number;
  readonly latencies: number[];
}

/** Of this process, in which the clients are. */
function clientCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

async function contestant(options: SearchOptions): Promise<Contestant> {
  const process = await startSearchProcess(options);
  const opened = await Promise.all(Array.from({ length: connections }, () => process.connect()));
  return {
    process,
    connections: opened,
    answers: 0,
    seconds: 0,
    cpuSeconds: 0,
    answeringSeconds: 0,
    clientSeconds: 0,
    databaseSeconds: 0,
    latencies: [],
  };
}

export async function measureThreads(
  options: Omit<SearchOptions, 'threads'>,
  { seconds, rounds, named, isGoalSize, print, databaseOf }: Round,
): Promise<Figure[]> {
  const owners = Array.from({ length: clients }, () => randomUUID());
  const one = await contestant({ ...options, threads: 1 });
  const two = await contestant({ ...options, port: options.port + 1, threads: 2 });
  try {
    // Opens the workspaces, and lets V8 compile.
    const warmUp = mixedQuestions(2_000, 1);
    for (const each of [one, two]) await askFor(seconds, each.connections, warmUp, owners);
    for (let round = 0; round < rounds; round += 1) {
      const questions = mixedQuestions(20_000, 100 + round);
      for (const each of round % 2 === 0 ? [one, two] : [two, one]) {
        const [cpuBefore, clientBefore] = [await each.process.cpuSeconds(), clientCpuSeconds()];
        const [answeringBefore, databaseBefore] = [await each.process.answeringSeconds(), await cpuSecondsOf(databaseOf)];
        const measured = await askFor(seconds, each.connections, questions, owners);
        each.cpuSeconds += (await each.process.cpuSeconds()) - cpuBefore;
        each.clientSeconds += clientCpuSeconds() - clientBefore;
        each.answeringSeconds += (await each.process.answeringSeconds()) - answeringBefore;
        each.databaseSeconds += (await cpuSecondsOf(databaseOf)) - databaseBefore;
        each.answers += measured.latencies.length;
        each.seconds += measured.seconds;
        each.latencies.push(...measured.latencies);
        const rate = measured.latencies.length / measured.seconds;
        print(`round ${round + 1}, threads ${each.process.threads}: ${rate.toFixed(0)} answers per second`);
      }
    }
    const rateOf = ({ answers, seconds: took }: Contestant): number => answers / took;
    const cpuMsOf = ({ answers, cpuSeconds }: Contestant): number => (cpuSeconds * 1_000) / answers;
    const answeringMsOf = ({ answers, answeringSeconds }: Contestant): number => (answeringSeconds * 1_000) / answers;
    const wholeMsOf = ({ answers, cpuSeconds, clientSeconds, databaseSeconds }: Contestant): number =>
      ((cpuSeconds + clientSeconds + databaseSeconds) * 1_000) / answers;
    print('loops that share nothing …');
    const plain = await plainRatios(loopRounds);
    const megabytes = async ({ process }: Contestant): Promise<number> => (await process.memoryBytes()) / 1_048_576;
    return [
      { what: `${named}, ${clients} clients at the socket: one thread`, value: rateOf(one), unit: '/s' },
      { what: `${named}, ${clients} clients at the socket: two threads`, value: rateOf(two), unit: '/s' },
      {
        what: 'Two threads against one',
        value: rateOf(two) / rateOf(one),
        unit: '',
        target: { atLeast: 1.7 },
        note: `${rounds} alternating rounds of ${seconds} s with the same questions, no question twice in a round, all facets counted.${isGoalSize ? '' : ' The goal is for 10,000,000 leads; with fewer, more of the time is spent outside of the threads.'} The clients use the same two cores.`,
      },
      { what: 'Processor time of an answer with one thread', value: cpuMsOf(one), unit: 'ms', note: 'Of the search process.' },
      { what: 'Processor time of an answer with two threads', value: cpuMsOf(two), unit: 'ms', note: 'The same.' },
      { what: 'Part of it in the thread that answers, with one thread', value: answeringMsOf(one), unit: 'ms' },
      {
        what: 'Part of it in the thread that answers, with two threads',
        value: answeringMsOf(two),
        unit: 'ms',
        note: 'The rest is the main thread, which passes questions and answers on, and collecting garbage beside the threads.',
      },
      {
        what: 'All processor time of an answer with one thread',
        value: wholeMsOf(one),
        unit: 'ms',
        note: 'Of the search process, the clients and PostgreSQL, which use the same cores.',
      },
      { what: 'All processor time of an answer with two threads', value: wholeMsOf(two), unit: 'ms', note: 'The same.' },
      {
        what: 'Two threads against one, at most',
        value: Math.min(cores, (cores * answeringMsOf(one)) / wholeMsOf(one)),
        unit: '',
        note: 'If two threads shared nothing and nothing else used the cores: with one thread, its own time limits the answers; with two, all processor time on both cores does.',
      },
      {
        what: 'A loop of arithmetic, two threads against one',
        value: plain.arithmetic,
        unit: '',
        note: `For equal processor time, so that other work on the machine counts only as far as it slows a core down; 2 if neither thread slows the other down. Median of ${loopRounds} rounds, in turn.`,
      },
      {
        what: 'A loop that reads 96 MB of memory, two threads against one',
        value: plain.memory,
        unit: '',
        note: 'The same memory for both.',
      },
      {
        what: 'Processor time of the clients for an answer',
        value: ((one.clientSeconds + two.clientSeconds) * 1_000) / (one.answers + two.answers),
        unit: 'ms',
      },
      { what: 'p95 of an answer with one thread', value: p95(one.latencies), unit: 'ms' },
      { what: 'p95 of an answer with two threads', value: p95(two.latencies), unit: 'ms' },
      {
        what: 'Start from the snapshot with one thread',
        value: one.process.readyMs / 1_000,
        unit: 's',
        target: { atMost: 2 },
        note: 'From the start of the process until it answers.',
      },
      { what: 'Processor time of this start', value: one.process.startCpuMs / 1_000, unit: 's', note: 'Of all threads of the process.' },
      {
        what: 'Memory of the process with one thread',
        value: await megabytes(one),
        unit: '',
        note: 'Megabytes of resident memory after the questions.',
      },
      { what: 'Memory of the process with two threads', value: await megabytes(two), unit: '', note: 'The same.' },
    ];
  } finally {
    await Promise.all([one, two].flatMap((each) => each.connections.map((connection) => connection.stop())));
    await Promise.all([one, two].map((each) => each.process.stop()));
  }
}
