/**
 * The thread that searches: holds the index, follows the database, answers one question after the other. Starts from the snapshot, or from the
 * database where there is none that is whole. Surprise: it may end at any moment (memory, a fault); whoever asks then asks SQL, and starts another.
 */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { poolId } from '@leadlight/db/leads';
import { connect, inWorkspace } from '@leadlight/db/platform';
import { databaseIdentity, feedKeptDays, listenForLeads } from '@leadlight/db/search';
import { faultOf } from '../http/fault.ts';
import { IndexKeeper } from './index-keeper.ts';
import type { FromBuilder, FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import type { PoolSegments } from './read-pool.ts';
import { considerateReader } from './read-segment.ts';
import { openImage, readSnapshot } from './snapshot-file.ts';

/** A change is told at once; this often it is looked for, should a telling be lost. */
const lookMs = 10_000;
/** When so many leads, and this part of all, stand outside the large segment, it is built anew. */
const looseLeads = 50_000;
const loosePart = 0.1;
const dayMs = 86_400_000;
/** Of 19; a third of the time of a thread that has none, where both want the same processor (sched(7), "The nice value": 1.25 a step). */
const niceness = 5;

letOthersGoFirst();
const setup = workerData as WorkerSetup;
const db = connect(setup.target, { max: 4 });
const keeper = new IndexKeeper(db, considerateReader(db, setup.target), build);
const post = (message: FromWorker): void => parentPort?.postMessage(message);

type Question = Extract<ToWorker, { id: number }>;
const waiting: Question[] = [];
const forgotten = new Set<number>();
let isStopped = false;
let isAnswering = false;

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') void stop();
  else if (message.kind === 'forget') forgotten.add(message.id);
  else {
    waiting.push(message);
    if (!isAnswering) void answerAll();
  }
});

/** Between two questions others come in: those that nobody waits for any more are left out. */
async function answerAll(): Promise<void> {
  isAnswering = true;
  for (let question = waiting.shift(); question; question = waiting.shift()) {
    if (!forgotten.delete(question.id)) answer(question);
    await nextTurn();
  }
  forgotten.clear();
  isAnswering = false;
}

function answer(question: Question): void {
  const { id } = question;
  try {
    const { index } = keeper;
    if (!index || question.kind === 'forget') return post({ kind: 'failed', id });
    if (question.kind === 'findAll') {
      // What is done with a whole search counts what was written a moment ago.
      void keeper
        .catchUp(poolId)
        .then(() => keeper.workspace(question.workspaceId))
        .then(() => keeper.catchUp(question.workspaceId))
        .then(() => keeper.workspace(question.workspaceId))
        .then((leads) => reply(question, leads))
        .catch((error: unknown) => fail(id, error));
      return;
    }
    const known = keeper.opened(question.workspaceId);
    if (known) return reply(question, known);
    // Opening reads; others are answered meanwhile.
    void keeper
      .workspace(question.workspaceId)
      .then((leads) => reply(question, leads))
      .catch((error: unknown) => fail(id, error));
  } catch (error) {
    fail(id, error);
  }
}

function fail(id: number, error: unknown): void {
  post({ kind: 'log', level: 'warn', what: 'a search failed', details: faultOf(error) });
  post({ kind: 'failed', id });
}

function reply(question: Question, leads: NonNullable<ReturnType<IndexKeeper['opened']>>): void {
  const { index } = keeper;
  if (!index || question.kind === 'forget') return post({ kind: 'failed', id: question.id });
  if (question.kind === 'find') {
    const found = index.answer(leads, question.query, question.today);
    return post({ kind: 'found', id: question.id, answer: found && JSON.stringify(found) });
  }
  if (question.kind === 'findAll') {
    const ids = index.all(leads, question.question.kind, question.question.filters, question.today) as Float64Array<ArrayBuffer>;
    parentPort?.postMessage({ kind: 'foundAll', id: question.id, ids } satisfies FromWorker, [ids.buffer]);
    return;
  }
  const { kind, field, text, limit } = question.question;
  post({ kind: 'suggested', id: question.id, values: index.suggest(leads, kind, field, text, limit) });
}

