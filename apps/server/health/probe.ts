/**
 * How a request arrived, for the doctor: it sends one to the public address, through every proxy in between. Only the operator can ask, because the
 * header needs the installation's secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import type { ServerConfig } from '../config.ts';
import { clientAddress } from '../http/client-address.ts';

export const probeHeader = 'x-leadlight-probe';
/** Clocks of two machines may differ. */
const validMs = 300_000;

/** What the application saw of the doctor's request. */
export interface Arrival {
  /** Who connected: a proxy, or the doctor itself. */
  readonly peer: string;
  readonly isTrusted: boolean;
  readonly isForwarded: boolean;
  /** The address that the application takes for the client's. */
  readonly client: string;
}

/** The value of the header. */
export function signProbe(secret: string, nowMs: number): string {
  return `${nowMs}.${signatureOf(secret, String(nowMs))}`;
}

/** @returns nothing if the header is missing, too old or not signed with the secret */
export function answerProbe(
  { trustedProxies }: Pick<ServerConfig, 'trustedProxies'>,
  c: Context,
  secret: string,
): { readonly arrival?: Arrival } {
  const [at = '', signature = ''] = (c.req.header(probeHeader) ?? '').split('.');
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming || Math.abs(Date.now() - Number(at)) > validMs || !isSame(signature, signatureOf(secret, at))) return {};
  const peer = incoming.socket.remoteAddress ?? '';
  return {
    arrival: {
      peer,
      isTrusted: trustedProxies.length > 0 && proxyAddr.compile([...trustedProxies])(peer, 0),
      isForwarded: c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined,
      client: clientAddress({ trustedProxies }, c),
    },
  };
}

function signatureOf(secret: string, at: string): string {
  return createHmac('sha256', secret).update(`doctor's probe at ${at}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
