/** Reading credits: the balance as of now, the ledger in pages and as CSV, use by day. Works in every standing of the workspace. */
import * as contract from '@leadlight/contract';
import { listEntries, readSettledStanding, useByDay, type EntryFilter } from '@leadlight/db/credits';
import { inWorkspace } from '@leadlight/db/platform';
import { presentActors } from '../http/actor-names.ts';
import { cut, decodeCursor, numberKey } from '../http/cursor.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { csvHeader, csvLine, presentCredits, presentEntry } from './credits.presenter.ts';

interface SentFilter {
  kind?: EntryFilter['kinds'];
  actor?: string | undefined;
  reference?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

function filterOf({ kind, actor, reference, from, until }: SentFilter): EntryFilter {
  return { kinds: kind, actorId: actor, reference, from: from ? new Date(from) : undefined, until: until ? new Date(until) : undefined };
}

const csvPage = 1_000;

export function mountCredits(app: App, services: Services): void {
  const { db } = services;

  serveInWorkspace(app, services, contract.readCredits, async ({ caller, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => presentCredits(await readSettledStanding(tx, now))),
  );

  serveInWorkspace(app, services, contract.listCreditEntries, async ({ caller, query }) => {
    const before = decodeCursor(query.cursor, numberKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const entries = await listEntries(tx, filterOf(query), { before: before ? Number(before) : undefined, limit: query.limit + 1 });
      const page = cut(entries, query.limit, (entry) => entry.number);
      const nameOf = await presentActors(
        db,
        tx,
        page.items.map((entry) => entry.actor),
      );
      return { ...page, items: page.items.map((entry) => presentEntry(entry, nameOf(entry.actor))) };
    });
  });

  serveInWorkspace(app, services, contract.exportCreditEntries, async ({ c, caller, query }) => {
    const readPage = (before: number | undefined) =>
      inWorkspace(db, caller.workspaceId, async (tx) => {
        const entries = await listEntries(tx, filterOf(query), { before, limit: csvPage });
        const nameOf = await presentActors(
          db,
          tx,
          entries.map((entry) => entry.actor),
        );
        return {
          text: entries.map((entry) => csvLine(entry, nameOf(entry.actor))).join(''),
          last: entries.length === csvPage ? entries.at(-1)?.number : undefined,
        };
      });
    let before: number | undefined;
    let isDone = false;
    // Page by page, as the reader takes it: a long ledger is never in memory whole.
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(csvHeader)),
      pull: async (controller) => {
        if (isDone) return controller.close();
        const { text, last } = await readPage(before);
        isDone = last === undefined;
        before = last;
        if (text) controller.enqueue(Buffer.from(text));
        else controller.close();
      },
    });
    c.header('Content-Disposition', 'attachment; filename="credits.csv"');
    c.header('Cache-Control', 'private, no-store');
    return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });

  serveInWorkspace(app, services, contract.readCreditUse, async ({ caller, query, now }) => {
    // `until` is not included, and what happened just now is meant.
    const until = query.until ? new Date(query.until) : new Date(now.getTime() + 1);
    const from = query.from ? new Date(query.from) : new Date(until.getTime() - 30 * 86_400_000);
    const days = await inWorkspace(db, caller.workspaceId, (tx) => useByDay(tx, from, until));
    return { from: from.toISOString(), until: until.toISOString(), days };
  });
}
