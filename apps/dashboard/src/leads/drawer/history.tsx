import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { LeadEvent } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { Ago } from '../../layout/ago.tsx';
import { Failed } from '../../layout/failed.tsx';
import { wordActor } from '../../words/names.ts';
import { wordField } from '../fact-words.ts';
import { sourceNames } from '../lead-words.ts';

const verbs: Record<LeadEvent['kind'], string> = {
  edited: 'edited',
  imported: 'imported',
  found: 'found',
  revealed: 'revealed the contact details',
  set_stage: 'set the stage to',
  set_owner: 'set the owner to',
  add_tags: 'tagged',
  remove_tags: 'removed the tag',
  add_to_list: 'added to',
  remove_from_list: 'removed from',
  move_to_list: 'moved to',
  note: 'wrote',
};

/** The server's detail of a finding is the kind of its source. */
const wordWords = ({ kind, words }: LeadEvent): string =>
  kind === 'found' ? `in: ${(sourceNames as Record<string, string>)[words ?? ''] ?? words}` : (words ?? '');

/** The history of a lead in this workspace, newest first. */
export function History({ workspaceId, leadId }: { workspaceId: string; leadId: string }) {
  const history = useQuery({
    ...read('readLeadHistory', { params: { workspaceId, leadId } }),
    staleTime: 0,
  });
  if (history.isPending)
    return (
      <div className="px-4">
        <SkeletonRows rows={3} label="Loading the history" />
      </div>
    );
  if (history.isError) return <Failed query={history} />;
  if (history.data.items.length === 0) return <p className="px-4 py-6 text-13 text-muted">No history yet.</p>;
  return (
    <ol aria-label="History" className="px-4 py-2">
      {history.data.items.map((event, index) => (
        <li key={index} className="flex gap-3 py-1.5 text-13">
          <span className="min-w-0 flex-1 break-words">
            <b className="font-medium">{event.actor ? wordActor(event.actor) : 'Leadlight'}</b> {verbs[event.kind]}
            {event.words && <> {wordWords(event)}</>}
            {event.fields.length > 0 && (
              <span className="text-muted">
                {event.words ? ' – ' : ': '}
                {event.fields.map(wordField).join(', ')}
              </span>
            )}
          </span>
          <Ago at={event.at} className="shrink-0 text-12 text-muted" />
        </li>
      ))}
    </ol>
  );
}
