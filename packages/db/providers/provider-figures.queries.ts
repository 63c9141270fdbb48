/** What providers cost and returned, and how what was accepted of it held up: from the ledger of calls, which also has those of connections that were removed. */
import type { SnapshotTx, WorkspaceTx } from '../platform/index.ts';
import { spentSql } from './provider-connections.queries.ts';

export interface ProviderFigures {
  readonly connectionId: string;
  readonly provider: string;
  readonly name: string;
  /** False once the connection was removed. */
  readonly isConnected: boolean;
  readonly calls: number;
  /** Calls for which the provider found somebody. */
  readonly found: number;
  /** Calls with at least one accepted value. */
  readonly withAccepted: number;
  /** Values that were asked for: each field of each call. */
  readonly asked: number;
  readonly accepted: number;
  /** Answered, and refused by our checks. */
  readonly refused: number;
  /** In millionths of a US dollar. */
  readonly certainMicros: number;
  /** What calls in progress, and calls whose outcome nobody knows, may have cost. */
  readonly possibleMicros: number;
}

export interface FieldFigures {
  readonly connectionId: string;
  readonly field: string;
  readonly asked: number;
  readonly accepted: number;
  readonly refused: number;
}

export interface RefusalFigures {
  readonly connectionId: string;
  readonly reason: string;
  readonly count: number;
}

/** Accepted addresses, each once, and what verdicts and bounces after the acceptance say. */
export interface EmailFigures {
  readonly connectionId: string;
  readonly accepted: number;
  readonly stillDeliverable: number;
  /** Undeliverable, or reported as bounced. */
  readonly undeliverable: number;
  /** Verified again without a definite answer. */
  readonly unconfirmed: number;
  readonly notVerifiedAgain: number;
}

export interface ProviderDay {
  readonly connectionId: string;
  /** UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly calls: number;
  readonly asked: number;
  readonly accepted: number;
  readonly refused: number;
  /** Certain and possible costs. */
  readonly micros: number;
}

/** Calls since $1, with their asked values counted. A value that was not asked for is not counted. */
const counted = `select c.*, v.asked, v.accepted_count, v.refused_count from provider_calls c cross join lateral (
    select count(*) as asked, count(*) filter (where c.accepted ->> field = 'accepted') as accepted_count,
      count(*) filter (where c.accepted ->> field <> 'accepted') as refused_count from unnest(c.fields) as field) v
  where c.workspace_id = current_workspace() and c.sent_at >= $1`;

const sums = `count(*)::int as calls, sum(asked)::int as asked, sum(accepted_count)::int as accepted, sum(refused_count)::int as refused`;

/** Per connection with a call since then, the one with the most calls first. */
export async function readProviderFigures(tx: SnapshotTx, since: Date): Promise<ProviderFigures[]> {
  const { rows } = await tx.query<ProviderFigures>(
    `select c.connection_id as "connectionId", min(c.provider) as provider, coalesce(min(k.name), (array_agg(c.name order by c.id desc))[1]) as name,
       count(k.id) > 0 as "isConnected", ${sums}, count(*) filter (where c.outcome = 'found')::int as found,
       count(*) filter (where accepted_count > 0)::int as "withAccepted",
       coalesce(sum(c.cost_micros) filter (where c.status = 'settled' and c.is_cost_certain), 0)::float8 as "certainMicros",
       coalesce(sum(${spentSql}) filter (where c.status <> 'settled' or not c.is_cost_certain), 0)::float8 as "possibleMicros"
     from (${counted}) c left join provider_connections k on k.workspace_id = c.workspace_id and k.id = c.connection_id
     group by c.connection_id order by 5 desc, 3, 1`,
    [since],
  );
  return rows;
}

/** The most frequently asked first. */
export async function readFieldFigures(tx: SnapshotTx, since: Date): Promise<FieldFigures[]> {
  const { rows } = await tx.query<FieldFigures>(
    `select c.connection_id as "connectionId", field, count(*)::int as asked, count(*) filter (where c.accepted ->> field = 'accepted')::int as accepted,
       count(*) filter (where c.accepted ->> field <> 'accepted')::int as refused
     from provider_calls c, unnest(c.fields) as field where c.workspace_id = current_workspace() and c.sent_at >= $1
     group by 1, 2 order by 3 desc, 2`,
    [since],
  );
  return rows;
}

