/** People whom a company names on its website, added as leads: those whom the workspace already has are recognized as in an import. */
import { isDetailOf, linkSitePerson, readDetailsById } from '@leadlight/db/enrichments';
import { emailCheckOf, findSeen, isRevealed, lockEdits, personWith, readCompanyRecord } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { addFacts, companyOf, noFacts, type LeadCompany } from '@leadlight/leads';
import { transact, transactOnce, type WorkspaceContext } from '../command.ts';
import { factsOfCopy } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/seconds.ts';
import { withoutRejected } from '../people/recognize-person.ts';
import { writeRecognizedPerson } from '../people/write-recognized-person.ts';
import { recognizeSitePeople, type RecognizedPerson, type SitePerson } from './recognize-site-people.ts';

export interface SitePeopleItem {
  readonly detailId: string;
  readonly name: string;
  readonly title: string | null;
  readonly result: RecognizedPerson['result'];
  readonly personId: string | null;
}

type SitePeople = { items: SitePeopleItem[] };

/** @throws Refusal not_found */
export function previewSitePeople(context: WorkspaceContext, companyId: string, detailIds: readonly string[]): Promise<SitePeople> {
  return transact(context, async (tx) => {
    const { company, details } = await readSitePeople(tx, companyId, detailIds, context.now);
    const recognized = await recognizeSitePeople(tx, company, details, context.now);
    return { items: details.flatMap((detail, index) => (recognized[index] ? [itemOf(detail, recognized[index])] : [])) };
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
      const [recognized] = await recognizeSitePeople(tx, company, [detail], now);
      if (!recognized) continue;
      const personId = await write(tx, { employerId: Number(id), detail, recognized }, now);
      items.push({ ...itemOf(detail, recognized), personId: personId === null ? null : String(personId) });
    }
    return { items };
  });
}

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

const itemOf = ({ id, value }: SitePerson, { result, own }: RecognizedPerson): SitePeopleItem => ({
  detailId: id,
  name: value.name,
  title: value.title,
  result,
  personId: own === null ? null : String(own.id),
});

/** @returns the person's record; null if they may not be stored */
async function write(
  tx: WorkspaceTx,
  { employerId, detail, recognized }: { readonly employerId: number; readonly detail: SitePerson; readonly recognized: RecognizedPerson },
  now: Date,
): Promise<number | null> {
  const { result, found, own, pool } = recognized;
  if (result === 'suppressed' || result === 'erased') return null;
  const isSeen = pool !== null && (await isRevealed(tx, String(pool.id)));
  const before = own?.facts ?? (pool === null ? noFacts : factsOfCopy(pool.facts, isSeen));
  const facts = addFacts(before, withoutRejected(before, found));
  const check = own === null ? (isSeen && pool ? emailCheckOf(pool) : null) : emailCheckOf(own);
  const lead = personWith(facts, secondsOf(now), [check]);
  const id = await writeRecognizedPerson(tx, recognized, { facts, lead, employerId, source: 'website' }, now);
  await linkSitePerson(tx, detail.id, id);
  return id;
}
