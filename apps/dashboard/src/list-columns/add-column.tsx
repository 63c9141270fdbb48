import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { LeadList } from '../api/contract.ts';
import { MenuOnDemand } from '../layout/menu-on-demand.tsx';
import type { Filters } from '../leads/lead-search.ts';
import { useNarrow } from '../leads/use-narrow.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { listColumnsQuery } from './list-columns.queries.ts';
import type { ColumnWindow } from './use-list-columns.tsx';

const loadMenu = () => import('./list-columns-menu.tsx');
const ListColumnsMenu = deferred(() => loadMenu().then((module) => module.ListColumnsMenu));
const AddColumnDialog = deferred(() => import('./add-column-dialog.tsx').then((module) => module.AddColumnDialog));
const ColumnWindows = deferred(() => import('./column-windows.tsx').then((module) => module.ColumnWindows));

/**
 * The button above a list's table that adds a column. On a phone, where columns have no headers with menus, it also opens their settings.
 * @param filters those of the list that are set now
 */
export function AddColumn({ workspace, list, filters }: { workspace: OpenWorkspace; list: LeadList; filters: Filters }) {
  const [open, setOpen] = useState<'add' | ColumnWindow>();
  const isNarrow = useNarrow();
  const known = useQuery({ ...listColumnsQuery(workspace.workspaceId, list.id), enabled: isNarrow });
  if (!workspace.may('lists.update') || workspace.isReadOnly) return null;
  const columns = known.data?.items ?? [];
  const button = (handlers: object) => (
    <Button tone="quiet" {...handlers}>
      <Plus aria-hidden />
      {isNarrow && columns.length > 0 ? 'Columns' : 'Add column'}
    </Button>
  );
  return (
    <>
      {isNarrow && columns.length > 0 ? (
        <MenuOnDemand load={loadMenu} renderTrigger={button}>
          {(trigger, meanwhile) => <ListColumnsMenu {...{ trigger, meanwhile, columns }} kind={list.kind} onOpen={setOpen} />}
        </MenuOnDemand>
      ) : (
        button({ onClick: () => setOpen('add') })
      )}
      {open === 'add' && (
        <AddColumnDialog workspace={workspace} list={list} filters={filters} open onOpenChange={() => setOpen(undefined)} />
      )}
      {open && open !== 'add' && (
        <ColumnWindows workspace={workspace} kind={list.kind} listId={list.id} filters={filters} open={open} onOpen={setOpen} />
      )}
    </>
  );
}
