/**
 * Every refusal of a message: code, status, sentence. One table, so that JSON and HTML responses are the same.
 * Codes for single fields and their sentences are in contact.rules.ts; all of them are 422.
 */
import { type ContactError, type ContactValues, emptyContactValues } from '../../src/contact/contact.rules.ts';

const statuses = {
  malformed_body: 400,
  idempotency_key_invalid: 400,
  foreign_origin: 403,
  idempotency_key_reused: 409,
  body_too_large: 413,
  content_type_unsupported: 415,
  honeypot_filled: 422,
  rate_limited: 429,
  storage_unavailable: 503,
} as const;
export type RefusalCode = keyof typeof statuses;

export interface Refusal {
  status: number;
  errors: [ContactError, ...ContactError[]];
  /** The visitor's input, as far as it was parsed. */
  values: ContactValues;
  retryAfterSeconds?: number;
}

/** A refusal of the whole message. */
export function refuse(code: RefusalCode, message: string, values: ContactValues = emptyContactValues): Refusal {
  return { status: statuses[code], errors: [{ code, message }], values };
}

/** A refusal because of its fields. */
export function refuseFields(errors: [ContactError, ...ContactError[]], values: ContactValues): Refusal {
  return { status: 422, errors, values };
}

/** @param seconds until a message may be sent again */
export function refuseForNow(who: 'you' | 'everybody', seconds: number, helpAddress: string, values?: ContactValues): Refusal {
  const many = who === 'you' ? 'Too many messages were sent from your network.' : 'We are receiving too many messages at the moment.';
  const message = `${many} Please try again in ${inWords(seconds)}, or write to ${helpAddress}.`;
  return { ...refuse('rate_limited', message, values), retryAfterSeconds: seconds };
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${minutes} minutes`;
}
