/** Users by id: their names, and data of their accounts. */
import { prepared, type AuthTx, type Queryable } from '../platform/index.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly twoFactor: boolean;
  readonly createdAt: Date;
}

export async function findUser(db: Queryable, id: string): Promise<User | null> {
  const { rows } = await db.query<User>(
    `select id, name, email, "emailVerified", coalesce("twoFactorEnabled", false) as "twoFactor", "createdAt" from auth."user" where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Names by id; deleted users are missing. */
export async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; name: string }>(
    prepared('select id, name from auth."user" where id = any($1)', [[...new Set(ids)]]),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function renameUser(tx: AuthTx, id: string, name: string, now: Date): Promise<void> {
  await tx.query('update auth."user" set name = $2, "updatedAt" = $3 where id = $1', [id, name, now]);
}

/** The plan that was chosen before sign-up; removed, so that it is used once. */
export async function takeChosenPlan(tx: AuthTx, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ plan: string | null }>(
    `update auth."user" u set "chosenPlan" = null from (select id, "chosenPlan" as plan from auth."user" where id = $1 for update) before
     where u.id = before.id returning before.plan`,
    [id],
  );
  return rows[0]?.plan ?? null;
}

export async function countOpenInvitations(tx: AuthTx, email: string, now: Date): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from auth.invitation where email = $1 and status = 'pending' and "expiresAt" > $2`,
    [email, now],
  );
  return rows[0]?.n ?? 0;
}

/** The user whose password a reset token may set; null for a used or unknown token. */
export async function userOfReset(db: Queryable, token: string): Promise<string | null> {
  const { rows } = await db.query<{ value: string }>('select value from auth.verification where identifier = $1', [
    `reset-password:${token}`,
  ]);
  return rows[0]?.value ?? null;
}
