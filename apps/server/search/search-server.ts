/** The connections of a search process: who may ask, how many, and how they end. `asking-connection.ts` serves one. */
import type { Duplex } from 'node:stream';
import type { IndexState } from '@leadlight/adapters/search';
import { wholePool, type LeadShare } from '@leadlight/leads/segments';
import { digestOf, serveAsking, type AskingConnection } from './asking-connection.ts';
import type { SearchThreads } from './search-threads.ts';

/** Processes that search, and as many that only try to. */
const usualMostOpen = 1_000;
/** How often connections hear the state, so that they notice when the machine or the network between is gone. */
const usualStateEveryMs = 5_000;
/** Six whole searches of ten million leads. */
const usualMostUnreadBytes = 536_870_912;
/** What was asked before the end is still answered, for so long. */
const longestEndMs = 3_000;

export interface SearchServer {
  /** Serves one connection until it ends. */
  accept(stream: Duplex): void;
  /** Sends all connections how the index is doing. */
  report(state: IndexState): void;
  /** Answers what was asked, takes no more questions and ends all connections. */
  close(): Promise<void>;
}

interface SearchServerOptions {
  /** The most connections at once, with those that have not said who they are. */
  readonly mostOpen?: number;
  /** Short in tests. */
  readonly stateEveryMs?: number;
  /** Small in tests: a connection that lets so many bytes of answers wait is disconnected. */
  readonly mostUnreadBytes?: number;
  /** Which leads the threads have; all by default. */
  readonly share?: LeadShare;
}

export function createSearchServer(
  threads: () => Pick<SearchThreads, 'ask' | 'state'>,
  token: string,
  {
    mostOpen = usualMostOpen,
    stateEveryMs = usualStateEveryMs,
    mostUnreadBytes = usualMostUnreadBytes,
    share = wholePool,
  }: SearchServerOptions = {},
): SearchServer {
  const connections = new Map<Duplex, AskingConnection>();
  let isClosing = false;
  let noteAnswer = (): void => undefined;

  const report = (state: IndexState): void => {
    // Anyone who hears it searches with SQL.
    const reported = isClosing ? { ...state, isReady: false } : state;
    for (const connection of connections.values()) connection.report(reported);
  };
  const reporting = setInterval(() => {
    if (connections.size > 0) report(threads().state());
  }, stateEveryMs).unref();

  const accept = (stream: Duplex): void => {
    if (isClosing || connections.size >= mostOpen) {
      stream.on('error', () => undefined);
      stream.destroy();
      return;
    }
    const world = { threads, expected: digestOf(token), isClosing: () => isClosing, onAnswer: () => noteAnswer(), mostUnreadBytes, share };
    connections.set(stream, serveAsking(stream, world));
    stream.once('close', () => {
      connections.delete(stream);
      noteAnswer();
    });
  };

  /** Settles when everything that was asked is answered or forgotten. */
  const answered = (): Promise<void> =>
    new Promise((resolve) => {
      noteAnswer = () => {
        if (Array.from(connections.values()).every((connection) => connection.asked() === 0)) resolve();
      };
      noteAnswer();
    });

  return {
    accept,
    report,
    close: async () => {
      isClosing = true;
      clearInterval(reporting);
      report(threads().state());
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([answered(), new Promise<void>((resolve) => (timer = setTimeout(resolve, longestEndMs)))]);
      clearTimeout(timer);
      const streams = [...connections.keys()];
      const ended = streams.map((stream) => new Promise<void>((resolve) => stream.once('close', () => resolve())));
      for (const stream of streams) {
        // What was written before is still sent.
        stream.once('finish', () => stream.destroy());
        stream.end();
      }
      const hurry = setTimeout(() => streams.forEach((stream) => stream.destroy()), longestEndMs);
      await Promise.all(ended);
      clearTimeout(hurry);
    },
  };
}
