/** The rows of an enrichment run: written, read by the worker in parts, settled, listed. The run itself is in enrichment-runs.queries.ts. */
import { paidForMs } from '@leadlight/credits';
import { isLabel } from '../leads/index.ts';
import type { WorkspaceTx } from '../platform/index.ts';
import type { Enrichment, EnrichmentOutcome } from './enrichments.queries.ts';

export type EnrichmentRowStatus = 'pending' | 'done' | 'skipped' | 'failed';
export type EnrichmentSkipReason =
  | 'no_domain'
  | 'invalid_domain'
  | 'shared_domain'
  | 'private_domain'
  | 'confusable_domain'
  | 'duplicate'
  | 'fresh'
  | 'sample'
  | 'gone'
  | 'erased';

/** A company that a run may read, as it is stored. */
export interface EnrichableCompany {
  readonly companyId: string | null;
  readonly name: string | null;
  readonly domain: string | null;
  readonly isSample: boolean;
  /** Not visible to this workspace. */
  readonly isGone: boolean;
}

/** In the order of the ids. */
export async function readEnrichableCompanies(tx: WorkspaceTx, ids: readonly string[]): Promise<EnrichableCompany[]> {
  const { rows } = await tx.query<EnrichableCompany>(
    `select c.id as "companyId", case when not ${isLabel('companies', 'c')} then c.name end as name, c.domain, coalesce(c.is_sample, false) as "isSample",
       c.id is null as "isGone"
     from unnest($1::bigint[]) with ordinality as asked (id, place) left join companies c on c.id = asked.id order by asked.place`,
    [ids],
  );
  return rows;
}

/** The employers of these people, in the order of the people; of people at one company, one each. */
export async function readEnrichableEmployers(tx: WorkspaceTx, ids: readonly string[]): Promise<EnrichableCompany[]> {
  const { rows } = await tx.query<EnrichableCompany>(
    `select c.id as "companyId", coalesce(case when not ${isLabel('companies', 'c')} then c.name end, p.company_name) as name,
       coalesce(c.domain, p.company_domain) as domain, coalesce(p.is_sample, false) as "isSample", p.id is null as "isGone"
     from unnest($1::bigint[]) with ordinality as asked (id, place)
     left join people p on p.id = asked.id left join companies c on c.id = p.company_id
     order by asked.place`,
    [ids],
  );
  return rows;
}

export interface KnownSite {
  /** Reading it again is free. */
  readonly isFree: boolean;
  readonly isFresh: boolean;
}

/** What is known of these domains; those that were never read are left out. @param freshSince sites that were read after this are fresh */
export async function readKnownSites(
  tx: WorkspaceTx,
  domains: readonly string[],
  { freshSince, now }: { readonly freshSince: Date; readonly now: Date },
): Promise<Map<string, KnownSite>> {
  const { rows } = await tx.query<KnownSite & { domain: string }>(
    `select domain, coalesce(paid_at > $2, false) as "isFree", coalesce(checked_at > $3 and status = 'done', false) as "isFresh"
     from enrichments where workspace_id = current_workspace() and domain = any($1::text[])`,
    [domains, new Date(now.getTime() - paidForMs), freshSince],
  );
  return new Map(rows.map(({ domain, isFree, isFresh }) => [domain, { isFree, isFresh }]));
}

export interface NewEnrichmentRow {
  readonly row: number;
  readonly given: string;
  readonly domain: string | null;
  readonly companyId: string | null;
  /** Null for a row that is read. */
  readonly skipReason: EnrichmentSkipReason | null;
}

/**
 * Writes rows, each once however often it is given. A row whose domain an earlier row of the run has is skipped as a duplicate.
 * @returns how many of them are skipped
 */
