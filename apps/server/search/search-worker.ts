/**
 * The search thread: keeps the index in memory, follows the database, and answers one query at a time. Starts from the snapshot, or from the database
 * if there is no valid one. Surprise: it can end at any moment (out of memory, a crash); the API then searches with SQL and starts another thread.
 */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { poolId } from '@leadlight/db/leads';
import { connect, inWorkspace } from '@leadlight/db/platform';
import { databaseIdentity, feedKeptDays, listenForLeads } from '@leadlight/db/search';
import { findLikeness } from '@leadlight/leads/likeness';
import { faultOf } from '../http/fault.ts';
import { IndexKeeper } from './index-keeper.ts';
import type { FromBuilder, FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import type { PoolSegments } from './read-pool.ts';
import { adaptiveReader } from './read-segment.ts';
import { openImage, readSnapshot } from './snapshot-file.ts';

/** Interval for polling, in case a notification is lost. Normally a notification arrives with each change. */
const pollMs = 10_000;
/** When this many leads, and this fraction of all, are outside the large segment, the index is rebuilt. */
const looseLeads = 50_000;
const loosePart = 0.1;
const dayMs = 86_400_000;
/**
 * Of 19. Where two threads compete for a processor, this one gets a third of the time of a thread with nice value 0 (sched(7), "The nice value":
 * factor 1.25 per step).
 */
const niceness = 5;

lowerPriority();
const setup = workerData as WorkerSetup;
const db = connect(setup.target, { max: 4 });
const keeper = new IndexKeeper(db, adaptiveReader(db, setup.target), build);
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

/** Yields between two queries, so that new messages arrive; queries that were canceled are skipped. */
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
      // A command for all results must include leads that were written a moment ago.
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
    // Opening a workspace reads from the database; other queries are answered meanwhile.
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
    const found = index.answer(leads, question.query, question.today, question.lookedUp);
    return post({ kind: 'found', id: question.id, answer: found && JSON.stringify(found) });
  }
  if (question.kind === 'findAll') {
    const { kind, filters } = question.question;
    const ids = index.all(leads, kind, filters, question.today, question.lookedUp) as Float64Array<ArrayBuffer>;
    parentPort?.postMessage({ kind: 'foundAll', id: question.id, ids } satisfies FromWorker, [ids.buffer]);
    return;
  }
  if (question.kind === 'like') {
    const found = findLikeness(index, leads, question.question, question.today);
    return post({ kind: 'liked', id: question.id, answer: JSON.stringify(found) });
  }
  const { kind, field, text, limit } = question.question;
  post({ kind: 'suggested', id: question.id, values: index.suggest(leads, kind, field, text, limit) });
}

let lastBuilder: Promise<void> = Promise.resolve();
/** Settles when the last built index is on disk. */
let keeping: Promise<void> = Promise.resolve();

/**
 * Reads the whole pool in a separate thread, which then writes it to disk. Only one runs at a time, because they write the same file.
 * @throws if the thread fails
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
              return post({
                kind: 'log',
                level: 'warn',
                what: 'the search index could not be written to disk',
                details: { fault: message.fault },
              });
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
  // A day less than the feed's retention, to allow for clocks that differ.
  const oldest = new Date(Date.now() - (feedKeptDays - 1) * dayMs);
  const snapshot = await readSnapshot(setup.snapshotPath, { database }, oldest);
  if (snapshot.kind === 'read') return snapshot.pool;
  post({
    kind: 'log',
    level: snapshot.kind === 'none' ? 'info' : 'warn',
    what: 'the search index is being rebuilt',
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

/** Owners whose changes are waiting to be applied; '' means all. Many notifications for one owner cause a single read. */
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
  const at = Date.now();
  return keeper.catchUp(owner).then(
    () => {
      if (owner === undefined) post({ kind: 'caughtUp', at, leads: keeper.index?.size ?? 0 });
      const { loose, size } = keeper.looseness;
      if (loose < looseLeads || loose < size * loosePart || rebuilding || isStopped) return;
      rebuilding = build()
        .then((pool) => keeper.takePool(pool))
        .catch((error: unknown) =>
          post({ kind: 'log', level: 'warn', what: 'the search index could not be rebuilt', details: faultOf(error) }),
        )
        .finally(() => (rebuilding = null));
    },
    (error: unknown) => post({ kind: 'log', level: 'warn', what: 'the search index could not apply changes', details: faultOf(error) }),
  );
}

let stopListening: (() => Promise<void>) | undefined;
let polling: NodeJS.Timeout | undefined;

async function stop(): Promise<void> {
  isStopped = true;
  clearInterval(polling);
  await stopListening?.();
  await keeping;
  await db.end();
  process.exit(0);
}

try {
  await start();
} catch (error) {
  // A thread that is stopped while it starts loses its connections on purpose.
  if (!isStopped) throw error;
}
if (!isStopped) {
  stopListening = listenForLeads(setup.target, (owner) => follow(owner));
  polling = setInterval(() => {
    follow();
    keeper.reopenLoose();
  }, pollMs);
}

/**
 * Gives the thread that answers requests priority over this one. Without it, that thread waited up to 50 ms when all processors were busy. Only on
 * Linux, where threads have their own priority (setpriority(2), "C library/kernel differences"); elsewhere priorities are per process.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    // "self/task/123", with the id of the current thread.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // Not permitted on this machine; the thread keeps its normal priority.
  }
}
