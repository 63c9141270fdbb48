/**
 * E-mail addresses for matching. The verification engine knows the grammar; here is only what makes two of them the same.
 * Lower case throughout: RFC 5321 (2.4) lets a host tell "A" from "a" before the @, and none in use does. Dots and "+tag" are left alone:
 * they are one provider's habit and another's different mailbox.
 */
import { isMailProvider } from './domains.ts';

/** "Ana Silva <ANA@Acme.com>", "mailto:ana@acme.com" → "ana@acme.com"; null for what has no single @ between something and a dotted name. */
export function emailKey(text: string): string | null {
  const [, inBrackets] = /<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = (inBrackets ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase();
  // 254: the longest path of RFC 5321 (4.5.3.1.3) without its brackets.
  if (address.length > 254 || !/^[^\s@,;<>()"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(address))
    return null;
  return address;
}

export function emailDomain(key: string): string {
  return key.slice(key.lastIndexOf('@') + 1);
}

/** Addresses of a function, which several people read: a match of them is no match of people. */
const functions =
  /^(?:info|contact|hello|hi|hallo|mail|office|sales|support|help|admin|administration|team|service|kontakt|contacto|contato|contatti|bonjour|ventas|vendas|vendite|commercial|marketing|jobs|careers|hr|press|presse|billing|accounting|invoice|noreply|no-reply|webmaster|postmaster|abuse|enquiries|inquiries|reception|secretariat|buchhaltung|bewerbung|direction)(?:[.+-].*)?$/;

export function isFunctionAddress(key: string): boolean {
  return functions.test(key.slice(0, key.lastIndexOf('@')));
}

/** Whether the address is at a provider of private mail, not at an employer. */
export function isPrivateAddress(key: string): boolean {
  return isMailProvider(emailDomain(key));
}
