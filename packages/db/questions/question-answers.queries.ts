/** What is known of each company's answer, by column of a list. */
import { jsonOf, type WorkspaceTx } from '../platform/index.ts';
import type { QuestionOutcome } from './question-runs.queries.ts';

export interface QuestionAnswer {
  readonly outcome: QuestionOutcome;
  readonly answer: string | number | null;
  readonly quote: string | null;
  readonly pageUrl: string | null;
  /** Why there is no answer, as a sentence. */
  readonly reason: string | null;
  /** Of the question, the model and the text that it got; null if it got none. */
  readonly askedDigest: Buffer | null;
  readonly model: string | null;
}

const columns = `outcome, answer, quote, page_url as "pageUrl", reason, asked_digest as "askedDigest", model`;

/** Replaces what was known, unless the column was removed meanwhile. */
export async function saveQuestionAnswer(
  tx: WorkspaceTx,
  { columnId, domain, runId, ...answer }: QuestionAnswer & { readonly columnId: string; readonly domain: string; readonly runId: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into question_answers (workspace_id, column_id, domain, outcome, answer, quote, page_url, reason, asked_digest, model, run_id, answered_at)
     select c.workspace_id, c.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from list_columns c where c.workspace_id = current_workspace() and c.id = $1
     on conflict (workspace_id, column_id, domain) do update set outcome = excluded.outcome, answer = excluded.answer, quote = excluded.quote,
       page_url = excluded.page_url, reason = excluded.reason, asked_digest = excluded.asked_digest, model = excluded.model, run_id = excluded.run_id,
       answered_at = excluded.answered_at`,
    [
      columnId,
      domain,
      answer.outcome,
      answer.answer === null ? null : jsonOf(answer.answer),
      answer.quote,
      answer.pageUrl,
      answer.reason,
      answer.askedDigest,
      answer.model,
      runId,
      now,
    ],
  );
}

/** The newest answer of any column to the same question about the same text, which a model need not be asked again for. */
export async function findKnownAnswer(tx: WorkspaceTx, domain: string, askedDigest: Buffer): Promise<QuestionAnswer | null> {
  const { rows } = await tx.query<QuestionAnswer>(
    `select ${columns} from question_answers where workspace_id = current_workspace() and domain = $1 and asked_digest = $2
       and outcome in ('answered', 'not_stated', 'discarded') order by answered_at desc limit 1`,
    [domain, askedDigest],
  );
  return rows[0] ?? null;
}

/** By column, then by domain. */
export async function readQuestionAnswers(
  tx: WorkspaceTx,
  columnIds: readonly string[],
  domains: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, QuestionAnswer & { readonly answeredAt: Date }>>> {
  const { rows } = await tx.query<QuestionAnswer & { columnId: string; domain: string; answeredAt: Date }>(
    `select column_id as "columnId", domain, answered_at as "answeredAt", ${columns} from question_answers
     where workspace_id = current_workspace() and column_id = any($1::uuid[]) and domain = any($2::text[])`,
    [columnIds, domains],
  );
  const byColumn = new Map<string, Map<string, QuestionAnswer & { answeredAt: Date }>>();
  for (const { columnId, domain, ...answer } of rows) {
    const ofColumn = byColumn.get(columnId) ?? new Map<string, QuestionAnswer & { answeredAt: Date }>();
    byColumn.set(columnId, ofColumn.set(domain, answer));
  }
  return byColumn;
}

/** What one question cost on average in the last 200 calls of the workspace; null without any. */
export async function readUsualQuestionTokens(
  tx: WorkspaceTx,
): Promise<{ readonly inputTokens: number; readonly outputTokens: number } | null> {
  const { rows } = await tx.query<{ inputTokens: number | null; outputTokens: number | null }>(
    `select avg(input_tokens)::float8 as "inputTokens", avg(output_tokens)::float8 as "outputTokens" from (
       select input_tokens, output_tokens from model_calls where workspace_id = current_workspace() and purpose = 'question' and outcome = 'answered'
         and input_tokens > 0 order by id desc limit 200) as last`,
  );
  const [row] = rows;
  return row && row.inputTokens !== null && row.outputTokens !== null
    ? { inputTokens: row.inputTokens, outputTokens: row.outputTokens }
    : null;
}
