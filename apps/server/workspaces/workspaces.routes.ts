/** Workspaces: made, renamed, tried, left, deleted. */
import * as contract from '@leadlight/contract';
import {
  cancelDeletion,
  hideSample,
  listMemberships,
  listOwners,
  noteAudit,
  readWorkspace,
  readWorkspaceName,
  renameWorkspace,
  requestDeletion,
  standing,
  type Workspace,
} from '@leadlight/db/accounts';
import { asApp, inAuth, inWorkspace, Refusal, type AuthTx } from '@leadlight/db/platform';
import { appUrls } from '../app-urls.ts';
import { act } from '../auth/act.ts';
import { inAct } from '../auth/auth-transaction.ts';
import { refusalOf } from '../auth/auth-errors.ts';
import { onceByUser, serveInWorkspace, serveUser, type App } from '../http/serve.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { presentMembership } from '../me/me.presenter.ts';
import type { Services } from '../services.ts';
import { presentWorkspace } from './workspaces.presenter.ts';

export function mountWorkspaces(app: App, services: Services): void {
  const { auth, boss, config, db } = services;

  const nameOf = async (workspaceId: string): Promise<string> => {
    const name = await readWorkspaceName(db.auth, workspaceId);
    if (name === null) throw new Refusal('not_found');
    return name;
  };
  const present = async (workspace: Workspace, now: Date) => presentWorkspace(workspace, await nameOf(workspace.workspaceId), now);

  serveUser(app, services, contract.createWorkspace, async (call) => {
    const { caller, body, now } = call;
    const create = async (tx: AuthTx) => {
      const id = await auth.foundWorkspace(caller.userId, body.name);
      await auth.tryTrial({ id: caller.userId, email: caller.email }, id, body.plan);
      const membership = (await listMemberships(tx, caller.userId)).find(({ workspaceId }) => workspaceId === id);
      if (!membership) throw new Error('the workspace was made without its owner');
      return presentMembership(membership, now);
    };
    try {
      return await inAct(db, (tx) => onceByUser(call, tx, () => create(tx)));
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  });

  serveInWorkspace(app, services, contract.readWorkspace, async ({ caller, now }) =>
    present(await inWorkspace(db, caller.workspaceId, readWorkspace), now),
  );

  serveInWorkspace(app, services, contract.updateWorkspace, async ({ caller, body, now }) => {
    const workspace = await inAuth(db, async (tx) => {
      const before = await readWorkspaceName(tx, caller.workspaceId);
      const { name, hidesSample } = body;
      if (name !== undefined) await renameWorkspace(tx, caller.workspaceId, name);
      return asApp(tx, caller.workspaceId, async (inside) => {
        if (name !== undefined)
          await noteAudit(inside, { actor: caller.actor, action: 'workspace.renamed', details: { from: before, to: name } }, now);
        if (hidesSample !== undefined) {
          await hideSample(inside, hidesSample);
          await noteAudit(inside, { actor: caller.actor, action: hidesSample ? 'sample.hidden' : 'sample.shown' }, now);
        }
        return readWorkspace(inside);
      });
    });
    return present(workspace, now);
  });

  serveInWorkspace(app, services, contract.startTrial, async ({ caller, body, now }) => {
    const workspace = await inAct(db, async (tx) => {
      const before = await asApp(tx, caller.workspaceId, readWorkspace);
      const isFresh =
        before.trialStartedAt === null && before.planAnchorAt === null && standing(before, now).kind === 'read_only' && !before.deleteAfter;
      const user = caller.member;
      if (!isFresh || !user || !(await auth.tryTrial({ id: user.userId, email: user.email }, caller.workspaceId, body.plan)))
        throw new Refusal('trial_used');
      return asApp(tx, caller.workspaceId, readWorkspace);
    });
    return present(workspace, now);
  });

  serveInWorkspace(app, services, contract.requestDeletion, async ({ caller, body, now }) => {
    const workspace = await inAuth(db, async (tx) => {
      const name = (await readWorkspaceName(tx, caller.workspaceId)) ?? '';
      if (body.name !== name) throw new Refusal('name_mismatch', { field: 'name' });
      const owners = await listOwners(tx, caller.workspaceId);
      const after = await asApp(tx, caller.workspaceId, async (inside) => {
        const requested = await requestDeletion(inside, caller.actor.id ?? '', now);
        await noteAudit(inside, { actor: caller.actor, action: 'workspace.deletion_requested' }, now);
        return requested;
      });
      const on = after.deleteAfter?.toISOString().slice(0, 10) ?? '';
      const url = appUrls.workspaceSettings(config.publicUrl, caller.workspaceId);
      for (const owner of owners)
        await queueMail(boss, tx, 'deletion-requested', owner.email, { name: owner.name, workspace: name, on, url });
      return after;
    });
    return present(workspace, now);
  });

  serveInWorkspace(app, services, contract.cancelDeletion, async ({ caller, now }) => {
    const workspace = await inWorkspace(db, caller.workspaceId, async (tx) => {
      const kept = await cancelDeletion(tx);
      await noteAudit(tx, { actor: caller.actor, action: 'workspace.deletion_cancelled' }, now);
      return kept;
    });
    return present(workspace, now);
  });

  serveInWorkspace(app, services, contract.leaveWorkspace, async ({ c, caller, now }) => {
    await act(services, c, async (tx, headers) => {
      const done = await auth.api.leaveOrganization({ body: { organizationId: caller.workspaceId }, headers, returnHeaders: true });
      await asApp(tx, caller.workspaceId, (inside) => noteAudit(inside, { actor: caller.actor, action: 'member.left' }, now));
      return { headers: done.headers, response: null };
    });
  });
}
