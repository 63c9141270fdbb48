/** Searches kept under a name. */
import * as contract from '@leadlight/contract';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  readSavedSearch,
  updateSavedSearch,
  type SavedSearch,
} from '@leadlight/db/search';
import type { WorkspaceCaller } from '../http/caller.ts';
import { invalidFrom } from '../http/errors.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import { presentMakers } from '../leads/actors.ts';
import { mayManage } from '../leads/may-manage.ts';
import type { Services } from '../services.ts';

export function mountSavedSearches(app: App, services: Services): void {
  const { db } = services;

  const present = async (tx: WorkspaceTx, searches: readonly SavedSearch[], { actor }: WorkspaceCaller) => {
    const makerOf = await presentMakers(
      db,
      tx,
      searches.map(({ createdBy }) => createdBy),
    );
    return searches.map(({ createdBy, createdAt, updatedAt, query, ...search }) => ({
      ...search,
      query: contract.savedQuerySchema.parse(query),
      isMine: createdBy === actor.id,
      createdBy: makerOf(createdBy),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  };
  const presentOne = async (tx: WorkspaceTx, search: SavedSearch, caller: WorkspaceCaller) => {
    const [one] = await present(tx, [search], caller);
    if (!one) throw new Refusal('not_found');
    return one;
  };

  serveInWorkspace(app, services, contract.listSavedSearches, async ({ caller, query }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => ({
      items: await present(tx, await listSavedSearches(tx, caller.actor.id ?? '', query.kind), caller),
    })),
  );

  serveInWorkspace(app, services, contract.createSavedSearch, async (call) => {
    const { caller, body, now } = call;
    refuseForeignFilters(body.kind, body.query.filters);
    const isShared = body.isShared || caller.member === null;
    return inWorkspace(db, caller.workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const made = await createSavedSearch(tx, { ...body, isShared, createdBy: caller.actor.id }, contract.maxSavedSearches, now);
        return presentOne(tx, made, caller);
      }),
    );
  });

  serveInWorkspace(app, services, contract.updateSavedSearch, async ({ caller, params, body, now }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => {
      const search = await requireManaged(tx, params.savedSearchId, caller);
      if (body.query) refuseForeignFilters(search.kind, body.query.filters);
      if (body.isShared === false && search.createdBy !== caller.actor.id) throw new Refusal('forbidden');
      return presentOne(tx, await updateSavedSearch(tx, search.id, body, now), caller);
    }),
  );

  serveInWorkspace(app, services, contract.deleteSavedSearch, async ({ caller, params }) => {
    await inWorkspace(db, caller.workspaceId, async (tx) => {
      await deleteSavedSearch(tx, (await requireManaged(tx, params.savedSearchId, caller)).id);
    });
  });
}

async function requireManaged(tx: WorkspaceTx, id: string, caller: WorkspaceCaller): Promise<SavedSearch> {
  const search = await readSavedSearch(tx, id, caller.actor.id ?? '');
  if (!mayManage(caller, search.createdBy)) throw new Refusal('forbidden');
  return search;
}

/** Companies have fewer filters than people. */
function refuseForeignFilters(kind: 'people' | 'companies', filters: object): void {
  if (kind === 'people') return;
  const read = contract.companyFiltersSchema.safeParse(filters, { reportInput: true });
  if (!read.success) throw invalidFrom(read.error.issues.map((issue) => ({ ...issue, path: ['query', 'filters', ...issue.path] })));
}
