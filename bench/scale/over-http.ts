/** The API while the index works: its longest block, and a mixed query against a request that does nothing but authenticate, over HTTP. */
import { Agent, request } from 'node:http';
import type { Visitor } from '../app/visitor.ts';
import { p95, type Figure } from '../figures.ts';
import { asker, askUntilAnswered, measureAtOnce, readMetric } from '../search/measure.ts';
import { broadQuestions, mixedQuestions } from '../search/questions.ts';
import type { BenchedServer } from '../search/server.ts';

/** Callers at once while the longest block is measured. */
const callers = 20;
const mostQuestions = 240;

export interface OverHttp {
  readonly who: Visitor;
  readonly seconds: number;
  /** Such as "1,000,000 leads". */
  readonly named: string;
  readonly isGoalSize: boolean;
  readonly print: (what: string) => void;
}

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
    const crowd = await measureAtOnce(
      Array.from({ length: callers }, () => ask),
      mixedQuestions(600, 3),
      seconds,
    );
    const lagMs = (await readMetric(server.url, 'nodejs_eventloop_lag_max_seconds')) * 1_000;
    return [
      { what: `${named}, mixed queries over HTTP, p95`, value: p95(mixed), unit: 'ms' },
      { what: 'Authenticated request without work, in turn with them, p95', value: p95(idle), unit: 'ms' },
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
        note: `${Math.round(crowd.length / seconds)} answers per second, p95 ${p95(crowd).toFixed(0)} ms; the callers are on the same two cores. Measured every 2 ms.`,
      },
    ];
  } finally {
    agent.destroy();
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
