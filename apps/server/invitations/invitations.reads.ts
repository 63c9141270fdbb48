/** Reading invitations, for the workspace and for the invited user. */
import { listInvitations, listInvitationsTo, type Invitation } from '@leadlight/db/accounts';
import type { UserContext, WorkspaceContext } from '../command.ts';
import { requireOpenInvitation } from './invitations.commands.ts';

/** Not yet answered, including expired ones. */
export function readPendingInvitations({ services, caller }: WorkspaceContext): Promise<Invitation[]> {
  return listInvitations(services.db.auth, caller.workspaceId);
}

export function readInvitationsToMe({ services, caller, now }: UserContext): Promise<Invitation[]> {
  return listInvitationsTo(services.db.auth, caller.email, now);
}

/** @throws Refusal not_found, invitation_for_another, invitation_over */
export function readInvitationToMe({ services, caller, now }: UserContext, invitationId: string): Promise<Invitation> {
  return requireOpenInvitation(services.db.auth, invitationId, caller.email, now);
}
