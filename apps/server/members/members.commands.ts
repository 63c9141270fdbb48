/** Changing and removing members. Takes effect with the member's next request. */
import type { Role } from '@leadlight/contract';
import { findMember, type Member } from '@leadlight/db/accounts';
import { deleteEmailSender } from '@leadlight/db/email-templates';
import { asApp, Refusal, takeTurnOf, type AuthTx } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';
import { authCommand, withoutCookies, type Browser } from '../auth/auth-command.ts';
import type { WorkspaceContext } from '../command.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { withdrawInvitationsOf } from '../invitations/invitations.commands.ts';

type Needs = 'auth' | 'db';

/** @throws Refusal not_found, owner_required if a non-owner tries to change an owner */
async function requireMember(tx: AuthTx, caller: WorkspaceCaller, memberId: string): Promise<Member> {
  // In this order, as where an invitation is accepted.
  await takeTurnOf(tx, 'invitations', caller.workspaceId);
  // Of two requests that remove the same member, the second finds no member.
  await takeTurnOf(tx, 'members', caller.workspaceId);
  const member = await findMember(tx, caller.workspaceId, memberId);
  if (!member) throw new Refusal('not_found');
  if (member.role === 'owner' && caller.member?.role !== 'owner') throw new Refusal('owner_required');
  return member;
}

/** Invitations that the new role could not send are withdrawn. @throws Refusal not_found, owner_required, last_owner */
export function changeRole(context: WorkspaceContext<Needs>, browser: Browser, memberId: string, role: Role): Promise<Member> {
  const { services, caller, now } = context;
  const { actor, workspaceId } = caller;
  return authCommand(context, browser, async (tx, headers) => {
    const before = await requireMember(tx, caller, memberId);
    if (role === 'owner' && caller.member?.role !== 'owner') throw new Refusal('owner_required');
    if (before.role === role) return withoutCookies(before);
    const done = await services.auth.api.updateMemberRole({
      body: { memberId: before.id, role, organizationId: workspaceId },
      headers,
      returnHeaders: true,
    });
    await withdrawInvitationsOf(context, tx, before.userId, role);
    const target = { kind: 'user', id: before.userId };
    const details = { name: before.name, from: before.role, to: role };
    await asApp(tx, workspaceId, (inside) => noteAudit(inside, { actor, action: 'member.role_changed', target, details }, now));
    return { headers: done.headers, response: { ...before, role } };
  });
}

/** Their open invitations are withdrawn; API keys that they created keep working. @throws Refusal not_found, owner_required, last_owner */
export async function removeMember(context: WorkspaceContext<Needs>, browser: Browser, memberId: string): Promise<void> {
  const { services, caller, now } = context;
  const { actor, workspaceId } = caller;
  await authCommand(context, browser, async (tx, headers) => {
    const member = await requireMember(tx, caller, memberId);
    const done = await services.auth.api.removeMember({
      body: { memberIdOrEmail: member.id, organizationId: workspaceId },
      headers,
      returnHeaders: true,
    });
    await withdrawInvitationsOf(context, tx, member.userId, null);
    const target = { kind: 'user', id: member.userId };
    const details = { name: member.name, role: member.role };
    await asApp(tx, workspaceId, async (inside) => {
      await deleteEmailSender(inside, member.userId);
      await noteAudit(inside, { actor, action: 'member.removed', target, details }, now);
    });
    return { headers: done.headers, response: null };
  });
}
