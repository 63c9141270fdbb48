/** Members and invitations of a workspace. Every query filters by workspace. */
import type { AuthTx, Queryable } from '../platform/index.ts';
import type { Role } from './sessions.queries.ts';

export interface Member {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly twoFactor: boolean;
  readonly joinedAt: Date;
}

const memberColumns = `m.id, u.id as "userId", u.name, u.email, m.role, coalesce(u."twoFactorEnabled", false) as "twoFactor", m."createdAt" as "joinedAt"`;

/** Owners first, then admins, then members; by name. */
export async function listMembers(db: Queryable, workspaceId: string): Promise<Member[]> {
  const { rows } = await db.query<Member>(
    `select ${memberColumns} from auth.member m join auth."user" u on u.id = m."userId" where m."organizationId" = $1
     order by array_position(array['owner', 'admin', 'member'], m.role), lower(u.name), m.id`,
    [workspaceId],
  );
  return rows;
}

export async function findMember(db: Queryable, workspaceId: string, memberId: string): Promise<Member | null> {
  const { rows } = await db.query<Member>(
    `select ${memberColumns} from auth.member m join auth."user" u on u.id = m."userId" where m."organizationId" = $1 and m.id = $2`,
    [workspaceId, memberId],
  );
  return rows[0] ?? null;
}

/** Email addresses of a workspace's owners. */
export async function listOwners(db: Queryable, workspaceId: string): Promise<{ name: string; email: string }[]> {
  const { rows } = await db.query<{ name: string; email: string }>(
    `select u.name, u.email from auth.member m join auth."user" u on u.id = m."userId" where m."organizationId" = $1 and m.role = 'owner'`,
    [workspaceId],
  );
  return rows;
}

export async function readWorkspaceName(db: Queryable, workspaceId: string): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from auth.organization where id = $1', [workspaceId]);
  return rows[0]?.name ?? null;
}

export async function renameWorkspace(tx: AuthTx, workspaceId: string, name: string): Promise<void> {
  await tx.query('update auth.organization set name = $2 where id = $1', [workspaceId, name]);
}

export interface Invitation {
  readonly id: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly email: string;
  readonly role: Role;
  readonly status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const invitationColumns = `i.id, o.id as "workspaceId", o.name as "workspaceName", i.email, i.role, i.status, u.name as "invitedBy", i."createdAt", i."expiresAt"`;
const invitationTables = `auth.invitation i join auth.organization o on o.id = i."organizationId" left join auth."user" u on u.id = i."inviterId"`;

/** Not yet answered, including expired ones. */
export async function listInvitations(db: Queryable, workspaceId: string): Promise<Invitation[]> {
  const { rows } = await db.query<Invitation>(
    `select ${invitationColumns} from ${invitationTables} where i."organizationId" = $1 and i.status = 'pending' order by i."createdAt" desc, i.id`,
    [workspaceId],
  );
  return rows;
}

export async function findInvitation(db: Queryable, invitationId: string): Promise<Invitation | null> {
  const { rows } = await db.query<Invitation>(`select ${invitationColumns} from ${invitationTables} where i.id = $1`, [invitationId]);
  return rows[0] ?? null;
}

/** Open invitations to an address, newest first. */
export async function listInvitationsTo(db: Queryable, email: string, now: Date): Promise<Invitation[]> {
  const { rows } = await db.query<Invitation>(
    `select ${invitationColumns} from ${invitationTables} where i.email = $1 and i.status = 'pending' and i."expiresAt" > $2 order by i."createdAt" desc`,
    [email, now],
  );
  return rows;
}

export async function isMember(tx: AuthTx, workspaceId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from auth.member where "organizationId" = $1 and "userId" = $2', [workspaceId, userId]);
  return rowCount !== 0;
}

/** Null for a user who is not a member (anymore). */
export async function roleOf(db: Queryable, workspaceId: string, userId: string): Promise<Role | null> {
  const { rows } = await db.query<{ role: Role }>('select role from auth.member where "organizationId" = $1 and "userId" = $2', [
    workspaceId,
    userId,
  ]);
  return rows[0]?.role ?? null;
}

export async function hasAnyWorkspace(tx: AuthTx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from auth.member where "userId" = $1 limit 1', [userId]);
  return rowCount !== 0;
}

/** Cancels an expired invitation to this address, so that a new one can be created. */
export async function withdrawExpiredInvitation(tx: AuthTx, workspaceId: string, email: string, now: Date): Promise<void> {
  await tx.query(
    `update auth.invitation set status = 'canceled' where "organizationId" = $1 and email = $2 and status = 'pending' and "expiresAt" <= $3`,
    [workspaceId, email, now],
  );
}

/** Cancels the open invitations to these roles that a user sent. @returns them, in no particular order */
export async function withdrawInvitationsFrom(
  tx: AuthTx,
  workspaceId: string,
  userId: string,
  roles: readonly Role[],
): Promise<Invitation[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update auth.invitation set status = 'canceled' where "organizationId" = $1 and "inviterId" = $2 and status = 'pending' and role = any($3) returning id`,
    [workspaceId, userId, roles],
  );
  const withdrawn: Invitation[] = [];
  for (const { id } of rows) {
    const invitation = await findInvitation(tx, id);
    if (invitation) withdrawn.push(invitation);
  }
  return withdrawn;
}

/** Extends an expired invitation briefly, so that it can be resent. */
export async function reopenInvitation(tx: AuthTx, invitationId: string, until: Date): Promise<void> {
  await tx.query(`update auth.invitation set "expiresAt" = $2 where id = $1 and "expiresAt" < $2`, [invitationId, until]);
}
