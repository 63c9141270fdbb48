/** Scripted websites instead of the web, without pauses between requests. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll } from 'vitest';
import { boardCertificate, startWeb, type ScriptedWeb, type WebScript, type Zone } from '@leadlight/adapters/testing';
import type { ServerConfig } from '../config.ts';
import { openGate } from './open-gate.ts';
import type { ScriptedSites } from '../enrichments/sites.ts';

export interface WebWorld extends ScriptedSites {
  /** `GET acme.test/about` for each request, in order. */
  readonly requests: ScriptedWeb['requests'];
  /** Sites whose owners asked us not to read them. */
  readonly optedOut: Set<string>;
}

/** The only host with TLS, because a job board is asked only with it. */
const board = 'boards-api.greenhouse.io';

/** @param zone further DNS records; each host of the script has an address */
export async function webWorld(script: WebScript, zone: Zone = {}): Promise<WebWorld> {
  const hosts = [...new Set(Object.keys(script).map((key) => key.split('/')[0] ?? ''))];
  const addresses = new Map(hosts.map((host, index) => [host, `45.10.0.${index + 1}`]));
  const { lookup, dial, requests, close } = await startWeb(script, {
    ...Object.fromEntries(Array.from(addresses, ([host, address]) => [`A ${host}`, address])),
    ...zone,
  });
  const secure = createServer(boardCertificate, (socket) => {
    socket.on('error', () => undefined);
    void dial('', 80, AbortSignal.timeout(600_000)).then((plain) => {
      plain.on('error', () => socket.destroy());
      socket.pipe(plain).pipe(socket);
    });
  });
  secure.listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  afterAll(async () => {
    secure.close();
    await close();
  });
  const optedOut = new Set<string>();
  return {
    optedOut,
    lookup,
    requests,
    ca: boardCertificate.cert,
    async dial(address, to, signal) {
      if (to !== 443) return dial(address, to, signal);
      if (address !== addresses.get(board)) throw new Error('no TLS here');
      const socket = connect({ host: '127.0.0.1', port });
      await once(socket, 'connect');
      return socket;
    },
    // The pace is tested with the gate; here it would only take time.
    gate: { ...openGate, isOptedOut: async (site) => optedOut.has(site) },
  };
}

/** The operator has said who reads. */
export const readingAs: Partial<ServerConfig> = {
  web: { contactUrl: 'https://leadlight.test/bot', dnsServers: [], socks5: undefined, technologiesFile: null },
};
