/** Enrichment columns of lists, and their runs. Values are facts of the leads; a column stores none. */
import { v7 as uuidv7 } from 'uuid';
import { jsonOf, Refusal, takeTurn, type ActorRef, type AuthTx, type WorkspaceTx } from '../platform/index.ts';

/** Why added leads are not looked for at the moment. */
export type ColumnWait = 'ceiling' | 'month_ceiling' | 'credits' | 'web_contact' | 'permission' | 'provider';

export interface ColumnSettings {
  readonly asksProviders: boolean;
  /** Filters of a search; null for every lead of the list. */
  readonly condition: object | null;
  readonly isAutomatic: boolean;
  /** Credits that automatic runs may spend in a calendar month. */
  readonly monthCeiling: number;
  /** In millionths of a US dollar. */
  readonly monthProviderCeilingMicros: number;
  /** What may become of a value that a lead has: only_empty, newer_and_proven, always_ask. */
  readonly overwrite: string;
  /** A proven value of at least this age is asked about again, in days. */
  readonly olderThanDays: number;
}

export interface ListColumn extends ColumnSettings {
  readonly id: string;
  readonly listId: string;
  readonly field: string;
  /** Of a column with the field `question`: what it asks, as the server wrote it. */
  readonly question: object | null;
  /** Of a column whose field begins with `provider:`: which field of which connection it shows, as the server wrote it. */
  readonly providerField: object | null;
  /** Leads that were added earlier are not looked for automatically. */
  readonly automaticSince: Date;
  /** Leads that were added until then have been looked at. */
  readonly lookedUntil: Date;
  readonly waitsFor: ColumnWait | null;
  /** Who added it or changed its settings last, and is responsible for its automatic runs. */
  readonly changedBy: ActorRef;
  readonly createdAt: Date;
}

const columns = `c.id, c.list_id as "listId", c.field, c.question, c.provider_field as "providerField", c.asks_providers as "asksProviders", c.condition, c.is_automatic as "isAutomatic",
  c.month_ceiling as "monthCeiling", c.month_provider_ceiling_micros::float8 as "monthProviderCeilingMicros", c.overwrite, c.older_than_days as "olderThanDays", c.automatic_since as "automaticSince", c.looked_until as "lookedUntil",
  c.waits_for as "waitsFor", jsonb_build_object('kind', c.changed_by_kind, 'id', c.changed_by) as "changedBy", c.created_at as "createdAt"`;

/** In the order in which they were added. */
export async function listListColumns(tx: WorkspaceTx, listId: string): Promise<ListColumn[]> {
  const { rows } = await tx.query<ListColumn>(
    `select ${columns} from list_columns c where c.workspace_id = current_workspace() and c.list_id = $1 order by c.id`,
    [listId],
  );
  return rows;
}

/** @throws Refusal not_found */
export async function readListColumn(tx: WorkspaceTx, id: string): Promise<ListColumn> {
  const { rows } = await tx.query<ListColumn>(
    `select ${columns} from list_columns c where c.workspace_id = current_workspace() and c.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** The column, locked until the end of the transaction; null if it is gone, or another worker has it. */
export async function lockListColumn(tx: WorkspaceTx, id: string): Promise<ListColumn | null> {
  const { rows } = await tx.query<ListColumn>(
    `select ${columns} from list_columns c where c.workspace_id = current_workspace() and c.id = $1 for no key update skip locked`,
    [id],
  );
  return rows[0] ?? null;
}

/** @param most columns of a list @throws Refusal limit_reached, column_exists */
export async function createListColumn(
  tx: WorkspaceTx,
  column: ColumnSettings & Pick<ListColumn, 'listId' | 'field' | 'question' | 'providerField' | 'changedBy'>,
  most: number,
  now: Date,
): Promise<string> {
  const id = uuidv7();
  await takeTurn(tx, 'list columns');
  const known = await listListColumns(tx, column.listId);
  if (column.question === null && known.some(({ field }) => field === column.field)) throw new Refusal('column_exists', { field: 'field' });
  if (known.length >= most) throw new Refusal('limit_reached');
  const { rowCount } = await tx.query(
    `insert into list_columns (workspace_id, id, list_id, field, asks_providers, condition, is_automatic, month_ceiling,
       month_provider_ceiling_micros, automatic_since, looked_until, changed_by_kind, changed_by, created_at, question, provider_field, overwrite, older_than_days)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $11, $11, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing`,
    [
      id,
      column.listId,
      column.field,
      column.asksProviders,
      column.condition === null ? null : jsonOf(column.condition),
      column.isAutomatic,
      column.monthCeiling,
      column.monthProviderCeilingMicros,
      column.changedBy.kind,
      column.changedBy.id,
      now,
      column.question === null ? null : jsonOf(column.question),
      column.providerField === null ? null : jsonOf(column.providerField),
      column.overwrite,
      column.olderThanDays,
    ],
  );
  if (!rowCount) throw new Refusal('column_exists', { field: 'field' });
  return id;
}

/** When it becomes automatic, leads that are on the list already have been looked at. */
export async function updateListColumn(
  tx: WorkspaceTx,
  id: string,
  settings: ColumnSettings & Pick<ListColumn, 'changedBy'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update list_columns set asks_providers = $2, condition = $3, is_automatic = $4, month_ceiling = $5, month_provider_ceiling_micros = $6,
       automatic_since = case when $4 and not is_automatic then $7 else automatic_since end,
       looked_until = case when $4 and not is_automatic then $7 else looked_until end, waits_for = null,
       changed_by_kind = $8, changed_by = $9, overwrite = $10, older_than_days = $11
     where workspace_id = current_workspace() and id = $1`,
    [
      id,
      settings.asksProviders,
      settings.condition === null ? null : jsonOf(settings.condition),
      settings.isAutomatic,
      settings.monthCeiling,
      settings.monthProviderCeilingMicros,
      now,
      settings.changedBy.kind,
      settings.changedBy.id,
      settings.overwrite,
      settings.olderThanDays,
    ],
  );
}

