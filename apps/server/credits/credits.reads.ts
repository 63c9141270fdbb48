/** Reading credits: the current balance, the ledger in pages, usage by day, and the proof that a ledger adds up. */
import {
  listEntries,
  listEntryGroups,
  proveLedger,
  readMonthCeilings as readCeilings,
  readSettledStanding,
  settleCredits,
  useByDay,
  type CreditEntry,
  type CreditStanding,
  type DayOfUse,
  type EntryFilter,
  type EntryGroup,
  type LedgerProof,
} from '@leadlight/db/credits';
import type { MonthCeilings } from '@leadlight/credits';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, numberKey } from '../http/cursor.ts';

/** The current state; writes due grants and expiries first. */
export function readCredits(context: WorkspaceContext): Promise<CreditStanding> {
  return transact(context, (tx) => readSettledStanding(tx, context.now));
}

/** The ceilings of the calendar month, with what was spent and is reserved. */
export function readMonthCeilings(context: WorkspaceContext): Promise<MonthCeilings> {
  return transact(context, (tx) => readCeilings(tx, context.now));
}

/** Newest first. @throws Refusal cursor_invalid */
export function readCreditEntries<Answer>(
  context: WorkspaceContext,
  filter: EntryFilter,
  { cursor, limit, group }: { cursor?: string | undefined; limit: number; group?: 'run' | undefined },
  present: Present<readonly (CreditEntry | EntryGroup)[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodeCursor(cursor, numberKey);
  return transact(context, async (tx) => {
    const list = group === 'run' ? listEntryGroups : listEntries;
    const entries: readonly (CreditEntry | EntryGroup)[] = await list(tx, filter, {
      before: before ? Number(before) : undefined,
      limit: limit + 1,
    });
    const page = cut(entries, limit, ({ number }) => number);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

const chunkSize = 1_000;

/** The whole ledger, newest first, in parts. Each part is read in its own transaction, so that a long ledger is never entirely in memory. */
export async function* readLedger<Answer>(
  context: WorkspaceContext,
  filter: EntryFilter,
  present: Present<readonly CreditEntry[], Answer[]>,
): AsyncGenerator<readonly Answer[], undefined> {
  let before: number | undefined;
  for (;;) {
    const { items, last } = await transact(context, async (tx) => {
      const entries = await listEntries(tx, filter, { before, limit: chunkSize });
      return { items: await present(tx, entries, context), last: entries.length === chunkSize ? entries.at(-1)?.number : undefined };
    });
    yield items;
    if (last === undefined) return;
    before = last;
  }
}

/** Days are in UTC. Default: the last 30 days, including the current moment. */
export async function readCreditUse(
  context: WorkspaceContext,
  asked: { from?: Date | undefined; until?: Date | undefined },
): Promise<{ from: Date; until: Date; days: DayOfUse[] }> {
  const until = asked.until ?? new Date(context.now.getTime() + 1);
  const from = asked.from ?? new Date(until.getTime() - 30 * 86_400_000);
  return { from, until, days: await transact(context, (tx) => useByDay(tx, from, until)) };
}

/** Settles what is due and recalculates the ledger from its entries. */
export function proveCredits(context: WorkspaceContext): Promise<LedgerProof> {
  return transact(context, async (tx) => {
    await settleCredits(tx, context.now);
    return proveLedger(tx);
  });
}
