/**
 * The ledger of calls to language models. A row is committed before a call is sent and settled afterward, so that a process that is killed in between
 * leaves what the call may have cost.
 */
import { v7 as uuidv7 } from 'uuid';
import type { WorkspaceTx } from '../platform/index.ts';

export interface ModelCallToSend {
  readonly source: 'workspace' | 'operator';
  readonly model: string;
  readonly host: string;
  readonly purpose: string;
  readonly runId: string | null;
  readonly subject: string;
  /** The most that it can cost, in millionths of a US dollar. */
  readonly reserveMicros: number;
  readonly sentCharacters: number;
  /** The ceilings of the month that apply: the workspace's, and the operator's for each workspace. */
  readonly monthCeilingMicros: number | null;
  /** The ceiling of the run. */
  readonly runCeilingMicros: number | null;
}

export type BegunModelCall =
  /** Send it now. */
  | { readonly kind: 'send'; readonly callId: string }
  /** It could exceed a ceiling. Nothing was written. */
  | { readonly kind: 'ceiling'; readonly of: 'month' | 'run'; readonly leftMicros: number };

/** What a call counts for: what it cost, or what it may still cost. */
const spentSql = `case status when 'sent' then reserved_micros else cost_micros end`;

/** The beginning of the month, UTC. */
const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** Writes a call down before it is sent. Commit before sending. */
export async function beginModelCall(tx: WorkspaceTx, call: ModelCallToSend, now: Date): Promise<BegunModelCall> {
  // Calls of one workspace are begun one after another, so that two workers can't both spend the last of the month. Not `takeTurn`, whose key differs
  // from that of earlier versions, which may run beside this one.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('model-calls ' || current_workspace(), 0))`);
  if (call.monthCeilingMicros !== null) {
    const left = call.monthCeilingMicros - (await spentSince(tx, call.source, monthStart(now)));
    if (call.reserveMicros > left) return { kind: 'ceiling', of: 'month', leftMicros: Math.max(0, left) };
  }
  if (call.runCeilingMicros !== null && call.runId !== null) {
    const left = call.runCeilingMicros - (await readModelCostOfRun(tx, call.runId)).micros;
    if (call.reserveMicros > left) return { kind: 'ceiling', of: 'run', leftMicros: Math.max(0, left) };
  }
  const callId = uuidv7();
  await tx.query(
    `insert into model_calls (workspace_id, id, source, model, host, purpose, run_id, subject, status, reserved_micros, sent_characters, sent_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, 'sent', $8, $9, $10)`,
    [
      callId,
      call.source,
      call.model,
      call.host,
      call.purpose,
      call.runId,
      call.subject,
      Math.ceil(call.reserveMicros),
      call.sentCharacters,
      now,
    ],
  );
  return { kind: 'send', callId };
}

async function spentSince(tx: WorkspaceTx, source: string, since: Date): Promise<number> {
  const { rows } = await tx.query<{ spent: number }>(
    `select coalesce(sum(${spentSql}), 0)::float8 as spent from model_calls
     where workspace_id = current_workspace() and source = $1 and sent_at >= $2`,
    [source, since],
  );
  return rows[0]?.spent ?? 0;
}

