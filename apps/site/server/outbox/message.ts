/**
 * A message in the outbox, and its states. Pure: files and email are elsewhere.
 *
 *   waiting ──> handing-over ──> delivered
 *      ^             ├──> waiting (refused) ──> failed (refused too long)
 *      └─ a person ──┴──> unconfirmed (nobody answered)
 */
import { z } from 'zod';
import type { ContactValues } from '../../src/contact/contact.rules.ts';
import { nextAttempt, type RetrySchedule } from './retry-schedule.ts';

const moment = z.iso.datetime();
/** Attempts since the message first became due, or since a person requested a retry. */
const triesSchema = z.object({ since: moment, count: z.int().min(0) });

const deliverySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), nextAttemptAt: moment, tries: triesSchema.optional() }),
  /** Written before the last byte is sent: from then on, the message may have been delivered. */
  z.object({ state: z.literal('handing-over'), since: moment, tries: triesSchema }),
  z.object({ state: z.literal('delivered'), at: moment }),
  /** Given up. Kept and shown. */
  z.object({ state: z.literal('failed'), at: moment }),
  /** Everything was sent and no answer came: it may have been delivered. Not resent automatically; a person decides. */
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

/** The result of sending a message to the mail server. */
export type HandOverResult =
  | { kind: 'delivered'; reply: string }
  /** The server refused it (4xx or 5xx): certainly not delivered. */
  | { kind: 'refused'; reply: string; code: number }
  /** The connection ended before the last byte: certainly not delivered (RFC 5321 section 4.1.1.4). `reason` is an error code. */
  | { kind: 'not-sent'; reason: string; detail: string }
  /** The connection ended between the last byte and the answer. */
  | { kind: 'unconfirmed'; reason: string; detail: string };

/** @returns undefined if the text is not a message */
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

/** The state at the next start of a message whose last byte was being sent when the process ended. */
export function afterInterruption(message: ContactMessage, nowMs: number): ContactMessage {
  const detail = 'The server stopped before the mail server answered.';
  return {
    ...message,
    attempts: [...message.attempts, { at: iso(nowMs), outcome: 'unconfirmed', reply: detail }],
    delivery: { state: 'unconfirmed', at: iso(nowMs) },
  };
}

/**
 * Makes a message due now, at a person's request, with the full retry schedule.
 * @param includeUnconfirmed whether the person accepts that the message may arrive twice
 * @returns undefined if there is nothing to do: already delivered, or not included
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
