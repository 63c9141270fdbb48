/** One short session with a mail server: greeting, EHLO, optionally MAIL FROM, then QUIT. Never names a recipient (RFC 5321, section 3). */
import type { Socket } from 'node:net';
import { isPublicAddress } from '../dns/public-address.ts';
import type { Dial } from '../smtp/dial.ts';

export interface Greeting {
  /** `unreachable` if there was no connection; `refused` if the server refused or ended the session. */
  readonly state: 'accepted' | 'refused' | 'unreachable';
  /** The last reply, in one line; null if there was none. */
  readonly reply: string | null;
  /** The client's address as the server sees it, if its reply to EHLO contains it. */
  readonly seenAddress: string | null;
}

/** Enough for servers that delay their greeting (RFC 5321, section 4.5.3.2 allows five minutes, which nobody waits for on a screen). */
const sessionMs = 40_000;
const longestReplyBytes = 16_384;

/**
 * @param identity with a null sender text, the session ends after EHLO; '' is the null sender
 * Rejects only with the signal's reason.
 */
export async function greet(
  dial: Dial,
  address: string,
  { heloName, sender }: { readonly heloName: string | null; readonly sender: string | null },
  signal: AbortSignal,
): Promise<Greeting> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(sessionMs)]);
  let socket: Socket;
  try {
    socket = await dial(address, limit);
  } catch {
    signal.throwIfAborted();
    return { state: 'unreachable', reply: null, seenAddress: null };
  }
  const end = (): void => void socket.destroy();
  limit.addEventListener('abort', end, { once: true });
  const replies = readReplies(socket);
  let reply: Reply | null = null;
  let seenAddress: string | null = null;
  const step = async (command: string | null): Promise<boolean> => {
    if (command !== null) socket.write(`${command}\r\n`);
    const next = await replies.next();
    if (next.done) return false;
    reply = next.value;
    return next.value.code >= 200 && next.value.code < 300;
  };
  const result = (isAccepted: boolean): Greeting => {
    const last: Reply | null = reply;
    return {
      state: isAccepted ? 'accepted' : 'refused',
      reply: last === null ? null : last.text.replaceAll(/\s+/g, ' ').slice(0, 300),
      seenAddress,
    };
  };
  try {
    if (!(await step(null))) return result(false);
    const name = heloName ?? literalOf(socket.localAddress ?? '127.0.0.1');
    const isGreeted = await step(`EHLO ${name}`);
    seenAddress = addressIn((reply as Reply | null)?.text ?? '');
    if (!isGreeted) return result(false);
    const isAccepted = sender === null || (await step(`MAIL FROM:<${sender}>`));
    const answer = result(isAccepted);
    if (sender !== null && isAccepted) await step('RSET');
    socket.write('QUIT\r\n');
    return answer;
  } catch {
    signal.throwIfAborted();
    return result(false);
  } finally {
    limit.removeEventListener('abort', end);
    socket.destroySoon();
  }
}

interface Reply {
  readonly code: number;
  readonly text: string;
}

/** Whole replies, of one or several lines (RFC 5321, section 4.2.1). */
async function* readReplies(socket: Socket): AsyncGenerator<Reply, void> {
  let text = '';
  let lines: string[] = [];
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    text += bytes.toString('latin1');
    if (text.length + lines.join('').length > longestReplyBytes) return;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = text.slice(0, end).trimEnd();
      text = text.slice(end + 1);
      lines.push(line);
      if (/^\d{3}-/.test(line)) continue;
      yield { code: Number(line.slice(0, 3)), text: lines.join(' ') };
      lines = [];
    }
  }
}

/** RFC 5321, section 4.1.3: how a host that has no name yet introduces itself. */
const literalOf = (address: string): string => (address.includes(':') ? `[IPv6:${address}]` : `[${address}]`);

/** "250-mx.example.net at your service, [203.0.113.7]" */
function addressIn(reply: string): string | null {
  const candidates = reply.match(/(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]*:[0-9a-f:]{3,}/gi) ?? [];
  return candidates.find((candidate) => isPublicAddress(candidate)) ?? null;
}
