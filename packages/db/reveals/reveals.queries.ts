/**
 * Revealing: what each person would cost a workspace, and paying for it. What is paid for is revealed in the same transaction, behind the lock of
 * the workspace's credit account, so two who reveal at once pay once.
 * Surprise: a reveal is of the pool's record. Where an own one stands in front of it, the details are copied into that one (`onReveal`).
 */
import { type ActorRef, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { type CreditEntry, commitManyFromReservation, spendMany } from '../credits/index.ts';
import { addToSearchOutbox, rangesOf, isSuppressedPerson } from '../leads/index.ts';

/**
 * - `pay`: there is something to reveal, for 1 credit; `undeliverable`: shown free of charge
 * - `already_revealed`: paid for before, or all there is is the workspace's own
 * - `gone`: not there for this workspace
 */
export type RevealStanding = 'pay' | 'undeliverable' | 'already_revealed' | 'nothing_to_reveal' | 'suppressed' | 'gone';

export interface Revealable {
  readonly id: string;
  /** The pool's record, which is what is paid for; null where there is none. */
  readonly poolId: string | null;
  readonly standing: RevealStanding;
}

const has = (row: string): string => `coalesce(${row}.email, ${row}.personal_email, ${row}.phone, ${row}.mobile_phone) is not null`;

/** Details that the pool's record `p` has and the own one `l` in front of it has not. */
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
  when p.email is not null and p.email_verdict = 'undeliverable' then 'undeliverable'
  else 'pay' end`;

/** `asked (id, place)` to follow: what is asked for, with the rows that decide. */
const joins = `left join people l on l.id = asked.id
  left join people p on p.workspace_id = app.pool_id() and p.id = case when l.workspace_id = current_workspace() then l.pool_id else l.id end
  left join reveals r on r.workspace_id = current_workspace() and r.person_id = p.id`;

/** In the order of the ids. */
async function readRevealStandings(tx: WorkspaceTx, ids: readonly string[]): Promise<Revealable[]> {
  const { rows } = await tx.query<Revealable>(
    `select asked.id, p.id as "poolId", ${standingOf} as standing from unnest($1::bigint[]) with ordinality as asked (id, place) ${joins} order by asked.place`,
    [ids],
  );
  return rows;
}

export type RevealCounts = Readonly<Record<RevealStanding, number>>;

export const noRevealCounts: RevealCounts = {
  pay: 0,
  undeliverable: 0,
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

/** What the own record in front of a revealed one takes over. */
export type OnReveal = (tx: WorkspaceTx, revealed: readonly { readonly id: string; readonly poolId: string }[]) => Promise<void>;

export interface RevealedOne {
  readonly id: string;
  readonly standing: Exclude<RevealStanding, 'suppressed' | 'gone'>;
  readonly entryNumber: number | null;
}

/** Everything that pays for a person says so in the same words: the ledger's reference leads to the person, and one person has one key for ever. */
const spendFor = (poolId: string, actor: ActorRef) => ({
  amount: 1,
  reason: 'reveal',
  reference: `person:${poolId}`,
  actor,
  idempotencyKey: `reveal:${poolId}`,
});

/** Reveals one person. @throws Refusal not_found (also for one that is suppressed), credits_insufficient */
export async function revealOne(
  tx: WorkspaceTx,
  id: string,
  { actor, onReveal }: { actor: ActorRef; onReveal: OnReveal },
  now: Date,
): Promise<RevealedOne> {
  await lockAccount(tx);
  const [found] = await readRevealStandings(tx, [id]);
  if (!found || found.standing === 'gone' || found.standing === 'suppressed') throw new Refusal('not_found');
  const { standing, poolId } = found;
  if (poolId === null || standing === 'already_revealed' || standing === 'nothing_to_reveal') return { id, standing, entryNumber: null };
  let entryNumber: number | null = null;
  if (standing === 'pay') {
    const [outcome] = await spendMany(tx, [spendFor(poolId, actor)], now);
    if (!outcome?.ok) throw new Refusal(outcome?.code ?? 'internal');
    entryNumber = outcome.entry.number;
  }
  await writeReveals(tx, [{ id, poolId, entryNumber }], { actor, onReveal }, now);
  return { id, standing, entryNumber };
}

export interface RevealedMany {
  /** How many of the people, from the first on, are done with: fewer than given where the ceiling was reached. */
  readonly done: number;
  readonly counts: RevealCounts;
}

/**
 * Reveals people in their order, paying from a hold, until it has nothing left.
 * @param reservationId null where nothing may be spent
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
  // Two ids may lead to one record of the pool; the second finds it revealed.
  const people = found.map((one) => {
    if (one.standing !== 'pay' && one.standing !== 'undeliverable') return one;
    if (seen.has(one.poolId ?? '')) return { ...one, standing: 'already_revealed' as const };
    seen.add(one.poolId ?? '');
    return one;
  });
  const spends = people.flatMap(({ standing, poolId }) => (standing === 'pay' && poolId ? [spendFor(poolId, actor)] : []));
  const entries =
    reservationId && spends.length > 0 ? await commitManyFromReservation(tx, reservationId, spends, now) : new Map<string, CreditEntry>();
  const counts: Record<RevealStanding, number> = { ...noRevealCounts };
  const revealed: { id: string; poolId: string; entryNumber: number | null }[] = [];
  let done = 0;
  for (const { id, poolId, standing } of people) {
    if (poolId && (standing === 'pay' || standing === 'undeliverable')) {
      const entry = standing === 'pay' ? entries.get(`reveal:${poolId}`) : null;
      if (entry === undefined) break;
      revealed.push({ id, poolId, entryNumber: entry?.number ?? null });
    }
    counts[standing] += 1;
    done += 1;
  }
  await writeReveals(tx, revealed, { actor, onReveal }, now);
  return { done, counts };
}

/** Everybody who pays for this workspace waits here: whoever comes second sees what the first has revealed. */
async function lockAccount(tx: WorkspaceTx): Promise<void> {
  await tx.query('select 1 from credit_accounts for update');
}

async function writeReveals(
  tx: WorkspaceTx,
  revealed: readonly { id: string; poolId: string; entryNumber: number | null }[],
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
  const inFront = revealed.filter(({ id, poolId }) => id !== poolId);
  if (inFront.length > 0) await onReveal(tx, inFront);
}
