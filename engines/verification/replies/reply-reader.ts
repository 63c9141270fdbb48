/**
 * Cuts what a server sends into replies (RFC 5321, 4.2): bytes go in as they arrive, whole replies come out.
 * Trusts nothing: a line, a reply and the number of lines have a limit, and what is beyond it ends the session; memory never grows beyond one reply.
 * Surprise: a single fault is final. After it nothing can be matched to a command with certainty, so nothing more is read.
 */
import type { Reply } from '../verdict/verdict.ts';
import { decodeUtf8 } from './utf8.ts';

export type ReadFault =
  | 'line_too_long'
  | 'too_many_lines'
  | 'not_a_reply' // a line without three digits
  | 'codes_differ'; // a reply whose lines have different codes (RFC 5321, 4.2.1 wants one)

export type Read = { readonly replies: readonly Reply[]; readonly fault: ReadFault | null };

export interface ReplyReader {
  /** After a fault every further call answers that fault and no replies. */
  readonly push: (bytes: Uint8Array) => Read;
  /** Whether part of a reply has come that is not yet whole. */
  readonly hasRest: () => boolean;
}

/** RFC 5321 4.5.3.1.5 allows 512 octets; servers with long policy links send more. */
const maxLine = 4096;
/** The longest real EHLO answers have about thirty lines. */
const maxLines = 128;

export function createReplyReader(): ReplyReader {
  let line: number[] = [];
  let open: { code: number; texts: string[] } | null = null;
  let fault: ReadFault | null = null;

  /** @returns the reply that this line completes */
  const endLine = (): Reply | null => {
    if (line.at(-1) === cr) line.pop();
    const text = decodeUtf8(line);
    line = [];
    const parsed = /^([2-5]\d\d)(?:([ -])(.*))?$/s.exec(text);
    if (!parsed) return failed('not_a_reply');
    const code = Number(parsed[1]);
    if (open && open.code !== code) return failed('codes_differ');
    open ??= { code, texts: [] };
    open.texts.push(parsed[3] ?? '');
    if (parsed[2] === '-') return open.texts.length >= maxLines ? failed('too_many_lines') : null;
    const whole = toReply(open.code, open.texts);
    open = null;
    return whole;
  };
  const failed = (why: ReadFault): null => {
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
        } else if (line.length < maxLine) line.push(byte);
        else failed('line_too_long');
      }
      return { replies, fault };
    },
    hasRest: () => line.length > 0 || open !== null,
  };
}

const cr = 13;
const lf = 10;

/** The enhanced code of the first line that has one; the codes are taken away from the texts (RFC 2034, 4 repeats them in each). */
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

/** Control characters could colour a terminal or break a line of a report. */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is removed
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
}
