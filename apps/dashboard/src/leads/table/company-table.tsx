import type { CompanyRow } from '../../api/contract.ts';
import type { SetTableProps } from '../lead-set.ts';
import { LeadTable } from './lead-table.tsx';
import { narrowCompany } from './narrow-rows.tsx';
import { companyColumns } from './company-columns.tsx';
import { useColumns } from './use-columns.ts';

export function CompanyTable({ workspaceId, ...props }: SetTableProps<CompanyRow>) {
  return <LeadTable {...props} columns={useColumns(workspaceId, companyColumns)} narrowRow={narrowCompany} />;
}
