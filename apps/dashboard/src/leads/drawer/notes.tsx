import { Button, IconButton } from '@leadlight/ui/button';
import { controlClass } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { call } from '../../api/call.ts';
import type { LeadNote } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure, type FailureWords } from '../../api/word-failure.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useIdempotencyKeys } from '../../form/use-idempotency-keys.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordDistance, wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';

export const leadNotesQuery = (workspaceId: string, leadId: string) =>
  queryOptions({
    queryKey: queryKeys.leadNotes(workspaceId, leadId),
    queryFn: ({ signal }) => call('listLeadNotes', { params: { workspaceId, leadId }, query: { limit: 100 } }, { signal }),
  });

export function Notes({ workspace, leadId }: { workspace: OpenWorkspace; leadId: string }) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const notes = useQuery(leadNotesQuery(workspaceId, leadId));
  const keyOf = useIdempotencyKeys();
  const [text, setText] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  const canWrite = workspace.may('leads.update') && !workspace.isReadOnly;
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.leadNotes(workspaceId, leadId) });

  async function write(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const body = { body: text.trim() };
    if (body.body === '' || isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await call(
        'createLeadNote',
        { params: { workspaceId, leadId }, body },
        { idempotencyKey: keyOf({ ...body, after: notes.data?.items[0]?.id }) },
      );
      setText('');
      await refresh();
    } catch (error) {
      setFailure(wordFailure(error));
    }
    setPending(false);
  }

  async function remove(note: LeadNote): Promise<void> {
    try {
      await call('deleteLeadNote', { params: { workspaceId, leadId, noteId: note.id } });
      notify({
        title: 'Note deleted',
        undo: {
          label: 'Undo',
          run: () => void call('createLeadNote', { params: { workspaceId, leadId }, body: { body: note.body } }).then(refresh),
        },
      });
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
    }
    await refresh();
  }

  return (
    <div className="px-4 py-3">
      {canWrite && (
        <form onSubmit={(event) => void write(event)}>
          <FormFailure failure={failure} />
          <textarea
            aria-label="New note"
            placeholder="What should colleagues know?"
            rows={3}
            maxLength={5000}
            className={`${controlClass} !h-auto py-2 !text-13`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          {text.trim() !== '' && (
            <div className="mt-2 flex justify-end">
              <Button type="submit" tone="primary" size="small" pending={isPending} pendingLabel="Writing…">
                Write note
              </Button>
            </div>
          )}
        </form>
      )}
      {notes.isPending ? (
        <SkeletonRows rows={2} label="Loading the notes" />
      ) : notes.isError ? (
        <ErrorState title={wordFailure(notes.error).title} onRetry={() => void notes.refetch()}>
          {wordFailure(notes.error).text}
        </ErrorState>
      ) : notes.data.items.length === 0 ? (
        <p className="py-4 text-13 text-muted">No notes yet. Everyone in the workspace reads them.</p>
      ) : (
        <ul aria-label="Notes" className="mt-2">
          {notes.data.items.map((note) => (
            <li key={note.id} className="group/note border-b border-hairline py-3 last:border-0">
              <div className="flex items-center gap-2 text-12 text-muted">
                <span className="font-medium text-ink">{note.author ? wordActor(note.author) : 'Former member'}</span>
                <time dateTime={note.createdAt} title={wordMoment(note.createdAt)} className="flex-1">
                  {wordDistance(note.createdAt)}
                </time>
                {canWrite && (note.isMine || workspace.may('leads.delete')) && (
                  <IconButton
                    label="Delete this note"
                    icon={<Trash2 aria-hidden />}
                    className="!size-6 [&_svg]:!size-3.5"
                    onClick={() => void remove(note)}
                  />
                )}
              </div>
              <p className="mt-1 text-13 break-words whitespace-pre-wrap">{note.body}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
