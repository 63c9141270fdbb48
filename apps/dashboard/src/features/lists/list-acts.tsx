import { Confirm } from '@leadlight/ui/confirm';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { useQueryClient } from '@tanstack/react-query';
import { Lock, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { call } from '../../api/call.ts';
import type { LeadList } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { RenameDialog } from '../../leads/rename-dialog.tsx';
import { refreshLeads } from '../../leads/work.queries.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

/** What can be done with a list, as far as this person may. */
export function useListActs(workspace: OpenWorkspace, list: LeadList, onDeleted?: () => void) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const params = { workspaceId, listId: list.id };
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.lists(workspaceId) });
  const isWritable = workspace.may('lists.update') && !workspace.isReadOnly;
  const isAdministrator = workspace.may('leads.delete');
  return {
    list,
    canRename: isWritable && (list.isMine || list.isShared),
    canShare: isWritable && (list.isMine || (isAdministrator && list.isShared)),
    canDelete: isWritable && (list.isMine || isAdministrator),
    rename: async (name: string) => {
      await call('updateList', { params, body: { name } });
      await refresh();
    },
    share: async (isShared: boolean) => {
      try {
        await call('updateList', { params, body: { isShared } });
        notify({ title: isShared ? 'Shared with the workspace' : 'Only you see it now', text: list.name });
      } catch (error) {
        notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
      }
      await refresh();
    },
    remove: async () => {
      await call('deleteList', { params });
      notify({ title: 'List deleted', text: `${list.name}. Its leads stay.` });
      refreshLeads(queries, workspaceId);
      onDeleted?.();
    },
  };
}

export function ListActs({ acts, trigger }: { acts: ReturnType<typeof useListActs>; trigger: ReactElement }) {
  const { list, canRename, canShare, canDelete } = acts;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  if (!canRename && !canShare && !canDelete) return null;
  return (
    <>
      <Menu align="end" trigger={trigger}>
        {canRename && (
          <MenuItem onClick={() => setOpen('rename')}>
            <Pencil aria-hidden />
            Rename
          </MenuItem>
        )}
        {canShare && (
          <MenuItem onClick={() => void acts.share(!list.isShared)}>
            {list.isShared ? <Lock aria-hidden /> : <Share2 aria-hidden />}
            {list.isShared ? 'Keep to myself' : 'Share with the workspace'}
          </MenuItem>
        )}
        {canDelete && (
          <>
            <MenuSeparator />
            <MenuItem danger onClick={() => setOpen('delete')}>
              <Trash2 aria-hidden />
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {open === 'rename' && <RenameDialog open onOpenChange={() => setOpen(null)} title="Rename the list" name={list.name} onRename={acts.rename} />}
      <Confirm
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
        title={`Delete ${list.name}?`}
        description="The list goes for everyone who sees it. The leads on it stay."
        action="Delete the list"
        pending={isPending}
        error={error}
        onConfirm={() => {
          setPending(true);
          setError(undefined);
          acts
            .remove()
            .then(() => setOpen(null))
            .catch((refused: unknown) => setError(wordFailure(refused).text))
            .finally(() => setPending(false));
        }}
      />
    </>
  );
}
