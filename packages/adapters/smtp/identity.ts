/**
 * Who we say we are. A mail server judges a sender by this before anything else, and a bad name costs the good one of everybody who sends from the same address:
 * so there is no default, and what would do harm is refused with the reason.
 */
import { isIP } from 'node:net';
import { readAddress } from '@leadlight/verification';

export interface Identity {
  readonly heloName: string;
  /** The reverse path; '' is the null sender of RFC 5321, 4.5.5. */
  readonly sender: string;
}

export type IdentityReading =
  | { readonly ok: true; readonly identity: Identity }
  | { readonly ok: false; readonly faults: readonly IdentityFault[] };

export interface IdentityFault {
  readonly field: 'heloName' | 'sender';
  readonly words: string;
}

/**
 * @param allowReserved lets names of RFC 2606 and RFC 6761 through, for tests and benches on one machine
 */
export function readIdentity(
  given: { heloName?: string | undefined; sender?: string | undefined },
  { allowReserved = false } = {},
): IdentityReading {
  const heloName = (given.heloName ?? '').trim().toLowerCase().replace(/\.$/, '');
  const sender = (given.sender ?? '').trim();
  const faults: IdentityFault[] = [
    ...heloFaults(heloName, allowReserved).map((words) => ({ field: 'heloName' as const, words })),
    ...senderFaults(given.sender, sender, allowReserved).map((words) => ({ field: 'sender' as const, words })),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, identity: { heloName, sender: sender === '<>' ? '' : sender } };
}

function heloFaults(name: string, allowReserved: boolean): string[] {
  if (name === '') return ['is not set: mail servers want the host name that belongs to the address we come from'];
  if (isIP(name) !== 0 || name.startsWith('[')) return ['is a number: mail servers take that for a home computer and refuse or list it'];
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name)) return ['is not a full host name like verify.example.com'];
  if (!allowReserved && isReserved(name)) return [`ends in a name that is reserved (RFC 2606, RFC 6761) or local: mail servers refuse it`];
  if (isSomeoneElses(name)) return ["is a name of a mail provider: to go by another name than one's own is what spammers are listed for"];
  return [];
}

function senderFaults(given: string | undefined, sender: string, allowReserved: boolean): string[] {
  if (given === undefined || sender === '') return ['is not set: an address of yours that takes mail, or <> for the null sender'];
  if (sender === '<>') return [];
  const reading = readAddress(sender);
  if (!reading.ok || reading.address.domain.kind !== 'name') return ['is not an email address'];
  if (reading.address.form !== 'dot_atom') return ['has letters or quotes that not every mail server takes in a sender'];
  const { ascii } = reading.address.domain;
  if (!allowReserved && isReserved(ascii)) return ['is at a domain that is reserved for examples or local use: mail servers refuse it'];
  if (isSomeoneElses(ascii)) return ['is at a mail provider whose SPF record does not name us: mail servers take it for a forgery'];
  return [];
}

function isReserved(name: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|localdomain|lan|home|internal|intranet|corp|arpa|onion)$/.test(
    name,
  );
}

/** The large providers, which publish SPF and DMARC for these names. */
function isSomeoneElses(name: string): boolean {
  return /(?:^|\.)(?:gmail|googlemail|google|outlook|hotmail|live|msn|microsoft|yahoo|aol|icloud|me|apple|gmx|web|mail|yandex|proton|protonmail|zoho|qq|163)\.(?:com|de|net|me|ru|co\.uk|fr)$/.test(
    name,
  );
}
