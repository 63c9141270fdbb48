/** The rows of a profile run: written, worked on in parts, settled, listed. The run itself is in profile-runs.queries.ts. */
import { jsonOf, Refusal, type WorkspaceTx } from '../platform/index.ts';

export type ProfileRowStatus = 'pending' | 'done' | 'skipped' | 'failed';
export type ProfileOutcome = 'enriched' | 'nothing_new' | 'not_found';

export interface NewProfileRow {
  readonly row: number;
  readonly position: number | null;
  readonly given: string;
  /** Null for a row that can't be used. */
  readonly keys: object | null;
  readonly personId: string | null;
  /** Null for a row that is worked on. */
  readonly skipReason: string | null;
}

export async function createProfileRunRows(tx: WorkspaceTx, runId: string, rows: readonly NewProfileRow[]): Promise<void> {
  const column = <T>(pick: (row: NewProfileRow) => T): T[] => rows.map(pick);
  await tx.query(
    `insert into profile_run_rows (workspace_id, run_id, row, position, given, keys, person_id, status, skip_reason)
     select current_workspace(), $1, t.row, t.position, t.given, t.keys, t.person_id, case when t.reason is null then 'pending' else 'skipped' end, t.reason
     from unnest($2::int[], $3::int[], $4::text[], $5::jsonb[], $6::bigint[], $7::text[]) as t (row, position, given, keys, person_id, reason)`,
    [
      runId,
      column(({ row }) => row),
      column(({ position }) => position),
      column(({ given }) => given),
      column(({ keys }) => (keys === null ? null : jsonOf(keys))),
      column(({ personId }) => personId),
      column(({ skipReason }) => skipReason),
    ],
  );
}

/** A row that is still to be worked on. */
export interface ProfileRowToDo {
  readonly row: number;
  readonly given: string;
  readonly keys: unknown;
  readonly personId: string | null;
  /** 1 if it was paid for already: a reveal is part of it. */
  readonly cost: 0 | 1;
}

export interface ProfileStepValue {
  readonly field: string;
  readonly value: string;
  readonly isAccepted: boolean;
  /** Why it does not count, as a sentence. */
  readonly reason: string | null;
}

/** One source that was asked, as the contract writes it. */
export interface ProfileStep {
  /** ISO 8601. */
  readonly at: string;
  readonly source: 'records' | 'pool' | 'website' | 'finder' | 'verification' | 'provider';
  /** The domain, the address, or the provider. */
  readonly name: string | null;
  readonly outcome: 'found' | 'nothing' | 'not_asked' | 'failed' | 'waiting';
  readonly message: string;
  readonly values: readonly ProfileStepValue[];
  /** In millionths of a US dollar; null if the provider's price is not known. 0 for our own sources. */
  readonly micros: number | null;
}

const toDo = `row, given, keys, person_id as "personId", cost from profile_run_rows
  where workspace_id = current_workspace() and run_id = $1 and status = 'pending' and coalesce(next_at <= $2, true)`;

/** The next rows after this one, in their order. @param except rows that failed and are tried again last */
export async function readProfileRowsToDo(
  tx: WorkspaceTx,
  runId: string,
  { after, limit, except }: { readonly after: number; readonly limit: number; readonly except: readonly number[] },
  now: Date,
): Promise<ProfileRowToDo[]> {
  const { rows } = await tx.query<ProfileRowToDo>(`select ${toDo} and row > $3 and row <> all($5::int[]) order by row limit $4`, [
    runId,
    now,
    after,
    limit,
    except,
  ]);
  return rows;
}

/** One of the run's rows by its place; null if it is no longer to be worked on. */
export async function readProfileRowToDo(tx: WorkspaceTx, runId: string, row: number, now: Date): Promise<ProfileRowToDo | null> {
  const { rows } = await tx.query<ProfileRowToDo>(`select ${toDo} and row = $3`, [runId, now, row]);
  return rows[0] ?? null;
}

export async function countPendingProfileRows(tx: WorkspaceTx, runId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from profile_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.count ?? 0;
}

/** A reveal paid for the row, before it is done. */
export async function noteProfilePaid(tx: WorkspaceTx, runId: string, row: number): Promise<void> {
  await tx.query('update profile_run_rows set cost = 1 where workspace_id = current_workspace() and run_id = $1 and row = $2', [
    runId,
    row,
  ]);
}

