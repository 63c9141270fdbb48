/** Invitations as the workspace sees them. */
import * as contract from '@leadlight/contract';
import {
  findInvitation,
  listInvitations,
  noteAudit,
  reopenInvitation,
  withdrawExpiredInvitation,
  type Invitation,
} from '@leadlight/db/accounts';
import { asApp, Refusal, type AuthTx } from '@leadlight/db/platform';
import { act } from '../auth/act.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { onceByUser, serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';

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

/** @throws Refusal not_found for one that is answered, gone or another workspace's */
async function requirePending(tx: AuthTx, workspaceId: string, id: string): Promise<Invitation> {
  const invitation = await findInvitation(tx, id);
  if (!invitation || invitation.workspaceId !== workspaceId || invitation.status !== 'pending') throw new Refusal('not_found');
  return invitation;
}

export function mountInvitations(app: App, services: Services): void {
  const { auth, db, limits } = services;

  serveInWorkspace(app, services, contract.listInvitations, async ({ caller, now }) => {
    const invitations = await listInvitations(db.auth, caller.workspaceId);
    return { items: invitations.map((invitation) => presentInvitation(invitation, now)) };
  });

  const note = (
    tx: AuthTx,
    caller: WorkspaceCaller,
    action: contract.AuditAction,
    { id, email, role }: Invitation,
    now: Date,
  ): Promise<void> =>
    asApp(tx, caller.workspaceId, (inside) =>
      noteAudit(inside, { actor: caller.actor, action, target: { kind: 'invitation', id }, details: { email, role } }, now),
    );

  serveInWorkspace(app, services, contract.createInvitation, async (call) => {
    const { c, caller, body, now } = call;
    await limits.count(c, 'invitations-by-user', caller.actor.id ?? '');
    if (body.role === 'owner' && caller.member?.role !== 'owner') throw new Refusal('owner_required');
    return act(services, c, async (tx, headers) => {
      const invite = async () => {
        await withdrawExpiredInvitation(tx, caller.workspaceId, body.email, now);
        const made = await auth.api.createInvitation({
          body: { email: body.email, role: body.role, organizationId: caller.workspaceId },
          headers,
        });
        const invitation = await requirePending(tx, caller.workspaceId, made.id);
        await note(tx, caller, 'invitation.sent', invitation, now);
        return presentInvitation(invitation, now);
      };
      const response = await onceByUser(call, tx, invite);
      return { headers: new Headers(), response };
    });
  });

  serveInWorkspace(app, services, contract.resendInvitation, async ({ c, caller, params, now }) => {
    await limits.count(c, 'invitations-by-user', caller.actor.id ?? '');
    return act(services, c, async (tx, headers) => {
      const before = await requirePending(tx, caller.workspaceId, params.invitationId);
      await reopenInvitation(tx, before.id, new Date(Date.now() + 60_000));
      await auth.api.createInvitation({
        body: { email: before.email, role: before.role, organizationId: caller.workspaceId, resend: true },
        headers,
      });
      const invitation = await requirePending(tx, caller.workspaceId, params.invitationId);
      await note(tx, caller, 'invitation.resent', invitation, now);
      return { headers: new Headers(), response: presentInvitation(invitation, now) };
    });
  });

  serveInWorkspace(app, services, contract.cancelInvitation, async ({ c, caller, params, now }) => {
    await act(services, c, async (tx, headers) => {
      const invitation = await requirePending(tx, caller.workspaceId, params.invitationId);
      await auth.api.cancelInvitation({ body: { invitationId: invitation.id }, headers });
      await note(tx, caller, 'invitation.cancelled', invitation, now);
      return { headers: new Headers(), response: null };
    });
  });
}
