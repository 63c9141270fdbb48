import { useListColumns } from '../../list-columns/use-list-columns.tsx';
import type { CompanyRow } from '../../api/contract.ts';
import type { SetTableProps } from '../lead-set.ts';
import { companyColumns } from './company-columns.tsx';
import { LeadTable } from './lead-table.tsx';
import { narrowCompany } from './narrow-rows.tsx';
import { CompanyActions } from './row-actions.tsx';
import { useColumns } from './use-columns.ts';

export function CompanyTable({ workspace, list, ...props }: SetTableProps<CompanyRow>) {
  const known = useColumns(workspace.workspaceId, companyColumns);
  const { columns, windows, failure, textsOf } = useListColumns({ workspace, kind: 'companies', list, rows: props.rows, columns: known });
  return (
    <>
      {failure}
      <LeadTable
        {...props}
        columns={columns}
        narrowRow={(company) => narrowCompany(company, textsOf(company.id))}
        renderActions={(company) => <CompanyActions workspaceId={workspace.workspaceId} company={company} />}
      />
      {windows}
    </>
  );
}
