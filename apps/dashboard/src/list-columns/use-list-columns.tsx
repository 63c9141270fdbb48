/** The columns of a list for its table, with the windows that their menus open. */
import { deferred } from '@leadlight/ui/deferred';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ListCell, ListColumn } from '../api/contract.ts';
import { endpointKey } from '../api/queries.ts';
import type { LeadKind } from '../leads/lead-search.ts';
import type { ShownList } from '../leads/lead-set.ts';
import type { LeadColumn, TableSubject } from '../leads/table/lead-columns.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ColumnCell } from './column-cell.tsx';
import { ColumnMenuItems } from './column-menu-items.tsx';
import { columnName } from './column-words.ts';
import { listCellsQuery, listColumnsQuery } from './list-columns.queries.ts';

const ColumnWindows = deferred(() => import('./column-windows.tsx').then((module) => module.ColumnWindows));

/** What is open: the settings of a column, its removal, its run in progress, or a new run. */
export type ColumnWindow =
  | { kind: 'settings' | 'remove' | 'progress'; column: ListColumn }
  /** @param ids only these leads @param again also those that were looked for lately */
  | { kind: 'run'; column: ListColumn; again: boolean; ids?: string[] };

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
  const cells = useQueries({
    queries: chunks.map((chunk) => listCellsQuery(workspaceId, listId, chunk, isRunning)),
    combine: cellsByLead,
  });
  const [open, setOpen] = useState<ColumnWindow>();
  const { may, isReadOnly } = workspace;
  const mayProfiles = may('profiles.create') && !isReadOnly;
  const maySites = may('enrichments.create') && !isReadOnly;
  const mayQuestions = may('questions.create') && !isReadOnly;
  const mayChange = may('lists.update') && !isReadOnly;
  const own = useMemo(
    () =>
      items.map((column): LeadColumn<Row> => {
        const name = columnName(kind, column);
        const isQuestion = column.runKind === 'question';
        const mayLook = { profile: mayProfiles, enrichment: maySites, question: mayQuestions }[column.runKind];
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
              name={name}
              of={row.name}
              cell={cells.get(row.id)?.find(({ columnId }) => columnId === column.id)}
              onRun={isQuestion && column.activeRunId !== null ? () => setOpen({ kind: 'progress', column }) : undefined}
              onLook={mayLook ? () => setOpen({ kind: 'run', column, again: true, ids: [row.id] }) : undefined}
            />
          ),
        };
      }),
    [items, kind, list, mayProfiles, maySites, mayQuestions, mayChange, workspaceId, cells],
  );
  useRowsAfterRun(workspaceId, kind, isRunning);
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
    windows: open && list && <ColumnWindows workspace={workspace} kind={kind} listId={list.id} open={open} onOpen={setOpen} />,
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

function cellsByLead(
  answers: readonly { data?: { items: { leadId: string; cells: ListCell[] }[] } | undefined }[],
): Map<string, ListCell[]> {
  return new Map(answers.flatMap(({ data }) => (data?.items ?? []).map(({ leadId, cells }) => [leadId, cells] as const)));
}
