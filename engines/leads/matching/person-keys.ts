/** The keys under which people are stored and looked up, so that only those that may be the same are compared. */
import { isOnlyVietnamese, looseWord, otherSpellingsOfFamily, romanizedWords, startsWithSurname } from '@leadlight/vocabulary/identity';
import type { PersonIdentity } from './person-identity.ts';
import { phoneKeyOf } from './phones.ts';

/** Records that share none of these keys are never the same; those that share one are compared. Used for lookups in bulk imports. */
export function personBlockingKeys(identity: PersonIdentity): string[] {
  const { linkedin, emails, name, domain, companyName, phoneEnds } = identity;
  const keys: string[] = [];
  for (const key of linkedin) keys.push(`l:${key}`);
  for (const key of emails) keys.push(`e:${key}`);
  if (name !== null && domain !== null) {
    keys.push(`d:${name}|${domain}`);
    for (const key of looseNameKeys(identity)) keys.push(`s:${key}|${domain}`);
  }
  // Of two employers, one may be an abbreviation of the other. Those with domains are found by them.
  if (name !== null && companyName !== null) keys.push(`c:${name}|${companyName}`, `n:${name}`, ...(domain === null ? [`o:${name}`] : []));
  const family = familyKeyOf(identity);
  if (family !== null) keys.push(`w:${family}`);
  // A single word says too little, even with a number.
  if (name?.includes(' ')) for (const end of phoneEnds) keys.push(phoneKeyOf(end));
  return keys;
}

/** As many letters at the beginning of a family name are rarely mistyped, and are the same in few names. */
const lettersOfFamily = 3;

/**
 * The beginning of a name up to the first letters of the family name: people whose names differ by a typing error behind it are looked up by it if no domain
 * of their employer is known. "samantha fitzgerald" → "samantha fit".
 * @returns null for a name of one word, with initials or with a short family name
 */
export function nameBeginning(name: string | null): string | null {
  const at = name?.lastIndexOf(' ') ?? -1;
  if (name === null || at < 2 || name.length - at - 1 <= lettersOfFamily + 1) return null;
  return name.slice(0, at + 1 + lettersOfFamily);
}

/** The beginning of the name and the employer's name; null if the employer's domain is known. */
export function familyKeyOf({ name, domain, companyName }: Pick<PersonIdentity, 'name' | 'domain' | 'companyName'>): string | null {
  const beginning = domain === null && companyName !== null ? nameBeginning(name) : null;
  return beginning === null ? null : `${beginning}|${companyName}`;
}

/**
 * The blocking keys under which a person's duplicates are looked up. Namesakes at two employers with domains have the name alone in common, which says nothing, so
 * a person with a domain is only compared with those of the name without one, and not with all of them.
 * @param keys as personBlockingKeys gives them
 */
export function personLookupKeys({ domain }: Pick<PersonIdentity, 'domain'>, keys: readonly string[]): readonly string[] {
  return domain === null ? keys : keys.map((key) => (key.startsWith('n:') ? `o:${key.slice(2)}` : key));
}

/** Shorter words between the first and the last are initials and particles. */
const shortestMiddleWord = 4;

/**
 * The words under which people with similar names at one employer find each other: the first and the last of the name, a former family name, and the
 * words between ("Carter" of "Liz Carter-Hayes"), and other romanizations of the family name. Names of one word have none.
 */
export function looseNameKeys({ name, formerName }: Pick<PersonIdentity, 'name' | 'formerName'>): string[] {
  if (!name?.includes(' ')) return [];
  const former = formerName !== null && formerName.length > 1 ? looseWord(formerName) : null;
  const middle = name
    .split(' ')
    .slice(1, -1)
    .filter((word) => word.length >= shortestMiddleWord);
  const others = otherSpellingsOfFamily(name).map(looseWord);
  return [...new Set([...firstAndLastWord(name), former, ...middle.map(looseWord), ...others].filter((word) => word !== null))];
}

/**
 * The first and the last word of a person's name key, in one spelling of umlauts; null for an initial, and for a name of one word. Names in Chinese,
 * Japanese, Korean, Arabic and Hebrew script give the words of their most frequent romanization, the family name last.
 * The columns of people in packages/db/migrations/0021-similar-names.sql contain the same, except that rows written before names were romanized
 * keep words in the other script until they are written again.
 */
export function firstAndLastWord(key: string | null): readonly [first: string | null, last: string | null] {
  const at = key?.indexOf(' ') ?? -1;
  if (key === null || at < 0) return [null, null];
  const romanized = romanizedWords(key);
  if (romanized !== null) return [looseWord(romanized[0]), looseWord(romanized[1])];
  const [first, last] = [key.slice(0, at), key.slice(key.lastIndexOf(' ') + 1)];
  return [first.length > 1 ? looseWord(first) : null, last.length > 1 ? looseWord(last) : null];
}

/** Whether a name's key may begin with the family name, or may be another one's that does: Chinese, Korean, Japanese, Vietnamese and Hungarian names. */
export function mayStartWithFamily(key: string): boolean {
  const words = key.split(' ');
  return (
    startsWithSurname(words, '') || startsWithSurname([...words.slice(-1), ...words.slice(0, -1)], '') || isOnlyVietnamese(words[0] ?? '')
  );
}
