/** What a run for a provider's field has in addition to what every run has (../runs): the field, its ceiling in money, and its rows. */
import { jsonOf, Refusal, type WorkspaceTx } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';
import type { FieldOfProvider, ProviderFieldOutcome, ProviderFieldSubject } from './provider-field-values.queries.ts';

export interface ProviderFieldRun extends Run, FieldOfProvider {
  readonly total: number;
  readonly columnId: string;
  readonly name: string;
  /** As the server wrote it when the run was started. */
  readonly providerField: unknown;
  /** The most that the provider may cost, in millionths of a US dollar. */
  readonly providerCeilingMicros: number;
  /** Of rows that are done. */
  readonly providerMicros: number;
  readonly outcomes: Readonly<Partial<Record<ProviderFieldOutcome, number>>>;
  /** Rows whose answer was stored. */
  readonly cached: number;
}

const columns = `${runColumns}, k.column_id as "columnId", k.name, k.connection_id as "connectionId", k.about, k.pointer,
  k.provider_field as "providerField", k.provider_ceiling_micros::float8 as "providerCeilingMicros", k.provider_micros::float8 as "providerMicros",
  k.outcomes, k.cached`;

/** The kind's own part of a run with this id, and its rows. @param of ids of people, or domains of companies */
export async function createProviderFieldRun(
  tx: WorkspaceTx,
  run: Pick<ProviderFieldRun, 'id' | 'columnId' | 'name' | 'connectionId' | 'about' | 'pointer' | 'providerCeilingMicros'> & {
    readonly providerField: object;
    readonly of: readonly string[];
  },
): Promise<void> {
  await tx.query(
    `insert into provider_field_runs (workspace_id, id, column_id, name, connection_id, about, pointer, provider_field, provider_ceiling_micros)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8)`,
    [run.id, run.columnId, run.name, run.connectionId, run.about, run.pointer, jsonOf(run.providerField), run.providerCeilingMicros],
  );
  const isPeople = run.about === 'person';
  await tx.query(
    `insert into provider_field_run_rows (workspace_id, run_id, row, ${isPeople ? 'person_id' : 'domain'}, status)
     select current_workspace(), $1, place, asked, 'pending' from unnest($2::${isPeople ? 'bigint' : 'text'}[]) with ordinality as rows (asked, place)`,
    [run.id, run.of],
  );
}

/** @throws Refusal not_found */
export async function readProviderFieldRun(tx: WorkspaceTx, id: string): Promise<ProviderFieldRun> {
  const { rows } = await tx.query<ProviderFieldRun>(
    `select ${columns} from runs r join provider_field_runs k on k.workspace_id = r.workspace_id and k.id = r.id
     where r.workspace_id = current_workspace() and r.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export type ProviderFieldRow = ProviderFieldSubject & { readonly row: number };

const rowColumns = `row, person_id as "personId", domain`;

/** The next rows to be worked on, in their order. @param except rows that are under way or failed */
export async function readProviderFieldRows(
  tx: WorkspaceTx,
  runId: string,
  { limit, except }: { readonly limit: number; readonly except: readonly number[] },
  now: Date,
): Promise<ProviderFieldRow[]> {
  const { rows } = await tx.query<ProviderFieldRow>(
    `select ${rowColumns} from provider_field_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'
       and coalesce(next_at <= $2, true) and row <> all($3::int[]) order by row limit $4`,
    [runId, now, except, limit],
  );
  return rows;
}

/** One row by its place; null if it is no longer to be worked on. */
export async function findProviderFieldRow(tx: WorkspaceTx, runId: string, row: number): Promise<ProviderFieldRow | null> {
  const { rows } = await tx.query<ProviderFieldRow>(
    `select ${rowColumns} from provider_field_run_rows where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row],
  );
  return rows[0] ?? null;
}

export async function countPendingProviderFieldRows(tx: WorkspaceTx, runId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from provider_field_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.count ?? 0;
}

/** Writes the outcome of a row, and counts it. @returns false if it was done already */
export async function settleProviderFieldRow(
  tx: WorkspaceTx,
  runId: string,
  done: {
    readonly row: number;
    readonly outcome: ProviderFieldOutcome;
    readonly cost: 0 | 1;
    readonly providerMicros: number;
    readonly isCached: boolean;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update provider_field_run_rows set status = 'done', outcome = $3, cost = $4, provider_micros = $5, next_at = null
     where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, done.row, done.outcome, done.cost, Math.round(done.providerMicros)],
  );
  if (!rowCount) return false;
  await tx.query(
    `update provider_field_runs set outcomes = outcomes || jsonb_build_object($2::text, coalesce((outcomes ->> $2)::int, 0) + 1), cached = cached + $3,
       provider_micros = provider_micros + $4
     where workspace_id = current_workspace() and id = $1`,
    [runId, done.outcome, done.isCached ? 1 : 0, Math.round(done.providerMicros)],
  );
  return true;
}

