/**
 * Reads an address as the envelope has it: the Mailbox of RFC 5321, 4.1.2, with the letters that RFC 6531, 3.3 adds.
 * Not RFC 5322: comments, folding blanks and its obsolete forms cannot stand in an envelope and are refused.
 * Surprise: `xn--` is decoded nowhere in a local part; it is plain text there.
 */
import { isIpLiteral, readDomain } from './domain.ts';

export interface Address {
  /** As given: with quotes and backslashes where it has them. */
  readonly localPart: string;
  readonly form: 'dot_atom' | 'quoted' | 'utf8';
  readonly domain: Domain;
}

export type Domain =
  /** `ascii`: lower-case A-labels, what DNS and SMTP take; `unicode`: for people. */
  { readonly kind: 'name'; readonly ascii: string; readonly unicode: string } | { readonly kind: 'ip_literal'; readonly text: string };

export type AddressFault =
  | 'empty'
  | 'no_at'
  | 'no_local_part'
  | 'no_domain'
  | 'local_part_too_long'
  | 'local_part_characters'
  | 'local_part_dots'
  | 'quotes'
  | 'domain_characters'
  | 'domain_dots'
  | 'domain_hyphens'
  | 'domain_too_long'
  | 'label_too_long'
  | 'domain_numeric'
  | 'ip_literal'
  | 'too_long'
  | 'not_unicode';

export type AddressReading = { readonly ok: true; readonly address: Address } | { readonly ok: false; readonly fault: AddressFault };

/** Octets, RFC 5321, 4.5.3.1.1. */
const maxLocalPart = 64;
/** Octets; a path is at most 256 with its angle brackets (RFC 5321, 4.5.3.1.3; RFC 3696 erratum 1690). */
const maxAddress = 254;

// atext of RFC 5322, 3.2.3, and UTF8-non-ascii of RFC 6531. C1 controls are UTF-8, but RFC 5198 keeps them out of network text.
const atom = /^[\w!#$%&'*+/=?^`{|}~\-\u{a0}-\u{10ffff}]+$/u;
// qtextSMTP | quoted-pairSMTP; a pair's second half stays ASCII in RFC 6531.
const quoted = /^"(?:[ !#-[\]-~\u{a0}-\u{10ffff}]|\\[ -~])*"$/u;

/**
 * @param text one address and nothing else: blanks around it are not taken away here
 * @returns the parts, or the first fault
 */
export function readAddress(text: string): AddressReading {
  if (text === '') return fault('empty');
  if (!text.isWellFormed()) return fault('not_unicode');
  const at = lastUnquotedAt(text);
  if (at === 'open_quote') return fault('quotes');
  if (at === -1) return fault('no_at');
  const localPart = text.slice(0, at);
  const domainText = text.slice(at + 1);
  if (localPart === '') return fault('no_local_part');
  if (domainText === '') return fault('no_domain');
  const wrong = faultOfLocalPart(localPart);
  if (wrong) return fault(wrong);
  if (octets(localPart) > maxLocalPart) return fault('local_part_too_long');
  const domain = domainText.startsWith('[') ? readLiteral(domainText) : readDomain(domainText);
  if ('fault' in domain) return fault(domain.fault);
  const address: Address = { localPart, domain, form: formOf(localPart) };
  return octets(envelopeForm(address)) > maxAddress ? fault('too_long') : { ok: true, address };
}

/** As it stands in RCPT TO, without angle brackets. */
export function envelopeForm({ localPart, domain }: Address): string {
  return `${localPart}@${domain.kind === 'name' ? domain.ascii : domain.text}`;
}

/** Whether the envelope needs SMTPUTF8: only for the local part, since the domain goes as A-labels. */
export function needsSmtpUtf8({ localPart }: Address): boolean {
  return hasNonAscii(localPart);
}

function fault(name: AddressFault): AddressReading {
  return { ok: false, fault: name };
}

function formOf(localPart: string): Address['form'] {
  if (hasNonAscii(localPart)) return 'utf8';
  return localPart.startsWith('"') ? 'quoted' : 'dot_atom';
}

function faultOfLocalPart(localPart: string): AddressFault | undefined {
  if (localPart.startsWith('"')) return quoted.test(localPart) ? undefined : 'quotes';
  const atoms = localPart.split('.');
  if (atoms.includes('')) return 'local_part_dots';
  return atoms.every((part) => atom.test(part)) ? undefined : 'local_part_characters';
}

function readLiteral(text: string): Domain | { fault: AddressFault } {
  return isIpLiteral(text) ? { kind: 'ip_literal', text } : { fault: 'ip_literal' };
}

/** An @ inside quotes belongs to the local part: `"a@b"@c.test`. */
function lastUnquotedAt(text: string): number | 'open_quote' {
  let found = -1;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (isQuoted && char === '\\') i++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (char === '@' && !isQuoted) found = i;
  }
  return isQuoted ? 'open_quote' : found;
}

function hasNonAscii(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** Length in UTF-8; the limits of RFC 5321 count octets. */
function octets(text: string): number {
  let count = 0;
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return count;
}
