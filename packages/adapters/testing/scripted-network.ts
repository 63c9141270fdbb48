/**
 * A simulated network for tests: DNS records, public-looking addresses, and the server behind each address. The product's own guard
 * stays active; only the last step, from address to socket, leads to this machine.
 */
import { connect } from 'node:net';
import type { AskDns, DnsRecord, RecordType } from '../dns/dns-client.ts';
import { type Dial, whenConnected } from '../smtp/dial.ts';
import { nobodysAddress } from '../verification/network-trust.ts';
import type { ScriptedMailServer } from './scripted-mail-server.ts';

/**
 * `"MX acme.test": "10 mx.acme.test, 20 mx2.acme.test"`, `"A mx.acme.test": "45.10.0.1"`, `"TXT acme.test": "v=spf1 -all;; site-verification=1"`, or an RCODE such as
 * `SERVFAIL` as the value.
 * Missing names do not exist.
 */
export type Zone = Readonly<Record<string, string>>;

/**
 * What the real Internet answers to the questions that test a resolver (`network-trust.ts`). Part of every simulated network, unless
 * its zone has other answers for these names.
 */
export const wellKnown: Zone = {
  'A a.root-servers.net': '198.41.0.4',
  'A f.root-servers.net': '192.5.5.241',
  'A k.root-servers.net': '193.0.14.129',
  'MX gmail.com': '5 gmail-smtp-in.l.google.com',
  'MX outlook.com': '5 outlook-com.olc.protection.outlook.com',
  'MX ietf.org': '0 mail2.ietf.org',
};

export function askZone(zone: Zone, asked: string[] = []): AskDns {
  return async (name, type) => {
    const known = Object.keys(zone).some((key) => key.endsWith(` ${name}`)) ? undefined : wellKnown[`${type} ${name}`];
    if (known !== undefined) return { rcode: 'NOERROR', records: recordsOf(type, known), ttlS: 300 };
    // Names that are made up to test the resolver are not questions about an address.
    if (/^[bcdfghjklmnpqrstvwxz]{20}\.(?:com|org|invalid)$/.test(name)) return { rcode: 'NXDOMAIN', records: [], ttlS: 60 };
    asked.push(`${type} ${name}`);
    const text = zone[`${type} ${name}`];
    if (text === undefined) {
      const exists = Object.keys(zone).some((key) => key.endsWith(` ${name}`));
      return { rcode: exists ? 'NOERROR' : 'NXDOMAIN', records: [], ttlS: 60 };
    }
    if (/^[A-Z]+$/.test(text)) return { rcode: text, records: [], ttlS: 15 };
    return { rcode: 'NOERROR', records: recordsOf(type, text), ttlS: 300 };
  };
}

export function recordsOf(type: RecordType, text: string): DnsRecord[] {
  return text.split(type === 'TXT' ? /;;\s*/ : /,\s*/).map((part) => toRecord(type, part));
}

function toRecord(type: RecordType, text: string): DnsRecord {
  switch (type) {
    case 'MX': {
      const [preference = '0', exchange = '.'] = text.split(' ');
      return { type, preference: Number(preference), exchange };
    }
    case 'TXT':
      return { type, text };
    case 'NS':
    case 'SOA':
      return { type, host: text };
    default:
      return { type, address: text };
  }
}

/** Addresses that are not in the map refuse connections. */
export function dialTo(servers: Readonly<Record<string, ScriptedMailServer | 'silent'>>, dialed: string[] = []): Dial {
  return (address, signal) => {
    if (address !== nobodysAddress) dialed.push(address);
    const server = servers[address];
    if (server === 'silent')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
    if (!server) return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    return whenConnected(connect(server.port, '127.0.0.1'), signal);
  };
}
