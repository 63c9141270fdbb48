/**
 * Runs the engine's dialogue over a socket: bytes, TLS, and timers. One session talks to one address and runs one transaction at a
 * time. A hostile server cannot hold it longer than its budgets: each reply has a timeout, and so do the opening and each transaction
 * as a whole.
 */
import type { Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import {
  openDialogue,
  type About,
  type DialogueAction,
  type DialogueEvent,
  type RefusalRecord,
  type Reply,
  type Stage,
  type Stop,
  type StopCause,
  type Transaction,
  type TransactionResult,
} from '@leadlight/verification';
import type { Clock } from '../clock.ts';
import type { Dial } from './dial.ts';

export interface SessionTimes {
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly commandMs: number;
  /** For the opening, and for each transaction. */
  readonly budgetMs: number;
}

/**
 * Shorter than the five minutes of RFC 5321, section 4.5.3.2, which are meant for queued mail. Long enough for servers that delay
 * clients by half a minute on purpose.
 */
export const defaultTimes: SessionTimes = { connectMs: 10_000, greetingMs: 45_000, commandMs: 45_000, budgetMs: 120_000 };

export interface SessionOptions {
  readonly dial: Dial;
  /** The IP address, already checked with `IsDialable`. */
  readonly address: string;
  /** The server's host name, for TLS (SNI). */
  readonly host: string;
  readonly heloName: string;
  readonly tls: 'offered' | 'demanded' | 'never';
  readonly times: SessionTimes;
  readonly clock: Clock;
  readonly onHeard: (heard: Heard) => void;
}

export interface Heard {
  readonly atMs: number;
  readonly tookMs: number;
  readonly stage: Stage;
  readonly sent: string | null;
  readonly about: About;
  readonly reply: Reply | null;
  readonly stop: StopCause | null;
}

export interface Session {
  /** Resolves with null when the session is ready, or with the reason why it never will be. */
  readonly opened: Promise<Stop | null>;
  /** Runs one transaction. Call it for one at a time, and only while there is room. Never rejects. */
  readonly ask: (transaction: Transaction) => Promise<TransactionResult>;
  /**
   * How many recipients, control included, can be asked about together, given what the server recently refused at the domain. See
   * `Dialogue`.
   */
  readonly room: (record?: RefusalRecord, wanted?: number) => number;
  /** Resolves when the server closed the connection or violated the protocol, or when we left. */
  readonly ended: Promise<void>;
  /** Sends QUIT if appropriate and closes the connection. */
  readonly leave: () => void;
  /** Closes the connection now. Work in progress stops as 'cancelled'. */
  readonly cancel: () => void;
}

export function openSession({ dial, address, host, heloName, tls, times, clock, onHeard }: SessionOptions): Session {
  const dialogue = openDialogue({ heloName, tls, greetingMs: times.greetingMs, commandMs: times.commandMs });
  const dialling = new AbortController();
  let socket: Socket | null = null;
  let stopTimer = (): void => undefined;
  let stopBudget = (): void => undefined;
  let lastMs = clock.now();
  let answer: ((result: TransactionResult) => void) | null = null;
  const opening = Promise.withResolvers<Stop | null>();
  const ending = Promise.withResolvers<void>();

  const startBudget = (): void => {
    stopBudget();
    stopBudget = clock.after(times.budgetMs, () => feed({ kind: 'timeout' }));
  };
  const feed = (event: DialogueEvent): void => {
    for (const action of dialogue.handle(event)) perform(action);
  };
  const perform = (action: DialogueAction): void => {
    switch (action.kind) {
      case 'write':
        lastMs = clock.now();
        socket?.write(action.text);
        break;
      case 'secure':
        secure();
        break;
      case 'deadline': {
        stopTimer();
        const { afterMs } = action;
        stopTimer = afterMs === null ? () => undefined : clock.after(afterMs, () => feed({ kind: 'timeout' }));
        break;
      }
      case 'heard': {
        const { kind: _, ...heard } = action;
        onHeard({ ...heard, atMs: lastMs, tookMs: clock.now() - lastMs });
        break;
      }
      case 'ready':
        stopBudget();
        opening.resolve(null);
        break;
      case 'answered': {
        const resolve = answer;
        answer = null;
        resolve?.(action.result);
        break;
      }
      case 'over':
        stopTimer();
        stopBudget();
        opening.resolve(action.stop ?? { stage: 'connect', cause: 'cancelled', reply: null, detail: null });
        hangUp(action.stop === null);
        ending.resolve();
        break;
    }
  };
  const listen = (to: Socket): void => {
    to.on('data', (bytes: Buffer) => feed({ kind: 'received', bytes }));
    to.on('end', () => feed({ kind: 'closed', cause: 'closed', detail: null }));
    to.on('error', (error: NodeJS.ErrnoException) => feed({ kind: 'closed', cause: 'reset', detail: error.code ?? null }));
    to.on('close', () => feed({ kind: 'closed', cause: 'closed', detail: null }));
  };
  const secure = (): void => {
    const plain = socket;
    if (!plain) return;
    plain.removeAllListeners();
    // Accept any certificate: most mail servers have a self-signed one, and the questions are no secret from the server (RFC 7435).
    const secured = startTls({
      socket: plain,
      servername: host,
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
    });
    const fail = (error: NodeJS.ErrnoException): void => feed({ kind: 'tls_failed', detail: error.code ?? 'closed' });
    const close = (): void => feed({ kind: 'tls_failed', detail: 'closed' });
    secured.once('error', fail);
    secured.once('close', close);
    plain.once('error', fail);
    secured.once('secureConnect', () => {
      secured.off('error', fail);
      secured.off('close', close);
      listen(secured);
      lastMs = clock.now();
      feed({ kind: 'secured' });
    });
    socket = secured;
  };
  const hangUp = (isPolite: boolean): void => {
    const open = socket;
    socket = null;
    if (!open) return dialling.abort(new Error('left'));
    open.removeAllListeners();
    open.on('error', () => undefined);
    if (!isPolite) return void open.destroy();
    // Let the QUIT go out, without waiting for the reply.
    open.end();
    const stop = clock.after(1_000, () => open.destroy());
    open.once('close', stop);
    open.resume();
  };
  const connect = async (): Promise<void> => {
    const stopConnect = clock.after(times.connectMs, () => dialling.abort(new ConnectTimeout()));
    const startedMs = clock.now();
    try {
      const connected = await dial(address, dialling.signal);
      if (dialling.signal.aborted) return void connected.destroy();
      socket = connected;
      lastMs = clock.now();
      onHeard({ atMs: startedMs, tookMs: lastMs - startedMs, stage: 'connect', sent: null, about: 'session', reply: null, stop: null });
      startBudget();
      for (const action of dialogue.handle({ kind: 'opened' })) perform(action);
      listen(connected);
    } catch (error) {
      const cause: StopCause = error instanceof ConnectTimeout ? 'timeout' : dialling.signal.aborted ? 'cancelled' : 'unreachable';
      const detail = cause === 'unreachable' ? ((error as NodeJS.ErrnoException).code ?? 'refused by the proxy') : null;
      onHeard({
        atMs: startedMs,
        tookMs: clock.now() - startedMs,
        stage: 'connect',
        sent: null,
        about: 'session',
        reply: null,
        stop: cause,
      });
      opening.resolve({ stage: 'connect', cause, reply: null, detail });
      ending.resolve();
    } finally {
      stopConnect();
    }
  };
  void connect();

  return {
    opened: opening.promise,
    ended: ending.promise,
    room: (record, wanted) => dialogue.room(record, wanted),
    ask(transaction) {
      const { promise, resolve } = Promise.withResolvers<TransactionResult>();
      if (answer) throw new Error('A session runs one transaction at a time.');
      answer = resolve;
      startBudget();
      feed({ kind: 'ask', transaction });
      return promise;
    },
    leave: () => (socket ? feed({ kind: 'leave' }) : dialling.abort(new Error('left'))),
    cancel: () => (socket ? feed({ kind: 'closed', cause: 'cancelled', detail: null }) : dialling.abort(new Error('cancelled'))),
  };
}

class ConnectTimeout extends Error {}
