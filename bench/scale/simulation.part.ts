/** A pool of 100 million leads: memory, disk, start and rate of changes of the search process, calculated from measurements with fewer leads. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SearchConnection } from '@leadlight/adapters/search';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type ConnectionTarget } from '@leadlight/db/platform';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { dayOf } from '@leadlight/leads';
import { findFreePort } from '../../e2e/free-port.ts';
import { median, type Figure } from '../figures.ts';
import { mixedQuestions } from '../search/questions.ts';
import { startServer } from '../search/server.ts';
import { CannotRun, type Part } from './part.ts';
import { startSearchProcess } from './search-process.ts';

const calculatedLeads = 100_000_000;
/** Leads whose changes are applied, each with an entry of its own. */
const changes = 2_000;
const questions = 60;

interface Measured {
  readonly leads: number;
  readonly buildMs: number;
  /** Of this, reading the pool from the database. */
  readonly readingMs: number;
  readonly startMs: number;
  readonly readMs: number;
  readonly imageBytes: number;
  readonly memoryBytes: number;
  readonly answerMs: number;
  readonly emptyMs: number;
  readonly changesMs: number;
}

export const measure: Part = async ({ leads, dataFolder, print }) => {
  if (!existsSync(join(dataFolder, 'bench.json')))
    throw new CannotRun(`There are no leads in ${dataFolder}. First run: npm run bench -- search --generate --leads=${leads}`);
  const server = await startServer(dataFolder, { SEARCH_ENGINE: 'sql' });
  const folder = `${dataFolder}-simulation`;
  try {
    const owner = sharePostgres(dataFolder);
    if (!owner) throw new Error('The embedded database is not running.');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const measured = await measureProcess(owner, folder, print);
    return {
      title: 'One hundred million leads, calculated',
      about: `From a search process with one thread and ${measured.leads.toLocaleString('en-US')} leads. Amounts that grow with the number of leads are multiplied; the others are added.`,
      figures: figuresOf(measured),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await server.stop();
  }
};

async function measureProcess(owner: ConnectionTarget, folder: string, print: (what: string) => void): Promise<Measured> {
  const snapshot = join(folder, 'search', 'pool.index');
  print('the index is built …');
  const builder = await startSearchProcess({ owner, dataFolder: folder, port: await findFreePort(), threads: 1 });
  while (!existsSync(snapshot)) await delay(100);
  await builder.stop();
  print('it is started from its snapshot …');
  const process = await startSearchProcess({ owner, dataFolder: folder, port: await findFreePort(), threads: 1 });
  const connection = await process.connect();
  try {
    const owners = randomUUID();
    const times = async (asked: ReturnType<typeof mixedQuestions>): Promise<number> => {
      const taken: number[] = [];
      for (const query of asked) taken.push(await timed(() => ask(connection, owners, query)));
      return median(taken);
    };
    await times(mixedQuestions(questions, 1));
    print('changes are applied …');
    const answerMs = await times(mixedQuestions(questions, 2));
    // A country that no lead has: a question of the same length that visits no lead.
    const emptyMs = await times(
      mixedQuestions(questions, 3).map((query) => ({ ...query, facets: [], filters: { country: { include: ['--'] } } })),
    );
    const memoryBytes = await process.memoryBytes();
    return {
      leads: connection.state().leads,
      buildMs: builder.readyMs,
      readingMs: builder.poolMs,
      startMs: process.readyMs,
      readMs: process.poolMs,
      imageBytes: (await stat(snapshot)).size,
      memoryBytes,
      answerMs,
      emptyMs,
      changesMs: await changeAll(connection, owner),
    };
  } finally {
    await connection.stop();
    await process.stop();
  }
}

const today = dayOf(Date.now() / 1_000);
const ask = (connection: SearchConnection, workspaceId: string, query: ReturnType<typeof mixedQuestions>[number]): Promise<Buffer> =>
  connection.ask(workspaceId, { kind: 'find', query, lookedUp: {}, today });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** @returns milliseconds until a whole search, which must include every change, is answered */
async function changeAll(connection: SearchConnection, owner: ConnectionTarget): Promise<number> {
  const db = connect(serverTarget(owner), { max: 1 });
  try {
    await inWorkspace(db, poolId, async (tx) => {
      const { rows } = await tx.query<{ id: string }>(
        'select id from people where workspace_id = current_workspace() order by md5(id::text) limit $1',
        [changes],
      );
      await addToSearchOutbox(
        tx,
        rows.map(({ id }) => ({ kind: 'people', firstId: Number(id), lastId: Number(id) })),
      );
    });
    const question = { kind: 'people', filters: { country: { include: ['--'] } } } as const;
    return await timed(() => connection.ask(randomUUID(), { kind: 'findAll', question, lookedUp: {}, today }));
  } finally {
    await db.end();
  }
}

function figuresOf(measured: Measured): Figure[] {
  const { leads, buildMs, readingMs, startMs, readMs, imageBytes, memoryBytes, answerMs, emptyMs, changesMs } = measured;
  const factor = calculatedLeads / leads;
  const fixedMs = Math.max(0, startMs - readMs);
  const gigabytes = (bytes: number): number => bytes / 1e9;
  return [
    {
      what: 'Measured: start without a snapshot, leads',
      value: leads / (readingMs / 1_000),
      unit: '/s',
      note: `${(buildMs / 1_000).toFixed(1)} s, of which reading took ${(readingMs / 1_000).toFixed(1)} s.`,
    },
    {
      what: 'Measured: start from the snapshot',
      value: startMs,
      unit: 'ms',
      note: `Of this, ${readMs.toFixed(0)} ms read the snapshot, checked.`,
    },
    { what: 'Measured: snapshot, a lead', value: imageBytes / leads, unit: 'B' },
    {
      what: 'Measured: memory beside the pool',
      value: gigabytes(Math.max(0, memoryBytes - imageBytes)),
      unit: '',
      note: 'GB, of the process.',
    },
    {
      what: 'Measured: an answer with all counts, p50',
      value: answerMs,
      unit: 'ms',
      note: `Of this, ${emptyMs.toFixed(1)} ms for one that finds nothing.`,
    },
    {
      what: 'Measured: changes applied, each of one lead',
      value: changes / (changesMs / 1_000),
      unit: '/s',
      note: `${changes.toLocaleString('en-US')} at once, until a search that must include all of them is answered.`,
    },
    {
      what: '100 M leads, calculated: memory of a process with one thread',
      value: gigabytes(imageBytes * factor + Math.max(0, memoryBytes - imageBytes)),
      unit: '',
      note: 'GB. The pool takes twice its part while it is rebuilt.',
    },
    {
      what: '100 M leads, calculated: snapshot on disk',
      value: gigabytes(imageBytes * factor),
      unit: '',
      note: 'GB; while it is written, twice.',
    },
    { what: '100 M leads, calculated: start from the snapshot', value: (fixedMs + readMs * factor) / 1_000, unit: 's' },
    {
      what: '100 M leads, calculated: start without a snapshot',
      value: (fixedMs + readingMs * factor) / 1_000,
      unit: 's',
      note: 'With one connection for each kind of lead.',
    },
    {
      what: '100 M leads, calculated: an answer with all counts, p50, one thread',
      value: emptyMs + Math.max(0, answerMs - emptyMs) * factor,
      unit: 'ms',
      note: 'Each facet is a scan; other threads answer other questions.',
    },
    {
      what: '100 M leads, calculated: changes a day that one process follows',
      value: ((changes / (changesMs / 1_000)) * 86_400) / 1e6,
      unit: '',
      note: 'Millions. Applying a change takes as long in a pool of any size; rebuilding the pool after a tenth has changed is not included.',
    },
  ];
}
