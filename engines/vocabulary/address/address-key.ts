/** One key for all spellings of an address. */
import { envelopeForm, parseAddress } from './address.ts';

/** Longer than any address (254 octets), short enough for a database index. */
const maxKey = 500;

/**
 * Returns the address in lower case, with the domain in A-labels. RFC 5321, section 2.4 allows servers to treat Ana and ana as
 * different mailboxes. No server in use does, and customers should not pay twice for a capital letter.
 * @param text as typed; for an invalid address the key is the trimmed text in lower case, cut to 500 characters
 */
export function addressKey(text: string): string {
  const trimmed = text.trim();
  const reading = parseAddress(trimmed);
  // PostgreSQL text cannot store NUL or a lone surrogate.
  const form = reading.ok ? envelopeForm(reading.address) : trimmed.toWellFormed().replaceAll('\0', '\u{fffd}');
  return form.toLowerCase().normalize('NFC').slice(0, maxKey).toWellFormed();
}

/** @returns the domain in A-labels; null when the key is not a valid address */
export function domainOfKey(key: string): string | null {
  const reading = parseAddress(key);
  return reading.ok && reading.address.domain.kind === 'name' ? reading.address.domain.ascii : null;
}

/** @returns the key and, for an internationalized domain, also the address as people write it */
export function formsOfKey(key: string): string[] {
  if (!key.includes('xn--')) return [key];
  const reading = parseAddress(key);
  return reading.ok && reading.address.domain.kind === 'name'
    ? [key, `${reading.address.localPart}@${reading.address.domain.unicode}`]
    : [key];
}
