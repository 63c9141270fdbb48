/** The columns of the list in the panel of one of its leads: reachable by keyboard, and in full on a phone. */
import '../api/groups/list-columns.ts';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadKind } from '../leads/lead-search.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { CellDetails } from './cell-details.tsx';
import { columnName } from './column-words.ts';
import { ColumnsFailure } from './columns-failure.tsx';
import { listCellsQuery, listColumnsQuery } from './list-columns.queries.ts';
import { mayLookFor, showsRun } from './may-look-for.ts';
import type { ColumnWindow } from './use-list-columns.tsx';

const ColumnWindows = deferred(() => import('./column-windows.tsx').then((module) => module.ColumnWindows));

interface LeadCellsProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  listId: string;
  /** Of the lead. */
  id: string;
  name: string;
}

export function LeadCells({ workspace, kind, listId, id, name }: LeadCellsProps) {
  const { workspaceId } = workspace;
  const columns = useQuery(listColumnsQuery(workspaceId, listId));
  const items = columns.data?.items ?? [];
  const isRunning = items.some(({ activeRunId }) => activeRunId !== null);
  const known = useQuery({ ...listCellsQuery(workspaceId, listId, [id], isRunning), enabled: items.length > 0 });
  const [open, setOpen] = useState<ColumnWindow>();
  const failed = columns.data ? (known.data ? null : known.error) : columns.error;
  if (failed)
    return (
      <div className="mt-3">
        <ColumnsFailure
          what="The columns of this list couldn’t be loaded."
          error={failed}
          onRetry={() => void (columns.data ? known : columns).refetch()}
        />
      </div>
    );
  if (items.length === 0) return null;
  const cells = known.data?.items.find(({ leadId }) => leadId === id)?.cells;
  return (
    <section aria-label="Columns of this list" className="border-b border-hairline px-4 py-4">
      <h3 className="text-13 font-semibold">Columns of this list</h3>
      {known.isPending ? (
        <SkeletonRows rows={2} label={`Loading the columns of ${name}`} />
      ) : (
        <ul className="mt-2 grid gap-4">
          {items.map((column) => {
            const cell = cells?.find(({ columnId }) => columnId === column.id);
            return (
              cell && (
                <li key={column.id} aria-label={columnName(kind, column)}>
                  <h4 className="text-12 text-muted">{columnName(kind, column)}</h4>
                  <CellDetails
                    place={{ workspaceId, listId, columnId: column.id, leadId: id }}
                    showsLookups={false}
                    runKind={column.runKind}
                    cell={cell}
                    onRun={showsRun(column) ? () => setOpen({ kind: 'progress', column }) : undefined}
                    onLook={mayLookFor(workspace, column) ? () => setOpen({ kind: 'run', column, ids: [id] }) : undefined}
                  />
                </li>
              )
            );
          })}
        </ul>
      )}
      {open && <ColumnWindows workspace={workspace} kind={kind} listId={listId} filters={{}} open={open} onOpen={setOpen} />}
    </section>
  );
}
