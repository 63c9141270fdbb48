/**
 * Splits a server's output into replies (RFC 5321, section 4.2): takes bytes as they arrive, returns complete replies. Trusts nothing:
 * lines, replies, and the number of lines are limited, and exceeding a limit ends the session, so memory never grows beyond one reply.
 * The first error is final: after it, replies can no longer be matched to commands, so nothing more is read.
 */
import type { Reply } from '../verdict/verdict.ts';
import { decodeUtf8 } from './utf8.ts';

export type ReplyFault =
  | 'line_too_long'
  | 'too_many_lines'
  | 'not_a_reply' // a line without a three-digit code
  | 'codes_differ'; // a reply whose lines have different codes (RFC 5321, section 4.2.1 requires the same)

export type ReplyBatch = { readonly replies: readonly Reply[]; readonly fault: ReplyFault | null };

export interface ReplyReader {
  /** After an error, every call returns that error and no replies. */
  readonly push: (bytes: Uint8Array) => ReplyBatch;
  /** Whether an incomplete reply is buffered. */
  readonly hasPartialReply: () => boolean;
}

/** RFC 5321, section 4.5.3.1.5 allows 512 octets; servers with long policy links send more. What exceeds this is not kept. */
const keptOfLine = 4096;
/** A line that is longer than this never ends. */
const maxLine = 65_536;
/** The longest real EHLO replies have about thirty lines. */
const maxLines = 128;

export function createReplyReader(): ReplyReader {
  let line: number[] = [];
  let lineLength = 0;
  let open: { code: number; texts: string[] } | null = null;
  let fault: ReplyFault | null = null;

  /** @returns the reply that this line completes, or null */
  const endLine = (): Reply | null => {
    if (line.at(-1) === cr) line.pop();
    const text = decodeUtf8(line);
    line = [];
    lineLength = 0;
    const parsed = /^([2-5]\d\d)(?:([ -])(.*))?$/s.exec(text);
    if (!parsed) return fail('not_a_reply');
    const code = Number(parsed[1]);
    if (open && open.code !== code) return fail('codes_differ');
    open ??= { code, texts: [] };
    open.texts.push(parsed[3] ?? '');
    if (parsed[2] === '-') return open.texts.length >= maxLines ? fail('too_many_lines') : null;
    const whole = toReply(open.code, open.texts);
    open = null;
    return whole;
  };
  const fail = (why: ReplyFault): null => {
    fault = why;
    open = null;
    line = [];
    return null;
  };

  return {
    push(bytes) {
      const replies: Reply[] = [];
      for (const byte of bytes) {
        if (fault !== null) break;
        if (byte === lf) {
          const whole = endLine();
          if (whole) replies.push(whole);
        } else if (++lineLength > maxLine) fail('line_too_long');
        else if (line.length < keptOfLine) line.push(byte);
      }
      return { replies, fault };
    },
    hasPartialReply: () => line.length > 0 || open !== null,
  };
}

const cr = 13;
const lf = 10;

/**
 * Uses the enhanced code of the first line that has one, and removes the codes from the text (RFC 2034, section 4 repeats them on each
 * line).
 */
function toReply(code: number, texts: readonly string[]): Reply {
  let enhanced: string | null = null;
  const lines = texts.map((text) => {
    const found = /^([245]\.\d{1,3}\.\d{1,3})(?:[ :-]|$)\s*/.exec(text);
    if (!found?.[1]?.startsWith(String(code)[0] ?? '')) return clean(text);
    enhanced ??= found[1];
    return clean(text.slice(found[0].length));
  });
  return { code, enhanced, lines };
}

/** Control characters could color a terminal or break a line of a report. */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
}
