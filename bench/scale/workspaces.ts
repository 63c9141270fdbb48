/** How long the first search of a workspace with leads of its own takes, with files of closed workspaces and without. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SearchTimeout, type SearchQuestion } from '@leadlight/adapters/search';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { dayOf, type LeadResults } from '@leadlight/leads';
import { Client } from 'pg';
import { median, type Figure } from '../figures.ts';
import { startSearchProcess } from './search-process.ts';

const sizes = [500, 2_000, 10_000, 100_000];
/** Of a workspace's leads, how many change between closing and opening it. */
const changedPart = 0.02;

const columns =
  'company_id, name, first_name, last_name, title, title_key, seniorities, department, country, region, city, city_name, email, email_verdict, email_checked_at, phone, source, is_sample, score, facts, created_at, updated_at';

export interface WorkspacesBench {
  readonly owner: ConnectionTarget;
  readonly dataFolder: string;
  readonly port: number;
  /** Of the pool. */
  readonly leads: number;
  readonly rounds: number;
  readonly print: (what: string) => void;
}

interface Measured {
  readonly size: number;
  readonly workspaceId: string;
  readonly database: number[];
  readonly file: number[];
  readonly behind: number[];
}

export async function measureWorkspaces(bench: WorkspacesBench): Promise<Figure[]> {
  const { owner, dataFolder, leads, rounds, print } = bench;
  const db = connect(serverTarget(owner), { max: 2 });
  const client = new Client(owner);
  await client.connect();
  const folder = join(dataFolder, 'search', 'workspaces');
  const all: Measured[] = sizes
    .filter((each) => each <= leads / 2)
    .map((size) => ({ size, workspaceId: randomUUID(), database: [], file: [], behind: [] }));
  const pathOf = ({ workspaceId }: Measured): string => join(folder, `${workspaceId}.leads`);
  try {
    for (const { size, workspaceId } of all) {
      print(`${size.toLocaleString('en-US')} own leads are written …`);
      await addOwnPeople(client, workspaceId, size);
    }
    await client.query('vacuum analyze app.people');
    print('files are written …');
    await openAll(bench, all, true, async () => {
      // Smaller workspaces have no file; they are measured as they are.
      for (const each of all) for (let tries = 0; tries < 100 && !(await sizeOf(pathOf(each))); tries += 1) await delay(100);
    });
    await mkdir(join(withoutFiles(bench), 'search'), { recursive: true });
    await link(join(dataFolder, 'search', 'pool.index'), join(withoutFiles(bench), 'search', 'pool.index'));
    for (let round = 0; round < rounds; round += 1)
      for (const withFiles of round % 2 === 0 ? [false, true] : [true, false]) {
        const taken = await openAll(bench, all, withFiles);
        for (const [at, each] of all.entries()) each[withFiles ? 'file' : 'database'].push(taken[at] ?? Number.NaN);
      }
    for (const each of all) await noteChanges(db, each);
    for (let round = 0; round < rounds; round += 1) {
      const taken = await openAll(bench, all, true);
      for (const [at, each] of all.entries()) each.behind.push(taken[at] ?? Number.NaN);
    }
    const figures: Figure[] = [];
    for (const each of all) {
      const { size, database, file, behind } = each;
      const named = `${size.toLocaleString('en-US')} own leads`;
      const bytes = await sizeOf(pathOf(each));
      figures.push(
        { what: `${named}: first search without files`, value: median(database), unit: 'ms' },
        { what: `${named}: with files`, value: median(file), unit: 'ms', ...(bytes ? {} : { note: 'So few leads get no file.' }) },
        { what: `${named}: without against with`, value: median(database) / median(file), unit: '' },
      );
      if (bytes)
        figures.push(
          {
            what: `${named}: with files, changed since`,
            value: median(behind),
            unit: 'ms',
            note: `${changedPart * 100} % of the leads, one by one.`,
          },
          { what: `${named}: size of the file`, value: bytes / 1_024, unit: 'KB' },
        );
    }
    return figures;
  } finally {
    for (const { workspaceId } of all) await removeOwnPeople(client, workspaceId);
    for (const made of [folder, withoutFiles(bench)]) await rm(made, { recursive: true, force: true });
    await client.end();
    await db.end();
  }
}

/** A process without files removes those of its folder, so it has another one, with the same snapshot of the pool. */
const withoutFiles = ({ dataFolder }: WorkspacesBench): string => `${dataFolder}-without-files`;

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

/** Starts a process and searches once in each workspace. @returns milliseconds of each search */
async function openAll(
  bench: WorkspacesBench,
  all: readonly Measured[],
  withFiles: boolean,
  before?: () => Promise<void>,
): Promise<number[]> {
  const { owner, port } = bench;
  const environment = withFiles ? {} : { SEARCH_FILES_MB: '0' };
  const dataFolder = withFiles ? bench.dataFolder : withoutFiles(bench);
  const process = await startSearchProcess({ owner, dataFolder, port, threads: 1, environment });
  const connection = await process.connect();
  const question: SearchQuestion = {
    kind: 'find',
    query: { kind: 'people', filters: {}, sort: { by: 'score', direction: 'descending' }, limit: 25, facets: [] },
    lookedUp: {},
    today: dayOf(Date.now() / 1_000),
  };
  /** Asks again after a timeout, as a user would. */
  const untilAnswered = async (workspaceId: string): Promise<Buffer> => {
    for (;;)
      try {
        return await connection.ask(workspaceId, question);
      } catch (error) {
        if (!(error instanceof SearchTimeout)) throw error;
      }
  };
  const ask = async (workspaceId: string): Promise<number> => {
    const begun = performance.now();
    const content = await untilAnswered(workspaceId);
    if ((JSON.parse(content.toString()) as LeadResults).total === 0) throw new Error('nothing was found');
    return performance.now() - begun;
  };
  try {
    // The pool answers for the first time.
    await ask(randomUUID());
    const taken: number[] = [];
    for (const { workspaceId } of all) taken.push(await ask(workspaceId));
    await before?.();
    return taken;
  } finally {
    await connection.stop();
    await process.stop();
  }
}

async function noteChanges(db: Database, { workspaceId, size }: Measured): Promise<void> {
  await inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      'select id from people where workspace_id = current_workspace() order by random() limit $1',
      [Math.ceil(size * changedPart)],
    );
    await addToSearchOutbox(
      tx,
      rows.map(({ id }) => ({ kind: 'people', firstId: Number(id), lastId: Number(id) })),
    );
  });
}

async function addOwnPeople(client: Client, workspaceId: string, size: number): Promise<void> {
  await client.query(`insert into app.workspaces (workspace_id, created_at) values ($1, now())`, [workspaceId]);
  await client.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId]);
  await client.query(
    `insert into app.people (workspace_id, ${columns}) select $1::uuid, ${columns.replace('source', `'import'`)}
     from app.people where workspace_id = $2::uuid order by id limit $3`,
    [workspaceId, poolId, size],
  );
}

async function removeOwnPeople(client: Client, workspaceId: string): Promise<void> {
  await client.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId]);
  // Without the triggers that keep ledgers: there are none.
  await client.query('set session_replication_role = replica');
  for (const table of ['people', 'lead_changes', 'workspaces'])
    await client.query(`delete from app.${table} where workspace_id = $1`, [workspaceId]);
  await client.query('set session_replication_role = origin');
}
