import type { PersonRow } from '../../api/contract.ts';
import type { SetTableProps } from '../lead-set.ts';
import { LeadTable } from './lead-table.tsx';
import { narrowPerson } from './narrow-rows.tsx';
import { personColumns } from './person-columns.tsx';
import { PersonActions } from './row-actions.tsx';
import { useColumns } from './use-columns.ts';

export function PersonTable({ workspace, ...props }: SetTableProps<PersonRow>) {
  return (
    <LeadTable
      {...props}
      columns={useColumns(workspace.workspaceId, personColumns)}
      narrowRow={narrowPerson}
      renderActions={(person) => <PersonActions workspace={workspace} person={person} />}
    />
  );
}
