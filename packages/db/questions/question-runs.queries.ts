/** What a question run has in addition to what every run has (../runs): its column, its question, its ceiling, and its rows by their outcomes. */
import { jsonOf, Refusal, type WorkspaceTx } from '../platform/index.ts';
import { runColumns, type Run } from '../runs/index.ts';

export type QuestionOutcome = 'answered' | 'not_stated' | 'discarded' | 'unread' | 'failed';

export interface QuestionRun extends Run {
  readonly total: number;
  readonly columnId: string;
  readonly name: string;
  /** As the server wrote it. */
  readonly question: unknown;
  /** The most that the model may cost, in millionths of a US dollar. */
  readonly modelCeilingMicros: number;
  readonly outcomes: Readonly<Partial<Record<QuestionOutcome, number>>>;
  /** Rows whose answer was known already. */
  readonly cached: number;
}

const columns = `${runColumns}, k.column_id as "columnId", k.name, k.question, k.model_ceiling_micros::float8 as "modelCeilingMicros", k.outcomes, k.cached`;

/** The kind's own part of a run with this id, and its rows. */
export async function createQuestionRun(
  tx: WorkspaceTx,
  run: Pick<QuestionRun, 'id' | 'columnId' | 'name' | 'modelCeilingMicros'> & {
    readonly question: object;
    readonly domains: readonly string[];
  },
): Promise<void> {
  await tx.query(
    `insert into question_runs (workspace_id, id, column_id, name, question, model_ceiling_micros) values (current_workspace(), $1, $2, $3, $4, $5)`,
    [run.id, run.columnId, run.name, jsonOf(run.question), run.modelCeilingMicros],
  );
  await tx.query(
    `insert into question_run_rows (workspace_id, run_id, row, domain, status)
     select current_workspace(), $1, place, domain, 'pending' from unnest($2::text[]) with ordinality as asked (domain, place)`,
    [run.id, run.domains],
  );
}

/** @throws Refusal not_found */
export async function readQuestionRun(tx: WorkspaceTx, id: string): Promise<QuestionRun> {
  const { rows } = await tx.query<QuestionRun>(
    `select ${columns} from runs r join question_runs k on k.workspace_id = r.workspace_id and k.id = r.id
     where r.workspace_id = current_workspace() and r.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export interface QuestionRow {
  readonly row: number;
  readonly domain: string;
  readonly tries: number;
}

/** The next rows to be answered, in their order. @param except rows that are under way or failed */
export async function readQuestionRows(
  tx: WorkspaceTx,
  runId: string,
  { limit, except }: { readonly limit: number; readonly except: readonly number[] },
  now: Date,
): Promise<QuestionRow[]> {
  const { rows } = await tx.query<QuestionRow>(
    `select row, domain, tries from question_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'
       and coalesce(next_at <= $2, true) and row <> all($3::int[]) order by row limit $4`,
    [runId, now, except, limit],
  );
  return rows;
}

/** One row by its place; null if it is no longer to be answered. */
export async function findQuestionRow(tx: WorkspaceTx, runId: string, row: number): Promise<QuestionRow | null> {
  const { rows } = await tx.query<QuestionRow>(
    `select row, domain, tries from question_run_rows where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row],
  );
  return rows[0] ?? null;
}

/** Writes the outcome of a row, and counts it. @returns false if it was done already */
export async function settleQuestionRow(
  tx: WorkspaceTx,
  runId: string,
  { row, outcome, isCached }: { readonly row: number; readonly outcome: QuestionOutcome; readonly isCached: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update question_run_rows set status = 'done', outcome = $3 where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row, outcome],
  );
  if (!rowCount) return false;
  await tx.query(
    `update question_runs set outcomes = outcomes || jsonb_build_object($2::text, coalesce((outcomes ->> $2)::int, 0) + 1), cached = cached + $3
     where workspace_id = current_workspace() and id = $1`,
    [runId, outcome, isCached ? 1 : 0],
  );
  return true;
}

/** The site or the model did not answer: the row is tried again then. */
export async function postponeQuestionRow(tx: WorkspaceTx, runId: string, row: number, nextAt: Date): Promise<void> {
  await tx.query(
    `update question_run_rows set next_at = $3, tries = tries + 1 where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row, nextAt],
  );
}

/** When the first of the postponed rows is tried again; null without any. */
export async function readNextQuestionTry(tx: WorkspaceTx, runId: string): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date | null }>(
    `select min(next_at) as at from question_run_rows where workspace_id = current_workspace() and run_id = $1 and status = 'pending'`,
    [runId],
  );
  return rows[0]?.at ?? null;
}

export async function setAsideQuestionRow(tx: WorkspaceTx, runId: string, row: number): Promise<void> {
  await tx.query(
    `update question_run_rows set status = 'failed' where workspace_id = current_workspace() and run_id = $1 and row = $2 and status = 'pending'`,
    [runId, row],
  );
}

/** Puts the rows that were set aside back, to be tried again. */
export async function putBackQuestionRows(tx: WorkspaceTx, runId: string): Promise<void> {
  await tx.query(
    `update question_run_rows set status = 'pending', tries = 0, next_at = null where workspace_id = current_workspace() and run_id = $1 and status = 'failed'`,
    [runId],
  );
}

/** By column and domain: what a run has still to ask about, and whether it is at work or waits to be resumed. */
export async function readPendingQuestions(
  tx: WorkspaceTx,
  columnIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, 'at_work' | 'paused'>>> {
  const { rows } = await tx.query<{ columnId: string; isAtWork: boolean; domains: string[] }>(
    `select k.column_id as "columnId", r.status in ('queued', 'running') as "isAtWork", array_agg(q.domain) as domains from question_runs k
       join runs r on r.workspace_id = k.workspace_id and r.id = k.id and r.status not in ('finished', 'canceled')
       join question_run_rows q on q.workspace_id = k.workspace_id and q.run_id = k.id and q.status = 'pending'
     where k.workspace_id = current_workspace() and k.column_id = any($1::uuid[]) group by 1, 2 order by 2`,
    [columnIds],
  );
  const byColumn = new Map<string, Map<string, 'at_work' | 'paused'>>();
  for (const { columnId, isAtWork, domains } of rows) {
    const ofColumn = byColumn.get(columnId) ?? new Map<string, 'at_work' | 'paused'>();
    // A run at work comes last, and counts.
    for (const domain of domains) ofColumn.set(domain, isAtWork ? 'at_work' : 'paused');
    byColumn.set(columnId, ofColumn);
  }
  return byColumn;
}

/** One time that a run asked a column's question about a company. */
export interface QuestionLookup {
  readonly runId: string;
  readonly status: 'pending' | 'done' | 'failed';
  readonly isRunOver: boolean;
  readonly outcome: QuestionOutcome | null;
  readonly createdAt: Date;
}

/** Newest first. */
export async function listQuestionLookups(
  tx: WorkspaceTx,
  { columnId, domain, limit }: { readonly columnId: string; readonly domain: string; readonly limit: number },
): Promise<QuestionLookup[]> {
  const { rows } = await tx.query<QuestionLookup>(
    `select q.run_id as "runId", q.status, r.status in ('finished', 'canceled') as "isRunOver", q.outcome, r.created_at as "createdAt"
     from question_runs k join runs r on r.workspace_id = k.workspace_id and r.id = k.id
       join question_run_rows q on q.workspace_id = k.workspace_id and q.run_id = k.id and q.domain = $2
     where k.workspace_id = current_workspace() and k.column_id = $1 order by q.run_id desc, q.row limit $3`,
    [columnId, domain, limit],
  );
  return rows;
}
