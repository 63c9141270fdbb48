/**
 * What a verification run or find run has in addition to what every run has (../runs): its source, which of its rows are materialized, and its rows by
 * their verdict. The rows themselves are in verification-run-rows.queries.ts.
 */
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';

/** Rows by their result. */
export interface RunCounts {
  /** Deferred by their mail server. */
  readonly waiting: number;
  readonly skipped: number;
  readonly deliverable: number;
  readonly undeliverable: number;
  readonly risky: number;
  readonly unknown: number;
  readonly confirmed: number;
  readonly pattern_only: number;
  readonly not_found: number;
  readonly unconfirmed: number;
  /** Addresses written to their people. */
  readonly added: number;
}

export interface VerificationRun extends Run, RunCounts {
  readonly total: number;
  readonly ceiling: number;
  /** It finds the addresses of names at domains; false for a run that verifies addresses. */
  readonly isFind: boolean;
  readonly source: 'file' | 'people' | 'addresses';
  readonly name: string;
  readonly fileId: string | null;
  /** The chosen columns of the file, as the contract has them. */
  readonly columns: unknown;
  /** Also asks about what was verified within the last 30 days. */
  readonly fresh: boolean;
  /** Verifies again, before an export, addresses that were already paid for: costs nothing. */
  readonly isFree: boolean;
  /** Writes addresses that mail servers confirmed to the people of the run. */
  readonly adds: boolean;
  readonly isMaterialized: boolean;
  /** Next row to materialize, and where it begins in the file. */
  readonly materializedRow: number;
  readonly materializedOffset: number;
  /** After this, unknown is final. */
  readonly deadlineAt: Date;
}

const countNames = [
  'waiting',
  'skipped',
  'deliverable',
  'undeliverable',
  'risky',
  'unknown',
  'confirmed',
  'pattern_only',
  'not_found',
  'unconfirmed',
  'added',
] as const satisfies readonly (keyof RunCounts)[];

const columns = `${runColumns}, r.kind = 'find' as "isFind", k.source, k.name, k.file_id as "fileId", k.columns, k.fresh, k.is_free as "isFree", k.adds,
  k.is_materialized as "isMaterialized", k.materialized_row as "materializedRow", k.materialized_offset::float8 as "materializedOffset",
  k.deadline_at as "deadlineAt", ${countNames.map((name) => `k.${name}`).join(', ')}`;
const source = 'runs r join verification_runs k on k.workspace_id = r.workspace_id and k.id = r.id';

/** Milliseconds after the start until which deferred addresses are asked about again (engines/verification, retryWindowMs). */
export const verificationRunWindowMs = 24 * 3_600_000;

export type NewVerificationRun = Pick<VerificationRun, 'id' | 'source' | 'name' | 'fileId' | 'fresh' | 'isFree' | 'adds'> & {
  readonly columns: readonly unknown[] | null;
};

/** The kind's own part of a run with this id; its rows are materialized later. */
export async function createVerificationRun(tx: WorkspaceTx, run: NewVerificationRun, now: Date): Promise<void> {
  await tx.query(
    `insert into verification_runs (workspace_id, id, source, name, file_id, columns, fresh, is_free, deadline_at, adds)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      run.id,
      run.source,
      run.name,
      run.fileId,
      run.columns === null ? null : JSON.stringify(run.columns),
      run.fresh,
      run.isFree,
      new Date(now.getTime() + verificationRunWindowMs),
      run.adds,
    ],
  );
}

/** @throws Refusal not_found */
export async function readVerificationRun(tx: WorkspaceTx, id: string): Promise<VerificationRun> {
  const { rows } = await tx.query<VerificationRun>(
    `select ${columns} from ${source} where r.workspace_id = current_workspace() and r.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Newest first; at most `limit` with an id below `before`. */
export async function listVerificationRuns(
  tx: WorkspaceTx,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<VerificationRun[]> {
  const { rows } = await tx.query<VerificationRun>(
    `select ${columns} from ${source}
     where r.workspace_id = current_workspace() and r.kind in ('verification', 'find') and ($1::uuid is null or r.id < $1) order by r.id desc limit $2`,
    [before, limit],
  );
  return rows;
}

/** When the first of the deferred rows is asked about again, by run; runs without any are left out. */
export async function readNextAttempts(tx: WorkspaceTx, ids: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await tx.query<{ id: string; at: Date | null }>(
    `select id, (select min(next_at) from verification_run_rows r
       where r.workspace_id = current_workspace() and r.run_id = t.id and r.status = 'pending' and not r.is_double) as at
     from unnest($1::uuid[]) as t (id)`,
    [ids],
  );
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

/** Of these runs, those that will still have answers. */
export async function readRunning(tx: WorkspaceTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.query<{ id: string }>(
    `select id from runs where workspace_id = current_workspace() and id = any($1) and (status in ('queued', 'running') or pause_reason = 'member')`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the run verifies again, free of charge, addresses that were already paid for. */
export async function isFreeRun(tx: WorkspaceTx, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ isFree: boolean }>(
    'select is_free as "isFree" from verification_runs where workspace_id = current_workspace() and id = $1',
    [id],
  );
  return rows[0]?.isFree === true;
}

/** A run that is resumed after days asks about deferred addresses for another day. */
export async function extendDeadline(tx: WorkspaceTx, id: string, now: Date): Promise<void> {
  await tx.query(
    'update verification_runs set deadline_at = greatest(deadline_at, $2) where workspace_id = current_workspace() and id = $1',
    [id, new Date(now.getTime() + verificationRunWindowMs)],
  );
}

/** Notes up to where the rows are materialized. @param skipped rows of this part with nothing to ask */
export async function noteMaterialized(
  tx: WorkspaceTx,
  id: string,
  {
    row,
    offset,
    isMaterialized,
    skipped,
  }: { readonly row: number; readonly offset: number; readonly isMaterialized: boolean; readonly skipped: number },
): Promise<void> {
  await tx.query(
    `update verification_runs set materialized_row = $2, materialized_offset = $3, is_materialized = $4, skipped = skipped + $5
     where workspace_id = current_workspace() and id = $1`,
    [id, row, offset, isMaterialized, skipped],
  );
}

/** Changes the counts by these numbers. */
export async function noteRunCounts(tx: WorkspaceTx, id: string, change: Partial<RunCounts>): Promise<void> {
  const moves = countNames.map((name, index) => `${name} = ${name} + $${index + 2}`).join(', ');
  await tx.query(`update verification_runs set ${moves} where workspace_id = current_workspace() and id = $1`, [
    id,
    ...countNames.map((name) => change[name] ?? 0),
  ]);
}

/** For the rest of a transaction of a run: looks rows up by key. The tables grow faster than their statistics, so that the planner would read them whole. */
export async function lookUpByKey(tx: WorkspaceTx): Promise<void> {
  await tx.query('set local jit = off; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off');
}
