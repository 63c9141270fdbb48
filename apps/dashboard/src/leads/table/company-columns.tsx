import type { CompanyRow } from '../../api/contract.ts';
import { Text } from './cells.tsx';
import type { LeadColumn } from './lead-columns.ts';
import { sharedColumns } from './shared-columns.tsx';

/** @param ownerName the name of a member */
export function companyColumns(ownerName: (id: string) => string): LeadColumn<CompanyRow>[] {
  const shared = sharedColumns<CompanyRow>('company', (company) => company, ownerName);
  return [
    shared.name,
    { id: 'domain', name: 'Domain', width: 136, cell: ({ domain }) => <Text muted>{domain}</Text> },
    shared.industry,
    shared.size,
    shared.place,
    shared.founded,
    shared.score,
    shared.stage,
    {
      id: 'employees',
      name: 'Employees',
      width: 110,
      numeric: true,
      isExtra: true,
      cell: ({ employees }) => <Text>{employees?.toLocaleString('en')}</Text>,
    },
    { id: 'phone', name: 'Phone', width: 100, isExtra: true, cell: ({ hasPhone }) => <Text muted>{hasPhone ? 'Known' : null}</Text> },
    shared.status,
    shared.owner,
    shared.tags,
    shared.source,
    shared.updated,
  ];
}
