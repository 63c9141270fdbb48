/** The work that two versions are compared by: an import, searches, a verification run and a reveal run, over HTTP. */
import { openAsBlob } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startApp } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import { UsageWatch } from '../import/processes.ts';
import { createRandom } from '../random.ts';
import { asker, measureOneByOne } from '../search/measure.ts';
import { mixedQuestions } from '../search/questions.ts';
import { startMail } from '../verify-job/start-mail.ts';
import { population } from '../verify-job/population.ts';

export interface Amounts {
  /** CSV of people. */
  readonly file: string;
  readonly rows: number;
  readonly searches: number;
  readonly addresses: number;
  /** People of the pool to reveal. */
  readonly people: number;
}

/** What one piece of work took. */
export interface Taken {
  readonly seconds: number;
  /** CPU time of the server, its processes, and PostgreSQL. */
  readonly cpuSeconds: number;
}

export const kinds = ['import', 'searches', 'verification run', 'reveal run'] as const;

/**
 * Starts the server of a checkout on an empty database, does each piece of work once, and stops it.
 * @param checkout folder of a repository with its packages installed
 * @throws if a request is refused or a run ends without having done everything
 */
export async function measureCheckout(checkout: string, amounts: Amounts): Promise<Record<(typeof kinds)[number], Taken>> {
  const mail = await startMail();
  const environment = {
    RATE_LIMIT_PER_MINUTE: '1000000',
    SAMPLE_POOL: String(amounts.people),
    ...mail.environment,
  };
  const application = await startApp(environment, undefined, checkout);
  const agent = new Agent({ keepAlive: true });
  try {
    const who = await signUp(application, 'Ana');
    await application.operate('credits', who.workspaceId, String(amounts.addresses + amounts.people), 'measurement');
    const home = `${application.url}/v1/workspaces/${who.workspaceId}`;
    const headers = { cookie: who.cookie, origin: application.url };
    const ask = async <T>(method: string, path: string, body?: object | string | Blob): Promise<T> => {
      const isJson = typeof body === 'object' && !(body instanceof Blob);
      const answer = await fetch(`${home}${path}`, {
        method,
        headers: isJson ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
      });
      // The search process is starting, or busy with other work of the machine.
      if (answer.status === 503) {
        await answer.arrayBuffer();
        await pause(200);
        return ask<T>(method, path, body);
      }
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const found = async (filters: object): Promise<number> =>
      (await ask<{ total: number }>('POST', '/people/search', { filters, facets: [] })).total;
    const ended = async (path: string): Promise<object> => {
      for (;;) {
        const run = await ask<{ status?: string; state?: string }>('GET', path);
        // Before imports were runs, their status was called `state`.
        const status = run.status ?? run.state;
        if (status !== 'queued' && status !== 'running') return run;
        await pause(50);
      }
    };
    const measure = async (work: () => Promise<void>): Promise<Taken> => {
      const watch = new UsageWatch();
      const cpu = (): number => Object.values(watch.look().cpuSeconds).reduce((sum, seconds) => sum + seconds, 0);
      const before = cpu();
      // A process that ends takes its CPU time with it: look often.
      const looking = setInterval(() => watch.look(), 200);
      const begun = performance.now();
      try {
        await work();
        return { seconds: (performance.now() - begun) / 1000, cpuSeconds: cpu() - before };
      } finally {
        clearInterval(looking);
      }
    };
    while ((await found({})) < amounts.people) await pause(200);

    const imported = await measure(async () => {
      const { id } = await ask<{ id: string }>('POST', '/imports?fileName=people.csv', await openAsBlob(amounts.file));
      await ask('POST', `/imports/${id}/start`, {});
      const run = (await ended(`/imports/${id}`)) as { progress: { peopleCreated: number } };
      const { progress } = run;
      if (progress.peopleCreated < amounts.rows * 0.9) throw new Error(`The import created too few people: ${JSON.stringify(run)}`);
      while ((await found({})) < progress.peopleCreated + amounts.people) await pause(100);
    });
    const askSearch = asker(application, who, agent);
    await measureOneByOne(askSearch, mixedQuestions(50, 2, true));
    const searched = await measure(async () => void (await measureOneByOne(askSearch, mixedQuestions(amounts.searches, 1, true))));
    const verified = await measure(async () => {
      const list = ['Email', ...[...population(amounts.addresses, createRandom(1))].map(({ address }) => address)].join('\n');
      const { id: fileId } = await ask<{ id: string }>('POST', '/verification-files?fileName=list.csv', list);
      const source = { kind: 'file', fileId, columns: [{ column: 0, target: 'address' }] };
      const { id } = await ask<{ id: string }>('POST', '/verification-runs', { source, ceiling: amounts.addresses });
      const { done } = (await ended(`/verification-runs/${id}`)) as { done: number };
      if (done < amounts.addresses) throw new Error(`The verification run did ${done} addresses.`);
    });
    const revealed = await measure(async () => {
      const selection = { kind: 'search', filters: { revealed: false } };
      const { id } = await ask<{ id: string }>('POST', '/reveals', { selection, ceiling: amounts.people });
      const { done } = (await ended(`/reveals/${id}`)) as { done: number };
      if (done < amounts.people * 0.9) throw new Error(`The reveal run did ${done} people.`);
    });
    return { import: imported, searches: searched, 'verification run': verified, 'reveal run': revealed };
  } finally {
    agent.destroy();
    await application.stop();
    mail.stop();
  }
}