/** The provider is paused: the row is tried again then. */
export async function postponeProviderFieldRow(tx: WorkspaceTx, runId: string, row: number, nextAt: Date): Promise<void> {
  await tx.query(
    `update provider_field_run_rows set next_at = $3 where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row, nextAt],
  );
}

/** When the first of the postponed rows is tried again; null without any. */
export async function readNextProviderFieldTry(tx: WorkspaceTx, runId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date | null }>(
    `select min(next_at) as at from provider_field_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.at ?? null;
}

export async function setAsideProviderFieldRow(tx: WorkspaceTx, runId: string, row: number): Promise<void> {
  await tx.query(
    `update provider_field_run_rows set status = 'failed' where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row],
  );
}

/** Puts the rows that were set aside back, to be tried again. */
export async function putBackProviderFieldRows(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update provider_field_run_rows set status = 'pending', next_at = null where workspace_id = current_workspace() and run_id = $1 and status = 'failed'`,
    [runId],
  );
}

/** People and domains that a run has still to ask this field about, whichever list started it, and whether it is at work or waits to be resumed. */
export async function readPendingProviderFields(
  tx: WorkspaceTx,
  { connectionId, about, pointer }: FieldOfProvider,
): Promise<ReadonlyMap<string, 'at_work' | 'paused'>> {
  const { rows } = await tx.query<{ isAtWork: boolean; of: string[] }>(
    `select r.status in ('queued', 'running') as "isAtWork", array_agg(coalesce(q.person_id::text, q.domain)) as of from provider_field_runs k
       join runs r on r.workspace_id = k.workspace_id and r.id = k.id and r.status not in ('finished', 'canceled')
       join provider_field_run_rows q on q.workspace_id = k.workspace_id and q.run_id = k.id and q.status = 'pending'
     where k.workspace_id = current_workspace() and k.connection_id = $1 and k.about = $2 and k.pointer = $3 group by 1 order by 1`,
    [connectionId, about, pointer],
  );
  // A run at work comes last, and counts.
  return new Map(rows.flatMap(({ isAtWork, of }) => of.map((each) => [each, isAtWork ? 'at_work' : 'paused'] as const)));
}

/** One time that a run asked for a field of one person or company. */
export interface ProviderFieldLookup {
  readonly runId: string;
  readonly row: number;
  readonly status: 'pending' | 'done' | 'failed';
  readonly isRunOver: boolean;
  readonly outcome: ProviderFieldOutcome | null;
  readonly cost: 0 | 1;
  readonly createdAt: Date;
}

/** Newest first. @param of a person's ID, or a company's domain */
export async function listProviderFieldLookups(
  tx: WorkspaceTx,
  { connectionId, about, pointer }: FieldOfProvider,
  { of, limit }: { readonly of: string; readonly limit: number },
): Promise<ProviderFieldLookup[]> {
  const { rows } = await tx.query<ProviderFieldLookup>(
    `select q.run_id as "runId", q.row, q.status, r.status in ('finished', 'canceled') as "isRunOver", q.outcome, q.cost, r.created_at as "createdAt"
     from provider_field_runs k join runs r on r.workspace_id = k.workspace_id and r.id = k.id
       join provider_field_run_rows q on q.workspace_id = k.workspace_id and q.run_id = k.id and ${about === 'person' ? 'q.person_id = $4::bigint' : 'q.domain = $4'}
     where k.workspace_id = current_workspace() and k.connection_id = $1 and k.about = $2 and k.pointer = $3
     order by q.run_id desc, q.row limit $5`,
    [connectionId, about, pointer, of, limit],
  );
  return rows;
}

/**
 * The names of the fields that runs asked for, by connection, then by JSON pointer; also of columns and connections that were removed. A
 * pointer that a person and a company share has both names.
 */
export async function readProviderFieldLabels(tx: WorkspaceTx): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { rows } = await tx.query<{ connectionId: string; pointer: string; label: string }>(
    `select connection_id as "connectionId", pointer, string_agg(label, ' or ' order by label) as label from (
       select distinct connection_id, pointer, provider_field ->> 'label' as label from provider_field_runs where workspace_id = current_workspace()) f
     group by 1, 2 order by 1, 2`,
  );
  const byConnection = Map.groupBy(rows, ({ connectionId }) => connectionId);
  return new Map(
    [...byConnection].map(([connectionId, fields]) => [connectionId, new Map(fields.map(({ pointer, label }) => [pointer, label]))]),
  );
}
