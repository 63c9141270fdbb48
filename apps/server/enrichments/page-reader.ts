/**
 * Reads pages of strangers in a separate thread with limited memory and time, so that a hostile page can't affect other requests. The thread starts when it is
 * first needed and ends when nothing was asked for a while. Questions are answered in order: if the thread has to be ended, the oldest question is the cause and
 * gets no answer; the others are asked again. A thread that does not start, and a fault while reading, are errors, and never an answer about a site.
 */
import { Worker } from 'node:worker_threads';
import type { CompanySite, SiteSurroundings, SourcePage } from '@leadlight/enrichment';
import type { ReaderAnswer, ReaderQuestion, ReaderSetup } from './page-reader-thread.ts';

export interface PageReader {
  /** Which pages to request next, best first. Null if the pages take too long or too much memory to read. @throws Error if reading failed */
  readonly choose: (sources: readonly SourcePage[], sitemap: readonly string[]) => Promise<readonly string[] | null>;
  /**
   * @returns null if the pages take too long or too much memory to read
   * @throws Error if reading failed
   */
  readonly read: (sources: readonly SourcePage[], domain: string, surroundings: SiteSurroundings) => Promise<CompanySite | null>;
  readonly close: () => Promise<void>;
}

export interface PageReaderOptions extends ReaderSetup {
  /** Milliseconds for one question. Six pages take 30 ms, hostile pages of a megabyte up to a second each. */
  readonly mostMs?: number;
  /** Milliseconds without a question after which the thread ends. */
  readonly restMs?: number;
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

const heapMegabytes = 512;

export function createPageReader({
  technologiesFile,
  mostMs = 20_000,
  restMs = 60_000,
  module = new URL('page-reader-thread.ts', import.meta.url),
}: PageReaderOptions): PageReader {
  let thread: Worker | null = null;
  let isReady = false;
  let number = 0;
  let late: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isClosed = false;
  const waiting: Waiting[] = [];

  const post = (to: Worker, { question }: Waiting): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    to.postMessage(question);
  };
  /** The time runs for the question that is answered now: the oldest. */
  const watch = (): void => {
    clearTimeout(late);
    if (isReady && waiting.length > 0) late = setTimeout(() => void thread?.terminate(), mostMs);
  };
  const ended = (which: Worker): void => {
    if (thread !== which) return;
    thread = null;
    if (!isReady) {
      // No site is the cause. It is not started again before the next question.
      for (const each of waiting.splice(0)) each.fail(new Error('The thread that reads pages did not start.'));
      return;
    }
    waiting.shift()?.settle(null);
    if (waiting.length === 0) return watch();
    const fresh = begin();
    for (const each of waiting) post(fresh, each);
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
      const [oldest] = waiting;
      if (oldest?.question.number !== answer.number) return;
      waiting.shift();
      watch();
      if (answer.fault === undefined) oldest.settle(answer);
      else oldest.fail(new Error(`The pages could not be read: ${answer.fault}.`));
      rest();
    });
    // A thread out of memory reports an error and exits.
    made.on('error', () => undefined);
    made.on('exit', () => ended(made));
    return made;
  };
  const rest = (): void => {
    clearTimeout(resting);
    if (waiting.length > 0) return;
    resting = setTimeout(() => {
      const idle = thread;
      if (waiting.length > 0 || !idle) return;
      thread = null;
      void idle.terminate();
    }, restMs);
    resting.unref();
  };
  const ask = (asked: Asked): Promise<ReaderAnswer | null> => {
    if (isClosed) return Promise.resolve(null);
    clearTimeout(resting);
    number += 1;
    const question: ReaderQuestion = { ...asked, number };
    return new Promise((settle, fail) => {
      const one = { question, settle, fail };
      waiting.push(one);
      post(thread ?? begin(), one);
      if (waiting.length === 1) watch();
    });
  };

  return {
    choose: async (sources, sitemap) => (await ask({ kind: 'choose', sources, sitemap, domain: '', surroundings: {} }))?.urls ?? null,
    read: async (sources, domain, surroundings) => (await ask({ kind: 'read', sources, sitemap: [], domain, surroundings }))?.site ?? null,
    close: async () => {
      isClosed = true;
      clearTimeout(late);
      clearTimeout(resting);
      for (const each of waiting.splice(0)) each.settle(null);
      const last = thread;
      thread = null;
      await last?.terminate();
    },
  };
}
