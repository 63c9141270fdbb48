import type { CompanyRow } from '../../api/contract.ts';
import type { SetTableProps } from '../lead-set.ts';
import { companyColumns } from './company-columns.tsx';
import { LeadTable } from './lead-table.tsx';
import { narrowCompany } from './narrow-rows.tsx';
import { CompanyActions } from './row-actions.tsx';
import { useColumns } from './use-columns.ts';

export function CompanyTable({ workspace, ...props }: SetTableProps<CompanyRow>) {
  return (
    <LeadTable
      {...props}
      columns={useColumns(workspace.workspaceId, companyColumns)}
      narrowRow={narrowCompany}
      renderActions={(company) => <CompanyActions workspaceId={workspace.workspaceId} company={company} />}
    />
  );
}
