/** The columns of a list, and their cells. */
import { readList } from '@leadlight/db/leads';
import { listListColumns, type ListColumn } from '@leadlight/db/list-columns';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { readLookups, type CellLookup } from './cell-lookups.ts';
import { readCells } from './cells.ts';
import type { Cell } from './cell.ts';
import { leadsInCondition } from './column-leads.ts';

/** In the order in which they were added. @throws Refusal not_found */
export function readListColumns<Answer>(
  context: WorkspaceContext,
  listId: string,
  present: Present<readonly ListColumn[], Answer[]>,
): Promise<Answer[]> {
  return transact(context, async (tx) => {
    const { id } = await readList(tx, listId, context.caller.actor.id ?? '');
    return present(tx, await listListColumns(tx, id), context);
  });
}

/** The cells of these leads; leads that are gone or suppressed are left out. @throws Refusal not_found */
export function readListCells<Answer>(
  context: WorkspaceContext<'db' | 'search'>,
  { listId, ids }: { readonly listId: string; readonly ids: readonly string[] },
  present: (cell: Cell) => Answer,
): Promise<{ leadId: string; cells: Answer[] }[]> {
  return transact(context, async (tx) => {
    const list = await readList(tx, listId, context.caller.actor.id ?? '');
    const columns = await listListColumns(tx, list.id);
    const cells = await readCells(tx, { kind: list.kind, columns, ids }, context.now);
    const outside = await outsideConditions(tx, context, { list, columns, cells });
    return [...cells].map(([leadId, ofLead]) => ({
      leadId,
      cells: ofLead.map((cell) => present(outside.get(cell.columnId)?.has(leadId) === true ? { ...cell, reason: outsideWords } : cell)),
    }));
  });
}

/** Every source that was asked for a cell, newest lookup first. @throws Refusal not_found */
export function readCellLookups(
  context: WorkspaceContext,
  { listId, columnId, leadId }: { readonly listId: string; readonly columnId: string; readonly leadId: string },
): Promise<CellLookup[]> {
  return transact(context, async (tx) => {
    const list = await readList(tx, listId, context.caller.actor.id ?? '');
    const column = (await listListColumns(tx, list.id)).find(({ id }) => id === columnId);
    if (!column) throw new Refusal('not_found');
    return readLookups(tx, { kind: list.kind, column, id: leadId }, context.now);
  });
}

const outsideWords = "This lead doesn't match the condition of the column.";

/** By column: the leads that were never looked for because they do not match its condition. */
async function outsideConditions(
  tx: WorkspaceTx,
  context: WorkspaceContext<'search'>,
  {
    list,
    columns,
    cells,
  }: {
    readonly list: Awaited<ReturnType<typeof readList>>;
    readonly columns: readonly ListColumn[];
    readonly cells: ReadonlyMap<string, readonly Cell[]>;
  },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const outside = new Map<string, ReadonlySet<string>>();
  for (const column of columns) {
    if (column.condition === null) continue;
    const unknown = new Set(
      [...cells].flatMap(([leadId, ofLead]) =>
        ofLead.some(({ columnId, state, lookedForAt }) => columnId === column.id && state === 'empty' && lookedForAt === null)
          ? [leadId]
          : [],
      ),
    );
    if (unknown.size === 0) continue;
    for await (const part of leadsInCondition(tx, context, { column, list })) for (const id of part) unknown.delete(id);
    outside.set(column.id, unknown);
  }
  return outside;
}
