/** The API while the index works: its longest block, and a mixed query against a request that does nothing but authenticate, over HTTP. */
import { readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Visitor } from '../app/visitor.ts';
import { median, p95, type Figure } from '../figures.ts';
import { asker, askUntilAnswered, measureAtOnce, readMetric } from '../search/measure.ts';
import { broadQuestions, mixedQuestions } from '../search/questions.ts';
import type { BenchedServer } from '../search/server.ts';
import type { Blocks } from './watch-blocks.ts';

/** Callers at once while the longest block is measured. */
const callers = 20;
const mostQuestions = 240;

const blocksFile = join(tmpdir(), `leadlight-bench-blocks-${process.pid}`);
/** For a server whose blocks are measured. */
export const watchedBlocks = { NODE_OPTIONS: `--import ${new URL('./watch-blocks.ts', import.meta.url).href}`, BLOCKS_FILE: blocksFile };

export interface OverHttp {
  readonly who: Visitor;
  readonly seconds: number;
  /** Such as "1,000,000 leads". */
  readonly named: string;
  readonly isGoalSize: boolean;
  readonly print: (what: string) => void;
}

/** @param server started with `watchedBlocks` */
export async function measureOverHttp(server: BenchedServer, { who, seconds, named, isGoalSize, print }: OverHttp): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ask = asker(server, who, agent);
  try {
    const [everything] = broadQuestions();
    if (!everything) throw new Error('no question');
    await askUntilAnswered(ask, everything);
    for (const question of mixedQuestions(80, 1)) await ask(question);
    for (let nth = 0; nth < 80; nth += 1) await authenticate(server.url, who, agent);
    print('over HTTP, one after the other …');
    const [mixed, idle]: [number[], number[]] = [[], []];
    // In turn, so that both meet the same machine.
    for (const question of mixedQuestions(mostQuestions, 2)) {
      mixed.push((await ask(question)).ms);
      idle.push(await authenticate(server.url, who, agent));
    }
    print(`over HTTP, ${callers} at once …`);
    await readMetric(server.url, 'nodejs_eventloop_lag_max_seconds');
    await takeBlocks(server);
    const crowd = await measureAtOnce(
      Array.from({ length: callers }, () => ask),
      mixedQuestions(600, 3),
      seconds,
    );
    const lagMs = (await readMetric(server.url, 'nodejs_eventloop_lag_max_seconds')) * 1_000;
    const { longest, mostWorkMs } = await takeBlocks(server);
    return [
      { what: `${named}, mixed queries over HTTP, p95`, value: p95(mixed), unit: 'ms' },
      { what: 'Authenticated request without work, in turn with them, p95', value: p95(idle), unit: 'ms' },
      { what: 'The same, p50', value: median(idle), unit: 'ms' },
      {
        what: 'Mixed query against an authenticated request without work, p95',
        value: p95(mixed) / p95(idle),
        unit: '',
        target: { atMost: isGoalSize ? 25 : 6 },
      },
      {
        what: `Longest block of the API with ${callers} callers at once`,
        value: lagMs,
        unit: 'ms',
        target: { atMost: 20 },
        note: `${Math.round(crowd.length / seconds)} answers per second, p95 ${p95(crowd).toFixed(0)} ms; the callers are on the same two cores. Measured every 2 ms. In a block of ${longest.ms.toFixed(0)} ms, the longest that was seen with its cause, the thread itself worked ${longest.workMs.toFixed(0)} ms; the rest, it waited for a processor.`,
      },
      {
        what: 'Of the same blocks, the most that the thread worked itself',
        value: mostWorkMs,
        unit: 'ms',
        target: { atMost: 20 },
        note: 'Processor time of the thread that answers, between two turns of its loop: what would remain if nothing else used the two cores.',
      },
    ];
  } finally {
    agent.destroy();
    await rm(blocksFile, { force: true });
  }
}

/** @returns milliseconds of a request that reads the sessions of a user */
function authenticate(url: string, { cookie }: Visitor, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(`${url}/v1/me/sessions`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(performance.now() - started) : reject(new Error(String(answer.statusCode))),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** The measurements since the last call. @throws if the server has ended, as one does that doesn't expect the signal */
export async function takeBlocks(server: BenchedServer): Promise<Blocks> {
  await rm(blocksFile, { force: true });
  server.signal('SIGUSR2');
  for (;;) {
    if (server.hasEnded()) throw new Error('The application ended while its blocks were measured.');
    await delay(50);
    try {
      return JSON.parse(await readFile(blocksFile, 'utf8')) as Blocks;
    } catch {
      // Not written yet, or not completely.
    }
  }
}
