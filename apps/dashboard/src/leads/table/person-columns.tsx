import type { PersonRow } from '../../api/contract.ts';
import { wordDay, wordMoment } from '../../words/dates.ts';
import { companySizeNames, departmentNames, seniorityNames, sourceNames, wordPlace, wordStage } from '../lead-words.ts';
import { EmailCell, Industry, NameCell, PhoneCell, Score, Tags, Text, Verdict } from './cells.tsx';
import type { LeadColumn } from './lead-columns.ts';

/** @param ownerName the name of a member */
export const personColumns = (ownerName: (id: string) => string): LeadColumn<PersonRow>[] => [
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
  { id: 'score', name: 'Score', width: 108, sort: 'score', numeric: true, cell: ({ score }) => <Score score={score} /> },
  { id: 'stage', name: 'Stage', width: 120, cell: ({ stage }) => <Text>{stage && wordStage(stage)}</Text> },
  { id: 'owner', name: 'Owner', width: 140, isExtra: true, cell: ({ ownerId }) => <Text>{ownerId && ownerName(ownerId)}</Text> },
  { id: 'tags', name: 'Tags', width: 180, isExtra: true, cell: ({ tags }) => <Tags tags={tags} /> },
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
  { id: 'source', name: 'Source', width: 140, isExtra: true, cell: ({ source }) => <Text muted>{sourceNames[source]}</Text> },
  {
    id: 'updated',
    name: 'Updated',
    width: 112,
    sort: 'updated',
    numeric: true,
    isExtra: true,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={wordMoment(updatedAt)} className="text-muted">
        {wordDay(updatedAt)}
      </time>
    ),
  },
];

/** Two lines, for phones. */
export function narrowPerson({ name, title, company, contact, isSample }: PersonRow) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-2">
        <NameCell name={name} kind="person" isSample={isSample} />
        {contact.hasEmail && <Verdict verdict={contact.emailVerdict} checkedAt={contact.emailCheckedAt} />}
      </span>
      <span className="mt-0.5 block truncate text-muted">{[title, company?.name ?? company?.domain].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
