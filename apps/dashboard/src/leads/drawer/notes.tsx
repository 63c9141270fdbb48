import { Button, IconButton } from '@leadlight/ui/button';
import { TextArea } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { LeadNote } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { Unsaved } from '../../form/unsaved.tsx';
import { Ago } from '../../layout/ago.tsx';
import { Failed } from '../../layout/failed.tsx';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordActor } from '../../words/names.ts';

export const leadNotesQuery = (workspaceId: string, leadId: string) =>
  read('listLeadNotes', { params: { workspaceId, leadId }, query: { limit: 100 } });

/** Notes that were not added yet, by workspace and lead: kept while another lead or another tab is shown. */
const drafts = new Map<string, string>();

export function Notes({ workspace, leadId }: { workspace: OpenWorkspace; leadId: string }) {
  const { workspaceId } = workspace;
  const notes = useQuery(leadNotesQuery(workspaceId, leadId));
  // A lead of the pool has the same ID in every workspace.
  const draft = `${workspaceId} ${leadId}`;
  const [text, setText] = useState(drafts.get(draft) ?? '');
  const type = (next: string): void => {
    setText(next);
    if (next === '') drafts.delete(draft);
    else drafts.set(draft, next);
  };
  const create = useCommand('createLeadNote', { failure: 'inline', onDone: () => type('') });
  const restore = useCommand('createLeadNote');
  const remove = useCommand('deleteLeadNote');
  const canWrite = workspace.may('leads.update') && !workspace.isReadOnly;
  const params = { workspaceId, leadId };

  function write(event: SubmitEvent): void {
    event.preventDefault();
    const body = text.trim();
    if (body !== '' && !create.pending) void create.run({ params, body: { body } });
  }

  async function erase({ id, body }: LeadNote): Promise<void> {
    if (!(await remove.run({ params: { ...params, noteId: id } }))) return;
    notify({ title: 'Note deleted', undo: { label: 'Undo', run: () => void restore.run({ params, body: { body } }) } });
  }

  return (
    <div className="px-4 py-3">
      {canWrite && (
        <form onSubmit={write}>
          <Unsaved when={text.trim() !== ''} />
          <FormFailure failure={create.failure} />
          <TextArea
            aria-label="New note"
            placeholder="Share what your colleagues should know"
            rows={3}
            maxLength={5000}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          {text.trim() !== '' && (
            <div className="mt-2 flex justify-end">
              <Button type="submit" tone="primary" size="small" pending={create.pending} pendingLabel="Saving…">
                Add note
              </Button>
            </div>
          )}
        </form>
      )}
      {notes.isPending ? (
        <SkeletonRows rows={2} label="Loading the notes" />
      ) : notes.isError ? (
        <Failed query={notes} />
      ) : notes.data.items.length === 0 ? (
        <p className="py-4 text-13 text-muted">No notes yet. Everyone in the workspace can read them.</p>
      ) : (
        <ul aria-label="Notes" className="mt-2">
          {notes.data.items.map((note) => (
            <li key={note.id} className="group/note border-b border-hairline py-3 last:border-0">
              <div className="flex items-center gap-2 text-12 text-muted">
                <span className="font-medium text-ink">{note.author ? wordActor(note.author) : 'Former member'}</span>
                <Ago at={note.createdAt} className="flex-1" />
                {canWrite && (note.isMine || workspace.may('leads.delete')) && (
                  <IconButton label="Delete note" icon={<Trash2 aria-hidden />} size="tiny" onClick={() => void erase(note)} />
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