export interface ModelCallToSettle {
  readonly callId: string;
  /** `answered`, or the code of a failure. */
  readonly outcome: string;
  readonly message: string | null;
  readonly costMicros: number;
  readonly isCostCertain: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Records the outcome of a call. A call that was given up as lost is settled too, if its answer still comes. */
export async function settleModelCall(tx: WorkspaceTx, call: ModelCallToSettle, now: Date): Promise<void> {
  await tx.query(
    `update model_calls set status = 'settled', outcome = $2, message = $3, cost_micros = $4, is_cost_certain = $5, input_tokens = $6, output_tokens = $7,
       settled_at = $8
     where workspace_id = current_workspace() and id = $1 and status <> 'settled'`,
    [call.callId, call.outcome, call.message, Math.ceil(call.costMicros), call.isCostCertain, call.inputTokens, call.outputTokens, now],
  );
}

/**
 * Gives up calls that were never settled: what they may have cost counts as spent.
 * @param of the calls of a run, to be called by its only worker before it sends any; or all that were sent before a time
 */
export async function loseModelCalls(tx: WorkspaceTx, of: { readonly runId: string } | { readonly before: Date }): Promise<void> {
  await tx.query(
    `update model_calls set status = 'lost', cost_micros = reserved_micros, is_cost_certain = false
     where workspace_id = current_workspace() and status = 'sent' and ($1::uuid is null or run_id = $1) and ($2::timestamptz is null or sent_at < $2)`,
    ['runId' in of ? of.runId : null, 'before' in of ? of.before : null],
  );
}

/** What calls cost, or may still cost. */
export interface ModelCost {
  readonly calls: number;
  /** In millionths of a US dollar. */
  readonly micros: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

const costSql = `count(*)::int as calls, coalesce(sum(${spentSql}), 0)::float8 as micros, coalesce(sum(input_tokens), 0)::float8 as "inputTokens",
  coalesce(sum(output_tokens), 0)::float8 as "outputTokens"`;

export async function readModelCostOfRun(tx: WorkspaceTx, runId: string): Promise<ModelCost> {
  const { rows } = await tx.query<ModelCost>(
    `select ${costSql} from model_calls where workspace_id = current_workspace() and run_id = $1`,
    [runId],
  );
  return rows[0] ?? { calls: 0, micros: 0, inputTokens: 0, outputTokens: 0 };
}

/** Of the current month (UTC), by source and purpose. */
export async function readModelCosts(
  tx: WorkspaceTx,
  now: Date,
): Promise<(ModelCost & { readonly source: 'workspace' | 'operator'; readonly purpose: string })[]> {
  const { rows } = await tx.query<ModelCost & { source: 'workspace' | 'operator'; purpose: string }>(
    `select source, purpose, ${costSql} from model_calls where workspace_id = current_workspace() and sent_at >= $1
     group by source, purpose order by micros desc, purpose`,
    [monthStart(now)],
  );
  return rows;
}

export interface ModelCallRecord {
  readonly id: string;
  readonly source: 'workspace' | 'operator';
  readonly model: string;
  readonly host: string;
  readonly purpose: string;
  readonly runId: string | null;
  readonly subject: string;
  readonly status: 'sent' | 'settled' | 'lost';
  readonly outcome: string | null;
  readonly message: string | null;
  readonly micros: number;
  readonly isCostCertain: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly sentCharacters: number;
  readonly sentAt: Date;
}

export type ModelCallOfRun = Pick<ModelCallRecord, 'model' | 'status' | 'outcome' | 'message' | 'micros' | 'sentCharacters' | 'sentAt'>;

/** The calls of a run about one subject, in their order. */
export async function listModelCallsOfRun(tx: WorkspaceTx, runId: string, subject: string): Promise<ModelCallOfRun[]> {
  const { rows } = await tx.query<ModelCallOfRun>(
    `select model, status, outcome, message, (${spentSql})::float8 as micros, sent_characters as "sentCharacters", sent_at as "sentAt" from model_calls
     where workspace_id = current_workspace() and run_id = $1 and subject = $2 order by sent_at, id`,
    [runId, subject],
  );
  return rows;
}

/** Newest first. */
export async function listModelCalls(
  tx: WorkspaceTx,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<ModelCallRecord[]> {
  const { rows } = await tx.query<ModelCallRecord>(
    `select id, source, model, host, purpose, run_id as "runId", subject, status, outcome, message, (${spentSql})::float8 as micros,
       status = 'settled' and is_cost_certain as "isCostCertain", input_tokens as "inputTokens", output_tokens as "outputTokens",
       sent_characters as "sentCharacters", sent_at as "sentAt"
     from model_calls where workspace_id = current_workspace() and ($1::uuid is null or id < $1) order by id desc limit $2`,
    [before ?? null, limit],
  );
  return rows;
}
