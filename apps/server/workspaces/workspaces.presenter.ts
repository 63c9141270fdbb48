/** A workspace in the contract's form. */
import { standingOf } from '@leadlight/credits';
import type { Workspace } from '@leadlight/db/accounts';
import { presentStanding } from '../me/me.presenter.ts';

export function presentWorkspace(workspace: Workspace, name: string, now: Date) {
  const { trialPlan, trialStartedAt, trialEndsAt, deleteRequestedAt, deleteAfter } = workspace;
  return {
    id: workspace.workspaceId,
    name,
    createdAt: workspace.createdAt.toISOString(),
    standing: presentStanding(standingOf(workspace, now)),
    plan: workspace.plan,
    trial:
      trialPlan && trialStartedAt && trialEndsAt
        ? { plan: trialPlan, startedAt: trialStartedAt.toISOString(), endsAt: trialEndsAt.toISOString() }
        : null,
    hidesSample: workspace.hidesSample,
    deletion:
      deleteRequestedAt && deleteAfter ? { requestedAt: deleteRequestedAt.toISOString(), deleteAfter: deleteAfter.toISOString() } : null,
  };
}
