/** Sends the same queries to the server over HTTP and to PostgreSQL, times both and compares the answers. */
import { Agent, request } from 'node:http';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { searchBySql } from '@leadlight/db/search';
import type { LeadQuery } from '@leadlight/leads';
import type { Visitor } from '../app/visitor.ts';
import type { BenchedServer } from './server.ts';

export type Asked = Omit<LeadQuery, 'cursor'>;

export interface Answered {
  readonly ms: number;
  readonly body: {
    readonly total: number;
    readonly counts: Readonly<Record<string, readonly { value: string; count: number }[]>>;
    readonly items: readonly { id: string }[];
    readonly nextCursor: string | null;
  };
}

export type Ask = (question: Asked & { readonly cursor?: string }) => Promise<Answered>;

export function asker({ url }: Pick<BenchedServer, 'url'>, { cookie, workspaceId }: Visitor, agent: Agent): Ask {
  return ({ kind, ...body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const path = `/v1/workspaces/${workspaceId}/${kind}/search`;
      const sent = request(
        `${url}${path}`,
        { method: 'POST', agent, headers: { cookie, origin: url, 'content-type': 'application/json' } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          // A server that ends while it answers cuts the answer off, which then has an error instead of an end.
          answer.once('error', reject);
          answer.once('end', () => {
            const ms = performance.now() - started;
            const text = Buffer.concat(chunks).toString();
            if (answer.statusCode === 200) resolve({ ms, body: JSON.parse(text) as Answered['body'] });
            else reject(new Error(`${answer.statusCode}: ${text.slice(0, 300)}`));
          });
        },
      );
      sent.once('error', reject);
      sent.end(JSON.stringify(body));
    });
}

/** Retries while the service replies that it is not ready. @returns how often it did */
export async function askUntilAnswered(ask: Ask, question: Asked): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    try {
      await ask(question);
      return refused;
    } catch (error) {
      if (refused === 20 || !(error as Error).message.startsWith('503')) throw error;
    }
  }
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

/** Sends one query after the other, without cached answers, like a user who narrows a search. */
export async function measureOneByOne(ask: Ask, questions: readonly Asked[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const question of questions) answers.push(await ask(question));
  return answers;
}

/** A number of concurrent callers, each waiting for its answer, for some seconds. */
export async function measureAtOnce(askers: readonly Ask[], questions: readonly Asked[], seconds: number): Promise<number[]> {
  const untilMs = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    askers.map(async (ask, caller) => {
      for (let at = caller * 37; performance.now() < untilMs; at += 1) {
        const question = questions[at % questions.length];
        if (question) times.push((await ask(question)).ms);
      }
    }),
  );
  return times;
}

export interface Compared {
  readonly asked: number;
  readonly different: number;
  /** Times of SQL and of the index for the same queries, in ms. */
  readonly bySql: readonly number[];
  readonly byIndex: readonly number[];
}

/** Writes continue during the comparison: a query whose answers differ is repeated once the index has applied the writes. */
export async function compareWithSql(
  db: Database,
  workspaceId: string,
  ask: Ask,
  questions: readonly Asked[],
  untilMs: number,
  mostAttempts = 4,
): Promise<Compared> {
  const bySql: number[] = [];
  const byIndex: number[] = [];
  let different = 0;
  for (const question of questions) {
    if (performance.now() > untilMs) break;
    for (let attempt = 1; ; attempt += 1) {
      const answered = await ask(question);
      const started = performance.now();
      const reference = await inWorkspace(db, workspaceId, (tx) => searchBySql(tx, question, new Date()));
      if (attempt === 1) {
        bySql.push(performance.now() - started);
        byIndex.push(answered.ms);
      }
      const isSame = same(answered.body, { ...reference, ids: reference.ids.map(String) });
      if (isSame) break;
      if (attempt === mostAttempts) {
        different += 1;
        process.stderr.write(
          `differs: ${JSON.stringify(question)} ${differenceOf(answered.body, { ...reference, ids: reference.ids.map(String) })}\n`,
        );
        break;
      }
    }
  }
  return { asked: bySql.length, different, bySql, byIndex };
}

