/** Invitations as the invited user sees them. For another account than the invited one, the refusal says what to do; an unknown id is not found. */
import * as contract from '@leadlight/contract';
import { browserOf } from '../auth/auth-command.ts';
import { serveUser, type App } from '../http/serve.ts';
import { presentReceivedInvitation } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';
import { acceptInvitation, declineInvitation } from './invitations.commands.ts';
import { readInvitationsToMe, readInvitationToMe } from './invitations.reads.ts';

export function mountReceivedInvitations(app: App, services: Services): void {
  serveUser(app, services, contract.listMyInvitations, async (call) => ({
    items: (await readInvitationsToMe(call)).map(presentReceivedInvitation),
  }));

  serveUser(app, services, contract.readInvitation, async (call) =>
    presentReceivedInvitation(await readInvitationToMe(call, call.params.invitationId)),
  );

  serveUser(app, services, contract.acceptInvitation, (call) => acceptInvitation(call, browserOf(call), call.params.invitationId));

  serveUser(app, services, contract.declineInvitation, (call) => declineInvitation(call, browserOf(call), call.params.invitationId));
}
