/** Invitations as the invited user sees them. Another account is refused with the way on; an unknown id is not found. */
import * as contract from '@leadlight/contract';
import { findInvitation, isMember, listInvitationsTo, noteAudit, type Invitation } from '@leadlight/db/accounts';
import { asApp, Refusal, type Queryable } from '@leadlight/db/platform';
import { act } from '../auth/act.ts';
import { serveUser, type App } from '../http/serve.ts';
import { presentReceivedInvitation } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';

export function mountReceivedInvitations(app: App, services: Services): void {
  const { auth, db } = services;

  async function requireOpen(tx: Queryable, id: string, email: string, now: Date): Promise<Invitation> {
    const invitation = await findInvitation(tx, id);
    if (!invitation) throw new Refusal('not_found');
    if (invitation.email !== email) throw new Refusal('invitation_for_another');
    if (invitation.status !== 'pending' || invitation.expiresAt <= now) throw new Refusal('invitation_over');
    return invitation;
  }

  serveUser(app, services, contract.listMyInvitations, async ({ caller, now }) => {
    const invitations = await listInvitationsTo(db.auth, caller.email, now);
    return { items: invitations.map(presentReceivedInvitation) };
  });

  serveUser(app, services, contract.readInvitation, async ({ caller, params, now }) =>
    presentReceivedInvitation(await requireOpen(db.auth, params.invitationId, caller.email, now)),
  );

  serveUser(app, services, contract.acceptInvitation, async ({ c, caller, params, now }) =>
    act(services, c, async (tx, headers) => {
      const { workspaceId, id, role } = await requireOpen(tx, params.invitationId, caller.email, now);
      if (await isMember(tx, workspaceId, caller.userId)) throw new Refusal('already_member');
      const done = await auth.api.acceptInvitation({ body: { invitationId: id }, headers, returnHeaders: true });
      await asApp(tx, workspaceId, (inside) => noteAudit(inside, { actor: caller.actor, action: 'member.joined', details: { role } }, now));
      return { headers: done.headers, response: { workspaceId } };
    }),
  );

  serveUser(app, services, contract.declineInvitation, async ({ c, caller, params, now }) => {
    await act(services, c, async (tx, headers) => {
      const { workspaceId, id } = await requireOpen(tx, params.invitationId, caller.email, now);
      const done = await auth.api.rejectInvitation({ body: { invitationId: id }, headers, returnHeaders: true });
      await asApp(tx, workspaceId, (inside) =>
        noteAudit(inside, { actor: caller.actor, action: 'invitation.declined', target: { kind: 'invitation', id } }, now),
      );
      return { headers: done.headers, response: null };
    });
  });
}
