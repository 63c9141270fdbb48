/**
 * A connection to a search process: opened again when it is lost; questions time out. Surprise: where there is no connection, `ask` fails at once, so
 * that the caller can search with SQL.
 */
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { shareText, wholePool, type LeadShare } from '@leadlight/leads/segments';
import { FrameReader, frameKinds, frameOf, type Frame } from './frames.ts';
import { encodeQuestion, mostQuestionBytes, protocolVersion, type Hello, type IndexState, type SearchQuestion } from './search-messages.ts';

/** Users do not wait much longer than this for a response. */
const longestMs = 10_000;
/** The first pause before connecting again; doubled each time until an index was ready. */
const firstPauseMs = 500;
const usualLongestPauseMs = 60_000;
/** Hundreds of millions of ids, which are the largest answer. */
const mostBytes = 0xffff_ffff;
/**
 * A search process tells its state every five seconds. One that is silent for so long is gone, with its machine or the network between, which TCP alone
 * notices after a quarter of an hour.
 */
const usualLongestSilenceMs = 20_000;

/** For the process to end its side. */
const longestStopMs = 5_000;

/** There is no index that could answer; use SQL instead. */
export class NoAnswer extends Error {}
/** The index took too long. */
export class SearchTimeout extends Error {}

export interface Dialed {
  readonly stream: Duplex;
  /** Ends what was opened for this connection. Called once, after the stream has closed or to close it. */
  close(): Promise<void>;
}

export interface SearchConnectionOptions {
  /** Opens a stream to a search process. */
  readonly dial: (signal: AbortSignal) => Promise<Dialed>;
  readonly token?: string;
  /** Which leads the process must have; all by default. */
  readonly share?: LeadShare;
  readonly onTrouble: (what: string, details: Readonly<Record<string, unknown>>) => void;
  /** Default: a minute, which is for processes that are started. */
  readonly longestPauseMs?: number;
  /** Shorter in tests. */
  readonly longestSilenceMs?: number;
}

export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** The span that asks, as W3C trace context. */
  readonly traceparent?: string | undefined;
}

export interface SearchConnection {
  /** Resolves when an index is ready for the first time. */
  readonly ready: Promise<void>;
  /** Resolves when a process has told its state for the first time. */
  readonly greeted: Promise<void>;
  state(): IndexState;
  /** @returns the content of the answer. @throws NoAnswer; SearchTimeout; the signal's reason */
  ask(workspaceId: string, question: SearchQuestion, options?: AskOptions): Promise<Buffer>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (content: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const noState: IndexState = { isReady: false, leads: 0, caughtUpAt: null, memoryBytes: 0 };
/** Ids have four bytes in a frame. */
const mostIds = 0xffff_ffff;

/** Long because the parts of a connection share its state: the stream, the questions that wait, and the pauses. */
export function connectToSearch(options: SearchConnectionOptions): SearchConnection {
  const {
    dial,
    token = '',
    share = wholePool,
    onTrouble,
    longestPauseMs = usualLongestPauseMs,
    longestSilenceMs = usualLongestSilenceMs,
  } = options;
  const waiting = new Map<number, Waiting>();
  const stopping = new AbortController();
  let stream: Duplex | null = null;
  let state = noState;
  let pauseMs = firstPauseMs;
  let lastId = 0;
  const ready = Promise.withResolvers<void>();
  const greeted = Promise.withResolvers<void>();

  const send = (to: Duplex, kind: number, id: number, ...content: readonly Uint8Array[]): void => {
    to.cork();
    for (const chunk of frameOf(kind, id, ...content)) to.write(chunk);
    to.uncork();
  };

  const receive = ({ kind, id, content }: Frame): void => {
    if (kind === frameKinds.answer) waiting.get(id)?.resolve(content);
    else if (kind === frameKinds.failed) waiting.get(id)?.reject(new NoAnswer());
    else if (kind === frameKinds.refused) throw new Error(`the search process refused the connection: ${content.toString()}`);
    else if (kind === frameKinds.state) {
      state = JSON.parse(content.toString()) as IndexState;
      greeted.resolve();
      if (!state.isReady) return;
      pauseMs = firstPauseMs;
      ready.resolve();
    }
  };

  /** Until the stream ends. @throws what ended it */
  const converse = async (opened: Duplex): Promise<void> => {
    const reader = new FrameReader(mostBytes);
    const ended = Promise.withResolvers<void>();
    const silence = setTimeout(() => opened.destroy(new Error('the search process does not answer')), longestSilenceMs);
    opened.on('data', (chunk: Buffer) => {
      silence.refresh();
      try {
        for (const frame of reader.read(chunk)) receive(frame);
      } catch (error) {
        opened.destroy(error as Error);
      }
    });
    opened.once('error', ended.reject);
    opened.once('close', ended.resolve);
    opened.once('end', () => opened.destroy());
    send(
      opened,
      frameKinds.hello,
      0,
      Buffer.from(JSON.stringify({ protocol: protocolVersion, token, share: shareText(share) } satisfies Hello)),
    );
    stream = opened;
    try {
      await ended.promise;
    } finally {
      clearTimeout(silence);
      // An error may come again, after the one that ended the conversation.
      opened.on('error', () => undefined);
      stream = null;
      state = { ...state, isReady: false };
      for (const { reject } of waiting.values()) reject(new NoAnswer());
      waiting.clear();
    }
  };

  const keepConnected = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let dialed: Dialed | null = null;
      let fault: Error | null = null;
      try {
        dialed = await dial(stopping.signal);
        if (stopping.signal.aborted) dialed.stream.destroy();
        else await converse(dialed.stream);
      } catch (error) {
        fault = error as Error;
      }
      await dialed?.close().catch(() => undefined);
      if (stopping.signal.aborted) return;
      const { code } = (fault ?? {}) as { code?: string };
      onTrouble('the connection to the search process ended and is opened again', { pauseMs, reason: code ?? fault?.message });
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const ended = keepConnected();

  const ask = (workspaceId: string, question: SearchQuestion, { signal, traceparent }: AskOptions = {}): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const to = stream;
      if (!to || !state.isReady) return reject(new NoAnswer());
      signal?.throwIfAborted();
      const content = encodeQuestion(workspaceId, question, traceparent);
      // The process would end the connection, and with it the questions of others.
      if (content.reduce((sum, { length }) => sum + length, 0) > mostQuestionBytes / 2) return reject(new NoAnswer());
      const id = (lastId = lastId === mostIds ? 1 : lastId + 1);
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        waiting.delete(id);
      };
      const forget = (reason: Error): void => {
        end();
        if (stream === to) send(to, frameKinds.forget, id);
        reject(reason);
      };
      const giveUp = (): void => forget(signal?.reason as Error);
      const timer = setTimeout(() => forget(new SearchTimeout()), longestMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.set(id, {
        resolve: (answer) => (end(), resolve(answer)),
        reject: (error) => (end(), reject(error)),
      });
      send(to, frameKinds.ask, id, ...content);
    });

  return {
    ready: ready.promise,
    greeted: greeted.promise,
    state: () => state,
    ask,
    stop: async () => {
      stopping.abort(new Error('stopped'));
      // Ended, not destroyed, so that the process learns of it after all questions.
      const last = stream;
      last?.end();
      // A process that is stuck doesn't end its side.
      const hurry = setTimeout(() => last?.destroy(), longestStopMs);
      await ended;
      clearTimeout(hurry);
    },
  };
}
