/** The rows of a verification run or find run: materialized, asked about in parts, answered, listed. The run itself is in verification-runs.queries.ts. */
import { paidForMs } from '@leadlight/credits';
import { addressKey } from '@leadlight/vocabulary';
import { suppressedPeople } from '../leads/index.ts';
import { type WorkspaceTx, jsonOf, textOf } from '../platform/index.ts';
import type { RunCounts } from './verification-runs.queries.ts';
import { readRefusedAddresses, type StoredVerdict } from './verifications.queries.ts';

export type RowStatus = 'pending' | 'done' | 'skipped' | 'failed';
/** `has_address`, `no_name`, `no_domain`: of a find run, why there is nothing to find. */
export type SkipReason = 'empty' | 'suppressed' | 'not_revealed' | 'gone' | 'has_address' | 'no_name' | 'no_domain';

export interface NewRow {
  readonly row: number;
  readonly given: string;
  /** Null where there is nothing to ask. */
  readonly askKey: string | null;
  /** Of a find run. */
  readonly name: string | null;
  readonly domain: string | null;
  readonly personId: string | null;
  /** Null for a row that is asked about. */
  readonly skipReason: SkipReason | null;
}

/** Writes rows, each once however often it is given; a row that asks what an earlier one asks is marked as its double. */
export async function materializeRows(tx: WorkspaceTx, runId: string, rows: readonly NewRow[]): Promise<void> {
  const column = <T>(pick: (row: NewRow) => T): T[] => rows.map(pick);
  await tx.query(
    `insert into verification_run_rows (workspace_id, run_id, row, given, ask_key, name, domain, person_id, status, skip_reason, is_double)
     select current_workspace(), $1, t.row, t.given, t.ask_key, t.name, t.domain, t.person_id,
       case when t.skip_reason is null then 'pending' else 'skipped' end, t.skip_reason,
       t.skip_reason is null and (row_number() over (partition by t.ask_key, t.skip_reason order by t.row) > 1 or exists (
         select from verification_run_rows r where r.workspace_id = current_workspace() and r.run_id = $1 and r.ask_key = t.ask_key and r.row < t.row))
     from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[])
       as t (row, given, ask_key, name, domain, person_id, skip_reason)
     on conflict do nothing`,
    [
      runId,
      column(({ row }) => row),
      column(({ given }) => textOf(given)),
      column(({ askKey }) => askKey),
      column(({ name }) => name && textOf(name)),
      column(({ domain }) => domain && textOf(domain)),
      column(({ personId }) => personId),
      column(({ skipReason }) => skipReason),
    ],
  );
}

export interface RowToAsk {
  readonly row: number;
  readonly given: string;
  readonly askKey: string;
  readonly name: string | null;
  readonly domain: string | null;
  readonly personId: string | null;
  /** Made so far. */
  readonly attempts: number;
  /** The server of the previous attempt. */
  readonly sameServer: string | null;
}

/** Of {@link RowToAsk}. */
export const askColumns = `row, given, ask_key as "askKey", name, domain, person_id as "personId", attempts,
  verdict -> 'next' ->> 'sameServer' as "sameServer"`;

/**
 * The rows that were not asked about yet, without doubles, in the order in which to ask: those of one domain follow each other, because they share sessions, but
 * at most `together` at a time, so that a list with mostly one provider does not only wait for that provider.
 * @param except rows that failed and are tried again last
 */
export async function readOrderToAsk(
  tx: WorkspaceTx,
  runId: string,
  { together, except }: { readonly together: number; readonly except: readonly number[] },
): Promise<number[]> {
  const { rows } = await tx.query<{ rows: number[] | null }>(
    `select array_agg(row order by turn, domain, row) as rows from (
       select row, domain, (row_number() over (partition by domain order by row) - 1) / $2 as turn from (
         select row, coalesce(domain, substring(ask_key from '[^@]*$')) as domain from verification_run_rows
         where workspace_id = current_workspace() and run_id = $1 and status = 'pending' and next_at is null and not is_double
           and row <> all($3::int[])) as unasked) as placed`,
    [runId, together, except],
  );
  return rows[0]?.rows ?? [];
}

