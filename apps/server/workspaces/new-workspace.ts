/** Sets up a new workspace, in the transaction of the command that creates it. */
import { trialMailbox, type Plan } from '@leadlight/credits';
import { claimTrial, createWorkspace, startTrial } from '@leadlight/db/accounts';
import { asApp, type AuthTx } from '@leadlight/db/platform';
import { noteAudit } from '../audit/note-audit.ts';

/** Creates the data of a workspace that better-auth just created, without trial, plan or credits. */
export async function furnishWorkspace(tx: AuthTx, workspaceId: string, userId: string, now: Date): Promise<void> {
  await asApp(tx, workspaceId, async (inside) => {
    await createWorkspace(inside, now);
    await noteAudit(inside, { actor: { kind: 'user', id: userId }, action: 'workspace.created' }, now);
  });
}

/** Starts the trial, unless this user's mailbox had one. @returns whether it started. @throws Refusal trial_used if the workspace had one */
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
