/**
 * Idempotent requests: the response is stored with the caller's key, in the transaction that does the work. Of two equal concurrent requests, the
 * second waits at the key's unique index and then finds the first one's response.
 */
import type { AuthTx, WorkspaceTx } from './connect.ts';
import { Refusal } from './refusal.ts';

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Scope {
  /** The user or API key that sends the request. Keys of different callers are independent. */
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
    // A refusal is not stored, because the same request may succeed later. (In a failed transaction nothing is stored anyway.)
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

/** Deletes expired responses of one workspace. */
export async function forgetAnswers(tx: WorkspaceTx, now: Date): Promise<number> {
  const { rowCount } = await tx.query('delete from idempotency_keys where created_at < $1', [new Date(now.getTime() - answersKeptMs)]);
  return rowCount ?? 0;
}

/** A user who loses the first email can request another for a week. */
const signUpsKeptMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes expired rows of the accounts' schema: responses, sessions, links, sign-ups never confirmed, request counters. */
export async function forgetOldAccountRecords(tx: AuthTx, now: Date): Promise<number> {
  const statements: [string, unknown][] = [
    ['delete from auth.idempotency_keys where created_at < $1', new Date(now.getTime() - answersKeptMs)],
    ['delete from auth.session where "expiresAt" < $1', now],
    ['delete from auth.verification where "expiresAt" < $1', now],
    ['delete from auth.sign_ups where created_at < $1', new Date(now.getTime() - signUpsKeptMs)],
    ['delete from auth.email_changes where created_at < $1', new Date(now.getTime() - signUpsKeptMs)],
    ['delete from auth.rate_limits where expire < $1', now.getTime()],
  ];
  let removed = 0;
  for (const [statement, before] of statements) removed += (await tx.query(statement, [before])).rowCount ?? 0;
  return removed;
}
