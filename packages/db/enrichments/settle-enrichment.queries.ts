/**
 * Stores what a reading found, and pays for it, in the caller's transaction: facts of the company, what has a history, and one credit if at least one
 * fact counts, unless the domain was paid for within 30 days. Nothing is stored that cannot be paid for.
 */
import { enrichmentPrice, isPaidFor } from '@leadlight/credits';
import type { JobBoard } from '@leadlight/enrichment';
import { addFacts, companyOf, factsThatCount, type Fact, type PackedFacts } from '@leadlight/leads';
import { type ActorRef, jsonOf, Refusal, type WorkspaceTx } from '../platform/index.ts';
import { commitManyFromReservation, isReservationOpen, lockPayments, releaseReservation } from '../credits/index.ts';
import { lockEdits, lockLead, writeOwnLead } from '../leads/index.ts';
import { writeDetails, type DetailsToWrite } from './company-details.queries.ts';
import { withoutErased } from './erased-details.queries.ts';
import type { PaidFor } from './enrichment-refunds.queries.ts';
import type { EnrichmentClaim, EnrichmentOutcome, EnrichmentStatus, EnrichmentStep } from './enrichments.queries.ts';
import { acceptableFacts, findCompanyOfSite, isDomainSuppressed, type SiteCompany } from './site-company.queries.ts';

export interface ReadingToSettle {
  readonly outcome: EnrichmentOutcome;
  /** The site may answer another time: it is read again, at most twice. */
  readonly isTransient: boolean;
  /** The registrable domain that the site leads to. */
  readonly movedTo: string | null;
  readonly reason: { readonly because: string; readonly status: number | null } | null;
  readonly steps: readonly EnrichmentStep[];
  readonly pagesRead: number;
  /** The domain in each of its spellings; the first is the one that is stored. */
  readonly domains: readonly string[];
  /** At most one per field; without the domain. Empty unless the outcome is `read`. */
  readonly facts: readonly Fact[];
  readonly details: DetailsToWrite;
  /** The board that the site names; null if it names none. */
  readonly jobBoard: JobBoard | null;
  /** Whether the board was read to the end. */
  readonly isBoardRead: boolean;
  readonly readAt: Date;
}

export interface SettleReadingOptions {
  readonly actor: ActorRef;
  /** The reservation to pay from; null if nothing may be spent. One that has ended pays for nothing. */
  readonly payFrom: string | null;
  /** It is part of something that is paid for as a whole: it costs nothing, whatever it adds. */
  readonly isIncluded?: boolean;
}

export interface SettledEnrichment {
  readonly id: string;
  readonly status: EnrichmentStatus;
  readonly outcome: EnrichmentOutcome;
  readonly companyId: string | null;
  readonly factsAdded: number;
  readonly cost: 0 | 1;
  readonly entryNumber: number | null;
  /** When the site is read again, by the job or the run; null if the outcome is final. */
  readonly nextAt: Date | null;
  /** The reservation had no credit left: nothing is stored or shown, and the site is read again when there are credits. */
  readonly isUnpaid: boolean;
  /** Fields that were filled or replaced. */
  readonly fields: readonly string[];
}

/** A site that is down or rejects requests is asked twice more. */
const retryDelaysMs = [15 * 60_000, 4 * 3_600_000] as const;
const emptyDetails: DetailsToWrite = { found: [], pages: new Set(), jobs: null, pageJobs: null };

