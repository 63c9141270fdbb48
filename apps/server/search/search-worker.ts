/**
 * A search thread: keeps an index in memory, follows the database, and answers one question at a time. Surprise: it can end at any moment (out of
 * memory, a crash); its process then answers with another thread or not at all, and starts it again.
 */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeQuestion, type SearchQuestion } from '@leadlight/adapters/search';
import { poolId } from '@leadlight/db/leads/for-search';
import { connect, inWorkspace } from '@leadlight/db/platform';
import { databaseIdentity, feedKeptDays, hasLostLeads, listenForLeads, type LeadListener } from '@leadlight/db/search';
import type { WorkspaceLeads } from '@leadlight/leads';
import { faultOf } from '../http/fault.ts';
import { answerQuestion } from './answer-question.ts';
import { takeEarlyImage } from './early-image.ts';
import { IndexKeeper } from './index-keeper.ts';
import { Lines } from './lines.ts';
import type { AnswerTiming, FromWorker, ToWorker, WorkerSetup } from './messages.ts';
import type { PoolSegments } from './read-pool.ts';
import { adaptiveReader } from './read-segment.ts';
import { openImage, readImage, readSnapshot } from './snapshot-file.ts';
import { WorkspaceFiles } from './workspace-files.ts';

/** Interval for polling, in case a notification is lost. Normally a notification arrives with each change. */
const usualPollMs = 10_000;
/** When this many leads, and this fraction of all, are outside the large segment, the index is rebuilt. */
const looseLeads = 50_000;
const loosePart = 0.1;
const dayMs = 86_400_000;
/** Between two looks whether files of open workspaces are old. */
const renewMs = 3_600_000;
const setup = workerData as WorkerSetup;
const db = connect(setup.target, { max: 4 });
const filesFolder = join(dirname(setup.snapshotPath), 'workspaces');
const files =
  setup.mostFileBytes === 0
    ? null
    : new WorkspaceFiles(db, {
        folder: filesFolder,
        mostBytes: setup.mostFileBytes,
        onTrouble: (what, error) => !isStopped && log('warn', what, faultOf(error)),
      });
const keeper = new IndexKeeper(db, adaptiveReader(db, setup.target, setup.share), build, {
  mostOwnBytes: setup.mostOwnBytes,
  files,
  share: setup.share,
});
const post = (message: FromWorker, transfer: readonly ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);
const log = (level: 'info' | 'warn', what: string, details: Readonly<Record<string, unknown>>): void =>
  post({ kind: 'log', level, what, details });

interface Asked {
  readonly id: number;
  readonly workspaceId: string;
  readonly question: SearchQuestion;
  readonly leads: WorkspaceLeads;
  /** When it arrived. */
  readonly atMs: number;
}

const waiting = new Lines<Asked>();
/** Questions that arrived and are neither answered nor forgotten. */
const open = new Set<number>();
let isStopped = false;
let isAnswering = false;
let listener: LeadListener | undefined;

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'stop') void stop();
  else if (message.kind === 'forget') open.delete(message.id);
  else if (message.kind === 'pool') takeImage(message.image);
  else if (message.kind === 'noPool') building?.reject(new Error('the index was not built'));
  else {
    open.add(message.id);
    void receive(message).catch((error: unknown) => {
      log('warn', 'a search failed', faultOf(error));
      fail(message.id);
    });
  }
});

/** Waits until what was committed before is in the index, and puts the question in line. Other questions are answered meanwhile. */
async function receive({ id, workspaceId, content }: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
  const atMs = performance.now();
  const question = decodeQuestion(content);
  if (!keeper.index) return fail(id);
  const current = keeper.workspace(workspaceId).then(() => readCommitted(workspaceId));
  // A command on a whole search must include everything; a page can be of a moment ago.
  if (question.kind === 'findAll' || question.kind === 'findAllPart') await current;
  else await withinWait(current);
  // Read again, because the workspace may have been reopened or closed meanwhile.
  const leads = keeper.opened(workspaceId) ?? (await keeper.workspace(workspaceId));
  waiting.push(workspaceId, { id, workspaceId, question, leads, atMs });
  if (!isAnswering) void answerAll();
}

/**
 * Returns when every change of the pool and this workspace that was committed before the call is in the index. One round trip tells whether there is
 * any; many questions share it.
 */
async function readCommitted(workspaceId: string): Promise<void> {
  try {
    if (!listener) throw new Error('not listening yet');
    await listener.settle();
    await Promise.all([keeper.caughtUp(poolId), keeper.caughtUp(workspaceId)]);
  } catch {
    // No connection to listen on, or a change that failed to be applied.
    await Promise.all([keeper.catchUp(poolId), keeper.catchUp(workspaceId)]);
  }
}

async function withinWait(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, setup.longestWaitMs)));
  try {
    await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
    // If it fails later, the next question finds out.
    work.catch(() => undefined);
  }
}

/** Yields between two answers, so that new messages arrive; questions that were forgotten are skipped. */
async function answerAll(): Promise<void> {
  isAnswering = true;
  for (let asked = waiting.next(); asked; asked = waiting.next()) {
    if (open.has(asked.id)) answer(asked);
    await nextTurn();
  }
  isAnswering = false;
}

function fail(id: number): void {
  if (open.delete(id)) post({ kind: 'noAnswer', id });
}

