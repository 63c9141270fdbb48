/** What a new workspace begins with, inside the transaction of the command that makes it. */
import { trialMailbox, type Plan } from '@leadlight/credits';
import { claimTrial, createWorkspace, noteAudit, startTrial } from '@leadlight/db/accounts';
import { asApp, type AuthTx } from '@leadlight/db/platform';

/** The data side of a workspace that better-auth has just made: without trial, plan or credits. */
export async function furnishWorkspace(tx: AuthTx, workspaceId: string, userId: string, now: Date): Promise<void> {
  await asApp(tx, workspaceId, async (inside) => {
    await createWorkspace(inside, now);
    await noteAudit(inside, { actor: { kind: 'user', id: userId }, action: 'workspace.created' }, now);
  });
}

/** Begins the trial, unless this user's mailbox has had one. @returns whether it began. @throws Refusal trial_used by the workspace */
export async function beginTrial(
  tx: AuthTx,
  user: { readonly id: string; readonly email: string },
  workspaceId: string,
  plan: Plan,
  now: Date,
): Promise<boolean> {
  if (!(await claimTrial(tx, trialMailbox(user.email), workspaceId, now))) return false;
  const actor = { kind: 'user', id: user.id } as const;
  await asApp(tx, workspaceId, async (inside) => {
    await startTrial(inside, plan, actor, now);
    await noteAudit(inside, { actor, action: 'trial.started', details: { plan } }, now);
  });
  return true;
}
