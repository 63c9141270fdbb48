/** Invitations: sent and canceled by the workspace, accepted and declined by the invited user. */
import type { AuditAction, Role } from '@leadlight/contract';
import {
  findInvitation,
  isMember,
  reopenInvitation,
  withdrawExpiredInvitation,
  withdrawInvitationsFrom,
  type Invitation,
} from '@leadlight/db/accounts';
import { asApp, Refusal, takeTurnOf, type AuthTx, type Queryable } from '@leadlight/db/platform';
import { noteAudit, type AuditNote } from '../audit/note-audit.ts';
import { authCommand, withoutCookies, type Browser } from '../auth/auth-command.ts';
import { onceByUser, type UserContext, type WorkspaceContext } from '../command.ts';

type Needs = 'auth' | 'db';

/** @throws Refusal not_found if it was answered, does not exist or belongs to another workspace */
async function requirePending(tx: AuthTx, workspaceId: string, id: string): Promise<Invitation> {
  await takeTurnOf(tx, 'invitations', workspaceId);
  const invitation = await findInvitation(tx, id);
  if (!invitation || invitation.workspaceId !== workspaceId || invitation.status !== 'pending') throw new Refusal('not_found');
  return invitation;
}

function note({ caller, now }: WorkspaceContext, tx: AuthTx, action: AuditAction, { id, email, role }: Invitation): Promise<void> {
  return asApp(tx, caller.workspaceId, (inside) =>
    noteAudit(inside, { actor: caller.actor, action, target: { kind: 'invitation', id }, details: { email, role } }, now),
  );
}

/**
 * Invites an address. Only owners can invite owners.
 * @param present builds the response, which is stored under the Idempotency-Key
 * @throws Refusal owner_required, already_member, already_invited, limit_reached
 */
export async function inviteMember<Answer>(
  context: WorkspaceContext<Needs>,
  browser: Browser,
  { email, role }: { email: string; role: Role },
  present: (invitation: Invitation, now: Date) => Answer,
): Promise<Answer> {
  const { services, caller, now } = context;
  if (role === 'owner' && caller.member?.role !== 'owner') throw new Refusal('owner_required');
  return authCommand(context, browser, async (tx, headers) =>
    withoutCookies(
      await onceByUser(context, tx, async () => {
        // Two requests must not invite the same address.
        await takeTurnOf(tx, 'invitations', caller.workspaceId);
        await withdrawExpiredInvitation(tx, caller.workspaceId, email, now);
        const made = await services.auth.api.createInvitation({ body: { email, role, organizationId: caller.workspaceId }, headers });
        const invitation = await requirePending(tx, caller.workspaceId, made.id);
        await note(context, tx, 'invitation.sent', invitation);
        return present(invitation, now);
      }),
    ),
  );
}

/** better-auth resends only invitations that have not expired: an expired one is extended by this much before it is resent. */
const reopenedMs = 60_000;

/** @throws Refusal not_found */
export function resendInvitation(context: WorkspaceContext<Needs>, browser: Browser, invitationId: string): Promise<Invitation> {
  const { services, caller } = context;
  return authCommand(context, browser, async (tx, headers) => {
    const before = await requirePending(tx, caller.workspaceId, invitationId);
    await reopenInvitation(tx, before.id, new Date(Date.now() + reopenedMs));
    await services.auth.api.createInvitation({
      body: { email: before.email, role: before.role, organizationId: caller.workspaceId, resend: true },
      headers,
    });
    const invitation = await requirePending(tx, caller.workspaceId, invitationId);
    await note(context, tx, 'invitation.resent', invitation);
    return withoutCookies(invitation);
  });
}

/** @throws Refusal not_found */
export async function cancelInvitation(context: WorkspaceContext<Needs>, browser: Browser, invitationId: string): Promise<void> {
  await authCommand(context, browser, async (tx, headers) => {
    const invitation = await requirePending(tx, context.caller.workspaceId, invitationId);
    await context.services.auth.api.cancelInvitation({ body: { invitationId: invitation.id }, headers });
    await note(context, tx, 'invitation.cancelled', invitation);
    return withoutCookies(null);
  });
}

/**
 * Withdraws the open invitations that a member could no longer send, so that nobody comes back by an invitation to another address of theirs.
 * The caller has the turn of the workspace's invitations.
 * @param role the member's new role; null without one
 */
export async function withdrawInvitationsOf(context: WorkspaceContext, tx: AuthTx, userId: string, role: Role | null): Promise<void> {
  const lost: Role[] = role === 'owner' ? [] : role === 'admin' ? ['owner'] : ['owner', 'admin', 'member'];
  for (const invitation of await withdrawInvitationsFrom(tx, context.caller.workspaceId, userId, lost))
    await note(context, tx, 'invitation.cancelled', invitation);
}

/**
 * Returns an invitation that the user can answer.
 * @throws Refusal not_found; invitation_for_another for another account than the invited one; invitation_over
 */
export async function requireOpenInvitation(tx: Queryable, id: string, email: string, now: Date): Promise<Invitation> {
  const invitation = await findInvitation(tx, id);
  if (!invitation) throw new Refusal('not_found');
  if (invitation.email !== email) throw new Refusal('invitation_for_another');
  if (invitation.status !== 'pending' || invitation.expiresAt <= now) throw new Refusal('invitation_over');
  return invitation;
}

/** Like {@link requireOpenInvitation}, and locks it: nobody else can answer or withdraw it until the transaction ends. */
async function takeOpenInvitation(tx: AuthTx, id: string, email: string, now: Date): Promise<Invitation> {
  const { workspaceId } = await requireOpenInvitation(tx, id, email, now);
  await takeTurnOf(tx, 'invitations', workspaceId);
  return requireOpenInvitation(tx, id, email, now);
}

/** @throws Refusal not_found, invitation_for_another, invitation_over, already_member */
export function acceptInvitation(context: UserContext<Needs>, browser: Browser, invitationId: string): Promise<{ workspaceId: string }> {
  const { services, caller, now } = context;
  return authCommand(context, browser, async (tx, headers) => {
    const { workspaceId, id, role } = await takeOpenInvitation(tx, invitationId, caller.email, now);
    await takeTurnOf(tx, 'members', workspaceId);
    if (await isMember(tx, workspaceId, caller.userId)) throw new Refusal('already_member');
    const done = await services.auth.api.acceptInvitation({ body: { invitationId: id }, headers, returnHeaders: true });
    await noteIn(tx, workspaceId, { actor: caller.actor, action: 'member.joined', details: { role } }, now);
    return { headers: done.headers, response: { workspaceId } };
  });
}

/** @throws Refusal not_found, invitation_for_another, invitation_over */
export async function declineInvitation(context: UserContext<Needs>, browser: Browser, invitationId: string): Promise<void> {
  const { services, caller, now } = context;
  await authCommand(context, browser, async (tx, headers) => {
    const { workspaceId, id } = await takeOpenInvitation(tx, invitationId, caller.email, now);
    const done = await services.auth.api.rejectInvitation({ body: { invitationId: id }, headers, returnHeaders: true });
    await noteIn(tx, workspaceId, { actor: caller.actor, action: 'invitation.declined', target: { kind: 'invitation', id } }, now);
    return { headers: done.headers, response: null };
  });
}

function noteIn(tx: AuthTx, workspaceId: string, entry: AuditNote, now: Date): Promise<void> {
  return asApp(tx, workspaceId, (inside) => noteAudit(inside, entry, now));
}
