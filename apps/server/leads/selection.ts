/** The leads that a command applies to: selected ones, or all results of a search at the time of the command. */
import * as contract from '@leadlight/contract';
import { seenLeads, type FindLeads } from '@leadlight/db/leads';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { listsSeenBy } from '@leadlight/db/search';
import type { LeadFilters, LeadKind } from '@leadlight/leads';
import type { z } from 'zod';
import type { WorkspaceCaller } from '../http/caller.ts';
import { invalidFrom } from '../http/errors.ts';
import { findByCells, splitFilters, type FiltersWithColumn } from '../list-columns/column-search.ts';
import type { Services } from '../services.ts';

export type Selection = z.infer<typeof contract.selectionSchema>;

/** @throws Invalid for a filter that does not exist for this kind of lead */
export function chosenLeads(
  { search }: Pick<Services, 'search'>,
  caller: WorkspaceCaller,
  kind: LeadKind,
  selection: Selection,
  now: Date,
): FindLeads {
  if (selection.kind === 'ids') {
    return async function* ids(tx) {
      yield await seenLeads(tx, kind, selection.ids);
    };
  }
  const { filters, column } = splitFilters(filtersFor(kind, selection.filters));
  const excluded = new Set(selection.excludeIds);
  return async function* found(tx) {
    await refuseForeignLists(tx, filters, caller);
    if (column) {
      yield (await findByCells(tx, { services: { search }, caller, now, once: null }, { kind, filters }, column)).filter(
        (id) => !excluded.has(id),
      );
      return;
    }
    for await (const part of search.findAll(tx, caller.workspaceId, { kind, filters }, now))
      yield excluded.size === 0 ? part : part.filter((id) => !excluded.has(id));
  };
}

function filtersFor(kind: LeadKind, filters: FiltersWithColumn): FiltersWithColumn {
  if (kind === 'people') return filters;
  const read = contract.companySearchFiltersSchema.safeParse(filters, { reportInput: true });
  if (!read.success) throw invalidFrom(read.error.issues.map((issue) => ({ ...issue, path: ['selection', 'filters', ...issue.path] })));
  return read.data;
}

/** For the caller, another member's private list does not exist. */
async function refuseForeignLists(tx: WorkspaceTx, { list }: LeadFilters, caller: WorkspaceCaller): Promise<void> {
  if (!list) return;
  const seen = new Set((await listsSeenBy(tx, caller.member?.userId ?? null)).map(({ id }) => id));
  if (![...(list.include ?? []), ...(list.exclude ?? [])].every((id) => seen.has(id)))
    throw new Refusal('not_found', { field: 'selection.filters.list' });
}
