/** Bounces that members report. */
import { createHash } from 'node:crypto';
import { poolId } from '@leadlight/db/leads';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import {
  markPoolBounces,
  reportBounces as writeBounces,
  type BouncedPoolPerson,
  type BounceReport,
  type BounceToReport,
} from '@leadlight/db/verification';
import { addressKey } from '@leadlight/vocabulary';
import { noteAudit } from '../audit/note-audit.ts';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { readSuppressionText, type RefusedLines } from '../suppressions/read-suppressions.ts';
import { isBounceMessage, readBounceMessages, splitMessages, type ReadBounceMessage } from './bounce-messages.ts';

export interface ReportedBounces extends Omit<BounceReport, 'proven' | 'isFirstBeyond'>, RefusedLines {
  /** Number of distinct addresses. */
  readonly reported: number;
  readonly messages: readonly ReadBounceMessage[];
}

const noLines: RefusedLines = { refused: [], refusedCount: 0 };

/**
 * Accepts each address once, refunds what was paid for it in the last 30 days, and marks it undeliverable from then on. Beyond the limit for refunds on
 * the workspace's word alone, the refund waits for the bounce message.
 * @param input pasted text or the content of a CSV file or of a saved bounce message; bounce messages
 */
export async function reportBounces(
  context: WorkspaceContext<'boss' | 'config' | 'db' | 'log'>,
  input: { readonly text?: string | undefined; readonly messages?: readonly string[] | undefined },
): Promise<ReportedBounces> {
  const { caller, now, services } = context;
  const { addresses, sources, lines } = understand(input);
  const messages = await readBounceMessages(sources, now);
  const reports = new Map<string, BounceToReport>(addresses.map((key) => [key, { key, evidence: null }]));
  for (const { bounces } of messages) for (const bounce of bounces) reports.set(bounce.key, bounce);
  return transactOnce(context, async (tx) => {
    const options = { actor: caller.actor, allowance: services.config.bounceRefunds };
    const { proven, isFirstBeyond, ...report } = await writeBounces(tx, [...reports.values()], options, now);
    if (reports.size > report.alreadyReported + report.notKnown) {
      const details = { count: reports.size, refunded: report.refunded };
      await noteAudit(tx, { actor: caller.actor, action: 'bounces.reported', details }, now);
    }
    const bounced = proven.map(({ poolId: id, key }): BouncedPoolPerson => {
      const digest = createHash('sha256').update(key).digest('hex');
      return { id, digest, bouncedAtMs: reports.get(key)?.evidence?.bouncedAtMs ?? now.getTime() };
    });
    if (bounced.length > 0) await queueJob(services.boss, tx, 'mark-bounces', { bounced });
    if (isFirstBeyond) await notifyOperator(services, tx, { workspaceId: caller.workspaceId, waiting: report.needEvidence.length }, now);
    return { reported: reports.size, messages, ...report, ...lines };
  });
}

/** A pasted text that is a bounce message is read as one, so that users can paste or open what their mail program saves. */
function understand({
  text = '',
  messages = [],
}: {
  readonly text?: string | undefined;
  readonly messages?: readonly string[] | undefined;
}) {
  if (isBounceMessage(text)) return { addresses: [], sources: [...splitMessages(text), ...messages], lines: noLines };
  const { entries, refusedLines } = readSuppressionText(text);
  const addresses = [...new Set(entries.flatMap(({ kind, value }) => (kind === 'address' ? [addressKey(value)] : [])))];
  return { addresses, sources: messages, lines: refusedLines };
}

/** Once in 30 days for a workspace. */
async function notifyOperator(
  { boss, config, log }: Pick<Services, 'boss' | 'config' | 'log'>,
  tx: WorkspaceTx,
  { workspaceId, waiting }: { readonly workspaceId: string; readonly waiting: number },
  now: Date,
): Promise<void> {
  log.warn({ workspaceId, waiting }, 'a workspace reported more bounces than are refunded without a bounce message');
  if (config.helpEmail === null) return;
  const url = `${config.publicUrl}/`;
  await queueMail(boss, tx, 'bounce-refunds-exceeded', config.helpEmail, {
    workspaceId,
    waiting: String(waiting),
    on: now.toISOString().slice(0, 10),
    url,
  });
}

/** Marks the pool's addresses for which there is a bounce message. Can be repeated. */
export async function markBounces({ db, now }: Pick<Services, 'db' | 'now'>, bounced: readonly BouncedPoolPerson[]): Promise<void> {
  await inWorkspace(db, poolId, (tx) => markPoolBounces(tx, bounced, now()));
}
