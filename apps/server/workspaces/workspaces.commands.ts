/** Creating, renaming, leaving and deleting workspaces; their trial and plan. */
import { deletionDate, mayStartTrial, type Plan } from '@leadlight/credits';
import {
  cancelDeletion as cancelDeletionOf,
  hideSample,
  listDueForRemoval,
  listMemberships,
  listOwners,
  readWorkspace,
  readWorkspaceName,
  removeWorkspace,
  renameWorkspace,
  requestDeletion as requestDeletionOf,
  setPlan,
  type Membership,
  type Workspace,
} from '@leadlight/db/accounts';
import { findCustomer } from '@leadlight/db/billing';
import { proveLedger } from '@leadlight/db/credits';
import { deleteEmailSender } from '@leadlight/db/email-templates';
import { notifySearch } from '@leadlight/db/leads';
import { asApp, inAuth, Refusal, takeTurnOf } from '@leadlight/db/platform';
import { endBilling } from '../billing/billing.commands.ts';
import { queueSync } from '../billing/billing-events.commands.ts';
import { faultOf } from '../http/errors.ts';
import { withdrawInvitationsOf } from '../invitations/invitations.commands.ts';
import { noteAudit } from '../audit/note-audit.ts';
import { appUrls } from '../app-urls.ts';
import { authCommand, type Browser } from '../auth/auth-command.ts';
import { refusalOf } from '../auth/auth-errors.ts';
import { inAuthCommand } from '../auth/auth-transaction.ts';
import { contextOf, onceByUser, transact, type UserContext, type WorkspaceContext } from '../command.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { beginTrial } from './new-workspace.ts';

/**
 * Creates a workspace with the user as owner. It starts with a trial if the user never had one; otherwise it is read-only until a plan is active.
 * @param present builds the response, which is stored under the Idempotency-Key
 * @throws Refusal limit_reached
 */
