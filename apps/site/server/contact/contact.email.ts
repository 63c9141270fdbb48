/** Which email addresses are accepted. */
import validator from 'validator';

/**
 * An addr-spec of RFC 5321 with a domain name: no display name, no address literal ([192.0.2.1]), no bare host (a TLD is required).
 * Local parts beyond ASCII are real addresses (RFC 6531) and accepted; quoted ones ("a b"@example.com) too. Lengths are contact.rules.ts's.
 */
export function isEmailAddress(address: string): boolean {
  return validator.isEmail(address, { allow_utf8_local_part: true, allow_ip_domain: false, require_tld: true, allow_display_name: false });
}