/** Why values that were asked for were refused, the most frequent reason first. */
export async function readRefusalFigures(tx: SnapshotTx, since: Date): Promise<RefusalFigures[]> {
  const { rows } = await tx.query<RefusalFigures>(
    `select c.connection_id as "connectionId", c.accepted ->> field as reason, count(*)::int as count
     from provider_calls c, unnest(c.fields) as field
     where c.workspace_id = current_workspace() and c.sent_at >= $1 and c.accepted ->> field <> 'accepted' group by 1, 2 order by 3 desc, 2`,
    [since],
  );
  return rows;
}

export async function readEmailFigures(tx: SnapshotTx, since: Date): Promise<EmailFigures[]> {
  const isWrong = `(b.address_key is not null or v.kind is not distinct from 'undeliverable')`;
  const { rows } = await tx.query<EmailFigures>(
    `select e.connection_id as "connectionId", count(*)::int as accepted,
       count(*) filter (where not ${isWrong} and v.kind = 'deliverable')::int as "stillDeliverable",
       count(*) filter (where ${isWrong})::int as undeliverable,
       count(*) filter (where b.address_key is null and v.kind in ('risky', 'unknown'))::int as unconfirmed,
       count(*) filter (where b.address_key is null and v.kind is null)::int as "notVerifiedAgain"
     from (select distinct on (connection_id, accepted_email) connection_id, accepted_email, judged_at from provider_calls
       where workspace_id = current_workspace() and sent_at >= $1 and accepted_email is not null
       order by connection_id, accepted_email, judged_at) e
     left join verifications v on v.workspace_id = current_workspace() and v.address_key = e.accepted_email and v.checked_at > e.judged_at
     left join bounces b on b.workspace_id = current_workspace() and b.address_key = e.accepted_email and b.reported_at > e.judged_at
     group by 1`,
    [since],
  );
  return rows;
}

/** Days (UTC) with a call, in order. */
export async function readProviderDays(tx: SnapshotTx, since: Date): Promise<ProviderDay[]> {
  const { rows } = await tx.query<ProviderDay>(
    `select connection_id as "connectionId", to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD') as day, ${sums}, sum(${spentSql})::float8 as micros
     from (${counted}) c group by 1, 2 order by 2`,
    [since],
  );
  return rows;
}

/** A call as the ledger has it. */
export interface LedgerCall {
  readonly id: string;
  readonly connectionId: string;
  readonly name: string;
  readonly runId: string | null;
  readonly runRow: number | null;
  /** The workspace's record of whom the call was about, if the run has one. */
  readonly personId: string | null;
  /** What the run was given for this person, or the domain of a company; null after an erasure. */
  readonly given: string | null;
  readonly fields: readonly string[];
  readonly status: 'sent' | 'settled' | 'lost';
  readonly outcome: string | null;
  readonly message: string | null;
  /** By field: `accepted`, or why not. */
  readonly accepted: Readonly<Record<string, string>>;
  readonly isJudged: boolean;
  readonly micros: number;
  readonly isCostCertain: boolean;
  readonly sentAt: Date;
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listProviderCalls(
  tx: WorkspaceTx,
  {
    before,
    connectionId,
    limit,
  }: { readonly before?: string | undefined; readonly connectionId?: string | undefined; readonly limit: number },
): Promise<LedgerCall[]> {
  const { rows } = await tx.query<LedgerCall>(
    `select c.id, c.connection_id as "connectionId", coalesce(k.name, c.name) as name, case when r.row is null then null else c.run_id end as "runId",
       r.row as "runRow", coalesce(r.person_id, f.person_id) as "personId", coalesce(r.given, f.domain) as given, c.fields, c.status, c.outcome, c.message, c.accepted, c.judged_at is not null as "isJudged",
       (case c.status when 'sent' then c.reserved_micros else c.cost_micros end)::float8 as micros,
       c.status = 'settled' and c.is_cost_certain as "isCostCertain", c.sent_at as "sentAt"
     from provider_calls c
     left join provider_connections k on k.workspace_id = c.workspace_id and k.id = c.connection_id
     left join profile_run_rows r on r.workspace_id = c.workspace_id and r.run_id = c.run_id and r.row = c.run_row
     left join provider_field_run_rows f on f.workspace_id = c.workspace_id and f.run_id = c.run_id and f.row = c.run_row
     where c.workspace_id = current_workspace() and ($1::uuid is null or c.id < $1) and ($2::uuid is null or c.connection_id = $2)
     order by c.id desc limit $3`,
    [before ?? null, connectionId ?? null, limit],
  );
  return rows;
}
