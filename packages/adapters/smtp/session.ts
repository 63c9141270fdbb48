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
  type Dialogue,
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
  /** False after pipelining, which the server announced, did not work. */
  readonly pipelining: boolean;
  /** HELO for a server that hangs up at EHLO. */
  readonly hello: 'EHLO' | 'HELO';
  readonly times: SessionTimes;
  readonly clock: Clock;
  /** Called for each command and its reply, and for a failed connection. */
  readonly onExchange: (exchange: Exchange) => void;
}

/** One command and its reply, or why there is none. The greeting and the connection have no command. */
export interface Exchange {
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
  readonly room: (record?: RefusalRecord, wanted?: number, mostRefusals?: number) => number;
  /** How many recipients the server has refused in this session, and how many it has answered about. */
  readonly refusals: () => number;
  readonly answers: () => number;
  /** Resolves when the server closed the connection or violated the protocol, or when we left. */
  readonly ended: Promise<void>;
  /** After `leave`: resolves once the connection is closed, within about a second. */
  readonly closed: Promise<void>;
  /** Sends QUIT if appropriate and closes the connection. */
  readonly leave: () => void;
  /** Closes the connection now. Work in progress stops as 'cancelled'. */
  readonly cancel: () => void;
}

export function openSession(options: SessionOptions): Session {
  return new SmtpSession(options);
}

class SmtpSession implements Session {
  readonly #options: SessionOptions;
  readonly #dialogue: Dialogue;
  readonly #dialing = new AbortController();
  readonly #opening = Promise.withResolvers<Stop | null>();
  readonly #ending = Promise.withResolvers<void>();
  #closing: Promise<void> = Promise.resolve();
  #socket: Socket | null = null;
  #stopTimer = (): void => undefined;
  #stopBudget = (): void => undefined;
  /** When the last command was sent. */
  #lastMs: number;
  #resolveTransaction: ((result: TransactionResult) => void) | null = null;

  constructor(options: SessionOptions) {
    const { heloName, tls, pipelining, hello, times, clock } = options;
    this.#options = options;
    this.#dialogue = openDialogue({ heloName, tls, pipelining, hello, greetingMs: times.greetingMs, commandMs: times.commandMs });
    this.#lastMs = clock.now();
    void this.#connect();
  }

  get opened(): Promise<Stop | null> {
    return this.#opening.promise;
  }

  get ended(): Promise<void> {
    return this.#ending.promise;
  }

  get closed(): Promise<void> {
    return this.#closing;
  }

  room(record?: RefusalRecord, wanted?: number, mostRefusals?: number): number {
    return this.#dialogue.room(record, wanted, mostRefusals);
  }

  refusals(): number {
    return this.#dialogue.refusals();
  }

  answers(): number {
    return this.#dialogue.answers();
  }