/** Those of these rows that were not asked about yet, in the order given. */
export async function readRowsToAsk(tx: WorkspaceTx, runId: string, places: readonly number[]): Promise<RowToAsk[]> {
  const { rows } = await tx.query<RowToAsk>(
    `select ${askColumns} from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and row = any($2::int[]) and status = 'pending' and next_at is null
     order by array_position($2::int[], row)`,
    [runId, places],
  );
  return rows;
}

/** Deferred rows that may be asked about again, those due longest first; without doubles. @param except rows that failed and are tried again last */
export async function readRowsDue(
  tx: WorkspaceTx,
  runId: string,
  now: Date,
  { limit, except }: { readonly limit: number; readonly except: readonly number[] },
): Promise<RowToAsk[]> {
  const { rows } = await tx.query<RowToAsk>(
    `select ${askColumns} from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and status = 'pending' and not is_double and next_at <= $2 and row <> all($4::int[])
     order by next_at, row limit $3`,
    [runId, now, limit, except],
  );
  return rows;
}

export interface RestOfRun {
  /** Rows were not asked about yet. */
  readonly hasUnasked: boolean;
  /** When the next of the deferred rows is asked about again; null where there is none. */
  readonly nextAt: Date | null;
}

/** What is left of a run, without the rows that failed and are tried again last (`except`). */
export async function readRestOfRun(tx: WorkspaceTx, runId: string, except: readonly number[]): Promise<RestOfRun> {
  const left = `from verification_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending' and not is_double
    and row <> all($2::int[])`;
  const { rows } = await tx.query<RestOfRun>(
    `select exists (select ${left} and next_at is null) as "hasUnasked", (select min(next_at) ${left}) as "nextAt"`,
    [runId, except],
  );
  return rows[0] ?? { hasUnasked: false, nextAt: null };
}

/**
 * The most credits that the rest of a run can cost: addresses and names that are neither answered nor paid for within the last 30 days, without the
 * rows that failed.
 */
