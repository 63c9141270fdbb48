/** The leads of a column that a run looks for. */
import type { columnSourceSchema, OverwritePolicy } from '@leadlight/contract';
import { readList, seenLeads, type LeadList } from '@leadlight/db/leads';
import { onlyOnList, readListColumn, type ListColumn } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadFilters } from '@leadlight/leads';
import { isAskedAgain } from '@leadlight/profiles';
import type { z } from 'zod';
import type { WorkspaceContext } from '../command.ts';
import { readCells } from './cells.ts';
import type { Cell } from './cell.ts';
import { fieldOfColumn, type FieldOfColumn } from './column-fields.ts';

export type ColumnSource = z.infer<typeof columnSourceSchema>;

/** Leads of one run; more are looked for in several runs. */
const mostLeads = 10_000;
/** Read together. */
const cellsAtOnce = 1_000;
/** What was looked for within this time is not looked for again without being asked. */
const settledMs = 30 * 86_400_000;
const dayMs = 86_400_000;

export interface OpenColumn {
  readonly column: ListColumn;
  readonly list: LeadList;
  readonly field: FieldOfColumn;
}

/** For everyone who can't see its list, a column doesn't exist. @throws Refusal not_found */
export async function openColumn(tx: WorkspaceTx, { caller }: Pick<WorkspaceContext, 'caller'>, columnId: string): Promise<OpenColumn> {
  const column = await readListColumn(tx, columnId);
  const list = await readList(tx, column.listId, caller.actor.id ?? '');
  const field = fieldOfColumn(list.kind, column.field);
  if (!field) throw new Refusal('not_found');
  return { column, list, field };
}

/** Leads of the list that match the column's condition, best score first, in parts. */
export async function* leadsInCondition(
  tx: WorkspaceTx,
  { services, caller, now }: WorkspaceContext<'search'>,
  { column, list }: Pick<OpenColumn, 'column' | 'list'>,
): AsyncGenerator<readonly string[]> {
  const filters: LeadFilters = { ...column.condition, list: { include: [list.id] } };
  yield* services.search.findAll(tx, caller.workspaceId, { kind: list.kind, filters }, now);
}

/** Whether a run should look for it without being asked for this lead: it has no value, or one that the column's overwrite policy asks about. */
export function isMissing(
  { overwrite, olderThanDays }: Pick<ListColumn, 'overwrite' | 'olderThanDays'>,
  { state, lookedForAt, isSample, known }: Cell,
  now: Date,
  again = false,
): boolean {
  if (isSample || state === 'pending') return false;
  const at = { nowMs: now.getTime(), olderThanMs: olderThanDays * dayMs };
  if (state === 'filled' && (known === null || !isAskedAgain(overwrite as OverwritePolicy, known, at))) return false;
  return again || lookedForAt === null || lookedForAt.getTime() < now.getTime() - settledMs;
}

/** The same leads, without those for which `keep` is false. */
export async function withCells(
  tx: WorkspaceTx,
  { column, list }: Pick<OpenColumn, 'column' | 'list'>,
  ids: readonly string[],
  keep: (cell: Cell) => boolean,
  now: Date,
): Promise<string[]> {
  const cells = await readCells(tx, { kind: list.kind, columns: [column], ids }, now);
  return ids.filter((id) => {
    const cell = cells.get(id)?.[0];
    return cell !== undefined && keep(cell);
  });
}

/**
 * The leads that a run of the column looks for, at most 10,000.
 * @throws Refusal not_found, column_complete
 */
export async function leadsToLookFor(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  source: ColumnSource,
): Promise<OpenColumn & { readonly ids: readonly string[] }> {
  const open = await openColumn(tx, context, source.columnId);
  const ids = source.ids ? await chosen(tx, open, source.ids) : await inColumn(tx, context, open, source);
  if (ids.length === 0) throw new Refusal('column_complete', { field: 'source' });
  return { ...open, ids };
}

async function chosen(tx: WorkspaceTx, { list }: OpenColumn, ids: readonly string[]): Promise<string[]> {
  const onList = await onlyOnList(tx, list.id, ids);
  return seenLeads(
    tx,
    list.kind,
    ids.filter((id) => onList.has(id)),
  );
}

async function inColumn(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  open: OpenColumn,
  { rows, again }: ColumnSource,
): Promise<string[]> {
  const { now } = context;
  const kept: string[] = [];
  const keep = (cell: Cell): boolean =>
    rows === 'all' ? cell.state !== 'pending' && !cell.isSample : isMissing(open.column, cell, now, again);
  for await (const part of leadsInCondition(tx, context, open))
    for (let from = 0; from < part.length; from += cellsAtOnce) {
      kept.push(...(await withCells(tx, open, part.slice(from, from + cellsAtOnce), keep, now)));
      if (kept.length >= mostLeads) return kept.slice(0, mostLeads);
    }
  return kept;
}
