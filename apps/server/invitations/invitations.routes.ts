/** Invitations as the workspace sees them. */
import * as contract from '@leadlight/contract';
import type { Invitation } from '@leadlight/db/accounts';
import { browserOf } from '../auth/auth-command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { cancelInvitation, inviteMember, resendInvitation } from './invitations.commands.ts';
import { readPendingInvitations } from './invitations.reads.ts';

function presentInvitation({ id, email, role, invitedBy, createdAt, expiresAt }: Invitation, now: Date) {
  return {
    id,
    email,
    role,
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  };
}

export function mountInvitations(app: App, services: Services): void {
  const { limits } = services;

  serveInWorkspace(app, services, contract.listInvitations, async (call) => {
    const invitations = await readPendingInvitations(call);
    return { items: invitations.map((invitation) => presentInvitation(invitation, call.now)) };
  });

  serveInWorkspace(app, services, contract.createInvitation, async (call) => {
    await limits.count(call.c, 'invitations-by-user', call.caller.actor.id ?? '');
    return inviteMember(call, browserOf(call), call.body, presentInvitation);
  });

  serveInWorkspace(app, services, contract.resendInvitation, async (call) => {
    await limits.count(call.c, 'invitations-by-user', call.caller.actor.id ?? '');
    return presentInvitation(await resendInvitation(call, browserOf(call), call.params.invitationId), call.now);
  });

  serveInWorkspace(app, services, contract.cancelInvitation, (call) => cancelInvitation(call, browserOf(call), call.params.invitationId));
}
