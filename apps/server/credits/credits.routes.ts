/** Reading credits: the current balance, the ledger in pages and as CSV, usage by day. Works in every state of the workspace. */
import * as contract from '@leadlight/contract';
import type { EntryFilter } from '@leadlight/db/credits';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { updateMonthCeilings } from './credits.commands.ts';
import { csvHeader, presentCredits, presentCsvLines, presentEntries, presentMonthCeilings } from './credits.presenter.ts';
import { readCreditEntries, readCredits, readCreditUse, readLedger, readMonthCeilings } from './credits.reads.ts';

interface SentFilter {
  kind?: EntryFilter['kinds'];
  actor?: string | undefined;
  reference?: string | undefined;
  run?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const instantOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

function filterOf({ kind, actor, reference, run, from, until }: SentFilter): EntryFilter {
  return { kinds: kind, actorId: actor, reference, runId: run, from: instantOf(from), until: instantOf(until) };
}

export function mountCredits(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.readCredits, async (call) => presentCredits(await readCredits(call)));

  serveInWorkspace(app, services, contract.readMonthCeilings, async (call) =>
    presentMonthCeilings(await readMonthCeilings(call), call.now),
  );

  serveInWorkspace(app, services, contract.updateMonthCeilings, async (call) =>
    presentMonthCeilings(await updateMonthCeilings(call, call.body), call.now),
  );

  serveInWorkspace(app, services, contract.listCreditEntries, (call) =>
    readCreditEntries(call, filterOf(call.query), call.query, presentEntries),
  );

  serveInWorkspace(app, services, contract.exportCreditEntries, async (call) => {
    const { c } = call;
    const parts = readLedger(call, filterOf(call.query), presentCsvLines);
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(csvHeader)),
      pull: async (controller) => {
        const { done, value } = await parts.next();
        // Only the last part can be empty.
        if (done || value.length === 0) controller.close();
        else controller.enqueue(Buffer.from(value.join('')));
      },
    });
    c.header('Content-Disposition', 'attachment; filename="credits.csv"');
    c.header('Cache-Control', 'private, no-store');
    return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });

  serveInWorkspace(app, services, contract.readCreditUse, async (call) => {
    const { from, until, days } = await readCreditUse(call, { from: instantOf(call.query.from), until: instantOf(call.query.until) });
    return { from: from.toISOString(), until: until.toISOString(), days };
  });
}
