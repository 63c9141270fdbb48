import type { CompanyRow, PersonRow } from '../../api/contract.ts';
import { wordDay, wordMoment } from '../../words/dates.ts';
import { companySizeNames, companyStatusNames, sourceNames, wordPlace, wordStage } from '../lead-words.ts';
import { Industry, NameCell, Score, Tags, Text } from './cells.tsx';
import type { LeadColumn } from './lead-columns.ts';

type Shared = Pick<
  PersonRow & CompanyRow,
  'name' | 'hasName' | 'isSample' | 'place' | 'score' | 'stage' | 'ownerId' | 'tags' | 'source' | 'updatedAt'
>;
type CompanyFacts = Partial<Pick<CompanyRow, 'industry' | 'size' | 'founded' | 'status'>>;

/**
 * The columns that people and companies share. Facts about a person's company are secondary and therefore muted.
 * @param companyOf the company that a row is about
 * @param ownerName the name of a member
 */
export function sharedColumns<Row extends Shared>(
  kind: 'person' | 'company',
  companyOf: (row: Row) => CompanyFacts | null,
  ownerName: (id: string) => string,
) {
  const muted = kind === 'person';
  return {
    name: {
      id: 'name',
      name: 'Name',
      width: 208,
      sort: 'name',
      isFixed: true,
      cell: ({ name, hasName, isSample }) => <NameCell name={name} hasName={hasName} kind={kind} isSample={isSample} />,
    },
    place: { id: 'place', name: 'Location', width: 132, cell: ({ place }) => <Text muted>{wordPlace(place)}</Text> },
    industry: { id: 'industry', name: 'Industry', width: 164, cell: (row) => <Industry id={companyOf(row)?.industry} muted={muted} /> },
    size: {
      id: 'size',
      name: 'Size',
      width: 120,
      sort: 'size',
      numeric: true,
      cell: (row) => {
        const size = companyOf(row)?.size;
        return <Text muted={muted}>{size && companySizeNames[size]}</Text>;
      },
    },
    founded: {
      id: 'founded',
      name: 'Founded',
      width: 92,
      sort: 'founded',
      numeric: true,
      cell: (row) => <Text muted={muted}>{companyOf(row)?.founded?.toString()}</Text>,
    },
    status: {
      id: 'status',
      name: 'Status',
      width: 120,
      isExtra: true,
      cell: (row) => {
        const status = companyOf(row)?.status;
        return <Text muted={muted}>{status && companyStatusNames[status]}</Text>;
      },
    },
    score: { id: 'score', name: 'Score', width: 108, sort: 'score', numeric: true, cell: ({ score }) => <Score score={score} /> },
    stage: { id: 'stage', name: 'Stage', width: 120, cell: ({ stage }) => <Text>{stage && wordStage(stage)}</Text> },
    owner: { id: 'owner', name: 'Owner', width: 140, isExtra: true, cell: ({ ownerId }) => <Text>{ownerId && ownerName(ownerId)}</Text> },
    tags: { id: 'tags', name: 'Tags', width: 180, isExtra: true, cell: ({ tags }) => <Tags tags={tags} /> },
    source: { id: 'source', name: 'Source', width: 140, isExtra: true, cell: ({ source }) => <Text muted>{sourceNames[source]}</Text> },
    updated: {
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
  } satisfies Record<string, LeadColumn<Row>>;
}
