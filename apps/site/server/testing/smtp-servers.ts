/** Mail servers for tests: a real one that accepts mail, and one that follows a script line by line. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpRelay } from '../config.values.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The complete email as it arrived. */
  raw: string;
  headers: Record<string, string>;
  text: string;
}

export interface MailSink {
  relay: SmtpRelay;
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server that accepts and stores every email. @param port a free one if absent */
export async function mailSink(options: SMTPServerOptions = {}, port = 0): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        mails.push({ from, to: session.envelope.rcptTo.map(({ address }) => address), raw, ...readMail(raw) });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= new Promise((resolve) => server.close(() => resolve())));
  onTestFinished(close);
  const listeningOn = (server.server.address() as AddressInfo).port;
  return { relay: relayAt(listeningOn), port: listeningOn, mails, close };
}

export function relayAt(port: number): SmtpRelay {
  return { host: '127.0.0.1', port, secure: false, requireTls: false };
}

/** A port without a listener. */
export async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a scripted server does at a stage of the dialogue: sends a line, or something else. */
export type Step = string | ((socket: Socket) => void);
export type Stage = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'content' | 'ending';

export interface ScriptedServer {
  relay: SmtpRelay;
  /** Everything that the client has sent, over all connections. */
  received(): string;
  connections(): number;
}

const goodScript: Record<Stage, Step> = {
  greeting: '220 scripted',
  EHLO: '250 scripted',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 send it',
  /** The whole email has arrived, except its ending. */
  content: () => undefined,
  ending: '250 queued',
};

/** A scripted mail server over plain sockets. `contentEnd`: the last text of the email. */
export async function scriptedServer(changes: Partial<Record<Stage, Step>>, contentEnd = ''): Promise<ScriptedServer> {
  const script = { ...goodScript, ...changes };
  let all = '';
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    let pending = '';
    let isContent = false;
    let isContentReached = false;
    const reach = (stage: Stage) => {
      const step = script[stage];
      if (typeof step === 'string') socket.write(`${step}\r\n`);
      else step(socket);
    };
    reach('greeting');
    socket.on('data', (chunk) => {
      all += chunk.toString();
      pending += chunk.toString();
      while (true) {
        if (isContent) {
          if (!isContentReached && contentEnd !== '' && pending.includes(contentEnd)) {
            isContentReached = true;
            reach('content');
          }
          const end = pending.indexOf('\r\n.\r\n');
          if (end < 0) return;
          pending = pending.slice(end + 5);
          isContent = false;
          reach('ending');
        } else {
          const end = pending.indexOf('\r\n');
          if (end < 0) return;
          const command = pending.slice(0, end).split(/[ :]/)[0]?.toUpperCase();
          pending = pending.slice(end + 2);
          if (command === 'DATA') isContent = true;
          if (command === 'EHLO' || command === 'MAIL' || command === 'RCPT' || command === 'DATA') reach(command);
          else socket.write(command === 'QUIT' ? '221 bye\r\n' : '502 not known\r\n');
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { relay: relayAt((server.address() as AddressInfo).port), received: () => all, connections: () => connections };
}

function readMail(raw: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const fields = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  );
  const encoded = body.join('\r\n\r\n');
  const text = /quoted-printable/i.test(headers['content-transfer-encoding'] ?? '') ? quotedPrintable(encoded) : encoded;
  return { headers, text: /base64/i.test(headers['content-transfer-encoding'] ?? '') ? Buffer.from(encoded, 'base64').toString() : text };
}

function quotedPrintable(text: string): string {
  const joined = text.replaceAll(/=\r\n/g, '');
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}
