/** Marking what a website says as wrong. It stays so when the site is read again; a paid reading of which nothing is left is refunded. */
import { lockPayments } from '@leadlight/db/credits';
import {
  isDetailOf,
  readDetails,
  readDetailsById,
  refundIfAllRejected,
  rejectDetails,
  type CompanyDetail,
} from '@leadlight/db/enrichments';
import { findSeen, lockEdits, lockLead, readCompanyRecord, writeOwnLead, type LeadRecord } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { addFacts, companyOf, factsOf, isSameValue, restoreRetracted, retract, type FactValue, type PackedFacts } from '@leadlight/leads';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { secondsOf } from '../leads/seconds.ts';
import { textOfIdentifier, textOfPlace, fieldOfIdentifier } from '../enrichments/website-facts.ts';
import { collectDetails, type ReadDetails } from './company-details.reads.ts';

type Context = WorkspaceContext<'config' | 'db' | 'readings'>;

/** @throws Refusal not_found */
export function rejectDetail<Answer>(
  context: Context,
  { companyId, detailId }: { readonly companyId: string; readonly detailId: string },
  isRejected: boolean,
  present: Present<ReadDetails, Answer>,
): Promise<Answer> {
  return change(context, companyId, present, async (tx, record) => {
    const rejected = await readDetailsById(tx, record.id, [detailId]);
    await rejectDetails(tx, [detailId], isRejected, context.now);
    let { facts } = record;
    for (const detail of rejected)
      facts = await withRejection(tx, { companyId: record.id, facts }, detail, { isRejected, atSeconds: secondsOf(context.now) });
    return facts;
  });
}

/** @throws Refusal not_found if the website said no such thing */
export function rejectFact<Answer>(
  context: Context,
  companyId: string,
  { field, value, isRejected }: { readonly field: string; readonly value: FactValue; readonly isRejected: boolean },
  present: Present<ReadDetails, Answer>,
): Promise<Answer> {
  return change(context, companyId, present, async (tx, record) => {
    const isFromWebsite = factsOf(record.facts, field).some((fact) => isFromSite(fact.evidence.source) && isSameValue(fact.value, value));
    // The domain is where it was read, not what was read.
    if (!isFromWebsite || field === 'domain') throw new Refusal('not_found');
    if (field === 'technologies') {
      const technologies = (await readDetails(tx, record.id)).filter(isDetailOf('technology'));
      await rejectDetails(
        tx,
        technologies.map(({ id }) => id),
        isRejected,
        context.now,
      );
      // The latest list, without what is no longer on the site.
      if (!isRejected) return withTechnologies(tx, record.id, record.facts, secondsOf(context.now));
    }
    return isRejected ? retract(record.facts, field, value, secondsOf(context.now)) : restoreRetracted(record.facts, field, value);
  });
}

const isFromSite = (source: string): boolean => source === 'website' || source === 'job_board';

async function change<Answer>(
  context: Context,
  companyId: string,
  present: Present<ReadDetails, Answer>,
  work: (tx: WorkspaceTx, record: LeadRecord) => Promise<PackedFacts>,
): Promise<Answer> {
  const { caller, now, services } = context;
  return transact(context, async (tx) => {
    await lockPayments(tx);
    await lockEdits(tx);
    const id = await findSeen(tx, 'companies', companyId);
    await lockLead(tx, 'companies', id);
    const record = await readCompanyRecord(tx, id);
    // Only the workspace's own records have what a website said.
    if (!record.isOwn) throw new Refusal('not_found');
    const facts = await work(tx, record);
    const lead = companyOf(facts, secondsOf(now));
    const poolId = record.poolId === null ? null : Number(record.poolId);
    await writeOwnLead(tx, 'companies', { id: Number(id), poolId, facts, lead, source: record.source }, now);
    await refundIfAllRejected(tx, id, { actor: caller.actor, allowance: services.config.bounceRefunds }, now);
    return present(tx, await collectDetails(tx, id, context), context);
  });
}

/** The facts of the company when a detail is rejected, or no longer is. */
async function withRejection(
  tx: WorkspaceTx,
  { companyId, facts }: { readonly companyId: string; readonly facts: PackedFacts },
  detail: CompanyDetail,
  { isRejected, atSeconds }: { readonly isRejected: boolean; readonly atSeconds: number },
): Promise<PackedFacts> {
  if (isDetailOf('technology')(detail)) return withTechnologies(tx, companyId, facts, atSeconds);
  const fact = factOfDetail(detail);
  if (
    fact === null ||
    !factsOf(facts, fact.field).some(({ evidence, value }) => isFromSite(evidence.source) && isSameValue(value, fact.value))
  )
    return facts;
  return isRejected ? retract(facts, fact.field, fact.value, atSeconds) : restoreRetracted(facts, fact.field, fact.value);
}

function factOfDetail(detail: CompanyDetail): { readonly field: string; readonly value: string } | null {
  if (isDetailOf('contact')(detail)) {
    const { kind, value, detail: more } = detail.value;
    if (kind === 'phone') return { field: 'phone', value };
    return kind === 'social' && more === 'linkedin' ? { field: 'linkedin', value } : null;
  }
  if (isDetailOf('location')(detail)) return { field: 'location', value: textOfPlace(detail.value) };
  if (!isDetailOf('identifier')(detail)) return null;
  const field = fieldOfIdentifier(detail.value.kind);
  return field === null ? null : { field, value: textOfIdentifier(detail.value) };
}

/** The fact lists the technologies that are not rejected. */
async function withTechnologies(tx: WorkspaceTx, companyId: string, facts: PackedFacts, at: number): Promise<PackedFacts> {
  const [latest] = factsOf(facts, 'technologies').filter(({ evidence }) => evidence.source === 'website');
  if (!latest) return facts;
  const names = (await readDetails(tx, companyId))
    .filter(isDetailOf('technology'))
    .filter(({ goneSince, rejectedAt }) => goneSince === null && rejectedAt === null)
    .map(({ value }) => value.name)
    .toSorted();
  const before = factsOf(facts, 'technologies').filter(
    ({ evidence, retractedAt }) => evidence.source === 'website' && retractedAt === null,
  );
  let result = facts;
  for (const { value } of before) result = retract(result, 'technologies', value, at);
  if (names.length === 0) return result;
  const added = { ...latest, value: names, retractedAt: null, evidence: { ...latest.evidence, fetchedAt: at + 1 } };
  return addFacts(restoreRetracted(result, 'technologies', names), [added]);
}