export async function createWorkspace<Answer>(
  context: UserContext<'auth' | 'db'>,
  { name, plan }: { name: string; plan: Plan },
  present: (membership: Membership, now: Date) => Answer,
): Promise<Answer> {
  const { services, caller, now } = context;
  try {
    return await inAuthCommand(services.db, (tx) =>
      onceByUser(context, tx, async () => {
        // better-auth counts the user's workspaces before it writes one.
        await takeTurnOf(tx, 'workspaces', caller.userId);
        const id = await services.auth.foundWorkspace(caller.userId, name);
        await beginTrial(tx, { id: caller.userId, email: caller.email }, id, plan, now);
        const membership = (await listMemberships(tx, caller.userId)).find(({ workspaceId }) => workspaceId === id);
        if (!membership) throw new Error('the workspace was created without its owner');
        return present(membership, now);
      }),
    );
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** Changes the name and whether searches leave out the sample. */
export function updateWorkspace(
  { services, caller, now }: WorkspaceContext,
  { name, hidesSample }: { name?: string | undefined; hidesSample?: boolean | undefined },
): Promise<Workspace> {
  const { workspaceId, actor } = caller;
  return inAuth(services.db, async (tx) => {
    const before = await readWorkspaceName(tx, workspaceId);
    if (name !== undefined) await renameWorkspace(tx, workspaceId, name);
    return asApp(tx, workspaceId, async (inside) => {
      if (name !== undefined) await noteAudit(inside, { actor, action: 'workspace.renamed', details: { from: before, to: name } }, now);
      if (hidesSample !== undefined) {
        await hideSample(inside, hidesSample);
        await noteAudit(inside, { actor, action: hidesSample ? 'sample.hidden' : 'sample.shown' }, now);
      }
      return readWorkspace(inside);
    });
  });
}

/** @throws Refusal trial_used if the workspace had a trial or a plan, or the user had a trial */
export function startTrial({ services, caller, now }: WorkspaceContext, plan: Plan): Promise<Workspace> {
  const { workspaceId, member } = caller;
  return inAuthCommand(services.db, async (tx) => {
    const before = await asApp(tx, workspaceId, readWorkspace);
    if (
      !member ||
      !mayStartTrial(before, now) ||
      !(await beginTrial(tx, { id: member.userId, email: member.email }, workspaceId, plan, now))
    )
      throw new Refusal('trial_used');
    return asApp(tx, workspaceId, readWorkspace);
  });
}

/**
 * Requests deletion of the workspace after the grace period, and emails every owner.
 * @param typedName the name that the caller typed to confirm
 * @throws Refusal name_mismatch, deletion_pending
 */
export function requestDeletion(
  { services: { boss, config, db }, caller, now }: WorkspaceContext<'boss' | 'config' | 'db'>,
  typedName: string,
): Promise<Workspace> {
  const { workspaceId, actor } = caller;
  return inAuth(db, async (tx) => {
    const name = (await readWorkspaceName(tx, workspaceId)) ?? '';
    if (typedName !== name) throw new Refusal('name_mismatch', { field: 'name' });
    const owners = await listOwners(tx, workspaceId);
    const after = await asApp(tx, workspaceId, async (inside) => {
      const requested = await requestDeletionOf(inside, actor.id ?? '', deletionDate(now), now);
      await noteAudit(inside, { actor, action: 'workspace.deletion_requested' }, now);
      return requested;
    });
    const on = after.deleteAfter?.toISOString().slice(0, 10) ?? '';
    const url = appUrls.workspaceSettings(config.publicUrl, workspaceId);
    const customer = await asApp(tx, workspaceId, findCustomer);
    // Its subscription is canceled at the end of the period.
    if (customer) await queueSync({ boss }, tx, customer.customerId);
    for (const owner of owners)
      await queueMail(boss, tx, 'deletion-requested', owner.email, { name: owner.name, workspace: name, on, url });
    return after;
  });
}

/** Does nothing if the deletion was not requested. */
export function cancelDeletion(context: WorkspaceContext): Promise<Workspace> {
  return transact(context, async (tx) => {
    const { wasRequested, workspace } = await cancelDeletionOf(tx);
    if (wasRequested) await noteAudit(tx, { actor: context.caller.actor, action: 'workspace.deletion_cancelled' }, context.now);
    return workspace;
  });
}

/** @throws Refusal last_owner */
export async function leaveWorkspace(context: WorkspaceContext<'auth' | 'db'>, browser: Browser): Promise<void> {
  const { services, caller, now } = context;
  await authCommand(context, browser, async (tx, headers) => {
    // In this order, as where an invitation is accepted.
    await takeTurnOf(tx, 'invitations', caller.workspaceId);
    await takeTurnOf(tx, 'members', caller.workspaceId);
    if (caller.member) await withdrawInvitationsOf(context, tx, caller.member.userId, null);
    const done = await services.auth.api.leaveOrganization({
      body: { organizationId: caller.workspaceId },
      headers,
      returnHeaders: true,
    });
    await asApp(tx, caller.workspaceId, async (inside) => {
      if (caller.member) await deleteEmailSender(inside, caller.member.userId);
      await noteAudit(inside, { actor: caller.actor, action: 'member.left' }, now);
    });
    return { headers: done.headers, response: null };
  });
}

export interface PlanSet {
  readonly before: Plan | null;
  /** Credits after the change. */
  readonly balance: number;
}

/**
 * Starts, changes or (null) ends the plan of a workspace that pays by invoice.
 * @param isConnected whether payments are collected with Stripe; if they no longer are, a plan that was paid there can be set like other plans
 * @throws Refusal already_subscribed if it pays with Stripe
 */
export function changePlan(context: WorkspaceContext, plan: Plan | null, isConnected: boolean): Promise<PlanSet> {
  const { caller, now } = context;
  return transact(context, async (tx) => {
    const { plan: before, isBilled } = await readWorkspace(tx);
    if (isBilled && isConnected) throw new Refusal('already_subscribed');
    await setPlan(tx, plan, caller.actor, now);
    if (before !== plan) await noteAudit(tx, { actor: caller.actor, action: 'plan.changed', details: { from: before, to: plan } }, now);
    return { before, balance: (await proveLedger(tx)).ofAccount };
  });
}

/**
 * Deletes the workspaces whose grace period is over and emails their owners what was deleted.
 * @throws Error if some could not be deleted; the others are deleted
 */
export async function deleteDueWorkspaces(services: Pick<Services, 'billing' | 'boss' | 'db' | 'log' | 'now'>): Promise<void> {
  let failed = 0;
  for (const id of await inAuth(services.db, (tx) => listDueForRemoval(tx, services.now()))) {
    try {
      await deleteWorkspace(services, id);
    } catch (error) {
      services.log.error({ workspaceId: id, fault: faultOf(error) }, 'a workspace was not deleted');
      failed += 1;
    }
  }
  // The queue repeats the job.
  if (failed > 0) throw new Error(`${failed} workspaces were not deleted`);
}

async function deleteWorkspace(services: Pick<Services, 'billing' | 'boss' | 'db' | 'log' | 'now'>, id: string): Promise<void> {
  const { boss, db, log, now } = services;
  // First, because nothing of the workspace remains to end it later. If Stripe doesn't answer, the workspace is deleted an hour later.
  if (!(await hasEndedBilling(services, id))) return;
  const owners = await listOwners(db.auth, id);
  const workspace = (await readWorkspaceName(db.auth, id)) ?? '';
  const report = await transact(contextOf(services, 'system', id, now()), async (tx) => {
    const removed = await removeWorkspace(tx, id, now());
    if (!removed) return null;
    const words = Object.entries(removed)
      .filter(([, count]) => count > 0)
      .map(([table, count]) => `${table.replaceAll('_', ' ')}: ${count}`)
      .join(', ');
    await notifySearch(tx);
    for (const owner of owners) await queueMail(boss, tx, 'deletion-done', owner.email, { name: owner.name, workspace, removed: words });
    return removed;
  });
  if (report) log.info({ workspaceId: id, removed: report }, 'a workspace was deleted');
}

async function hasEndedBilling(services: Pick<Services, 'billing' | 'db' | 'log'>, workspaceId: string): Promise<boolean> {
  try {
    await endBilling(services, workspaceId);
    return true;
  } catch (error) {
    services.log.error({ workspaceId, fault: faultOf(error) }, 'a workspace was not deleted, because its subscription could not be ended');
    return false;
  }
}
