/** People whom a company names on its website, recognized as in an import: those whom the workspace already has, and those who may not be stored. */
import { isDomainSuppressed, type CompanyDetail } from '@leadlight/db/enrichments';
import { erasedPeople } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { readRefusedAddresses } from '@leadlight/db/verification';
import { packFacts, personOf, type Fact, type LeadCompany, type LeadPerson } from '@leadlight/leads';
import { addressKey } from '@leadlight/vocabulary';
import { secondsOf } from '../leads/seconds.ts';
import { findSamePeople, type SamePerson } from '../people/recognize-person.ts';

export type SitePerson = CompanyDetail<'person'>;

export interface RecognizedPerson extends SamePerson {
  readonly result: 'new' | 'known' | 'suppressed' | 'erased';
  readonly found: readonly Fact[];
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
  const same = await findSamePeople(
    tx,
    all.map(({ detail, person }) => ({ person, knownId: detail.personId })),
    seconds,
  );
  return all.map(({ found, person }, index): RecognizedPerson => {
    const nothing = { found, own: null, pool: null, doubtful: [] };
    if (erased.has(person)) return { ...nothing, result: 'erased' };
    const refusal = refused.get(keyOf(person) ?? '');
    if (refusal !== undefined) return { ...nothing, result: refusal };
    if (suppressedDomains.has(person.companyDomain ?? '')) return { ...nothing, result: 'suppressed' };
    const { own, pool, doubtful } = same[index] ?? nothing;
    return { found, own, pool: own === null ? pool : null, doubtful, result: own === null ? 'new' : 'known' };
  });
}

const present = (values: readonly (string | null)[]): string[] => values.filter((value) => value !== null);

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
