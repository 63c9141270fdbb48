/**
 * Revealing: what each person costs a workspace, and paying for it. A person is paid for and revealed in the same transaction, after locking the
 * workspace's credit account, so two concurrent reveals are paid for once.
 * Surprise: a reveal refers to the pool record. If the workspace has its own record of the person, the details are added to it (`onReveal`).
 */
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { type CreditEntry, commitManyFromReservation, spendMany } from '../credits/index.ts';
import { addToSearchOutbox, joinPoolRecord, rangesOf, isAddressSuppressed, isSuppressedPerson } from '../leads/index.ts';

/**
 * - `pay`: there is something to reveal, for 1 credit; `undeliverable`: shown free of charge
 * - `sample`: fictional, shown free of charge
 * - `already_revealed`: already paid for, or all details are the workspace's own
 * - `gone`: doesn't exist for this workspace
 */
export type RevealStanding = 'pay' | 'undeliverable' | 'sample' | 'already_revealed' | 'nothing_to_reveal' | 'suppressed' | 'gone';

export interface Revealable {
  readonly id: string;
  /** Id of the pool record, which is paid for; null if there is none. */
  readonly poolId: string | null;
  readonly standing: RevealStanding;
  /** The reveal would show an address on the suppression list. Known only to a reveal; a forecast must not show it (decision 33). */
  readonly isWithheld: boolean;
}

const has = (row: string): string => `coalesce(${row}.email, ${row}.personal_email, ${row}.phone, ${row}.mobile_phone) is not null`;

/** SQL condition: whether the pool record `p` has details that its copy `l` lacks. */
const hasMore = ['email', 'personal_email', 'phone', 'mobile_phone']
  .map((column) => `(l.${column} is null and p.${column} is not null)`)
  .join(' or ');

const standingOf = `case
  when l.id is null then 'gone'
  when ${isSuppressedPerson('l')} or (p.id is not null and ${isSuppressedPerson('p')}) then 'suppressed'
  when r.person_id is not null then 'already_revealed'
  when l.workspace_id = current_workspace() and (p.id is null or not (${hasMore})) then
    case when ${has('l')} then 'already_revealed' else 'nothing_to_reveal' end
  when not ${has('p')} then 'nothing_to_reveal'
  when p.is_sample then 'sample'
  when p.email is not null and p.email_verdict = 'undeliverable' then 'undeliverable'
  else 'pay' end`;

/** Joins after `asked (id, place)`: the rows that decide about each requested id. */
const joins = `left join people l on l.id = asked.id
  ${joinPoolRecord('l')}
  left join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id`;

/** In the order of the ids. */
async function readRevealStandings(tx: WorkspaceTx, ids: readonly string[]): Promise<Revealable[]> {
  const { rows } = await tx.query<Revealable>(
    `select asked.id, p.id as "poolId", ${standingOf} as standing, p.id is not null and ${isAddressSuppressed('p')} as "isWithheld" from unnest($1::bigint[]) with ordinality as asked (id, place) ${joins} order by asked.place`,
    [ids],
  );
  return rows;
}

export type RevealCounts = Readonly<Record<RevealStanding, number>>;

export const noRevealCounts: RevealCounts = {
  pay: 0,
  undeliverable: 0,
  sample: 0,
  already_revealed: 0,
  nothing_to_reveal: 0,
  suppressed: 0,
  gone: 0,
};

export async function countRevealStandings(tx: WorkspaceTx, ids: readonly string[]): Promise<RevealCounts> {
  const { rows } = await tx.query<{ standing: RevealStanding; count: number }>(
    `select ${standingOf} as standing, count(*)::int as count from unnest($1::bigint[]) as asked (id) ${joins} group by 1`,
    [ids],
  );
  return { ...noRevealCounts, ...Object.fromEntries(rows.map(({ standing, count }) => [standing, count])) };
}

/** Adds revealed pool people to the workspace's own records of them. */
export type OnReveal = (tx: WorkspaceTx, poolIds: readonly string[]) => Promise<void>;

export interface RevealedOne {
  readonly id: string;
  /** `suppressed`: an address turned out to be on the suppression list, so that no details are shown. */
  readonly standing: Exclude<RevealStanding, 'gone'>;
  readonly entryNumber: number | null;
}

const isRevealing = (standing: RevealStanding): boolean => standing === 'pay' || standing === 'undeliverable' || standing === 'sample';

/** The spend for one person. The ledger's reference names the person, and the idempotency key is always the same for one person. */
const spendFor = (poolId: string, actor: ActorRef) => ({
  amount: 1,
  reason: 'reveal',
  reference: `person:${poolId}`,
  actor,
  idempotencyKey: `reveal:${poolId}`,
});

