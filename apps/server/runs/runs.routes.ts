/** Runs of every kind: listed, read, paused, resumed, canceled, retried. */
import * as contract from '@leadlight/contract';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { listFailedRows, listRuns, readRun, type Run } from '@leadlight/db/runs';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { steerRun, type RunVerb } from './runs.commands.ts';
import { presentRuns } from './runs.presenter.ts';

export function mountRuns(app: App, services: Services): void {
  const { db } = services;

  const present = async (tx: WorkspaceTx, runs: readonly Run[]) =>
    (await presentRuns(services, tx, runs)).map(({ run, fields }) => ({ kind: contract.runKindSchema.parse(run.kind), ...fields }));
  const presentOne = async (tx: WorkspaceTx, run: Run) => {
    const [one] = await present(tx, [run]);
    if (!one) throw new Error('the run is not in the list');
    return one;
  };

  serveInWorkspace(app, services, contract.listRuns, async ({ caller, query }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const { cursor, limit, ...filter } = query;
      const runs = await listRuns(tx, { ...filter, before: decodeCursor(cursor, idKey), limit: limit + 1 });
      const page = cut(runs, limit, ({ id }) => id);
      return { items: await present(tx, page.items), nextCursor: page.nextCursor };
    }),
  );

  serveInWorkspace(app, services, contract.readRun, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => presentOne(tx, await readRun(tx, params.runId))),
  );

  const steer = (route: typeof contract.pauseRun, verb: RunVerb): void =>
    serveInWorkspace(app, services, route, async ({ caller, params, now }) =>
      steerRun(services, caller, { runId: params.runId, verb, answer: presentOne }, now),
    );
  steer(contract.pauseRun, 'pause');
  steer(contract.resumeRun, 'resume');
  steer(contract.cancelRun, 'cancel');
  steer(contract.retryRun, 'retry');

  serveInWorkspace(app, services, contract.listFailedRows, async ({ caller, params, query: { cursor, limit } }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const { id } = await readRun(tx, params.runId);
      const after = decodeCursor(cursor, numberKey);
      const rows = await listFailedRows(tx, id, { ...(after === undefined ? {} : { after: Number(after) }), limit: limit + 1 });
      const { items, nextCursor } = cut(rows, limit, ({ row }) => row);
      return {
        items: items.map(({ row, subject, attempts, code, reason, updatedAt }) => ({
          row,
          subject,
          attempts,
          code: code ?? 'fault',
          reason: reason ?? '',
          failedAt: updatedAt.toISOString(),
        })),
        nextCursor,
      };
    }),
  );
}
