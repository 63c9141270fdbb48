import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LeadList } from '../api/contract.ts';
import type { Filters } from '../leads/lead-search.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';

const AddColumnDialog = deferred(() => import('./add-column-dialog.tsx').then((module) => module.AddColumnDialog));

/** The button above a list's table that adds a column. @param filters those of the list that are set now */
export function AddColumn({ workspace, list, filters }: { workspace: OpenWorkspace; list: LeadList; filters: Filters }) {
  const [isOpen, setOpen] = useState(false);
  if (!workspace.may('lists.update') || workspace.isReadOnly) return null;
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        Add column
      </Button>
      {isOpen && <AddColumnDialog workspace={workspace} list={list} filters={filters} open onOpenChange={setOpen} />}
    </>
  );
}
