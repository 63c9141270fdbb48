/**
 * Sends waiting messages, one at a time, and records the result of each.
 * The files are authoritative; this module stores only when to check each message.
 */
import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { MailAddresses } from './mail.ts';
import { afterHandOver, type ContactMessage, handingOver, type HandOverResult } from './message.ts';
import type { MessageFiles } from './message-files.ts';
import type { RetrySchedule } from './retry-schedule.ts';
import type { HandOver } from './smtp-hand-over.ts';

export interface SenderDependencies {
  files: MessageFiles;
  handOver: HandOver;
  buildMail(message: ContactMessage, addresses: MailAddresses): Promise<Buffer>;
  addresses: MailAddresses;
  schedule: RetrySchedule;
  clock: Clock;
  log: Log;
}

export interface Sender {
  /** Schedules a message that is waiting on disk. */
  add(message: ContactMessage, dueAtMs: number): void;
  /** Whether the message is currently being sent; no other code may write its file then. */
  isSending(id: string): boolean;
  /** Gives an email in progress `graceMs` to finish, then ends it. Resolves when nothing more will be written. */
  stop(graceMs: number): Promise<void>;
}

interface Pending {
  dueAtMs: number;
  failures: number;
  /** The last attempt did not reach a mail server. */
  isUnreachable: boolean;
}

/** Delay before a failed write of a state is retried, for example until someone frees disk space. */
const recordAgainMs = 10_000;
/** Delay before a file that couldn't be read because of a system error (too many open files) is read again, and the pause after a bug. */
const readAgainMs = 60_000;

/** Long because its functions share the state of one queue, which splitting would have to pass around. */
export function createSender({ files, handOver, buildMail, addresses, schedule, clock, log }: SenderDependencies): Sender {
  const pending = new Map<string, Pending>();
  /** Current states that could not be written; their messages are not touched until they are. */
  const unrecorded = new Map<string, ContactMessage>();
  const ending = new AbortController();
  let sending: string | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let cancelTimer = () => {};

  /** Sends the messages that are due, then sleeps until the next one is. */
  function wake(): void {
    cancelTimer();
    if (isStopped || running) return;
    running = run()
      .then(() => 0)
      .catch((error: unknown) => {
        log.error(describeError(error), 'sender failed');
        return readAgainMs;
      })
      .then((restMs) => {
        running = undefined;
        if (!isStopped) sleep(restMs);
      });
  }

  /** @param restMs minimum time to sleep, after a bug, to prevent a busy loop */
  function sleep(restMs: number): void {
    let nextMs = unrecorded.size > 0 ? clock.now() + recordAgainMs : Infinity;
    for (const { dueAtMs } of pending.values()) nextMs = Math.min(nextMs, dueAtMs);
    if (nextMs < Infinity) cancelTimer = clock.after(Math.max(restMs, nextMs - clock.now()), wake);
  }

  async function run(): Promise<void> {
    for (const message of [...unrecorded.values()]) await record(message, false);
    for (let id = nextDue(); id !== undefined && !isStopped; id = nextDue()) {
      sending = id;
      try {
        await attempt(id);
      } finally {
        sending = undefined;
      }
    }
  }

  /** The due message with the fewest failures, so that a new message doesn't wait for failing ones. */
  function nextDue(): string | undefined {
    const due = [...pending].filter(([, { dueAtMs }]) => dueAtMs <= clock.now());
    due.sort(([, a], [, b]) => a.failures - b.failures || a.dueAtMs - b.dueAtMs);
    return due[0]?.[0];
  }

  async function attempt(id: string): Promise<void> {
    let message: ContactMessage | undefined;
    try {
      message = await files.read(id);
    } catch (error) {
      log.error({ messageId: id, ...describeError(error) }, 'message not readable');
      // A corrupt file stays on disk, and npm run messages shows it.
      if ((error as NodeJS.ErrnoException).code === undefined) pending.delete(id);
      else postpone(id, readAgainMs);
      return;
    }
    if (message?.delivery.state !== 'waiting') return void pending.delete(id);
    const result = await handOverMessage(message);
    const after = afterHandOver(message, result, clock.now(), schedule);
    logResult(after, result);
    await record(after, isUnreachable(result));
  }

  async function handOverMessage(message: ContactMessage): Promise<HandOverResult> {
    let mail: Buffer;
    try {
      mail = await buildMail(message, addresses);
    } catch (error) {
      log.error({ messageId: message.id, ...describeError(error) }, 'mail not built');
      return { kind: 'not-sent', reason: 'EBUILD', detail: 'The mail could not be built.' };
    }
    try {
      const mark = () => files.replace(handingOver(message, clock.now()));
      return await handOver({ mail, envelope: addresses, mark, signal: ending.signal });
    } catch (error) {
      // The outcome is unknown: as after a crash, a person decides.
      log.error({ messageId: message.id, ...describeError(error) }, 'hand-over failed');
      return { kind: 'unconfirmed', reason: 'EFAULT', detail: 'A fault of the server ended the attempt.' };
    }
  }

  async function record(message: ContactMessage, unreachable: boolean): Promise<void> {
    const { id, delivery } = message;
    try {
      await files.replace(message);
      unrecorded.delete(id);
    } catch (error) {
      log.error({ messageId: id, state: delivery.state, ...describeError(error) }, 'state not recorded');
      unrecorded.set(id, message);
      pending.delete(id);
      return;
    }
    if (delivery.state === 'waiting') {
      pending.set(id, { dueAtMs: Date.parse(delivery.nextAttemptAt), failures: delivery.tries?.count ?? 0, isUnreachable: unreachable });
    } else pending.delete(id);
    // The mail server is back: messages that only failed to reach it don't have to wait.
    if (delivery.state === 'delivered')
      for (const other of pending.values()) if (other.isUnreachable) other.dueAtMs = Math.min(other.dueAtMs, clock.now());
  }

  function postpone(id: string, ms: number): void {
    const waiting = pending.get(id);
    if (waiting) waiting.dueAtMs = clock.now() + ms;
  }

  function logResult(after: ContactMessage, result: HandOverResult): void {
    const about = {
      messageId: after.id,
      attempts: after.attempts.length,
      // Only class and code, because a reply may quote addresses. The reply is in the message's file.
      ...('code' in result && { replyCode: result.code }),
      ...('reason' in result && { reason: result.reason }),
    };
    const { delivery } = after;
    if (delivery.state === 'delivered') log.info(about, 'message delivered');
    else if (delivery.state === 'waiting')
      log.warn({ ...about, outcome: result.kind, nextAttemptAt: delivery.nextAttemptAt }, 'message not delivered yet');
    else if (delivery.state === 'failed') log.error(about, 'message given up: npm run messages shows it');
    else log.error(about, 'message possibly delivered, not sent again automatically: npm run messages shows it');
  }

  return {
    add(message, dueAtMs) {
      const { delivery } = message;
      pending.set(message.id, { dueAtMs, failures: 'tries' in delivery ? (delivery.tries?.count ?? 0) : 0, isUnreachable: false });
      wake();
    },
    isSending: (id) => sending === id || unrecorded.has(id),
    async stop(graceMs) {
      isStopped = true;
      cancelTimer();
      const cancelEnd = clock.after(graceMs, () => ending.abort());
      await running;
      cancelEnd();
      for (const message of [...unrecorded.values()]) await record(message, false);
    },
  };
}

function isUnreachable(result: HandOverResult): boolean {
  return result.kind === 'not-sent';
}
