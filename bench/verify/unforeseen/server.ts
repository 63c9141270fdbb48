/**
 * Mail servers in this process that do what a function says, down to single bytes: for behaviors that a configuration can't describe.
 * They remember what they like of their client, and read the time from the clock of the run.
 */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Clock } from '@leadlight/adapters';

/** Text gets a line end; bytes are sent as they are. */
export type Reply = string | Uint8Array | ReplyWithEffect;

export interface ReplyWithEffect {
  /** Empty: no reply. */
  readonly text: string | Uint8Array;
  /** Seconds before it. */
  readonly afterS?: number;
  /** The server closes the connection afterward. */
  readonly ends?: boolean;
}

export interface Session {
  /** From 0, of this server. */
  readonly number: number;
  /** What a behavior counts in a session. */
  readonly notes: Record<string, number>;
  sender: string | null;
  greetedWith: string;
}

export interface RecipientAsked {
  /** As it was written. */
  readonly address: string;
  /** In lower case. */
  readonly local: string;
  readonly exists: boolean;
  /** From 0: its position in the transaction, in the session, and among all of this client. */
  readonly inTransaction: number;
  readonly inSession: number;
  readonly ofClient: number;
  /** How often this server was asked about it before. */
  readonly before: number;
  /** How many recipients this session was refused before. */
  readonly refused: number;
  readonly session: Session;
  readonly nowMs: number;
}

export interface Script {
  readonly rcpt: (asked: RecipientAsked) => Reply;
  readonly mail?: (session: Session, line: string, nowMs: number) => Reply;
  readonly greeting?: (session: Session, nowMs: number) => Reply;
  readonly ehlo?: Reply;
  readonly helo?: Reply;
  readonly rset?: Reply;
  readonly starttls?: Reply;
  readonly capabilities?: readonly string[];
  /** The line end of replies. */
  readonly lineEnd?: string;
  /** Seconds between the bytes of replies. */
  readonly dripS?: number;
  /** Called when commands arrive together: returns those that the server reads. */
  readonly together?: (lines: string[]) => string[];
  /** The reply with which the server ends the session if the client talks before the greeting. */
  readonly early?: string;
}

