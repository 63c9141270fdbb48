/** Who a workspace is at the billing provider, and the page on which it can pay. */
import type { Plan } from '@leadlight/credits';
import { Refusal, type AuthTx, type WorkspaceTx } from '../platform/index.ts';

export interface OpenCheckout {
  readonly id: string;
  readonly url: string;
  readonly plan: Plan;
  readonly expiresAt: Date;
}

export interface BillingCustomer {
  readonly customerId: string;
  /** Counts what was read from the provider and stored. */
  readonly version: number;
  readonly syncedAt: Date | null;
  readonly checkout: OpenCheckout | null;
}

interface CustomerRow extends Omit<BillingCustomer, 'checkout'> {
  readonly id: string | null;
  readonly url: string | null;
  readonly plan: Plan | null;
  readonly expiresAt: Date | null;
}

export async function findCustomer(tx: WorkspaceTx): Promise<BillingCustomer | null> {
  const { rows } = await tx.query<CustomerRow>(
    `select customer_id as "customerId", version, synced_at as "syncedAt", checkout_id as id, checkout_url as url, checkout_plan as plan,
       checkout_expires_at as "expiresAt"
     from billing_customers where workspace_id = current_workspace()`,
  );
  const [row] = rows;
  if (!row) return null;
  const { id, url, plan, expiresAt, ...customer } = row;
  return { ...customer, checkout: id && url && plan && expiresAt ? { id, url, plan, expiresAt } : null };
}

/** @throws Refusal not_found if the workspace was deleted meanwhile */
export async function insertCustomer(tx: WorkspaceTx, customerId: string, now: Date): Promise<void> {
  const { rowCount } = await tx.query('select 1 from workspaces');
  if (rowCount === 0) throw new Refusal('not_found');
  await tx.query(
    'insert into billing_customers (workspace_id, customer_id, created_at) values (current_workspace(), $1, $2) on conflict (workspace_id) do nothing',
    [customerId, now],
  );
}

/**
 * Stores the page on which a plan can be paid.
 * @param before the page that was open when this one was asked for. If another request stored one for the same plan since, that one is kept
 * @returns the page that is open now, and one that has to be closed, if there is one
 */
export async function storeCheckout(
  tx: WorkspaceTx,
  made: OpenCheckout,
  before: string | null,
): Promise<{ readonly open: OpenCheckout; readonly close: string | null }> {
  await tx.query('select 1 from billing_customers where workspace_id = current_workspace() for update');
  const stored = (await findCustomer(tx))?.checkout ?? null;
  if (stored && stored.id !== before && stored.id !== made.id && stored.plan === made.plan) return { open: stored, close: made.id };
  await writeCheckout(tx, made);
  return { open: made, close: stored && stored.id !== made.id ? stored.id : null };
}

/** A plan was paid: no page is open anymore. */
export function forgetCheckout(tx: WorkspaceTx): Promise<void> {
  return writeCheckout(tx, null);
}

async function writeCheckout(tx: WorkspaceTx, checkout: OpenCheckout | null): Promise<void> {
  await tx.query(
    'update billing_customers set checkout_id = $1, checkout_url = $2, checkout_plan = $3, checkout_expires_at = $4 where workspace_id = current_workspace()',
    [checkout?.id ?? null, checkout?.url ?? null, checkout?.plan ?? null, checkout?.expiresAt ?? null],
  );
}

/** Claims the right to change the subscription. @returns false if another request has it */
export async function claimChange(tx: WorkspaceTx, until: Date, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update billing_customers set changing_until = $1
     where workspace_id = current_workspace() and (changing_until is null or changing_until <= $2)`,
    [until, now],
  );
  return rowCount === 1;
}

export async function releaseChange(tx: WorkspaceTx): Promise<void> {
  await tx.query('update billing_customers set changing_until = null where workspace_id = current_workspace()');
}

/**
 * Begins to store what was read from the provider. Locks the customer until the transaction ends.
 * @param read the version before the provider was asked
 * @returns false if something newer was stored in the meantime: then it must be read again
 */
export async function nextVersion(tx: WorkspaceTx, read: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update billing_customers set version = version + 1, synced_at = $2 where workspace_id = current_workspace() and version = $1',
    [read, now],
  );
  return rowCount === 1;
}

/** Customers of all workspaces in ascending order, in pages: those greater than `after`. */
export async function listCustomers(tx: AuthTx, after: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select customer_id as id from app.billing_customers where customer_id > $1 order by 1 limit $2',
    [after, limit],
  );
  return rows.map(({ id }) => id);
}
