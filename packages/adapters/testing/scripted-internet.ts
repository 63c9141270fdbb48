/**
 * A simulated Internet for a separate process: a name server and a SOCKS5 proxy on loopback, which the product is configured to use. A
 * script provides the names and servers behind them; the product's own guards stay active.
 */
import { createSocket } from 'node:dgram';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { AUTHORITATIVE_ANSWER, decode, encode, type Answer } from 'dns-packet';
import type { DnsRecord } from '../dns/dns-client.ts';
import { nobodysAddress } from '../verification/network-trust.ts';
import { recordsOf, wellKnown } from './scripted-network.ts';

export { wellKnown };

export interface ScriptedInternet {
  /** Address in the format of VERIFY_DNS. */
  readonly nameServer: string;
  readonly proxy: { readonly host: string; readonly port: number };
  readonly close: () => Promise<void>;
}

export interface InternetScript {
  /** Returns the records of a name, null if the name does not exist, or that the name server fails. */
  readonly lookUp: (name: string, type: string) => readonly DnsRecord[] | null | 'SERVFAIL';
  /** Handles a connection to a server's address and port. Returning false refuses it. */
  readonly take: (address: string, socket: Socket, port: number) => boolean;
  /** Where the name server listens; by default on a free port of this machine. */
  readonly nameServerAt?: { readonly host: string; readonly port: number };
}

export async function startInternet({ lookUp, take, nameServerAt }: InternetScript): Promise<ScriptedInternet> {
  const names = createSocket('udp4');
  names.on('message', (bytes, from) => {
    const query = decode(bytes);
    const [question] = query.questions ?? [];
    const looked = question
      ? (lookUpWellKnown(question.name.toLowerCase(), question.type) ?? lookUp(question.name.toLowerCase(), question.type))
      : null;
    const isFailure = looked === 'SERVFAIL';
    const records = isFailure ? [] : looked;
    const name = question?.name ?? '';
    const answers = (records ?? []).flatMap((record): Answer[] => {
      if (record.type === 'MX') return [{ type: 'MX', name, ttl: 300, data: { preference: record.preference, exchange: record.exchange } }];
      return 'address' in record ? [{ type: record.type, name, ttl: 300, data: record.address }] : [];
    });
    // SERVFAIL is 2, NXDOMAIN 3 (RFC 1035, section 4.1.1); dns-packet stores it in the flags.
    const flags = AUTHORITATIVE_ANSWER | (isFailure ? 2 : records === null ? 3 : 0);
    names.send(encode({ type: 'response', id: query.id ?? 0, flags, questions: query.questions ?? [], answers }), from.port, from.address);
  });
  await new Promise<void>((resolve) => void names.bind(nameServerAt?.port ?? 0, nameServerAt?.host ?? '127.0.0.1', resolve));

  const sockets = new Set<Socket>();
  const proxy = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    void handleProxyConnection(socket, take);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  return {
    nameServer: `${names.address().address}:${names.address().port}`,
    proxy: { host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => void names.close(resolve)),
        new Promise<void>((resolve) => void proxy.close(() => resolve())),
      ]);
    },
  };
}

function lookUpWellKnown(name: string, type: string): readonly DnsRecord[] | null {
  const text = wellKnown[`${type} ${name}`];
  return text !== undefined && (type === 'MX' || type === 'A') ? recordsOf(type, text) : null;
}

/** RFC 1928 without authentication, for IP addresses only: what the product uses. */
async function handleProxyConnection(socket: Socket, take: InternetScript['take']): Promise<void> {
  const next = (): Promise<Buffer> => new Promise((resolve) => void socket.once('data', resolve));
  await next();
  socket.write(Buffer.from([5, 0]));
  const asked = await next();
  const isV4 = asked[3] === 1;
  const address = isV4
    ? asked.subarray(4, 8).join('.')
    : Array.from({ length: 8 }, (_none, group) => asked.readUInt16BE(4 + group * 2).toString(16)).join(':');
  const port = asked.readUInt16BE(isV4 ? 8 : 20);
  const answer = (code: number): Buffer => Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]);
  socket.write(answer(0));
  // Nobody is at that address, whatever the script does with others.
  if (address === nobodysAddress || !take(address, socket, port)) socket.destroy();
}

/** Pipes a connection to a scripted mail server. */
export function pipeTo(port: number, socket: Socket): void {
  const inner = connect({ port, host: '127.0.0.1', noDelay: true });
  inner.on('error', () => socket.destroy());
  inner.on('close', () => socket.destroy());
  socket.on('close', () => inner.destroy());
  socket.pipe(inner);
  inner.pipe(socket);
}
