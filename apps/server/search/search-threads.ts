/**
 * The threads of a search process. All read the same pool in shared memory; each follows the database for itself and answers one question at a time.
 * The first reads the pool from disk; others start once a second thread is worth its memory. A thread that ends is started again.
 */
import { Worker } from 'node:worker_threads';
import type { IndexState } from '@leadlight/adapters/search';
import type { ConnectionTarget } from '@leadlight/db/platform';
import { wholePool, type LeadShare } from '@leadlight/leads/segments';
import { faultOf } from '../http/fault.ts';
import type { AnswerTiming, FromWorker, LogMessage, ToWorker, WorkerSetup } from './messages.ts';
import { createPoolBuilder, type PoolBuilder } from './pool-builder.ts';

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
 * A question waits this long for the changes that were committed before it. If applying them takes longer, as for an import of very many rows, the
 * answer is from before them.
 */
const usualLongestWaitMs = 5_000;
/**
 * Answers create short-lived objects. With V8's default of 16 MB, two threads of two answer 20 clients 5 % more slowly at a million leads
 * (`npm run bench -- scale`).
 */
const youngMegabytes = 96;

const searchThreadName = 'search';

export interface SearchThreadsOptions {
  readonly target: ConnectionTarget;
  readonly snapshotPath: string;
  /** Which leads they have; all by default. */
  readonly share?: LeadShare;
  readonly threads: number;
  /** Leads of the pool from which on more than one thread starts; fewer in tests. */
  readonly fewestForMore?: number;
  /** Milliseconds between two polls, in case a notification is lost; shorter in tests. */
  readonly pollMs?: number;
  /** Bytes of memory for workspaces' own leads, in all threads together. */
  readonly mostOwnBytes: number;
  /** Bytes of disk for files of workspaces' own leads; 0 for none. */
  readonly mostFileBytes: number;
  /** How long a question waits for changes; longer in tests, because reading the pool again can take any time on a busy machine. */
  readonly longestWaitMs?: number;
  readonly onLog: (message: LogMessage) => void;
  readonly onState: (state: IndexState) => void;
}

interface Thread {
  worker: Worker | null;
  isReady: boolean;
  leads: number;
  caughtUpAt: number | null;
  pauseMs: number;
  restart: NodeJS.Timeout | undefined;
  readonly waiting: Map<number, { readonly workspaceId: string; readonly done: AnswerDone }>;
}

/** Called once, with null if there is no answer. */
type AnswerDone = (content: Uint8Array | null, timing?: AnswerTiming) => void;

interface Home {
  readonly thread: Thread;
  ownLeads: number;
}

export class SearchThreads {
  readonly #options: SearchThreadsOptions;
  readonly #threads: Thread[] = [];
  /** In order of last use. */
  readonly #homes = new Map<string, Home>();
  readonly #pool: PoolBuilder<Thread>;
  #image: SharedArrayBuffer | null = null;
  #isStopped = false;
  #lastId = 0;

