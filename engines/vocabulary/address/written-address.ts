/** The address in a text of a person or a program, which often writes something around it. */
import { parseAddress } from './address.ts';

// Invisible characters that copying brings along: zero-width ones and the marks of text direction (Unicode 16, general category Cf).
const invisible = /^[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+|[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+$/gu;
// The grammar of RFC 6531 allows typographic quotes in an address, but nobody's has them at both ends.
const typographic = /^[“„‘«‹](.*)[”“’»›]$/su;
// Quotes around a cell, and what separates the items of a copied list.
const around = /^["'(]+|["'),;]+$/gu;

/**
 * Reads what mail programs, websites and lists write around one address: a name ("Ana Silva <ana@acme.example>", RFC 5322, section 3.4),
 * the scheme and fields of a link ("mailto:ana@acme.example?subject=Hello", RFC 6068, section 2), quotes, brackets, and a separator at the end.
 * Without it, a verification would call a good address undeliverable because of what is around it.
 * @returns the address; the text without white space around it if that is an address already, or if no single address is in it
 */
export function writtenAddress(text: string): string {
  const trimmed = text.replaceAll(invisible, '').replace(typographic, '$1');
  if (parseAddress(trimmed).ok) return trimmed;
  const [, inBrackets] = /<([^<>]*)>["'),;\s]*$/u.exec(trimmed) ?? [];
  const bare = (inBrackets ?? trimmed).replaceAll(invisible, '');
  for (const form of [bare, bare.replaceAll(around, '').replaceAll(invisible, '')]) {
    const address = withoutScheme(form);
    if (parseAddress(address).ok) return address;
  }
  return trimmed;
}

/** A link's address without its scheme and fields, with "%2B" and the like decoded. */
function withoutScheme(text: string): string {
  const [, address] = /^mailto:([^?]*)/i.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address.trim();
  }
}