/** Where an answer begins to differ, for a reader. */
function differenceOf(answer: Answered['body'], reference: Reference): string {
  const of = (counts: Reference['counts'], facet: string): string =>
    JSON.stringify((counts[facet] ?? []).map(({ value, count }) => [value, count])).slice(0, 300);
  const facet = Object.keys(reference.counts).find((each) => of(answer.counts, each) !== of(reference.counts, each));
  if (answer.total !== reference.total) return `total ${answer.total}, SQL ${reference.total}`;
  return facet ? `${facet} ${of(answer.counts, facet)}, SQL ${of(reference.counts, facet)}` : 'the page';
}

interface Reference {
  readonly total: number;
  readonly counts: Readonly<Partial<Record<string, readonly { value: string; count: number }[]>>>;
  readonly ids: readonly string[];
  readonly nextCursor: string | null;
}

function same(answer: Answered['body'], reference: Reference): boolean {
  const countsOf = (counts: Reference['counts']): string =>
    JSON.stringify(Object.entries(counts).map(([facet, values]) => [facet, (values ?? []).map(({ value, count }) => [value, count])]));
  return (
    answer.total === reference.total &&
    answer.nextCursor === reference.nextCursor &&
    JSON.stringify(answer.items.map(({ id }) => id)) === JSON.stringify(reference.ids) &&
    countsOf(answer.counts) === countsOf(reference.counts)
  );
}

/** Writes a lead of the pool, and what the workspace has attached to it. */
export async function writeOnce(db: Database, workspaceId: string, id: number): Promise<void> {
  await inWorkspace(db, poolId, async (tx) => {
    await tx.query('update people set score = (score + 7) % 1000, updated_at = now() where id = $1', [id]);
    await addToSearchOutbox(tx, [{ kind: 'people', firstId: id, lastId: id }]);
  });
  await inWorkspace(db, workspaceId, async (tx) => {
    await tx.query(
      `insert into lead_states (workspace_id, lead_id, stage, tags, updated_at) values (current_workspace(), $1, 'new', '{}', now())
       on conflict (workspace_id, lead_id) do update set stage = 'contacted'`,
      [id],
    );
    await addToSearchOutbox(tx, [{ kind: 'states', firstId: id, lastId: id }]);
  });
}

/** Writes leads of the pool and of the workspace, and attached data, until stopped. */
export function writeMeanwhile(db: Database, workspaceId: string, firstPerson: number, people: number): () => Promise<number> {
  let isStopped = false;
  let writes = 0;
  const work = (async () => {
    while (!isStopped) {
      await writeOnce(db, workspaceId, firstPerson + ((writes * 104_729) % people));
      writes += 2;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    isStopped = true;
    await work;
    return writes;
  };
}

/** From the commit of a written lead to the first answer that contains it, in ms. */
export async function measureFreshness(db: Database, workspaceId: string, ask: Ask, times: number): Promise<number[]> {
  const measured: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const word = `freshlead${at}x${Date.now().toString(36)}`;
    await inWorkspace(db, workspaceId, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into people (workspace_id, name, source, facts, created_at, updated_at) values (current_workspace(), $1, 'hand', '{}', now(), now()) returning id`,
        [word],
      );
      const id = Number(rows[0]?.id);
      await addToSearchOutbox(tx, [{ kind: 'people', firstId: id, lastId: id }]);
    });
    const started = performance.now();
    const question: Asked = {
      kind: 'people',
      filters: { keyword: { include: [word] } },
      sort: { by: 'score', direction: 'descending' },
      limit: 1,
      facets: [],
    };
    while ((await ask(question)).body.total === 0);
    measured.push(performance.now() - started);
  }
  return measured;
}

/** One value of the server's metrics. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? Number.NaN);
}
