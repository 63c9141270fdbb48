/** The address in a text of a person or a program, which often writes something around it. */
import { withoutEnding } from '../text/without-ending.ts';
import { parseAddress } from './address.ts';

// Invisible characters that copying brings along: zero-width ones and the marks of text direction (Unicode 16, general category Cf).
const invisible = /[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;
const invisibleAtStart = /^[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/u;
// The grammar of RFC 6531 allows typographic quotes in an address, but nobody's has them at both ends.
const typographic = /^[“„‘«‹](.*)[”“’»›]$/su;
// Quotes around a cell, and what separates the items of a copied list.
const aroundAtStart = /^["'(]+/u;
const aroundAtEnd = /["'),;]/u;

/**
 * Reads what mail programs, websites and lists write around one address: a name ("Ana Silva <ana@acme.example>", RFC 5322, section 3.4),
 * the scheme and fields of a link ("mailto:ana@acme.example?subject=Hello", RFC 6068, section 2), quotes, brackets, and a separator at the end.
 * Without it, a verification would call a good address undeliverable because of what is around it.
 * @returns the address; the text without white space around it if that is an address already, or if no single address is in it
 */
export function writtenAddress(text: string): string {
  const trimmed = withoutInvisible(text).replace(typographic, '$1');
  if (parseAddress(trimmed).ok) return trimmed;
  const [, inBrackets] = /<([^<>]*)>$/u.exec(withoutEnding(trimmed, /["'),;\s]/u)) ?? [];
  const bare = withoutInvisible(inBrackets ?? trimmed);
  for (const form of [bare, withoutInvisible(withoutEnding(bare.replace(aroundAtStart, ''), aroundAtEnd))]) {
    const address = withoutScheme(form);
    if (parseAddress(address).ok) return address;
  }
  return trimmed;
}

const withoutInvisible = (text: string): string => withoutEnding(text.replace(invisibleAtStart, ''), invisible);

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
