/** Imports: uploaded, previewed, started, held, taken back; and the rows that were refused. */
import * as contract from '@leadlight/contract';
import { noteAudit } from '@leadlight/db/accounts';
import {
  countWaitingImports,
  createImport,
  forgetImportFile,
  holdImport,
  listImports,
  listRefusedRows,
  moveImport,
  readImport,
  startImport,
  type ImportRecord,
  type ImportState,
} from '@leadlight/db/imports';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { queueJob } from '@leadlight/db/platform/jobs';
import { v7 as uuidv7 } from 'uuid';
import { presentActors } from '../http/actor-names.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { presentImport } from './imports.presenter.ts';
import { refusedRowsCsv } from './refused-rows.ts';
import { fileDays } from './remove-uploads.job.ts';
import { receiveOnce, removeUpload, uploadPath } from './uploads.ts';

/** Files that wait to be started; each may be as large as the limit. */
const mostWaiting = 20;
const dayMs = 86_400_000;

export function mountImports(app: App, services: Services): void {
  const { boss, config, db, previews } = services;
  const pathOf = (workspaceId: string, importId: string): string => uploadPath(config.dataDir, workspaceId, importId);

  const presentAll = async (tx: WorkspaceTx, records: readonly ImportRecord[]) => {
    const nameOf = await presentActors(
      db,
      tx,
      records.map(({ actor }) => actor),
    );
    return records.map((record) => presentImport(record, nameOf(record.actor)));
  };
  const present = async (tx: WorkspaceTx, importId: string) => {
    const [shown] = await presentAll(tx, [await readImport(tx, importId)]);
    if (!shown) throw new Refusal('not_found');
    return shown;
  };

  serveInWorkspace(app, services, contract.createImport, async (call) => {
    const { caller, query, now } = call;
    const importId = uuidv7();
    const path = pathOf(caller.workspaceId, importId);
    if ((await inWorkspace(db, caller.workspaceId, countWaitingImports)) >= mostWaiting) throw new Refusal('limit_reached');
    const fileUntil = new Date(now.getTime() + fileDays * dayMs);
    return receiveOnce(call, { id: importId, path, fileName: query.fileName, maxBytes: config.importMaxBytes }, (upload, once) =>
      inWorkspace(db, caller.workspaceId, (tx) =>
        onceHere({ ...call, once }, tx, async () => {
          await createImport(tx, { id: importId, fileName: query.fileName, actor: caller.actor, fileUntil, ...upload }, now);
          return present(tx, importId);
        }),
      ),
    );
  });

  serveInWorkspace(app, services, contract.listImports, async ({ caller, query }) => {
    const before = decodeCursor(query.cursor, idKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const page = cut(await listImports(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
      return { ...page, items: await presentAll(tx, page.items) };
    });
  });

  serveInWorkspace(app, services, contract.readImport, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, (tx) => present(tx, params.importId)),
  );

  const understand = async (workspaceId: string, importId: string, settings: contract.ImportSettings, now: Date) => {
    const record = await inWorkspace(db, workspaceId, (tx) => readImport(tx, importId));
    if (record.fileUntil === null) throw new Refusal('file_gone');
    const file = { name: record.fileName, sha256: record.sha256, at: now };
    return { record, understood: await previews.understand(pathOf(workspaceId, importId), settings, file) };
  };

  serveInWorkspace(app, services, contract.previewImport, async ({ caller, params, body, now }) => {
    const { understood } = await understand(caller.workspaceId, params.importId, body, now);
    return understood.preview;
  });

  serveInWorkspace(app, services, contract.startImport, async (call) => {
    const { caller, params, body, now } = call;
    const { understood } = await understand(caller.workspaceId, params.importId, body, now);
    const { reading, preview } = understood;
    // Whoever starts has seen enough: the import itself needs the memory.
    previews.rest();
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        requireState(await holdImport(tx, params.importId), ['uploaded']);
        if (!preview.isReady) throw new Refusal(preview.rows.length === 0 ? 'file_empty' : 'mapping_makes_no_lead', { field: 'columns' });
        const { vendor, shape } = reading;
        await startImport(tx, params.importId, { format: shape.format, vendor, reading, rowsExpected: preview.rowsExpected }, now);
        await noteAudit(tx, { actor: caller.actor, action: 'import.started', target: { kind: 'import', id: params.importId } }, now);
        await queueJob(boss, tx, 'work-at-import', { workspaceId: caller.workspaceId, importId: params.importId });
        return present(tx, params.importId);
      }),
    );
  });

  serveInWorkspace(app, services, contract.pauseImport, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const record = await holdImport(tx, params.importId);
      if (record.state !== 'paused') {
        requireState(record, ['queued', 'running', 'undoing']);
        await moveImport(tx, params.importId, 'paused', { isUndo: record.state === 'undoing' });
      }
      return present(tx, params.importId);
    }),
  );

  serveInWorkspace(app, services, contract.resumeImport, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const record = await holdImport(tx, params.importId);
      requireState(record, ['paused', 'failed']);
      if (!record.isUndo && record.fileUntil === null) throw new Refusal('file_gone');
      await moveImport(tx, params.importId, record.isUndo ? 'undoing' : 'queued', { finishedAt: null });
      await queueJob(boss, tx, 'work-at-import', { workspaceId: caller.workspaceId, importId: params.importId });
      return present(tx, params.importId);
    }),
  );

  serveInWorkspace(app, services, contract.cancelImport, async ({ caller, params, now }) => {
    const shown = await inWorkspace(db, caller.workspaceId, async (tx) => {
      const record = await holdImport(tx, params.importId);
      // An undo is held or finished, never dropped half-way.
      requireState(record, record.isUndo || record.state === 'undoing' ? [] : ['uploaded', 'queued', 'running', 'paused', 'failed']);
      await moveImport(tx, params.importId, 'cancelled', { finishedAt: now });
      await noteAudit(tx, { actor: caller.actor, action: 'import.cancelled', target: { kind: 'import', id: params.importId } }, now);
      if (record.state === 'uploaded') await forgetImportFile(tx, params.importId, now);
      return present(tx, params.importId);
    });
    if (shown.fileUntil === null) await removeUpload(pathOf(caller.workspaceId, params.importId));
    return shown;
  });

  serveInWorkspace(app, services, contract.undoImport, async ({ caller, params, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const record = await holdImport(tx, params.importId);
      requireState(record, ['done', 'failed', 'cancelled', 'paused']);
      if (record.startedAt === null) throw new Refusal('import_state');
      await moveImport(tx, params.importId, 'undoing', { isUndo: true, finishedAt: null });
      await noteAudit(tx, { actor: caller.actor, action: 'import.undone', target: { kind: 'import', id: params.importId } }, now);
      await queueJob(boss, tx, 'work-at-import', { workspaceId: caller.workspaceId, importId: params.importId });
      return present(tx, params.importId);
    }),
  );

  serveInWorkspace(app, services, contract.listRefusedRows, async ({ caller, params, query }) => {
    const after = decodeCursor(query.cursor, numberKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      await readImport(tx, params.importId);
      const rows = await listRefusedRows(tx, params.importId, { after: after ? Number(after) : undefined, limit: query.limit + 1 });
      const page = cut(rows, query.limit, ({ row }) => row);
      return { ...page, items: page.items.map((row) => ({ ...row, cells: [...row.cells] })) };
    });
  });

  serveInWorkspace(app, services, contract.exportRefusedRows, async ({ c, caller, params }) => {
    const record = await inWorkspace(db, caller.workspaceId, (tx) => readImport(tx, params.importId));
    const pieces = refusedRowsCsv(db, caller.workspaceId, record);
    const stream = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const piece = await pieces.next();
        if (piece.done === true) controller.close();
        else controller.enqueue(Buffer.from(piece.value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    });
    c.header('Content-Disposition', 'attachment; filename="refused-rows.csv"');
    c.header('Cache-Control', 'private, no-store');
    return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}

/** @throws Refusal import_state */
function requireState({ state }: ImportRecord, allowed: readonly ImportState[]): void {
  if (!allowed.includes(state)) throw new Refusal('import_state');
}