export async function deleteListColumn(tx: WorkspaceTx, id: string): Promise<void> {
  await tx.query('delete from list_columns where workspace_id = current_workspace() and id = $1', [id]);
}

/** Of the automatic runs of a column since a time. */
export interface ColumnSpending {
  /** Credits that were spent, or are reserved. */
  readonly credits: number;
  /** What providers cost, or may still cost, in millionths of a US dollar. */
  readonly providerMicros: number;
}

const spending = `coalesce(sum(case when r.status in ('finished', 'canceled') then r.credits_spent else greatest(r.credits_spent, r.ceiling) end), 0)::int as credits,
  coalesce(sum(case when r.status in ('finished', 'canceled') then coalesce(k.provider_micros, f.provider_micros) else coalesce(k.provider_ceiling_micros, f.provider_ceiling_micros) end), 0)::float8 as "providerMicros"`;

export async function readColumnSpending(
  tx: WorkspaceTx,
  columnIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, ColumnSpending>> {
  const { rows } = await tx.query<ColumnSpending & { columnId: string }>(
    `select m.column_id as "columnId", ${spending} from list_column_runs m
       join runs r on r.workspace_id = m.workspace_id and r.id = m.run_id
       left join profile_runs k on k.workspace_id = m.workspace_id and k.id = m.run_id
       left join provider_field_runs f on f.workspace_id = m.workspace_id and f.id = m.run_id
     where m.workspace_id = current_workspace() and m.column_id = any($1::uuid[]) and m.is_automatic and m.created_at >= $2 group by m.column_id`,
    [columnIds, since],
  );
  return new Map(rows.map(({ columnId, ...spent }) => [columnId, spent]));
}

export async function noteColumnRun(
  tx: WorkspaceTx,
  run: { readonly columnId: string; readonly runId: string; readonly isAutomatic: boolean },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into list_column_runs (workspace_id, column_id, run_id, is_automatic, created_at) values (current_workspace(), $1, $2, $3, $4)`,
    [run.columnId, run.runId, run.isAutomatic, now],
  );
}

/**
 * Runs of one column, or of all columns of a list, that have not ended and whose answers only the column shows: runs for questions and for providers'
 * fields. What other runs of columns find becomes facts of the leads.
 */
export async function listOpenRunsOfColumns(
  tx: WorkspaceTx,
  of: { readonly columnId: string } | { readonly listId: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select r.id from runs r
     join (select workspace_id, id, column_id from question_runs union all select workspace_id, id, column_id from provider_field_runs) a
       on a.workspace_id = r.workspace_id and a.id = r.id
     join list_columns c on c.workspace_id = a.workspace_id and c.id = a.column_id
     where r.workspace_id = current_workspace() and r.status not in ('finished', 'canceled') and ($1::uuid is null or c.id = $1)
       and ($2::uuid is null or c.list_id = $2) order by r.id`,
    'columnId' in of ? [of.columnId, null] : [null, of.listId],
  );
  return rows.map(({ id }) => id);
}

/** By column, its newest run that has not ended. */
export async function readActiveColumnRuns(tx: WorkspaceTx, columnIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ columnId: string; runId: string }>(
    `select distinct on (m.column_id) m.column_id as "columnId", m.run_id as "runId" from list_column_runs m
       join runs r on r.workspace_id = m.workspace_id and r.id = m.run_id
     where m.workspace_id = current_workspace() and m.column_id = any($1::uuid[]) and r.status not in ('finished', 'canceled')
     order by m.column_id, m.run_id desc`,
    [columnIds],
  );
  return new Map(rows.map(({ columnId, runId }) => [columnId, runId]));
}

