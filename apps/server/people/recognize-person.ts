/** Recognizes a person among the workspace's records and the pool's, as an import does. */
import { emailCheckOf, findPeopleByKeys, readPeopleToWrite, type StoredPerson } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import {
  comparePeople,
  isSameValue,
  personIdentity,
  personOf,
  unpackFacts,
  type Fact,
  type LeadPerson,
  type PackedFacts,
} from '@leadlight/leads';

export interface SamePerson {
  /** The record of the workspace. */
  readonly own: StoredPerson | null;
  /** The record of the pool; its contact details are masked until they are revealed. */
  readonly pool: StoredPerson | null;
  /** Records of the workspace that may be the same person. */
  readonly doubtful: readonly { readonly id: number; readonly reason: string }[];
}

/** A person to recognize. */
export interface PersonToFind {
  readonly person: LeadPerson;
  /** A record of the workspace that is known to be the person; ignored if it doesn't exist anymore. */
  readonly knownId: string | null;
}

/** @param seconds since 1970 @returns one for each person, in order */
export async function findSamePeople(tx: WorkspaceTx, people: readonly PersonToFind[], seconds: number): Promise<SamePerson[]> {
  const knownIds = people.flatMap(({ knownId }) => (knownId === null ? [] : [Number(knownId)]));
  const known = new Map((knownIds.length === 0 ? [] : await readPeopleToWrite(tx, knownIds)).map((each) => [String(each.id), each]));
  const identified = people.map(({ person, knownId }) => ({
    identity: personIdentity(person),
    own: knownId === null ? undefined : known.get(knownId),
  }));
  const unknown = identified.filter(({ own }) => !own).map(({ identity }) => identity);
  const stored =
    unknown.length === 0
      ? []
      : await findPeopleByKeys(tx, {
          emails: unknown.flatMap(({ emails }) => emails),
          linkedins: unknown.flatMap(({ linkedin }) => linkedin),
          names: unknown.flatMap(({ name, domain }) => (name === null || domain === null ? [] : [{ nameKey: name, domain }])),
          ids: [],
        });
  const candidates = stored.map((each) => {
    const lead = personOf(each.facts, seconds, emailCheckOf(each));
    const domain = each.isPool && lead.companyDomain === null ? each.companyDomain : lead.companyDomain;
    return { each, identity: personIdentity({ ...lead, companyDomain: domain }) };
  });
  return identified.map(({ identity, own }): SamePerson => {
    if (own) return { own, pool: null, doubtful: [] };
    const compared = candidates.map((candidate) => ({ each: candidate.each, match: comparePeople(candidate.identity, identity) }));
    const certain = compared.filter(({ match }) => match.kind === 'certain').map(({ each }) => each);
    return {
      own: certain.find(({ isPool }) => !isPool) ?? null,
      pool: certain.find(({ isPool }) => isPool) ?? null,
      doubtful: compared.flatMap(({ each, match }) =>
        match.kind === 'doubtful' && !each.isPool ? [{ id: each.id, reason: match.reason }] : [],
      ),
    };
  });
}

/** {@link findSamePeople} for one. */
export async function findSamePerson(tx: WorkspaceTx, person: LeadPerson, knownId: string | null, seconds: number): Promise<SamePerson> {
  const [same] = await findSamePeople(tx, [{ person, knownId }], seconds);
  return same ?? { own: null, pool: null, doubtful: [] };
}

/** The facts without values that a member removed from the person. */
export function withoutRejected(before: PackedFacts, found: readonly Fact[]): Fact[] {
  const retracted = unpackFacts(before).filter(({ retractedAt }) => retractedAt !== null);
  return found.filter((fact) => !retracted.some(({ field, value }) => field === fact.field && isSameValue(value, fact.value)));
}
