import type { PersonRow } from '../../api/contract.ts';
import { companySizeNames, departmentNames, seniorityNames, wordPlace } from '../lead-words.ts';
import { EmailCell, Industry, NameCell, PhoneCell, Text } from './cells.tsx';
import { commonColumns } from './common-columns.tsx';
import type { LeadColumn } from './lead-columns.ts';

/** @param ownerName the name of a member */
export function personColumns(ownerName: (id: string) => string): LeadColumn<PersonRow>[] {
  const common = commonColumns(ownerName);
  return [
    {
      id: 'name',
      name: 'Name',
      width: 208,
      sort: 'name',
      isFixed: true,
      cell: ({ name, isSample }) => <NameCell name={name} kind="person" isSample={isSample} />,
    },
    { id: 'title', name: 'Job title', width: 168, cell: ({ title }) => <Text>{title}</Text> },
    { id: 'company', name: 'Company', width: 132, sort: 'company', cell: ({ company }) => <Text>{company?.name ?? company?.domain}</Text> },
    { id: 'email', name: 'Email', width: 196, cell: ({ contact }) => <EmailCell contact={contact} /> },
    { id: 'place', name: 'Location', width: 164, cell: ({ place }) => <Text muted>{wordPlace(place)}</Text> },
    { id: 'phone', name: 'Phone', width: 128, cell: ({ contact }) => <PhoneCell contact={contact} /> },
    {
      id: 'industry',
      name: 'Industry',
      width: 160,
      cell: ({ company }) => <Industry id={company?.industry} muted />,
    },
    {
      id: 'size',
      name: 'Company size',
      width: 124,
      sort: 'size',
      numeric: true,
      cell: ({ company }) => <Text muted>{company?.size && companySizeNames[company.size]}</Text>,
    },
    common.score,
    common.stage,
    common.owner,
    common.tags,
    {
      id: 'seniority',
      name: 'Seniority',
      width: 140,
      isExtra: true,
      cell: ({ seniorities }) => <Text muted>{seniorities.map((each) => seniorityNames[each]).join(', ')}</Text>,
    },
    {
      id: 'department',
      name: 'Department',
      width: 140,
      isExtra: true,
      cell: ({ department }) => <Text muted>{department && departmentNames[department]}</Text>,
    },
    {
      id: 'founded',
      name: 'Founded',
      width: 100,
      sort: 'founded',
      numeric: true,
      isExtra: true,
      cell: ({ company }) => <Text muted>{company?.founded ? String(company.founded) : null}</Text>,
    },
    common.source,
    common.updated,
  ];
}