/** Which columns look for added leads by themselves, in all workspaces. */
export async function listAutomaticColumns(tx: AuthTx): Promise<{ workspaceId: string; id: string }[]> {
  const { rows } = await tx.query<{ workspaceId: string; id: string }>(
    'select workspace_id as "workspaceId", id from app.list_columns where is_automatic order by workspace_id, id',
  );
  return rows;
}

/** Leads that were added to the list after this time, the earliest first. */
export async function listAddedLeads(
  tx: WorkspaceTx,
  listId: string,
  { after, limit }: { readonly after: Date; readonly limit: number },
): Promise<{ id: string; addedAt: Date }[]> {
  const { rows } = await tx.query<{ id: string; addedAt: Date }>(
    `select lead_id as id, added_at as "addedAt" from list_leads where workspace_id = current_workspace() and list_id = $1 and added_at > $2
     order by added_at, lead_id limit $3`,
    [listId, after, limit],
  );
  return rows;
}

/** Of these leads, those on the list. */
export async function onlyOnList(tx: WorkspaceTx, listId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>(
    `select lead_id as id from list_leads where workspace_id = current_workspace() and list_id = $1 and lead_id = any($2::bigint[])`,
    [listId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function noteColumnLookedAt(
  tx: WorkspaceTx,
  id: string,
  { until, waitsFor }: { readonly until: Date; readonly waitsFor: ColumnWait | null },
): Promise<void> {
  await tx.query(
    'update list_columns set looked_until = greatest(looked_until, $2), waits_for = $3 where workspace_id = current_workspace() and id = $1',
    [id, until, waitsFor],
  );
}

/** What the last profile run found out about a person. */
export interface LastProfileRow {
  readonly personId: string;
  readonly runId: string;
  readonly row: number;
  readonly status: 'pending' | 'done' | 'skipped' | 'failed';
  /** Whether the run can still continue. */
  readonly isRunOver: boolean;
  readonly skipReason: string | null;
  readonly outcome: string | null;
  readonly open: Readonly<Record<string, string>>;
  readonly endedAt: Date | null;
}

/** By person: the newest row of a profile run that looked for this. */
export async function readLastProfileRows(
  tx: WorkspaceTx,
  personIds: readonly string[],
  want: string,
): Promise<ReadonlyMap<string, LastProfileRow>> {
  const { rows } = await tx.query<LastProfileRow>(
    `select distinct on (p.person_id) p.person_id as "personId", p.run_id as "runId", p.row, p.status, r.status in ('finished', 'canceled') as "isRunOver",
       p.skip_reason as "skipReason", p.outcome, p.open, p.ended_at as "endedAt"
     from profile_run_rows p join profile_runs k on k.workspace_id = p.workspace_id and k.id = p.run_id and $2 = any(k.wants)
       join runs r on r.workspace_id = p.workspace_id and r.id = p.run_id
     where p.workspace_id = current_workspace() and p.person_id = any($1::bigint[]) and not (p.status = 'skipped' and p.skip_reason = 'duplicate')
     order by p.person_id, p.run_id desc`,
    [personIds, want],
  );
  return new Map(rows.map((row) => [row.personId, row]));
}

/** One time that a profile run looked for something about a person. */
export interface ProfileLookup {
  readonly runId: string;
  readonly row: number;
  readonly status: 'pending' | 'done' | 'skipped' | 'failed';
  readonly isRunOver: boolean;
  /** In the contract's form. */
  readonly steps: unknown;
  readonly cost: 0 | 1;
  readonly endedAt: Date | null;
}

/** Newest first. */
export async function listProfileLookups(
  tx: WorkspaceTx,
  { personId, want, limit }: { readonly personId: string; readonly want: string; readonly limit: number },
): Promise<ProfileLookup[]> {
  const { rows } = await tx.query<ProfileLookup>(
    `select p.run_id as "runId", p.row, p.status, r.status in ('finished', 'canceled') as "isRunOver", p.steps, p.cost, p.ended_at as "endedAt"
     from profile_run_rows p join profile_runs k on k.workspace_id = p.workspace_id and k.id = p.run_id and $2 = any(k.wants)
       join runs r on r.workspace_id = p.workspace_id and r.id = p.run_id
     where p.workspace_id = current_workspace() and p.person_id = $1 and not (p.status = 'skipped' and p.skip_reason = 'duplicate')
     order by p.run_id desc, p.row limit $3`,
    [personId, want, limit],
  );
  return rows;
}

/** Of these domains, those that a run has still to read. */
export async function readPendingDomains(tx: WorkspaceTx, domains: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ domain: string }>(
    `select distinct e.domain from enrichment_run_rows e join runs r on r.workspace_id = e.workspace_id and r.id = e.run_id
     where e.workspace_id = current_workspace() and e.domain = any($1::text[]) and e.status = 'pending' and r.status not in ('finished', 'canceled')`,
    [domains],
  );
  return new Set(rows.map(({ domain }) => domain));
}
