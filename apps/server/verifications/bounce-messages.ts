/** Bounce messages as evidence: delivery status notifications (RFC 3464) in a multipart/report (RFC 6522), as users save them from their mailbox. */
import { refundableSince } from '@leadlight/credits';
import type { BounceToReport } from '@leadlight/db/verification';
import { doubtAbout, readDeliveryStatus, type BounceDoubt } from '@leadlight/verification';
import PostalMime from 'postal-mime';

/** Why a message is not evidence. */
export type BounceMessageProblem = 'not_a_notification' | 'no_recipient' | 'date_unknown' | 'too_old' | 'in_the_future' | BounceDoubt;

export interface ReadBounceMessage {
  /** From 1, in the order of the request. */
  readonly message: number;
  /** What it proves; each address once. */
  readonly bounces: readonly (BounceToReport & { readonly evidence: NonNullable<BounceToReport['evidence']> })[];
  /** Null if it proves something. */
  readonly problem: BounceMessageProblem | null;
}

const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);

/** A server's clock may be ahead. */
const mostAheadMs = 86_400_000;

/** Headers that only a bounce message has. In a list of addresses, nothing looks like them. */
const messageMark = /^content-type:\s*(?:multipart\/report|message\/(?:global-)?delivery-status)/im;

/** Whether a text is one or more messages instead of a list of addresses. */
export const isBounceMessage = (text: string): boolean => messageMark.test(text);

/** One or several messages in mbox format (RFC 4155), whose separators begin with "From ". */
export function splitMessages(text: string): string[] {
  const parts = text.split(/^From [^\r\n]*\r?\n/m).filter((part) => part.trim() !== '');
  return parts.length === 0 ? [text] : parts;
}

export async function readBounceMessages(messages: readonly string[], now: Date): Promise<ReadBounceMessage[]> {
  const read: ReadBounceMessage[] = [];
  for (const [index, source] of messages.entries()) read.push({ message: index + 1, ...(await readMessage(source, now)) });
  return read;
}

async function readMessage(source: string, now: Date): Promise<Omit<ReadBounceMessage, 'message'>> {
  const nothing = (problem: BounceMessageProblem) => ({ bounces: [], problem });
  const { attachments, date } = await PostalMime.parse(source.trimStart(), { attachmentEncoding: 'utf8', maxNestingDepth: 20 }).catch(
    () => ({
      attachments: [],
      date: undefined,
    }),
  );
  const part = attachments.find(({ mimeType }) => statusTypes.has(mimeType));
  if (typeof part?.content !== 'string') return nothing('not_a_notification');
  const { reportingMta, arrivalMs, recipients } = readDeliveryStatus(part.content);
  if (recipients.length === 0) return nothing('no_recipient');
  const sentMs = date === undefined ? Number.NaN : Date.parse(date);
  let problem: BounceMessageProblem | null = null;
  const bounces = new Map<string, ReadBounceMessage['bounces'][number]>();
  for (const recipient of recipients) {
    const bouncedAtMs = recipient.lastAttemptMs ?? (Number.isNaN(sentMs) ? arrivalMs : sentMs);
    const doubt = doubtAbout(recipient) ?? doubtAboutDate(bouncedAtMs, now);
    if (doubt !== null || bouncedAtMs === null) problem ??= doubt;
    else for (const key of recipient.keys) bounces.set(key, { key, evidence: { status: recipient.status, reportingMta, bouncedAtMs } });
  }
  return { bounces: [...bounces.values()], problem: bounces.size > 0 ? null : problem };
}

function doubtAboutDate(bouncedAtMs: number | null, now: Date): BounceMessageProblem | null {
  if (bouncedAtMs === null) return 'date_unknown';
  if (bouncedAtMs > now.getTime() + mostAheadMs) return 'in_the_future';
  return bouncedAtMs < refundableSince(now).getTime() ? 'too_old' : null;
}
