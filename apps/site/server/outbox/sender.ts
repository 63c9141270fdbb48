/**
 * Sends waiting messages, one at a time, and writes down what became of each.
 * The file is the truth; what is kept here is only when to look at which.
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
  /** Looks after a message that is on disk as waiting. */
  add(message: ContactMessage, dueAtMs: number): void;
  /** Whether the message is being sent at this moment; nobody else may write its file then. */
  isSending(id: string): boolean;
  /** Lets a mail under way finish for `graceMs`, then ends it. Resolves when nothing more will be written. */
  stop(graceMs: number): Promise<void>;
}

interface Pending {
  dueAtMs: number;
  failures: number;
  /** The last attempt did not get through to a mail server at all. */
  isUnreachable: boolean;
}

/** How soon a state that could not be written is written again: a full disk is emptied by somebody. */
const recordAgainMs = 10_000;
/** How soon a file that could not be read for a reason of the system's (too many open files) is read again, and the rest after a fault of ours. */
const readAgainMs = 60_000;

export function createSender({ files, handOver, buildMail, addresses, schedule, clock, log }: SenderDependencies): Sender {
  const pending = new Map<string, Pending>();
  /** States that are true but could not be written; their messages rest until they are. */
  const unrecorded = new Map<string, ContactMessage>();
  const ending = new AbortController();
  let sending: string | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let cancelTimer = () => {};

  /** Works off what is due, then sleeps until the next is. */
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

  /** @param restMs the least time to sleep: after a fault of our own, so that it does not go round and round. */
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

  /** Of those that are due the one with the fewest failures: a new message does not queue behind old trouble. */
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
      // A corrupt file will not mend itself; it stays on disk, and is shown by npm run messages.
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
      // Not known how far it came: as after a crash, a person decides.
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
    // The mail server is back: those that only could not reach it need not wait for their turn.
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
      // Class and code only: a reply may quote addresses. It is in the message's file.
      ...('code' in result && { replyCode: result.code }),
      ...('reason' in result && { reason: result.reason }),
    };
    const { delivery } = after;
    if (delivery.state === 'delivered') log.info(about, 'message delivered');
    else if (delivery.state === 'waiting')
      log.warn({ ...about, outcome: result.kind, nextAttemptAt: delivery.nextAttemptAt }, 'message not delivered yet');
    else if (delivery.state === 'failed') log.error(about, 'message given up: npm run messages shows it');
    else log.error(about, 'message perhaps delivered, not sent again by itself: npm run messages shows it');
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
