/** Events of the billing provider: stored first, handled once, without their content. They arrive before the workspace is known. */
import type { AuthTx, Queryable } from '../platform/index.ts';

export interface BillingEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly objectId: string | null;
  /** When the provider made it. */
  readonly createdAt: Date;
}

/** The workspace of a customer of the billing provider; null for a customer that is not ours. */
export async function findWorkspaceOfCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>('select workspace_id as id from app.billing_customers where customer_id = $1', [
    customerId,
  ]);
  return rows[0]?.id ?? null;
}

/** @param isHandled whether something is done for events of this type @returns whether it has to be handled */
export async function storeEvent(tx: AuthTx, event: BillingEvent, isHandled: boolean, now: Date): Promise<boolean> {
  const workspaceId = event.customerId === null ? null : await findWorkspaceOfCustomer(tx, event.customerId);
  const status = isHandled && workspaceId !== null ? 'pending' : 'kept';
  const { rowCount } = await tx.query(
    `insert into auth.billing_events (id, type, customer_id, object_id, workspace_id, status, created_at, received_at)
     select $1, $2, $3, $4, (select id from auth.organization where id = $5), $6, $7, $8 on conflict do nothing`,
    [event.id, event.type, event.customerId, event.objectId, workspaceId, status, event.createdAt, now],
  );
  return rowCount === 1 && status === 'pending';
}

/** In the order in which the provider made them. */
export async function listPendingEvents(db: Queryable, customerId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from auth.billing_events where customer_id = $1 and status = 'pending' order by created_at, id`,
    [customerId],
  );
  return rows.map(({ id }) => id);
}

/** Customers with events that came before `before` and are not handled. */
export async function customersWithEvents(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select customer_id as id from auth.billing_events where status = 'pending' and received_at < $1 group by 1 order by min(received_at) limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function settleEvents(tx: AuthTx, ids: readonly string[], status: 'handled' | 'kept', now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(`update auth.billing_events set status = $2, handled_at = $3 where id = any($1) and status = 'pending'`, [
    ids,
    status,
    now,
  ]);
}

/** Deletes settled events that came before `before`. The provider repeats an event for days, not for months. */
export async function forgetEvents(tx: AuthTx, before: Date): Promise<void> {
  await tx.query(`delete from auth.billing_events where received_at < $1 and status <> 'pending'`, [before]);
}

/** Numbers of events by status and type. */
export async function countEvents(db: Queryable): Promise<{ status: string; type: string; count: number }[]> {
  const { rows } = await db.query<{ status: string; type: string; count: number }>(
    'select status, type, count(*)::int as count from auth.billing_events group by 1, 2 order by 1, 2',
  );
  return rows;
}
