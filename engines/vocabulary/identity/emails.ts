/**
 * Email addresses for matching. The verification engine has the grammar; this module only decides when two addresses are the same. All
 * lower case: RFC 5321, section 2.4 allows a host to distinguish case before the @, but none in use does. Dots and "+tag" are kept,
 * since they mean different mailboxes at some providers.
 */
import { isMailProvider } from './mail-providers.ts';
import { isRoleName } from './role-addresses.ts';

/**
 * "Ana Silva <ANA@Acme.com>", "mailto:ana@acme.com" → "ana@acme.com". Returns null unless there is a single @ between a local part and
 * a dotted domain.
 */
export function emailKey(text: string): string | null {
  const [, inBrackets] = /<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (inBrackets ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase();
  // 254: the longest path of RFC 5321, section 4.5.3.1.3, without its brackets.
  if (address.length > 254 || !/^[^\s@,;<>()"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(address))
    return null;
  return address;
}

/** The first two addresses of a cell are within so many characters; the time to look for them grows with the square of the length. */
const longestRead = 2_000;

/** "ana@acme.com; ana@mail.com", "ana@acme.com / ana@mail.com" → "ana@acme.com". @returns null if the first of the addresses can't be read */
export function firstEmailIn(text: string): string | null {
  const whole = emailKey(text);
  if (whole !== null) return whole;
  const parts = text
    .slice(0, longestRead)
    .split(/[;,|\n]+\s*|\s+(?:\/|or|oder|und|and|et|y|e)\s+|\s+(?=\S+@)/u)
    .filter((part) => part.includes('@'));
  return parts.length < 2 ? null : emailKey(parts[0] ?? '');
}

export function emailDomain(key: string): string {
  return key.slice(key.lastIndexOf('@') + 1);
}

/** Whether several people read the address: sharing one does not make two records the same person. @param key as `emailKey` gives it */
export function isRoleAddress(key: string): boolean {
  return isRoleName(key.slice(0, key.lastIndexOf('@')));
}

/** Whether the address is at a mailbox provider rather than an employer. */
export function isPersonalAddress(key: string): boolean {
  return isMailProvider(emailDomain(key));
}
