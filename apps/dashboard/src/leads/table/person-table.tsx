import type { PersonRow } from '../../api/contract.ts';
import type { SetTableProps } from '../lead-set.ts';
import { LeadTable } from './lead-table.tsx';
import { narrowPerson } from './narrow-rows.tsx';
import { personColumns } from './person-columns.tsx';
import { useColumns } from './use-columns.ts';

export function PersonTable({ workspaceId, ...props }: SetTableProps<PersonRow>) {
  return <LeadTable {...props} columns={useColumns(workspaceId, personColumns)} narrowRow={narrowPerson} />;
}
