import type { CompanyRow, PersonRow } from '../../api/contract.ts';
import { wordDay, wordMoment } from '../../words/dates.ts';
import { sourceNames, wordStage } from '../lead-words.ts';
import { Score, Tags, Text } from './cells.tsx';
import type { LeadColumn } from './lead-columns.ts';

type Common = Pick<PersonRow & CompanyRow, 'score' | 'stage' | 'ownerId' | 'tags' | 'source' | 'updatedAt'>;

/** What people and companies have alike: how sure it is, how far it is, whose it is. @param ownerName the name of a member */
export const commonColumns = (ownerName: (id: string) => string) =>
  ({
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
  }) satisfies Record<string, LeadColumn<Common>>;
