/** The columns of a list for its table, with the windows that their menus open. */
import '../api/groups/list-columns.ts';
import { deferred } from '@leadlight/ui/deferred';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { endpointKey } from '../api/queries.ts';
import type { LeadKind } from '../leads/lead-search.ts';
import type { ShownList } from '../leads/lead-set.ts';
import type { LeadColumn, TableSubject } from '../leads/table/lead-columns.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { columnName } from './column-words.ts';
import { mayLookFor, showsRun } from './may-look-for.ts';
import { listCellsQuery, listColumnsQuery } from './list-columns.queries.ts';

const ColumnsFailure = deferred(() => import('./columns-failure.tsx').then((module) => module.ColumnsFailure));
const ColumnCell = deferred(() => import('./column-cell.tsx').then((module) => module.ColumnCell));
const ColumnMenuItems = deferred(() => import('./column-menu-items.tsx').then((module) => module.ColumnMenuItems));
const ColumnWindows = deferred(() => import('./column-windows.tsx').then((module) => module.ColumnWindows));

/** What is open: the settings of a column, its removal, its run in progress, or a new run. */
export type ColumnWindow =
  | { kind: 'settings' | 'remove' | 'progress'; column: ListColumn }
  /** @param ids only these leads */
  | { kind: 'run'; column: ListColumn; ids?: readonly string[] };

/** Leads of one request. */
const cellsAtOnce = 100;

interface ListColumnsOptions<Row> {
  workspace: OpenWorkspace;
  kind: LeadKind;
  list: ShownList | undefined;
  rows: readonly Row[];
  /** The table's own columns. */
  columns: readonly LeadColumn<Row>[];
}

export function useListColumns<Row extends TableSubject>({
  workspace,
  kind,
  list,
  rows,
  columns,
}: ListColumnsOptions<Row>): {
  columns: readonly LeadColumn<Row>[];
  windows: ReactNode;
  /** That columns or values couldn't be loaded, with a button to try again. */
  failure: ReactNode;
  /** The values of a lead's cells, for rows without columns. */
  textsOf: (id: string) => string[];
} {
  const { workspaceId } = workspace;
  const listId = list?.id ?? '';
  const known = useQuery({ ...listColumnsQuery(workspaceId, listId), enabled: list !== undefined });
  const items = known.data?.items ?? none;
  const isRunning = items.some(({ activeRunId }) => activeRunId !== null);
  const ids = rows.map(({ id }) => id);
  const chunks =
    items.length === 0
      ? []
      : Array.from({ length: Math.ceil(ids.length / cellsAtOnce) }, (_, index) =>
          ids.slice(index * cellsAtOnce, (index + 1) * cellsAtOnce),
        );
  const {
    cells,
    missing,
    failure: cellFailure,
  } = useQueries({
    queries: chunks.map((chunk) => listCellsQuery(workspaceId, listId, chunk, isRunning)),
    combine: (answers) => cellsByLead(answers, chunks),
  });
  const [open, setOpen] = useState<ColumnWindow>();
  const mayChange = workspace.may('lists.update') && !workspace.isReadOnly;
  const own = useMemo(
    () =>
      items.map((column): LeadColumn<Row> => {
        const name = columnName(kind, column);
        const mayLook = mayLookFor(workspace, column);
        return {
          id: `column:${column.id}`,
          name,
          width: 208,
          listColumn: {
            id: column.id,
            renderMenu: () => <ColumnMenuItems column={column} list={list} onOpen={setOpen} mayLook={mayLook} mayChange={mayChange} />,
          },
          cell: (row) => (
            <ColumnCell
              workspaceId={workspaceId}
              listId={listId}
              name={name}
              runKind={column.runKind}
              of={row}
              cell={cells.get(row.id)?.find(({ columnId }) => columnId === column.id)}
              isMissing={missing.has(row.id)}
              onRun={showsRun(column) ? () => setOpen({ kind: 'progress', column }) : undefined}
              onLook={mayLook ? () => setOpen({ kind: 'run', column, ids: [row.id] }) : undefined}
            />
          ),
        };
      }),
    [items, kind, list, workspace, mayChange, workspaceId, listId, cells, missing],
  );
  useRowsAfterRun(workspaceId, kind, isRunning);
  const queries = useQueryClient();
  const failed = (known.data ? null : known.error) ?? cellFailure;
  // After the columns that identify a lead, where they are seen without scrolling; instead of those that show the same field.
  const all = useMemo(() => {
    if (own.length === 0) return columns;
    const shown = new Set(items.map(({ field }) => sameColumn[field]));
    const others = columns.filter(({ id }) => !shown.has(id));
    const at = others.findLastIndex(({ id }) => identifying.has(id)) + 1;
    return [...others.slice(0, at), ...own, ...others.slice(at)];
  }, [own, items, columns]);
  return {
    columns: all,
    windows: open && list && (
      <ColumnWindows workspace={workspace} kind={kind} listId={list.id} filters={list.filters} open={open} onOpen={setOpen} />
    ),
    failure: failed && (
      <ColumnsFailure
        error={failed}
        what={
          known.isError && !known.data ? 'The columns of this list couldn’t be loaded.' : 'Some values of the columns couldn’t be loaded.'
        }
        onRetry={() => {
          for (const name of ['listListColumns', 'readListCells'] as const)
            void queries.refetchQueries({ queryKey: endpointKey(name, workspaceId), type: 'active' });
        }}
      />
    ),
    textsOf: (id) => (cells.get(id) ?? []).flatMap(({ text }) => text ?? []),
  };
}

/** The ordinary columns that show the same. */
const sameColumn: Partial<Record<ListColumn['field'], string>> = {
  email: 'email',
  phone: 'phone',
  title: 'title',
  employer: 'company',
  companySize: 'size',
  companyIndustry: 'industry',
  companyFounded: 'founded',
  size: 'size',
  industry: 'industry',
  founded: 'founded',
};

/** What a run found is also in the rows, their filters and counts. */
function useRowsAfterRun(workspaceId: string, kind: LeadKind, isRunning: boolean): void {
  const queries = useQueryClient();
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void queries.invalidateQueries({ queryKey: endpointKey(kind === 'people' ? 'searchPeople' : 'searchCompanies', workspaceId) });
    wasRunning.current = isRunning;
  }, [queries, workspaceId, kind, isRunning]);
}

const none: readonly ListColumn[] = [];
const identifying: ReadonlySet<string> = new Set(['name', 'title', 'company', 'domain']);

interface CellAnswer {
  data?: { items: { leadId: string; cells: ListCell[] }[] } | undefined;
  error: Error | null;
}

/** The cells by lead, and the leads whose cells couldn't be loaded. What was loaded before stays shown. */
function cellsByLead(
  answers: readonly CellAnswer[],
  chunks: readonly (readonly string[])[],
): { cells: Map<string, ListCell[]>; missing: ReadonlySet<string>; failure: Error | null } {
  const failed = answers.flatMap(({ data, error }, index) => (error && !data ? [{ error, ids: chunks[index] ?? [] }] : []));
  return {
    cells: new Map(answers.flatMap(({ data }) => (data?.items ?? []).map(({ leadId, cells }) => [leadId, cells] as const))),
    missing: new Set(failed.flatMap(({ ids }) => ids)),
    failure: failed[0]?.error ?? null,
  };
}
