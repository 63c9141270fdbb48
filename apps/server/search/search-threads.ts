/**
 * The threads of a search process. All read the same pool in shared memory; each follows the database for itself and answers one question at a time.
 * The first reads the pool from disk; others start once a second thread is worth its memory. A thread that ends is started again.
 */
import { Worker } from 'node:worker_threads';
import type { IndexState } from '@leadlight/adapters/search';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { faultOf } from '../http/fault.ts';
import type { FromBuilder, FromWorker, LogMessage, ToWorker, WorkerSetup } from './messages.ts';

/** The first pause before a thread is started again; doubled each time until it was ready. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;
/** With fewer leads, one thread answers in less than a millisecond, and a second one costs some sixty megabytes. */
const usualFewestForMore = 100_000;
/** Leads of a workspace that a second thread may read as well, where the workspace's first thread is busy. They take about two megabytes. */
const mostElsewhere = 25_000;
/** Workspaces whose thread is remembered; a forgotten one is read again elsewhere. */
const mostHomes = 100_000;
const longestStopMs = 2_000;
/**
 * Answers create short-lived objects. With V8's default of 16 MB, two threads of two answer 20 clients 5 % more slowly at a million leads
 * (`npm run bench -- scale`).
 */
const youngMegabytes = 96;

export interface SearchThreadsOptions {
  readonly target: ConnectionTarget;
  readonly snapshotPath: string;
  readonly threads: number;
  /** Leads of the pool from which on more than one thread starts; fewer in tests. */
  readonly fewestForMore?: number;
  /** Bytes of memory for workspaces' own leads, in all threads together. */
  readonly mostOwnBytes: number;
  readonly onLog: (message: LogMessage) => void;
  readonly onState: (state: IndexState) => void;
}

export interface SearchThreads {
  state(): IndexState;
  /**
   * @param content a `SearchQuestion` as bytes
   * @param done called once with the answer, or null if there is none; not called after the question was forgotten
   * @returns forgets the question
   */
  ask(workspaceId: string, content: Uint8Array, done: (content: Uint8Array | null) => void): () => void;
  stop(): Promise<void>;
}

interface Thread {
  worker: Worker | null;
  isReady: boolean;
  leads: number;
  caughtUpAt: number | null;
  pauseMs: number;
  restart: NodeJS.Timeout | undefined;
  readonly waiting: Map<number, { readonly workspaceId: string; readonly done: (content: Uint8Array | null) => void }>;
}

interface Home {
  readonly thread: Thread;
  ownLeads: number;
}

