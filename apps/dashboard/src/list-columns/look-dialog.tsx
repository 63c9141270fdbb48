/** Looks for the values of a column in the selected rows of a list. */
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SelectField } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadKind } from '../leads/lead-search.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ColumnRun } from './column-run.tsx';
import { columnName } from './column-words.ts';
import { ColumnsFailure } from './columns-failure.tsx';
import { listColumnsQuery } from './list-columns.queries.ts';
import { lookWords } from './look-words.ts';
import { mayLookFor } from './may-look-for.ts';

interface LookDialogProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  listId: string;
  /** "3 people". */
  words: string;
  ids: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LookDialog({ workspace, kind, listId, words, ids, open, onOpenChange }: LookDialogProps) {
  const columns = useQuery(listColumnsQuery(workspace.workspaceId, listId));
  const [chosen, choose] = useState<string>();
  const items = (columns.data?.items ?? []).filter((column) => mayLookFor(workspace, column));
  const column = items.find(({ id }) => id === chosen) ?? items[0];
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Look for values of ${words}`}
      description={lookWords(column ?? { runKind: 'profile' }).selected}
      width="wide"
    >
      {columns.isPending ? (
        <SkeletonRows rows={4} label="Loading the columns" />
      ) : columns.isError ? (
        <ColumnsFailure what="The columns of this list couldn’t be loaded." error={columns.error} onRetry={() => void columns.refetch()} />
      ) : column ? (
        <>
          <SelectField label="Column" fieldClassName="mb-4 max-w-80" value={column.id} onChange={({ target }) => choose(target.value)}>
            {items.map((each) => (
              <option key={each.id} value={each.id}>
                {columnName(kind, each)}
              </option>
            ))}
          </SelectField>
          <ColumnRun key={column.id} workspace={workspace} kind={kind} column={column} ids={ids} onDone={close} later="Cancel" />
        </>
      ) : (
        <>
          <p className="text-13 text-muted">This list has no columns yet. Add one above the table.</p>
          <DialogActions>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
