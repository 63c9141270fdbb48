/**
 * Reads delivery status notifications (RFC 3464), the machine-readable part of a bounce message, and decides which addresses they prove to be
 * undeliverable.
 */
import { addressKey } from '@leadlight/vocabulary';

export interface ReportedRecipient {
  /** Keys (`addressKey`) of the final and, if given, the original recipient. */
  readonly keys: readonly string[];
  /** Lower case: failed, delayed, delivered, relayed, expanded (RFC 3464, 2.3.3). Empty if missing. */
  readonly action: string;
  /** RFC 3463, such as 5.1.1. Empty if missing. */
  readonly status: string;
  /** What the mail server answered, as reported. */
  readonly diagnostic: string | null;
  /** Milliseconds since 1970; null if missing or unreadable. */
  readonly lastAttemptMs: number | null;
}

export interface DeliveryStatus {
  /** The server that reports. */
  readonly reportingMta: string | null;
  readonly arrivalMs: number | null;
  readonly recipients: readonly ReportedRecipient[];
}

/** @param text content of a message/delivery-status or message/global-delivery-status part */
export function readDeliveryStatus(text: string): DeliveryStatus {
  const [message = [], ...others] = groupsOf(text);
  // A sloppy reporter puts the fields of the only recipient into the first group.
  const recipients = others.length === 0 && valueOf(message, 'final-recipient') !== null ? [message] : others;
  return {
    reportingMta: typed(valueOf(message, 'reporting-mta')),
    arrivalMs: dateOf(valueOf(message, 'arrival-date')),
    recipients: recipients.flatMap(recipientOf),
  };
}

type Fields = readonly (readonly [name: string, value: string])[];

/** Groups of fields separated by blank lines; a line that begins with white space continues the field (RFC 3464, 2.1; RFC 5322, 2.2.3). */
function groupsOf(text: string): Fields[] {
  const groups: [string, string][][] = [];
  let isOpen = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
    if (line.trim() === '') isOpen = false;
    else if (/^[ \t]/.test(line) && isOpen && last) last[1] += ` ${line.trim()}`;
    else if (name !== undefined && value !== undefined) {
      const field: [string, string] = [name.toLowerCase(), value.trim()];
      if (isOpen && group) group.push(field);
      else groups.push([field]);
      isOpen = true;
    }
  }
  return groups;
}

const valueOf = (fields: Fields, name: string): string | null => fields.find(([each]) => each === name)?.[1] ?? null;

/** The value after its type: "dns; mx.acme.com". */
const typed = (value: string | null): string | null => (value === null ? null : value.slice(value.indexOf(';') + 1).trim() || null);

function dateOf(value: string | null): number | null {
  const ms = value === null ? Number.NaN : Date.parse(value);
  return Number.isNaN(ms) ? null : ms;
}

function recipientOf(fields: Fields): ReportedRecipient[] {
  const final = addressOf(valueOf(fields, 'final-recipient'));
  // Final-Recipient is required (RFC 3464, 2.3.2).
  if (final === null) return [];
  const original = addressOf(valueOf(fields, 'original-recipient'));
  return [
    {
      keys: [...new Set(original === null ? [final] : [final, original])],
      action: /^[a-z]+/i.exec(valueOf(fields, 'action') ?? '')?.[0].toLowerCase() ?? '',
      status: /^\d\.\d{1,3}\.\d{1,3}/.exec(valueOf(fields, 'status') ?? '')?.[0] ?? '',
      diagnostic: typed(valueOf(fields, 'diagnostic-code'))?.slice(0, mostDiagnostic) ?? null,
      lastAttemptMs: dateOf(valueOf(fields, 'last-attempt-date')),
    },
  ];
}

const mostDiagnostic = 500;

/** "rfc822; ana@acme.com" or "utf-8; …" (RFC 6533); an original recipient may be in xtext, "+2B" for "+" (RFC 3461, 4). */
function addressOf(value: string | null): string | null {
  const [, type, text] = /^\s*(rfc822|utf-8|utf8)\s*;\s*<?([^<>]+?)>?\s*(?:\(.*\))?$/i.exec(value ?? '') ?? [];
  if (type === undefined || text === undefined || !text.includes('@')) return null;
  return addressKey(/\+[0-9A-F]{2}/.test(text) ? decodeXtext(text) : text);
}

const decodeXtext = (text: string): string =>
  text.replaceAll(/\+([2-7][0-9A-F])/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/**
 * Why a recipient's report proves nothing about the address; null if it proves that the address can't be reached.
 * - `not_failed`: the message is delayed, or was delivered
 * - `not_permanent`: the status is not one of class 5
 * - `about_something_else`: the sender, the message, a policy or a full mailbox (RFC 3463, 3)
 */
export type BounceDoubt = 'not_failed' | 'not_permanent' | 'about_something_else';

/** Details of class 5 that say nothing about whether the address exists: of the sender (X.1.7, X.1.8), a full mailbox and the size (X.2.2, X.2.3). */
const notAboutTheAddress = new Set(['5.1.7', '5.1.8', '5.2.2', '5.2.3']);
/** Subjects that say nothing about it either: mail system (other than X.3.0), protocol, content, security and policy. */
const otherSubjects = /^5\.(?:3\.[1-9]|5\.|6\.|7\.)/;

export function doubtAbout({ action, status }: ReportedRecipient): BounceDoubt | null {
  if (action !== 'failed') return 'not_failed';
  if (!status.startsWith('5.')) return 'not_permanent';
  return notAboutTheAddress.has(status) || otherSubjects.test(status) ? 'about_something_else' : null;
}
