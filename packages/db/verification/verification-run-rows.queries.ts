/** The rows of a run: laid out, asked about in parts, answered, listed. The run itself stands in verification-runs.queries.ts. */
import { paidForMs } from '@leadlight/credits';
import type { WorkspaceTx } from '../platform/index.ts';
import type { RunCounts } from './verification-runs.queries.ts';
import { jsonOf, textOf, type StoredVerdict } from './verifications.queries.ts';

export type RowResult = 'open' | 'waiting' | 'answered' | 'empty' | 'suppressed' | 'not_revealed' | 'gone';

export interface RowToLay {
  readonly row: number;
  readonly given: string;
  readonly askKey: string | null;
  /** Of a run that finds. */
  readonly name: string | null;
  readonly domain: string | null;
  readonly personId: string | null;
  readonly result: Exclude<RowResult, 'waiting' | 'answered'>;
}

/** Writes rows, each once however often it is told; what an earlier row asks already is marked as its double. */
export async function layRows(tx: WorkspaceTx, runId: string, rows: readonly RowToLay[]): Promise<void> {
  const column = <T>(pick: (row: RowToLay) => T): T[] => rows.map(pick);
  await tx.query(
    `insert into verification_run_rows (workspace_id, run_id, row, given, ask_key, name, domain, person_id, result, is_double)
     select current_workspace(), $1, t.row, t.given, t.ask_key, t.name, t.domain, t.person_id, t.result,
       t.result = 'open' and (row_number() over (partition by t.ask_key, t.result order by t.row) > 1 or exists (
         select from verification_run_rows r where r.workspace_id = current_workspace() and r.run_id = $1 and r.ask_key = t.ask_key and r.row < t.row))
     from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[])
       as t (row, given, ask_key, name, domain, person_id, result)
     on conflict do nothing`,
    [
      runId,
      column(({ row }) => row),
      column(({ given }) => textOf(given)),
      column(({ askKey }) => askKey),
      column(({ name }) => name && textOf(name)),
      column(({ domain }) => domain && textOf(domain)),
      column(({ personId }) => personId),
      column(({ result }) => result),
    ],
  );
}

export interface RowToAsk {
  readonly row: number;
  readonly given: string;
  readonly askKey: string;
  readonly name: string | null;
  readonly domain: string | null;
  /** It waited, and is asked again. */
  readonly isAgain: boolean;
  /** Made so far. */
  readonly attempts: number;
  /** The server of the attempt before. */
  readonly sameServer: string | null;
}

const askColumns = `row, given, ask_key as "askKey", name, domain, result = 'waiting' as "isAgain", attempts, verdict -> 'next' ->> 'sameServer' as "sameServer"`;

/**
 * The rows that were not asked about yet, without doubles, in the order in which to ask: those of one domain follow one another, since they share sessions, but
 * no more at a time than `together`, so that a list that is mostly of one provider does not wait for it alone.
 */
export async function readOrderToAsk(tx: WorkspaceTx, runId: string, together: number): Promise<number[]> {
  const { rows } = await tx.query<{ rows: number[] | null }>(
    `select array_agg(row order by turn, domain, row) as rows from (
       select row, domain, (row_number() over (partition by domain order by row) - 1) / $2 as turn from (
         select row, coalesce(domain, substring(ask_key from '[^@]*$')) as domain from verification_run_rows
         where workspace_id = current_workspace() and run_id = $1 and result = 'open' and not is_double) as open) as placed`,
    [runId, together],
  );
  return rows[0]?.rows ?? [];
}

/** Those of these rows that were not asked about yet, in the order given. */
export async function readRowsToAsk(tx: WorkspaceTx, runId: string, places: readonly number[]): Promise<RowToAsk[]> {
  const { rows } = await tx.query<RowToAsk>(
    `select ${askColumns} from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and row = any($2::int[]) and result = 'open' order by array_position($2::int[], row)`,
    [runId, places],
  );
  return rows;
}

