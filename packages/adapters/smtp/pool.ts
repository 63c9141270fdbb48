/**
 * Asks mail servers about recipients over as few connections as possible. Questions are queued by server address. This module decides
 * when to open and close sessions; `session-worker.ts` asks the questions.
 *
 * Urgent questions, which a user is waiting for, go before bulk ones.
 */
import type { HostReplies, Stop } from '@leadlight/verification';
import { tracedCall } from '../tracing.ts';
import { createControlNames, type NameFor } from './control-names.ts';
import type { HostGate, Pass } from './host-gate.ts';
import {
  createHostQueue,
  createServerMemory,
  enqueue,
  hasAskableQuestions,
  hasQuestions,
  type HostQueue,
  questionCount,
  type QueuedQuestion,
  remove,
  type ServerMemory,
  takeAll,
} from './host-queue.ts';
import type { Question } from './question.ts';
import { defaultBatch, SessionWorker, type WorkerOptions } from './session-worker.ts';
import type { Session } from './session.ts';

export interface Pool {
  /** Never rejects: errors are part of the result. */
  readonly ask: (question: Question) => Promise<HostReplies>;
  /** The number of open sessions. */
  readonly size: () => number;
  /** Closes all sessions. Waiting questions stop as canceled. */
  readonly close: () => void;
}

export interface PoolOptions extends WorkerOptions {
  readonly gate: HostGate;
  /** Returns the local part of a domain's control address. Without it, names are generated here and last as long as the process. */
  readonly nameFor?: NameFor | undefined;
  readonly tls: 'offered' | 'demanded' | 'never';
  /** How long a question waits for a server that is backing off, in milliseconds. */
  readonly patienceMs: number;
  /** The most sessions at a time, across all servers. Urgent questions may use a few more. */
  readonly maxSessions: number;
  /** Called with errors of the gate. The questions are answered regardless. */
  readonly onFault: (error: unknown) => void;
}

/** Servers that are remembered while nothing is asked there. */
const maxRememberedServers = 5_000;
const extraUrgentSessions = 20;
const canceled: Stop = { stage: 'connect', cause: 'cancelled', reply: null, detail: null };

export function createPool(options: PoolOptions): Pool {
  return new SmtpPool(options);
}

