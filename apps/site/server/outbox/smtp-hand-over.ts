/**
 * Hands a mail to the mail server so that it is always known whether it may have been delivered.
 *
 * A server may deliver only after it has got the whole message, which ends with a line that holds a dot (RFC 5321 section 4.1.1.4).
 * So all bytes but that ending go out first, then the mark "handing over" is put on disk, then the ending is sent. Before the mark the
 * message is certainly not delivered; after it only the server's answer tells.
 */
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { SmtpRelay } from '../config.values.ts';
import type { HandOverResult } from './message.ts';

export interface HandOverJob {
  mail: Buffer;
  envelope: { from: string; to: string };
  /** Puts on disk that the message may be delivered from now on. When it fails, the message is not sent. */
  mark(): Promise<void>;
  /** Ends the attempt, whatever its state. */
  signal: AbortSignal;
}

export type HandOver = (job: HandOverJob) => Promise<HandOverResult>;

export interface SmtpTimeouts {
  dnsMs: number;
  connectionMs: number;
  greetingMs: number;
  /** All of the dialogue up to the ending. */
  dialogueMs: number;
  /** From the ending to the answer. */
  answerMs: number;
}

/** RFC 5321 section 4.5.3.2: 5 minutes for the greeting and most commands, 10 for the answer to the message; giving up there sooner makes doubles. */
export const smtpTimeouts: SmtpTimeouts = { dnsMs: 30_000, connectionMs: 30_000, greetingMs: 300_000, dialogueMs: 300_000, answerMs: 600_000 };

export function createSmtpHandOver(relay: SmtpRelay, timeouts: SmtpTimeouts = smtpTimeouts): HandOver {
  const transport = createTransport({
    host: relay.host,
    port: relay.port,
    secure: relay.secure,
    requireTLS: relay.requireTls,
    ...(relay.credentials && { auth: { user: relay.credentials.user, pass: relay.credentials.password } }),
    dnsTimeout: timeouts.dnsMs,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    // Nothing moves for longer than the longest wait that is allowed anywhere: a second net under our own timers.
    socketTimeout: timeouts.answerMs + timeouts.dialogueMs,
    socketCloseTimeout: 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const withoutSecrets = secretRemover(relay);

  return async ({ mail, envelope, mark, signal }) => {
    const ending = new AbortController();
    let timer = setTimeout(() => ending.abort(), timeouts.dialogueMs);
    const raw = withMarkBeforeEnd(mail, mark, () => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), timeouts.answerMs);
    });
    try {
      const info = await transport.sendMail({ envelope, raw: raw.stream, signal: AbortSignal.any([signal, ending.signal]) });
      // A server that says yes to half a message is broken; what it has is not the message.
      if (!(await raw.isReleased())) return { kind: 'not-sent', reason: 'EPROTOCOL', detail: 'The mail server answered before the message was sent.' };
      return { kind: 'delivered', reply: withoutSecrets(info.response) };
    } catch (error) {
      return resultOf(error as NodemailerError, await raw.isReleased(), withoutSecrets);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A stream of the mail that does not end before `mark` has settled, and breaks when `mark` fails. */
function withMarkBeforeEnd(mail: Buffer, mark: () => Promise<void>, onRelease: () => void): { stream: Readable; isReleased(): Promise<boolean> } {
  let sent = false;
  let released = false;
  let marking: Promise<void> | undefined;
  const release = async (stream: Readable): Promise<void> => {
    try {
      await mark();
    } catch (error) {
      return void stream.destroy(error as Error);
    }
    // The connection may have died meanwhile; then there is nobody to send the ending to.
    if (stream.destroyed) return;
    released = true;
    onRelease();
    stream.push(null);
  };
  const stream = new Readable({
    read() {
      if (!sent) {
        sent = true;
        this.push(mail);
      } else marking ??= release(this);
    },
  });
  return {
    stream,
    // The mark may still be on its way to the disk when the connection is already gone; who asks must see it settled.
    async isReleased() {
      await marking;
      return released;
    },
  };
}

function resultOf(error: NodemailerError, released: boolean, clean: (text: string) => string): HandOverResult {
  const { responseCode, response } = error;
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 600) {
    return { kind: 'refused', code: responseCode, reply: clean(response ?? error.message) };
  }
  const failure = { reason: error.originalCode ?? error.code ?? error.name, detail: clean(error.message) };
  return { kind: released ? 'unconfirmed' : 'not-sent', ...failure };
}

/** Servers echo what they refuse, credentials too; these are kept out of the outbox and the log. */
function secretRemover({ credentials }: SmtpRelay): (text: string) => string {
  if (!credentials) return (text) => text;
  const { user, password } = credentials;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const secrets = [password, base64(password), base64(`\0${user}\0${password}`)].filter((secret) => secret !== '');
  return (text) => secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, '[secret]'), text);
}
