/** Users, their sessions and memberships, in the contract's form. */
import type { Invitation, Membership, OpenSession, User } from '@leadlight/db/accounts';
import { standingOf, type Standing } from '@leadlight/credits';
import { allowedActions } from '../policy.ts';

export function presentUser({ createdAt, ...user }: User) {
  return { ...user, createdAt: createdAt.toISOString() };
}

export function presentStanding(of: Standing) {
  switch (of.kind) {
    case 'trial':
      return { kind: of.kind, endsAt: of.endsAt.toISOString(), daysLeft: of.daysLeft };
    case 'active':
      return { ...of, graceEndsAt: of.graceEndsAt?.toISOString() ?? null };
    case 'read_only':
      return { kind: of.kind, because: of.because, since: of.since?.toISOString() ?? null };
  }
}

export function presentMembership(membership: Membership, now: Date) {
  const stands = standingOf(membership, now);
  return {
    workspaceId: membership.workspaceId,
    name: membership.name,
    role: membership.role,
    allowed: allowedActions(membership.role, stands.kind === 'read_only'),
    standing: presentStanding(stands),
    deleteAfter: membership.deleteAfter?.toISOString() ?? null,
    hidesSample: membership.hidesSample,
  };
}

export function presentSession(session: OpenSession, currentId: string) {
  return {
    id: session.id,
    isCurrent: session.id === currentId,
    device: session.device,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}

export function presentReceivedInvitation({ id, workspaceName, role, invitedBy, expiresAt }: Invitation) {
  return { id, workspaceName, role, invitedBy: invitedBy ?? 'A former member', expiresAt: expiresAt.toISOString() };
}
