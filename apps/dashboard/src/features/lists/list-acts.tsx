import { Confirm } from '@leadlight/ui/confirm';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Lock, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { RenameDialog } from '../../leads/rename-dialog.tsx';
import type { useListActs } from './use-list-acts.ts';

/** What can be done with a list, as far as this person may. */
export function ListActs({ acts, trigger }: { acts: ReturnType<typeof useListActs>; trigger: ReactElement }) {
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
