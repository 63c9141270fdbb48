/** People whom a company names on its website, recognized as in an import: those whom the workspace already has, and those who may not be stored. */
import { isDomainSuppressed, type CompanyDetail } from '@leadlight/db/enrichments';
import { emailCheckOf, erasedPeople, findPeopleByKeys, readPeopleToWrite, type StoredPerson } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { readRefusedAddresses } from '@leadlight/db/verification';
import { comparePeople, packFacts, personIdentity, personOf, type Fact, type LeadCompany, type LeadPerson } from '@leadlight/leads';
import { addressKey } from '@leadlight/vocabulary';
import { secondsOf } from '../leads/seconds.ts';

export type SitePerson = CompanyDetail<'person'>;

export interface RecognizedPerson {
  readonly result: 'new' | 'known' | 'suppressed' | 'erased';
  readonly found: readonly Fact[];
  /** The record of the workspace. */
  readonly own: StoredPerson | null;
  /** The record of the pool, if the workspace has none. */
  readonly pool: StoredPerson | null;
  /** Records of the workspace that may be the same person. */
  readonly doubtful: readonly { readonly id: number; readonly reason: string }[];
}

/** @returns one for each detail, in order */
export async function recognizeSitePeople(
  tx: WorkspaceTx,
  company: LeadCompany,
  details: readonly SitePerson[],
  now: Date,
): Promise<RecognizedPerson[]> {
  if (details.length === 0) return [];
  const seconds = secondsOf(now);
  const all = details.map((detail) => {
    const found = factsOfPerson(detail, company);
    return { detail, found, person: personOf(packFacts(found), seconds) };
  });
  const people = all.map(({ person }) => person);
  const erased = await erasedPeople(tx, people);
  const keyOf = ({ email }: LeadPerson): string | null => (email === null ? null : addressKey(email));
  const refused = await readRefusedAddresses(tx, present(people.map(keyOf)));
  const suppressedDomains = new Set<string>();
  for (const domain of new Set(present(people.map(({ companyDomain }) => companyDomain))))
    if (await isDomainSuppressed(tx, [domain])) suppressedDomains.add(domain);
  const sameAs = await readSame(tx, all, seconds);
  return all.map(({ detail, found, person }): RecognizedPerson => {
    const nothing = { found, own: null, pool: null, doubtful: [] };
    if (erased.has(person)) return { ...nothing, result: 'erased' };
    const refusal = refused.get(keyOf(person) ?? '');
    if (refusal !== undefined) return { ...nothing, result: refusal };
    if (suppressedDomains.has(person.companyDomain ?? '')) return { ...nothing, result: 'suppressed' };
    const { own, pool, doubtful } = sameAs(person, detail.personId);
    return { found, own, pool: own === null ? pool : null, doubtful, result: own === null ? 'new' : 'known' };
  });
}

const present = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null);

type Same = Pick<RecognizedPerson, 'own' | 'pool' | 'doubtful'>;

/** Reads every record that one of the people may be. @returns those of one person */
async function readSame(
  tx: WorkspaceTx,
  all: readonly { readonly detail: SitePerson; readonly person: LeadPerson }[],
  seconds: number,
): Promise<(person: LeadPerson, linkedId: string | null) => Same> {
  const linked = new Map(
    (
      await readPeopleToWrite(
        tx,
        present(all.map(({ detail }) => detail.personId)).map((id) => Number(id)),
      )
    ).map((each) => [each.id, each]),
  );
  const identities = all.map(({ person }) => personIdentity(person));
  const stored = await findPeopleByKeys(tx, {
    emails: identities.flatMap(({ emails }) => emails),
    linkedins: identities.flatMap(({ linkedin }) => linkedin),
    names: identities.flatMap(({ name, domain }) => (name === null || domain === null ? [] : [{ nameKey: name, domain }])),
    ids: [],
  });
  const known = stored.map((each) => {
    const lead = personOf(each.facts, seconds, emailCheckOf(each));
    const domain = each.isPool && lead.companyDomain === null ? each.companyDomain : lead.companyDomain;
    return { each, identity: personIdentity({ ...lead, companyDomain: domain }) };
  });
  return (person, linkedId) => {
    const own = linkedId === null ? undefined : linked.get(Number(linkedId));
    if (own) return { own, pool: null, doubtful: [] };
    const identity = personIdentity(person);
    const compared = known.map((one) => ({ each: one.each, match: comparePeople(one.identity, identity) }));
    const certain = compared.filter(({ match }) => match.kind === 'certain').map(({ each }) => each);
    return {
      own: certain.find(({ isPool }) => !isPool) ?? null,
      pool: certain.find(({ isPool }) => isPool) ?? null,
      doubtful: compared.flatMap(({ each, match }) =>
        match.kind === 'doubtful' && !each.isPool ? [{ id: each.id, reason: match.reason }] : [],
      ),
    };
  };
}

function factsOfPerson({ value, evidence: [quote] }: SitePerson, company: LeadCompany): Fact[] {
  const evidence = {
    source: 'website',
    locator: quote?.page ?? '',
    row: null,
    snippet: quote?.snippet ?? null,
    fetchedAt: quote?.fetchedAt ?? 0,
    hash: null,
  } as const;
  const values = {
    name: value.name,
    title: value.title,
    email: value.email,
    linkedin: value.linkedin,
    companyName: company.name,
    companyDomain: company.domain,
  };
  return Object.entries(values).flatMap(([field, each]): Fact[] =>
    each === null ? [] : [{ field, value: each, evidence, retractedAt: null }],
  );
}
