/** Imports: uploaded, previewed, started, controlled, undone; and the rows that were refused. */
import * as contract from '@leadlight/contract';
import { sendCsv } from '../http/csv.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { cancelImport, startImport, steerImport, understandImport, undoImport, uploadImport } from './imports.commands.ts';
import { presentImport, presentImports } from './imports.presenter.ts';
import { exportInvalidValues, exportRefusedRows, readImport, readImports, readInvalidValues, readRefusedRows } from './imports.reads.ts';

export function mountImports(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.createImport, (call) => uploadImport(call, call.c, call.query.fileName, presentImport));

  serveInWorkspace(app, services, contract.listImports, (call) => readImports(call, call.query, presentImports));

  serveInWorkspace(app, services, contract.readImport, (call) => readImport(call, call.params.importId, presentImport));

  serveInWorkspace(app, services, contract.previewImport, async (call) => {
    const { preview } = await understandImport(call, call.params.importId, call.body);
    return preview;
  });

  serveInWorkspace(app, services, contract.startImport, (call) => startImport(call, call.params.importId, call.body, presentImport));

  serveInWorkspace(app, services, contract.pauseImport, (call) => steerImport(call, call.params.importId, 'pause', presentImport));

  serveInWorkspace(app, services, contract.resumeImport, (call) => steerImport(call, call.params.importId, 'resume', presentImport));

  serveInWorkspace(app, services, contract.cancelImport, (call) => cancelImport(call, call.params.importId, presentImport));

  serveInWorkspace(app, services, contract.undoImport, (call) => undoImport(call, call.params.importId, presentImport));

  serveInWorkspace(app, services, contract.listRefusedRows, async (call) => {
    const { items, nextCursor } = await readRefusedRows(call, call.params.importId, call.query);
    return { items: items.map((row) => ({ ...row, cells: [...row.cells] })), nextCursor };
  });

  serveInWorkspace(app, services, contract.exportRefusedRows, async (call) =>
    sendCsv(call.c, services, 'refused-rows.csv', await exportRefusedRows(call, call.params.importId)),
  );

  serveInWorkspace(app, services, contract.listInvalidValues, (call) => readInvalidValues(call, call.params.importId, call.query));

  serveInWorkspace(app, services, contract.exportInvalidValues, async (call) =>
    sendCsv(call.c, services, 'invalid-values.csv', await exportInvalidValues(call, call.params.importId)),
  );
}
