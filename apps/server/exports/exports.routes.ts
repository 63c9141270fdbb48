/** Leads as CSV: asked for, then fetched. The file is read and written as its reader takes it; a million leads are never in memory. */
import * as contract from '@leadlight/contract';
import { noteAudit } from '@leadlight/db/accounts';
import { createExport, listExports, newExportId, readExport, readExportedRows, type LeadExport } from '@leadlight/db/exports';
import { keepPicks, readPicks } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { listStaleAndPaid, readRunning } from '@leadlight/db/verification';
import { csvRow, exportColumns, type ExportPreset } from '@leadlight/leads';
import { presentActors } from '../http/actor-names.ts';
import { faultOf } from '../http/errors.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import { secondsOf } from '../leads/lead-facts.presenter.ts';
import { chosenLeads } from '../leads/selection.ts';
import type { Services } from '../services.ts';
import { startRecheck } from '../verification-runs/recheck.ts';
import { exportedLead } from './exported-lead.ts';

/** Excel takes a file without it for the encoding of the country it is in. */
const byteOrderMark = '\uFEFF';
const none: ReadonlySet<string> = new Set();

export function mountExports(app: App, services: Services): void {
  const { db, log } = services;

  const present = async (tx: WorkspaceTx, workspaceId: string, exports: readonly LeadExport[]) => {
    const nameOf = await presentActors(
      db,
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
      url: contract.urlOf(contract.fetchExport, { workspaceId, exportId: one.id }),
      createdBy: nameOf(actor),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  };

  serveInWorkspace(app, services, contract.createExport, async (call) => {
    const { caller, body, now } = call;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const id = newExportId();
        const anyStale = body.kind === 'people' ? await listStaleAndPaid(tx, now) : none;
        const stale: string[] = [];
        const chosen = async function* chosen(): AsyncGenerator<readonly string[]> {
          for await (const ids of chosenLeads(services, caller, body.kind, body.selection, now)(tx)) {
            stale.push(...ids.filter((each) => anyStale.has(each)));
            yield ids;
          }
        };
        const total = await keepPicks(tx, id, chosen());
        if (total === 0) throw new Refusal('selection_empty', { field: 'selection' });
        const mayRecheck = body.recheck && stale.length > 0;
        const recheckRunId = mayRecheck ? await startRecheck(services, tx, caller, stale, now) : null;
        const made = await createExport(tx, { ...body, id, total, actor: caller.actor, stale: stale.length, recheckRunId }, now);
        const details = { of: body.kind, chosen: total, preset: body.preset };
        await noteAudit(tx, { actor: caller.actor, action: 'leads.exported', target: { kind: 'export', id }, details }, now);
        const [one] = await present(tx, caller.workspaceId, [made]);
        if (!one) throw new Error('the export was made and not presented');
        return one;
      }),
    );
  });

  serveInWorkspace(app, services, contract.listExports, async ({ caller, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => ({ items: await present(tx, caller.workspaceId, await listExports(tx, now)) })),
  );

  serveInWorkspace(app, services, contract.fetchExport, async ({ c, caller, params, now }) => {
    const made = await inWorkspace(db, caller.workspaceId, (tx) => readExport(tx, params.exportId, now));
    const columns = exportColumns(made.preset as ExportPreset, made.withEvidence);
    const at = secondsOf(now);
    let place = 0;
    /** Each part in a transaction of its own: a slow reader holds no row and no connection. */
    const nextPart = (): Promise<string | null> =>
      inWorkspace(db, caller.workspaceId, async (tx) => {
        const ids = await readPicks(tx, made.id, place);
        if (ids.length === 0) return null;
        place += ids.length;
        const rows = await readExportedRows(tx, made.kind, ids, made.withEvidence);
        return rows
          .map((row) => {
            const lead = exportedLead(row, made.withEvidence, at);
            return csvRow(columns.map(({ valueOf }) => valueOf(lead)));
          })
          .join('');
      });
    let upcoming: Promise<string | null> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(`${byteOrderMark}${csvRow(columns.map(({ header }) => header))}`)),
      pull: async (controller) => {
        try {
          const text = await (upcoming ?? nextPart());
          if (text === null) return controller.close();
          // One part ahead, and no more: the database reads while this one is on its way.
          upcoming = nextPart();
          upcoming.catch(() => undefined);
          // A part of which everybody is gone is no end.
          controller.enqueue(Buffer.from(text));
        } catch (error) {
          // The answer has begun: only a broken connection can say that the file is not whole.
          log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'an export broke off');
          controller.error(new Error('the export broke off'));
        }
      },
    });
    c.header('Content-Disposition', `attachment; filename="${made.kind}-${made.createdAt.toISOString().slice(0, 10)}.csv"`);
    c.header('Cache-Control', 'private, no-store');
    return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}
