/** Finds the person who is asked about among those that a company's website names. */
import { comparePersonNames, linkedinKey, personNameKey } from '@leadlight/vocabulary/identity';

export interface SitePerson {
  readonly name: string;
  readonly email: string | null;
  /** A URL. */
  readonly linkedin: string | null;
}

export interface AskedPerson {
  readonly name: string | null;
  /** A LinkedIn key: "in/ana-silva". */
  readonly linkedin: string | null;
  /** In lower case. */
  readonly emails: readonly string[];
}

/**
 * By profile or address; otherwise by name, if only one person on the site has it; without a name, by an address that contains the given and the
 * family name of only one.
 * @returns null if it is not certain who is meant
 */
export function findOnSite<Person extends SitePerson>(people: readonly Person[], asked: AskedPerson): Person | null {
  const emails = new Set(asked.emails);
  const byKey = people.find(
    ({ email, linkedin }) =>
      (email !== null && emails.has(email.toLowerCase())) ||
      (asked.linkedin !== null && linkedin !== null && linkedinKey(linkedin) === asked.linkedin),
  );
  if (byKey) return byKey;
  const key = asked.name === null ? null : personNameKey(asked.name);
  if (key === null) return findByAddress(people, asked.emails);
  const named = people.filter(({ name }) => {
    const other = personNameKey(name);
    const relation = other === null ? 'different' : comparePersonNames(key, other);
    return relation === 'same' || relation === 'reordered';
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** "ana.silva@" is Ana Silva's, if nobody else on the site has both words in their name. */
function findByAddress<Person extends SitePerson>(people: readonly Person[], emails: readonly string[]): Person | null {
  for (const email of emails) {
    const local = email.slice(0, email.lastIndexOf('@'));
    const named = people.filter(({ name }) => {
      const words = (personNameKey(name) ?? '').split(' ');
      const ends = [words[0] ?? '', words.at(-1) ?? ''];
      return words.length >= 2 && ends.every((word) => word.length >= 3 && local.includes(word));
    });
    if (named.length === 1) return named[0] ?? null;
  }
  return null;
}
