/**
 * Connections to web servers whose addresses are checked and pinned: a name is resolved once, the guard accepts or refuses each of its
 * addresses, and the socket is opened to that number. A second DNS answer cannot lead elsewhere (DNS rebinding).
 */
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { Agent, type buildConnector } from 'undici';
import { type Clock, systemClock } from '../clock.ts';
import type { Lookup } from '../dns/dns-cache.ts';
import type { IsDialable } from '../dns/public-address.ts';
import { dialThroughProxy, whenConnected, type Socks5 } from '../smtp/dial.ts';

export type ConnectionFault =
  /** The name does not exist. */
  | 'no_such_name'
  /** The name exists but has no address. */
  | 'no_address'
  /** The name servers failed. */
  | 'dns_error'
  /** All of its addresses are private or reserved. */
  | 'private_address'
  | 'tls'
  | 'unreachable';

/** Why there is no connection; undici passes it on as it is, or as the cause. */
export class WebConnectionError extends Error {
  override readonly name = 'WebConnectionError';
  readonly fault: ConnectionFault;
  constructor(fault: ConnectionFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Opens a TCP connection to an address that was checked. Rejects with the system's error or the signal's reason. */
export type DialWeb = (address: string, port: number, signal: AbortSignal) => Promise<Socket>;

export interface WebConnectionOptions {
  readonly lookup: Lookup;
  readonly isDialable: IsDialable;
  /** Replaces the last step, from address to socket. */
  readonly dial?: DialWeb;
  /** Called when a connection is secured. @param issuer of the host's certificate: its organization, else its common name */
  readonly onCertificate?: (host: string, issuer: string) => void;
  /** Certificate authorities instead of the system's, as PEM. */
  readonly ca?: string | undefined;
  /** Timeout for name, connection and TLS together, in milliseconds. */
  readonly timeoutMs?: number;
  /** Requests at the same time to one origin; one by default, because the gate spaces requests to websites (RFC 9309 leaves pacing to the crawler). */
  readonly connections?: number;
  readonly clock?: Clock;
}

/** More addresses than this are not tried: a request has ten seconds. */
const maxAddresses = 3;

/** @param socks5 a proxy to go through: it gets addresses that were checked, never names */
export function createDialWeb(socks5?: Socks5): DialWeb {
  if (!socks5) return dialDirectly;
  return (address, port, signal) => dialThroughProxy(socks5, port)(address, signal);
}

const dialDirectly: DialWeb = (address, port, signal) => whenConnected(connectTcp({ host: address, port }), signal);

/** An agent for HTTP/1.1 whose connections are checked and pinned. It follows no redirects. */
export function createWebAgent(options: WebConnectionOptions): Agent {
  const { timeoutMs = 10_000, connections = 1 } = options;
  return new Agent({
    connect: (target, callback) => void connectTo(target, options, callback),
    connections,
    pipelining: 1,
    keepAliveTimeout: 8_000,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxHeaderSize: 65_536,
  });
}

async function connectTo(target: buildConnector.Options, options: WebConnectionOptions, callback: buildConnector.Callback): Promise<void> {
  let socket: Socket;
  try {
    socket = await open(target, options);
  } catch (error) {
    callback(error as Error, null);
    return;
  }
  callback(null, socket);
}

async function open(
  { hostname, protocol, port, servername }: buildConnector.Options,
  { lookup, isDialable, dial = dialDirectly, ca, onCertificate, timeoutMs = 10_000, clock = systemClock }: WebConnectionOptions,
): Promise<Socket> {
  const late = new AbortController();
  const stop = clock.after(timeoutMs, () => late.abort(new WebConnectionError('unreachable')));
  try {
    const addresses = await addressesOf(hostname, lookup, late.signal);
    const dialable = addresses.filter((address) => isDialable(address)).slice(0, maxAddresses);
    if (dialable.length === 0) throw new WebConnectionError('private_address');
    const number = port ? Number(port) : protocol === 'https:' ? 443 : 80;
    let last: unknown;
    for (const address of dialable) {
      try {
        const socket = await dial(address, number, late.signal);
        if (protocol !== 'https:') return socket;
        const secure = await secured(socket, servername ?? hostname, ca, late.signal);
        const { issuer } = secure.getPeerCertificate();
        const [named] = [issuer?.O ?? issuer?.CN ?? []].flat();
        if (named !== undefined) onCertificate?.(hostname, named);
        return secure;
      } catch (error) {
        if (error instanceof WebConnectionError || late.signal.aborted) throw error;
        last = error;
      }
    }
    throw new WebConnectionError('unreachable', { cause: last });
  } finally {
    stop();
  }
}

/** IPv4 first: a machine without IPv6 is more common than a site without IPv4. */
async function addressesOf(host: string, lookup: Lookup, signal: AbortSignal): Promise<readonly string[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return [literal];
  const answers = await Promise.all([lookup(host, 'A', signal), lookup(host, 'AAAA', signal)]);
  const addresses = answers.flatMap(({ records }) => records.flatMap((record) => ('address' in record ? [record.address] : [])));
  if (addresses.length > 0) return addresses;
  if (answers.some(({ rcode }) => rcode === 'NXDOMAIN')) throw new WebConnectionError('no_such_name');
  throw new WebConnectionError(answers.every(({ rcode }) => rcode === 'NOERROR') ? 'no_address' : 'dns_error');
}

function secured(socket: Socket, servername: string, ca: string | undefined, signal: AbortSignal): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secure = connectTls({ socket, servername, ALPNProtocols: ['http/1.1'], ...(ca === undefined ? {} : { ca }) });
    const fail = (error: unknown): void => {
      secure.destroy();
      socket.destroy();
      reject(error instanceof WebConnectionError ? error : new WebConnectionError('tls', { cause: error }));
    };
    const abort = (): void => fail(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    secure.once('error', fail);
    secure.once('secureConnect', () => {
      signal.removeEventListener('abort', abort);
      secure.off('error', fail);
      resolve(secure);
    });
  });
}