/** Rows that were put off and may be asked about again, the longest due first; without doubles. */
export async function readRowsDue(tx: WorkspaceTx, runId: string, now: Date, limit: number): Promise<RowToAsk[]> {
  const { rows } = await tx.query<RowToAsk>(
    `select ${askColumns} from verification_run_rows
     where workspace_id = current_workspace() and run_id = $1 and result = 'waiting' and not is_double and next_at <= $2 order by next_at, row limit $3`,
    [runId, now, limit],
  );
  return rows;
}

/** What is left of a run: whether rows were not asked about yet, and when the next of those that were put off is asked again; null where none is. */
export async function readWhatIsLeft(tx: WorkspaceTx, runId: string): Promise<{ readonly hasOpen: boolean; readonly nextAt: Date | null }> {
  const { rows } = await tx.query<{ hasOpen: boolean; nextAt: Date | null }>(
    `select exists (select from verification_run_rows where workspace_id = current_workspace() and run_id = $1 and result = 'open' and not is_double) as "hasOpen",
       (select min(next_at) from verification_run_rows where workspace_id = current_workspace() and run_id = $1 and result = 'waiting' and not is_double)
         as "nextAt"`,
    [runId],
  );
  return rows[0] ?? { hasOpen: false, nextAt: null };
}

/** The most credits that what is left of a run can cost: addresses and names that are neither answered nor paid for within the last 30 days. */
export async function readMostCost(tx: WorkspaceTx, runId: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from verification_run_rows r
     where r.workspace_id = current_workspace() and r.run_id = $1 and r.result in ('open', 'waiting') and not r.is_double
       and not exists (select from verifications v where v.workspace_id = r.workspace_id and v.address_key = r.ask_key and r.name is null
         and (v.paid_at > $2 or v.bounced_at is not null))
       and not exists (select from finds f where f.workspace_id = r.workspace_id and f.find_key = r.ask_key and r.name is not null and f.paid_at > $2)`,
    [runId, new Date(now.getTime() - paidForMs)],
  );
  return rows[0]?.count ?? 0;
}

/** Of these keys, those that still have no answer, and nobody else answers them until the transaction ends. */
export async function lockUnanswered(tx: WorkspaceTx, runId: string, keys: readonly string[]): Promise<Map<string, 'open' | 'waiting'>> {
  const { rows } = await tx.query<{ key: string; result: 'open' | 'waiting' }>(
    `select ask_key as key, result from verification_run_rows where workspace_id = current_workspace() and run_id = $1 and ask_key = any($2)
       and result in ('open', 'waiting') and not is_double for update`,
    [runId, keys],
  );
  return new Map(rows.map(({ key, result }) => [key, result]));
}

export interface RowAnswer {
  readonly askKey: string;
  readonly result: 'waiting' | 'answered' | 'gone' | 'suppressed';
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
 * Writes answers into the rows that ask for them, doubles too; what a double costs, its first row has paid. Of whoever is gone nothing but the row stays.
 * @param before of each key, as `lockUnanswered` gave it
 * @returns how the run's counts move
 */
export async function answerRows(
  tx: WorkspaceTx,
  runId: string,
  answers: readonly RowAnswer[],
  before: ReadonlyMap<string, 'open' | 'waiting'>,
): Promise<Partial<RunCounts>> {
  const countOf = new Map<string, number>();
  for (const { askKey } of answers.filter(({ result }) => result === 'gone')) countOf.set(askKey, await emptyRows(tx, runId, askKey));
  for (const key of await fillRows(
    tx,
    runId,
    answers.filter(({ result }) => result !== 'gone'),
  ))
    countOf.set(key, (countOf.get(key) ?? 0) + 1);
  const change: { -readonly [name in keyof RunCounts]?: number } = {};
  const move = (name: keyof RunCounts, by: number): void => {
    change[name] = (change[name] ?? 0) + by;
  };
  for (const { askKey, result, verdict, outcome } of answers) {
    const count = countOf.get(askKey) ?? 0;
    if (before.get(askKey) === 'waiting') move('waiting', -count);
    if (result === 'waiting') move('waiting', count);
    if (result === 'gone' || result === 'suppressed') move('skipped', count);
    if (result !== 'answered') continue;
    move('answered', count);
    if (verdict) move(verdict.verdict, count);
    if (outcome) move(outcome, count);
  }
  return change;
}

/**
 * Surprise: the values stand in arrays and are found by their key's place, instead of being joined: to the planner, which knows nothing yet of a run that was laid
 * out a moment ago, any join is as good as one that compares every answer with every row that is still open.
 * @returns the key of each row that was written
 */
async function fillRows(tx: WorkspaceTx, runId: string, answers: readonly RowAnswer[]): Promise<string[]> {
  if (answers.length === 0) return [];
  const column = <T>(pick: (answer: RowAnswer) => T): T[] => answers.map(pick);
  const { rows } = await tx.query<{ key: string }>(
    `update verification_run_rows set
       result = ($3::text[])[array_position($2::text[], ask_key)], address = ($4::text[])[array_position($2::text[], ask_key)],
       kind = ($5::text[])[array_position($2::text[], ask_key)], verdict = ($6::jsonb[])[array_position($2::text[], ask_key)],
       verification_id = ($7::uuid[])[array_position($2::text[], ask_key)], find_id = ($8::uuid[])[array_position($2::text[], ask_key)],
       outcome = ($9::text[])[array_position($2::text[], ask_key)], probability = ($10::real[])[array_position($2::text[], ask_key)],
       cost = case when is_double then 0 else ($11::smallint[])[array_position($2::text[], ask_key)] end,
       attempts = ($12::smallint[])[array_position($2::text[], ask_key)], next_at = ($13::timestamptz[])[array_position($2::text[], ask_key)]
     where workspace_id = current_workspace() and run_id = $1 and ask_key = any($2::text[]) and result in ('open', 'waiting')
     returning ask_key as key`,
    [
      runId,
      column(({ askKey }) => askKey),
      column(({ result }) => result),
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
    ],
  );
  return rows.map(({ key }) => key);
}

/** Of whoever is gone nothing but the row stays. @returns how many rows asked for them */
async function emptyRows(tx: WorkspaceTx, runId: string, key: string): Promise<number> {
  const { rowCount } = await tx.query(
    `update verification_run_rows set given = '', ask_key = null, person_id = null, result = 'gone', address = null, kind = null, verdict = null,
       verification_id = null, find_id = null, outcome = null, probability = null, cost = 0, next_at = null
     where workspace_id = current_workspace() and run_id = $1 and ask_key = $2 and result in ('open', 'waiting')`,
    [runId, key],
  );
  return rowCount ?? 0;
}

export interface RunRow {
  readonly row: number;
  readonly given: string;
  readonly personId: string | null;
  readonly result: RowResult;
  readonly address: string | null;
  readonly verdict: StoredVerdict | null;
  readonly verificationId: string | null;
  readonly outcome: RowAnswer['outcome'];
  readonly probability: number | null;
  readonly cost: 0 | 1;
  readonly isDouble: boolean;
}

export interface RowFilter {
  readonly verdict?: string | undefined;
  readonly outcome?: string | undefined;
}

const rowColumns = `row, given, person_id as "personId", result, address, verdict, verification_id as "verificationId", outcome, probability, cost,
  is_double as "isDouble"`;

/** In their order, from behind a row on; with a verdict or outcome only those that have it as their answer. */
export async function listRunRows(
  tx: WorkspaceTx,
  runId: string,
  { after, until, limit, verdict, outcome }: RowFilter & { readonly after: number; readonly until?: number; readonly limit: number },
): Promise<RunRow[]> {
  const { rows } = await tx.query<RunRow>(
    `select ${rowColumns} from verification_run_rows where workspace_id = current_workspace() and run_id = $1 and row > $2 and ($3::int is null or row <= $3)
       ${verdict === undefined ? '' : `and kind = $5 and result = 'answered'`} ${outcome === undefined ? '' : `and outcome = $${verdict === undefined ? 5 : 6}`}
     order by row limit $4`,
    [runId, after, until, limit, ...(verdict === undefined ? [] : [verdict]), ...(outcome === undefined ? [] : [outcome])],
  );
  return rows;
}

/** What of the addresses of an ended run was still to be asked again is left as it is: unknown. */
export async function letGoOfRun(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update verifications set status = 'done', next_at = null, run_id = null
     where workspace_id = current_workspace() and run_id = $1 and status = 'waiting'`,
    [runId],
  );
}
