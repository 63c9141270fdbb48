/** Members of a workspace. A role that is changed or taken away counts from the next request on. */
import * as contract from '@leadlight/contract';
import { findMember, listMembers, noteAudit, type Member } from '@leadlight/db/accounts';
import { asApp, Refusal, type AuthTx } from '@leadlight/db/platform';
import { act } from '../auth/act.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';

function presentMember({ joinedAt, ...member }: Member) {
  return { ...member, joinedAt: joinedAt.toISOString() };
}

/** @throws Refusal not_found, owner_required when someone else than an owner would act on an owner */
async function requireMember(tx: AuthTx, caller: WorkspaceCaller, memberId: string): Promise<Member> {
  const member = await findMember(tx, caller.workspaceId, memberId);
  if (!member) throw new Refusal('not_found');
  if (member.role === 'owner' && caller.member?.role !== 'owner') throw new Refusal('owner_required');
  return member;
}

export function mountMembers(app: App, services: Services): void {
  const { auth, db } = services;

  serveInWorkspace(app, services, contract.listMembers, async ({ caller }) => {
    const members = await listMembers(db.auth, caller.workspaceId);
    return { items: members.map(presentMember) };
  });

  serveInWorkspace(app, services, contract.updateMember, async ({ c, caller, params, body, now }) =>
    act(services, c, async (tx, headers) => {
      const before = await requireMember(tx, caller, params.memberId);
      if (body.role === 'owner' && caller.member?.role !== 'owner') throw new Refusal('owner_required');
      if (before.role === body.role) return { headers: new Headers(), response: presentMember(before) };
      const done = await auth.api.updateMemberRole({
        body: { memberId: before.id, role: body.role, organizationId: caller.workspaceId },
        headers,
        returnHeaders: true,
      });
      await asApp(tx, caller.workspaceId, (inside) =>
        noteAudit(
          inside,
          {
            actor: caller.actor,
            action: 'member.role_changed',
            target: { kind: 'user', id: before.userId },
            details: { name: before.name, from: before.role, to: body.role },
          },
          now,
        ),
      );
      return { headers: done.headers, response: presentMember({ ...before, role: body.role }) };
    }),
  );

  serveInWorkspace(app, services, contract.removeMember, async ({ c, caller, params, now }) => {
    await act(services, c, async (tx, headers) => {
      const member = await requireMember(tx, caller, params.memberId);
      const done = await auth.api.removeMember({
        body: { memberIdOrEmail: member.id, organizationId: caller.workspaceId },
        headers,
        returnHeaders: true,
      });
      await asApp(tx, caller.workspaceId, (inside) =>
        noteAudit(
          inside,
          {
            actor: caller.actor,
            action: 'member.removed',
            target: { kind: 'user', id: member.userId },
            details: { name: member.name, role: member.role },
          },
          now,
        ),
      );
      return { headers: done.headers, response: null };
    });
  });
}
