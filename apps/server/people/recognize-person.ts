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

/**
 * @param knownId a record of the workspace that is known to be the person; ignored if it doesn't exist any more
 * @param seconds since 1970
 */
export async function findSamePerson(tx: WorkspaceTx, person: LeadPerson, knownId: string | null, seconds: number): Promise<SamePerson> {
  const [known] = knownId === null ? [] : await readPeopleToWrite(tx, [Number(knownId)]);
  if (known) return { own: known, pool: null, doubtful: [] };
  const identity = personIdentity(person);
  const stored = await findPeopleByKeys(tx, {
    emails: identity.emails,
    linkedins: identity.linkedin,
    names: identity.name === null || identity.domain === null ? [] : [{ nameKey: identity.name, domain: identity.domain }],
    ids: [],
  });
  const compared = stored.map((each) => {
    const lead = personOf(each.facts, seconds, emailCheckOf(each));
    const domain = each.isPool && lead.companyDomain === null ? each.companyDomain : lead.companyDomain;
    return { each, match: comparePeople(personIdentity({ ...lead, companyDomain: domain }), identity) };
  });
  const certain = compared.filter(({ match }) => match.kind === 'certain').map(({ each }) => each);
  return {
    own: certain.find(({ isPool }) => !isPool) ?? null,
    pool: certain.find(({ isPool }) => isPool) ?? null,
    doubtful: compared.flatMap(({ each, match }) =>
      match.kind === 'doubtful' && !each.isPool ? [{ id: each.id, reason: match.reason }] : [],
    ),
  };
}

/** The facts without values that a member removed from the person. */
export function withoutRejected(before: PackedFacts, found: readonly Fact[]): Fact[] {
  const retracted = unpackFacts(before).filter(({ retractedAt }) => retractedAt !== null);
  return found.filter((fact) => !retracted.some(({ field, value }) => field === fact.field && isSameValue(value, fact.value)));
}
