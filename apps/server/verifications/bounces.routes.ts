/** Addresses that came back, as a member reports them. */
import * as contract from '@leadlight/contract';
import { noteAudit } from '@leadlight/db/accounts';
import { inWorkspace } from '@leadlight/db/platform';
import { reportBounces } from '@leadlight/db/verification';
import { addressKey } from '@leadlight/verification';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { readSuppressionText } from '../suppressions/read-suppressions.ts';

const mostRefused = 100;

export function mountBounces(app: App, services: Services): void {
  const { db } = services;
  serveInWorkspace(app, services, contract.reportBounces, async (call) => {
    const { caller, body, now } = call;
    const { entries, refused } = readSuppressionText(body.text);
    const keys = [...new Set(entries.flatMap(({ kind, value }) => (kind === 'address' ? [addressKey(value)] : [])))];
    const refusedLines = { refused: refused.slice(0, mostRefused), refusedCount: refused.length };
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const report = await reportBounces(tx, keys, caller.actor, now);
        if (keys.length > report.alreadyReported + report.notKnown)
          await noteAudit(
            tx,
            { actor: caller.actor, action: 'bounces.reported', details: { count: keys.length, refunded: report.refunded } },
            now,
          );
        return { reported: keys.length, ...report, ...refusedLines };
      }),
    );
  });
}
