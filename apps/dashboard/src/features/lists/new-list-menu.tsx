import { Menu, MenuItem } from '@leadlight/ui/menu';
import { Building2, Users } from 'lucide-react';
import type { LeadKind } from '../../leads/lead-search.ts';
import { AddButton } from '../../leads/add-button.tsx';

export function NewListMenu({ onChoose }: { onChoose: (kind: LeadKind) => void }) {
  return (
    <Menu align="end" trigger={<AddButton>New list</AddButton>}>
      <MenuItem onClick={() => onChoose('people')}>
        <Users aria-hidden />
        Of people
      </MenuItem>
      <MenuItem onClick={() => onChoose('companies')}>
        <Building2 aria-hidden />
        Of companies
      </MenuItem>
    </Menu>
  );
}
