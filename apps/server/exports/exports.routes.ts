/** Leads as CSV: created by one request, fetched by another. The file is streamed, so even a million leads are never all in memory. */
import * as contract from '@leadlight/contract';
import { faultOf } from '../http/errors.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createExport } from './exports.commands.ts';
import { presentExport, presentExports } from './exports.presenter.ts';
import { exportedCsv, readExport, readExports } from './exports.reads.ts';

export function mountExports(app: App, services: Services): void {
  const { log } = services;

  serveInWorkspace(app, services, contract.createExport, (call) => createExport(call, call.body, presentExport));

  serveInWorkspace(app, services, contract.listExports, async (call) => ({ items: await readExports(call, presentExports) }));

  serveInWorkspace(app, services, contract.fetchExport, async (call) => {
    const { c } = call;
    const made = await readExport(call, call.params.exportId);
    const parts = exportedCsv(call, made);
    let upcoming: Promise<IteratorResult<string, undefined>> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        try {
          const { done, value } = await (upcoming ?? parts.next());
          if (done) return controller.close();
          // Reads one part ahead, so that the database works while this part is being sent.
          upcoming = parts.next();
          upcoming.catch(() => undefined);
          controller.enqueue(Buffer.from(value));
        } catch (error) {
          // The response has started, so only a broken connection shows that the file is incomplete.
          log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'an export failed');
          controller.error(new Error('the export failed'));
        }
      },
    });
    c.header('Content-Disposition', `attachment; filename="${made.kind}-${made.createdAt.toISOString().slice(0, 10)}.csv"`);
    c.header('Cache-Control', 'private, no-store');
    return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}
