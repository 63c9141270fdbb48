/** One key for all spellings of an address that a workspace asks about. */
import { envelopeForm, readAddress } from './address.ts';

/** More than an address can have (254 octets), and little enough for an index. */
const maxKey = 500;

/**
 * Lower case, with the domain in A-labels. RFC 5321 (2.4) lets a server tell Ana from ana; none that is used does, and who pays for an address twice because
 * of a capital letter is right to complain.
 * @param text as typed; what is no address has its trimmed text in lower case, cut to 500 characters, as its key
 */
export function addressKey(text: string): string {
  const trimmed = text.trim();
  const reading = readAddress(trimmed);
  // NUL is the one character that PostgreSQL's text cannot hold; half a surrogate pair is none.
  const form = reading.ok ? envelopeForm(reading.address) : trimmed.toWellFormed().replaceAll('\0', '\u{fffd}');
  return form.toLowerCase().normalize('NFC').slice(0, maxKey).toWellFormed();
}

/** @returns the part after the @, in A-labels; null for the key of what is no address */
export function domainOfKey(key: string): string | null {
  const reading = readAddress(key);
  return reading.ok && reading.address.domain.kind === 'name' ? reading.address.domain.ascii : null;
}

/** @returns the key and, where the domain has letters beyond ASCII, the address as people write it */
export function formsOfKey(key: string): string[] {
  if (!key.includes('xn--')) return [key];
  const reading = readAddress(key);
  return reading.ok && reading.address.domain.kind === 'name'
    ? [key, `${reading.address.localPart}@${reading.address.domain.unicode}`]
    : [key];
}
