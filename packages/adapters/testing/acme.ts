/** Fixtures of most verifier tests: one domain, one server, one verifier, all closed after each test. */
import { afterEach } from 'vitest';
import { createDnsCache } from '../dns/dns-cache.ts';
import { createMailHosts } from '../dns/mail-hosts.ts';
import { createVerifier, type Verifier, type VerifierOptions } from '../verification/verifier.ts';
import { type MailScript, type ScriptedMailServer, startMailServer } from './scripted-mail-server.ts';
import { askZone, dialTo, type Zone } from './scripted-network.ts';

export const acme: Zone = { 'MX acme.test': '10 mx.acme.test', 'A mx.acme.test': '45.10.0.1' };
const identity = { heloName: 'verify.leadlight.test', sender: 'probe@leadlight.test' };

/** Accepts the given names and rejects all others as unknown. */
export const acceptsOnly =
  (...known: string[]) =>
  (path: string): string =>
    known.some((name) => path.startsWith(`${name}@`)) ? '250 2.1.5 Ok' : `550 5.1.1 <${path}>: Recipient address rejected: User unknown`;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

export async function server(script: MailScript = {}): Promise<ScriptedMailServer> {
  const started = await startMailServer(script);
  closing.push(started.close);
  return started;
}

export function verifier(
  zone: Zone,
  servers: Parameters<typeof dialTo>[0],
  more: Partial<VerifierOptions> & { dialed?: string[]; asked?: string[] } = {},
): Verifier {
  const made = createVerifier({
    findMailHosts: createMailHosts(createDnsCache(askZone(zone, more.asked))),
    dial: dialTo(servers, more.dialed),
    identity,
    ...more,
  });
  closing.unshift(() => made.close());
  return made;
}
