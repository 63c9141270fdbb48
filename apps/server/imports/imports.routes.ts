/** Imports: uploaded, previewed, started, controlled, undone; and the rows that were refused. */
import * as contract from '@leadlight/contract';
import { listImports, listRefusedRows, readImport, type ImportRecord } from '@leadlight/db/imports';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { v7 as uuidv7 } from 'uuid';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import {
  cancelImport,
  requireRoomForUpload,
  startImport,
  steerImport,
  understandImport,
  undoImport,
  uploadImport,
} from './imports.commands.ts';
import { presentImports } from './imports.presenter.ts';
import { refusedRowsCsv } from './refused-rows.ts';
import { receiveOnce, uploadPath } from './uploads.ts';

export function mountImports(app: App, services: Services): void {
  const { config, db, previews } = services;

  const presentOne = async (tx: WorkspaceTx, record: ImportRecord) => {
    const [shown] = await presentImports(services, tx, [record]);
    if (!shown) throw new Error('the import was not presented');
    return shown;
  };

  serveInWorkspace(app, services, contract.createImport, async (call) => {
    const { caller, query, now } = call;
    const { fileName } = query;
    const id = uuidv7();
    const path = uploadPath(config.dataDir, caller.workspaceId, id);
    await requireRoomForUpload(services, caller);
    return receiveOnce(call, { id, path, fileName, maxBytes: config.importMaxBytes }, (upload, once) =>
      inWorkspace(db, caller.workspaceId, (tx) =>
        onceHere({ ...call, once }, tx, async () => presentOne(tx, await uploadImport(tx, caller, { id, fileName, ...upload }, now))),
      ),
    );
  });

  serveInWorkspace(app, services, contract.listImports, async ({ caller, query }) => {
    const before = decodeCursor(query.cursor, idKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const page = cut(await listImports(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
      return { ...page, items: await presentImports(services, tx, page.items) };
    });
  });

  serveInWorkspace(app, services, contract.readImport, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => presentOne(tx, await readImport(tx, params.importId))),
  );

  serveInWorkspace(app, services, contract.previewImport, async ({ caller, params: { importId }, body: settings, now }) => {
    const { preview } = await understandImport(services, caller, { importId, settings }, now);
    return preview;
  });

  serveInWorkspace(app, services, contract.startImport, async (call) => {
    const { caller, now, body: settings } = call;
    const { importId } = call.params;
    const understood = await understandImport(services, caller, { importId, settings }, now);
    // The preview has served its purpose: the import itself needs the memory.
    previews.rest();
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => presentOne(tx, await startImport(services, tx, caller, { importId, understood }, now))),
    );
  });

  serveInWorkspace(app, services, contract.pauseImport, async ({ caller, params: { importId }, now }) =>
    steerImport(services, caller, { verb: 'pause', importId, answer: presentOne }, now),
  );

  serveInWorkspace(app, services, contract.resumeImport, async ({ caller, params: { importId }, now }) =>
    steerImport(services, caller, { verb: 'resume', importId, answer: presentOne }, now),
  );

  serveInWorkspace(app, services, contract.cancelImport, async ({ caller, params: { importId }, now }) =>
    cancelImport(services, caller, { importId, answer: presentOne }, now),
  );

  serveInWorkspace(app, services, contract.undoImport, async ({ caller, params: { importId }, now }) =>
    undoImport(services, caller, { importId, answer: presentOne }, now),
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
