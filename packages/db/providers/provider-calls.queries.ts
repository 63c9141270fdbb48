/**
 * The ledger of calls to providers. A row is committed before a call is sent, and its outcome and the answer are committed together afterward: a
 * process that is killed in between leaves a row that says that a call may have been charged, and no second call is sent for it unawares.
 */
import { v7 as uuidv7 } from 'uuid';
import { Refusal, type WorkspaceTx } from '../platform/index.ts';
import { monthStart, spentSql } from './provider-connections.queries.ts';

export interface CallToSend {
  readonly connectionId: string;
  /** Equal for the same question of the same row and run. */
  readonly idempotencyKey: string;
  readonly runId: string | null;
  /** Place in the run of the row that asks. */
  readonly runRow?: number | undefined;
  readonly subjectKind: 'person' | 'company';
  /** The most certain key of the question. */
  readonly subject: string;
  readonly fields: readonly string[];
  /** The most that it can cost, in millionths of a US dollar. */
  readonly reserveMicros: number;
}

export type BegunCall =
  /** Send it now. */
  | { readonly kind: 'send'; readonly callId: string }
  /** It was sent before and its outcome is known; the answer is stored if it may be. */
  | { readonly kind: 'settled'; readonly callId: string; readonly outcome: string }
  /** It was sent before, by a worker that works on it or was killed. Sending again may be charged twice. */
  | { readonly kind: 'sent_before'; readonly callId: string; readonly sentAt: Date; readonly isLost: boolean }
  /** It could exceed the month's ceiling. Nothing was written. */
  | { readonly kind: 'ceiling'; readonly leftMicros: number };

/**
 * Writes a call down before it is sent. Commit before sending.
 * @throws Refusal not_found if the connection was removed
 */
export async function beginProviderCall(tx: WorkspaceTx, call: CallToSend, now: Date): Promise<BegunCall> {
  // Calls of one connection are begun one after another, so that two workers can't both spend the last of the month.
  const { rows: connections } = await tx.query<{ provider: string; name: string; ceiling: number | null }>(
    `select provider, name, month_ceiling_micros::float8 as ceiling from provider_connections where workspace_id = current_workspace() and id = $1 for update`,
    [call.connectionId],
  );
  const [connection] = connections;
  if (!connection) throw new Refusal('not_found');
  const { rows: known } = await tx.query<{ id: string; status: string; outcome: string | null; sentAt: Date }>(
    `select id, status, outcome, sent_at as "sentAt" from provider_calls
     where workspace_id = current_workspace() and connection_id = $1 and idempotency_key = $2`,
    [call.connectionId, call.idempotencyKey],
  );
  if (known[0]) {
    const { id: callId, status, outcome, sentAt } = known[0];
    return outcome !== null ? { kind: 'settled', callId, outcome } : { kind: 'sent_before', callId, sentAt, isLost: status === 'lost' };
  }
  if (connection.ceiling !== null) {
    const { rows } = await tx.query<{ spent: number }>(
      `select coalesce(sum(${spentSql}), 0)::float8 as spent from provider_calls
       where workspace_id = current_workspace() and connection_id = $1 and sent_at >= $2`,
      [call.connectionId, monthStart(now)],
    );
    const left = connection.ceiling - (rows[0]?.spent ?? 0);
    if (call.reserveMicros > left) return { kind: 'ceiling', leftMicros: Math.max(0, left) };
  }
  const callId = uuidv7();
  await tx.query(
    `insert into provider_calls (workspace_id, id, connection_id, provider, idempotency_key, run_id, subject_kind, subject, fields, status, reserved_micros, sent_at,
       name, run_row)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, 'sent', $9, $10, $11, $12)`,
    [
      callId,
      call.connectionId,
      connection.provider,
      call.idempotencyKey,
      call.runId,
      call.subjectKind,
      call.subject,
      call.fields,
      call.reserveMicros,
      now,
      connection.name,
      call.runRow ?? null,
    ],
  );
  await tx.query('update provider_connections set last_used_at = $2 where workspace_id = current_workspace() and id = $1', [
    call.connectionId,
    now,
  ]);
  return { kind: 'send', callId };
}

