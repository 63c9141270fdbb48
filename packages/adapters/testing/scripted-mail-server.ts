/**
 * A mail server for tests: speaks SMTP over a real socket according to a script, and can misbehave on request. It enforces RFC 5321's
 * command order and answers 503 out of order, so that a faulty client is detected.
 */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

export interface MailScript {
  readonly greeting?: string;
  /** The greeting of a connection beside another that is open. */
  readonly greetingBeside?: string;
  /** Keywords after the host name. Defaults to PIPELINING and ENHANCEDSTATUSCODES. */
  readonly capabilities?: readonly string[];
  /** Replies, without the line end. The defaults accept everything. */
  readonly ehlo?: string;
  readonly helo?: string;
  readonly mail?: (line: string, visit: Visit) => string;
  /** Called with the path in RCPT TO. */
  readonly rcpt?: (path: string, visit: Visit) => string;
  readonly rset?: string;
  readonly starttls?: string;
  /** With it, STARTTLS is followed by a TLS handshake. */
  readonly certificate?: { readonly key: string; readonly cert: string };
  /** After STARTTLS is accepted, the server answers the handshake with this text. */
  readonly brokenHandshake?: string;
  /** How a reply is split into packets. Defaults to one piece. */
  readonly pieces?: (bytes: Buffer) => Buffer[];
  /** Whether the server closes the connection after this reply. */
  readonly leavesAfter?: (reply: string) => boolean;
  /** The reply with which the server ends a session when commands arrive together; empty to end it without one. */
  readonly endsAtPipelining?: string;
  /** What happens before the reply to the nth command of a visit (0 is the greeting). */
  readonly before?: (step: number, socket: Socket) => 'go_on' | 'say_nothing' | 'end' | 'reset';
}

export interface Visit {
  /** The visit's number on this server, from 0. */
  readonly number: number;
  readonly isSecured: boolean;
  /** Recipients accepted in this transaction. */
  readonly accepted: number;
  readonly transactions: number;
}

export interface ScriptedMailServer {
  readonly port: number;
  /** Every line that the server received, by visit. */
  readonly heard: readonly (readonly string[])[];
  readonly visits: () => number;
  readonly open: () => number;
  readonly mostOpen: () => number;
  readonly close: () => Promise<void>;
}

export async function startMailServer(script: MailScript = {}): Promise<ScriptedMailServer> {
  const heard: string[][] = [];
  const sockets = new Set<Socket>();
  let mostOpen = 0;
  // Sends each reply at once, as mail servers do: otherwise the system holds back the second of two replies for 40 ms (RFC 896).
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    mostOpen = Math.max(mostOpen, sockets.size);
    socket.on('close', () => sockets.delete(socket));
    const lines: string[] = [];
    heard.push(lines);
    const greeting = sockets.size > 1 ? (script.greetingBeside ?? script.greeting) : script.greeting;
    visit(socket, greeting === undefined ? script : { ...script, greeting }, heard.length - 1, lines);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard,
    visits: () => heard.length,
    open: () => sockets.size,
    mostOpen: () => mostOpen,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function visit(raw: Socket, script: MailScript, number: number, lines: string[]): void {
  let socket = raw;
  let step = 0;
  let hasMail = false;
  let accepted = 0;
  let transactions = 0;
  let isSecured = false;
  let isSilent = false;
  let rest = '';

  const send = (text: string): void => {
    if (isSilent || socket.destroyed) return;
    const turn = script.before?.(step++, socket) ?? 'go_on';
    if (turn === 'say_nothing') isSilent = true;
    if (turn === 'end') socket.end();
    if (turn === 'reset') socket.resetAndDestroy();
    if (turn !== 'go_on') return;
    const bytes = Buffer.from(`${text}\r\n`);
    for (const piece of script.pieces?.(bytes) ?? [bytes]) socket.write(piece);
  };
  const state = (): Visit => ({ number, isSecured, accepted, transactions });
  const answer = (line: string): string => {
    const [, verb = '', rest2 = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
    switch (verb.toUpperCase()) {
      case 'EHLO': {
        const offered = (script.capabilities ?? ['PIPELINING', 'ENHANCEDSTATUSCODES']).filter(
          (keyword) => !isSecured || keyword !== 'STARTTLS',
        );
        return (
          script.ehlo ?? ['mx.acme.test', ...offered].map((text, index) => `250${index === offered.length ? ' ' : '-'}${text}`).join('\r\n')
        );
      }
      case 'HELO':
        return script.helo ?? '250 mx.acme.test';
      case 'STARTTLS':
        return script.starttls ?? '220 2.0.0 Ready';
      case 'MAIL': {
        if (hasMail) return '503 5.5.1 Nested MAIL';
        const reply = script.mail?.(line, state()) ?? '250 2.1.0 Ok';
        hasMail = reply.startsWith('250');
        if (hasMail) transactions++;
        accepted = 0;
        return reply;
      }
      case 'RCPT': {
        if (!hasMail) return '503 5.5.1 Need MAIL';
        const path = /^TO:<(.*)>$/i.exec(rest2)?.[1] ?? '';
        const reply = script.rcpt?.(path, state()) ?? '250 2.1.5 Ok';
        if (reply.startsWith('25')) accepted++;
        return reply;
      }
      case 'RSET':
        hasMail = false;
        return script.rset ?? '250 2.0.0 Ok';
      case 'QUIT':
        return '221 2.0.0 Bye';
      default:
        return '502 5.5.2 What?';
    }
  };
  const hear = (chunk: Buffer): void => {
    rest += chunk.toString('utf8');
    if (script.endsAtPipelining !== undefined && rest.split('\r\n').length > 2) {
      if (script.endsAtPipelining) send(script.endsAtPipelining);
      return void socket.end();
    }
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      lines.push(line);
      const reply = answer(line);
      send(reply);
      if (line === 'QUIT' || script.leavesAfter?.(reply)) socket.end();
      if (line === 'STARTTLS' && reply.startsWith('220') && script.certificate) return upgrade();
      if (line === 'STARTTLS' && script.brokenHandshake !== undefined) {
        raw.removeAllListeners('data');
        raw.once('data', () => raw.write(script.brokenHandshake ?? ''));
        return;
      }
    }
  };
  const upgrade = (): void => {
    raw.removeAllListeners('data');
    const secured = new TLSSocket(raw, { isServer: true, secureContext: createSecureContext(script.certificate) });
    secured.on('error', () => undefined);
    secured.on('data', hear);
    socket = secured;
    isSecured = true;
    hasMail = false;
  };

  raw.on('error', () => undefined);
  raw.on('data', hear);
  send(script.greeting ?? '220 mx.acme.test ESMTP');
}
