/** The plan of a workspace: what it pays, who spends its credits, and when they run out. */
import { addMonths, forecastRunOut, monthlyGrant, observedDays, type Plan, type RunOut } from '@leadlight/credits';
import { readWorkspace, type Workspace } from '@leadlight/db/accounts';
import {
  findCustomer,
  findSubscription,
  listInvoices,
  type BillingCustomer,
  type StoredInvoice,
  type StoredSubscription,
} from '@leadlight/db/billing';
import { firstEntryAt, readSettledStanding, spentByActor, useByDay, type ActorSpend, type CreditStanding } from '@leadlight/db/credits';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { transact, type Page, type WorkspaceContext } from '../command.ts';
import { cut, decodeCursor } from '../http/cursor.ts';

const dayMs = 86_400_000;

export interface BillingRead {
  readonly workspace: Workspace;
  readonly customer: BillingCustomer | null;
  readonly subscription: StoredSubscription | null;
  readonly credits: CreditStanding;
  /** From when on usage is counted. */
  readonly since: Date;
  readonly spends: readonly ActorSpend[];
  readonly renewal: { readonly at: Date; readonly credits: number } | null;
  readonly runOut: RunOut;
}

export function readBilling<Answer>(
  context: WorkspaceContext,
  present: (tx: WorkspaceTx, read: BillingRead) => Promise<Answer>,
): Promise<Answer> {
  const { now } = context;
  return transact(context, async (tx) => {
    const credits = await readSettledStanding(tx, now);
    const workspace = await readWorkspace(tx);
    const subscription = await findSubscription(tx);
    // From the beginning of a day, so that the answer stays the same for a while.
    const since = subscription?.periodStart ?? new Date((Math.floor(now.getTime() / dayMs) - observedDays) * dayMs);
    const days = await useByDay(tx, new Date(now.getTime() - observedDays * dayMs), new Date(now.getTime() + 1));
    const renewal = renewalOf(credits, subscription);
    const spentByDay = days.map(({ spent, refunded }) => Math.max(0, spent - refunded)).filter((spent) => spent > 0);
    const firstAt = (await firstEntryAt(tx)) ?? now;
    return present(tx, {
      workspace,
      customer: await findCustomer(tx),
      subscription,
      credits,
      since,
      spends: await spentByActor(tx, since),
      renewal,
      runOut: forecastRunOut({ lots: credits.lots, reserved: credits.held, spentByDay, since: firstAt, renewal }, now),
    });
  });
}

function renewalOf(
  { plan, anchorAt, monthsGranted }: CreditStanding,
  subscription: StoredSubscription | null,
): { at: Date; credits: number } | null {
  if (plan && anchorAt) return { at: addMonths(anchorAt, monthsGranted), credits: monthlyGrant[plan] };
  if (!subscription || subscription.isCanceling || subscription.status !== 'active') return null;
  const next: Plan | null = subscription.nextPlan ?? subscription.paidPlan;
  return next && { at: subscription.periodEnd, credits: monthlyGrant[next] };
}

const placeKey = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \w{1,255}$/;

/** Newest first. @throws Refusal cursor_invalid */
export async function readInvoices<Answer>(
  context: WorkspaceContext,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  present: (invoice: StoredInvoice) => Answer,
): Promise<Page<Answer>> {
  const [text = '', id = ''] = decodeCursor(cursor, placeKey)?.split(' ') ?? [];
  const at = new Date(text);
  if (text !== '' && Number.isNaN(at.getTime())) throw new Refusal('cursor_invalid', { field: 'cursor' });
  const read = await transact(context, (tx) => listInvoices(tx, { before: text === '' ? null : { at, id }, limit: limit + 1 }));
  const page = cut(read, limit, (invoice) => `${invoice.createdAt.toISOString()} ${invoice.id}`);
  return { ...page, items: page.items.map(present) };
}