export async function materializeEnrichmentRows(tx: WorkspaceTx, runId: string, rows: readonly NewEnrichmentRow[]): Promise<number> {
  const column = <T>(pick: (row: NewEnrichmentRow) => T): T[] => rows.map(pick);
  const { rows: written } = await tx.query<{ skipped: number }>(
    `with written as (
       insert into enrichment_run_rows (workspace_id, run_id, row, given, domain, company_id, status, skip_reason)
       select current_workspace(), $1, t.row, t.given, t.domain, t.company_id, case when t.reason is null then 'pending' else 'skipped' end, t.reason
       from (
         select row, given, domain, company_id, coalesce(skip_reason, case when row_number() over (partition by domain, skip_reason order by row) > 1 or exists (
           select from enrichment_run_rows r where r.workspace_id = current_workspace() and r.run_id = $1 and r.domain = a.domain and r.row < a.row)
           then 'duplicate' end) as reason
         from unnest($2::int[], $3::text[], $4::text[], $5::bigint[], $6::text[]) as a (row, given, domain, company_id, skip_reason)) as t
       on conflict do nothing returning status)
     select count(*) filter (where status = 'skipped')::float8 as skipped from written`,
    [
      runId,
      column(({ row }) => row),
      column(({ given }) => given),
      column(({ domain }) => domain),
      column(({ companyId }) => companyId),
      column(({ skipReason }) => skipReason),
    ],
  );
  return written[0]?.skipped ?? 0;
}

/** Credits that the rows that are left can cost. */
export async function readMostEnrichmentCost(tx: WorkspaceTx, runId: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::float8 as count from enrichment_run_rows r
     left join enrichments e on e.workspace_id = current_workspace() and e.domain = r.domain
     where r.workspace_id = current_workspace() and r.run_id = $1 and r.status = 'pending' and coalesce(e.paid_at <= $2, true)`,
    [runId, new Date(now.getTime() - paidForMs)],
  );
  return rows[0]?.count ?? 0;
}

/** A row that is still to be read. */
export interface RowToRead {
  readonly row: number;
  readonly given: string;
  readonly domain: string;
  readonly companyId: string | null;
  /** Reading it is free. */
  readonly isFree: boolean;
}

const rowToRead = `r.row, r.given, r.domain, r.company_id as "companyId", coalesce(e.paid_at > $2, false) as "isFree"
  from enrichment_run_rows r left join enrichments e on e.workspace_id = current_workspace() and e.domain = r.domain
  where r.workspace_id = current_workspace() and r.run_id = $1 and r.status = 'pending' and r.domain is not null and coalesce(r.next_at <= $3, true)`;

/** The next rows after this one, in their order. @param except rows that failed and are tried again last */
export async function readRowsToRead(
  tx: WorkspaceTx,
  runId: string,
  { after, limit, except }: { readonly after: number; readonly limit: number; readonly except: readonly number[] },
  now: Date,
): Promise<RowToRead[]> {
  const { rows } = await tx.query<RowToRead>(`select ${rowToRead} and r.row > $4 and r.row <> all($6::int[]) order by r.row limit $5`, [
    runId,
    new Date(now.getTime() - paidForMs),
    now,
    after,
    limit,
    except,
  ]);
  return rows;
}

/** One of the run's rows by its place; null if it is no longer to be read. */
export async function readRowToRead(tx: WorkspaceTx, runId: string, row: number, now: Date): Promise<RowToRead | null> {
  const { rows } = await tx.query<RowToRead>(`select ${rowToRead} and r.row = $4`, [runId, new Date(now.getTime() - paidForMs), now, row]);
  return rows[0] ?? null;
}

export interface ReadRow {
  readonly row: number;
  readonly companyId: string | null;
  readonly outcome: EnrichmentOutcome;
  readonly movedTo: string | null;
  readonly reason: Enrichment['reason'];
  readonly pagesRead: number;
  readonly factsAdded: number;
  readonly cost: number;
}

/** Writes the outcome of a row. @returns false if it has one already */
export async function settleEnrichmentRow(tx: WorkspaceTx, runId: string, row: ReadRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update enrichment_run_rows set status = 'done', company_id = coalesce($3, company_id), outcome = $4, moved_to = $5, reason = $6, facts_added = $7, cost = $8, pages_read = $9
     where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [
      runId,
      row.row,
      row.companyId,
      row.outcome,
      row.movedTo,
      row.reason === null ? null : JSON.stringify(row.reason),
      row.factsAdded,
      row.cost,
      row.pagesRead,
    ],
  );
  return rowCount === 1;
}

/** The site may answer another time: the row is read again then. */
export async function postponeEnrichmentRow(tx: WorkspaceTx, runId: string, row: number, nextAt: Date): Promise<void> {
  await tx.query(
    `update enrichment_run_rows set next_at = $3 where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row, nextAt],
  );
}

