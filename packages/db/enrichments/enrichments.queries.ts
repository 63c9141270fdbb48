/**
 * One reading of a company's website from claim to result: claimed with a credit reservation in one transaction, read outside of any, settled in another
 * (settle-enrichment.queries.ts). The claim of a worker that is killed in between expires after a minute, and another worker continues. Each domain has
 * one row in a workspace, so that it is read once, however many ask at the same time.
 * Surprise: every transaction that changes these rows first locks the workspace's credit account, so that the next one sees what was paid.
 */
import { isPaidFor } from '@leadlight/credits';
import type { JobBoard } from '@leadlight/enrichment';
import { v7 as uuidv7 } from 'uuid';
import { type ActorRef, type AuthTx, takenSql, isTakenUntil, jsonOf, Refusal, type WorkspaceTx } from '../platform/index.ts';
import { isWithoutCredits, isReservationOpen, lockPayments, releaseReservation, reserveCredits } from '../credits/index.ts';

export type EnrichmentStatus = 'reading' | 'waiting' | 'done';

export type EnrichmentOutcome =
  | 'read'
  | 'moved'
  | 'parked'
  | 'needs_scripts'
  | 'empty'
  | 'forbidden'
  | 'opted_out'
  | 'blocked'
  | 'no_site'
  | 'unreachable';

/** What was requested, as the contract writes it. */
export interface EnrichmentStep {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: 'robots' | 'page' | 'facts' | 'unchanged' | 'not_read' | 'moved' | 'job_board' | 'mail_servers';
  readonly url: string | null;
  readonly message: string;
}

