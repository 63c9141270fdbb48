/**
 * Reads pages of strangers in a separate thread with limited memory and time, so that a hostile page can't affect other requests. The thread starts when it is
 * first needed and ends when nothing was asked for a while. It gets one question at a time: if it has to be ended, that question is the cause and gets no
 * answer, and the next one starts it again. A question that is canceled never reaches it, or its answer is dropped. A thread that does not start, and a
 * fault while reading, are errors, and never an answer about a site.
 */
import { Worker } from 'node:worker_threads';
import type { CompanySite, SiteSurroundings, SourcePage } from '@leadlight/enrichment';
import type { PageText } from '@leadlight/enrichment/questions';
import type { ReaderAnswer, ReaderQuestion, ReaderSetup } from './page-reader-thread.ts';

export interface PageReader {
  /**
   * Which pages to request next, best first. Null if the pages take too long or too much memory to read.
   * @throws Error if reading failed, or the signal's reason
   */
  readonly choose: (sources: readonly SourcePage[], sitemap: readonly string[], signal: AbortSignal) => Promise<readonly string[] | null>;
  /**
   * @returns null if the pages take too long or too much memory to read
   * @throws Error if reading failed, or the signal's reason
   */
  readonly read: (
    sources: readonly SourcePage[],
    domain: string,
    surroundings: SiteSurroundings,
    signal: AbortSignal,
  ) => Promise<CompanySite | null>;
  /**
   * The text that visitors see; without pages that have none.
   * @returns null if the pages take too long or too much memory to read
   * @throws Error if reading failed, or the signal's reason
   */
  readonly texts: (sources: readonly SourcePage[], signal: AbortSignal) => Promise<readonly PageText[] | null>;
  readonly close: () => Promise<void>;
}

export interface PageReaderOptions extends ReaderSetup {
  /** Milliseconds for one question. Six pages take 30 ms, hostile pages of a megabyte up to a second each. */
  readonly mostMs?: number;
  /** Milliseconds without a question after which the thread ends. */
  readonly restMs?: number;
  /** Megabytes that the thread may use; fewer in tests, so that it runs out of memory sooner. */
  readonly heapMegabytes?: number;
  /** The thread's module. */
  readonly module?: URL;
}

type Asked = Omit<ReaderQuestion, 'number'>;

interface Waiting {
  readonly question: ReaderQuestion;
  /** Null: no answer. */
  readonly settle: (answer: ReaderAnswer | null) => void;
  readonly fail: (error: Error) => void;
}

/** @param withdraw takes the question back if it is canceled. What the thread has it finishes; nobody waits for it. */
function waitingFor(
  question: ReaderQuestion,
  signal: AbortSignal,
  { resolve, reject }: { readonly resolve: (answer: ReaderAnswer | null) => void; readonly reject: (error: Error) => void },
  withdraw: () => void,
): Waiting {
  const abort = (): void => {
    withdraw();
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', abort, { once: true });
  const isOver = (): void => signal.removeEventListener('abort', abort);
  return {
    question,
    settle(answer) {
      isOver();
      resolve(answer);
    },
    fail(error) {
      isOver();
      reject(error);
    },
  };
}

const usualHeapMegabytes = 512;

export function createPageReader({
  technologiesFile,
  mostMs = 20_000,
  restMs = 60_000,
  heapMegabytes = usualHeapMegabytes,
  module = new URL('page-reader-thread.ts', import.meta.url),
}: PageReaderOptions): PageReader {
  let thread: Worker | null = null;
  let isReady = false;
  let number = 0;
  let late: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** The thread has it. */
  let asked: Waiting | null = null;
  const waiting: Waiting[] = [];

  /** One question at a time, so that those that are canceled never reach the thread. */
  const askNext = (): void => {
    if (asked) return;
    asked = waiting.shift() ?? null;
    if (!asked) return rest();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (thread ?? begin()).postMessage(asked.question);
    watch();
  };
  const watch = (): void => {
    clearTimeout(late);
    if (isReady && asked) late = setTimeout(() => void thread?.terminate(), mostMs);
  };
  const ended = (which: Worker): void => {
    if (thread !== which) return;
    thread = null;
    clearTimeout(late);
    const unanswered = asked;
    asked = null;
    if (isReady) unanswered?.settle(null);
    else {
      // No site is the cause. It is not started again before the next question.
      const all = [...(unanswered ? [unanswered] : []), ...waiting.splice(0)];
      for (const each of all) each.fail(new Error('The thread that reads pages did not start.'));
    }
    askNext();
  };
  const begin = (): Worker => {
    const setup: ReaderSetup = { technologiesFile };
    const made = new Worker(module, { workerData: setup, resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    thread = made;
    isReady = false;
    // The thread must not keep the process alive.
    made.unref();
    made.on('message', (answer: ReaderAnswer) => {
      if (thread !== made) return;
      if (answer.number === 0) {
        isReady = true;
        return watch();
      }
      if (asked?.question.number !== answer.number) return;
      const answered = asked;
      asked = null;
      clearTimeout(late);
      if (answer.fault === undefined) answered.settle(answer);
      else answered.fail(new Error(`The pages could not be read: ${answer.fault}.`));
      askNext();
    });
    // A thread out of memory reports an error and exits.
    made.on('error', () => undefined);
    made.on('exit', () => ended(made));
    return made;
  };
  const rest = (): void => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const idle = thread;
      if (asked || !idle) return;
      thread = null;
      void idle.terminate();
    }, restMs);
    resting.unref();
  };
  const ask = (toAsk: Asked, signal: AbortSignal): Promise<ReaderAnswer | null> => {
    if (isClosed) return Promise.resolve(null);
    number += 1;
    const question: ReaderQuestion = { ...toAsk, number };
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    clearTimeout(resting);
    return new Promise((resolve, reject) => {
      const one = waitingFor(question, signal, { resolve, reject }, () => {
        const index = waiting.indexOf(one);
        if (index !== -1) waiting.splice(index, 1);
      });
      waiting.push(one);
      askNext();
    });
  };

  return {
    choose: async (sources, sitemap, signal) =>
      (await ask({ kind: 'choose', sources, sitemap, domain: '', surroundings: {} }, signal))?.urls ?? null,
    read: async (sources, domain, surroundings, signal) =>
      (await ask({ kind: 'read', sources, sitemap: [], domain, surroundings }, signal))?.site ?? null,
    texts: async (sources, signal) =>
      (await ask({ kind: 'texts', sources, sitemap: [], domain: '', surroundings: {} }, signal))?.texts ?? null,
    close: async () => {
      isClosed = true;
      clearTimeout(late);
      clearTimeout(resting);
      for (const each of [...(asked ? [asked] : []), ...waiting.splice(0)]) each.settle(null);
      asked = null;
      const last = thread;
      thread = null;
      await last?.terminate();
    },
  };
}
