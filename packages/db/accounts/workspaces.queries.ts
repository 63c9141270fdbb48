/** Workspaces: trial, plan and deletion. better-auth stores name and members (schema auth). */
import { addMonths, changePlan, trialEnd, trialGrant, type Plan } from '@leadlight/credits';
import { createHash } from 'node:crypto';
import { type ActorRef, type AuthTx, type Queryable, type WorkspaceTx, Refusal } from '../platform/index.ts';
import { addGrant, closeAccount, openAccount } from '../credits/index.ts';
import { addToSearchOutbox } from '../leads/index.ts';

export interface Workspace {
  readonly workspaceId: string;
  readonly trialPlan: Plan | null;
  readonly trialStartedAt: Date | null;
  readonly trialEndsAt: Date | null;
  readonly plan: Plan | null;
  readonly planAnchorAt: Date | null;
  readonly planEndedAt: Date | null;
  /** Whether credits come with paid invoices instead of monthly. */
  readonly isBilled: boolean;
  /** Until when the workspace works although a payment failed. */
  readonly graceEndsAt: Date | null;
  readonly deleteRequestedAt: Date | null;
  /** When its data may be deleted. */
  readonly deleteAfter: Date | null;
  /** Whether searches omit the fictional sample. */
  readonly hidesSample: boolean;
  readonly createdAt: Date;
}

const columns = `workspace_id as "workspaceId", trial_plan as "trialPlan", trial_started_at as "trialStartedAt", trial_ends_at as "trialEndsAt",
  plan, plan_anchor_at as "planAnchorAt", plan_ended_at as "planEndedAt", is_billed as "isBilled", grace_ends_at as "graceEndsAt", delete_requested_at as "deleteRequestedAt", delete_after as "deleteAfter", hides_sample as "hidesSample",
  created_at as "createdAt"`;

/** @throws Refusal not_found */
export async function readWorkspace(tx: WorkspaceTx): Promise<Workspace> {
  const { rows } = await tx.query<Workspace>(`select ${columns} from workspaces`);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Creates the data of a new workspace, without trial, plan or credits. */
export async function createWorkspace(tx: WorkspaceTx, now: Date): Promise<void> {
  await tx.query('insert into workspaces (workspace_id, created_at) values (current_workspace(), $1)', [now]);
  await tx.query('insert into credit_accounts (workspace_id) values (current_workspace())');
}

/** @throws Refusal trial_used if this workspace has had its trial */
export async function startTrial(tx: WorkspaceTx, plan: Plan, actor: ActorRef, now: Date): Promise<void> {
  const { rowCount } = await tx.query(
    'update workspaces set trial_plan = $1, trial_started_at = $2, trial_ends_at = $3 where trial_started_at is null and plan_anchor_at is null',
    [plan, now, trialEnd(now)],
  );
  if (rowCount === 0) throw new Refusal('trial_used');
  const open = await openAccount(tx, now);
  addGrant(open, trialGrant(plan, now), actor);
  await closeAccount(tx, open);
}

/** Records that the trial of this mailbox (`trialMailbox`) has started. @returns false if it had already started */
export async function claimTrial(tx: AuthTx, mailbox: string, workspaceId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into auth.trial (address_digest, workspace_id, started_at) values ($1, $2, $3) on conflict do nothing',
    [trialDigest(mailbox), workspaceId, now],
  );
  return rowCount === 1;
}

export async function wasTrialClaimed(db: Queryable, mailbox: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from auth.trial where address_digest = $1', [trialDigest(mailbox)]);
  return rowCount !== 0;
}

/** The digest stays when the account is deleted; the address doesn't. */
function trialDigest(mailbox: string): Buffer {
  return createHash('sha256').update(`trial:${mailbox}`).digest();
}

/** Starts, changes or (null) ends the plan, whose credits come monthly from now on. Credits follow the rules of @leadlight/credits. */
export async function setPlan(tx: WorkspaceTx, plan: Plan | null, actor: ActorRef, now: Date): Promise<Workspace> {
  await tx.query('update workspaces set is_billed = false, grace_ends_at = null where is_billed');
  const open = await openAccount(tx, now);
  const { rows } = await tx.query<{ plan: Plan | null; anchorAt: Date | null; monthsGranted: number }>(
    'select plan, plan_anchor_at as "anchorAt", periods_granted as "monthsGranted" from workspaces for update',
  );
  const record = rows[0];
  if (!record) throw new Refusal('not_found');
  if (plan === null) {
    await tx.query('update workspaces set plan = null, plan_ended_at = $1', [now]);
  } else if (plan !== record.plan) {
    // Opening the account has granted what was due, so the recorded month is the current one.
    const change = changePlan({ ...record, grantedThisMonth: await grantedThisMonth(tx, record, open.drafts) }, plan, now);
    if (change.grant) addGrant(open, change.grant, actor);
    await tx.query('update workspaces set plan = $1, plan_anchor_at = $2, periods_granted = $3, plan_ended_at = null', [
      change.plan,
      change.anchorAt,
      change.monthsGranted,
    ]);
  }
  await closeAccount(tx, open);
  return readWorkspace(tx);
}

