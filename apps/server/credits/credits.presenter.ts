/** Credits in the contract's form, and the ledger as CSV. */
import {
  addMonths,
  leftOfCeiling,
  monthlyGrant,
  startOfNextMonth,
  type Lot,
  type MonthCeiling,
  type MonthCeilings,
} from '@leadlight/credits';
import type { CreditEntry, CreditStanding, EntryGroup } from '@leadlight/db/credits';
import { readPersonLabels } from '@leadlight/db/leads';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { csvRow } from '@leadlight/leads';
import type { WorkspaceContext } from '../command.ts';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import type { Services } from '../services.ts';

export function presentCredits({ balance, held, lots, plan, anchorAt, monthsGranted }: CreditStanding) {
  return {
    balance,
    held,
    available: balance - held,
    lots: lots.map(presentLot),
    nextGrant: plan && anchorAt ? { at: addMonths(anchorAt, monthsGranted).toISOString(), amount: monthlyGrant[plan], plan } : null,
  };
}

export function presentMonthCeilings({ all, profile }: MonthCeilings, now: Date) {
  return { all: presentCeiling(all), profile: presentCeiling(profile), startsAgainAt: startOfNextMonth(now).toISOString() };
}

const presentCeiling = (of: MonthCeiling) => ({ ...of, left: of.ceiling === null ? null : leftOfCeiling(of) });

function presentLot({ grantedAt, expiresAt, ...lot }: Lot) {
  return { ...lot, grantedAt: grantedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** "person:48151623" names the person whom a reveal paid for. */
const personOf = ({ reference }: CreditEntry): string | null => /^person:(\d+)$/.exec(reference ?? '')?.[1] ?? null;

export async function presentEntries(tx: WorkspaceTx, entries: readonly (CreditEntry | EntryGroup)[], { services }: WorkspaceContext) {
  const nameOf = await namesOfActors(services, tx, entries);
  const people = await readPersonLabels(
    tx,
    entries.flatMap((entry) => personOf(entry) ?? []),
  );
  return entries.map((entry) => {
    const { number, at, kind, amount, balanceAfter, reason, reference, runId, actor } = entry;
    const personId = personOf(entry);
    const name = personId === null ? undefined : people.get(personId);
    const count = 'entries' in entry ? entry.entries : 1;
    return {
      runId,
      entries: count,
      person: count > 1 || personId === null || name === undefined ? null : { id: personId, name },
      number,
      at: at.toISOString(),
      kind,
      amount,
      balanceAfter,
      reason,
      reference: count > 1 ? null : reference,
      actor: nameOf(actor),
    };
  });
}

function namesOfActors({ db }: Pick<Services, 'db'>, tx: WorkspaceTx, entries: readonly CreditEntry[]) {
  return presentActors(
    db,
    tx,
    entries.map(({ actor }) => actor),
  );
}

const columns = ['number', 'at', 'kind', 'amount', 'balance_after', 'reason', 'reference', 'actor_kind', 'actor_id', 'actor_name'] as const;

export const csvHeader = csvRow(columns);

export async function presentCsvLines(tx: WorkspaceTx, entries: readonly CreditEntry[], { services }: WorkspaceContext): Promise<string[]> {
  const nameOf = await namesOfActors(services, tx, entries);
  return entries.map((entry) => csvLine(entry, nameOf(entry.actor)));
}

function csvLine(entry: CreditEntry, actor: PresentedActor): string {
  return csvRow([
    entry.number,
    entry.at.toISOString(),
    entry.kind,
    entry.amount,
    entry.balanceAfter,
    entry.reason,
    entry.reference,
    actor.kind,
    actor.id,
    actor.name,
  ]);
}
