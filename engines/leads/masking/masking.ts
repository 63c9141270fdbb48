/**
 * What of a person's facts may be shown to those who have not paid for the contact details. When in doubt it is left out: a masked fact can be
 * revealed, a shown one cannot be taken back.
 * Surprise: the details hide in other places too: in the words that a title was read from, in an address with a query, in a column called "Notes".
 */
import type { Fact } from '../facts/facts.ts';

/** Fields that are contact details. */
export const contactFields = ['email', 'personalEmail', 'phone', 'mobilePhone'] as const;

const isContactField = (field: string): boolean => (contactFields as readonly string[]).includes(field);

/** Written as people hide it from machines, too: "ana (at) acme.com". */
const addressLike = /[^\s@]\s*(?:@|%40|[([{]\s*at\s*[)\]}])\s*[^\s@]/i;
/** Seven digits are the shortest numbers that reach a person from outside (ITU-T E.164 leaves the length to countries; shorter ones are service codes). */
const phoneLike = /(?:\d[\s().\-/+]*){7,}/;

/** The facts without contact details, and without words or addresses that hold some. */
export function withoutContacts(facts: readonly Fact[]): Fact[] {
  const secrets = secretsOf(facts);
  return facts.flatMap((fact): Fact[] => {
    if (isContactField(fact.field) || valueTells(fact, secrets)) return [];
    const { snippet, locator } = fact.evidence;
    const evidence = {
      ...fact.evidence,
      snippet: snippet !== null && wordsTell(snippet, secrets) ? null : snippet,
      locator: holdsSecret(locator, secrets) || addressLike.test(locator) ? '' : locator,
    };
    return [{ ...fact, evidence }];
  });
}

/** The facts that {@link withoutContacts} holds back whole: what a reveal adds to a record that stands in front of this one. */
export function contactsAlone(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ field }) => isContactField(field));
}

interface Secrets {
  /** Lower case: addresses, numbers as written. */
  readonly texts: readonly string[];
  /** Before the @. */
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
/** The last seven: with or without country and area code it is the same number. */
const significantDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(-7);

function holdsSecret(text: string, { texts, digits }: Secrets): boolean {
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

/** Words stand around a value; nobody misses a few too many of them. */
function wordsTell(text: string, secrets: Secrets): boolean {
  const lower = text.toLowerCase();
  return (
    holdsSecret(text, secrets) ||
    addressLike.test(text) ||
    phoneLike.test(text) ||
    secrets.localParts.some((local) => lower.includes(local))
  );
}

function valueTells({ field, value }: Fact, secrets: Secrets): boolean {
  return textsOf(value).some(
    (text) =>
      holdsSecret(text, secrets) ||
      (typeof value !== 'number' && addressLike.test(text)) ||
      (field.startsWith('extra.') && phoneLike.test(text)),
  );
}
