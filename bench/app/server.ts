/** Measures requests and spends per second, and how soon a revoked session is refused. Each loop has a time limit. */
import { Agent, request } from 'node:http';
import type { App } from '../../e2e/app-process.ts';
import type { Figure } from '../figures.ts';
import { p95 } from '../figures.ts';
import { signIn, type Visitor } from './visitor.ts';

interface Answered {
  readonly status: number;
  readonly ms: number;
}

function caller({ url }: App, cookie: string, agent: Agent) {
  return (method: string, path: string, body?: object): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = request(`${url}${path}`, { method, agent, headers: { cookie, origin: url } }, (answer) => {
        answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }));
      });
      sent.once('error', reject);
      sent.end(body ? JSON.stringify(body) : undefined);
    });
}

/** @returns the responses in this time to a number of callers that each wait for their response, and the total duration */
async function during(
  seconds: number,
  callers: number,
  call: (n: number) => Promise<Answered>,
): Promise<{ answers: Answered[]; seconds: number }> {
  const startedMs = performance.now();
  const answers: Answered[] = [];
  let n = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < startedMs + seconds * 1000) answers.push(await call(n++));
  };
  await Promise.all(Array.from({ length: callers }, one));
  return { answers, seconds: (performance.now() - startedMs) / 1000 };
}

/** @throws Error if any response has another status, because a refusal is faster than work */
function requireAll(answers: Answered[], status: number): void {
  const other = answers.find((answer) => answer.status !== status);
  if (other) throw new Error(`A response had status ${other.status}, not ${status}; the figures are invalid.`);
}

/** Enough to keep both cores busy; more callers would only wait in a queue, which would be measured too. */
const loadCallers = 4;

export async function measureLoad(app: App, { cookie }: Visitor, seconds: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const call = caller(app, cookie, agent);
  const read = (): Promise<Answered> => call('GET', '/v1/me/sessions');
  await during(1, loadCallers, read);
  const calm = await during(seconds, 1, read);
  const busy = await during(seconds, loadCallers, read);
  agent.destroy();
  requireAll([...calm.answers, ...busy.answers], 200);
  const times = (answers: Answered[]): number[] => answers.map(({ ms }) => ms);
  return [
    {
      what: 'Authenticated request without work, p95',
      value: p95(times(calm.answers)),
      unit: 'ms',
      target: { atMost: 8 },
      note: `${calm.answers.length} requests, one after another; reads a user's sessions.`,
    },
    {
      what: 'Authenticated requests without work',
      value: busy.answers.length / busy.seconds,
      unit: '/s',
      target: { atLeast: 1000 },
      note: `${busy.answers.length} requests by ${loadCallers} callers in ${seconds} s, with the callers on the same cores; logging as in production.`,
    },
    { what: 'The same at full load, p95', value: p95(times(busy.answers)), unit: 'ms', target: { atMost: 8 } },
  ];
}

/** The operator grants more credits than can be spent in the time, so that no spend is refused. */
export async function measureSpends(app: App, { cookie, workspaceId }: Visitor, seconds: number): Promise<Figure[]> {
  await app.operate('credits', workspaceId, '1000000', 'for a benchmark');
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const call = caller(app, cookie, agent);
  const balance = async (): Promise<number> => {
    const answer = await fetch(`${app.url}/v1/workspaces/${workspaceId}/credits`, { headers: { cookie } });
    return ((await answer.json()) as { balance: number }).balance;
  };
  const before = await balance();
  const { answers, seconds: took } = await during(seconds, 32, (n) =>
    call('POST', `/v1/workspaces/${workspaceId}/credits/spends`, { amount: 1, key: `spend-${n}` }),
  );
  agent.destroy();
  requireAll(answers, 200);
  await app.operate('check');
  return [
    {
      what: 'Credit spends on one workspace',
      value: answers.length / took,
      unit: '/s',
      target: { atLeast: 500 },
      note: `${answers.length} spends over HTTP by 32 callers in ${seconds} s, fsync on, none refused.`,
    },
    {
      what: 'Credits spent and not accounted for',
      value: Math.abs(before - answers.length - (await balance())),
      unit: '',
      target: { atMost: 0 },
      note: 'compares the balance with the recomputed sum of all ledger entries.',
    },
  ];
}

/** From the response that confirms the revocation, made in another session, to the first refusal of the revoked one. */
export async function measureRevocation(app: App, visitor: Visitor): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const revoked = caller(app, await signIn(app, visitor), agent);
  const revoking = caller(app, visitor.cookie, agent);
  if ((await revoked('GET', '/v1/me/sessions')).status !== 200) throw new Error('The second session does not work.');
  if ((await revoking('DELETE', '/v1/me/sessions')).status !== 204) throw new Error('The session was not revoked.');
  const startedMs = performance.now();
  while ((await revoked('GET', '/v1/me/sessions')).status !== 401);
  const ms = performance.now() - startedMs;
  agent.destroy();
  return [
    {
      what: 'Revoked session refused after',
      value: ms,
      unit: 'ms',
      target: { atMost: 1000 },
      note: 'the first request after the revocation is refused.',
    },
  ];
}
