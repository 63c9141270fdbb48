import { IconButton } from '@leadlight/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';

/** What its creator, admins and owners can do with a saved likeness. */
export function LikenessActions({ onRename, onRemove }: { onRename: () => void; onRemove: () => void }) {
  return (
    <Menu align="end" trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} />}>
      <MenuItem onClick={onRename}>
        <Pencil aria-hidden />
        Rename
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onClick={onRemove}>
        <Trash2 aria-hidden />
        Delete
      </MenuItem>
    </Menu>
  );
}
