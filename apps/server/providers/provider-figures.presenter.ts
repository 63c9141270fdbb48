/** Figures about providers, and calls, in the contract's form. */
import { providerOutcomeSchema } from '@leadlight/contract';
import { readPersonLabels } from '@leadlight/db/leads';
import type { LedgerCall } from '@leadlight/db/providers';
import { readProviderFieldLabels } from '@leadlight/db/provider-fields';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { acceptanceWords } from '@leadlight/profiles';
import { labelOfAsked } from '../provider-field-runs/provider-fields.ts';
import type { FiguresOfProvider } from './provider-figures.reads.ts';

/** Of providers' fields, besides those of facts. */
const fieldReasons = { other_type: 'The value isn’t of the documented type.' };

/** A reason that an earlier version wrote has no words here. */
export const wordReason = (reason: string): string =>
  ({ ...acceptanceWords, ...fieldReasons } as Readonly<Record<string, string>>)[reason] ?? "The value didn't pass a check.";

const noEmails = { accepted: 0, stillDeliverable: 0, undeliverable: 0, unconfirmed: 0, notVerifiedAgain: 0 };

export function presentFigures({ figures, fields, refusals, emails, byDay }: FiguresOfProvider) {
  const { accepted, certainMicros, possibleMicros } = figures;
  return {
    ...figures,
    microsPerAccepted: accepted === 0 ? null : Math.round((certainMicros + possibleMicros) / accepted),
    fields: fields.map(withoutConnection),
    refusals: refusals.map(({ reason, count }) => ({ reason, message: wordReason(reason), count })),
    emails: emails === null ? noEmails : withoutConnection(emails),
    byDay: byDay.map(withoutConnection),
  };
}

function withoutConnection<T extends { readonly connectionId: string }>(counts: T): Omit<T, 'connectionId'> {
  const { connectionId: _connectionId, ...rest } = counts;
  return rest;
}

const statuses = { sent: 'in_progress', settled: 'done', lost: 'lost' } as const;

export async function presentCalls(tx: WorkspaceTx, calls: readonly LedgerCall[]) {
  const ids = calls.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  const labels = await readPersonLabels(tx, [...new Set(ids)]);
  const fieldLabels = await readProviderFieldLabels(tx);
  return calls.map((call) => {
    const { id, connectionId, name, sentAt, status, outcome, message, given, personId, runId, runRow, micros, isCostCertain } = call;
    const label = personId === null ? undefined : labels.get(personId);
    return {
      id,
      connectionId,
      name,
      sentAt: sentAt.toISOString(),
      status: statuses[status],
      outcome: outcome === null ? null : providerOutcomeSchema.parse(outcome),
      message,
      given,
      person: personId === null || label === undefined ? null : { id: personId, name: label },
      profileRun: runId === null || runRow === null ? null : { id: runId, row: runRow },
      fields: call.fields.map((field) => ({
        ...resultOf(call, field),
        label: labelOfAsked(fieldLabels, { connectionId, field }),
      })),
      micros,
      isCostCertain,
    };
  });
}

function resultOf({ accepted, outcome, isJudged }: LedgerCall, field: string) {
  const reason = accepted[field];
  if (reason === 'accepted') return { field, result: 'accepted' as const, message: null };
  if (reason !== undefined) return { field, result: 'refused' as const, message: wordReason(reason) };
  // An answer whose row was never continued says nothing about its values.
  const isOpen = outcome === 'found' && !isJudged;
  return { field, result: isOpen ? ('not_judged' as const) : ('not_answered' as const), message: null };
}
