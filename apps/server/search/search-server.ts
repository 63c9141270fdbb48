/**
 * Answers questions over connections: greets, hands each question to a thread as it arrived, and writes the thread's answer as it is. A connection that
 * doesn't know the token gets no answer. Surprise: a question whose connection has ended is forgotten.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  FrameReader,
  frameKinds,
  frameOf,
  protocolVersion,
  workspaceIdBytes,
  type Frame,
  type Hello,
  type IndexState,
} from '@leadlight/adapters/search';
import type { SearchThreads } from './search-threads.ts';

/** A greeting has some hundred bytes. */
const mostHelloBytes = 4_096;
/** A question with the leads of its filters: eight bytes each. */
const mostQuestionBytes = 268_435_456;
/** Who has not said who it is by then is disconnected. */
const longestHelloMs = 5_000;
/** Connections are disconnected that let so many bytes of answers wait. */
const mostUnreadBytes = 1_073_741_824;

export interface SearchServer {
  /** Serves one connection until it ends. */
  accept(stream: Duplex): void;
  /** Tells all connections how the index is doing. */
  report(state: IndexState): void;
  /** Ends all connections. */
  close(): void;
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function createSearchServer(threads: () => SearchThreads, token: string): SearchServer {
  const expected = digestOf(token);
  const connections = new Map<Duplex, (state: IndexState) => void>();

  /** @returns why it is refused; null if it isn't */
  const refusalOf = ({ kind, content }: Frame): string | null => {
    if (kind !== frameKinds.hello) return 'no greeting';
    let hello: Partial<Hello>;
    try {
      hello = JSON.parse(content.toString()) as Partial<Hello>;
    } catch {
      return 'no greeting';
    }
    if (!timingSafeEqual(digestOf(hello.token ?? ''), expected)) return 'wrong token';
    return hello.protocol === protocolVersion ? null : `this process speaks version ${protocolVersion}`;
  };

  const accept = (stream: Duplex): void => {
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
    const report = (state: IndexState): void => send(frameKinds.state, 0, Buffer.from(JSON.stringify(state)));

    const receive = (frame: Frame): void => {
      const { kind, id, content } = frame;
      if (!isKnown) {
        clearTimeout(silence);
        const refusal = refusalOf(frame);
        if (refusal !== null) {
          send(frameKinds.refused, 0, Buffer.from(refusal));
          stream.end();
          return;
        }
        isKnown = true;
        reader.mostBytes = mostQuestionBytes;
        send(frameKinds.welcome, 0);
        connections.set(stream, report);
        return report(threads().state());
      }
      if (kind === frameKinds.forget) {
        asked.get(id)?.();
        asked.delete(id);
      } else if (kind === frameKinds.ask) {
        if (content.length < workspaceIdBytes || asked.has(id)) return void stream.destroy();
        const workspaceId = content.toString('latin1', 0, workspaceIdBytes);
        let isDone = false;
        const forget = threads().ask(workspaceId, content.subarray(workspaceIdBytes), (answer) => {
          isDone = true;
          asked.delete(id);
          if (answer) send(frameKinds.answer, id, answer);
          else send(frameKinds.failed, id);
        });
        if (!isDone) asked.set(id, forget);
      } else stream.destroy();
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
      connections.delete(stream);
      for (const forget of asked.values()) forget();
      asked.clear();
    });
  };

  return {
    accept,
    report: (state) => {
      for (const report of connections.values()) report(state);
    },
    close: () => {
      for (const stream of connections.keys()) stream.destroy();
    },
  };
}
