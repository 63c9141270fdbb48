import { Button } from '@leadlight/ui/button';
import { Menu, MenuItem } from '@leadlight/ui/menu';
import { Building2, Plus, Users } from 'lucide-react';
import type { LeadKind } from '../../leads/lead-search.ts';

export function NewListMenu({ onChoose }: { onChoose: (kind: LeadKind) => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="primary">
          <Plus aria-hidden />
          New list
        </Button>
      }
    >
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