export interface OpenServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** @param exists whether a local part in lower case has a mailbox */
export async function openServer(script: Script, exists: (local: string) => boolean, clock: Clock): Promise<OpenServer> {
  const memory = { sessions: 0, recipients: 0, asked: new Map<string, number>() };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    void converse(socket, script, exists, clock, memory);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

interface Memory {
  sessions: number;
  recipients: number;
  readonly asked: Map<string, number>;
}

async function converse(socket: Socket, script: Script, exists: (local: string) => boolean, clock: Clock, memory: Memory): Promise<void> {
  const wait = (seconds: number) => new Promise<void>((resolve) => void clock.after(seconds * 1000, resolve));
  const session: Session = { number: memory.sessions++, notes: {}, sender: null, greetedWith: '' };
  let counts = { inTransaction: 0, inSession: 0, refused: 0 };

  const send = async (reply: Reply): Promise<boolean> => {
    const { text, afterS = 0, ends = false } = typeof reply === 'string' || reply instanceof Uint8Array ? { text: reply } : reply;
    if (afterS > 0) await wait(afterS);
    const end = script.lineEnd ?? '\r\n';
    const bytes = typeof text === 'string' ? Buffer.from(text === '' ? '' : `${text.replaceAll('\n', end)}${end}`) : Buffer.from(text);
    if (script.dripS === undefined) {
      if (bytes.length > 0 && !socket.destroyed) socket.write(bytes);
    } else {
      for (const byte of bytes) {
        if (socket.destroyed) break;
        socket.write(Buffer.of(byte));
        await wait(script.dripS);
      }
    }
    if (ends) socket.end();
    return ends;
  };

  const recipient = (line: string): Reply => {
    if (session.sender === null) return '503 5.5.1 Need MAIL first';
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    const local = address.slice(0, address.lastIndexOf('@')).toLowerCase();
    const before = memory.asked.get(address.toLowerCase()) ?? 0;
    memory.asked.set(address.toLowerCase(), before + 1);
    const reply = script.rcpt({
      address,
      local,
      exists: exists(local),
      ...counts,
      ofClient: memory.recipients++,
      before,
      session,
      nowMs: clock.now(),
    });
    const { text } = typeof reply === 'string' || reply instanceof Uint8Array ? { text: reply } : reply;
    const isRefused = Buffer.from(text).toString('latin1').startsWith('5');
    counts = { inTransaction: counts.inTransaction + 1, inSession: counts.inSession + 1, refused: counts.refused + (isRefused ? 1 : 0) };
    return reply;
  };

  const answer = (line: string): Reply => {
    const verb = /^\w+/.exec(line)?.[0].toUpperCase() ?? '';
    const startAgain = (): void => {
      session.sender = null;
      counts = { ...counts, inTransaction: 0 };
    };
    if (verb === 'EHLO') {
      session.greetedWith = line;
      startAgain();
      const offered = ['mx.example.net', ...(script.capabilities ?? ['PIPELINING', 'ENHANCEDSTATUSCODES', '8BITMIME', 'SIZE 52428800'])];
      return script.ehlo ?? offered.map((each, n) => `250${n === offered.length - 1 ? ' ' : '-'}${each}`).join('\n');
    }
    if (verb === 'HELO') {
      session.greetedWith = line;
      return script.helo ?? '250 mx.example.net';
    }
    if (verb === 'MAIL') {
      const reply = script.mail?.(session, line, clock.now()) ?? '250 2.1.0 Ok';
      startAgain();
      const { text } = typeof reply === 'string' || reply instanceof Uint8Array ? { text: reply } : reply;
      if (Buffer.from(text).toString('latin1').startsWith('2')) session.sender = /<([^>]*)>/.exec(line)?.[1] ?? '';
      return reply;
    }
    if (verb === 'RCPT') return recipient(line);
    if (verb === 'RSET') {
      startAgain();
      return script.rset ?? '250 2.0.0 Ok';
    }
    if (verb === 'STARTTLS') return script.starttls ?? '502 5.5.1 Not implemented';
    if (verb === 'NOOP') return '250 2.0.0 Ok';
    if (verb === 'QUIT') return { text: '221 2.0.0 Bye', ends: true };
    return '502 5.5.2 Command not recognized';
  };

  const lines: string[] = [];
  let rest = '';
  let isAnswering = true;
  let hasGreeted = false;
  const answerAll = async (): Promise<void> => {
    if (isAnswering) return;
    isAnswering = true;
    for (let line = lines.shift(); line !== undefined && !socket.destroyed; line = lines.shift()) {
      if (await send(answer(line))) lines.length = 0;
    }
    isAnswering = false;
  };
  socket.on('data', (chunk: Buffer) => {
    const complete = (rest + chunk.toString('utf8')).split('\r\n');
    rest = complete.pop() ?? '';
    if (!hasGreeted && script.early !== undefined) {
      void send({ text: script.early, ends: true });
      return;
    }
    lines.push(...(complete.length > 1 && script.together ? script.together(complete) : complete));
    void answerAll();
  });
  const isOver = await send(script.greeting?.(session, clock.now()) ?? '220 mx.example.net ESMTP');
  hasGreeted = true;
  isAnswering = false;
  if (!isOver) void answerAll();
}

/** A text in a charset that Node can decode but not encode. */
export function encodeIn(charset: string, text: string): Uint8Array {
  const decoder = new TextDecoder(charset);
  const bytesOf = new Map<string, number[]>();
  for (let high = 0x80; high < 0x100; high++) {
    const single = decoder.decode(Uint8Array.of(high));
    if (Array.from(single).length === 1 && single !== '\ufffd') bytesOf.set(single, [high]);
  }
  for (let high = 0x81; high < 0xff; high++) {
    for (let low = 0x40; low < 0xff; low++) {
      const sign = decoder.decode(Uint8Array.of(high, low));
      if (Array.from(sign).length === 1 && sign !== '\ufffd' && !bytesOf.has(sign)) bytesOf.set(sign, [high, low]);
    }
  }
  return Uint8Array.from(Array.from(text).flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : (bytesOf.get(sign) ?? [0x3f]))));
}