  ask(transaction: Transaction): Promise<TransactionResult> {
    const { promise, resolve } = Promise.withResolvers<TransactionResult>();
    if (this.#resolveTransaction) throw new Error('A session runs one transaction at a time.');
    this.#resolveTransaction = resolve;
    this.#startBudget();
    this.#feed({ kind: 'ask', transaction });
    return promise;
  }

  leave(): void {
    if (this.#socket) this.#feed({ kind: 'leave' });
    else this.#dialing.abort(new Error('left'));
  }

  cancel(): void {
    if (this.#socket) this.#feed({ kind: 'closed', cause: 'cancelled', detail: null });
    else this.#dialing.abort(new Error('cancelled'));
  }

  async #connect(): Promise<void> {
    const { dial, address, times, clock } = this.#options;
    const { signal } = this.#dialing;
    const stopConnect = clock.after(times.connectMs, () => this.#dialing.abort(new ConnectTimeout()));
    const startedMs = clock.now();
    try {
      const connected = await dial(address, signal);
      if (signal.aborted) return void connected.destroy();
      this.#socket = connected;
      this.#lastMs = clock.now();
      this.#reportConnection(startedMs, null);
      this.#startBudget();
      this.#feed({ kind: 'opened' });
      this.#listen(connected);
    } catch (error) {
      const cause: StopCause = error instanceof ConnectTimeout ? 'timeout' : signal.aborted ? 'cancelled' : 'unreachable';
      const detail = cause === 'unreachable' ? ((error as NodeJS.ErrnoException).code ?? 'refused by the proxy') : null;
      this.#reportConnection(startedMs, cause);
      this.#opening.resolve({ stage: 'connect', cause, reply: null, detail });
      this.#ending.resolve();
    } finally {
      stopConnect();
    }
  }

  #reportConnection(atMs: number, stop: StopCause | null): void {
    const { onExchange, clock } = this.#options;
    onExchange({ atMs, tookMs: clock.now() - atMs, stage: 'connect', sent: null, about: 'session', reply: null, stop });
  }

  #startBudget(): void {
    const { times, clock } = this.#options;
    this.#stopBudget();
    this.#stopBudget = clock.after(times.budgetMs, () => this.#feed({ kind: 'timeout' }));
  }

  #feed(event: DialogueEvent): void {
    for (const action of this.#dialogue.handle(event)) this.#perform(action);
  }

  #perform(action: DialogueAction): void {
    const { clock, onExchange } = this.#options;
    switch (action.kind) {
      case 'write':
        this.#lastMs = clock.now();
        this.#socket?.write(action.text);
        break;
      case 'secure':
        this.#startTls();
        break;
      case 'deadline': {
        this.#stopTimer();
        const { afterMs } = action;
        this.#stopTimer = afterMs === null ? () => undefined : clock.after(afterMs, () => this.#feed({ kind: 'timeout' }));
        break;
      }
      case 'exchange': {
        const { kind: _, ...exchange } = action;
        onExchange({ ...exchange, atMs: this.#lastMs, tookMs: clock.now() - this.#lastMs });
        break;
      }
      case 'ready':
        this.#stopBudget();
        this.#opening.resolve(null);
        break;
      case 'answered': {
        const resolve = this.#resolveTransaction;
        this.#resolveTransaction = null;
        resolve?.(action.result);
        break;
      }
      case 'ended':
        this.#stopTimer();
        this.#stopBudget();
        this.#opening.resolve(action.stop ?? { stage: 'connect', cause: 'cancelled', reply: null, detail: null });
        this.#close(action.stop === null);
        this.#ending.resolve();
        break;
    }
  }

  #listen(socket: Socket): void {
    socket.on('data', (bytes: Buffer) => this.#feed({ kind: 'received', bytes }));
    socket.on('end', () => this.#feed({ kind: 'closed', cause: 'closed', detail: null }));
    socket.on('error', (error: NodeJS.ErrnoException) => this.#feed({ kind: 'closed', cause: 'reset', detail: error.code ?? null }));
    socket.on('close', () => this.#feed({ kind: 'closed', cause: 'closed', detail: null }));
  }

  #startTls(): void {
    const plain = this.#socket;
    if (!plain) return;
    plain.removeAllListeners();
    // Accept any certificate: most mail servers have a self-signed one, and the questions are not a secret from the server (RFC 7435).
    const secured = startTls({
      socket: plain,
      servername: this.#options.host,
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT:@SECLEVEL=0',
    });
    const fail = (error: NodeJS.ErrnoException): void => this.#feed({ kind: 'tls_failed', detail: error.code ?? 'closed' });
    const close = (): void => this.#feed({ kind: 'tls_failed', detail: 'closed' });
    secured.once('error', fail);
    secured.once('close', close);
    plain.once('error', fail);
    secured.once('secureConnect', () => {
      secured.off('error', fail);
      secured.off('close', close);
      this.#listen(secured);
      this.#lastMs = this.#options.clock.now();
      this.#feed({ kind: 'secured' });
    });
    this.#socket = secured;
  }

  #close(isPolite: boolean): void {
    const open = this.#socket;
    this.#socket = null;
    if (!open) return this.#dialing.abort(new Error('left'));
    open.removeAllListeners();
    open.on('error', () => undefined);
    if (!isPolite) return void open.destroy();
    // Let the QUIT go out, without waiting for the reply.
    open.end();
    const stop = this.#options.clock.after(1_000, () => open.destroy());
    this.#closing = new Promise((resolve) => open.once('close', () => (stop(), resolve())));
    open.resume();
  }
}

class ConnectTimeout extends Error {}
