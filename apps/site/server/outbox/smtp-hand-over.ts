/**
 * Sends an email to the mail server so that it is always known whether it may have been delivered.
 *
 * A server may deliver only after it has received the whole message, which ends with a line that contains a dot (RFC 5321 section 4.1.1.4).
 * So all bytes except that ending are sent first, then the mark "handing over" is written to disk, then the ending is sent. Before the mark
 * the message is certainly not delivered; after it, only the server's answer can tell.
 */
import { Readable } from 'node:stream';
import type { NodemailerError, SMTPEnvelope } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpRelay } from '../config.values.ts';
import type { HandOverResult } from './message.ts';

export interface HandOverJob {
  mail: Buffer;
  envelope: { from: string; to: string };
  /** Writes to disk that the message may be delivered from now on. If this fails, the message is not sent. */
  mark(): Promise<void>;
  /** Ends the attempt in any state. */
  signal: AbortSignal;
}

export type HandOver = (job: HandOverJob) => Promise<HandOverResult>;

export interface SmtpTimeouts {
  dnsMs: number;
  connectionMs: number;
  greetingMs: number;
  /** Time limit for the dialogue up to the ending. */
  dialogueMs: number;
  /** Time limit from the ending to the answer. */
  answerMs: number;
}

/** RFC 5321 section 4.5.3.2: 5 minutes for the greeting and most commands, 10 for the answer to the message; giving up sooner there causes duplicates. */
const smtpTimeouts: SmtpTimeouts = {
  dnsMs: 30_000,
  connectionMs: 30_000,
  greetingMs: 300_000,
  dialogueMs: 300_000,
  answerMs: 600_000,
};

export function createSmtpHandOver(relay: SmtpRelay, timeouts: SmtpTimeouts = smtpTimeouts): HandOver {
  const withoutSecrets = secretRemover(relay);
  return async ({ mail, envelope, mark, signal }) => {
    const overdue = new AbortController();
    let timer = setTimeout(() => overdue.abort(), timeouts.dialogueMs);
    const message = withMarkBeforeEnd(mail, mark, () => {
      clearTimeout(timer);
      timer = setTimeout(() => overdue.abort(), timeouts.answerMs);
    });
    try {
      const ended = AbortSignal.any([signal, overdue.signal]);
      const reply = await converse(relay, timeouts, { envelope: { ...envelope, size: mail.length }, message, signal: ended });
      // A server that accepts half a message is broken; it doesn't have the complete message.
      if (!(await message.close()))
        return { kind: 'not-sent', reason: 'EPROTOCOL', detail: 'The mail server answered before the message was sent.' };
      return { kind: 'delivered', reply: withoutSecrets(reply) };
    } catch (error) {
      return resultOf(error as NodemailerError, await message.close(), withoutSecrets);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Time limit for the answer to QUIT, after everything that matters. */
const farewellMs = 2000;

interface Dialogue {
  envelope: SMTPEnvelope;
  message: MarkedMessage;
  signal: AbortSignal;
}

/**
 * One SMTP dialogue. Uses Nodemailer's connection instead of its transport, which reads the whole message before the server has agreed to
 * accept it, so that the mark would come too early.
 * @returns the server's reply to the message. @throws NodemailerError, or the signal's reason
 */
function converse(relay: SmtpRelay, timeouts: SmtpTimeouts, { envelope, message, signal }: Dialogue): Promise<string> {
  const connection = new SMTPConnection({
    host: relay.host,
    port: relay.port,
    secure: relay.secure,
    requireTLS: relay.requireTls,
    // If plain text is allowed, any certificate is better than none (RFC 7435); if TLS is required, it must be valid.
    tls: { rejectUnauthorized: relay.requireTls || relay.secure },
    dnsTimeout: timeouts.dnsMs,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    // Longer than the longest allowed wait: a fallback for our own timers.
    socketTimeout: timeouts.answerMs + timeouts.dialogueMs,
    socketCloseTimeout: farewellMs,
  });
  const answered = new Promise<string>((resolve, reject) => {
    const orFail = (next: () => void) => (error?: Error | null) => (error ? reject(error) : next());
    const onEnded = () => reject(signal.reason as Error);
    if (signal.aborted) return onEnded();
    signal.addEventListener('abort', onEnded, { once: true });
    // Never removed: errors of a connection that is being closed can be ignored.
    connection.on('error', reject);
    const send = () => connection.send(envelope, message.stream, (error, info) => (error ? reject(error) : resolve(info.response)));
    const login = () => {
      if (!relay.credentials || !connection.allowsAuth) return send();
      const { user, password: pass } = relay.credentials;
      connection.login({ user, credentials: { user, pass } }, orFail(send));
    };
    connection.connect(orFail(login));
  });
  answered.then(
    () => {
      // In the middle of a message, QUIT would be treated as part of it.
      if (!message.isReleased()) return connection.close();
      connection.quit();
      setTimeout(() => connection.close(), farewellMs).unref();
    },
    () => connection.close(),
  );
  return answered;
}

interface MarkedMessage {
  stream: Readable;
  /** Whether the ending was sent: from then on, the message may be delivered. */
  isReleased(): boolean;
  /** Ends the stream. Resolves to `isReleased` once no mark is being written. */
  close(): Promise<boolean>;
}

/** A stream of the email that doesn't end before `mark` has settled, and fails if `mark` fails. */
function withMarkBeforeEnd(mail: Buffer, mark: () => Promise<void>, onRelease: () => void): MarkedMessage {
  let sent = false;
  let released = false;
  let marking: Promise<void> | undefined;
  const release = async (stream: Readable): Promise<void> => {
    try {
      await mark();
    } catch (error) {
      return void stream.destroy(error as Error);
    }
    // The connection may have ended in the meantime; then the ending can't be sent.
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
    isReleased: () => released,
    async close() {
      stream.destroy();
      // The mark may still be being written when the connection ends: the next write must come after it.
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

/** Servers echo what they refuse, including credentials; removes these from the outbox and the log. */
function secretRemover({ credentials }: SmtpRelay): (text: string) => string {
  if (!credentials) return (text) => text;
  const { user, password } = credentials;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const secrets = [password, base64(password), base64(`\0${user}\0${password}`)].filter((secret) => secret !== '');
  return (text) => secrets.reduce((cleaned, secret) => cleaned.replaceAll(secret, '[secret]'), text);
}
