/** Searching leads for a caller: leaves out lists that the caller cannot see, and adds names to the counts. */
import { readCompanyRows, readPersonRows, type CompanyRow, type PersonRow } from '@leadlight/db/leads';
import { readInWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { listsSeenBy } from '@leadlight/db/search';
import type { LeadFilters, LeadKind, LeadQuery, LeadResults } from '@leadlight/leads';
import { transact, type WorkspaceContext } from '../command.ts';
import { searchByColumn, splitFilters, type FiltersWithColumn } from '../list-columns/column-search.ts';
import { hasStoredNames, nameCounts, nameKnown } from './facet-names.ts';
import { unknownFilterValues } from './unknown-filter-values.ts';

/** Matches no list. */
const noList = '00000000-0000-0000-0000-000000000000';

type Question = Omit<LeadQuery, 'kind' | 'filters' | 'sort'> & {
  readonly filters: FiltersWithColumn;
  readonly sort: LeadQuery['sort'] & { readonly column?: string | undefined };
};
type SearchContext = WorkspaceContext<'db' | 'search'>;

/** @throws Refusal cursor_invalid; unavailable if it takes too long */
export function searchPeople<Item>(context: SearchContext, question: Question, present: (row: PersonRow) => Item, signal?: AbortSignal) {
  return search(context, 'people', question, async (tx, ids) => (await readPersonRows(tx, ids)).map(present), signal);
}

/** @throws Refusal cursor_invalid; unavailable if it takes too long */
export function searchCompanies<Item>(
  context: SearchContext,
  question: Question,
  present: (row: CompanyRow) => Item,
  signal?: AbortSignal,
) {
  return search(context, 'companies', question, async (tx, ids) => (await readCompanyRows(tx, ids)).map(present), signal);
}

async function search<Item>(
  context: SearchContext,
  kind: LeadKind,
  question: Question,
  readItems: (tx: WorkspaceTx, ids: readonly number[]) => Promise<Item[]>,
  signal?: AbortSignal,
) {
  const { services, caller, now } = context;
  const { workspaceId } = caller;
  const userId = caller.member?.userId ?? null;
  const { filters: given, column } = splitFilters(question.filters);
  const { column: sortColumn, ...sort } = question.sort;
  const unknownValues = unknownFilterValues(given);
  if (column || sortColumn !== undefined)
    return transact(context, async (tx) => {
      const { total, ids, nextCursor } = await searchByColumn(tx, context, kind, question);
      return { total, unknownValues, counts: {}, items: await readItems(tx, ids), nextCursor };
    });
  const allowed: LeadQuery = { ...question, kind, sort, filters: await withoutForeignLists(context, given) };
  const read = async ({ total, counts, ids, nextCursor }: LeadResults) => {
    // A search for nothing but counts, or that finds nothing: a transaction without a statement would take a connection and a round trip.
    if (ids.length === 0 && !hasStoredNames(counts)) return { total, unknownValues, counts: nameKnown(counts), items: [], nextCursor };
    return readInWorkspace(services.db, workspaceId, async (tx) => {
      const [named, items] = await Promise.all([nameCounts(tx, { db: services.db, userId }, counts), readItems(tx, ids)]);
      return { total, unknownValues, counts: named, items, nextCursor };
    });
  };
  return services.search.findAndRead(workspaceId, allowed, now, read, signal);
}

/** For the caller, another member's private list does not exist. */
export async function withoutForeignLists({ services, caller }: WorkspaceContext, filters: LeadFilters): Promise<LeadFilters> {
  const { list } = filters;
  if (!list) return filters;
  const lists = await readInWorkspace(services.db, caller.workspaceId, (tx) => listsSeenBy(tx, caller.member?.userId ?? null));
  const seen = new Set(lists.map(({ id }) => id));
  const known = (wanted: readonly string[] = []): string[] => wanted.map((id) => (seen.has(id) ? id : noList));
  return { ...filters, list: { include: known(list.include), exclude: known(list.exclude) } };
}
