/**
 * Simulates the Internet for the benchmark in its own process: a name server and mail servers that answer at once, so that only the product is measured.
 * Sends its parent the addresses it listens on and, on request, what it was asked.
 */
import type { Socket } from 'node:net';
import { startInternet } from '@leadlight/adapters/testing/internet';
import { hasMailbox, isCatchAll, serverOf, serverName } from './population.ts';

export interface Listening {
  readonly nameServer: string;
  readonly proxy: string;
}

export interface Heard {
  readonly sessions: number;
  readonly recipients: number;
}

let sessions = 0;
let recipients = 0;

const internet = await startInternet({
  lookUp: (name, type) => {
    if (type === 'MX') {
      const server = serverOf(name);
      return server === null ? null : [{ type, preference: 10, exchange: serverName(server) }];
    }
    const [, number] = /^mx(\d+)\.hosts\.net$/.exec(name) ?? [];
    if (number === undefined) return null;
    return type === 'A' ? [{ type, address: `45.10.${Math.floor(Number(number) / 250)}.${(Number(number) % 250) + 1}` }] : [];
  },
  take: (_address, socket) => {
    sessions += 1;
    serve(socket);
    return true;
  },
});
process.send?.({ nameServer: internet.nameServer, proxy: `socks5://${internet.proxy.host}:${internet.proxy.port}` } satisfies Listening);
process.on('message', () => process.send?.({ sessions, recipients } satisfies Heard));
process.on('disconnect', () => process.exit(0));

/** The part of SMTP that the benchmark needs (RFC 5321), with pipelining (RFC 2920). */
function serve(socket: Socket): void {
  let rest = '';
  socket.setNoDelay(true);
  socket.on('data', (bytes) => {
    rest += bytes.toString('latin1');
    let replies = '';
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      replies += answerTo(rest.slice(0, end));
      rest = rest.slice(end + 2);
    }
    socket.write(replies);
    if (replies.endsWith('221 2.0.0 Bye\r\n')) socket.end();
  });
  socket.write('220 mx.hosts.net ESMTP\r\n');
}

function answerTo(line: string): string {
  switch (line.slice(0, 4).toUpperCase()) {
    case 'EHLO':
      return '250-mx.hosts.net\r\n250-PIPELINING\r\n250 ENHANCEDSTATUSCODES\r\n';
    case 'RCPT': {
      recipients += 1;
      const [name = '', domain = ''] = (/<(.*)>/.exec(line)?.[1] ?? '').split('@');
      return isCatchAll(domain) || hasMailbox(name) ? '250 2.1.5 Ok\r\n' : '550 5.1.1 User unknown\r\n';
    }
    case 'QUIT':
      return '221 2.0.0 Bye\r\n';
    default:
      return '250 2.0.0 Ok\r\n';
  }
}
