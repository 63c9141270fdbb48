/** What providers' fields beyond facts have about people and companies: what columns of lists show. The values are not facts of the leads. */
import { v7 as uuidv7 } from 'uuid';
import { jsonOf, type WorkspaceTx } from '../platform/index.ts';

/** Of a person their id, of a company its domain. */
export type ProviderFieldSubject =
  | { readonly personId: string; readonly domain: null }
  | { readonly personId: null; readonly domain: string };

/**
 * found; no_value: the answer has none; not_found: the provider doesn't know the person or company; other_subject: the answer is about another one, or
 * doesn't say enough; other_type: not what the provider documents; not_asked: not enough is known, or it may not be asked about; unavailable: it did not
 * answer; removed: the value may no longer stay.
 */
export type ProviderFieldOutcome =
  | 'found'
  | 'no_value'
  | 'not_found'
  | 'other_subject'
  | 'other_type'
  | 'not_asked'
  | 'unavailable'
  | 'removed';

/** A field of a connection: whose it is, and the JSON pointer that is its name. */
export interface FieldOfProvider {
  readonly connectionId: string;
  readonly about: 'person' | 'company';
  readonly pointer: string;
}

export interface ProviderFieldValue {
  readonly outcome: ProviderFieldOutcome;
  readonly value: string | number | boolean | readonly string[] | null;
  /** Why there is no value, as a sentence. */
  readonly reason: string | null;
  /** The connection's name. */
  readonly name: string;
  /** When the provider answered; null if it was not asked. */
  readonly answeredAt: Date | null;
}

export interface StoredFieldValue extends ProviderFieldValue {
  readonly lookedAt: Date;
}

const columns = `outcome, value, reason, name, answered_at as "answeredAt", looked_at as "lookedAt"`;

/**
 * Replaces what was known. A value that was found stays when the provider can't be asked anymore, or isn't reached; its age says how old it is.
 * @param dueAt when the value is to be removed; null: it may stay
 */
export async function saveProviderFieldValue(
  tx: WorkspaceTx,
  of: FieldOfProvider & ProviderFieldSubject,
  value: ProviderFieldValue & { readonly runId: string; readonly dueAt: Date | null },
  now: Date,
): Promise<void> {
  const conflict =
    of.personId === null
      ? '(workspace_id, domain, connection_id, pointer) where domain is not null'
      : '(workspace_id, person_id, connection_id, pointer) where person_id is not null';
  await tx.query(
    `insert into provider_field_values as v (workspace_id, id, connection_id, about, pointer, person_id, domain, outcome, value, reason, name, run_id, answered_at,
       looked_at, due_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict ${conflict} do update set
       outcome = case when v.outcome = 'found' and excluded.outcome in ('not_asked', 'unavailable') then v.outcome else excluded.outcome end,
       value = case when v.outcome = 'found' and excluded.outcome in ('not_asked', 'unavailable') then v.value else excluded.value end,
       reason = case when v.outcome = 'found' and excluded.outcome in ('not_asked', 'unavailable') then v.reason else excluded.reason end,
       answered_at = case when excluded.outcome in ('not_asked', 'unavailable') then v.answered_at else excluded.answered_at end,
       due_at = case when excluded.outcome in ('not_asked', 'unavailable') then v.due_at else excluded.due_at end,
       name = excluded.name, run_id = excluded.run_id, looked_at = excluded.looked_at`,
    [
      uuidv7(),
      of.connectionId,
      of.about,
      of.pointer,
      of.personId,
      of.domain,
      value.outcome,
      value.value === null ? null : jsonOf(value.value),
      value.reason,
      value.name,
      value.runId,
      value.answeredAt,
      now,
      value.dueAt,
    ],
  );
}

/** What is known of one person or company, locked until the transaction ends; null if it was never looked for. */
export async function findProviderFieldValue(
  tx: WorkspaceTx,
  { connectionId, pointer, personId, domain }: FieldOfProvider & ProviderFieldSubject,
): Promise<StoredFieldValue | null> {
  const { rows } = await tx.query<StoredFieldValue>(
    `select ${columns} from provider_field_values where workspace_id = current_workspace() and connection_id = $1 and pointer = $2
       and ${personId === null ? 'domain = $3' : 'person_id = $3'} for update`,
    [connectionId, pointer, personId ?? domain],
  );
  return rows[0] ?? null;
}

/** By person or by domain, for one field. @param of ids of people, or domains of companies */
export async function readProviderFieldValues(
  tx: WorkspaceTx,
  { connectionId, about, pointer }: FieldOfProvider,
  of: readonly string[],
): Promise<ReadonlyMap<string, StoredFieldValue>> {
  const key = about === 'person' ? 'person_id' : 'domain';
  const { rows } = await tx.query<StoredFieldValue & { of: string }>(
    `select ${key}::text as of, ${columns} from provider_field_values
     where workspace_id = current_workspace() and connection_id = $1 and pointer = $2 and ${key} = any($3::${about === 'person' ? 'bigint' : 'text'}[])`,
    [connectionId, pointer, of],
  );
  return new Map(rows.map(({ of: key_, ...value }) => [key_, value]));
}

/** Removes values whose time is over; that they were removed stays, so that nothing asks again by itself. @returns how many */
export async function removeDueProviderFieldValues(tx: WorkspaceTx, reason: string, now: Date): Promise<number> {
  const { rowCount } = await tx.query(
    `update provider_field_values set outcome = 'removed', value = null, reason = $2, due_at = null
     where workspace_id = current_workspace() and due_at <= $1`,
    [now, reason],
  );
  return rowCount ?? 0;
}
