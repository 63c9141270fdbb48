/**
 * Searching a list by what its columns show: filtering by the state of cells, and sorting by their values. The index does not have them, so the leads
 * of the list are found first, and their cells are read; for lists of up to 10,000 leads.
 */
import type { personQuestionSchema } from '@leadlight/contract';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadFilters, LeadKind } from '@leadlight/leads';
import type { z } from 'zod';
import type { WorkspaceContext } from '../command.ts';
import { cut, decodeCursor, numberKey } from '../http/cursor.ts';
import { readCells } from './cells.ts';
import type { Cell } from './cell.ts';
import { openColumn, type OpenColumn } from './column-leads.ts';

type Question = z.infer<typeof personQuestionSchema>;
export type ColumnFilter = NonNullable<Question['filters']['column']>;
export type FiltersWithColumn = LeadFilters & { readonly column?: ColumnFilter | undefined };

const mostLeads = 10_000;
const cellsAtOnce = 1_000;

/** Without the filter that the index does not know. */
export function splitFilters({ column, ...filters }: FiltersWithColumn): { filters: LeadFilters; column: ColumnFilter | null } {
  return { filters, column: column ?? null };
}

/** @throws Refusal not_found, column_list_missing */
async function openForFilters(
  tx: WorkspaceTx,
  context: Pick<WorkspaceContext, 'caller'>,
  columnId: string,
  { list }: LeadFilters,
): Promise<OpenColumn> {
  const open = await openColumn(tx, context, columnId);
  if (list?.include?.length !== 1 || list.include[0] !== open.list.id) throw new Refusal('column_list_missing', { field: 'filters.list' });
  return open;
}

interface Asked {
  readonly kind: LeadKind;
  readonly filters: LeadFilters;
}

/** Best score first, each with its cell. @throws Refusal too_many_for_column */
async function readCellsOf(
  tx: WorkspaceTx,
  { services, caller, now }: WorkspaceContext<'search'>,
  { kind, filters }: Asked,
  { column }: OpenColumn,
): Promise<{ id: string; cell: Cell }[]> {
  const ids: string[] = [];
  for await (const part of services.search.findAll(tx, caller.workspaceId, { kind, filters }, now)) {
    ids.push(...part);
    if (ids.length > mostLeads) throw new Refusal('too_many_for_column', { field: 'filters' });
  }
  const found: { id: string; cell: Cell }[] = [];
  for (let from = 0; from < ids.length; from += cellsAtOnce) {
    const part = ids.slice(from, from + cellsAtOnce);
    const cells = await readCells(tx, { kind, columns: [column], ids: part }, now);
    for (const id of part) {
      const cell = cells.get(id)?.[0];
      if (cell) found.push({ id, cell });
    }
  }
  return found;
}

/** The leads whose cell has one of the states, best score first. @throws Refusal not_found, column_list_missing, too_many_for_column */
export async function findByCells(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  { kind, filters }: Asked,
  { id, states }: ColumnFilter,
): Promise<string[]> {
  const open = await openForFilters(tx, context, id, filters);
  const wanted: ReadonlySet<string> = new Set(states);
  return (await readCellsOf(tx, context, { kind, filters }, open)).filter(({ cell }) => wanted.has(cell.state)).map((each) => each.id);
}

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Numbers by size, everything else as text. */
function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : byText.compare(String(a), String(b));
}

/**
 * One page. Leads without a value come last in both directions.
 * @throws Refusal not_found, column_list_missing, too_many_for_column, cursor_invalid
 */
export async function searchByColumn(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  kind: LeadKind,
  { filters: given, sort, limit, cursor }: Pick<Question, 'sort' | 'limit' | 'cursor'> & { readonly filters: FiltersWithColumn },
): Promise<{ total: number; ids: number[]; nextCursor: string | null }> {
  const { filters, column } = splitFilters(given);
  const from = Number(decodeCursor(cursor, numberKey) ?? 0);
  const id = sort.column ?? column?.id ?? '';
  const open = await openForFilters(tx, context, id, filters);
  let found = await readCellsOf(tx, context, { kind, filters }, open);
  if (column && column.id === open.column.id) {
    const wanted: ReadonlySet<string> = new Set(column.states);
    found = found.filter(({ cell }) => wanted.has(cell.state));
  } else if (column) {
    const ids = new Set(await findByCells(tx, context, { kind, filters }, column));
    found = found.filter((each) => ids.has(each.id));
  }
  if (sort.column !== undefined) {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    found.sort(({ cell: { sortValue: a } }, { cell: { sortValue: b } }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : sign * compareValues(a, b),
    );
  }
  const places = found.map((each, index) => ({ id: Number(each.id), place: index + 1 }));
  const page = cut(places.slice(from, from + limit + 1), limit, ({ place }) => place);
  return { total: found.length, ids: page.items.map((each) => each.id), nextCursor: page.nextCursor };
}
