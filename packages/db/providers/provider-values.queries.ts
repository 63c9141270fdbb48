/** Which values of people are from providers, and when they are due to be removed. The values themselves are facts of the people. */
import type { PackedFacts } from '@leadlight/leads';
import { v7 as uuidv7 } from 'uuid';
import { jsonOf, type WorkspaceTx } from '../platform/index.ts';

/** Field, value, and the time of the evidence in seconds since 1970. */
export type ProviderFactRef = readonly [field: string, value: string | number | readonly string[], fetchedAt: number];

export interface ProviderValues {
  /** Null: no person was written, and only the run's steps have the values. */
  readonly personId: number | null;
  readonly connectionId: string;
  readonly name: string;
  readonly facts: readonly ProviderFactRef[];
  readonly runId: string;
  readonly runRow: number;
  readonly answeredAt: Date;
}

export async function addProviderValues(
  tx: WorkspaceTx,
  values: readonly (ProviderValues & { readonly dueAt: Date | null })[],
): Promise<void> {
  for (const { personId, connectionId, name, facts, runId, runRow, answeredAt, dueAt } of values)
    await tx.query(
      `insert into provider_values (workspace_id, id, person_id, connection_id, name, facts, run_id, run_row, answered_at, due_at)
       values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [uuidv7(), personId, connectionId, name, jsonOf(facts), runId, runRow, answeredAt, dueAt],
    );
}

export interface ProviderStay {
  readonly id: string;
  readonly mayStay: boolean;
  readonly stayDays: number | null;
}

/** The settings of these connections, which nobody changes until the transaction ends. */
export async function readProviderStays(tx: WorkspaceTx, connectionIds: readonly string[]): Promise<ProviderStay[]> {
  const { rows } = await tx.query<ProviderStay>(
    `select id, may_stay as "mayStay", stay_days as "stayDays" from provider_connections
     where workspace_id = current_workspace() and id = any($1::uuid[]) order by id for share`,
    [connectionIds],
  );
  return rows;
}

/**
 * A changed setting applies to what was answered before, too: the values that are stored, and the answers that would be used again.
 * @param days null: values may stay
 * @param answerDays how long an answer is used again
 */
export async function setProviderStay(
  tx: WorkspaceTx,
  connectionId: string,
  { days, answerDays }: { readonly days: number | null; readonly answerDays: number },
): Promise<void> {
  await tx.query(
    `update provider_values set due_at = answered_at + make_interval(days => $2::int)
     where workspace_id = current_workspace() and connection_id = $1`,
    [connectionId, days],
  );
  await tx.query(
    `update provider_field_values set due_at = answered_at + make_interval(days => $2::int)
     where workspace_id = current_workspace() and connection_id = $1 and value is not null`,
    [connectionId, days],
  );
  await tx.query(
    `update provider_answers set expires_at = least(expires_at, answered_at + make_interval(days => $2::int))
     where workspace_id = current_workspace() and connection_id = $1`,
    [connectionId, answerDays],
  );
}

export interface DueProviderValues extends ProviderValues {
  readonly id: string;
}

const columns = `id, person_id::float8 as "personId", connection_id as "connectionId", name, facts, run_id as "runId", run_row as "runRow",
  answered_at as "answeredAt"`;

/** Values that are due, by person, locked. */
export async function takeDueProviderValues(tx: WorkspaceTx, limit: number, now: Date): Promise<DueProviderValues[]> {
  const { rows } = await tx.query<DueProviderValues>(
    `select ${columns} from provider_values where workspace_id = current_workspace() and due_at <= $1 order by person_id, id limit $2 for update`,
    [now, limit],
  );
  return rows;
}

/** Values of these people that are not due, or not yet. */
export async function listStayingProviderValues(tx: WorkspaceTx, personIds: readonly number[], now: Date): Promise<ProviderValues[]> {
  const { rows } = await tx.query<ProviderValues>(
    `select ${columns} from provider_values
     where workspace_id = current_workspace() and person_id = any($1::bigint[]) and (due_at is null or due_at > $2)`,
    [personIds, now],
  );
  return rows;
}

export async function deleteProviderValues(tx: WorkspaceTx, ids: readonly string[]): Promise<void> {
  await tx.query('delete from provider_values where workspace_id = current_workspace() and id = any($1::uuid[])', [ids]);
}

export interface MergedFacts {
  readonly id: string;
  readonly keepId: number;
  readonly goneId: number;
  readonly keep: PackedFacts;
  readonly gone: PackedFacts;
}

/** What merges of these people keep for their undo. */
export async function listMergedFacts(tx: WorkspaceTx, personIds: readonly number[]): Promise<MergedFacts[]> {
  const { rows } = await tx.query<MergedFacts>(
    `select id, keep_id::float8 as "keepId", gone_id::float8 as "goneId", before -> 'keep' as keep, before -> 'gone' as gone from merges
     where workspace_id = current_workspace() and kind = 'people' and state = 'merged' and before is not null
       and (keep_id = any($1::bigint[]) or gone_id = any($1::bigint[])) for update`,
    [personIds],
  );
  return rows;
}

/**
 * Replaces what a merge keeps. Of the merged lead's row it keeps only what the undo needs, because its other columns repeat facts.
 * @param emails addresses that the merged lead still has
 */
export async function updateMergedFacts(
  tx: WorkspaceTx,
  id: string,
  { keep, gone, emails }: Pick<MergedFacts, 'keep' | 'gone'> & { readonly emails: readonly string[] },
): Promise<void> {
  await tx.query(
    `update merges set before = before || jsonb_build_object('keep', $2::jsonb, 'gone', $3::jsonb, 'goneRecord', (
       select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(before -> 'goneRecord')
       where key in ('id', 'company_id', 'pool_id')
         or key in ('email', 'email_verdict', 'email_checked_at') and lower(before -> 'goneRecord' ->> 'email') = any($4::text[])))
     where workspace_id = current_workspace() and id = $1`,
    [id, jsonOf(keep), jsonOf(gone), emails],
  );
}

/**
 * Removes the values of a provider's steps in rows of profile runs; the steps say so. What was asked after it, such as the answered address's mail
 * server, names its values too.
 */
export async function removeProviderStepValues(
  tx: WorkspaceTx,
  rows: readonly { readonly runId: string; readonly runRow: number; readonly name: string }[],
): Promise<void> {
  await tx.query(
    `update profile_run_rows r set steps = (
       select jsonb_agg(case when step ->> 'source' = 'provider' and step ->> 'name' = any(d.names) and jsonb_array_length(step -> 'values') > 0
         then step || jsonb_build_object('values', '[]'::jsonb, 'message', (step ->> 'name') || '’s values were removed: they may no longer stay.')
         when step ->> 'source' in ('website', 'finder', 'verification') and place > d.first_place
         then step || jsonb_build_object('name', null, 'values', '[]'::jsonb, 'message', 'Removed, because a provider’s values may no longer stay.')
         else step end order by place)
       from jsonb_array_elements(r.steps) with ordinality as s (step, place))
     from (
       select t.run_id, t.row, array_agg(distinct t.name) as names, min(s.place) as first_place
       from unnest($1::uuid[], $2::int[], $3::text[]) as t (run_id, row, name)
       join profile_run_rows r on r.workspace_id = current_workspace() and r.run_id = t.run_id and r.row = t.row
       left join lateral jsonb_array_elements(r.steps) with ordinality as s (step, place) on s.step ->> 'source' = 'provider' and s.step ->> 'name' = t.name
         and jsonb_array_length(s.step -> 'values') > 0
       group by t.run_id, t.row) d
     where r.workspace_id = current_workspace() and r.run_id = d.run_id and r.row = d.row and jsonb_array_length(r.steps) > 0`,
    [rows.map(({ runId }) => runId), rows.map(({ runRow }) => runRow), rows.map(({ name }) => name)],
  );
  // The address that was accepted, by which later verdicts are counted, is one of the values.
  await tx.query(
    `update provider_calls c set accepted_email = null from unnest($1::uuid[], $2::int[], $3::text[]) as t (run_id, row, name)
     where c.workspace_id = current_workspace() and c.run_id = t.run_id and c.run_row = t.row and c.name = t.name and c.accepted_email is not null`,
    [rows.map(({ runId }) => runId), rows.map(({ runRow }) => runRow), rows.map(({ name }) => name)],
  );
}
