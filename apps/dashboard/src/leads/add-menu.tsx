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
  /** Absent: may not. */
  onAdd: (() => void) | undefined;
  canImport: boolean;
}

/** What brings new leads, behind one button: on phones. */
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
          Write down one {leadNouns[kind].one}
        </MenuItem>
      )}
    </Menu>
  );
}
