/**
 * How all workers together treat mail servers, and each workspace's own made-up addresses. The caller passes the engine's rule (`afterReport`), which turns one
 * standing into the next; they are stored here.
 * Surprise: `mail.*` belongs to no workspace, so these statements run outside of one.
 */
import type { HostStanding, Reply } from '@leadlight/verification';
import { type Queryable, type WorkspaceTx, jsonOf } from '../platform/index.ts';

/** How long a pass stays valid after its owner last renewed it. */
const passAliveSeconds = 60;

export interface PassRequest {
  /** Of this pass; the same for each attempt. */
  readonly id: string;
  /** Of the process that asks. */
  readonly owner: string;
  readonly address: string;
  readonly isUrgent: boolean;
}

export type PassAnswer =
  | { readonly state: 'entered' }
  /** It keeps its place in the queue. */
  | { readonly state: 'waiting' }
  | { readonly state: 'resting'; readonly standing: HostStanding };

/** @param newLimit connections at a time to a server that is not known yet */
export async function tryEnterMailHost(
  db: Queryable,
  { id, owner, address, isUrgent }: PassRequest,
  newLimit: number,
  now: Date,
): Promise<PassAnswer> {
  const { rows } = await db.query<{ state: 'entered' | 'waiting' | 'resting'; rest: HostStanding | null }>(
    `select state, rest from mail.try_enter($1, $2, $3, $4, $5, $6, make_interval(secs => $7))`,
    [id, owner, address, isUrgent, now, newLimit, passAliveSeconds],
  );
  const answer = rows[0];
  if (answer?.state === 'resting' && answer.rest) return { state: 'resting', standing: answer.rest };
  return { state: answer?.state === 'entered' ? 'entered' : 'waiting' };
}

/** The waiting passes of this owner that may be admitted now, or whose server rests. One statement, however many wait. */
export async function listMovablePasses(db: Queryable, owner: string, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select w.id from mail.passes w left join mail.hosts h using (address) where w.owner = $1 and w.entered_at is null
       and (h.address is null or h.rest_until > $2 or (select count(*) from mail.passes o where o.address = w.address and o.entered_at is not null
         and o.alive_until > clock_timestamp()) < h.connection_limit)
     order by w.is_urgent desc, w.asked_at`,
    [owner, now],
  );
  return rows.map(({ id }) => id);
}

export async function dropMailHostPass(db: Queryable, id: string): Promise<void> {
  await db.query('delete from mail.passes where id = $1', [id]);
}

/** Renews all passes of an owner; to be called well within a minute. */
export async function keepPassesAlive(db: Queryable, owner: string): Promise<void> {
  await db.query('update mail.passes set alive_until = clock_timestamp() + make_interval(secs => $2) where owner = $1', [
    owner,
    passAliveSeconds,
  ]);
}

/** Releases all passes of an owner that ends. */
export async function dropPassesOf(db: Queryable, owner: string): Promise<void> {
  await db.query('delete from mail.passes where owner = $1', [owner]);
}

/**
 * @param change from the standing (null if the server is not known) to the next one; may be called several times
 */
export async function changeMailHostStanding(
  db: Queryable,
  address: string,
  change: (standing: HostStanding | null) => HostStanding,
  now: Date,
): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ standing: HostStanding | null; version: number }>(
      'select standing, version from mail.hosts where address = $1',
      [address],
    );
    const before = rows[0];
    const after = change(before?.standing ?? null);
    const values = [
      address,
      JSON.stringify(after),
      Math.floor(after.limit),
      after.backOffUntilMs === null ? null : new Date(after.backOffUntilMs),
      now,
    ];
    const { rowCount } = before
      ? await db.query(
          `update mail.hosts set standing = $2, connection_limit = $3, rest_until = $4, version = version + 1, updated_at = $5 where address = $1 and version = $6`,
          [...values, before.version],
        )
      : await db.query(
          `insert into mail.hosts (address, standing, connection_limit, rest_until, updated_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
          values,
        );
    // Another worker reported in the meantime: its report counts first.
    if (rowCount === 1) return;
  }
}

/** Forgets servers that were not asked for a week. Expired passes are removed when the next one is requested. */
export async function forgetOldMailHosts(db: Queryable, now: Date): Promise<void> {
  await db.query(`delete from mail.passes where alive_until < clock_timestamp()`);
  await db.query(
    `delete from mail.hosts h where updated_at < $1 and (rest_until is null or rest_until < $2) and not exists (select from mail.passes p where p.address = h.address)`,
    [new Date(now.getTime() - 7 * 86_400_000), now],
  );
}

export interface StoredControl {
  readonly sender: string;
  readonly shape: string;
  /** Which of the shape's made-up names. */
  readonly index: number;
  readonly reply: Reply;
  readonly testedAt: Date;
}

/** @param after made-up addresses that were tested at this instant or before are left out */
export async function readControls(tx: WorkspaceTx, domain: string, address: string, after: Date): Promise<StoredControl[]> {
  const { rows } = await tx.query<StoredControl>(
    `select sender, shape, number as index, reply, tested_at as "testedAt" from verification_controls
     where workspace_id = current_workspace() and domain = $1 and address = $2 and tested_at > $3
     order by tested_at, shape, number`,
    [domain, address, after],
  );
  return rows;
}

export async function writeControl(tx: WorkspaceTx, domain: string, address: string, control: StoredControl): Promise<void> {
  const { sender, shape, index, reply, testedAt } = control;
  await tx.query(
    `insert into verification_controls (workspace_id, domain, address, sender, shape, number, reply, tested_at)
     values (current_workspace(), $1, $2, $3, $4, $5, $6, $7)
     on conflict (workspace_id, domain, address, sender, shape, number) do update set reply = excluded.reply, tested_at = excluded.tested_at`,
    [domain, address, sender, shape, index, jsonOf(reply), testedAt],
  );
}

/** @param before made-up addresses that were tested at this instant or before are removed */
export async function forgetOldControls(tx: WorkspaceTx, before: Date): Promise<void> {
  await tx.query('delete from verification_controls where workspace_id = current_workspace() and tested_at <= $1', [before]);
}
