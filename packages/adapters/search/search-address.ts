/** Where a search process listens: `tcp://host:port`. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { mostShares } from '@leadlight/leads/segments';
import type { Dialed } from './search-connection.ts';

export interface SearchAddress {
  readonly host: string;
  readonly port: number;
}

/** @returns null if it is not an address of a search process, such as `tcp://search.internal:7700` */
export function readSearchAddress(text: string): SearchAddress | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, pathname, search, username, password } = new URL(text);
  if (protocol !== 'tcp:' || hostname === '' || port === '' || Number(port) === 0) return null;
  if (!['', '/'].includes(pathname) || search !== '' || username !== '' || password !== '') return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * The processes among which the pool is divided, separated by commas: the first has share 1, and so on.
 * @returns null if one of them is not an address
 */
export function readSearchAddresses(text: string): readonly SearchAddress[] | null {
  const addresses = text.split(',').map((each) => readSearchAddress(each.trim()));
  return addresses.length <= mostShares && addresses.every((address) => address !== null) ? addresses : null;
}

/** @throws the socket's errors; the signal's reason */
export async function dialSearch({ host, port }: SearchAddress, signal: AbortSignal): Promise<Dialed> {
  const socket = connect({ host, port, noDelay: true, keepAlive: true });
  try {
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { stream: socket, close: async () => void socket.destroy() };
}
