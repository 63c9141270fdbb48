/** Opens a connection to a mail server: directly, from a chosen source address, or through a SOCKS5 proxy. */
import { connect, type Socket } from 'node:net';
import { SocksClient } from 'socks';

/** @param address an IP address that `IsDialable` accepted; never a host name. Rejects with the system's error or the signal's reason. */
export type Dial = (address: string, signal: AbortSignal) => Promise<Socket>;

/** The only port this product dials: mail between servers (RFC 5321, section 4.5.4.2). */
const smtpPort = 25;

export interface DialOptions {
  /** The local address to connect from. Its reverse DNS name should be the HELO name. */
  readonly sourceAddress?: string | undefined;
  readonly socks5?: Socks5 | undefined;
  /** For tests only: replaces port 25, which only root may open. */
  readonly testPort?: number | undefined;
}

export interface Socks5 {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

export function createDial({ sourceAddress, socks5, testPort }: DialOptions = {}): Dial {
  return socks5 ? dialThroughProxy(socks5, smtpPort) : dialDirectly(sourceAddress, testPort ?? smtpPort);
}

function dialDirectly(sourceAddress: string | undefined, port: number): Dial {
  return (address, signal) =>
    whenConnected(connect({ host: address, port, ...(sourceAddress ? { localAddress: sourceAddress } : {}) }), signal);
}

/** Resolves with the socket once it is connected. Destroys it if it never connects. */
export function whenConnected(socket: Socket, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      socket.destroy();
      reject(signal.reason as Error);
    };
    const fail = (error: Error): void => {
      signal.removeEventListener('abort', abort);
      reject(error);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    socket.once('error', fail);
    socket.once('connect', () => {
      signal.removeEventListener('abort', abort);
      socket.off('error', fail);
      socket.setNoDelay(true);
      resolve(socket);
    });
  });
}

/** @param destinationPort of the server behind the proxy */
export function dialThroughProxy({ host, port, user, password }: Socks5, destinationPort: number): Dial {
  return async (address, signal) => {
    // The proxy gets IP addresses only: it never resolves a name, so it cannot dial an address that was not checked.
    const client = new SocksClient({
      proxy: { host, port, type: 5, ...(user === undefined ? {} : { userId: user, password: password ?? '' }) },
      command: 'connect',
      destination: { host: address, port: destinationPort },
    });
    const connected = new Promise<Socket>((resolve, reject) => {
      client.once('error', reject);
      client.once('established', ({ socket }) => resolve(socket));
    });
    client.connect();
    const abandon = (): void =>
      void connected.then(
        (socket) => socket.destroy(),
        () => undefined,
      );
    if (signal.aborted) {
      abandon();
      throw signal.reason as Error;
    }
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        abandon();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', abort, { once: true });
      connected
        .then((socket) => {
          socket.setNoDelay(true);
          resolve(socket);
        }, reject)
        .finally(() => signal.removeEventListener('abort', abort));
    });
  };
}
