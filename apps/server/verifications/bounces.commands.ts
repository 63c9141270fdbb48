/** Addresses that came back, as a member reports them. */
import { noteAudit } from '@leadlight/db/accounts';
import { reportBounces as writeBounces, type BounceReport } from '@leadlight/db/verification';
import { addressKey } from '@leadlight/verification';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import { readSuppressionText, type RefusedLines } from '../suppressions/read-suppressions.ts';

export interface ReportedBounces extends BounceReport, RefusedLines {
  /** Addresses in the text, each once. */
  readonly reported: number;
}

/**
 * Believes each address once, gives back what was paid for it lately, and makes it undeliverable from then on.
 * @param text what was pasted, or the text of a CSV file
 */
export async function reportBounces(context: WorkspaceContext, text: string): Promise<ReportedBounces> {
  const { caller, now } = context;
  const { entries, refusedLines } = readSuppressionText(text);
  const keys = [...new Set(entries.flatMap(({ kind, value }) => (kind === 'address' ? [addressKey(value)] : [])))];
  return transactOnce(context, async (tx) => {
    const report = await writeBounces(tx, keys, caller.actor, now);
    if (keys.length > report.alreadyReported + report.notKnown) {
      const details = { count: keys.length, refunded: report.refunded };
      await noteAudit(tx, { actor: caller.actor, action: 'bounces.reported', details }, now);
    }
    return { reported: keys.length, ...report, ...refusedLines };
  });
}
