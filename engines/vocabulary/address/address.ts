/**
 * Parses an email address as used in the SMTP envelope: the Mailbox of RFC 5321, section 4.1.2, with the non-ASCII characters of RFC
 * 6531, section 3.3.
 * Not RFC 5322: comments, folding white space, and obsolete forms cannot appear in an envelope and are rejected.
 * `xn--` in a local part is plain text and is never decoded.
 */
import { isIpLiteral, readDomain, type Domain, type DomainFault } from './domain.ts';

export interface Address {
  /** As given, including quotes and backslashes. */
  readonly localPart: string;
  readonly form: 'dot_atom' | 'quoted' | 'utf8';
  readonly domain: Domain;
}

export type AddressFault =
  | 'empty'
  | 'no_at'
  | 'no_local_part'
  | 'no_domain'
  | 'local_part_too_long'
  | 'local_part_characters'
  | 'local_part_dots'
  | 'quotes'
  | 'ip_literal'
  | 'too_long'
  | 'not_unicode'
  | DomainFault;

export type AddressResult = { readonly ok: true; readonly address: Address } | { readonly ok: false; readonly fault: AddressFault };

/** In octets: RFC 5321, section 4.5.3.1.1. */
const maxLocalPart = 64;
/** In octets. A path is at most 256 with its angle brackets (RFC 5321, section 4.5.3.1.3; RFC 3696, erratum 1690). */
const maxAddress = 254;

// atext of RFC 5322, section 3.2.3, plus UTF8-non-ascii of RFC 6531. C1 controls are valid UTF-8, but RFC 5198 excludes them from
// network text.
const atom = /^[\w!#$%&'*+/=?^`{|}~\-\u{a0}-\u{10ffff}]+$/u;
// qtextSMTP | quoted-pairSMTP. RFC 6531 keeps the escaped character of a pair ASCII.
const quoted = /^"(?:[ !#-[\]-~\u{a0}-\u{10ffff}]|\\[ -~])*"$/u;

/**
 * Parses one address.
 * @param text the address only; surrounding white space is an error
 * @returns the parts, or the first error
 */
export function parseAddress(text: string): AddressResult {
  if (text === '') return fault('empty');
  if (!text.isWellFormed()) return fault('not_unicode');
  const at = lastUnquotedAt(text);
  if (at === 'open_quote') return fault('quotes');
  if (at === -1) return fault('no_at');
  const localPart = text.slice(0, at);
  const domainText = text.slice(at + 1);
  if (localPart === '') return fault('no_local_part');
  if (domainText === '') return fault('no_domain');
  const wrong = localPartFault(localPart);
  if (wrong) return fault(wrong);
  if (octets(localPart) > maxLocalPart) return fault('local_part_too_long');
  const domain = domainText.startsWith('[') ? readLiteral(domainText) : readDomain(domainText);
  if ('fault' in domain) return fault(domain.fault);
  const address: Address = { localPart, domain, form: formOf(localPart) };
  return octets(envelopeForm(address)) > maxAddress ? fault('too_long') : { ok: true, address };
}

/** The address as it appears in RCPT TO, without angle brackets. */
export function envelopeForm({ localPart, domain }: Address): string {
  return `${localPart}@${domain.kind === 'name' ? domain.ascii : domain.text}`;
}

/** Whether the envelope needs SMTPUTF8. Depends only on the local part, since the domain is sent as A-labels. */
export function needsSmtpUtf8({ localPart }: Address): boolean {
  return hasNonAscii(localPart);
}

function fault(name: AddressFault): AddressResult {
  return { ok: false, fault: name };
}

function formOf(localPart: string): Address['form'] {
  if (hasNonAscii(localPart)) return 'utf8';
  return localPart.startsWith('"') ? 'quoted' : 'dot_atom';
}

function localPartFault(localPart: string): AddressFault | undefined {
  if (localPart.startsWith('"')) return quoted.test(localPart) ? undefined : 'quotes';
  const atoms = localPart.split('.');
  if (atoms.includes('')) return 'local_part_dots';
  return atoms.every((part) => atom.test(part)) ? undefined : 'local_part_characters';
}

function readLiteral(text: string): Domain | { fault: AddressFault } {
  return isIpLiteral(text) ? { kind: 'ip_literal', text } : { fault: 'ip_literal' };
}

/** The position of the last @ outside quotes: in `"a@b"@c.test`, the first @ belongs to the local part. */
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

/** Length in UTF-8 bytes. The limits of RFC 5321 count octets. */
function octets(text: string): number {
  let count = 0;
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    count += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return count;
}
