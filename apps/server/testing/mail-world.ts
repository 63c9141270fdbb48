/** Scripted mail servers and a small DNS, instead of the Internet. */
import { afterAll } from 'vitest';
import { askZone, dialTo, startMailServer, type MailScript, type ScriptedMailServer } from '@leadlight/adapters/testing';
import { readConfig, type ServerConfig } from '../config.ts';
import type { ScriptedNetwork } from '../verify/configured-verifier.ts';

/** Domains, each with its own server. */
export interface MailWorld {
  readonly network: ScriptedNetwork;
  /** DNS queries, like "MX acme.test". */
  readonly asked: readonly string[];
  /** IP addresses that were connected to. */
  readonly dialled: readonly string[];
  readonly at: (domain: string) => ScriptedMailServer;
  /** RCPT lines of all sessions. */
  readonly recipients: (domain: string) => string[];
}

export async function mailWorld(scripts: Readonly<Record<string, MailScript | 'silent'>>): Promise<MailWorld> {
  const zone: Record<string, string> = {};
  const behind: Record<string, ScriptedMailServer | 'silent'> = {};
  const byDomain = new Map<string, ScriptedMailServer>();
  const asked: string[] = [];
  const dialled: string[] = [];
  for (const [index, [domain, script]] of Object.entries(scripts).entries()) {
    const address = `45.20.0.${index + 1}`;
    zone[`MX ${domain}`] = `10 mx.${domain}`;
    zone[`A mx.${domain}`] = address;
    const server = script === 'silent' ? script : await startMailServer(script);
    behind[address] = server;
    if (server !== 'silent') byDomain.set(domain, server);
  }
  afterAll(async () => {
    for (const server of byDomain.values()) await server.close();
  });
  const at = (domain: string): ScriptedMailServer => {
    const server = byDomain.get(domain);
    if (!server) throw new Error(`no server for ${domain}`);
    return server;
  };
  return {
    network: { ask: askZone(zone, asked), dial: dialTo(behind, dialled) },
    asked,
    dialled,
    at,
    recipients: (domain) => at(domain).heard.flatMap((lines) => lines.filter((line) => line.startsWith('RCPT'))),
  };
}

/** The sender's identity in tests. */
export const askingAs: Partial<ServerConfig> = {
  verify: {
    ...readConfig({}).verify,
    identity: { heloName: 'verify.leadlight.test', sender: 'probe@leadlight.test' },
    identityFaults: [],
  },
};
