/**
 * One connection to a search process: greets, hands each question to a thread as it arrived, and writes the thread's answer as it is. A connection that
 * doesn't know the token gets no answer. Surprise: a question whose connection has ended is forgotten.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  FrameReader,
  frameKinds,
  frameOf,
  mostQuestionBytes,
  protocolVersion,
  traceparentBytes,
  workspaceIdBytes,
  type Frame,
  type Hello,
  type IndexState,
} from '@leadlight/adapters/search';
import { shareText, type LeadShare } from '@leadlight/leads/segments';
import { beginSpan } from '../tracing/spans.ts';
import type { SearchThreads } from './search-threads.ts';

/** A greeting has some hundred bytes. */
const mostHelloBytes = 4_096;
/** Who has not said who it is by then is disconnected; so is who was refused and stays. */
const longestHelloMs = 5_000;
/** Questions of one connection that are not answered: far more than its users ask within the ten seconds that it waits. */
const mostAsked = 10_000;
const headBytes = workspaceIdBytes + traceparentBytes;

export interface AskingConnection {
  report(state: IndexState): void;
  /** Number of questions that are neither answered nor forgotten. */
  asked(): number;
}

interface AskingWorld {
  readonly threads: () => Pick<SearchThreads, 'ask' | 'state'>;
  /** The digest of the token. */
  readonly expected: Buffer;
  /** No question is taken any longer. */
  readonly isClosing: () => boolean;
  /** Called when a question was answered or forgotten. */
  readonly onAnswer: () => void;
  readonly mostUnreadBytes: number;
  /** Which leads the threads have. */
  readonly share: LeadShare;
}

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function serveAsking(
  stream: Duplex,
  { threads, expected, isClosing, onAnswer, mostUnreadBytes, share }: AskingWorld,
): AskingConnection {
  const reader = new FrameReader(mostHelloBytes);
  const asked = new Map<number, () => void>();
  const silence = setTimeout(() => stream.destroy(), longestHelloMs);
  let isKnown = false;

  const send = (kind: number, id: number, ...content: readonly Uint8Array[]): void => {
    if (stream.destroyed || stream.writableEnded) return;
    stream.cork();
    for (const chunk of frameOf(kind, id, ...content)) stream.write(chunk);
    stream.uncork();
    if (stream.writableLength > mostUnreadBytes) stream.destroy();
  };
  const report = (state: IndexState): void => {
    if (isKnown) send(frameKinds.state, 0, Buffer.from(JSON.stringify(state)));
  };

  const greet = (frame: Frame): void => {
    const refusal = refusalOf(frame, expected, shareText(share));
    if (refusal !== null) {
      send(frameKinds.refused, 0, Buffer.from(refusal));
      // The other side may stay; the timer for its silence then ends it.
      stream.end();
      return;
    }
    clearTimeout(silence);
    isKnown = true;
    reader.mostBytes = mostQuestionBytes;
    send(frameKinds.welcome, 0);
    report(threads().state());
  };

  const ask = (id: number, content: Buffer): void => {
    if (content.length < headBytes || asked.has(id) || asked.size >= mostAsked) return void stream.destroy();
    if (isClosing()) return send(frameKinds.failed, id);
    const workspaceId = content.toString('latin1', 0, workspaceIdBytes);
    const traceparent = content.toString('latin1', workspaceIdBytes, headBytes).trim();
    const endSpan = traceparent === '' ? null : beginSpan({ name: 'answer search', kind: 'server', parent: traceparent });
    let isDone = false;
    const forget = threads().ask(workspaceId, content.subarray(headBytes), (answer, timing) => {
      isDone = true;
      asked.delete(id);
      endSpan?.({ ...timing, 'leadlight.outcome': answer ? 'answered' : 'failed' });
      if (answer) send(frameKinds.answer, id, answer);
      else send(frameKinds.failed, id);
      onAnswer();
    });
    if (isDone) return;
    asked.set(id, () => {
      forget();
      endSpan?.({ 'leadlight.outcome': 'forgotten' });
    });
  };

  const receive = (frame: Frame): void => {
    const { kind, id, content } = frame;
    if (!isKnown) return greet(frame);
    if (kind === frameKinds.ask) return ask(id, content);
    if (kind !== frameKinds.forget) return void stream.destroy();
    asked.get(id)?.();
    asked.delete(id);
    onAnswer();
  };

  stream.on('data', (chunk: Buffer) => {
    try {
      for (const frame of reader.read(chunk)) if (!stream.destroyed && !stream.writableEnded) receive(frame);
    } catch {
      stream.destroy();
    }
  });
  // What went wrong is the other side's to tell; here, the connection is over.
  stream.on('error', () => undefined);
  stream.once('end', () => stream.end());
  stream.once('close', () => {
    clearTimeout(silence);
    for (const forget of asked.values()) forget();
    asked.clear();
    onAnswer();
  });
  return { report, asked: () => asked.size };
}

/** @returns why it is refused; null if it isn't */
function refusalOf({ kind, content }: Frame, expected: Buffer, share: string): string | null {
  if (kind !== frameKinds.hello) return 'no greeting';
  let hello: Partial<Hello> | null;
  try {
    hello = JSON.parse(content.toString()) as Partial<Hello> | null;
  } catch {
    return 'no greeting';
  }
  const { token, protocol, share: wanted } = hello ?? {};
  if (!timingSafeEqual(digestOf(typeof token === 'string' ? token : ''), expected)) return 'wrong token';
  if (protocol !== protocolVersion) return `this process speaks version ${protocolVersion}`;
  return wanted === share ? null : `this process has share ${share} of the pool`;
}
