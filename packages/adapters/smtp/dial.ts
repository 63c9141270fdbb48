/** Opens the connection to a mail server's address: directly, from a chosen source address, or through a SOCKS5 proxy. */
import { connect, type Socket } from 'node:net';
import { SocksClient } from 'socks';

/** @param address a number that the guard has let through; names never come here. Rejects with the system's error, or the signal's reason. */
export type Dial = (address: string, signal: AbortSignal) => Promise<Socket>;

/** The only port of the product: mail between servers (RFC 5321, 4.5.4.2). */
const smtpPort = 25;

export interface DialOptions {
  /** The address of this machine to come from; its reverse name should be the HELO name. */
  readonly sourceAddress?: string | undefined;
  readonly socks5?: Socks5 | undefined;
  /** For tests, and nothing else: stands for port 25, which only root may open. */
  readonly testPort?: number | undefined;
}

export interface Socks5 {
  readonly host: string;
  readonly port: number;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

export function createDial({ sourceAddress, socks5, testPort }: DialOptions = {}): Dial {
  return socks5 ? throughProxy(socks5) : directly(sourceAddress, testPort ?? smtpPort);
}

function directly(sourceAddress: string | undefined, port: number): Dial {
  return (address, signal) => opened(connect({ host: address, port, ...(sourceAddress ? { localAddress: sourceAddress } : {}) }), signal);
}

/** The socket once it is connected; nothing is left behind when it never is. */
export function opened(socket: Socket, signal: AbortSignal): Promise<Socket> {
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

function throughProxy({ host, port, user, password }: Socks5): Dial {
  return async (address, signal) => {
    // The proxy is given numbers only: it never looks up a name for us, and so never dials what the guard has not seen.
    const client = new SocksClient({
      proxy: { host, port, type: 5, ...(user === undefined ? {} : { userId: user, password: password ?? '' }) },
      command: 'connect',
      destination: { host: address, port: smtpPort },
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
