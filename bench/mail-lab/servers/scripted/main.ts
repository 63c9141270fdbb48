/**
 * Runs inside the lab: mail servers on many addresses, each with its behavior. `node main.ts CONFIG_FILE`.
 * Speaks as much SMTP as a client needs that never sends a message.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { Behavior } from './behaviors.ts';

export interface ScriptedConfig {
  listeners: { address: string; name: string; behavior: Behavior }[];
  /** In lower case, all that exist. */
  mailboxes: string[];
  domains: string[];
}

const { listeners, mailboxes, domains } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ScriptedConfig;
const existing = new Set(mailboxes);
const served = new Set(domains);

for (const { address, name, behavior } of listeners) {
  const memory: Memory = { refusals: 0, refusesUntilMs: 0, seen: new Map() };
  createServer({ noDelay: true }, (socket) => converse(socket, name, behavior, memory)).listen(25, address, 511);
}

/** What a server remembers of its client between sessions. */
interface Memory {
  refusals: number;
  refusesUntilMs: number;
  /** The first attempt for each sender and recipient. */
  seen: Map<string, number>;
}

function converse(socket: Socket, name: string, behavior: Behavior, memory: Memory): void {
  const session = new ScriptedSession(name, behavior, memory);
  let rest = '';
  const lines: string[] = [];
  let isAnswering = false;
  const answerAll = async (): Promise<void> => {
    if (isAnswering) return;
    isAnswering = true;
    for (let line = lines.shift(); line !== undefined && !socket.destroyed; line = lines.shift()) {
      const { reply, waitMs = 0, ending } = session.answer(line);
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (!socket.destroyed) socket.write(`${reply}\r\n`);
      if (ending === 'close') socket.end();
      if (ending === 'hang') socket.removeAllListeners('data').resume();
      if (ending) lines.length = 0;
    }
    isAnswering = false;
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    const complete = (rest + chunk.toString('utf8')).split('\r\n');
    rest = complete.pop() ?? '';
    lines.push(...(behavior.losesPipelined ? complete.slice(0, 1) : complete));
    void answerAll();
  });
  socket.write(`220 ${name} ESMTP\r\n`);
}

interface Answer {
  reply: string;
  waitMs?: number;
  ending?: 'close' | 'hang';
}

class ScriptedSession {
  readonly #name: string;
  readonly #behavior: Behavior;
  readonly #memory: Memory;
  #sender: string | null = null;
  #recipients = 0;
  #refusals = 0;

  constructor(name: string, behavior: Behavior, memory: Memory) {
    this.#name = name;
    this.#behavior = behavior;
    this.#memory = memory;
  }

  answer(line: string): Answer {
    const verb = /^\w+/.exec(line)?.[0].toUpperCase();
    switch (verb) {
      case 'EHLO':
        return { reply: ehloReply(this.#name, this.#behavior) };
      case 'HELO':
        return { reply: `250 ${this.#name}` };
      case 'STARTTLS':
        return this.#behavior.startTlsHangs ? { reply: '220 Ready', ending: 'hang' } : { reply: '502 Not implemented' };
      case 'MAIL':
        return this.#mail(line);
      case 'RCPT':
        return this.#recipient(line);
      case 'RSET':
        this.#sender = null;
        return { reply: '250 Ok' };
      case 'NOOP':
        return { reply: '250 Ok' };
      case 'QUIT':
        return { reply: '221 Bye', ending: 'close' };
      default:
        return { reply: '502 Command not implemented' };
    }
  }

  #mail(line: string): Answer {
    const { refusesUtf8 } = this.#behavior;
    if (/ SMTPUTF8\b/i.test(line) && refusesUtf8?.at === 'mail') return { reply: refusesUtf8.reply };
    this.#sender = /<([^>]*)>/.exec(line)?.[1]?.toLowerCase() ?? '';
    return { reply: '250 Ok' };
  }

  #recipient(line: string): Answer {
    if (this.#sender === null) return { reply: '503 Need MAIL first' };
    const { tarpitS, endsAt } = this.#behavior;
    const waitMs = tarpitS ? tarpitS * 1000 * 2 ** this.#recipients++ : 0;
    const reply = this.#changedReply() ?? this.#replyAbout(/<([^>]*)>/.exec(line)?.[1] ?? '');
    if (!reply.startsWith('5')) return { reply, waitMs };
    this.#countRefusal();
    return endsAt && this.#refusals >= endsAt.refusals ? { reply: endsAt.reply, waitMs, ending: 'close' } : { reply, waitMs };
  }

  /** The reply about every recipient, once the server has changed its behavior. */
  #changedReply(): string | undefined {
    const { after } = this.#behavior;
    if (!after) return undefined;
    const isChanged = after.per === 'session' ? this.#refusals >= after.refusals : Date.now() < this.#memory.refusesUntilMs;
    return isChanged ? after.reply : undefined;
  }

  #countRefusal(): void {
    this.#refusals += 1;
    this.#memory.refusals += 1;
    const { after } = this.#behavior;
    if (after?.per !== 'client' || this.#memory.refusals < after.refusals || Date.now() < this.#memory.refusesUntilMs) return;
    this.#memory.refusals = 0;
    this.#memory.refusesUntilMs = Date.now() + after.forS * 1000;
  }

  #replyAbout(path: string): string {
    const behavior = this.#behavior;
    const address = path.toLowerCase();
    const at = address.lastIndexOf('@');
    if (!served.has(address.slice(at + 1))) return '550 5.7.1 Relaying denied';
    if (behavior.refusesNullSender && this.#sender === '') return behavior.refusesNullSender;
    if (behavior.refusesUtf8?.at === 'rcpt' && /[^\p{ASCII}]/u.test(address)) return behavior.refusesUtf8.reply;
    if (behavior.greylist && !this.#hasWaited(address, behavior.greylist.delayS)) return behavior.greylist.reply;
    if (behavior.refusesAll) return behavior.refusesAll;
    if (behavior.accepts && new RegExp(behavior.accepts, 'u').test(address.slice(0, at))) return '250 Ok';
    return existing.has(address) ? (behavior.existing ?? '250 Ok') : behavior.refusal;
  }

  #hasWaited(address: string, delayS: number): boolean {
    const key = `${this.#sender} ${address}`;
    const first = this.#memory.seen.get(key);
    if (first === undefined) this.#memory.seen.set(key, Date.now());
    return first !== undefined && Date.now() - first >= delayS * 1000;
  }
}

function ehloReply(name: string, { startTlsHangs, refusesUtf8 }: Behavior): string {
  const capabilities = [
    name,
    'PIPELINING',
    'ENHANCEDSTATUSCODES',
    ...(startTlsHangs ? ['STARTTLS'] : []),
    ...(refusesUtf8 ? ['SMTPUTF8'] : []),
  ];
  return capabilities.map((text, index) => `250${index === capabilities.length - 1 ? ' ' : '-'}${text}`).join('\r\n');
}
