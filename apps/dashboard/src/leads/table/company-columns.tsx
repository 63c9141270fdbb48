import type { CompanyRow } from '../../api/contract.ts';
import { wordDay, wordMoment } from '../../words/dates.ts';
import { companySizeNames, sourceNames, wordId, wordPlace, wordStage } from '../lead-words.ts';
import { Industry, NameCell, Score, Tags, Text } from './cells.tsx';
import type { LeadColumn } from './lead-columns.ts';

/** @param ownerName the name of a member */
export const companyColumns = (ownerName: (id: string) => string): LeadColumn<CompanyRow>[] => [
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
    width: 92,
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
  { id: 'score', name: 'Score', width: 108, sort: 'score', numeric: true, cell: ({ score }) => <Score score={score} /> },
  { id: 'stage', name: 'Stage', width: 120, cell: ({ stage }) => <Text>{stage && wordStage(stage)}</Text> },
  {
    id: 'employees',
    name: 'Employees',
    width: 110,
    numeric: true,
    isExtra: true,
    cell: ({ employees }) => <Text>{employees?.toLocaleString('en')}</Text>,
  },
  { id: 'phone', name: 'Phone', width: 100, isExtra: true, cell: ({ hasPhone }) => <Text muted>{hasPhone ? 'Known' : null}</Text> },
  { id: 'owner', name: 'Owner', width: 140, isExtra: true, cell: ({ ownerId }) => <Text>{ownerId && ownerName(ownerId)}</Text> },
  { id: 'tags', name: 'Tags', width: 180, isExtra: true, cell: ({ tags }) => <Tags tags={tags} /> },
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
export function narrowCompany({ name, industry, size, place, isSample }: CompanyRow) {
  return (
    <span className="min-w-0 flex-1">
      <NameCell name={name} kind="company" isSample={isSample} />
      <span className="mt-0.5 block truncate text-muted">
        {[industry && wordId(industry), size && companySizeNames[size], wordPlace(place)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
