/**
 * Writes the outcome of one row, and pays for it, in the caller's transaction: one credit if the provider has a value that was not known. Nothing is written
 * that can't be paid for.
 */
import type { ProviderField } from '@leadlight/contract';
import { commitManyFromReservation, isReservationOpen, lockPayments } from '@leadlight/db/credits';
import { findSeen, lockEdits } from '@leadlight/db/leads';
import {
  findProviderFieldValue,
  saveProviderFieldValue,
  settleProviderFieldRow,
  type ProviderFieldRow,
  type ProviderFieldSubject,
  type ProviderFieldValue,
} from '@leadlight/db/provider-fields';
import { isNotFound, type WorkspaceTx } from '@leadlight/db/platform';
import { readProviderStays, sumProviderCalls } from '@leadlight/db/providers';
import { stayDaysOf } from '../providers/stay-days.ts';
import type { Step } from '../runs/slice.ts';
import { fieldOf } from './provider-fields.ts';

export interface FieldToSettle {
  readonly row: ProviderFieldRow;
  readonly field: ProviderField;
  /** Null: the row was not asked because of a ceiling. */
  readonly value: ProviderFieldValue | null;
  readonly isCached: boolean;
  /** How the ledger's keys of this row's calls begin. */
  readonly callKeyStart: string;
}

/** `unpaid`: the reservation has no credit left, and nothing was written. */
export type FieldSettled = { readonly kind: 'done'; readonly cost: 0 | 1 } | { readonly kind: 'done_before' } | { readonly kind: 'unpaid' };

export async function settleField({ tx, run, now, reservation }: Step, given: FieldToSettle): Promise<FieldSettled> {
  const { row, field, value, isCached, callKeyStart } = given;
  await lockPayments(tx);
  // Nobody erases or merges a person meanwhile.
  await lockEdits(tx);
  const of = await subjectNow(tx, row);
  const known = of === null ? null : await findProviderFieldValue(tx, { ...fieldOf(field), ...of });
  const isNew =
    of !== null &&
    value?.outcome === 'found' &&
    (known?.outcome !== 'found' || JSON.stringify(known.value) !== JSON.stringify(value.value));
  if (isNew && !(await spend(tx, { run, row: row.row, reservationId: (await reservation()).id }, now))) return { kind: 'unpaid' };
  const providerMicros = await sumProviderCalls(tx, run.id, callKeyStart);
  const cost = isNew ? 1 : 0;
  const outcome = of === null || value === null ? 'not_asked' : value.outcome;
  if (!(await settleProviderFieldRow(tx, run.id, { row: row.row, outcome, cost, providerMicros, isCached })))
    return { kind: 'done_before' };
  if (of !== null && value !== null) {
    const dueAt = await dueAtOf(tx, field.connectionId, value);
    await saveProviderFieldValue(tx, { ...fieldOf(field), ...of }, { ...value, runId: run.id, dueAt }, now);
  }
  return { kind: 'done', cost };
}

/** The person may have been edited, which makes a copy of a pool record, or be gone. */
async function subjectNow(tx: WorkspaceTx, { personId, domain }: ProviderFieldRow): Promise<ProviderFieldSubject | null> {
  if (personId === null) return { personId, domain };
  try {
    return { personId: await findSeen(tx, 'people', personId), domain: null };
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** When the value is to be removed. A connection that was removed meanwhile left no setting: its values may not stay. */
async function dueAtOf(tx: WorkspaceTx, connectionId: string, { value, answeredAt }: ProviderFieldValue): Promise<Date | null> {
  if (value === null || answeredAt === null) return null;
  const [stay] = await readProviderStays(tx, [connectionId]);
  const days = stayDaysOf(stay ?? { mayStay: false, stayDays: null });
  return days === null ? null : new Date(answeredAt.getTime() + days * 86_400_000);
}

async function spend(
  tx: WorkspaceTx,
  { run, row, reservationId }: { readonly run: Step['run']; readonly row: number; readonly reservationId: string | null },
  now: Date,
): Promise<boolean> {
  if (reservationId === null || !(await isReservationOpen(tx, reservationId, now))) return false;
  const idempotencyKey = `provider-field:${run.id}:${row}`;
  const entry = { amount: 1, reason: 'provider_field', reference: `provider-field-run:${run.id}`, actor: run.startedBy, idempotencyKey };
  return (await commitManyFromReservation(tx, reservationId, [entry], now)).has(idempotencyKey);
}