async function settle(
  tx: WorkspaceTx,
  claim: EnrichmentClaim,
  reading: ReadingToSettle,
  { actor, payFrom, isIncluded = false }: SettleReadingOptions,
  now: Date,
): Promise<SettledEnrichment | null> {
  await lockPayments(tx);
  const { rows } = await tx.query<{ paidAt: Date | null; payments: number; attempts: number }>(
    `select paid_at as "paidAt", payments, attempts from enrichments
     where workspace_id = current_workspace() and id = $1 and status = 'reading' and attempts = $2 for update`,
    [claim.id, claim.attempts],
  );
  const row = rows[0];
  if (!row) return null;
  await lockEdits(tx);
  const seconds = Math.floor(reading.readAt.getTime() / 1000);
  const isSuppressed = await isDomainSuppressed(tx, reading.domains);
  const company = await findCompanyOfSite(tx, claim.companyId, ownerOf(reading, seconds), seconds);
  if (company.id !== null) await lockLead(tx, 'companies', String(company.id));
  const rejected = await readRejectedTechnologies(tx, company.id);
  const draft = isSuppressed ? nothing : draftOf(company, { ...reading, facts: withoutTechnologies(reading.facts, rejected) }, seconds);
  const isFree = isIncluded || enrichmentPrice(draft.counted.length) === 0 || isPaidFor(row, now);
  const entryNumber = isFree ? null : await pay(tx, `enrich:${claim.id}:${row.payments + 1}`, claim.id, { actor, payFrom }, now);
  if (!isFree && entryNumber === null) {
    await putOff(tx, claim.id, now);
    return { ...resultOf(claim, reading), status: 'waiting', companyId: null, isUnpaid: true, nextAt: now };
  }
  const companyId = await writeCompany(tx, company, draft, now);
  const isKept = companyId !== null && !isSuppressed;
  const added = isKept ? (await writeDetails(tx, companyId, await detailsToWrite(tx, reading), reading.readAt)).added : [];
  const delay = reading.isTransient ? retryDelaysMs[row.attempts - 1] : undefined;
  const nextAt = delay === undefined ? null : new Date(now.getTime() + delay);
  const paidFor: PaidFor = { fields: draft.counted.map(({ field, value }) => ({ field, value })), details: added };
  await writeResult(tx, claim, reading, { companyId, counted: draft.counted.length, entryNumber, nextAt, paidFor }, now);
  return {
    ...resultOf(claim, reading),
    status: nextAt === null ? 'done' : 'waiting',
    companyId: companyId === null ? null : String(companyId),
    factsAdded: draft.counted.length,
    fields: draft.counted.map(({ field }) => field),
    cost: entryNumber === null ? 0 : 1,
    entryNumber,
    nextAt,
  };
}

const resultOf = ({ id }: EnrichmentClaim, { outcome }: ReadingToSettle) => ({
  id,
  outcome,
  factsAdded: 0,
  fields: [],
  cost: 0 as const,
  entryNumber: null,
  isUnpaid: false,
});

/** The facts of the reading with the domain, as a company is identified by them. */
function ownerOf({ domains, facts }: ReadingToSettle, seconds: number): { domains: readonly string[]; facts: readonly Fact[] } {
  return { domains, facts: [domainFact(domains, seconds), ...facts] };
}

function domainFact([domain = '']: readonly string[], seconds: number): Fact {
  const evidence = { source: 'website', locator: `https://${domain}/`, row: null, snippet: null, fetchedAt: seconds, hash: null } as const;
  return { field: 'domain', value: domain, evidence, retractedAt: null };
}

/** Names of technologies that members marked as wrong. */
async function readRejectedTechnologies(tx: WorkspaceTx, companyId: number | null): Promise<Set<string>> {
  if (companyId === null) return new Set();
  const { rows } = await tx.query<{ name: string }>(
    `select value ->> 'name' as name from company_details
     where workspace_id = current_workspace() and company_id = $1 and kind = 'technology' and rejected_at is not null`,
    [companyId],
  );
  return new Set(rows.map(({ name }) => name));
}

/** The list of technologies without those that were rejected; a list of which nothing is left is not a fact. */
function withoutTechnologies(facts: readonly Fact[], rejected: ReadonlySet<string>): Fact[] {
  return facts.flatMap((fact) => {
    if (fact.field !== 'technologies' || typeof fact.value !== 'object' || rejected.size === 0) return [fact];
    const value = fact.value.filter((name) => !rejected.has(name));
    return value.length === 0 ? [] : [{ ...fact, value }];
  });
}

interface Draft {
  /** Null: the record does not change. */
  readonly facts: PackedFacts | null;
  readonly counted: readonly Fact[];
}

const nothing: Draft = { facts: null, counted: [] };

function draftOf(company: SiteCompany, reading: ReadingToSettle, seconds: number): Draft {
  if (reading.outcome !== 'read' || reading.facts.length === 0) return nothing;
  const added = acceptableFacts(company.facts, reading.facts, seconds);
  if (added.length === 0) return nothing;
  const isKnown = companyOf(company.facts, seconds).domain !== null;
  const facts = addFacts(company.facts, isKnown ? added : [domainFact(reading.domains, seconds), ...added]);
  return { facts, counted: factsThatCount(company.facts, facts, added, seconds) };
}

async function detailsToWrite(tx: WorkspaceTx, { outcome, details }: ReadingToSettle): Promise<DetailsToWrite> {
  return outcome === 'read' ? { ...details, found: await withoutErased(tx, details.found) } : emptyDetails;
}

