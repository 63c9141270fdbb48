import { Menu, MenuItem } from '@leadlight/ui/menu';
import { Link } from '@tanstack/react-router';
import { Pencil, Upload } from 'lucide-react';
import { paths } from '../paths.ts';
import type { LeadKind } from './lead-search.ts';
import { leadNouns } from './lead-nouns.ts';
import { AddButton } from './add-button.tsx';

interface AddMenuProps {
  workspaceId: string;
  kind: LeadKind;
  /** Absent if the user may not add leads. */
  onAdd: (() => void) | undefined;
  canImport: boolean;
}

/** The ways to add leads, in one menu, for phones. */
export function AddMenu({ workspaceId, kind, onAdd, canImport }: AddMenuProps) {
  return (
    <Menu align="end" trigger={<AddButton>Add</AddButton>}>
      {canImport && (
        <MenuItem render={<Link {...paths.newImport(workspaceId)} />}>
          <Upload aria-hidden />
          Import a file
        </MenuItem>
      )}
      {onAdd && (
        <MenuItem onClick={onAdd}>
          <Pencil aria-hidden />
          Add a {leadNouns[kind].one}
        </MenuItem>
      )}
    </Menu>
  );
}
