import { Confirm } from '@leadlight/ui/confirm';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Lock, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { LeadList } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { RenameDialog } from '../../leads/rename-dialog.tsx';
import type { OpenWorkspace } from '../../session/session.queries.ts';

interface ListActionsProps {
  workspace: OpenWorkspace;
  list: LeadList;
  onDeleted?: () => void;
  trigger: ReactElement;
}

/** The actions that the user may take on a list. */
export function ListActions({ trigger, ...about }: ListActionsProps) {
  const actions = useListActions(about);
  const { list, canRename, canShare, canDelete } = actions;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
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
          <MenuItem onClick={() => actions.share(!list.isShared)}>
            {list.isShared ? <Lock aria-hidden /> : <Share2 aria-hidden />}
            {list.isShared ? 'Make private' : 'Share with the workspace'}
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
      {open === 'rename' && (
        <RenameDialog open onOpenChange={() => setOpen(null)} title="Rename list" name={list.name} onRename={actions.rename} />
      )}
      <Confirm
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
        title={`Delete ${list.name}?`}
        description="The list is deleted for everyone who can see it. Its leads stay."
        action="Delete list"
        pending={actions.removal.pending}
        error={actions.removal.failure?.text}
        onConfirm={() => void actions.remove().then((isRemoved) => isRemoved && setOpen(null))}
      />
    </>
  );
}

function useListActions({ workspace, list, onDeleted }: Omit<ListActionsProps, 'trigger'>) {
  const { workspaceId } = workspace;
  const params = { workspaceId, listId: list.id };
  const rename = useCommand('updateList');
  const share = useCommand('updateList', {
    notice: ({ isShared, name }) => ({ title: isShared ? 'Shared with the workspace' : 'Only you can see it now', text: name }),
  });
  const remove = useCommand('deleteList', {
    notice: () => ({ title: 'List deleted', text: `${list.name}. Its leads stay.` }),
    failure: 'inline',
    ...(onDeleted && { onDone: onDeleted }),
  });
  const isWritable = workspace.may('lists.update') && !workspace.isReadOnly;
  const isAdministrator = workspace.may('leads.delete');
  return {
    list,
    canRename: isWritable && (list.isMine || list.isShared),
    canShare: isWritable && (list.isMine || (isAdministrator && list.isShared)),
    canDelete: isWritable && (list.isMine || isAdministrator),
    /** @throws RequestFailed */
    rename: (name: string) => rename.send({ params, body: { name } }),
    share: (isShared: boolean) => void share.run({ params, body: { isShared } }),
    remove: () => remove.run({ params }),
    removal: { pending: remove.pending, failure: remove.failure },
  };
}
