/** Exports in the contract's form. */
import { fetchExport, fetchExportWorkbook, urlOf } from '@leadlight/contract';
import type { LeadExport } from '@leadlight/db/exports';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { readRunning } from '@leadlight/db/verification';
import type { ExportPreset } from '@leadlight/leads';
import type { WorkspaceContext } from '../command.ts';
import { presentActors } from '../http/actor-names.ts';

export async function presentExports(tx: WorkspaceTx, exports: readonly LeadExport[], { services, caller }: WorkspaceContext) {
  const nameOf = await presentActors(
    services.db,
    tx,
    exports.map(({ actor }) => actor),
  );
  const rechecking = await readRunning(
    tx,
    exports.flatMap(({ recheckRunId }) => recheckRunId ?? []),
  );
  return exports.map(({ actor, preset, createdAt, expiresAt, ...one }) => ({
    ...one,
    status: one.recheckRunId !== null && rechecking.has(one.recheckRunId) ? ('rechecking' as const) : ('ready' as const),
    preset: preset as ExportPreset,
    url: urlOf(fetchExport, { workspaceId: caller.workspaceId, exportId: one.id }),
    workbookUrl: urlOf(fetchExportWorkbook, { workspaceId: caller.workspaceId, exportId: one.id }),
    createdBy: nameOf(actor),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function presentExport(tx: WorkspaceTx, made: LeadExport, context: WorkspaceContext) {
  const [one] = await presentExports(tx, [made], context);
  if (!one) throw new Error('the export that was created is not in the list');
  return one;
}