export async function readMostCost(tx: WorkspaceTx, runId: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from verification_run_rows r
     where r.workspace_id = current_workspace() and r.run_id = $1 and r.status = 'pending' and not r.is_double
       and r.row <> all(array(select f.row::int from run_failed_rows f where f.workspace_id = current_workspace() and f.run_id = $1))
       and not exists (select from verifications v where v.workspace_id = r.workspace_id and v.address_key = r.ask_key and r.name is null
         and (v.paid_at > $2 or v.bounced_at is not null))
       and not exists (select from finds f where f.workspace_id = r.workspace_id and f.find_key = r.ask_key and r.name is not null and f.paid_at > $2)`,
    [runId, new Date(now.getTime() - paidForMs)],
  );
  return rows[0]?.count ?? 0;
}

export interface PendingRow {
  /** Its mail server deferred it. */
  readonly isWaiting: boolean;
}

/** Of these keys, those without an answer, locked until the transaction ends. */
export async function lockPendingRows(tx: WorkspaceTx, runId: string, keys: readonly string[]): Promise<Map<string, PendingRow>> {
  const { rows } = await tx.query<{ key: string; isWaiting: boolean }>(
    `select ask_key as key, next_at is not null as "isWaiting" from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and ask_key = any($2) and status = 'pending' and not is_double for update`,
    [runId, keys],
  );
  return new Map(rows.map(({ key, isWaiting }) => [key, { isWaiting }]));
}

export interface RowAnswer {
  readonly askKey: string;
  /** Pending: its mail server deferred it until `nextAt`. */
  readonly status: Exclude<RowStatus, 'failed'>;
  readonly skipReason: 'gone' | 'suppressed' | null;
  readonly address: string | null;
  readonly verdict: StoredVerdict | null;
  readonly verificationId: string | null;
  readonly findId: string | null;
  readonly outcome: 'confirmed' | 'pattern_only' | 'not_found' | 'unconfirmed' | null;
  readonly probability: number | null;
  readonly cost: 0 | 1;
  readonly attempts: number;
  readonly nextAt: Date | null;
}

/**
 * Writes answers into the rows that ask for them, doubles too. A double costs nothing, since its first row paid. Of people who are gone only the row's number
 * is kept.
 * @param before of each key, as `lockPendingRows` gave it
 * @returns how the run's counts change, and how many rows are done
 */
export async function answerRows(
  tx: WorkspaceTx,
  runId: string,
  answers: readonly RowAnswer[],
  before: ReadonlyMap<string, PendingRow>,
): Promise<{ readonly counts: Partial<RunCounts>; readonly done: number }> {
  const countOf = new Map<string, number>();
  const isGone = ({ skipReason }: RowAnswer): boolean => skipReason === 'gone';
  for (const { askKey } of answers.filter(isGone)) countOf.set(askKey, await emptyRows(tx, runId, askKey));
  for (const key of await fillRows(
    tx,
    runId,
    answers.filter((answer) => !isGone(answer)),
  ))
    countOf.set(key, (countOf.get(key) ?? 0) + 1);
  const counts: { -readonly [name in keyof RunCounts]?: number } = {};
  const move = (name: keyof RunCounts, by: number): void => {
    counts[name] = (counts[name] ?? 0) + by;
  };
  let done = 0;
  for (const { askKey, status, verdict, outcome } of answers) {
    const count = countOf.get(askKey) ?? 0;
    if (before.get(askKey)?.isWaiting) move('waiting', -count);
    if (status === 'pending') move('waiting', count);
    else done += count;
    if (status === 'skipped') move('skipped', count);
    if (status !== 'done') continue;
    if (verdict) move(verdict.verdict, count);
    if (outcome) move(outcome, count);
  }
  return { counts, done };
}

/**
 * Surprise: the values are passed as arrays and found by the position of their key, instead of being joined. The planner has no statistics of a run that was
 * just materialized, and may choose a join that compares every answer with every pending row.
 * @returns the key of each row that was written
 */
async function fillRows(tx: WorkspaceTx, runId: string, answers: readonly RowAnswer[]): Promise<string[]> {
  if (answers.length === 0) return [];
  const column = <T>(pick: (answer: RowAnswer) => T): T[] => answers.map(pick);
  const { rows } = await tx.query<{ key: string }>(
    `update verification_run_rows set
       status = ($3::text[])[array_position($2::text[], ask_key)], skip_reason = ($14::text[])[array_position($2::text[], ask_key)],
       address = ($4::text[])[array_position($2::text[], ask_key)],
       kind = ($5::text[])[array_position($2::text[], ask_key)], verdict = ($6::jsonb[])[array_position($2::text[], ask_key)],
       verification_id = ($7::uuid[])[array_position($2::text[], ask_key)], find_id = ($8::uuid[])[array_position($2::text[], ask_key)],
       outcome = ($9::text[])[array_position($2::text[], ask_key)], probability = ($10::real[])[array_position($2::text[], ask_key)],
       cost = case when is_double then 0 else ($11::smallint[])[array_position($2::text[], ask_key)] end,
       attempts = ($12::smallint[])[array_position($2::text[], ask_key)], next_at = ($13::timestamptz[])[array_position($2::text[], ask_key)]
     where workspace_id = current_workspace() and run_id = $1 and ask_key = any($2::text[]) and status = 'pending'
     returning ask_key as key`,
    [
      runId,
      column(({ askKey }) => askKey),
      column(({ status }) => status),
      column(({ address }) => address && textOf(address)),
      column(({ verdict }) => verdict?.verdict ?? null),
      column(({ verdict }) => verdict && jsonOf(verdict)),
      column(({ verificationId }) => verificationId),
      column(({ findId }) => findId),
      column(({ outcome }) => outcome),
      column(({ probability }) => probability),
      column(({ cost }) => cost),
      column(({ attempts }) => attempts),
      column(({ nextAt }) => nextAt),
      column(({ skipReason }) => skipReason),
    ],
  );
  return rows.map(({ key }) => key);
}

/** Of people who are gone only the row's number is kept. @returns how many rows asked for them */
async function emptyRows(tx: WorkspaceTx, runId: string, key: string): Promise<number> {
  const { rowCount } = await tx.query(
    `update verification_run_rows set given = '', ask_key = null, person_id = null, status = 'skipped', skip_reason = 'gone', address = null, kind = null, verdict = null,
       verification_id = null, find_id = null, outcome = null, probability = null, cost = 0, next_at = null
     where workspace_id = current_workspace() and run_id = $1 and ask_key = $2 and status = 'pending'`,
    [runId, key],
  );
  return rowCount ?? 0;
}

export interface RunRow {
  readonly row: number;
  readonly given: string;
  readonly personId: string | null;
  readonly status: RowStatus;
  readonly skipReason: SkipReason | null;
  /** Why a row was set aside, as a sentence for people. */
  readonly failure: string | null;
  readonly address: string | null;
  readonly verdict: StoredVerdict | null;
  readonly verificationId: string | null;
  readonly outcome: RowAnswer['outcome'];
  readonly probability: number | null;
  readonly cost: 0 | 1;
  readonly isDouble: boolean;
  /** The address was written to the person. */
  readonly isAdded: boolean;
}

export interface RowFilter {
  readonly verdict?: string | undefined;
  readonly outcome?: string | undefined;
}

const rowColumns = `row, given, person_id as "personId", status, skip_reason as "skipReason",
  case when status = 'failed' then (select f.reason from run_failed_rows f
    where f.workspace_id = v.workspace_id and f.run_id = v.run_id and f.row = v.row) end as failure, address, verdict, verification_id as "verificationId", outcome, probability, cost,
  is_double as "isDouble", is_added as "isAdded"`;

/** In order, after a row; with a verdict or outcome only those with that answer. */
export async function listRunRows(
  tx: WorkspaceTx,
  runId: string,
  { after, until, limit, verdict, outcome }: RowFilter & { readonly after: number; readonly until?: number; readonly limit: number },
): Promise<RunRow[]> {
  const { rows } = await tx.query<RunRow>(
    `select ${rowColumns} from verification_run_rows v where workspace_id = current_workspace() and run_id = $1 and row > $2 and ($3::int is null or row <= $3)
       ${verdict === undefined ? '' : `and kind = $5 and status = 'done'`} ${outcome === undefined ? '' : `and outcome = $${verdict === undefined ? 5 : 6}`}
     order by row limit $4`,
    [runId, after, until, limit, ...(verdict === undefined ? [] : [verdict]), ...(outcome === undefined ? [] : [outcome])],
  );
  return withholdSuppressed(tx, rows);
}

/** What was found about people and addresses that are on the suppression list by now is not shown, as if they had been left out from the start. */
async function withholdSuppressed(tx: WorkspaceTx, rows: readonly RunRow[]): Promise<RunRow[]> {
  const people = await suppressedPeople(
    tx,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const keysOf = ({ given, address }: RunRow): string[] =>
    [...(given.includes('@') ? [given] : []), ...(address === null ? [] : [address])].map(addressKey);
  const refused = await readRefusedAddresses(tx, [...new Set(rows.flatMap(keysOf))]);
  return rows.map((row) => {
    const isPerson = row.personId !== null && people.has(row.personId);
    if (!isPerson && !keysOf(row).some((key) => refused.get(key) === 'suppressed')) return row;
    const nothing = { address: null, verdict: null, verificationId: null, outcome: null, probability: null, failure: null } as const;
    // The address of a person is from the workspace's records; what a member pasted or uploaded is theirs.
    return { ...row, ...nothing, given: row.personId === null ? row.given : '', status: 'skipped', skipReason: 'suppressed' };
  });
}

/** Makes unknown final for addresses that a run would have asked about again. */
export async function leaveWaitingVerifications(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update verifications set status = 'done', next_at = null, run_id = null
     where workspace_id = current_workspace() and run_id = $1 and status = 'waiting'`,
    [runId],
  );
}