class SmtpPool implements Pool {
  readonly #options: PoolOptions;
  readonly #queues = new Map<string, HostQueue>();
  /** What is remembered about each server, least recently used first. */
  readonly #memories = new Map<string, ServerMemory>();
  readonly #sessions = new Set<Session>();
  #workers = 0;
  /** Servers that are waiting for a session slot, longest waiting first. */
  readonly #waitingForSlot = new Set<HostQueue>();
  /** Callbacks that end sessions which are idle. */
  readonly #endIdle = new Set<() => void>();
  readonly #closing = new AbortController();
  readonly #worker: SessionWorker;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#worker = new SessionWorker(options, {
      sessions: this.#sessions,
      endIdle: this.#endIdle,
      signal: this.#closing.signal,
      controlNames: options.nameFor ? { nameFor: options.nameFor, forget: () => undefined } : createControlNames(options.random),
      isSlotWanted: () => this.#waitingForSlot.size > 0,
      startWorkers: (queue) => this.#startWorkers(queue),
      guard: (call) => this.#guard(call),
    });
  }

  ask(question: Question): Promise<HostReplies> {
    // With the time that it waits for its turn at the server.
    return tracedCall(
      'mail server',
      {},
      () => this.#ask(question),
      ({ target }) => ({ 'leadlight.outcome': target.kind === 'stopped' ? target.stop.cause : target.kind }),
    );
  }

  #ask(question: Question): Promise<HostReplies> {
    return new Promise((resolve) => {
      const queue = this.#queueFor(question.address);
      const abort = (): void => {
        remove(queue, queued);
        resolve({ host: question.host, target: { kind: 'stopped', stop: canceled }, controls: [] });
      };
      const queued: QueuedQuestion = {
        question,
        retries: 0,
        reported: new Set(),
        answer(replies) {
          question.signal.removeEventListener('abort', abort);
          resolve(replies);
        },
      };
      if (question.signal.aborted || this.#closing.signal.aborted) return abort();
      question.signal.addEventListener('abort', abort, { once: true });
      enqueue(queue, queued);
      this.#startWorkers(queue);
    });
  }

  size(): number {
    return this.#sessions.size;
  }

  close(): void {
    this.#closing.abort(new Error('The pool was closed.'));
    for (const queue of this.#queues.values()) for (const queued of takeAll(queue)) this.#stop(queued, canceled);
  }

  #queueFor(address: string): HostQueue {
    const queue = this.#queues.get(address) ?? createHostQueue(address, this.#options.tls, this.#memoryOf(address));
    this.#queues.set(address, queue);
    return queue;
  }

  /** What the server accepted shows later whether it has changed its behavior since. */
  #memoryOf(address: string): ServerMemory {
    const known = this.#memories.get(address) ?? createServerMemory();
    this.#memories.delete(address);
    this.#memories.set(address, known);
    const [oldest] = this.#memories.keys();
    if (this.#memories.size > maxRememberedServers && oldest !== undefined) this.#memories.delete(oldest);
    return known;
  }

  /** Starts workers one at a time while there are more questions than the workers can take. */
  #startWorkers(queue: HostQueue): void {
    if (!hasAskableQuestions(queue) || queue.isAcquiringSlot) return;
    const [wake] = queue.idleSessions;
    if (wake) return wake();
    // Urgent questions open another connection when the sessions being opened cannot take them; bulk questions only when all workers
    // cannot: one round trip in an open session is cheaper than the four of a new one.
    const available = queue.urgent.length > 0 ? queue.openingWorkers : queue.workers;
    if (questionCount(queue) <= available * defaultBatch || queue.workers >= queue.mostSessions) return;
    if (this.#workers >= this.#options.maxSessions + (queue.urgent.length > 0 ? extraUrgentSessions : 0)) {
      this.#waitingForSlot.add(queue);
      const [endIdle] = this.#endIdle;
      return endIdle?.();
    }
    queue.isAcquiringSlot = true;
    this.#workers++;
    queue.workers++;
    queue.openingWorkers++;
    void this.#runWorker(queue).finally(() => this.#afterWorker(queue));
  }

  #afterWorker(queue: HostQueue): void {
    this.#workers--;
    queue.workers--;
    if (queue.workers === 0 && !hasQuestions(queue)) this.#queues.delete(queue.address);
    // Servers that were waiting for a slot go first, this one last.
    const waiting = [...this.#waitingForSlot].toSorted((a, b) => Number(b.urgent.length > 0) - Number(a.urgent.length > 0));
    for (const other of [...waiting.slice(0, 2), queue]) {
      this.#waitingForSlot.delete(other);
      this.#startWorkers(other);
    }
  }

  async #runWorker(queue: HostQueue): Promise<void> {
    let pass: Pass | null = null;
    try {
      pass = await this.#enterGate(queue);
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#options.onFault(error);
      for (const queued of takeAll(queue)) this.#stop(queued, canceled);
    } finally {
      queue.isAcquiringSlot = false;
      if (!pass) queue.openingWorkers--;
    }
    if (!pass) return;
    this.#startWorkers(queue);
    try {
      await this.#worker.run(queue);
    } finally {
      await this.#guard(this.#options.gate.leave(pass));
    }
  }

  /** Acquires a connection slot at the server, or returns null when no question is left. */
  async #enterGate(queue: HostQueue): Promise<Pass | null> {
    const { clock, gate, patienceMs } = this.#options;
    const { signal } = this.#closing;
    const startedMs = clock.now();
    while (hasAskableQuestions(queue) && !signal.aborted) {
      const entry = await gate.enter(queue.address, { signal, isUrgent: queue.urgent.length > 0 });
      if (entry.kind === 'entered') return entry.pass;
      const waitMs = entry.untilMs - clock.now();
      if (clock.now() - startedMs + waitMs > patienceMs) {
        const stop: Stop = {
          stage: 'connect',
          cause: entry.because === 'unreachable' ? 'unreachable' : 'backing_off',
          reply: null,
          detail: entry.because,
        };
        for (const queued of takeAll(queue)) this.#stop(queued, stop);
        return null;
      }
      await this.#wait(waitMs);
    }
    return null;
  }

  /** Resolves after `ms` milliseconds, or when the pool closes. */
  #wait(ms: number): Promise<void> {
    const { signal } = this.#closing;
    return new Promise((resolve) => {
      const stop = this.#options.clock.after(ms, () => {
        signal.removeEventListener('abort', end);
        resolve();
      });
      const end = (): void => {
        stop();
        resolve();
      };
      signal.addEventListener('abort', end, { once: true });
    });
  }

  /** Errors of the gate must not affect questions: reports them and returns null. */
  async #guard<T>(call: Promise<T>): Promise<T | null> {
    try {
      return await call;
    } catch (error) {
      this.#options.onFault(error);
      return null;
    }
  }

  #stop({ question, answer }: QueuedQuestion, stop: Stop): void {
    question.onStep({
      kind: 'connect',
      atMs: this.#options.clock.now(),
      tookMs: 0,
      host: question.host,
      address: question.address,
      outcome: stop.cause,
      detail: stop.detail,
    });
    answer({ host: question.host, target: { kind: 'stopped', stop }, controls: [] });
  }
}