/**
 * Recorded grants for the current month, including those about to be written. The grants of a month have the same reference prefix for every plan.
 */
async function grantedThisMonth(
  tx: WorkspaceTx,
  { anchorAt, monthsGranted }: { anchorAt: Date | null; monthsGranted: number },
  drafts: readonly { reference: string | null; amount: number }[],
): Promise<number> {
  if (!anchorAt || monthsGranted === 0) return 0;
  const prefix = `month:${addMonths(anchorAt, monthsGranted - 1).toISOString()}:`;
  const { rows } = await tx.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from credit_entries where kind = 'grant' and starts_with(reference, $1)`,
    [prefix],
  );
  const pending = drafts.filter((draft) => draft.reference?.startsWith(prefix)).reduce((sum, draft) => sum + draft.amount, 0);
  return (rows[0]?.amount ?? 0) + pending;
}

/** Sets whether this workspace's searches omit the fictional sample. */
export async function hideSample(tx: WorkspaceTx, hides: boolean): Promise<void> {
  await tx.query('update workspaces set hides_sample = $1', [hides]);
  // Search reads again which leads to omit, as after a suppression.
  await addToSearchOutbox(tx, [{ kind: 'suppressions' }]);
}

/** Requests deletion of the workspace from an instant on. @throws Refusal deletion_pending */
export async function requestDeletion(tx: WorkspaceTx, requestedBy: string, deleteAfter: Date, now: Date): Promise<Workspace> {
  const { rowCount } = await tx.query(
    'update workspaces set delete_requested_by = $1, delete_requested_at = $2, delete_after = $3 where delete_after is null',
    [requestedBy, now, deleteAfter],
  );
  if (rowCount === 0) throw new Refusal('deletion_pending');
  return readWorkspace(tx);
}

/** Cancels the deletion request; does nothing if there is none. */
export async function cancelDeletion(tx: WorkspaceTx): Promise<{ readonly wasRequested: boolean; readonly workspace: Workspace }> {
  const { rowCount } = await tx.query(
    'update workspaces set delete_requested_by = null, delete_requested_at = null, delete_after = null where delete_after is not null',
  );
  return { wasRequested: rowCount === 1, workspace: await readWorkspace(tx) };
}

/** Deleted rows by table. */
export type RemovalReport = Readonly<Record<string, number>>;

/**
 * Deletes the workspace if its grace period is over. Returns null if it is not, or if the request was canceled. The caller repeats a transaction that
 * PostgreSQL undoes because of another one ({@link isInterference}).
 */
export async function removeWorkspace(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<RemovalReport | null> {
  // A run's step locks the run's row first. In the same order, the deletion waits for the step, and the next step finds no run. In the other order, the step
  // would wait for the workspace, and the deletion for the step.
  await tx.query('select from runs where workspace_id = current_workspace() order by id for update');
  const { rows } = await tx.query<{ requestedAt: Date }>(
    'select delete_requested_at as "requestedAt" from workspaces where delete_after <= $1 for update',
    [now],
  );
  if (!rows[0]) return null;
  const purged = await tx.query<{ removed: RemovalReport }>('select app.purge_workspace($1, $2, $3) as removed', [
    workspaceId,
    rows[0].requestedAt,
    now,
  ]);
  return purged.rows[0]?.removed ?? {};
}

/** Workspaces whose grace period is over. */
export async function listDueForRemoval(tx: AuthTx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>('select workspace_id as id from app.workspaces where delete_after <= $1', [now]);
  return rows.map((row) => row.id);
}

/** Ids of all workspaces, in pages: those greater than `after`. */
export async function listWorkspaceIds(tx: AuthTx, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select workspace_id as id from app.workspaces where $1::uuid is null or workspace_id > $1 order by 1 limit $2',
    [after, limit],
  );
  return rows.map((row) => row.id);
}

/** Whether the transaction's workspace exists. */
export async function isThereWorkspace(tx: WorkspaceTx): Promise<boolean> {
  return (await tx.query('select from workspaces where workspace_id = current_workspace()')).rowCount === 1;
}
