/** Pairs of leads that are or may be one: read, decided, taken back. */
import * as contract from '@leadlight/contract';
import { countMerges, listMerges, readMerge, type MergeRecord } from '@leadlight/db/merges';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { presentActors } from '../http/actor-names.ts';
import { cut, decodeCursor, idKey } from '../http/cursor.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { decideMerge, undoMerge } from './merges.commands.ts';
import { presentMerge } from './merges.presenter.ts';

export function mountMerges(app: App, services: Services): void {
  const { db } = services;

  const presentAll = async (tx: WorkspaceTx, records: readonly MergeRecord[], now: Date) => {
    const nameOf = await presentActors(
      db,
      tx,
      records.flatMap(({ decidedBy }) => decidedBy ?? []),
    );
    return records.flatMap((record) => presentMerge(record, record.decidedBy && nameOf(record.decidedBy), now) ?? []);
  };
  const present = async (tx: WorkspaceTx, id: string, now: Date) => {
    const [shown] = await presentAll(tx, [await readMerge(tx, id)], now);
    if (!shown) throw new Refusal('merge_outdated');
    return shown;
  };

  serveInWorkspace(app, services, contract.listMerges, async ({ caller, query, now }) => {
    const before = decodeCursor(query.cursor, idKey);
    const filter = { state: query.state, kind: query.kind, importId: query.import };
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const page = cut(await listMerges(tx, filter, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
      return { ...page, items: await presentAll(tx, page.items, now), total: await countMerges(tx, filter) };
    });
  });

  serveInWorkspace(app, services, contract.decideMerge, async ({ caller, params, body, now }) =>
    decideMerge(
      { db, workspaceId: caller.workspaceId, mergeId: params.mergeId, now, answer: (tx) => present(tx, params.mergeId, now) },
      body.decision === 'apart' ? { kind: 'apart' } : { kind: 'merge', keepId: body.keep ? Number(body.keep) : null },
      caller.actor,
    ),
  );

  serveInWorkspace(app, services, contract.undoMerge, async ({ caller, params, now }) =>
    undoMerge({ db, workspaceId: caller.workspaceId, mergeId: params.mergeId, now, answer: (tx) => present(tx, params.mergeId, now) }),
  );
}
