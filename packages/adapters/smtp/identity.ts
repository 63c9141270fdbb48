/**
 * The HELO name and sender that we present to mail servers. Mail servers judge a client by these first, and bad values damage the
 * reputation of everyone who sends from the same IP address. So there is no default, and harmful values are rejected with a reason.
 */
import { isIP } from 'node:net';
import { parseAddress } from '@leadlight/vocabulary/address';

export interface Identity {
  readonly heloName: string;
  /** The reverse path; '' is the null sender (RFC 5321, section 4.5.5). */
  readonly sender: string;
}

export type IdentityReading =
  | { readonly ok: true; readonly identity: Identity }
  | { readonly ok: false; readonly faults: readonly IdentityFault[] };

export interface IdentityFault {
  readonly field: 'heloName' | 'sender';
  readonly message: string;
}

/**
 * Validates the HELO name and the sender.
 * @param allowReserved accepts names from RFC 2606 and RFC 6761, for tests and benchmarks on one machine
 */
export function readIdentity(
  given: { heloName?: string | undefined; sender?: string | undefined },
  { allowReserved = false } = {},
): IdentityReading {
  const heloName = (given.heloName ?? '').trim().toLowerCase().replace(/\.$/, '');
  const sender = (given.sender ?? '').trim();
  const faults: IdentityFault[] = [
    ...heloFaults(heloName, allowReserved).map((message) => ({ field: 'heloName' as const, message })),
    ...senderFaults(given.sender, sender, allowReserved).map((message) => ({ field: 'sender' as const, message })),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, identity: { heloName, sender: sender === '<>' ? '' : sender } };
}

function heloFaults(name: string, allowReserved: boolean): string[] {
  if (name === '') return ['is not set: mail servers expect the host name of the IP address that you connect from'];
  if (isIP(name) !== 0 || name.startsWith('['))
    return ['is an IP address: mail servers treat that as a home computer and reject or blocklist it'];
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return ['is not a fully qualified host name such as verify.example.com'];
  if (!allowReserved && isReserved(name)) return ['ends in a reserved (RFC 2606, RFC 6761) or local name: mail servers reject it'];
  if (isMailProviderName(name)) return ["belongs to a mail provider: using another organization's name gets you blocklisted"];
  return [];
}

function senderFaults(given: string | undefined, sender: string, allowReserved: boolean): string[] {
  if (given === undefined || sender === '') return ['is not set: use an address of yours that accepts mail, or <> for the null sender'];
  if (sender === '<>') return [];
  const reading = parseAddress(sender);
  if (!reading.ok || reading.address.domain.kind !== 'name') return ['is not an email address'];
  if (reading.address.form !== 'dot_atom') return ['has characters that some mail servers reject in a sender'];
  const { ascii } = reading.address.domain;
  if (!allowReserved && isReserved(ascii)) return ['uses a domain reserved for examples or local use: mail servers reject it'];
  if (isMailProviderName(ascii)) return ['uses a mail provider whose SPF record does not include us: mail servers treat it as forged'];
  return [];
}

function isReserved(name: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|localdomain|lan|home|internal|intranet|corp|arpa|onion)$/.test(
    name,
  );
}

/** The large providers, which publish SPF and DMARC for these domains. */
function isMailProviderName(name: string): boolean {
  return /(?:^|\.)(?:gmail|googlemail|google|outlook|hotmail|live|msn|microsoft|yahoo|aol|icloud|me|apple|gmx|web|mail|yandex|proton|protonmail|zoho|qq|163)\.(?:com|de|net|me|ru|co\.uk|fr)$/.test(
    name,
  );
}
