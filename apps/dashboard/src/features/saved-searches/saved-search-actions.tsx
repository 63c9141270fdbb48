import { IconButton } from '@leadlight/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Ellipsis, Lock, Pencil, Share2, Trash2 } from 'lucide-react';

interface SavedSearchActionsProps {
  name: string;
  isShared: boolean;
  onRename: () => void;
  onShare: (isShared: boolean) => void;
  onRemove: () => void;
}

export function SavedSearchActions({ name, isShared, onRename, onShare, onRemove }: SavedSearchActionsProps) {
  return (
    <Menu align="end" trigger={<IconButton label={`${name}: more actions`} icon={<Ellipsis aria-hidden />} />}>
      <MenuItem onClick={onRename}>
        <Pencil aria-hidden />
        Rename
      </MenuItem>
      <MenuItem onClick={() => onShare(!isShared)}>
        {isShared ? <Lock aria-hidden /> : <Share2 aria-hidden />}
        {isShared ? 'Make private' : 'Share with the workspace'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onClick={onRemove}>
        <Trash2 aria-hidden />
        Delete
      </MenuItem>
    </Menu>
  );
}