/**
 * Reveals one person. If the details turn out to be on the suppression list, nothing is shown. The price is the same: that nothing is shown confirms
 * the suppressed address, which is what a reveal sells.
 * @throws Refusal not_found (also for a person who is known to be suppressed), credits_insufficient
 */
export async function revealOne(
  tx: WorkspaceTx,
  id: string,
  { actor, onReveal }: { actor: ActorRef; onReveal: OnReveal },
  now: Date,
): Promise<RevealedOne> {
  await lockAccount(tx);
  const [found] = await readRevealStandings(tx, [id]);
  if (!found || found.standing === 'gone' || found.standing === 'suppressed') throw new Refusal('not_found');
  const { poolId, isWithheld } = found;
  if (poolId === null || !isRevealing(found.standing)) return { id, standing: found.standing, entryNumber: null };
  let entryNumber: number | null = null;
  if (found.standing === 'pay') {
    const [outcome] = await spendMany(tx, [spendFor(poolId, actor)], now);
    if (!outcome?.ok) throw new Refusal(outcome?.code ?? 'internal');
    entryNumber = outcome.entry.number;
  }
  await writeReveals(tx, [{ poolId, entryNumber }], { actor, onReveal }, now);
  return { id, standing: isWithheld ? 'suppressed' : found.standing, entryNumber };
}

export interface RevealedMany {
  /** How many of the people are done, counted from the first; fewer than given if the ceiling was reached. */
  readonly done: number;
  readonly counts: RevealCounts;
  /** Credits. */
  readonly spent: number;
}

/**
 * Reveals people in order, paying from a reservation, until that is used up.
 * @param reservationId null if nothing may be spent
 * @throws Refusal reservation_closed
 */
export async function revealMany(
  tx: WorkspaceTx,
  ids: readonly string[],
  reservationId: string | null,
  { actor, onReveal }: { actor: ActorRef; onReveal: OnReveal },
  now: Date,
): Promise<RevealedMany> {
  await lockAccount(tx);
  const found = await readRevealStandings(tx, ids);
  const seen = new Set<string>();
  // Two ids may refer to one pool record; for the second it is already revealed.
  const people = found.map((one) => {
    if (!isRevealing(one.standing)) return one;
    if (seen.has(one.poolId ?? '')) return { ...one, standing: 'already_revealed' as const };
    seen.add(one.poolId ?? '');
    return one;
  });
  const spends = people.flatMap(({ standing, poolId }) => (standing === 'pay' && poolId ? [spendFor(poolId, actor)] : []));
  const entries =
    reservationId && spends.length > 0 ? await commitManyFromReservation(tx, reservationId, spends, now) : new Map<string, CreditEntry>();
  const counts: Record<RevealStanding, number> = { ...noRevealCounts };
  const revealed: { poolId: string; entryNumber: number | null }[] = [];
  let done = 0;
  for (const { poolId, standing, isWithheld } of people) {
    if (poolId && isRevealing(standing)) {
      const entry = standing === 'pay' ? entries.get(`reveal:${poolId}`) : null;
      if (entry === undefined) break;
      revealed.push({ poolId, entryNumber: entry?.number ?? null });
    }
    counts[isRevealing(standing) && isWithheld ? 'suppressed' : standing] += 1;
    done += 1;
  }
  await writeReveals(tx, revealed, { actor, onReveal }, now);
  return { done, counts, spent: entries.size };
}

/** Locks the account, so that spends of this workspace wait here and each sees what the previous one has revealed. */
async function lockAccount(tx: WorkspaceTx): Promise<void> {
  await tx.query('select 1 from credit_accounts for update');
}

async function writeReveals(
  tx: WorkspaceTx,
  revealed: readonly { poolId: string; entryNumber: number | null }[],
  { actor, onReveal }: { actor: ActorRef; onReveal: OnReveal },
  now: Date,
): Promise<void> {
  if (revealed.length === 0) return;
  await tx.query(
    `insert into reveals (workspace_id, person_id, revealed_at, actor_kind, actor_id, entry_number)
     select current_workspace(), t.id, $3, $4, $5, t.entry from unnest($1::bigint[], $2::int[]) as t (id, entry)`,
    [revealed.map(({ poolId }) => poolId), revealed.map(({ entryNumber }) => entryNumber), now, actor.kind, actor.id],
  );
  await addToSearchOutbox(
    tx,
    rangesOf(revealed.map(({ poolId }) => Number(poolId))).map((range) => ({ kind: 'reveals', ...range })),
  );
  await onReveal(
    tx,
    revealed.map(({ poolId }) => poolId),
  );
}
