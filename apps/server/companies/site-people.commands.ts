/** People whom a company names on its website, added as leads: those whom the workspace already has are recognized as in an import. */
import { isDetailOf, isDomainSuppressed, linkSitePerson, readDetailsById, type CompanyDetail } from '@leadlight/db/enrichments';
import {
  emailCheckOf,
  erasedPeople,
  findSeen,
  isRevealed,
  lockEdits,
  personWith,
  readCompanyRecord,
  writeOwnLead,
  type StoredPerson,
} from '@leadlight/db/leads';
import { queuePairs } from '@leadlight/db/merges';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { readRefusedAddresses } from '@leadlight/db/verification';
import { addFacts, companyOf, noFacts, packFacts, personOf, type Fact, type LeadCompany } from '@leadlight/leads';
import { addressKey } from '@leadlight/vocabulary';
import { transact, transactOnce, type WorkspaceContext } from '../command.ts';
import { factsOfCopy } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/seconds.ts';
import { findSamePerson, withoutRejected } from '../people/recognize-person.ts';

export interface SitePeopleItem {
  readonly detailId: string;
  readonly name: string;
  readonly title: string | null;
  readonly result: 'new' | 'known' | 'suppressed' | 'erased';
  readonly personId: string | null;
}

type SitePeople = { items: SitePeopleItem[] };

/** @throws Refusal not_found */
export function previewSitePeople(context: WorkspaceContext, companyId: string, detailIds: readonly string[]): Promise<SitePeople> {
  return transact(context, async (tx) => {
    const { company, details } = await readSitePeople(tx, companyId, detailIds, context.now);
    const items: SitePeopleItem[] = [];
    for (const detail of details) items.push(itemOf(detail, await recognize(tx, company, detail, context.now)));
    return { items };
  });
}

/** @throws Refusal not_found */
export function addSitePeople(context: WorkspaceContext, companyId: string, detailIds: readonly string[]): Promise<SitePeople> {
  const { now } = context;
  return transactOnce(context, async (tx) => {
    await lockEdits(tx);
    const { id, company, details } = await readSitePeople(tx, companyId, detailIds, now);
    const items: SitePeopleItem[] = [];
    for (const detail of details) {
      // One after the other, so that a person who is named twice is added once.
      const recognized = await recognize(tx, company, detail, now);
      const personId = await write(tx, { employerId: Number(id), detail, recognized }, now);
      items.push({ ...itemOf(detail, recognized), personId: personId === null ? null : String(personId) });
    }
    return { items };
  });
}

type SitePerson = CompanyDetail<'person'>;

async function readSitePeople(
  tx: WorkspaceTx,
  companyId: string,
  detailIds: readonly string[],
  now: Date,
): Promise<{ readonly id: string; readonly company: LeadCompany; readonly details: readonly SitePerson[] }> {
  const id = await findSeen(tx, 'companies', companyId);
  const byId = new Map((await readDetailsById(tx, id, detailIds)).filter(isDetailOf('person')).map((detail) => [detail.id, detail]));
  const details = [...new Set(detailIds)].flatMap((detailId) => byId.get(detailId) ?? []);
  if (details.length !== new Set(detailIds).size) throw new Refusal('not_found');
  return { id, company: companyOf((await readCompanyRecord(tx, id)).facts, secondsOf(now)), details };
}

interface Recognized {
  readonly result: SitePeopleItem['result'];
  readonly found: readonly Fact[];
  /** The record of the workspace. */
  readonly own: StoredPerson | null;
  /** The record of the pool, if the workspace has none. */
  readonly pool: StoredPerson | null;
  /** Records of the workspace that may be the same person. */
  readonly doubtful: readonly { readonly id: number; readonly reason: string }[];
}

async function recognize(tx: WorkspaceTx, company: LeadCompany, detail: SitePerson, now: Date): Promise<Recognized> {
  const seconds = secondsOf(now);
  const found = factsOfPerson(detail, company);
  const person = personOf(packFacts(found), seconds);
  const nothing = { found, own: null, pool: null, doubtful: [] };
  if ((await erasedPeople(tx, [person])).size > 0) return { ...nothing, result: 'erased' };
  const refused = person.email === null ? undefined : (await readRefusedAddresses(tx, [addressKey(person.email)])).values().next().value;
  if (refused !== undefined) return { ...nothing, result: refused };
  if (person.companyDomain !== null && (await isDomainSuppressed(tx, [person.companyDomain]))) return { ...nothing, result: 'suppressed' };
  const { own, pool, doubtful } = await findSamePerson(tx, person, detail.personId, seconds);
  return { found, own, pool: own === null ? pool : null, doubtful, result: own === null ? 'new' : 'known' };
}

const itemOf = ({ id, value }: SitePerson, { result, own }: Recognized): SitePeopleItem => ({
  detailId: id,
  name: value.name,
  title: value.title,
  result,
  personId: own === null ? null : String(own.id),
});

/** @returns the person's record; null if they may not be stored */
async function write(
  tx: WorkspaceTx,
  { employerId, detail, recognized }: { readonly employerId: number; readonly detail: SitePerson; readonly recognized: Recognized },
  now: Date,
): Promise<number | null> {
  const { result, found, own, pool, doubtful } = recognized;
  if (result === 'suppressed' || result === 'erased') return null;
  const isSeen = pool !== null && (await isRevealed(tx, String(pool.id)));
  const before = own?.facts ?? (pool === null ? noFacts : factsOfCopy(pool.facts, isSeen));
  const facts = addFacts(before, withoutRejected(before, found));
  const check = own === null ? (isSeen && pool ? emailCheckOf(pool) : null) : emailCheckOf(own);
  const lead = personWith(facts, secondsOf(now), [check]);
  const id = await writeOwnLead(
    tx,
    'people',
    {
      id: own?.id ?? null,
      poolId: own === null ? (pool?.id ?? null) : own.poolId,
      facts,
      lead,
      companyId: own?.companyId ?? employerId,
      ...(own === null ? { source: 'website' as const } : {}),
    },
    now,
  );
  if (own === null)
    await queuePairs(
      tx,
      doubtful.map(({ id: keepId, reason }) => ({ kind: 'people', keepId, goneId: id, reason })),
      null,
      now,
    );
  await linkSitePerson(tx, detail.id, id);
  return id;
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
