/** The suppression list of a workspace. */
import * as contract from '@leadlight/contract';
import { noteAudit } from '@leadlight/db/accounts';
import { addSuppressions, listSuppressions, removeSuppressions } from '@leadlight/db/leads';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import type { Services } from '../services.ts';
import { readSuppressionText } from './read-suppressions.ts';

const mostRefused = 100;

export function mountSuppressions(app: App, services: Services): void {
  const { db } = services;

  serveInWorkspace(app, services, contract.listSuppressions, async ({ caller, query }) => {
    const before = decodeCursor(query.cursor, idKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const found = await listSuppressions(tx, { kind: query.kind, text: query.text, before, limit: query.limit + 1 });
      const page = cut(found, query.limit, ({ id }) => id);
      const makerOf = await presentMakers(
        db,
        tx,
        page.items.map(({ createdBy }) => createdBy),
      );
      const items = page.items.map(({ createdBy, createdAt, ...one }) => ({
        ...one,
        createdBy: makerOf(createdBy),
        createdAt: createdAt.toISOString(),
      }));
      return { ...page, items };
    });
  });

  serveInWorkspace(app, services, contract.addSuppressions, async ({ caller, body, now }) => {
    const { entries, refused } = readSuppressionText(body.text);
    const added = await inWorkspace(db, caller.workspaceId, async (tx) => {
      const count = await addSuppressions(tx, entries, { reason: body.reason ?? null, actor: caller.actor }, now);
      if (count > 0) await noteAudit(tx, { actor: caller.actor, action: 'suppressions.added', details: { count } }, now);
      return count;
    });
    return { added, known: entries.length - added, refused: refused.slice(0, mostRefused), refusedCount: refused.length };
  });

  const remove = (
    workspaceId: string,
    ids: readonly string[],
    actor: Parameters<typeof noteAudit>[1]['actor'],
    now: Date,
  ): Promise<number> =>
    inWorkspace(db, workspaceId, async (tx) => {
      const count = await removeSuppressions(tx, ids);
      if (count > 0) await noteAudit(tx, { actor, action: 'suppressions.removed', details: { count } }, now);
      return count;
    });

  serveInWorkspace(app, services, contract.removeSuppression, async ({ caller, params, now }) => {
    const removed = await remove(caller.workspaceId, [params.suppressionId], caller.actor, now);
    if (removed === 0) throw new Refusal('not_found');
  });

  serveInWorkspace(app, services, contract.removeSuppressions, async ({ caller, body, now }) => ({
    removed: await remove(caller.workspaceId, body.ids, caller.actor, now),
  }));
}
