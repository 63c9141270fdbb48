/**
 * The ceilings of the calendar month in credits: what they are, and what was spent and is reserved. They are kept where credits are reserved or spent
 * without a reservation, under the lock of the account, so that nothing exceeds them, whatever runs at the same time; a killed worker leaves its
 * reservation, which counts until it expires. What is spent from a reservation was counted when it was reserved.
 */
import { ceilingSubjects, leftOfMonth, startOfMonth, type CeilingSubject, type MonthCeilings } from '@leadlight/credits';
import { Refusal, type WorkspaceTx } from '../platform/index.ts';
import { addExpiries, closeAccount, openAccount, releaseReserved } from './account.ts';

/** The reference of the reservation of a profile run (runs/run-credits.queries.ts). */
const profileReference = 'profile-run:';

/** What was spent and is reserved in the month of `now`, and the ceilings. Refunds don't change what was spent. */
export async function readMonthCeilings(tx: WorkspaceTx, now: Date): Promise<MonthCeilings> {
  const { rows } = await tx.query<{ subject: CeilingSubject; ceiling: number | null; spent: number; reserved: number }>(
    `with spent as (
       select coalesce(sum(e.amount), 0)::int as of_all, coalesce(sum(e.amount) filter (where r.kind = 'profile'), 0)::int as of_profile
       from (select run_id, sum(-amount) as amount from credit_entries
             where workspace_id = current_workspace() and kind = 'spend' and at >= $1 group by run_id) e
       left join runs r on r.workspace_id = current_workspace() and r.id = e.run_id
     ), reserved as (
       select coalesce(sum(ceiling - spent), 0)::int as of_all,
         coalesce(sum(ceiling - spent) filter (where starts_with(reference, $3)), 0)::int as of_profile
       from credit_reservations where workspace_id = current_workspace() and released_at is null and expires_at > $2
     )
     select s.subject, m.credits as ceiling,
       case s.subject when 'all' then spent.of_all else spent.of_profile end as spent,
       case s.subject when 'all' then reserved.of_all else reserved.of_profile end as reserved
     from unnest($4::text[]) as s(subject) cross join spent cross join reserved
       left join month_ceilings m on m.workspace_id = current_workspace() and m.subject = s.subject`,
    [startOfMonth(now), now, profileReference, ceilingSubjects],
  );
  return Object.fromEntries(rows.map(({ subject, ...rest }) => [subject, rest])) as MonthCeilings;
}

/**
 * What may still be reserved or spent in this month. To be called with the account locked, if something is reserved or spent.
 * @param reference of the reservation; null for what is spent without one
 * @returns Infinity without a ceiling
 */
export async function readLeftOfMonth(tx: WorkspaceTx, reference: string | null, now: Date): Promise<number> {
  // Most workspaces have no ceiling: for them, the ledger of the month is not read.
  const { rows } = await tx.query('select 1 from month_ceilings where workspace_id = current_workspace() limit 1');
  if (rows.length === 0) return Infinity;
  return leftOfMonth(await readMonthCeilings(tx, now), reference?.startsWith(profileReference) ?? false);
}

/** The same for what is shown: null without a ceiling. */
export async function readMonthLeft(tx: WorkspaceTx, { isProfile }: { readonly isProfile: boolean }, now: Date): Promise<number | null> {
  const left = await readLeftOfMonth(tx, isProfile ? profileReference : null, now);
  return left === Infinity ? null : left;
}

/**
 * Sets ceilings. If less is left than runs have reserved, their reservations are released: each run reserves again, within the new ceiling, before it
 * spends more. Reservations of single verifications, finds and readings stay, because they end within minutes.
 * @param ceilings null removes one; those that are absent stay
 */
export async function setMonthCeilings(
  tx: WorkspaceTx,
  ceilings: Readonly<Partial<Record<CeilingSubject, number | null>>>,
  now: Date,
): Promise<void> {
  const open = await openAccount(tx, now);
  for (const subject of ceilingSubjects) {
    const credits = ceilings[subject];
    if (credits === undefined) continue;
    if (credits === null) await tx.query('delete from month_ceilings where workspace_id = current_workspace() and subject = $1', [subject]);
    else
      await tx.query(
        `insert into month_ceilings (workspace_id, subject, credits, changed_at) values (current_workspace(), $1, $2, $3)
         on conflict (workspace_id, subject) do update set credits = excluded.credits, changed_at = excluded.changed_at`,
        [subject, credits, now],
      );
  }
  const after = await readMonthCeilings(tx, now);
  const isExceeded = ({ ceiling, spent, reserved }: MonthCeilings['all']): boolean => ceiling !== null && spent + reserved > ceiling;
  const released = isExceeded(after.all) ? '-run:' : isExceeded(after.profile) ? profileReference : null;
  if (released !== null) {
    const { rows } = await tx.query<{ left: number }>(
      `update credit_reservations set released_at = $1
       where workspace_id = current_workspace() and released_at is null and position($2 in reference) > 0 returning ceiling - spent as left`,
      [now, released],
    );
    for (const { left } of rows) releaseReserved(open, left);
    // Credits that expired while reserved are removed now.
    addExpiries(open);
  }
  await closeAccount(tx, open);
}

/** Whether work can't be paid for at the moment: no credits, or a ceiling of the month. */
export const isWithoutCredits = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'credits_insufficient' || error.code === 'month_ceiling');
