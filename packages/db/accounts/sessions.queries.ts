/**
 * The caller of a request: sessions with the user and their memberships, and API keys with their workspace. Read on every request, so a revoked
 * session, a removed role or a revoked key takes effect with the next request.
 */
import type { Plan } from '@leadlight/credits';
import { prepared, type AuthTx, type Queryable } from '../platform/index.ts';

export type Role = 'owner' | 'admin' | 'member';

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
}

/** What is read about a workspace before access is granted. */
export interface WorkspaceStanding {
  readonly plan: Plan | null;
  readonly trialEndsAt: Date | null;
  readonly planEndedAt: Date | null;
  readonly graceEndsAt: Date | null;
  readonly deleteAfter: Date | null;
}

export interface SignedInMember extends SignedIn, WorkspaceStanding {
  readonly memberId: string;
  readonly role: Role;
}

const user = `s."userId" as "userId", s.id as "sessionId", u.name, u.email`;
const standing = `w.plan, w.trial_ends_at as "trialEndsAt", w.plan_ended_at as "planEndedAt", w.grace_ends_at as "graceEndsAt", w.delete_after as "deleteAfter"`;

/** Null for an unknown or expired token. */
export async function findSession(db: Queryable, token: string, now: Date): Promise<SignedIn | null> {
  const { rows } = await db.query<SignedIn>(
    `select ${user} from auth.session s join auth."user" u on u.id = s."userId" where s.token = $1 and s."expiresAt" > $2`,
    [token, now],
  );
  return rows[0] ?? null;
}

/** Null as above; without a role if the user is not a member of that workspace. */
export async function findSessionIn(
  db: Queryable,
  token: string,
  workspaceId: string,
  now: Date,
): Promise<SignedInMember | (SignedIn & { role: null }) | null> {
  const { rows } = await db.query<SignedInMember | (SignedIn & { role: null })>(
    prepared(
      `select ${user}, m.id as "memberId", m.role, ${standing}
     from auth.session s join auth."user" u on u.id = s."userId"
     left join (auth.member m join app.workspaces w on w.workspace_id = m."organizationId") on m."userId" = s."userId" and m."organizationId" = $2
     where s.token = $1 and s."expiresAt" > $3`,
      [token, workspaceId, now],
    ),
  );
  return rows[0] ?? null;
}

export interface KeyHolder extends WorkspaceStanding {
  readonly apiKeyId: string;
  readonly workspaceId: string;
  readonly scopes: readonly string[];
  readonly lastUsedAt: Date | null;
}

/** Null for an unknown or revoked key. */
export async function findApiKey(db: Queryable, digest: Buffer): Promise<KeyHolder | null> {
  const { rows } = await db.query<KeyHolder>(
    `select k.id as "apiKeyId", k.workspace_id as "workspaceId", k.scopes, k.last_used_at as "lastUsedAt", ${standing}
     from app.api_keys k join app.workspaces w on w.workspace_id = k.workspace_id where k.digest = $1 and k.revoked_at is null`,
    [digest],
  );
  return rows[0] ?? null;
}

export interface Membership extends WorkspaceStanding {
  readonly workspaceId: string;
  readonly name: string;
  readonly role: Role;
  readonly hidesSample: boolean;
}

/** The user's workspaces by name. */
export async function listMemberships(db: Queryable, userId: string): Promise<Membership[]> {
  const { rows } = await db.query<Membership>(
    `select o.id as "workspaceId", o.name, m.role, w.hides_sample as "hidesSample", ${standing}
     from auth.member m join auth.organization o on o.id = m."organizationId" join app.workspaces w on w.workspace_id = o.id
     where m."userId" = $1 order by lower(o.name), o.id`,
    [userId],
  );
  return rows;
}

export interface OpenSession {
  readonly id: string;
  readonly device: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** The user's active sessions, most recently used first. */
export async function listSessions(db: Queryable, userId: string, now: Date): Promise<OpenSession[]> {
  const { rows } = await db.query<OpenSession>(
    `select id, nullif("userAgent", '') as device, nullif("ipAddress", '') as address, "createdAt", "updatedAt" as "lastSeenAt", "expiresAt"
     from auth.session where "userId" = $1 and "expiresAt" > $2 order by "updatedAt" desc, id`,
    [userId, now],
  );
  return rows;
}

/** @returns how many were ended. Only the user's own sessions are. */
export async function endSession(tx: AuthTx, userId: string, sessionId: string): Promise<number> {
  const { rowCount } = await tx.query('delete from auth.session where id = $1 and "userId" = $2', [sessionId, userId]);
  return rowCount ?? 0;
}

export async function endOtherSessions(tx: AuthTx, userId: string, keptSessionId: string): Promise<number> {
  const { rowCount } = await tx.query('delete from auth.session where "userId" = $1 and id <> $2', [userId, keptSessionId]);
  return rowCount ?? 0;
}
