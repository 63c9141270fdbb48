/** The audit log, for owners. */
import * as contract from '@leadlight/contract';
import { listAuditEvents } from '@leadlight/db/accounts';
import { inWorkspace } from '@leadlight/db/platform';
import { presentActors } from '../http/actor-names.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';

export function mountAudit(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.listAuditEvents, async ({ caller, query }) => {
    const before = decodeCursor(query.cursor, idKey);
    return inWorkspace(services.db, caller.workspaceId, async (tx) => {
      const events = await listAuditEvents(tx, { action: query.action, before, limit: query.limit + 1 });
      const page = cut(events, query.limit, (event) => event.id);
      const nameOf = await presentActors(
        services.db,
        tx,
        page.items.map((event) => event.actor),
      );
      const items = page.items.map(({ actor, at, action, ...event }) => ({
        ...event,
        at: at.toISOString(),
        action: contract.auditEventSchema.shape.action.parse(action),
        actor: nameOf(actor),
      }));
      return { ...page, items };
    });
  });
}
