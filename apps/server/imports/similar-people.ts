/** Looks up people whose names at one employer are similar to those of the rows. */
import { firstAndLastWord, looseNameKeys, mayStartWithFamily, nameBeginning, type PersonIdentity } from '@leadlight/leads';
import { findNamesWithoutDomain, findSimilarPeople, type NameWord } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { companyNameKey, comparePersonNames, fullGivenNames, romanizedWords } from '@leadlight/vocabulary';

/** People of the workspace whose names at the same employer are similar to these, but not equal. */
export async function findSimilar(tx: WorkspaceTx, identities: readonly PersonIdentity[]): Promise<number[]> {
  return [...(await findAtDomains(tx, identities)), ...(await findWithoutDomain(tx, identities))];
}

/** At employers of which no domain is known. */
async function findWithoutDomain(tx: WorkspaceTx, identities: readonly PersonIdentity[]): Promise<number[]> {
  const asked = Map.groupBy(
    identities.filter(({ domain, companyName, name }) => domain === null && companyName !== null && nameBeginning(name) !== null),
    ({ name }) => nameBeginning(name) ?? '',
  );
  if (asked.size === 0) return [];
  const rows = [...asked.values()];
  const found = await findNamesWithoutDomain(tx, [...asked.keys()]);
  return found.flatMap(({ at, id, nameKey, company }) => {
    const key = companyNameKey(company ?? '');
    return rows[at - 1]?.some((identity) => identity.companyName === key && mayHaveName(identity, nameKey)) === true ? [id] : [];
  });
}

async function findAtDomains(tx: WorkspaceTx, identities: readonly PersonIdentity[]): Promise<number[]> {
  const [starts, ends]: [AskedWord[], AskedWord[]] = [[], []];
  const known = new Map<string, AskedWord>();
  for (const identity of identities) {
    const { domain, name } = identity;
    if (domain === null) continue;
    const isRomanized = name !== null && romanizedWords(name) !== null;
    const ask = (word: string, isAtEnd: boolean): AskedWord => {
      const key = `${isAtEnd ? '' : 'start '}${word}\n${domain}`;
      let asked = known.get(key);
      if (!asked) {
        asked = { word, domain, isStart: !isAtEnd, by: [] };
        known.set(key, asked);
        (isAtEnd ? ends : starts).push(asked);
      }
      asked.by.push(identity);
      return asked;
    };
    // "Paco Ruiz" is found as "Francisco Ruiz Ortega", whose last word is another one.
    for (const full of fullGivenNames(firstAndLastWord(name)[0] ?? '')) ask(full, false);
    const isEitherOrder = isRomanized || (name !== null && mayStartWithFamily(name));
    for (const [at, word] of looseNameKeys(identity).entries()) {
      const asked = ask(word, true);
      // The last word of a name is looked for at the end only; a family name written first is found by the first one. Names of languages that write
      // the family name first may be stored in either order.
      if ((at === 1 && !isEitherOrder) || asked.isStart) continue;
      asked.isStart = true;
      starts.push(asked);
    }
  }
  if (ends.length === 0) return [];
  const ids = new Set<number>();
  for (const { isStart, at, id, nameKey } of await findSimilarPeople(tx, { starts, ends })) {
    const asked = (isStart ? starts : ends)[at - 1];
    if (!ids.has(id) && asked?.by.some((identity) => mayHaveName(identity, nameKey))) ids.add(id);
  }
  return [...ids];
}

interface AskedWord extends NameWord {
  isStart: boolean;
  /** Those with the word in their names. */
  readonly by: PersonIdentity[];
}

/** Whether a similar name is worth reading its record. Equal ones are found by their key. */
function mayHaveName({ name, formerName }: PersonIdentity, nameKey: string): boolean {
  if (name === null || name === nameKey) return false;
  return (formerName !== null && nameKey.endsWith(formerName)) || comparePersonNames(name, nameKey) !== 'different';
}
