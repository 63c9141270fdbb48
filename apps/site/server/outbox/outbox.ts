/**
 * The outbox: an accepted message is first written to disk and sent from there.
 * message.ts describes its files, message-files.ts their durability, smtp-hand-over.ts exactly-once delivery.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ContactValues } from '../../src/contact/contact.rules.ts';
import type { Clock } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { OutboxFolders } from './data-folder.ts';
import { buildMail, type MailAddresses } from './mail.ts';
import { afterInterruption, type ContactMessage, madeDue, newMessage } from './message.ts';
import { CorruptMessage, createMessageFiles, type MessageFiles } from './message-files.ts';
import { followRetryRequests, type RetryRequest } from './retry-requests.ts';
import { retrySchedule, type RetrySchedule } from './retry-schedule.ts';
import { createSender } from './sender.ts';
import type { HandOver } from './smtp-hand-over.ts';

export interface OutboxOptions {
  folders: OutboxFolders;
  /** If absent, nothing is sent and messages wait. */
  handOver?: HandOver;
  addresses: MailAddresses;
  retentionDays: number;
  schedule?: RetrySchedule;
  clock: Clock;
  log: Log;
}

export type Stored = { kind: 'stored' | 'replayed'; id: string } | { kind: 'key-reused' };

export interface Outbox {
  /** The message of an idempotency key within its 24 hours: none, this one, or a different one. @throws StorageUnavailable */
  find(key: string, values: ContactValues): Promise<'none' | 'same' | 'other'>;
  /** Resolves when the message is durably on disk. @throws StorageUnavailable; nothing was stored */
  store(values: ContactValues, key?: string): Promise<Stored>;
  /** Gives an email in progress `graceMs` to finish. */
  close(graceMs: number): Promise<void>;
}

/** The message could not be stored: full, read-only or missing disk. `cause` is the file system's error. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

const dayMs = 24 * 60 * 60 * 1000;
/** How long a key identifies its message (for retries by a program or a person, not for archiving). */
const keyLifeMs = dayMs;

/** Opens the outbox, resolves interrupted messages, and starts sending. */
export async function openOutbox({
  folders,
  handOver,
  addresses,
  retentionDays,
  schedule = retrySchedule,
  clock,
  log,
}: OutboxOptions): Promise<Outbox> {
  const files = createMessageFiles(folders);
  const sender = handOver && createSender({ files, handOver, buildMail, addresses, schedule, clock, log });
  await files.tidy();
  const { messages, corrupt } = await files.list();
  for (const file of corrupt) log.error({ file }, 'message file not readable, left as it is');
  const settled = await Promise.all(messages.map((message) => settle(message)));
  const waiting = settled.filter(({ delivery }) => delivery.state === 'waiting');
  if (!sender)
    log.warn(
      { waiting: waiting.length },
      'SMTP_URL is not set: messages are kept in the outbox and mailed once it is (npm run messages shows them)',
    );
  // Try all of them now, regardless of their schedule: after a restart, the cause of the failures has often just been fixed.
  for (const message of waiting) sender?.add(message, clock.now());

  async function settle(message: ContactMessage): Promise<ContactMessage> {
    if (message.delivery.state !== 'handing-over') return message;
    const interrupted = afterInterruption(message, clock.now());
    await files.replace(interrupted);
    log.error({ messageId: message.id }, 'message possibly delivered, not sent again automatically: npm run messages shows it');
    return interrupted;
  }

  async function applyRetry({ ids, includeUnconfirmed }: RetryRequest): Promise<void> {
    for (const id of ids) {
      if (sender?.isSending(id)) continue;
      const message = await files.read(id).catch((error: unknown) => {
        if (error instanceof CorruptMessage) return undefined;
        throw error;
      });
      const due = message && madeDue(message, clock.now(), includeUnconfirmed);
      if (!due) continue;
      await files.replace(due);
      log.info({ messageId: id }, 'message made due by hand');
      sender?.add(due, clock.now());
    }
  }

  const stopRequests = await followRetryRequests(folders.requests, applyRetry, { clock, log });
  const stopRetention = keepRetention(files, retentionDays, { clock, log });
  /** Serializes posts with keys, because two with the same key can arrive at the same time. */
  let keyed: Promise<unknown> = Promise.resolve();

  async function storeAs(id: string, values: ContactValues): Promise<Stored> {
    const message = newMessage(id, values, clock.now());
    await files.create(message);
    log.info({ messageId: id }, 'message stored');
    sender?.add(message, clock.now());
    return { kind: 'stored', id };
  }

  async function storeKeyed(values: ContactValues, key: string): Promise<Stored> {
    const found = await findByKey(files, key, clock.now());
    if (!found.message) return storeAs(found.id, values);
    return isSameMessage(found.message.values, values) ? { kind: 'replayed', id: found.id } : { kind: 'key-reused' };
  }

  return {
    find: (key, values) =>
      unlessUnavailable(async () => {
        const { message } = await findByKey(files, key, clock.now());
        if (!message) return 'none';
        return isSameMessage(message.values, values) ? 'same' : 'other';
      }),
    store: (values, key) =>
      unlessUnavailable(() => {
        if (key === undefined) return storeAs(randomBytes(16).toString('hex'), values);
        const stored = keyed.then(() => storeKeyed(values, key));
        keyed = stored.catch(() => undefined);
        return stored;
      }),
    async close(graceMs) {
      await Promise.all([stopRetention(), stopRequests(), sender?.stop(graceMs)]);
    },
  };
}

/**
 * The message of a key, or the id that it would get. Ids are derived from the key, so that they survive a restart.
 * After its 24 hours, a key identifies a new message with its next id.
 */
async function findByKey(files: MessageFiles, key: string, nowMs: number): Promise<{ id: string; message?: ContactMessage }> {
  for (let use = 0; ; use += 1) {
    const id = createHash('sha256').update(`${use} ${key}`).digest('hex').slice(0, 32);
    const message = await files.read(id);
    if (!message) return { id };
    if (nowMs - Date.parse(message.receivedAt) < keyLifeMs) return { id, message };
  }
}

function isSameMessage(a: ContactValues, b: ContactValues): boolean {
  return a.fullName === b.fullName && a.email === b.email && a.phone === b.phone && a.message === b.message;
}

async function unlessUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    // File system errors have a code; anything else is a bug and is reported as one.
    if (cause instanceof CorruptMessage || (cause as NodeJS.ErrnoException).code !== undefined)
      throw new StorageUnavailable('Message not stored', { cause });
    throw cause;
  }
}

/** Deletes messages after their retention period: now, and every day. */
function keepRetention(files: MessageFiles, retentionDays: number, { clock, log }: { clock: Clock; log: Log }): () => Promise<void> {
  let cancel = () => {};
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = async () => {
    const { messages } = await files.list();
    for (const { id, delivery } of messages) {
      if (delivery.state !== 'delivered' || clock.now() - Date.parse(delivery.at) < retentionDays * dayMs) continue;
      await files.remove(id);
      log.info({ messageId: id }, 'message deleted: its retention is over');
    }
  };
  const sweepDaily = () => {
    sweeping = sweep().catch((error: unknown) => log.error(describeError(error), 'retention not applied'));
    cancel = clock.after(dayMs, sweepDaily);
  };
  sweepDaily();
  return () => {
    cancel();
    return sweeping;
  };
}