/** Stores the steps so far, for others to see. */
export async function noteProfileSteps(tx: WorkspaceTx, runId: string, row: number, steps: readonly ProfileStep[]): Promise<void> {
  await tx.query(
    `update profile_run_rows set steps = $3 where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row, jsonOf(steps)],
  );
}

export interface DoneProfileRow {
  readonly row: number;
  readonly personId: string | null;
  /** Null for a row that turned out to be skipped. */
  readonly outcome: ProfileOutcome | null;
  readonly skipReason: string | null;
  readonly factsAdded: number;
  readonly cost: 0 | 1;
  readonly providerMicros: number;
  readonly steps: readonly ProfileStep[];
  /** Why wanted fields have no value, by field. */
  readonly open: Readonly<Record<string, string>>;
}

/** Writes the outcome of a row. @returns false if it has one already */
export async function settleProfileRow(tx: WorkspaceTx, runId: string, row: DoneProfileRow, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update profile_run_rows set status = case when $4::text is null then 'skipped' else 'done' end, person_id = coalesce($3, person_id), outcome = $4,
       skip_reason = $5, facts_added = $6, cost = $7, provider_micros = $8, steps = $9, open = $10, next_at = null, ended_at = $11
     where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [
      runId,
      row.row,
      row.personId,
      row.outcome,
      row.skipReason,
      row.factsAdded,
      row.cost,
      Math.round(row.providerMicros),
      jsonOf(row.steps),
      jsonOf(row.open),
      now,
    ],
  );
  return rowCount === 1;
}

/** Whether another row of the run was about this person. */
export async function isPersonDone(tx: WorkspaceTx, runId: string, personId: string, row: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from profile_run_rows where workspace_id = current_workspace() and run_id = $1 and person_id = $2 and row <> $3 and status = 'done' limit 1`,
    [runId, personId, row],
  );
  return rowCount === 1;
}

/** A provider is paused: the row is continued later. */
export async function postponeProfileRow(
  tx: WorkspaceTx,
  runId: string,
  row: number,
  { nextAt, steps }: { readonly nextAt: Date; readonly steps: readonly ProfileStep[] },
): Promise<void> {
  await tx.query(
    `update profile_run_rows set next_at = $3, steps = $4
     where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row, nextAt, jsonOf(steps)],
  );
}

/** When the first of the postponed rows is continued; null without any. */
export async function readNextProfileAttempt(tx: WorkspaceTx, runId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date | null }>(
    `select min(next_at) as at from profile_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.at ?? null;
}

/** Sets a row aside after repeated failures. */
export async function setAsideProfileRow(tx: WorkspaceTx, runId: string, row: number): Promise<void> {
  await tx.query(
    `update profile_run_rows set status = 'failed' where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row],
  );
}

/** Puts the rows that were set aside back, to be worked on again. */
export async function putBackProfileRows(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update profile_run_rows set status = 'pending' where workspace_id = current_workspace() and run_id = $1 and status = 'failed'`,
    [runId],
  );
}

export interface ProfileRunRow {
  readonly row: number;
  readonly position: number | null;
  readonly given: string;
  readonly personId: string | null;
  readonly status: ProfileRowStatus;
  readonly skipReason: string | null;
  readonly nextAt: Date | null;
  readonly outcome: ProfileOutcome | null;
  /** Why it was set aside. */
  readonly failure: string | null;
  readonly factsAdded: number;
  readonly cost: 0 | 1;
  readonly providerMicros: number;
  readonly endedAt: Date | null;
}

export interface ProfileRunRowDetails extends ProfileRunRow {
  readonly steps: readonly ProfileStep[];
  readonly open: Readonly<Record<string, string>>;
}

const rowColumns = `r.row, r.position, r.given, r.person_id as "personId", r.status, r.skip_reason as "skipReason", r.next_at as "nextAt", r.outcome,
  f.reason as failure, r.facts_added as "factsAdded", r.cost, r.provider_micros::float8 as "providerMicros", r.ended_at as "endedAt"`;
const rowSource = `profile_run_rows r
  left join run_failed_rows f on f.workspace_id = r.workspace_id and f.run_id = r.run_id and f.row = r.row and f.status = 'failed'`;

/** In their order. */
export async function listProfileRunRows(
  tx: WorkspaceTx,
  runId: string,
  { after, limit, outcome }: { readonly after: number; readonly limit: number; readonly outcome?: string | undefined },
): Promise<ProfileRunRowDetails[]> {
  const { rows } = await tx.query<ProfileRunRowDetails>(
    `select ${rowColumns}, r.steps, r.open from ${rowSource}
     where r.workspace_id = current_workspace() and r.run_id = $1 and r.row > $2
       and ($4::text is null or coalesce(r.outcome, r.status) = $4) order by r.row limit $3`,
    [runId, after, limit, outcome ?? null],
  );
  return rows;
}

/** @throws Refusal not_found */
export async function readProfileRunRow(tx: WorkspaceTx, runId: string, row: number): Promise<ProfileRunRowDetails> {
  const { rows } = await tx.query<ProfileRunRowDetails>(
    `select ${rowColumns}, r.steps, r.open from ${rowSource} where r.workspace_id = current_workspace() and r.run_id = $1 and r.row = $2`,
    [runId, row],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}
