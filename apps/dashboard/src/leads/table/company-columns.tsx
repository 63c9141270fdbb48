import type { CompanyRow } from '../../api/contract.ts';
import { companySizeNames, wordPlace } from '../lead-words.ts';
import { Industry, NameCell, Text } from './cells.tsx';
import { commonColumns } from './common-columns.tsx';
import type { LeadColumn } from './lead-columns.ts';

/** @param ownerName the name of a member */
export function companyColumns(ownerName: (id: string) => string): LeadColumn<CompanyRow>[] {
  const common = commonColumns(ownerName);
  return [
    {
      id: 'name',
      name: 'Name',
      width: 208,
      sort: 'name',
      isFixed: true,
      cell: ({ name, isSample }) => <NameCell name={name} kind="company" isSample={isSample} />,
    },
    { id: 'domain', name: 'Domain', width: 136, cell: ({ domain }) => <Text muted>{domain}</Text> },
    { id: 'industry', name: 'Industry', width: 164, cell: ({ industry }) => <Industry id={industry} /> },
    {
      id: 'size',
      name: 'Size',
      width: 120,
      sort: 'size',
      numeric: true,
      cell: ({ size }) => <Text>{size && companySizeNames[size]}</Text>,
    },
    { id: 'place', name: 'Location', width: 132, cell: ({ place }) => <Text muted>{wordPlace(place)}</Text> },
    {
      id: 'founded',
      name: 'Founded',
      width: 92,
      sort: 'founded',
      numeric: true,
      cell: ({ founded }) => <Text>{founded === null ? null : String(founded)}</Text>,
    },
    common.score,
    common.stage,
    {
      id: 'employees',
      name: 'Employees',
      width: 110,
      numeric: true,
      isExtra: true,
      cell: ({ employees }) => <Text>{employees?.toLocaleString('en')}</Text>,
    },
    { id: 'phone', name: 'Phone', width: 100, isExtra: true, cell: ({ hasPhone }) => <Text muted>{hasPhone ? 'Known' : null}</Text> },
    common.owner,
    common.tags,
    common.source,
    common.updated,
  ];
}
