/**
 * Removes contact details from a person's facts for workspaces that have not revealed them. Removes when in doubt: a masked fact can
 * be revealed later, a shown one cannot be hidden again.
 * Contact details also occur in other places: in the text that a title was read from, in a URL with a query, in a "Notes" column.
 */
import type { Fact } from '../facts/facts.ts';

/** Fields that are contact details. */
export const contactFields = ['email', 'personalEmail', 'phone', 'mobilePhone'] as const;

const isContactField = (field: string): boolean => (contactFields as readonly string[]).includes(field);

/** Also matches addresses obfuscated for machines: "ana (at) acme.com". */
const addressLike = /[^\s@]\s*(?:@|%40|[([{]\s*at\s*[)\]}])\s*[^\s@]/i;
/**
 * Seven digits are the shortest numbers that can be dialed from outside (ITU-T E.164 leaves the length to countries; shorter ones are
 * service codes).
 */
const phoneLike = /(?:\d[\s().\-/+]*){7,}/;

/** The facts without contact details, and without snippets or URLs that contain some. */
export function withoutContacts(facts: readonly Fact[]): Fact[] {
  const secrets = secretsOf(facts);
  return facts.flatMap((fact): Fact[] => {
    if (isContactField(fact.field) || valueHasContact(fact, secrets)) return [];
    const { snippet, locator } = fact.evidence;
    const evidence = {
      ...fact.evidence,
      snippet: snippet !== null && snippetHasContact(snippet, secrets) ? null : snippet,
      locator: containsSecret(locator, secrets) || addressLike.test(locator) ? '' : locator,
    };
    return [{ ...fact, evidence }];
  });
}

/** The facts that {@link withoutContacts} removes entirely: what a reveal adds to a workspace's own copy of this record. */
export function onlyContacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ field }) => isContactField(field));
}

interface Secrets {
  /** Lower case: addresses, and numbers as written. */
  readonly texts: readonly string[];
  /** The parts before the @. */
  readonly localParts: readonly string[];
  readonly digits: readonly string[];
}

function secretsOf(facts: readonly Fact[]): Secrets {
  const texts = facts.flatMap(({ field, value }) => (isContactField(field) ? textsOf(value).map((text) => text.trim().toLowerCase()) : []));
  const addresses = texts.filter((text) => text.includes('@'));
  return {
    texts: texts.filter((text) => text.length > 2),
    localParts: addresses.map((text) => text.slice(0, text.lastIndexOf('@'))).filter((text) => text.length > 2),
    digits: texts
      .filter((text) => !text.includes('@'))
      .map(significantDigits)
      .filter((digits) => digits.length > 4),
  };
}

const textsOf = (value: Fact['value']): string[] => (typeof value === 'object' ? [...value] : [String(value)]);
/** The last seven digits: the same number with or without country and area code. */
const significantDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(-7);

function containsSecret(text: string, { texts, digits }: Secrets): boolean {
  const lower = text.toLowerCase();
  const readable = decoded(lower);
  const numbers = text.replaceAll(/\D/g, '');
  return texts.some((secret) => lower.includes(secret) || readable.includes(secret)) || digits.some((secret) => numbers.includes(secret));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a snippet contains contact details. Strict, since losing a few snippets does no harm. */
function snippetHasContact(text: string, secrets: Secrets): boolean {
  const lower = text.toLowerCase();
  return (
    containsSecret(text, secrets) ||
    addressLike.test(text) ||
    phoneLike.test(text) ||
    secrets.localParts.some((local) => lower.includes(local))
  );
}

function valueHasContact({ field, value }: Fact, secrets: Secrets): boolean {
  return textsOf(value).some(
    (text) =>
      containsSecret(text, secrets) ||
      (typeof value !== 'number' && addressLike.test(text)) ||
      (field.startsWith('extra.') && phoneLike.test(text)),
  );
}
