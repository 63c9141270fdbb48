/** Which domains can have public mail at all, decided without the network. */
import { isReserved } from '@leadlight/vocabulary/identity';
import { parse } from 'tldts';

/**
 * Whether the name is under a public top-level domain (Public Suffix List, ICANN section). A name without a dot is not: ICANN prohibits address records
 * and MX records for top-level domains ("Dotless domains", resolution 2013.08.13.NG02), so that "foo@bar" reaches nobody. The names that are reserved for
 * tests and documentation (RFC 2606) count, because DNS answers for them in tests.
 * @param name in lower-case A-labels
 */
export function isPublicName(name: string): boolean {
  return name.includes('.') && (isReserved(name) || parse(name, { allowPrivateDomains: false }).isIcann === true);
}
