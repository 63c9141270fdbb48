/** Adds people from a website as leads. Shows first who would be new and who is already known. */
import '../api/groups/enrichment.ts';
import { Badge, type BadgeTone } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SitePeoplePreview, SitePerson } from '../api/contract.ts';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import { wordCount } from '../words/numbers.ts';

type Result = SitePeoplePreview['items'][number]['result'];

const resultNames: Record<Result, string> = {
  new: 'New',
  known: 'Already in your people',
  suppressed: 'On the suppression list',
  erased: 'Erased on request',
};
const resultTones: Record<Result, BadgeTone> = { new: 'good', known: 'neutral', suppressed: 'bad', erased: 'bad' };

/** Known people get what the website says; suppressed and erased ones are never added. */
const canAdd = (result: Result): boolean => result === 'new' || result === 'known';

interface AddPeopleDialogProps {
  workspaceId: string;
  companyId: string;
  people: readonly SitePerson[];
  /** The ID of the heading that gets the focus when people were added, because the button that opened the dialog disappears. */
  headingId: string;
  onClose: () => void;
}

export function AddPeopleDialog({ workspaceId, companyId, people, headingId, onClose }: AddPeopleDialogProps) {
  const isDone = useRef(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const params = { workspaceId, companyId };
  const preview = useQuery({
    ...read('previewSitePeople', { params, body: { detailIds: people.map(({ id }) => id) } }),
    staleTime: 0,
    gcTime: 0,
  });
  const add = useCommand('addSitePeople', {
    failure: 'inline',
    notice: ({ items }) => wordAdded(items),
    onDone: () => {
      isDone.current = true;
      onClose();
    },
  });
  const [isNobody, setNobody] = useState(false);
  const chosen = (preview.data?.items ?? []).filter(({ detailId, result }) => canAdd(result) && !left.has(detailId));
  const fresh = chosen.filter(({ result }) => result === 'new').length;
  const toggle = (detailId: string): void => {
    const next = new Set(left);
    if (!next.delete(detailId)) next.add(detailId);
    setLeft(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        people.length === 1
          ? `Add ${people[0]?.name ?? 'this person'} to people`
          : `Add ${wordCount(people.length, 'person', 'people')} from the website`
      }
      returnFocusTo={() => (isDone.current ? document.getElementById(headingId) : null)}
      description="Free. They become leads of your workspace, with the page that names them as evidence. Nobody is added twice."
    >
      <FormFailure
        failure={isNobody && chosen.length === 0 ? { title: 'No one is selected', text: 'Select at least one person.' } : add.failure}
      />
      {preview.isPending ? (
        <SkeletonRows rows={Math.min(6, people.length)} label="Loading the preview" />
      ) : preview.isError ? (
        <Failed query={preview} />
      ) : (
        <ul aria-label="People to add" className="max-h-[50vh] divide-y divide-hairline overflow-y-auto">
          {preview.data.items.map(({ detailId, name, title, result }) => (
            <li key={detailId}>
              <label className="flex items-center gap-3 py-2 text-13">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-cobalt"
                  disabled={!canAdd(result)}
                  checked={canAdd(result) && !left.has(detailId)}
                  onChange={() => toggle(detailId)}
                />
                <span className="min-w-0 flex-1">
                  <span className="font-medium">{name}</span>
                  {title && <span className="block text-muted">{title}</span>}
                </span>
                <Badge tone={resultTones[result]}>{resultNames[result]}</Badge>
              </label>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          tone="primary"
          pending={add.pending}
          pendingLabel="Adding…"
          // Each line says why it can't be added.
          disabled={!preview.data?.items.some(({ result }) => canAdd(result))}
          onClick={() => {
            setNobody(chosen.length === 0);
            if (chosen.length > 0) void add.run({ params, body: { detailIds: chosen.map(({ detailId }) => detailId) } });
          }}
        >
          {wordButton(fresh, chosen.length - fresh)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function wordButton(fresh: number, known: number): string {
  if (fresh > 0) return `Add ${wordCount(fresh, 'person', 'people')}`;
  return known > 0 ? `Update ${wordCount(known, 'person', 'people')}` : 'Add';
}

function wordAdded(items: SitePeoplePreview['items']): { title: string; text?: string } {
  const count = (result: Result): number => items.filter((item) => item.result === result).length;
  const known = count('known');
  const title = count('new') > 0 ? `${wordCount(count('new'), 'person', 'people')} added` : 'Nobody was new';
  return known > 0 ? { title, text: `${wordCount(known, 'person was', 'people were')} already in your people.` } : { title };
}