/** @returns the ledger entry; null if the reservation cannot pay */
async function pay(
  tx: WorkspaceTx,
  spendKey: string,
  enrichmentId: string,
  { actor, payFrom }: SettleReadingOptions,
  now: Date,
): Promise<number | null> {
  if (payFrom === null || !(await isReservationOpen(tx, payFrom, now))) return null;
  const spend = { amount: 1, reason: 'enrich', reference: `enrichment:${enrichmentId}`, actor, idempotencyKey: spendKey };
  return (await commitManyFromReservation(tx, payFrom, [spend], now)).get(spendKey)?.number ?? null;
}

/** @returns the company's own record; null if there is none and nothing to write */
async function writeCompany(tx: WorkspaceTx, { id, poolId }: SiteCompany, { facts }: Draft, now: Date): Promise<number | null> {
  if (facts === null) return id;
  const lead = companyOf(facts, Math.floor(now.getTime() / 1000));
  return writeOwnLead(tx, 'companies', { id, poolId, facts, lead }, now);
}

/** The reading took longer than its reservation, or its run has no credits left. */
async function putOff(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  await tx.query(
    `update enrichments set status = 'waiting', next_at = $2, claimed_until = null, hold_id = null, updated_at = $2
     where workspace_id = current_workspace() and id = $1`,
    [id, now],
  );
}

interface Result {
  readonly companyId: number | null;
  readonly counted: number;
  readonly entryNumber: number | null;
  readonly nextAt: Date | null;
  readonly paidFor: PaidFor;
}

async function writeResult(
  tx: WorkspaceTx,
  { id, runId }: EnrichmentClaim,
  { outcome, movedTo, reason, steps, pagesRead, jobBoard, isBoardRead, readAt }: ReadingToSettle,
  { companyId, counted, entryNumber, nextAt, paidFor }: Result,
  now: Date,
): Promise<void> {
  await tx.query(
    `update enrichments set status = case when $2::timestamptz is null then 'done' else 'waiting' end, next_at = $2, company_id = coalesce($3, company_id),
       outcome = $4, moved_to = $5, reason = $6, steps = $7, pages_read = $8, facts_added = $9, job_board = coalesce($10, job_board),
       jobs_read_at = coalesce($11, jobs_read_at), checked_at = $12, claimed_until = null, hold_id = null,
       run_id = case when $2::timestamptz is null then null else $13::uuid end, cost = case when $14::int is null then 0 else 1 end,
       entry_number = coalesce($14, entry_number), paid_at = case when $14::int is null then paid_at else $15 end,
       payments = payments + case when $14::int is null then 0 else 1 end,
       paid_for = case when $14::int is null then paid_for else $16::jsonb end,
       refunded_at = case when $14::int is null then refunded_at end, updated_at = $15
     where workspace_id = current_workspace() and id = $1`,
    [
      id,
      nextAt,
      companyId,
      outcome,
      movedTo,
      reason === null ? null : jsonOf(reason),
      jsonOf(steps),
      pagesRead,
      counted,
      jobBoard === null ? null : jsonOf(jobBoard),
      isBoardRead ? readAt : null,
      readAt,
      runId,
      entryNumber,
      now,
      jsonOf(paidFor),
    ],
  );
}

/** Settles a claim that has its own reservation, and releases what was not spent. Otherwise like {@link settleEnrichment}. */
export async function settleEnrichmentClaim(
  tx: WorkspaceTx,
  claim: EnrichmentClaim,
  reading: ReadingToSettle,
  now: Date,
): Promise<SettledEnrichment | null> {
  const settled = await settleEnrichment(tx, claim, reading, { actor: claim.actor, payFrom: claim.reservationId }, now);
  if (claim.reservationId && settled) await releaseReservation(tx, claim.reservationId, now);
  return settled;
}

/**
 * Settles a reading that is paid from any reservation, such as a run's. A company that the workspace has suppressed gets nothing, and costs nothing.
 * @returns null if the claim has expired and another worker has taken it: nothing is stored
 */
export async function settleEnrichment(
  tx: WorkspaceTx,
  claim: EnrichmentClaim,
  reading: ReadingToSettle,
  options: SettleReadingOptions,
  now: Date,
): Promise<SettledEnrichment | null> {
  await tx.query('savepoint settling');
  try {
    return await settle(tx, claim, reading, options, now);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'lead_suppressed') throw error;
    await tx.query('rollback to savepoint settling');
    return settle(tx, claim, { ...reading, facts: [], details: emptyDetails }, options, now);
  }
}
