import { Confirm } from '@leadlight/ui/confirm';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Lock, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { LeadList } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { RenameDialog } from '../../leads/rename-dialog.tsx';
import type { OpenWorkspace } from '../../session/session.queries.ts';

interface ListActsProps {
  workspace: OpenWorkspace;
  list: LeadList;
  onDeleted?: () => void;
  trigger: ReactElement;
}

/** What this user may do with a list. */
export function ListActs({ trigger, ...about }: ListActsProps) {
  const acts = useListActs(about);
  const { list, canRename, canShare, canDelete } = acts;
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
          <MenuItem onClick={() => acts.share(!list.isShared)}>
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
      {open === 'rename' && (
        <RenameDialog open onOpenChange={() => setOpen(null)} title="Rename the list" name={list.name} onRename={acts.rename} />
      )}
      <Confirm
        open={open === 'delete'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'delete' : null)}
        title={`Delete ${list.name}?`}
        description="The list goes for everyone who sees it. The leads on it stay."
        action="Delete the list"
        pending={acts.removal.pending}
        error={acts.removal.failure?.text}
        onConfirm={() => void acts.remove().then((isRemoved) => isRemoved && setOpen(null))}
      />
    </>
  );
}

function useListActs({ workspace, list, onDeleted }: Omit<ListActsProps, 'trigger'>) {
  const { workspaceId } = workspace;
  const params = { workspaceId, listId: list.id };
  const rename = useCommand('updateList');
  const share = useCommand('updateList', {
    notice: ({ isShared, name }) => ({ title: isShared ? 'Shared with the workspace' : 'Only you see it now', text: name }),
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