let lastBuilder: Promise<void> = Promise.resolve();
/** Settled when what was built last is on disk. */
let keeping: Promise<void> = Promise.resolve();

/**
 * Reads all of the pool in a thread of its own, which keeps it on disk after that. One after the other: they write one file.
 * @throws when the thread fails
 */
function build(): Promise<PoolSegments> {
  const before = lastBuilder;
  return new Promise((resolve, reject) => {
    lastBuilder = before.then(
      () =>
        new Promise((end) => {
          const builder = new Worker(new URL('./build-index.ts', import.meta.url), { workerData: setup });
          builder.on('message', (message: FromBuilder) => {
            if (message.kind === 'notKept')
              return post({ kind: 'log', level: 'warn', what: 'the search index is not kept on disk', details: { fault: message.fault } });
            keeping = lastBuilder;
            const opened = openImage(message.image);
            if (opened.kind === 'read') resolve(opened.pool);
          });
          builder.once('error', reject);
          builder.once('exit', () => {
            reject(new Error('the index was not built'));
            end();
          });
        }),
    );
  });
}

async function load(): Promise<PoolSegments | null> {
  const database = await inWorkspace(db, poolId, databaseIdentity);
  // A day less than the feed is kept, for clocks that differ.
  const oldest = new Date(Date.now() - (feedKeptDays - 1) * dayMs);
  const snapshot = await readSnapshot(setup.snapshotPath, { database }, oldest);
  if (snapshot.kind === 'read') return snapshot.pool;
  post({
    kind: 'log',
    level: snapshot.kind === 'none' ? 'info' : 'warn',
    what: 'the search index is built anew',
    details: { snapshot: snapshot.kind },
  });
  return null;
}

async function start(): Promise<void> {
  const started = performance.now();
  await keeper.takePool((await load()) ?? (await build()));
  const leads = keeper.index?.size ?? 0;
  post({
    kind: 'log',
    level: 'info',
    what: 'the search index is ready',
    details: { leads, bytes: keeper.index?.bytes ?? 0, ms: Math.round(performance.now() - started) },
  });
  post({ kind: 'ready', leads });
}

let rebuilding: Promise<void> | null = null;

/** Owners whose changes are to be taken in; '' is all. Told a hundred times while one is taken in, it is looked once. */
const changed = new Set<string>();
let isFollowing = false;

function follow(owner = ''): void {
  changed.add(owner);
  if (!isFollowing) void followAll();
}

async function followAll(): Promise<void> {
  isFollowing = true;
  for (const owner of changed) {
    changed.delete(owner);
    await followOne(owner === '' ? undefined : owner);
  }
  isFollowing = false;
}

function followOne(owner: string | undefined): Promise<void> {
  return keeper.catchUp(owner).then(
    () => {
      const { loose, size } = keeper.looseness;
      if (loose < looseLeads || loose < size * loosePart || rebuilding || isStopped) return;
      rebuilding = build()
        .then((pool) => keeper.takePool(pool))
        .catch((error: unknown) =>
          post({ kind: 'log', level: 'warn', what: 'the search index was not built anew', details: faultOf(error) }),
        )
        .finally(() => (rebuilding = null));
    },
    (error: unknown) => post({ kind: 'log', level: 'warn', what: 'the search index could not follow', details: faultOf(error) }),
  );
}

let stopListening: (() => Promise<void>) | undefined;
let looking: NodeJS.Timeout | undefined;

async function stop(): Promise<void> {
  isStopped = true;
  clearInterval(looking);
  await stopListening?.();
  await keeping;
  await db.end();
  process.exit(0);
}

await start();
if (!isStopped) {
  stopListening = listenForLeads(setup.target, (owner) => follow(owner));
  looking = setInterval(() => {
    follow();
    keeper.reopenLoose();
  }, lookMs);
}

/**
 * Where all processors are busy, the thread that answers every request comes before this one: waiting for its turn it stood still for half a hundred
 * milliseconds. On Linux, where a thread has a priority of its own (setpriority(2), "C library/kernel differences"); elsewhere they are as one.
 */
function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    // "self/task/123", with the number of the thread that asks.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Not allowed here: then it is as elsewhere.
  }
}
