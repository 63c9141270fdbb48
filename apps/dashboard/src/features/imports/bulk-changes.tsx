/** The last bulk changes of the workspace, to undo them after their message has closed. */
import { Table, Td, Th } from '@leadlight/ui/table';
import { useQuery } from '@tanstack/react-query';
import type { BulkChange } from '../../api/contract.ts';
import { Ago } from '../../layout/ago.tsx';
import { Failed } from '../../layout/failed.tsx';
import { useChangeNames, wordBulkChange, wordState } from '../../leads/bulk/bulk-changes.ts';
import { bulkChangesQuery } from '../../leads/work.queries.ts';
import { bulkChangeRun } from '../../runs/bulk-change-run.ts';
import { RunControls } from '../../runs/run-controls.tsx';
import { useBulkChangeControls } from '../../runs/use-run-controls.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordActor } from '../../words/names.ts';

/** The server lists the last 50. Nothing is shown while there are none: a bulk change starts in Find or on a list. */
export function BulkChanges({ workspace }: { workspace: OpenWorkspace }) {
  const changes = useQuery(bulkChangesQuery(workspace.workspaceId));
  if (changes.data ? changes.data.items.length === 0 : !changes.isError) return null;
  return (
    <section aria-labelledby="bulk-changes" className="mt-10">
      <h2 id="bulk-changes" className="text-16 font-semibold">
        Bulk changes
      </h2>
      <p className="mt-1 mb-3 text-13 text-muted">
        The last 50 changes to selected leads. You can undo each for 30 days. Leads that were changed again since then keep their new
        values.
      </p>
      {changes.data ? <ChangesTable workspace={workspace} items={changes.data.items} /> : <Failed query={changes} />}
    </section>
  );
}

function ChangesTable({ workspace, items }: { workspace: OpenWorkspace; items: readonly BulkChange[] }) {
  return (
    <Table label="Bulk changes">
      <thead>
        <tr>
          <Th>Change</Th>
          <Th>Leads</Th>
          <Th className="max-md:hidden">By</Th>
          <Th className="max-sm:hidden">When</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((each) => (
          <Row key={each.id} workspace={workspace} bulkChange={each} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ workspace, bulkChange }: { workspace: OpenWorkspace; bulkChange: BulkChange }) {
  const controls = useBulkChangeControls(workspace.workspaceId, bulkChange.id);
  const names = useChangeNames(workspace.workspaceId);
  const run = bulkChangeRun(bulkChange);
  const isEnded = bulkChange.status === 'finished' || bulkChange.status === 'canceled';
  const mayChange = workspace.may(bulkChange.change.kind === 'delete' ? 'leads.delete' : 'leads.update') && !workspace.isReadOnly;
  return (
    <tr>
      <Td className="py-1.5 font-medium wrap-anywhere">{wordState(bulkChange, names)}</Td>
      <Td className="py-1.5 text-muted">{isEnded && !bulkChange.isUndo ? wordBulkChange(bulkChange, names).text : run.rows}</Td>
      <Td className="text-muted max-md:hidden">{wordActor(bulkChange.startedBy)}</Td>
      <Td className="whitespace-nowrap text-muted max-sm:hidden">
        <Ago at={bulkChange.createdAt} />
      </Td>
      <Td>{mayChange && <RunControls steps={run.steps} controls={controls} isInline />}</Td>
    </tr>
  );
}
