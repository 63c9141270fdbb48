/** Members of a workspace. */
import * as contract from '@leadlight/contract';
import type { Member } from '@leadlight/db/accounts';
import { browserOf } from '../auth/auth-command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { changeRole, removeMember } from './members.commands.ts';
import { readMembers } from './members.reads.ts';

function presentMember({ joinedAt, ...member }: Member) {
  return { ...member, joinedAt: joinedAt.toISOString() };
}

export function mountMembers(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listMembers, async (call) => ({ items: (await readMembers(call)).map(presentMember) }));

  serveInWorkspace(app, services, contract.updateMember, async (call) =>
    presentMember(await changeRole(call, browserOf(call), call.params.memberId, call.body.role)),
  );

  serveInWorkspace(app, services, contract.removeMember, (call) => removeMember(call, browserOf(call), call.params.memberId));
}
