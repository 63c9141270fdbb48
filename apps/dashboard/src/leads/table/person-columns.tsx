import type { PersonRow } from '../../api/contract.ts';
import { departmentNames, seniorityNames } from '../lead-words.ts';
import { EmailCell, PhoneCell, Text } from './cells.tsx';
import type { LeadColumn } from './lead-columns.ts';
import { sharedColumns } from './shared-columns.tsx';

/** @param ownerName the name of a member */
export function personColumns(ownerName: (id: string) => string): LeadColumn<PersonRow>[] {
  const shared = sharedColumns<PersonRow>('person', ({ company }) => company, ownerName);
  return [
    { ...shared.name, width: 174 },
    { id: 'title', name: 'Job title', width: 124, cell: ({ title }) => <Text>{title}</Text> },
    { id: 'company', name: 'Company', width: 116, sort: 'company', cell: ({ company }) => <Text>{company?.name ?? company?.domain}</Text> },
    { id: 'email', name: 'Email', width: 216, cell: ({ contact }) => <EmailCell contact={contact} /> },
    { ...shared.place, width: 104 },
    { id: 'phone', name: 'Phone', width: 128, cell: ({ contact }) => <PhoneCell contact={contact} /> },
    { ...shared.industry, width: 160 },
    { ...shared.size, name: 'Company size', width: 124 },
    shared.score,
    shared.stage,
    shared.owner,
    shared.tags,
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
    { ...shared.founded, width: 100, isExtra: true },
    { ...shared.status, name: 'Company status' },
    shared.source,
    shared.updated,
  ];
}
