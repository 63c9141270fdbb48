/**
 * Sign-ups waiting for the confirmation of their address, and the links that users have been sent. Anyone can sign up with any address, so several
 * sign-ups can wait for the same one; a confirmation makes at most one of them a user and deletes the others.
 */
import { v7 as uuidv7 } from 'uuid';
import type { AuthTx, Queryable } from '../platform/index.ts';

export interface SignUp {
  readonly name: string;
  /** Hash of the password. */
  readonly password: string;
  readonly chosenPlan: string | null;
  /** Whether the browser of the sign-up was given. */
  readonly isThisBrowser: boolean;
}

/** More wait for one address only if someone floods it; the oldest are deleted. */
const mostPerAddress = 20;

export async function addSignUp(
  tx: AuthTx,
  signUp: { email: string; name: string; password: string; chosenPlan: string | null; browserDigest: Buffer },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.sign_ups (id, email, name, password, chosen_plan, browser_digest, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [uuidv7(), signUp.email, signUp.name, signUp.password, signUp.chosenPlan, signUp.browserDigest, now],
  );
  await tx.query(
    `delete from auth.sign_ups where id in (select id from auth.sign_ups where email = $1 order by created_at desc, id desc offset $2)`,
    [signUp.email, mostPerAddress],
  );
}

/** The sign-up of this browser, otherwise the newest; null if none waits for this address. */
export async function findSignUp(db: Queryable, email: string, browserDigest: Buffer | null): Promise<SignUp | null> {
  const { rows } = await db.query<SignUp>(
    `select name, password, chosen_plan as "chosenPlan", coalesce(browser_digest = $2, false) as "isThisBrowser" from auth.sign_ups
     where email = $1 order by coalesce(browser_digest = $2, false) desc, created_at desc, id desc limit 1`,
    [email, browserDigest],
  );
  return rows[0] ?? null;
}

export async function deleteSignUps(tx: AuthTx, email: string): Promise<void> {
  await tx.query('delete from auth.sign_ups where email = $1', [email]);
}

/**
 * Creates an unconfirmed user; the caller confirms it in the same transaction.
 * @param password its hash; null for a user who has to choose one
 * @returns whether it was created: false if the address has an account
 */
export async function createUser(
  tx: AuthTx,
  user: { email: string; name: string; password: string | null; chosenPlan: string | null },
  now: Date,
): Promise<boolean> {
  const id = uuidv7();
  const { rowCount } = await tx.query(
    `insert into auth."user" (id, name, email, "chosenPlan", "createdAt", "updatedAt") values ($1, $2, $3, $4, $5, $5) on conflict (email) do nothing`,
    [id, user.name, user.email, user.chosenPlan, now],
  );
  if (rowCount === 0) return false;
  if (user.password !== null)
    await tx.query(
      `insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
       values ($1, $2, 'credential', $3, $4, $5, $5)`,
      [uuidv7(), id, id, user.password, now],
    );
  return true;
}

export interface Credential {
  readonly userId: string;
  readonly name: string;
  /** Hash; null for a user who has not chosen a password yet. */
  readonly password: string | null;
}

const credential = `select u.id as "userId", u.name, a.password from auth."user" u
  left join auth.account a on a."userId" = u.id and a."providerId" = 'credential'`;

/** The user with this confirmed address and their password. */
export async function findCredential(db: Queryable, email: string): Promise<Credential | null> {
  const { rows } = await db.query<Credential>(`${credential} where u.email = $1`, [email]);
  return rows[0] ?? null;
}

export async function findCredentialOf(db: Queryable, userId: string): Promise<Credential | null> {
  const { rows } = await db.query<Credential>(`${credential} where u.id = $1`, [userId]);
  return rows[0] ?? null;
}

/** Makes commands that change a user's password, email or links wait for one another. */
export async function lockUser(tx: AuthTx, userId: string): Promise<void> {
  await tx.query('select 1 from auth."user" where id = $1 for update', [userId]);
}

/** Ends every reset link, trusted device and half-finished sign-in of the user, and a change of their email that waits to be confirmed. */
export async function endLinks(tx: AuthTx, userId: string): Promise<void> {
  await tx.query('delete from auth.verification where value = $1', [userId]);
  await forgetEmailChange(tx, userId);
}

/** Replaces an earlier requested change of the email. */
export async function noteEmailChange(tx: AuthTx, userId: string, tokenDigest: Buffer, now: Date): Promise<void> {
  await tx.query(
    `insert into auth.email_changes (user_id, token_digest, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set token_digest = excluded.token_digest, created_at = excluded.created_at`,
    [userId, tokenDigest, now],
  );
}

export async function forgetEmailChange(tx: AuthTx, userId: string): Promise<void> {
  await tx.query('delete from auth.email_changes where user_id = $1', [userId]);
}

/** @returns whether this is the link of the newest requested change. It can be taken once. */
export async function takeEmailChange(tx: AuthTx, userId: string, tokenDigest: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query('delete from auth.email_changes where user_id = $1 and token_digest = $2', [userId, tokenDigest]);
  return rowCount === 1;
}

/**
 * Records that the code of this time step was used.
 * @returns false if it, or a later one, was used before (RFC 6238 5.2)
 */
export async function takeTotpStep(tx: AuthTx, userId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth."twoFactor" set "lastUsedStep" = $2 where "userId" = $1 and ("lastUsedStep" is null or "lastUsedStep" < $2)`,
    [userId, step],
  );
  return rowCount === 1;
}

/** The encrypted secret of the user's authenticator app. */
export async function findTotpSecret(tx: AuthTx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ secret: string }>('select secret from auth."twoFactor" where "userId" = $1', [userId]);
  return rows[0]?.secret ?? null;
}