export function startSearchThreads({
  target,
  snapshotPath,
  threads: mostThreads,
  fewestForMore = usualFewestForMore,
  mostOwnBytes,
  onLog,
  onState,
}: SearchThreadsOptions): SearchThreads {
  const threads: Thread[] = [];
  /** In order of last use. */
  const homes = new Map<string, Home>();
  let image: SharedArrayBuffer | null = null;
  let isStopped = false;
  let lastId = 0;

  const state = (): IndexState => {
    const ready = threads.filter(({ isReady }) => isReady);
    const caughtUp = ready.map(({ caughtUpAt }) => caughtUpAt).filter((at) => at !== null);
    return {
      isReady: ready.length > 0,
      leads: ready[0]?.leads ?? 0,
      caughtUpAt: caughtUp.length > 0 ? Math.min(...caughtUp) : null,
      memoryBytes: process.memoryUsage.rss(),
    };
  };
  const post = (thread: Thread, message: ToWorker): void => thread.worker?.postMessage(message);
  const log = (level: LogMessage['level'], what: string, details: LogMessage['details'] = {}): void =>
    onLog({ kind: 'log', level, what, details });

  const pool = createPoolBuilder({
    setup: { target, snapshotPath, image: null, mostOwnBytes: 0 },
    log,
    onBuilt: (built, withoutThese) => {
      image = built;
      for (const thread of threads) if (!withoutThese.has(thread)) post(thread, { kind: 'pool', image: built });
    },
    onFailed: (askers) => askers.forEach((thread) => post(thread, { kind: 'noPool' })),
  });

  const receive = (thread: Thread, message: FromWorker): void => {
    if (message.kind === 'log') return onLog(message);
    if (message.kind === 'build') return pool.build(thread);
    // All threads notice; one is enough.
    if (message.kind === 'loose') return thread === threads[0] ? pool.build(null) : undefined;
    if (message.kind === 'read') {
      image = message.image;
      return;
    }
    if (message.kind === 'answer') {
      const asked = thread.waiting.get(message.id);
      if (!asked) return;
      thread.waiting.delete(message.id);
      const home = homes.get(asked.workspaceId);
      if (home) home.ownLeads = message.ownLeads;
      return asked.done(message.content);
    }
    thread.leads = message.leads;
    thread.caughtUpAt = message.kind === 'ready' ? Date.now() : message.at;
    if (message.kind === 'ready') {
      thread.isReady = true;
      thread.pauseMs = firstPauseMs;
      if (message.leads >= fewestForMore) while (threads.length < mostThreads) start(addThread());
    }
    onState(state());
  };

  const addThread = (): Thread => {
    const thread: Thread = {
      worker: null,
      isReady: false,
      leads: 0,
      caughtUpAt: null,
      pauseMs: firstPauseMs,
      restart: undefined,
      waiting: new Map(),
    };
    threads.push(thread);
    return thread;
  };

  const start = (thread: Thread): void => {
    const setup: WorkerSetup = { target, snapshotPath, image, mostOwnBytes: Math.ceil(mostOwnBytes / mostThreads) };
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: setup,
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    thread.worker = worker;
    worker.on('message', (message: FromWorker) => receive(thread, message));
    worker.on('error', (error) => log('warn', 'a search thread failed', faultOf(error)));
    worker.once('exit', () => {
      thread.worker = null;
      thread.isReady = false;
      for (const [workspaceId, home] of homes) if (home.thread === thread) homes.delete(workspaceId);
      const unanswered = [...thread.waiting.values()];
      thread.waiting.clear();
      for (const { done } of unanswered) done(null);
      if (isStopped) return;
      onState(state());
      log('warn', 'a search thread ended and is started again', { pauseMs: thread.pauseMs });
      thread.restart = setTimeout(start, thread.pauseMs, thread);
      thread.pauseMs = Math.min(thread.pauseMs * 2, longestPauseMs);
    });
  };

  /** The thread that knows the workspace; where that one is busy and the workspace is small, the one with the fewest questions. */
  const choose = (workspaceId: string): Thread | undefined => {
    const ready = threads.filter(({ isReady }) => isReady);
    const idlest = ready.reduce<Thread | undefined>(
      (best, each) => (best && best.waiting.size <= each.waiting.size ? best : each),
      undefined,
    );
    const home = homes.get(workspaceId);
    if (home) {
      homes.delete(workspaceId);
      homes.set(workspaceId, home);
      if (home.ownLeads > mostElsewhere || home.thread.waiting.size === 0) return home.thread;
      return idlest && idlest.waiting.size < home.thread.waiting.size ? idlest : home.thread;
    }
    if (idlest) homes.set(workspaceId, { thread: idlest, ownLeads: Infinity });
    if (homes.size > mostHomes) homes.delete(homes.keys().next().value ?? '');
    return idlest;
  };

  start(addThread());

  return {
    state,
    ask: (workspaceId, content, done) => {
      const thread = choose(workspaceId);
      if (!thread) {
        done(null);
        return () => undefined;
      }
      const id = ++lastId;
      thread.waiting.set(id, { workspaceId, done });
      post(thread, { kind: 'ask', id, workspaceId, content });
      return () => {
        if (thread.waiting.delete(id)) post(thread, { kind: 'forget', id });
      };
    },
    stop: async () => {
      isStopped = true;
      const workers = threads.flatMap(({ worker }) => worker ?? []);
      for (const { restart } of threads) clearTimeout(restart);
      const ended = workers.map((worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())));
      for (const thread of threads) post(thread, { kind: 'stop' });
      const hurry = setTimeout(() => {
        for (const worker of workers) void worker.terminate();
        pool.terminate();
      }, longestStopMs);
      await Promise.all([...ended, pool.stop()]);
      clearTimeout(hurry);
    },
  };
}

/**
 * Has the pool read from the database, one build at a time because they write the same file. A thread that asks during a build gets the next one,
 * which includes everything committed before the request.
 */
function createPoolBuilder({
  setup,
  log,
  onBuilt,
  onFailed,
}: {
  readonly setup: WorkerSetup;
  readonly log: (level: LogMessage['level'], what: string, details?: LogMessage['details']) => void;
  /** @param later threads that asked after this build began, and get the next one */
  readonly onBuilt: (image: SharedArrayBuffer, later: ReadonlySet<Thread>) => void;
  readonly onFailed: (askers: ReadonlySet<Thread>) => void;
}) {
  let builder: Worker | null = null;
  let later = new Set<Thread>();
  let isStopped = false;
  let ended: Promise<void> = Promise.resolve();

  const start = (askers: ReadonlySet<Thread>): void => {
    let isBuilt = false;
    const worker = new Worker(new URL('./build-index.ts', import.meta.url), { workerData: setup });
    builder = worker;
    worker.on('message', (message: FromBuilder) => {
      if (message.kind === 'notKept') return log('warn', 'the search index could not be written to disk', { fault: message.fault });
      isBuilt = true;
      onBuilt(message.image, later);
    });
    worker.once('error', (error) => log('warn', 'the search index could not be built', faultOf(error)));
    ended = new Promise((resolve) => {
      worker.once('exit', () => {
        builder = null;
        if (!isBuilt) onFailed(askers);
        const next = later;
        later = new Set();
        if (next.size > 0 && !isStopped) start(next);
        resolve();
      });
    });
  };
  return {
    /** @param asker null if nobody waits for it: a build that is under way is enough */
    build: (asker: Thread | null): void => {
      if (isStopped) return;
      if (!builder) start(new Set(asker ? [asker] : []));
      else if (asker) later.add(asker);
    },
    /** Starts no more builds. Settles when the last one is on disk, or has failed. */
    stop: (): Promise<void> => {
      isStopped = true;
      return ended;
    },
    terminate: () => void builder?.terminate(),
  };
}
