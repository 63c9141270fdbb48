/** Creating, renaming, leaving and deleting workspaces; their trial. */
import * as contract from '@leadlight/contract';
import type { Workspace } from '@leadlight/db/accounts';
import { browserOf } from '../auth/auth-command.ts';
import { serveInWorkspace, serveUser, type App } from '../http/serve.ts';
import { presentMembership } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';
import { cancelDeletion, createWorkspace, leaveWorkspace, requestDeletion, startTrial, updateWorkspace } from './workspaces.commands.ts';
import { presentWorkspace } from './workspaces.presenter.ts';
import { readNameOf, readWorkspace } from './workspaces.reads.ts';

export function mountWorkspaces(app: App, services: Services): void {
  const present = async (workspace: Workspace, now: Date) =>
    presentWorkspace(workspace, await readNameOf(services, workspace.workspaceId), now);

  serveUser(app, services, contract.createWorkspace, (call) => createWorkspace(call, call.body, presentMembership));

  serveInWorkspace(app, services, contract.readWorkspace, async (call) => present(await readWorkspace(call), call.now));

  serveInWorkspace(app, services, contract.updateWorkspace, async (call) => present(await updateWorkspace(call, call.body), call.now));

  serveInWorkspace(app, services, contract.startTrial, async (call) => present(await startTrial(call, call.body.plan), call.now));

  serveInWorkspace(app, services, contract.requestDeletion, async (call) => present(await requestDeletion(call, call.body.name), call.now));

  serveInWorkspace(app, services, contract.cancelDeletion, async (call) => present(await cancelDeletion(call), call.now));

  serveInWorkspace(app, services, contract.leaveWorkspace, (call) => leaveWorkspace(call, browserOf(call)));
}
