/** Audit log entries in the contract's form. */
import { auditEventSchema } from '@leadlight/contract';
import type { AuditEvent } from '@leadlight/db/accounts';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentActors } from '../http/actor-names.ts';

export async function presentAuditEvents(tx: WorkspaceTx, events: readonly AuditEvent[], { services }: WorkspaceContext) {
  const nameOf = await presentActors(
    services.db,
    tx,
    events.map(({ actor }) => actor),
  );
  return events.map(({ actor, at, action, ...event }) => ({
    ...event,
    at: at.toISOString(),
    action: auditEventSchema.shape.action.parse(action),
    actor: nameOf(actor),
  }));
}
