/**
 * What a text in the `name` filter means: words of a name, a domain, a LinkedIn URL, or an email address. In a file of its own, because reading
 * URLs needs tables that index builders must not load.
 */
import { domainOf, linkedinKey } from '@leadlight/vocabulary/identity/addresses';
import { companyText, type NormalizedFilter } from './normal.ts';
import { nameWordsOf, type NameWord } from './spellings.ts';

type NameText =
  /** Addresses from `from` up to, but not including, `to`, compared by code point: those that start with the typed text. */
  | { readonly kind: 'address'; readonly from: string; readonly to: string }
  /** A comparison key: "in/ana-silva". */
  | { readonly kind: 'linkedin'; readonly key: string }
  /** Words with their other spellings, and the domains that the text may be; both empty for a text that finds nothing. A text can be both: "Zeta.io". */
  | { readonly kind: 'words'; readonly words: readonly NameWord[]; readonly domains: readonly string[] };

/** Follows every other character. */
const lastCharacter = '\u{10ffff}';

export function nameText(text: string): NameText {
  const key = linkedinKey(text);
  if (key !== null) return { kind: 'linkedin', key };
  // "jane@acme.com", "jane@ac", "mailto:jane@acme.com", "Jane Doe <jane@acme.com>".
  const address = /^(?:[^<>]*<)?\s*(?:mailto:)?([^<>\s]+@[^<>\s]*?)\s*>?[,;]?$/i.exec(text.trim())?.[1];
  if (address !== undefined) {
    const from = address.toWellFormed().normalize('NFC').toLowerCase();
    return { kind: 'address', from, to: `${from}${lastCharacter}` };
  }
  const { domain } = companyText(text);
  const domains = domain === null ? [] : [...new Set([domain, domainOf(domain) ?? domain])];
  // The words of a URL are not a name.
  return { kind: 'words', words: domain !== null && /[/:]/.test(text) ? [] : nameWordsOf(text), domains };
}

/** The values of a filter for which leads are looked up by ID: addresses and LinkedIn URLs as names, and imports. */
export function lookedUpValues(filter: NormalizedFilter): readonly string[] {
  if (filter.kind !== 'choice') return [];
  const values = [...filter.choice.include, ...filter.choice.exclude];
  if (filter.name === 'import') return values;
  return filter.name === 'name' ? values.filter((value) => nameText(value).kind !== 'words') : [];
}

/** Identifies a value that is looked up, in the IDs that a search engine gets with the query. */
export const lookupKey = (name: 'name' | 'import', value: string): string => `${name} ${value}`;
