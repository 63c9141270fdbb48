/** Finds the same person in several lines or rows: by a profile, an address, or the name at one company. */
import { companyNameKey, comparePersonNames, isPersonalAddress, emailDomain, personNameKey } from '@leadlight/vocabulary/identity';
import type { ProfileInput, ProfileInputs, ProfileKeys, RefusedInput } from './keys.ts';

/**
 * @param inputs in the order of their lines
 * @returns each person once; keys of all their lines together
 */
export function withoutDuplicates(inputs: readonly ProfileInput[], refused: readonly RefusedInput[]): ProfileInputs {
  const groups: (ProfileInput | null)[] = [];
  const groupOf = new Map<string, number>();
  let duplicates = 0;
  for (const input of inputs) {
    let joined = input;
    let at: number | null = null;
    for (const key of lookupKeys(input.keys)) {
      const other = groupOf.get(key);
      const known = other === undefined ? null : (groups[other] ?? null);
      if (other === undefined || known === null || other === at || !canBeOne(known.keys, joined.keys)) continue;
      // A line may join two people who had nothing in common before it.
      if (at !== null) {
        groups[Math.max(at, other)] = null;
        joined = at < other ? join(joined, known) : join(known, joined);
        at = Math.min(at, other);
      } else {
        joined = join(known, joined);
        at = other;
      }
      duplicates += 1;
    }
    if (at === null) at = groups.push(joined) - 1;
    else groups[at] = joined;
    for (const key of lookupKeys(joined.keys)) {
      const other = groupOf.get(key);
      const isTaken = other !== undefined && other !== at && (groups[other] ?? null) !== null;
      if (!isTaken) groupOf.set(key, at);
    }
  }
  return { inputs: groups.filter((each) => each !== null), refused, duplicates };
}

function lookupKeys({ linkedin, emails, name, company, domain }: ProfileKeys): string[] {
  const person = name === null ? null : personNameKey(name);
  const employers = [
    ...(domain === null ? [] : [domain]),
    ...emails.flatMap((email) => (isPersonalAddress(email) ? [] : [emailDomain(email)])),
  ];
  const companyKey = company === null ? null : companyNameKey(company);
  return [
    ...linkedin.flatMap(({ key }) => [`l:${key}`, ...modernForms(key).map((form) => `l:${form}`)]),
    ...emails.map((email) => `e:${email}`),
    ...(person === null ? [] : employers.map((employer) => `d:${person}|${employer}`)),
    ...(person === null || companyKey === null ? [] : [`c:${person}|${companyKey}`]),
  ];
}

/**
 * What LinkedIn made of its old addresses: "pub/ana-silva/a7/576/b50" leads to "in/ana-silva-b50576a7"
 * (https://www.npmjs.com/package/linkedin-canonical-url). Only with the parts in full length: shorter ones were filled up in several ways.
 */
function modernForms(key: string): string[] {
  const [, name, first, second, third] = /^pub\/([^/]+)\/([1-9a-f][\da-f]{0,2})\/([\da-f]{3})\/([\da-f]{3})$/.exec(key) ?? [];
  return name === undefined ? [] : [`in/${name}-${third}${second}${first}`];
}

/** Two different names, or two profiles: a mailbox or a company can be two people's. */
function canBeOne(a: ProfileKeys, b: ProfileKeys): boolean {
  const [left, right] = [a.name === null ? null : personNameKey(a.name), b.name === null ? null : personNameKey(b.name)];
  if (left !== null && right !== null && comparePersonNames(left, right) === 'different') return false;
  const keysOf = ({ linkedin }: ProfileKeys): string[] => linkedin.flatMap(({ key }) => [key, ...modernForms(key)]);
  const [profiles, others] = [keysOf(a), keysOf(b)];
  if (profiles.length === 0 || others.length === 0 || profiles.some((key) => others.includes(key))) return true;
  // Two profiles with one address of one person; namesakes at one company have two.
  return a.emails.some((email) => b.emails.includes(email));
}

function join(first: ProfileInput, second: ProfileInput): ProfileInput {
  const [a, b] = [first.keys, second.keys];
  return {
    keys: {
      linkedin: [...a.linkedin, ...b.linkedin.filter(({ key }) => a.linkedin.every((each) => each.key !== key))],
      memberKeys: [...new Set([...a.memberKeys, ...b.memberKeys])],
      emails: [...new Set([...a.emails, ...b.emails])],
      name: a.name ?? b.name,
      company: a.company ?? b.company,
      domain: a.domain ?? b.domain,
      companyLinkedin: a.companyLinkedin ?? b.companyLinkedin,
    },
    positions: [...first.positions, ...second.positions].toSorted((x, y) => x - y),
    written: first.written,
  };
}
