import { useListColumns } from '../../list-columns/use-list-columns.tsx';
import type { PersonRow } from '../../api/contract.ts';
import type { SetTableProps } from '../lead-set.ts';
import { LeadTable } from './lead-table.tsx';
import { narrowPerson } from './narrow-rows.tsx';
import { personColumns } from './person-columns.tsx';
import { PersonActions } from './row-actions.tsx';
import { useColumns } from './use-columns.ts';

export function PersonTable({ workspace, list, ...props }: SetTableProps<PersonRow>) {
  const known = useColumns(workspace.workspaceId, personColumns);
  const { columns, windows, failure, textsOf } = useListColumns({ workspace, kind: 'people', list, rows: props.rows, columns: known });
  return (
    <>
      {failure}
      <LeadTable
        {...props}
        columns={columns}
        narrowRow={(person) => narrowPerson(person, textsOf(person.id))}
        renderActions={(person) => <PersonActions workspace={workspace} person={person} />}
      />
      {windows}
    </>
  );
}
