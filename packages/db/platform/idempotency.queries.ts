/**
 * Requests that happen once: the answer is kept in the transaction that did the work, under the caller's key.
 * Two equal requests at the same moment wait for each other at the key's unique index; the second then finds the first's answer.
 */
import type { AuthTx, WorkspaceTx } from './connect.ts';
import { Refusal } from './refusal.ts';

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Scope {
  /** The user or key that asks; one caller's keys say nothing of another's. */
  readonly actorId: string;
  readonly key: string;
  /** Digest of method, path and body. */
  readonly fingerprint: Buffer;
}

const answersKeptMs = 24 * 60 * 60 * 1000;

/** Does the work once for this key in this workspace. @throws Refusal idempotency_key_reused */
export function onceInWorkspace(
  tx: WorkspaceTx,
  scope: Scope,
  now: Date,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { isReplay: boolean }> {
  return once(
    tx,
    { table: 'app.idempotency_keys', owner: 'actor_id', extra: 'workspace_id', extraValue: 'app.current_workspace()' },
    scope,
    now,
    work,
  );
}

/** Does the work once for this key of this user. @throws Refusal idempotency_key_reused */
export function onceForUser(
  tx: AuthTx,
  scope: Scope,
  now: Date,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { isReplay: boolean }> {
  return once(tx, { table: 'auth.idempotency_keys', owner: 'user_id' }, scope, now, work);
}

interface Place {
  readonly table: string;
  readonly owner: string;
  readonly extra?: string;
  readonly extraValue?: string;
}

async function once(
  tx: AuthTx | WorkspaceTx,
  { table, owner, extra, extraValue }: Place,
  { actorId, key, fingerprint }: Scope,
  now: Date,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { isReplay: boolean }> {
  await tx.query(`delete from ${table} where ${owner} = $1 and key = $2 and created_at < $3`, [
    actorId,
    key,
    new Date(now.getTime() - answersKeptMs),
  ]);
  const claimed = await tx.query(
    `insert into ${table} (${owner}, key, fingerprint, created_at${extra ? `, ${extra}` : ''}) values ($1, $2, $3, $4${extraValue ? `, ${extraValue}` : ''})
     on conflict do nothing`,
    [actorId, key, fingerprint, now],
  );
  if (claimed.rowCount === 0) {
    const { rows } = await tx.query<KeptAnswer & { fingerprint: Buffer }>(
      `select status, body, fingerprint from ${table} where ${owner} = $1 and key = $2`,
      [actorId, key],
    );
    const kept = rows[0];
    if (!kept || !kept.fingerprint.equals(fingerprint)) throw new Refusal('idempotency_key_reused');
    return { status: kept.status, body: kept.body, isReplay: true };
  }
  const answer = await work().catch(async (error: unknown) => {
    // A refusal is not an answer to keep: the same request may succeed later. (In a broken transaction nothing is kept anyway.)
    await tx.query(`delete from ${table} where ${owner} = $1 and key = $2`, [actorId, key]).catch(() => undefined);
    throw error;
  });
  await tx.query(`update ${table} set status = $3, body = $4 where ${owner} = $1 and key = $2`, [
    actorId,
    key,
    answer.status,
    JSON.stringify(answer.body ?? null),
  ]);
  return { ...answer, isReplay: false };
}

/** Forgets answers past their time in one workspace. */
export async function forgetAnswers(tx: WorkspaceTx, now: Date): Promise<number> {
  const { rowCount } = await tx.query('delete from idempotency_keys where created_at < $1', [new Date(now.getTime() - answersKeptMs)]);
  return rowCount ?? 0;
}

/** Forgets what is past its time in the accounts' schema: answers, sessions, links, counters of requests. */
export async function forgetOldAccountRecords(tx: AuthTx, now: Date): Promise<number> {
  const statements: [string, unknown][] = [
    ['delete from auth.idempotency_keys where created_at < $1', new Date(now.getTime() - answersKeptMs)],
    ['delete from auth.session where "expiresAt" < $1', now],
    ['delete from auth.verification where "expiresAt" < $1', now],
    ['delete from auth.rate_limits where expire < $1', now.getTime()],
  ];
  let removed = 0;
  for (const [statement, before] of statements) removed += (await tx.query(statement, [before])).rowCount ?? 0;
  return removed;
}
