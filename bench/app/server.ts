/** Requests and spends a second, and how soon a revoked session is refused. Each loop is bounded in time. */
import { Agent, request } from 'node:http';
import type { Application, SignedUp } from '../../e2e/app-process.ts';
import type { Figure } from '../site/figures.ts';

interface Answered {
  readonly status: number;
  readonly ms: number;
}

function caller({ url }: Application, { cookie }: SignedUp, agent: Agent) {
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

/** @returns what was answered in this time, by so many callers that each wait for their answer */
async function during(seconds: number, callers: number, call: (n: number) => Promise<Answered>): Promise<Answered[]> {
  const untilMs = performance.now() + seconds * 1000;
  const answers: Answered[] = [];
  let n = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < untilMs) answers.push(await call(n++));
  };
  await Promise.all(Array.from({ length: callers }, one));
  return answers;
}

const p95 = (answers: Answered[]): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? Number.NaN;

export async function measureLoad(application: Application, who: SignedUp, seconds: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const call = caller(application, who, agent);
  const read = (): Promise<Answered> => call('GET', '/v1/me/sessions');
  await during(1, 8, read);
  const calm = await during(seconds, 1, read);
  const busy = await during(seconds, 8, read);
  agent.destroy();
  return [
    {
      what: 'Authenticated request, p95',
      value: p95(calm),
      unit: 'ms',
      target: { atMost: 8 },
      note: 'One caller; reads the sessions of a person.',
    },
    { what: 'Authenticated requests', value: busy.length / seconds, unit: '/s', target: { atLeast: 1000 }, note: '8 callers.' },
  ];
}

export async function measureSpends(application: Application, who: SignedUp, seconds: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const call = caller(application, who, agent);
  const spends = await during(seconds, 32, (n) =>
    call('POST', `/v1/workspaces/${who.workspaceId}/credits/spends`, { amount: 1, key: `spend-${n}` }),
  );
  agent.destroy();
  const done = spends.filter(({ status }) => status === 200).length;
  const balance = (await (
    await fetch(`${application.url}/v1/workspaces/${who.workspaceId}/credits`, { headers: { cookie: who.cookie } })
  ).json()) as { balance: number };
  return [
    {
      what: 'Credit spends on one workspace',
      value: spends.length / seconds,
      unit: '/s',
      target: { atLeast: 500 },
      note: '32 callers, fsync on; a refusal when the credits are used up counts as answered.',
    },
    { what: 'Credits spent and not accounted for', value: 6_000 - done - balance.balance, unit: '', target: { atMost: 0 } },
  ];
}

/** From the answer that confirms the revocation to the first refusal of that session. */
export async function measureRevocation(application: Application, who: SignedUp): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  const call = caller(application, who, agent);
  const revoked = performance.now();
  await call('POST', '/v1/auth/sign-out');
  while ((await call('GET', '/v1/me/sessions')).status !== 401);
  agent.destroy();
  return [{ what: 'Revoked session refused after', value: performance.now() - revoked, unit: 'ms', target: { atMost: 1000 } }];
}