  constructor(options: SearchThreadsOptions) {
    this.#options = options;
    const { target, snapshotPath, share = wholePool, longestWaitMs = usualLongestWaitMs } = options;
    this.#pool = createPoolBuilder<Thread>({
      setup: { target, snapshotPath, share, image: null, mostOwnBytes: 0, mostFileBytes: 0, sweepsFiles: false, longestWaitMs },
      onLog: options.onLog,
      onBuilt: (built, later) => {
        this.#image = built;
        for (const thread of this.#threads) if (!later.has(thread)) post(thread, { kind: 'pool', image: built });
      },
      onFailed: (askers) => askers.forEach((thread) => post(thread, { kind: 'noPool' })),
    });
    this.#addThread();
  }

  state(): IndexState {
    const ready = this.#threads.filter(({ isReady }) => isReady);
    const caughtUp = ready.map(({ caughtUpAt }) => caughtUpAt).filter((at) => at !== null);
    return {
      isReady: ready.length > 0,
      leads: ready[0]?.leads ?? 0,
      caughtUpAt: caughtUp.length > 0 ? Math.min(...caughtUp) : null,
      memoryBytes: process.memoryUsage.rss(),
    };
  }

  /**
   * @param content a `SearchQuestion` as bytes
   * @param done not called after the question was forgotten
   * @returns forgets the question
   */
  ask(workspaceId: string, content: Uint8Array, done: AnswerDone): () => void {
    const thread = this.#choose(workspaceId);
    if (!thread) {
      done(null);
      return () => undefined;
    }
    this.#lastId += 1;
    const id = this.#lastId;
    thread.waiting.set(id, { workspaceId, done });
    post(thread, { kind: 'ask', id, workspaceId, content });
    return () => {
      if (thread.waiting.delete(id)) post(thread, { kind: 'forget', id });
    };
  }

  /** Ends one thread as a crash would; for tests. */
  crash(): void {
    void this.#threads[0]?.worker?.terminate();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const workers = this.#threads.flatMap(({ worker }) => worker ?? []);
    for (const { restart } of this.#threads) clearTimeout(restart);
    const ended = workers.map((worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())));
    for (const thread of this.#threads) post(thread, { kind: 'stop' });
    const hurry = setTimeout(() => {
      for (const worker of workers) void worker.terminate();
      this.#pool.terminate();
    }, longestStopMs);
    await Promise.all([...ended, this.#pool.stop()]);
    clearTimeout(hurry);
  }

  #addThread(): void {
    const thread: Thread = {
      worker: null,
      isReady: false,
      leads: 0,
      caughtUpAt: null,
      pauseMs: firstPauseMs,
      restart: undefined,
      waiting: new Map(),
    };
    this.#threads.push(thread);
    this.#start(thread);
  }

  #start(thread: Thread): void {
    const {
      target,
      snapshotPath,
      share = wholePool,
      mostOwnBytes,
      mostFileBytes,
      threads,
      pollMs,
      longestWaitMs = usualLongestWaitMs,
    } = this.#options;
    const setup: WorkerSetup = {
      target,
      snapshotPath,
      share,
      image: this.#image,
      mostOwnBytes: Math.ceil(mostOwnBytes / threads),
      mostFileBytes,
      sweepsFiles: thread === this.#threads[0],
      pollMs,
      longestWaitMs,
    };
    const worker = new Worker(new URL('./search-thread.ts', import.meta.url), {
      workerData: setup,
      // For tools that show the threads of a process, such as top -H.
      name: searchThreadName,
      resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    });
    thread.worker = worker;
    worker.on('message', (message: FromWorker) => this.#receive(thread, message));
    worker.on('error', (error) => this.#warn('a search thread failed', faultOf(error)));
    worker.once('exit', () => this.#ended(thread));
  }

  #ended(thread: Thread): void {
    thread.worker = null;
    thread.isReady = false;
    for (const [workspaceId, home] of this.#homes) if (home.thread === thread) this.#homes.delete(workspaceId);
    const unanswered = [...thread.waiting.values()];
    thread.waiting.clear();
    for (const { done } of unanswered) done(null);
    if (this.#isStopped) return;
    this.#options.onState(this.state());
    this.#warn('a search thread ended and is started again', { pauseMs: thread.pauseMs });
    thread.restart = setTimeout(() => this.#start(thread), thread.pauseMs);
    thread.pauseMs = Math.min(thread.pauseMs * 2, longestPauseMs);
  }

  #receive(thread: Thread, message: FromWorker): void {
    if (message.kind === 'log') return this.#options.onLog(message);
    if (message.kind === 'build') return this.#pool.build(thread);
    // All threads notice; one is enough.
    if (message.kind === 'loose') return thread === this.#threads[0] ? this.#pool.build(null) : undefined;
    if (message.kind === 'read') {
      this.#image = message.image;
      return;
    }
    if (message.kind === 'answer' || message.kind === 'noAnswer') {
      const asked = thread.waiting.get(message.id);
      if (!asked) return;
      thread.waiting.delete(message.id);
      if (message.kind === 'noAnswer') return asked.done(null);
      const home = this.#homes.get(asked.workspaceId);
      if (home) home.ownLeads = message.ownLeads;
      return asked.done(message.content, message.timing);
    }
    thread.leads = message.leads;
    thread.caughtUpAt = message.kind === 'ready' ? Date.now() : message.at;
    if (message.kind === 'ready') {
      thread.isReady = true;
      thread.pauseMs = firstPauseMs;
      const { threads, fewestForMore = usualFewestForMore } = this.#options;
      // It may become ready while all are told to stop.
      if (message.leads >= fewestForMore) while (!this.#isStopped && this.#threads.length < threads) this.#addThread();
    }
    this.#options.onState(this.state());
  }

  /** The thread that knows the workspace; where that one is busy and the workspace is small, the one with the fewest questions. */
  #choose(workspaceId: string): Thread | undefined {
    const [first, ...others] = this.#threads.filter(({ isReady }) => isReady);
    if (!first) return undefined;
    const idlest = others.reduce((best, each) => (best.waiting.size <= each.waiting.size ? best : each), first);
    const home = this.#homes.get(workspaceId);
    if (home) {
      this.#homes.delete(workspaceId);
      this.#homes.set(workspaceId, home);
      if (home.ownLeads > mostElsewhere || home.thread.waiting.size === 0) return home.thread;
      return idlest.waiting.size < home.thread.waiting.size ? idlest : home.thread;
    }
    this.#homes.set(workspaceId, { thread: idlest, ownLeads: Infinity });
    if (this.#homes.size > mostHomes) this.#homes.delete(this.#homes.keys().next().value ?? '');
    return idlest;
  }

  #warn(what: string, details: LogMessage['details']): void {
    this.#options.onLog({ kind: 'log', level: 'warn', what, details });
  }
}

const post = (thread: Thread, message: ToWorker): void => thread.worker?.postMessage(message);