/** When the first of the postponed rows is read again; null without any. */
export async function readNextEnrichmentAttempt(tx: WorkspaceTx, runId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date | null }>(
    `select min(next_at) as at from enrichment_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.at ?? null;
}

export interface WaitingRows {
  readonly count: number;
  /** When the first of them is read again. */
  readonly nextAt: Date;
}

/** The rows of these runs that are postponed until later than now, by run; runs without any are left out. */
export async function readWaitingEnrichmentRows(tx: WorkspaceTx, runIds: readonly string[], now: Date): Promise<Map<string, WaitingRows>> {
  if (runIds.length === 0) return new Map();
  const { rows } = await tx.query<WaitingRows & { id: string }>(
    `select run_id as id, count(*)::float8 as count, min(next_at) as "nextAt" from enrichment_run_rows
     where workspace_id = current_workspace() and run_id = any($1::uuid[]) and status = 'pending' and next_at > $2 group by run_id`,
    [runIds, now],
  );
  return new Map(rows.map(({ id, count, nextAt }) => [id, { count, nextAt }]));
}

/** When a run ends: sites that it has not read keep the outcome they had, and those that were never read are forgotten. */
export async function leaveEnrichmentsOfRun(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `delete from enrichments where workspace_id = current_workspace() and run_id = $1 and status <> 'done' and outcome is null`,
    [runId],
  );
  await tx.query(
    `update enrichments set status = 'done', next_at = null, claimed_until = null, run_id = null
     where workspace_id = current_workspace() and run_id = $1 and status <> 'done'`,
    [runId],
  );
}

/** Sets a row aside after repeated failures. */
export async function setAsideEnrichmentRow(tx: WorkspaceTx, runId: string, row: number): Promise<void> {
  await tx.query(
    `update enrichment_run_rows set status = 'failed' where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row],
  );
}

/** Puts the rows that were set aside back, to be read again. */
export async function putBackEnrichmentRows(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update enrichment_run_rows set status = 'pending' where workspace_id = current_workspace() and run_id = $1 and status = 'failed'`,
    [runId],
  );
}

export interface EnrichmentRunRow {
  readonly row: number;
  readonly given: string;
  readonly domain: string | null;
  readonly companyId: string | null;
  readonly status: EnrichmentRowStatus;
  readonly skipReason: EnrichmentSkipReason | null;
  /** When a site that did not answer is read again. */
  readonly nextAttemptAt: Date | null;
  readonly outcome: EnrichmentOutcome | null;
  readonly movedTo: string | null;
  readonly reason: Enrichment['reason'];
  readonly pagesRead: number;
  /** Why it was set aside. */
  readonly failure: string | null;
  readonly factsAdded: number;
  readonly cost: number;
}

/** In their order. */
export async function listEnrichmentRunRows(
  tx: WorkspaceTx,
  runId: string,
  { after, limit, outcome }: { readonly after: number; readonly limit: number; readonly outcome?: string | undefined },
): Promise<EnrichmentRunRow[]> {
  const { rows } = await tx.query<EnrichmentRunRow>(
    `select r.row, r.given, r.domain, r.company_id as "companyId", r.status, r.skip_reason as "skipReason", case when r.status = 'pending' then r.next_at end as "nextAttemptAt", r.outcome, r.moved_to as "movedTo", r.reason,
       r.pages_read as "pagesRead", f.reason as failure, r.facts_added as "factsAdded", r.cost
     from enrichment_run_rows r
     left join run_failed_rows f on f.workspace_id = r.workspace_id and f.run_id = r.run_id and f.row = r.row and f.status = 'failed'
     where r.workspace_id = current_workspace() and r.run_id = $1 and r.row > $2 and ($4::text is null or r.outcome = $4) order by r.row limit $3`,
    [runId, after, limit, outcome ?? null],
  );
  return rows;
}
