/**
 * Suggests the domain that was probably meant: one typo away from a large provider, or with a top-level domain that does not exist.
 * Only a suggestion; the address is verified as written.
 */
import { isMailProvider } from '@leadlight/vocabulary/identity';
import { parse } from 'tldts';

/** The providers with the most typos, most used first. Shorter names (gmx, aol, qq) have too many legitimate neighbors. */
const targets = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'yahoo.fr',
  'hotmail.fr',
  'orange.fr',
  'wanadoo.fr',
  'laposte.net',
  't-online.de',
  'freenet.de',
  'libero.it',
  'comcast.net',
  'verizon.net',
  'btinternet.com',
  'yandex.ru',
  'rediffmail.com',
  'fastmail.com',
] as const;

/**
 * Top-level domains that do not exist, and what was meant. `.co`, `.cm`, and `.om` exist and only count as typos of a provider's
 * domain, above.
 */
const mistypedTlds: ReadonlyMap<string, string> = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['comm', 'com'],
  ['coom', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cpm', 'com'],
  ['c0m', 'com'],
  ['nte', 'net'],
  ['ner', 'net'],
  ['nett', 'net'],
  ['ogr', 'org'],
  ['orgg', 'org'],
  ['rog', 'org'],
]);

/** @param domain lower-case A-labels */
export function suggestDomain(domain: string): string | null {
  if (isMailProvider(domain)) return null;
  const near = targets.find((target) => isOneTypoFrom(domain, target));
  if (near) return near;
  const { publicSuffix, isIcann } = parse(domain);
  const meant = isIcann ? undefined : mistypedTlds.get(publicSuffix ?? '');
  if (meant === undefined) return null;
  const corrected = `${domain.slice(0, domain.lastIndexOf('.'))}.${meant}`;
  return targets.find((target) => isOneTypoFrom(corrected, target)) ?? corrected;
}

/** One character added, missing, wrong, or two swapped: the four typos that Damerau (1964) found to be 80% of all. */
function isOneTypoFrom(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = typed.slice(start);
  const wanted = meant.slice(start);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
