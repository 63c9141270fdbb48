/** Sends expensive searches over 200 connections, while other workspaces search. */
import { startApp } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import type { AttackRow } from './attack.ts';
import { send, timesDuring, type Sent } from './caller.ts';

export const name = 'Searches at once';

const connections = 200;
const stormMs = 15_000;
const leads = 25_000;
const allowedMs = 1_000;

export async function attack(): Promise<AttackRow[]> {
  const app = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
  try {
    await app.operate('sample', '--leads', String(leads));
    const attacker = await signUp(app, 'Greedy');
    const others = [await signUp(app, 'Patient'), await signUp(app, 'Patienter')];
    const search = (who: typeof attacker, body: object): Promise<Sent> =>
      send(app, `/v1/workspaces/${who.workspaceId}/people/search`, { body, cookie: who.cookie });
    const ordinary = { filters: { seniority: { include: ['vp'] } }, limit: 25, facets: ['country'] };
    const alone = await timesDuring(Promise.resolve(), () => search(others[0] ?? attacker, ordinary));
    /** Words that no cache knows, with every facet. */
    const expensive = (n: number): object => ({
      filters: { keyword: { include: [`a${n}`, 'e', 'o'], exclude: [`x${n}`] }, title: { include: ['manager', 'lead', 'head'] } },
      sort: { by: 'name' },
      limit: 200,
      facets: ['industry', 'size', 'seniority', 'department', 'country', 'region', 'city', 'verdict', 'hasEmail', 'hasPhone'],
    });
    const answers: Sent[] = [];
    const endMs = performance.now() + stormMs;
    const storm = Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < endMs) answers.push(await search(attacker, expensive(answers.length)));
      }),
    );
    const [, ...times] = await Promise.all([storm, ...others.map((other) => timesDuring(storm, () => search(other, ordinary)))]);
    const sumOf = (of: (each: (typeof times)[number]) => number): number => times.reduce((sum, each) => sum + of(each), 0);
    return [
      {
        label: `Other workspaces' searches among ${leads.toLocaleString('en-US')} people, alone: 95th percentile, ms`,
        count: alone.p95Ms,
        allowed: allowedMs,
      },
      {
        label: `The same while one client sends ${answers.length.toLocaleString('en-US')} searches over ${connections} connections`,
        count: Math.max(...times.map(({ p95Ms }) => p95Ms)),
        allowed: allowedMs,
      },
      {
        label: `Of ${sumOf(({ count }) => count)} searches of the others: refused or failed`,
        count: sumOf(({ failed }) => failed),
        allowed: 0,
      },
      { label: "The client's searches: failed with a fault", count: answers.filter(({ status }) => status === 500).length, allowed: 0 },
    ];
  } finally {
    await app.stop();
  }
}
