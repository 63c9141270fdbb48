/** Bounces that members report. */
import { reportBounces as writeBounces, type BounceReport } from '@leadlight/db/verification';
import { addressKey } from '@leadlight/vocabulary';
import { noteAudit } from '../audit/note-audit.ts';
import { transactOnce, type WorkspaceContext } from '../command.ts';
import { readSuppressionText, type RefusedLines } from '../suppressions/read-suppressions.ts';

export interface ReportedBounces extends BounceReport, RefusedLines {
  /** Number of distinct addresses in the text. */
  readonly reported: number;
}

/**
 * Accepts each address once, refunds what was paid for it in the last 30 days, and marks it undeliverable from then on.
 * @param text pasted text or the content of a CSV file
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
