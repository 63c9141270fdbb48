import { IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Ellipsis, Lock, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedSearch } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';

const RenameDialog = deferred(() => import('../../leads/rename-dialog.tsx').then((module) => module.RenameDialog));

/** What a member who may change a saved search can do with it. */
export function SavedSearchActions({ search, workspaceId }: { search: SavedSearch; workspaceId: string }) {
  const { kind, name, query, isShared } = search;
  const [isRenaming, setRenaming] = useState(false);
  const params = { workspaceId, savedSearchId: search.id };
  const update = useCommand('updateSavedSearch');
  const restore = useCommand('createSavedSearch');
  const remove = useCommand('deleteSavedSearch', {
    notice: () => {
      const again = (): void => void restore.run({ params: { workspaceId }, body: { kind, name, query, isShared } });
      return { title: 'Search deleted', text: name, undo: { label: 'Undo', run: again } };
    },
  });
  return (
    <>
      <Menu align="end" trigger={<IconButton label={`${name}: more actions`} icon={<Ellipsis aria-hidden />} />}>
        <MenuItem onClick={() => setRenaming(true)}>
          <Pencil aria-hidden />
          Rename
        </MenuItem>
        <MenuItem onClick={() => void update.run({ params, body: { isShared: !isShared } })}>
          {isShared ? <Lock aria-hidden /> : <Share2 aria-hidden />}
          {isShared ? 'Make private' : 'Share with the workspace'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onClick={() => void remove.run({ params })}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      {isRenaming && (
        <RenameDialog
          open
          onOpenChange={setRenaming}
          title="Rename search"
          name={name}
          onRename={(renamed) => update.send({ params, body: { name: renamed } })}
        />
      )}
    </>
  );
}