export interface CallToSettle {
  readonly callId: string;
  /** The outcome's kind, what the provider wrote, and the whole outcome, which is stored if it answers the question. */
  readonly outcome: { readonly kind: string; readonly message: string | null; readonly answer: unknown };
  readonly costMicros: number;
  readonly costCredits: number;
  readonly isCostCertain: boolean;
  /** The keys under which the answer is found again; empty if it must not be stored. */
  readonly questionKeys: readonly string[];
  /** When the stored answer ends. */
  readonly expiresAt: Date;
}

/** Outcomes that a late answer may replace. */
const unsure = ['timed_out', 'canceled'];

/**
 * Records the outcome of a call, and stores its answer, in the caller's transaction. A call is settled once; only the answer that comes after a
 * timeout settles it again. An answer whose connection was removed in the meantime is recorded without being stored.
 * @returns whether it was recorded; false if it was settled before
 */
export async function settleProviderCall(tx: WorkspaceTx, call: CallToSettle, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ connectionId: string; fields: string[] }>(
    `update provider_calls set status = 'settled', outcome = $2, message = $3, cost_micros = $4, cost_credits = $5, is_cost_certain = $6, settled_at = $7
     where workspace_id = current_workspace() and id = $1 and (outcome is null or outcome = any($8))
     returning connection_id as "connectionId", fields`,
    [call.callId, call.outcome.kind, call.outcome.message, Math.round(call.costMicros), call.costCredits, call.isCostCertain, now, unsure],
  );
  const [settled] = rows;
  if (!settled) return false;
  await tx.query(
    `insert into provider_answers (workspace_id, connection_id, question_key, call_id, fields, outcome, answered_at, expires_at)
     select c.workspace_id, c.id, key, $2, $3, $4, $5, $6 from provider_connections c, unnest($1::text[]) as key
     where c.workspace_id = current_workspace() and c.id = $7
     on conflict (workspace_id, connection_id, question_key) do update
       set call_id = excluded.call_id, fields = excluded.fields, outcome = excluded.outcome, answered_at = excluded.answered_at, expires_at = excluded.expires_at`,
    [
      [...new Set(call.questionKeys)],
      call.callId,
      settled.fields,
      JSON.stringify(call.outcome.answer),
      now,
      call.expiresAt,
      settled.connectionId,
    ],
  );
  return true;
}

/**
 * Notes which fields of an answer counted, and why the others did not. An answer that is used again for another run keeps what was noted first.
 * @param email key of the accepted address; null without one
 */
