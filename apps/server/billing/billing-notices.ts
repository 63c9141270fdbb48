/** Which emails owners get about their trial, plan and payments. Each is sent once: it is claimed in the transaction that queues it. */
import type { BilledSubscription } from '@leadlight/adapters/billing';
import { dueNotice, type BilledStanding, type Plan } from '@leadlight/credits';
import { listOwners, readWorkspace, readWorkspaceName } from '@leadlight/db/accounts';
import { claimNotice, type StoredInvoice } from '@leadlight/db/billing';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { appUrls } from '../app-urls.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { everyWorkspaceId } from '../workspaces/workspaces.reads.ts';

const dayMs = 86_400_000;
/** News is not sent about what happened longer ago, such as what a comparison finds after a month. */
const newsMs = 3 * dayMs;

interface Addressed {
  readonly name: string;
  readonly workspace: string;
  readonly url: string;
}

export type Notice = { readonly reference: string } & (
  | { readonly kind: 'payment-received'; readonly more: { plan: string; amount: string; credits: string; receipt: string } }
  | { readonly kind: 'payment-failed' | 'grace-ends'; readonly more: { on: string } }
  | { readonly kind: 'plan-canceled'; readonly more: { plan: string; on: string } }
  | { readonly kind: 'plan-ended'; readonly more: { plan: string } }
  | { readonly kind: 'trial-ends'; readonly more: { days: string; on: string } }
  | { readonly kind: 'read-only'; readonly more: { because: 'trial' | 'grace' } }
);

const dateOf = (at: Date): string => at.toISOString().slice(0, 10);
const nameOf = (plan: Plan): string => plan.charAt(0).toUpperCase() + plan.slice(1);
const amountOf = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

/** @param isNew whether it granted its credits just now */
export function afterInvoice(of: StoredInvoice, { isNew }: { isNew: boolean }, now: Date): Notice[] {
  const isNews = (at: Date | null): boolean => at !== null && now.getTime() - at.getTime() < newsMs;
  if (!isNew || of.status !== 'paid' || !isNews(of.paidAt)) return [];
  const more = {
    plan: of.plan === null ? '' : nameOf(of.plan),
    amount: amountOf(of.total, of.currency),
    credits: (of.credits ?? 0).toLocaleString('en-US'),
    receipt: of.url ?? '',
  };
  return [{ kind: 'payment-received', reference: of.id, more }];
}

interface Change {
  readonly chosen: BilledSubscription | null;
  readonly standing: BilledStanding;
  /** The plan that ended just now; null if none did. */
  readonly ended: Plan | null;
}

export function afterChange({ chosen, standing, ended }: Change, now: Date): Notice[] {
  const notices: Notice[] = [];
  if (ended !== null) notices.push({ kind: 'plan-ended', reference: `${ended} ${dateOf(now)}`, more: { plan: nameOf(ended) } });
  if (chosen && standing.plan !== null && chosen.isCanceling)
    notices.push({
      kind: 'plan-canceled',
      reference: `${chosen.id} ${chosen.periodEnd.toISOString()}`,
      more: { plan: nameOf(standing.plan), on: dateOf(chosen.periodEnd) },
    });
  if (chosen && standing.graceEndsAt && standing.graceEndsAt > now)
    notices.push({
      kind: 'payment-failed',
      reference: `${chosen.id} ${standing.graceEndsAt.toISOString()}`,
      more: { on: dateOf(standing.graceEndsAt) },
    });
  return notices;
}

type Needs = Pick<Services, 'boss' | 'config' | 'db'>;

/** Who owns the workspace; read before the transaction, because it needs another role. */
export async function readOwners({ db }: Pick<Services, 'db'>, workspaceId: string) {
  return { owners: await listOwners(db.auth, workspaceId), workspace: (await readWorkspaceName(db.auth, workspaceId)) ?? '' };
}

export async function queueNotices(
  { boss, config }: Pick<Needs, 'boss' | 'config'>,
  tx: WorkspaceTx,
  to: { readonly workspaceId: string } & Awaited<ReturnType<typeof readOwners>>,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  for (const notice of notices) {
    if (!(await claimNotice(tx, notice.kind, notice.reference, now))) continue;
    for (const owner of to.owners) {
      const addressed: Addressed = { name: owner.name, workspace: to.workspace, url: appUrls.plan(config.publicUrl, to.workspaceId) };
      await queueNotice(boss, tx, owner.email, notice, addressed);
    }
  }
}

function queueNotice(boss: Services['boss'], tx: WorkspaceTx, to: string, notice: Notice, addressed: Addressed): Promise<void> {
  switch (notice.kind) {
    case 'payment-received':
      return queueMail(boss, tx, notice.kind, to, { ...addressed, ...notice.more });
    case 'payment-failed':
    case 'grace-ends':
      return queueMail(boss, tx, notice.kind, to, { ...addressed, ...notice.more });
    case 'plan-canceled':
      return queueMail(boss, tx, notice.kind, to, { ...addressed, ...notice.more });
    case 'plan-ended':
      return queueMail(boss, tx, notice.kind, to, { ...addressed, ...notice.more });
    case 'trial-ends':
      return queueMail(boss, tx, notice.kind, to, { ...addressed, ...notice.more });
    case 'read-only':
      return queueMail(boss, tx, notice.kind, to, { ...addressed, ...notice.more });
  }
}

/** Emails that are due because time passed: for every workspace, at most one at a time. */
export async function sendDueNotices(services: Pick<Services, 'boss' | 'config' | 'db' | 'now'>): Promise<void> {
  const { db, now } = services;
  for await (const workspaceId of everyWorkspaceId(db)) {
    const due = dueNotice(await inWorkspace(db, workspaceId, readWorkspace), now());
    if (!due) continue;
    const to = { workspaceId, ...(await readOwners(services, workspaceId)) };
    const on = dateOf(due.at);
    const days = due.kind === 'read-only' ? '' : String(due.days);
    const reference = `${due.at.toISOString()} ${days}`;
    const notice: Notice =
      due.kind === 'trial-ends'
        ? { kind: due.kind, reference, more: { days, on } }
        : due.kind === 'grace-ends'
          ? { kind: due.kind, reference, more: { on } }
          : { kind: due.kind, reference, more: { because: due.because } };
    await inWorkspace(db, workspaceId, async (tx) => {
      // It may have been paid in the meantime.
      const still = dueNotice(await readWorkspace(tx), now());
      if (still?.kind === due.kind && still.at.getTime() === due.at.getTime()) await queueNotices(services, tx, to, [notice], now());
    });
  }
}