function answer({ id, workspaceId, question, leads, atMs }: Asked): void {
  const begunMs = performance.now();
  try {
    if (!keeper.index) throw new Error('no index');
    const content = answerQuestion(keeper.index, keeper.opened(workspaceId) ?? leads, question);
    open.delete(id);
    const timing: AnswerTiming = {
      'leadlight.search.kind': question.kind,
      'leadlight.search.waited_ms': Math.round(begunMs - atMs),
      'leadlight.search.took_ms': Math.round(performance.now() - begunMs),
    };
    const ownLeads = leads.stores.people.size + leads.stores.companies.size;
    post({ kind: 'answer', id, content, ownLeads, timing }, [content.buffer]);
  } catch (error) {
    log('warn', 'a search failed', faultOf(error));
    fail(id);
  }
}

let building: PromiseWithResolvers<PoolSegments> | null = null;
let isLooseReported = false;

/** @throws if the pool could not be read */
async function build(): Promise<PoolSegments> {
  building ??= Promise.withResolvers<PoolSegments>();
  post({ kind: 'build' });
  try {
    return await building.promise;
  } finally {
    building = null;
  }
}

/** The newest image of the pool that this thread has, which is also the one on disk. */
let newest: { readonly pool: PoolSegments; readonly writtenAt: Date } | null = null;

function takeImage(image: SharedArrayBuffer): void {
  isLooseReported = false;
  const opened = openImage(image);
  if (opened.kind !== 'read') return building?.reject(new Error('the index was not built'));
  newest = opened;
  if (building) return building.resolve(opened.pool);
  keeper.takePool(opened.pool).catch((error: unknown) => log('warn', 'the search index could not be rebuilt', faultOf(error)));
}

/** The pool from another thread or from disk, if it is not too old to be followed; otherwise it is built. */
async function load(): Promise<PoolSegments> {
  // A day less than the feed's retention, to allow for clocks that differ.
  const oldest = new Date(Date.now() - (feedKeptDays - 1) * dayMs);
  const known = setup.image && openImage(setup.image);
  if (known?.kind === 'read' && known.writtenAt >= oldest) {
    newest = known;
    return known.pool;
  }
  const database = await inWorkspace(db, poolId, databaseIdentity);
  const snapshot = await readSnapshot(takeEarlyImage() ?? readImage(setup.snapshotPath), { database, share: setup.share }, oldest);
  if (snapshot.kind === 'read') {
    newest = snapshot;
    post({ kind: 'read', image: snapshot.image });
    return snapshot.pool;
  }
  log(snapshot.kind === 'none' ? 'info' : 'warn', 'the search index is being rebuilt', { snapshot: snapshot.kind });
  return build();
}

async function start(): Promise<void> {
  const started = performance.now();
  await keeper.takePool(await load());
  const leads = keeper.index?.size ?? 0;
  log('info', 'the search index is ready', { leads, bytes: keeper.index?.bytes ?? 0, ms: Math.round(performance.now() - started) });
  post({ kind: 'ready', leads });
}

/** Applies the changes of one owner, or of all. Many notifications for one owner cause a single read. */
function follow(owner?: string): void {
  if (setup.sweepsFiles) files?.noteChange(owner);
  keeper.catchUp(owner).catch(noteNotApplied);
}

function noteNotApplied(error: unknown): void {
  if (!isStopped) log('warn', 'the search index could not apply changes', faultOf(error));
}

/** Follows, in case notifications were lost, and reports how the index is doing. */
async function poll(): Promise<void> {
  const at = Date.now();
  // Before the changes are applied, because a sweep must not depend on changes that can't be.
  if (setup.sweepsFiles) void files?.sweep();
  try {
    await keeper.poll();
    post({ kind: 'caughtUp', at, leads: keeper.index?.size ?? 0 });
  } catch (error) {
    noteNotApplied(error);
  }
  keeper.reopenLoose();
  if (at - renewedAt > renewMs) {
    renewedAt = at;
    keeper.renewFiles();
    if (setup.sweepsFiles) void renewPool().catch(noteNotApplied);
  }
  const { loose, size } = keeper.looseness;
  if (loose < looseLeads || loose < size * loosePart || isLooseReported) return;
  isLooseReported = true;
  post({ kind: 'loose' });
}

/** Has the pool built again if a lead of a snapshot that is a day old was deleted, so that an erased person's name doesn't stay in it. */
async function renewPool(): Promise<void> {
  if (!newest || isLooseReported || Date.now() - newest.writtenAt.getTime() < dayMs) return;
  const { position } = newest.pool;
  if (!(await inWorkspace(db, poolId, (tx) => hasLostLeads(tx, position)))) return;
  isLooseReported = true;
  post({ kind: 'loose' });
}

let polling: NodeJS.Timeout | undefined;
let renewedAt = 0;

async function stop(): Promise<void> {
  isStopped = true;
  clearInterval(polling);
  await listener?.stop();
  await db.end();
  process.exit(0);
}

// Nothing else would remove what was written before the files were turned off.
if (!files && setup.sweepsFiles) await rm(filesFolder, { recursive: true, force: true }).catch(noteNotApplied);
try {
  await start();
} catch (error) {
  // A thread that is stopped while it starts loses its connections on purpose.
  if (!isStopped) throw error;
}
if (!isStopped) {
  listener = listenForLeads(setup.target, follow);
  polling = setInterval(() => void poll(), setup.pollMs ?? usualPollMs);
}
