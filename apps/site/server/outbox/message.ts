/**
 * A message in the outbox, and what can become of it. Pure: files and mail are elsewhere.
 *
 *   waiting ──> handing-over ──> delivered
 *      ^             ├──> waiting (refused) ──> failed (refused too long)
 *      └─ a person ──┴──> unconfirmed (nobody answered)
 */
import { z } from 'zod';
import type { ContactValues } from '../../src/contact/contact.rules.ts';
import { nextAttempt, type RetrySchedule } from './retry-schedule.ts';

const moment = z.iso.datetime();
/** Attempts since the message became due for the first time, or was made due by a person. */
const triesSchema = z.object({ since: moment, count: z.int().min(0) });

const deliverySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), nextAttemptAt: moment, tries: triesSchema.optional() }),
  /** Written before the last byte leaves: from here on the message may have been delivered. */
  z.object({ state: z.literal('handing-over'), since: moment, tries: triesSchema }),
  z.object({ state: z.literal('delivered'), at: moment }),
  /** Given up. Stays, and is shown. */
  z.object({ state: z.literal('failed'), at: moment }),
  /** All of it was handed over and no answer came: it may be in the mailbox. Not sent again by itself; a person looks and decides. */
  z.object({ state: z.literal('unconfirmed'), at: moment }),
]);

const messageSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[0-9a-f]{32}$/),
  receivedAt: moment,
  values: z.object({ fullName: z.string(), email: z.string(), phone: z.string(), message: z.string() }),
  delivery: deliverySchema,
  attempts: z.array(z.object({ at: moment, outcome: z.enum(['delivered', 'refused', 'not-sent', 'unconfirmed']), reply: z.string() })),
});

export type ContactMessage = z.infer<typeof messageSchema>;
export type DeliveryState = ContactMessage['delivery']['state'];

/** How handing a message to the mail server ended. */
export type HandOverResult =
  | { kind: 'delivered'; reply: string }
  /** The server said no (4xx or 5xx): certainly not delivered. */
  | { kind: 'refused'; reply: string; code: number }
  /** It ended before the last byte: certainly not delivered (RFC 5321 section 4.1.1.4). `reason` is an error code. */
  | { kind: 'not-sent'; reason: string; detail: string }
  /** It ended between the last byte and the answer. */
  | { kind: 'unconfirmed'; reason: string; detail: string };

/** @returns undefined when the text is not a message. */
export function parseMessage(text: string): ContactMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function newMessage(id: string, values: ContactValues, nowMs: number): ContactMessage {
  const now = iso(nowMs);
  return { format: 1, id, receivedAt: now, values, delivery: { state: 'waiting', nextAttemptAt: now }, attempts: [] };
}

export function handingOver(message: ContactMessage, nowMs: number): ContactMessage {
  const since = iso(nowMs);
  return { ...message, delivery: { state: 'handing-over', since, tries: triesOf(message) ?? { since, count: 0 } } };
}

export function afterHandOver(message: ContactMessage, result: HandOverResult, nowMs: number, schedule: RetrySchedule): ContactMessage {
  const at = iso(nowMs);
  const reply = 'reply' in result ? result.reply : result.detail;
  const attempts = [...message.attempts, { at, outcome: result.kind, reply }];
  if (result.kind === 'delivered' || result.kind === 'unconfirmed') return { ...message, attempts, delivery: { state: result.kind, at } };
  const before = triesOf(message);
  const made = { since: before?.since ?? at, count: (before?.count ?? 0) + 1 };
  const next = nextAttempt(schedule, { sinceMs: Date.parse(made.since), count: made.count }, nowMs);
  if (next === undefined) return { ...message, attempts, delivery: { state: 'failed', at } };
  return { ...message, attempts, delivery: { state: 'waiting', nextAttemptAt: iso(next), tries: made } };
}

/** What a message that the process left in the middle of its last byte becomes at the next start. */
export function afterInterruption(message: ContactMessage, nowMs: number): ContactMessage {
  const detail = 'The server stopped before the mail server answered.';
  return {
    ...message,
    attempts: [...message.attempts, { at: iso(nowMs), outcome: 'unconfirmed', reply: detail }],
    delivery: { state: 'unconfirmed', at: iso(nowMs) },
  };
}

/**
 * Due now, by a person's wish, with the whole schedule ahead.
 * @param includeUnconfirmed whether the person knows that the message may arrive twice.
 * @returns undefined when there is nothing to be done: delivered, or not asked for.
 */
export function madeDue(message: ContactMessage, nowMs: number, includeUnconfirmed: boolean): ContactMessage | undefined {
  const { state } = message.delivery;
  const retried = state === 'waiting' || state === 'failed' || (state === 'unconfirmed' && includeUnconfirmed);
  return retried ? { ...message, delivery: { state: 'waiting', nextAttemptAt: iso(nowMs) } } : undefined;
}

function triesOf({ delivery }: ContactMessage): { since: string; count: number } | undefined {
  return 'tries' in delivery ? delivery.tries : undefined;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
