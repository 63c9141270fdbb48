/** Leads as CSV or as a workbook: created by one request, fetched by another. The file is streamed, so even a million leads are never all in memory. */
import * as contract from '@leadlight/contract';
import type { LeadExport } from '@leadlight/db/exports';
import type { Context } from 'hono';
import { faultOf } from '../http/errors.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createExport } from './exports.commands.ts';
import { presentExport, presentExports } from './exports.presenter.ts';
import { exportedCsv, exportedWorkbook, readExport, readExports } from './exports.reads.ts';

export function mountExports(app: App, services: Services): void {
  serveInWorkspace(app, services, contract.createExport, (call) => createExport(call, call.body, presentExport));

  serveInWorkspace(app, services, contract.listExports, async (call) => ({ items: await readExports(call, presentExports) }));

  serveInWorkspace(app, services, contract.fetchExport, async (call) => {
    const made = await readExport(call, call.params.exportId);
    return sendFile(call.c, services, { name: fileName(made, 'csv'), type: 'text/csv; charset=utf-8' }, exportedCsv(call, made));
  });

  serveInWorkspace(app, services, contract.fetchExportWorkbook, async (call) => {
    const made = await readExport(call, call.params.exportId);
    return sendFile(call.c, services, { name: fileName(made, 'xlsx'), type: contract.workbookType }, exportedWorkbook(call, made));
  });
}

const fileName = ({ kind, createdAt }: LeadExport, ending: 'csv' | 'xlsx'): string =>
  `${kind}-${createdAt.toISOString().slice(0, 10)}.${ending}`;

function sendFile(
  c: Context,
  { log }: Pick<Services, 'log'>,
  { name, type }: { readonly name: string; readonly type: string },
  parts: AsyncGenerator<Uint8Array, undefined>,
): Response {
  let upcoming: Promise<IteratorResult<Uint8Array, undefined>> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await (upcoming ?? parts.next());
        if (done) return controller.close();
        // Reads one part ahead, so that the database works while this part is being sent.
        upcoming = parts.next();
        upcoming.catch(() => undefined);
        controller.enqueue(value);
      } catch (error) {
        // The response has started, so only a broken connection shows that the file is incomplete.
        log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'an export failed');
        controller.error(new Error('the export failed'));
      }
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(stream, 200, { 'Content-Type': type });
}