export async function noteProviderAcceptance(
  tx: WorkspaceTx,
  callId: string,
  { reasons, email }: { readonly reasons: Readonly<Record<string, string>>; readonly email: string | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update provider_calls set accepted = $2::jsonb || accepted, judged_at = coalesce(judged_at, $4),
       accepted_email = case when idempotency_key like 'erased:%' then null else coalesce(accepted_email, $3) end
     where workspace_id = current_workspace() and id = $1`,
    [callId, JSON.stringify(reasons), email, now],
  );
}

/** Gives up calls that were sent before `before` and never settled: what they may have cost counts as spent. @returns how many */
export async function loseProviderCalls(tx: WorkspaceTx, before: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `update provider_calls set status = 'lost', cost_micros = reserved_micros, is_cost_certain = false
     where workspace_id = current_workspace() and status = 'sent' and sent_at < $1`,
    [before],
  );
  return rowCount ?? 0;
}

/** A call of a run, for the worker that continues it. */
export interface CallOfRun {
  readonly idempotencyKey: string;
  readonly connectionId: string;
  readonly status: 'sent' | 'settled' | 'lost';
  readonly outcome: string | null;
  readonly reservedMicros: number;
  /** What it cost, or may still cost. */
  readonly micros: number;
}

/**
 * Every call of a run. Those that were sent by an earlier worker and never settled are given up: what they may have cost counts as spent. To be
 * called by the only worker of the run, before it sends any.
 */
export async function takeOverProviderCalls(tx: WorkspaceTx, runId: string): Promise<CallOfRun[]> {
  await tx.query(
    `update provider_calls set status = 'lost', cost_micros = reserved_micros, is_cost_certain = false
     where workspace_id = current_workspace() and run_id = $1 and status = 'sent'`,
    [runId],
  );
  const { rows } = await tx.query<CallOfRun>(
    `select idempotency_key as "idempotencyKey", connection_id as "connectionId", status, outcome, reserved_micros::float8 as "reservedMicros",
       (${spentSql})::float8 as micros
     from provider_calls where workspace_id = current_workspace() and run_id = $1 order by sent_at, id`,
    [runId],
  );
  return rows;
}

/** What the calls of a run whose keys begin like this cost, or may have cost, in millionths of a US dollar. */
export async function sumProviderCalls(tx: WorkspaceTx, runId: string, keyStart: string): Promise<number> {
  const { rows } = await tx.query<{ micros: number }>(
    `select coalesce(sum(${spentSql}), 0)::float8 as micros from provider_calls
     where workspace_id = current_workspace() and run_id = $1 and starts_with(idempotency_key, $2)`,
    [runId, keyStart],
  );
  return rows[0]?.micros ?? 0;
}

/** A stored answer, with its call. */
export interface AnswerOfCall extends StoredAnswer {
  readonly connectionId: string;
  readonly fields: readonly string[];
  /** The run and the place of the row that asked; null if the call was not part of a run. */
  readonly runId: string | null;
  readonly runRow: number | null;
  /** What the call cost, or may have cost, in millionths of a US dollar. */
  readonly micros: number;
}

/** The newest stored answer of each connection to a question under any of its keys. */
export async function listProviderAnswers(tx: WorkspaceTx, questionKeys: readonly string[], now: Date): Promise<AnswerOfCall[]> {
  const { rows } = await tx.query<AnswerOfCall>(
    `select distinct on (a.connection_id) a.connection_id as "connectionId", a.fields, a.call_id as "callId", a.outcome, a.answered_at as "answeredAt",
       c.run_id as "runId", c.run_row as "runRow", coalesce((${spentSql})::float8, 0) as micros
     from provider_answers a left join provider_calls c on c.workspace_id = a.workspace_id and c.id = a.call_id
     where a.workspace_id = current_workspace() and a.question_key = any($1) and a.expires_at > $2
     order by a.connection_id, a.answered_at desc`,
    [questionKeys, now],
  );
  return rows;
}

export interface StoredAnswer {
  readonly callId: string;
  readonly outcome: unknown;
  readonly answeredAt: Date;
}

/** The newest stored answer to a question under any of its keys, if it covers the fields. */
export async function findProviderAnswer(
  tx: WorkspaceTx,
  {
    connectionId,
    questionKeys,
    fields,
  }: { readonly connectionId: string; readonly questionKeys: readonly string[]; readonly fields: readonly string[] },
  now: Date,
): Promise<StoredAnswer | null> {
  const { rows } = await tx.query<StoredAnswer>(
    `select call_id as "callId", outcome, answered_at as "answeredAt" from provider_answers
     where workspace_id = current_workspace() and connection_id = $1 and question_key = any($2) and fields @> $3::text[] and expires_at > $4
     order by answered_at desc limit 1`,
    [connectionId, questionKeys, fields, now],
  );
  return rows[0] ?? null;
}

/** Deletes answers whose time is over. @returns how many */
export async function forgetProviderAnswers(tx: WorkspaceTx, now: Date): Promise<number> {
  const { rowCount } = await tx.query('delete from provider_answers where workspace_id = current_workspace() and expires_at <= $1', [now]);
  return rowCount ?? 0;
}

/** A call that a row of a run sent. */
export interface CallOfRow {
  readonly name: string;
  readonly status: 'sent' | 'settled' | 'lost';
  readonly outcome: string | null;
  readonly message: string | null;
  /** By field: `accepted`, or why not. */
  readonly accepted: Readonly<Record<string, string>>;
  /** What it cost, or may still cost, in millionths of a US dollar. */
  readonly micros: number;
  readonly sentAt: Date;
}

/** In their order. @param row place in the run */
export async function listCallsOfRow(tx: WorkspaceTx, runId: string, row: number): Promise<CallOfRow[]> {
  const { rows } = await tx.query<CallOfRow>(
    `select name, status, outcome, message, accepted, (${spentSql})::float8 as micros, sent_at as "sentAt" from provider_calls
     where workspace_id = current_workspace() and run_id = $1 and run_row = $2 order by sent_at, id`,
    [runId, row],
  );
  return rows;
}