export interface Enrichment {
  readonly id: string;
  readonly domain: string;
  readonly companyId: string | null;
  readonly status: EnrichmentStatus;
  readonly outcome: EnrichmentOutcome | null;
  readonly movedTo: string | null;
  /** Why, as the site or the network says it. */
  readonly reason: { readonly because: string; readonly status: number | null } | null;
  readonly pagesRead: number;
  readonly factsAdded: number;
  readonly jobBoard: JobBoard | null;
  readonly jobsReadAt: Date | null;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly claimedUntil: Date | null;
  readonly runId: string | null;
  readonly paidAt: Date | null;
  readonly entryNumber: number | null;
  readonly cost: 0 | 1;
  readonly checkedAt: Date | null;
  readonly actor: ActorRef;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `id, domain, company_id as "companyId", status, outcome, moved_to as "movedTo", reason, pages_read as "pagesRead",
  facts_added as "factsAdded", job_board as "jobBoard", jobs_read_at as "jobsReadAt", attempts, next_at as "nextAt", claimed_until as "claimedUntil",
  run_id as "runId", paid_at as "paidAt", entry_number as "entryNumber", cost, checked_at as "checkedAt",
  json_build_object('kind', actor_kind, 'id', actor_id) as actor, created_at as "createdAt", updated_at as "updatedAt"`;

export type EnrichmentWithSteps = Enrichment & { readonly steps: readonly EnrichmentStep[] };

/** @throws Refusal not_found */
export async function readEnrichment(tx: WorkspaceTx, id: string): Promise<EnrichmentWithSteps> {
  const { rows } = await tx.query<EnrichmentWithSteps>(
    `select ${columns}, steps from enrichments where workspace_id = current_workspace() and id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** The latest reading of a company's site: of the company itself, or of its domain. @returns null if it was never read */
export async function readEnrichmentOf(
  tx: WorkspaceTx,
  { companyId, domain }: { readonly companyId: string; readonly domain: string | null },
): Promise<EnrichmentWithSteps | null> {
  const { rows } = await tx.query<EnrichmentWithSteps>(
    `select ${columns}, steps from enrichments where workspace_id = current_workspace() and (company_id = $1 or domain = $2)
     order by (domain is not distinct from $2) desc, updated_at desc limit 1`,
    [companyId, domain],
  );
  return rows[0] ?? null;
}

/** @returns by domain, without those that were never read */
export async function readKnownEnrichments(tx: WorkspaceTx, domains: readonly string[]): Promise<Map<string, Enrichment>> {
  const { rows } = await tx.query<Enrichment>(
    `select ${columns} from enrichments where workspace_id = current_workspace() and domain = any($1)`,
    [domains],
  );
  return new Map(rows.map((row) => [row.domain, row]));
}

/** Where a page ends. */
export interface EnrichmentPlace {
  readonly updatedAt: Date;
  readonly id: string;
}

/** The most recently changed first. @param filter.text part of the domain */
export async function listEnrichments(
  tx: WorkspaceTx,
  { outcome, text }: { readonly outcome?: EnrichmentOutcome | undefined; readonly text?: string | undefined },
  { before, limit }: { readonly before?: EnrichmentPlace | undefined; readonly limit: number },
): Promise<Enrichment[]> {
  const { rows } = await tx.query<Enrichment>(
    `select ${columns} from enrichments where workspace_id = current_workspace() and ($1::text is null or outcome = $1)
       and ($2::text is null or position($2 in domain) > 0) and ($3::timestamptz is null or (updated_at, id) < ($3, $4::uuid))
     order by updated_at desc, id desc limit $5`,
    [outcome, text?.toLowerCase(), before?.updatedAt, before?.id, limit],
  );
  return rows;
}

/** What is read now, and the reservation that pays for it. */
export interface EnrichmentClaim {
  readonly id: string;
  readonly domain: string;
  /** The company that was asked for, or that the last reading was about; null if it is found by its domain. */
  readonly companyId: string | null;
  readonly actor: ActorRef;
  /** Null if the reading costs nothing, or if a run pays for it. */
  readonly reservationId: string | null;
  readonly runId: string | null;
  readonly attempts: number;
  /** The board that an earlier reading found. */
  readonly jobBoard: JobBoard | null;
}

/** How long a claim is valid after it was last renewed. */
export const claimMs = 60_000;
/** After this a reservation that its worker never released expires. */
const reserveMs = 15 * 60_000;
/** A result of that age is returned again. */
const freshMs = 30 * 86_400_000;
/** A worker that is killed again and again by the same site. */
const mostAttempts = 6;
/** What cannot be paid for is tried again after this. */
const unpaidRetryMs = 15 * 60_000;

export interface EnrichmentToBegin {
  readonly domain: string;
  readonly companyId: string | null;
  /** Reads again what is fresh. */
  readonly fresh: boolean;
  readonly actor: ActorRef;
}

/**
 * Begins a reading, unless there is a fresh result, another worker reads the site, or it waits for its next attempt.
 * @returns `claim`: to be read now, by the caller
 * @throws Refusal credits_insufficient, month_ceiling
 */
export async function beginEnrichment(
  tx: WorkspaceTx,
  { domain, companyId, fresh, actor }: EnrichmentToBegin,
  now: Date,
): Promise<{ readonly id: string; readonly claim: EnrichmentClaim | null }> {
  await lockPayments(tx);
  const known = await lockByDomain(tx, domain);
  if (known && isTaken(known, now)) return { id: known.id, claim: null };
  // The site set the time of the next attempt: it is not asked sooner.
  if (known?.status === 'waiting' && known.runId === null) return { id: known.id, claim: null };
  if (known?.status === 'done' && !fresh && isFresh(known, now) && isAbout(known, companyId)) return { id: known.id, claim: null };
  const id = known?.id ?? uuidv7();
  if (known) await releaseOwn(tx, known, now);
  const reservationId = known && isPaidFor(known, now) ? null : await reserveFor(tx, id, actor, now);
  await writeClaim(tx, { id, domain, companyId, actor, reservationId, runId: null }, now);
  return {
    id,
    claim: {
      id,
      domain,
      companyId: companyId ?? known?.companyId ?? null,
      actor,
      reservationId,
      runId: null,
      attempts: 1,
      jobBoard: known?.jobBoard ?? null,
    },
  };
}

/**
 * Claims a domain for a run, which pays from its own reservation.
 * @returns null while another worker reads the site, or while it waits for an attempt of its own
 */
export async function claimEnrichmentForRun(
  tx: WorkspaceTx,
  { domain, companyId, actor, runId }: Omit<EnrichmentToBegin, 'fresh'> & { readonly runId: string },
  now: Date,
): Promise<EnrichmentClaim | null> {
  await lockPayments(tx);
  const known = await lockByDomain(tx, domain);
  const isOfRun = known?.runId === runId;
  if (known && isTaken(known, now)) return null;
  if (known?.status === 'waiting' && !isOfRun && known.runId === null) return null;
  const id = known?.id ?? uuidv7();
  if (known) await releaseOwn(tx, known, now);
  const attempts = isOfRun && known.status !== 'done' ? known.attempts + 1 : 1;
  await writeClaim(tx, { id, domain, companyId, actor, reservationId: null, runId, attempts }, now);
  return {
    id,
    domain,
    companyId: companyId ?? known?.companyId ?? null,
    actor,
    reservationId: null,
    runId,
    attempts,
    jobBoard: known?.jobBoard ?? null,
  };
}

type Known = Enrichment & { readonly reservationId: string | null };

async function lockByDomain(tx: WorkspaceTx, domain: string): Promise<Known | null> {
  const { rows } = await tx.query<Known>(
    `select ${columns}, hold_id as "reservationId" from enrichments where workspace_id = current_workspace() and domain = $1 for update`,
    [domain],
  );
  return rows[0] ?? null;
}

const isTaken = ({ status, claimedUntil }: Enrichment, now: Date): boolean => status === 'reading' && isTakenUntil(claimedUntil, now);

const isFresh = ({ checkedAt }: Enrichment, now: Date): boolean => checkedAt !== null && now.getTime() - checkedAt.getTime() < freshMs;

/** Two companies may share a domain: what was read for one is not a result for the other. */
const isAbout = (known: Enrichment, companyId: string | null): boolean => companyId === null || known.companyId === companyId;

async function releaseOwn(tx: WorkspaceTx, { reservationId }: Known, now: Date): Promise<void> {
  if (reservationId && (await isReservationOpen(tx, reservationId, now))) await releaseReservation(tx, reservationId, now);
}

async function reserveFor(tx: WorkspaceTx, id: string, actor: ActorRef, now: Date): Promise<string> {
  const because = { reason: 'enrich', reference: `enrichment:${id}`, actor, idempotencyKey: `hold:enrich:${uuidv7()}` };
  return (await reserveCredits(tx, { ceiling: 1, reserveMs, ...because }, now)).id;
}

async function writeClaim(
  tx: WorkspaceTx,
  claim: Pick<EnrichmentClaim, 'id' | 'domain' | 'companyId' | 'actor' | 'reservationId' | 'runId'> & { readonly attempts?: number },
  now: Date,
): Promise<void> {
  const { id, domain, companyId, actor, reservationId, runId, attempts = 1 } = claim;
  await tx.query(
    `insert into enrichments as e (workspace_id, id, domain, company_id, status, attempts, claimed_until, hold_id, run_id, actor_kind, actor_id, created_at,
       updated_at)
     values (current_workspace(), $1, $2, $3, 'reading', $4, $5, $6, $7, $8, $9, $10, $10)
     on conflict (workspace_id, domain) do update set status = 'reading', company_id = coalesce(excluded.company_id, e.company_id), steps = '[]',
       attempts = excluded.attempts, next_at = null, claimed_until = excluded.claimed_until, hold_id = excluded.hold_id, run_id = excluded.run_id,
       actor_kind = excluded.actor_kind, actor_id = excluded.actor_id, updated_at = excluded.updated_at`,
    [id, domain, companyId, attempts, new Date(now.getTime() + claimMs), reservationId, runId, actor.kind, actor.id, now],
  );
}

/** Readings that are due, or whose worker was killed, in every workspace; those of runs are taken up by their runs. Those due longest first. */
export async function listDueEnrichments(tx: AuthTx, now: Date, limit: number): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await tx.query<{ workspaceId: string; id: string }>(
    `(select workspace_id as "workspaceId", id, next_at as at from app.enrichments
        where status = 'waiting' and run_id is null and next_at <= $1 order by next_at limit $2)
     union all
     (select workspace_id, id, claimed_until from app.enrichments where status = 'reading' and run_id is null and not ${takenSql('claimed_until', '$1')}
        order by claimed_until limit $2)
     order by at limit $2`,
    [now, limit],
  );
  return rows.map(({ workspaceId, id }) => ({ workspaceId, id }));
}

/**
 * Claims a reading that is due, with a reservation of its own. One that can't be paid for waits.
 * @param mayRead false in a workspace that is read-only, or in an installation that does not say who reads
 * @returns null if there is nothing to do now
 */
export async function takeUpEnrichment(tx: WorkspaceTx, id: string, mayRead: boolean, now: Date): Promise<EnrichmentClaim | null> {
  await lockPayments(tx);
  const { rows } = await tx.query<Known>(
    `select ${columns}, hold_id as "reservationId" from enrichments where workspace_id = current_workspace() and id = $1 and run_id is null
       and ((status = 'waiting' and next_at <= $2) or (status = 'reading' and not ${takenSql('claimed_until', '$2')})) for update`,
    [id, now],
  );
  const row = rows[0];
  if (!row) return null;
  await releaseOwn(tx, row, now);
  if (row.attempts >= mostAttempts) return conclude(tx, id, now);
  if (!mayRead) return postpone(tx, id, now);
  let reservationId: string | null = null;
  try {
    if (!isPaidFor(row, now)) reservationId = await reserveFor(tx, id, row.actor, now);
  } catch (error) {
    if (isWithoutCredits(error)) return postpone(tx, id, now);
    throw error;
  }
  await tx.query(
    `update enrichments set status = 'reading', attempts = attempts + 1, steps = '[]', next_at = null, claimed_until = $2, hold_id = $3, updated_at = $4
     where workspace_id = current_workspace() and id = $1`,
    [id, new Date(now.getTime() + claimMs), reservationId, now],
  );
  const { domain, companyId, actor, jobBoard, attempts } = row;
  return { id, domain, companyId, actor, reservationId, runId: null, attempts: attempts + 1, jobBoard };
}

async function postpone(tx: WorkspaceTx, id: string, now: Date): Promise<null> {
  await tx.query(
    `update enrichments set status = 'waiting', attempts = attempts + 1, next_at = $2, claimed_until = null, hold_id = null, updated_at = $3
     where workspace_id = current_workspace() and id = $1`,
    [id, new Date(now.getTime() + unpaidRetryMs), now],
  );
  return null;
}

/** Makes the last outcome final. Without one, the site could not be read to the end. */
async function conclude(tx: WorkspaceTx, id: string, now: Date): Promise<null> {
  await tx.query(
    `update enrichments set status = 'done', outcome = coalesce(outcome, 'unreachable'), reason = coalesce(reason, '{"because": "not_finished", "status": null}'),
       checked_at = coalesce(checked_at, $2), cost = 0, next_at = null, claimed_until = null, hold_id = null, updated_at = $2
     where workspace_id = current_workspace() and id = $1`,
    [id, now],
  );
  return null;
}

/** Identifies a claim: each attempt has its own, so that a worker whose claim expired changes nothing of the next one's. */
export type ClaimKey = Pick<EnrichmentClaim, 'id' | 'attempts'>;

/** Extends claims of a worker that is still at work. */
export async function renewEnrichmentClaims(tx: WorkspaceTx, claims: readonly ClaimKey[], now: Date): Promise<void> {
  if (claims.length === 0) return;
  await tx.query(
    `update enrichments e set claimed_until = $3 from unnest($1::uuid[], $2::int[]) as claim (id, attempts)
     where e.workspace_id = current_workspace() and e.id = claim.id and e.status = 'reading' and e.attempts = claim.attempts`,
    [claims.map(({ id }) => id), claims.map(({ attempts }) => attempts), new Date(now.getTime() + claimMs)],
  );
}

/** Stores the steps so far, for other processes to show. */
export async function noteEnrichmentSteps(tx: WorkspaceTx, { id, attempts }: ClaimKey, steps: readonly EnrichmentStep[]): Promise<void> {
  await tx.query(
    `update enrichments set steps = $2 where workspace_id = current_workspace() and id = $1 and status = 'reading' and attempts = $3`,
    [id, jsonOf(steps), attempts],
  );
}

/** Releases the claim of a worker that stops, for the next one. */
export async function leaveEnrichmentClaim(
  tx: WorkspaceTx,
  { id, reservationId, attempts }: Pick<EnrichmentClaim, 'id' | 'reservationId' | 'attempts'>,
  now: Date,
): Promise<void> {
  await lockPayments(tx);
  if (reservationId) await releaseReservation(tx, reservationId, now);
  await tx.query(
    `update enrichments set claimed_until = $2, hold_id = null, attempts = greatest(0, attempts - 1)
     where workspace_id = current_workspace() and id = $1 and status = 'reading' and attempts = $3`,
    [id, now, attempts],
  );
}
