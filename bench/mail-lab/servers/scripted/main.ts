/**
 * Runs inside the lab: mail servers on many addresses, each with its behavior. `node main.ts CONFIG_FILE`.
 * Speaks as much SMTP as a client needs that never sends a message.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import type { Behavior } from './behavior.ts';

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
  const memory: Memory = { refusals: 0, refusesUntilMs: 0, sessions: 0, recipients: 0, seen: new Map(), attempts: new Map() };
  createServer({ noDelay: true }, (socket) => converse(socket, name, behavior, memory)).listen(25, address, 511);
}

/** What a server remembers of its client between sessions. */
interface Memory {
  refusals: number;
  refusesUntilMs: number;
  sessions: number;
  recipients: number;
  /** The first attempt for each sender and recipient. */
  seen: Map<string, number>;
  attempts: Map<string, number>;
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
      if (!socket.destroyed && reply !== '') socket.write(Buffer.from(`${reply}\r\n`, behavior.encoding ?? 'utf8'));
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
    if (behavior.punishesPipelined !== undefined && complete.length > 1) {
      if (behavior.punishesPipelined) socket.write(`${behavior.punishesPipelined}\r\n`);
      return void socket.end();
    }
    lines.push(...(behavior.losesPipelined ? complete.slice(0, 1) : complete));
    void answerAll();
  });
  const deferral = session.deferralAt('greeting');
  if (deferral !== undefined) return void socket.end(`${deferral}\r\n`);
  const { lines: count, afterS } = behavior.greeting ?? { lines: 1, afterS: 0 };
  const greeting = Array.from({ length: count }, (_none, n) => `220${n === count - 1 ? ' ' : '-'}${name} ESMTP\r\n`).join('');
  if (afterS > 0) setTimeout(() => socket.destroyed || socket.write(greeting), afterS * 1000);
  else socket.write(greeting);
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
  readonly #number: number;
  /** Of the current transaction. */
  #asked = 0;
  #accepted: string | null = null;

  constructor(name: string, behavior: Behavior, memory: Memory) {
    this.#name = name;
    this.#behavior = behavior;
    this.#memory = memory;
    this.#number = memory.sessions++;
  }

  answer(line: string): Answer {
    const verb = /^\w+/.exec(line)?.[0].toUpperCase();
    switch (verb) {
      case 'EHLO':
        return this.#behavior.hangsUpAtEhlo ? { reply: '', ending: 'close' } : { reply: ehloReply(this.#name, this.#behavior) };
      case 'HELO':
        return { reply: `250 ${this.#name}` };
      case 'STARTTLS':
        return this.#behavior.startTlsHangs
          ? { reply: '220 Ready', ending: 'hang' }
          : { reply: this.#behavior.startTlsRefused ?? '502 Not implemented' };
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
    const deferral = this.deferralAt('mail');
    if (deferral !== undefined) return { reply: deferral };
    this.#sender = /<([^>]*)>/.exec(line)?.[1]?.toLowerCase() ?? '';
    this.#asked = 0;
    this.#accepted = null;
    return { reply: '250 Ok' };
  }

  #recipient(line: string): Answer {
    if (this.#sender === null) return { reply: '503 Need MAIL first' };
    const { tarpitS, endsAt } = this.#behavior;
    const waitMs = tarpitS ? tarpitS * 1000 * 2 ** this.#recipients++ : 0;
    const path = /<([^>]*)>/.exec(line)?.[1] ?? '';
    const reply = this.#changedReply() ?? this.#unusualReply(path.toLowerCase()) ?? this.#replyAbout(path);
    if (reply.startsWith('25')) this.#accepted ??= path;
    if (!reply.startsWith('5')) return { reply, waitMs };
    this.#countRefusal();
    if (this.#behavior.hangsUpAtRefusal) return { reply, waitMs, ending: 'close' };
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

  /** The reply, if it doesn't depend on whether the mailbox exists. */
  #unusualReply(path: string): string | undefined {
    const { acceptsFirst, optimistic, opensEvery, oneRecipient, fails, knowsTags, opensAfter } = this.#behavior;
    const count = acceptsFirst?.per === 'session' ? this.#recipients++ : this.#asked++;
    const isTagged = knowsTags && existing.has(path.replace(/\+[^@]*/, ''));
    const isSeen = this.#memory.seen.has(path);
    if (optimistic) this.#memory.seen.set(path, Date.now());
    if (fails && ++this.#memory.recipients % fails.every === 0) return fails.reply;
    if (oneRecipient !== undefined && this.#accepted !== null) return this.#accepted.toLowerCase() === path ? '250 Ok' : oneRecipient;
    const isOpen =
      (acceptsFirst !== undefined && count < acceptsFirst.count) ||
      (optimistic === true && !isSeen) ||
      (opensEvery !== undefined && this.#number % opensEvery === opensEvery - 1) ||
      (opensAfter !== undefined && this.#refusals >= opensAfter);
    return isOpen || isTagged ? '250 Ok' : undefined;
  }

  /** The deferral of a greylist that recognizes the client, at this stage. */
  deferralAt(stage: 'greeting' | 'mail'): string | undefined {
    const { greylist, greylistBy } = this.#behavior;
    return greylist && greylistBy?.at === stage && !this.#hasWaited('', greylist.delayS) ? greylist.reply : undefined;
  }

  #replyAbout(path: string): string {
    const behavior = this.#behavior;
    const address = path.toLowerCase();
    const at = address.lastIndexOf('@');
    if (!served.has(address.slice(at + 1))) return '550 5.7.1 Relaying denied';
    if (behavior.refusesNullSender && this.#sender === '') return behavior.refusesNullSender;
    if (behavior.refusesUtf8?.at === 'rcpt' && /[^\p{ASCII}]/u.test(address)) return behavior.refusesUtf8.reply;
    if (behavior.greylist && !behavior.greylistBy?.at && !this.#hasWaited(address, behavior.greylist.delayS))
      return behavior.greylist.reply;
    if (behavior.refusesAll) return behavior.refusesAll;
    if (behavior.accepts && new RegExp(behavior.accepts, 'u').test(address.slice(0, at))) return '250 Ok';
    return existing.has(address) ? (behavior.existing ?? '250 Ok') : behavior.refusal;
  }

  #hasWaited(address: string, delayS: number): boolean {
    const { per, attempts } = this.#behavior.greylistBy ?? {};
    const key = per === 'client' ? '' : `${this.#sender} ${address}`;
    if (attempts !== undefined) {
      const count = (this.#memory.attempts.get(key) ?? 0) + 1;
      this.#memory.attempts.set(key, count);
      return count > attempts;
    }
    const first = this.#memory.seen.get(key);
    if (first === undefined) this.#memory.seen.set(key, Date.now());
    return first !== undefined && Date.now() - first >= delayS * 1000;
  }
}

function ehloReply(name: string, { startTlsHangs, startTlsRefused, refusesUtf8 }: Behavior): string {
  const capabilities = [
    name,
    'PIPELINING',
    'ENHANCEDSTATUSCODES',
    ...(startTlsHangs || startTlsRefused ? ['STARTTLS'] : []),
    ...(refusesUtf8 ? ['SMTPUTF8'] : []),
  ];
  return capabilities.map((text, index) => `250${index === capabilities.length - 1 ? ' ' : '-'}${text}`).join('\r\n');
}
