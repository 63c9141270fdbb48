/** What the user can do with the selected leads. */
import { Button, IconButton } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { deferred } from '@leadlight/ui/deferred';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { Download, Eye, Globe, ListPlus, ListX, MailCheck, Milestone, Plus, Search, Tag, Trash2, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import type { ChangeToLeads } from '../../api/contract.ts';
import { membersQuery } from '../../api/workspace.queries.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';
import { stageNames, stages } from '../lead-words.ts';
import { useLists } from '../work.queries.ts';
import { EnrichDialog } from './enrich-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useBulkChanges, type SelectionBody } from './bulk-changes.ts';
import { NewListDialog } from './new-list-dialog.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const FindDialog = deferred(() => import('./find-dialog.tsx').then((module) => module.FindDialog));

interface BulkBarProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  size: number;
  /** Results of the whole search. */
  total: number;
  isWhole: boolean;
  body: SelectionBody;
  onWhole: () => void;
  onDone: () => void;
  listId?: string;
}

type Window = 'tag' | 'list' | 'reveal' | 'verify' | 'find' | 'enrich' | 'export' | 'delete';

export function BulkBar({ workspace, kind, size, total, isWhole, body, onWhole, onDone, listId }: BulkBarProps) {
  const { workspaceId, may, isReadOnly } = workspace;
  const [open, setOpen] = useState<Window | null>(null);
  const bulkChanges = useBulkChanges(workspaceId, kind);
  const nouns = leadNouns[kind];
  const words = wordCount(size, nouns.one, nouns.many);
  const canChange = may('leads.update') && !isReadOnly;

  /** @param isGone the leads leave the table; otherwise they stay selected, for what comes next */
  async function run(command: () => Promise<boolean>, isGone: boolean): Promise<void> {
    const isAccepted = await command();
    setOpen(null);
    if (isAccepted && isGone) onDone();
  }
  const change = (what: ChangeToLeads): void => void run(() => bulkChanges.change(body, what), what.kind === 'remove_from_list');
  const close = (isOpen: boolean): void => setOpen(isOpen ? open : null);

  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-30 flex justify-center px-3">
      <div
        role="toolbar"
        aria-label={`${words} selected`}
        className="pointer-events-auto flex max-w-full items-center gap-y-1 rounded-card max-sm:w-full max-sm:flex-wrap border border-hairline bg-card p-1.5 shadow-popup"
      >
        <p role="status" className="pr-1 pl-2 text-13 font-semibold whitespace-nowrap tabular-nums">
          {wordNumber(size)} selected
        </p>
        {!isWhole && total > size && (
          <button
            type="button"
            className="rounded-small px-1.5 py-1 text-13 font-medium whitespace-nowrap text-cobalt-text hover:underline"
            onClick={onWhole}
          >
            Select all {wordNumber(total)}
          </button>
        )}
        <span aria-hidden className="mx-0.5 h-5 w-px bg-hairline max-sm:hidden" />
        <div className="flex min-w-0 flex-wrap items-center max-sm:order-last max-sm:w-full max-sm:border-t max-sm:border-hairline max-sm:pt-1">
          {canChange && (
            <ChangeMenus
              workspaceId={workspaceId}
              kind={kind}
              listId={listId}
              pending={bulkChanges.pending}
              onChange={change}
              onNewList={() => setOpen('list')}
              onTag={() => setOpen('tag')}
            />
          )}
          {kind === 'people' && may('leads.reveal') && !isReadOnly && (
            <Button tone="quiet" size="dense" onClick={() => setOpen('reveal')}>
              <Eye aria-hidden />
              Reveal
            </Button>
          )}
          {kind === 'people' && may('verifications.create') && !isReadOnly && (
            <Button tone="quiet" size="dense" onClick={() => setOpen('verify')}>
              <MailCheck aria-hidden />
              Verify
            </Button>
          )}
          {kind === 'people' && may('verifications.create') && !isReadOnly && (
            <Button tone="quiet" size="dense" onClick={() => setOpen('find')}>
              <Search aria-hidden />
              Find emails
            </Button>
          )}
          {may('enrichments.create') && !isReadOnly && (
            <Button tone="quiet" size="dense" onClick={() => setOpen('enrich')}>
              <Globe aria-hidden />
              Enrich
            </Button>
          )}
          {may('leads.export') && (
            <Button tone="quiet" size="dense" onClick={() => setOpen('export')}>
              <Download aria-hidden />
              Export
            </Button>
          )}
          {may('leads.delete') && <IconButton label="Delete" icon={<Trash2 aria-hidden />} onClick={() => setOpen('delete')} />}
        </div>
        <IconButton className="max-sm:ml-auto" label="Choose none" icon={<X aria-hidden />} onClick={onDone} />
      </div>
      {open === 'tag' && (
        <TagDialog
          open
          onOpenChange={close}
          words={words}
          onTag={(tags) => change({ kind: 'add_tags', tags })}
          pending={bulkChanges.pending}
        />
      )}
      {open === 'list' && (
        <NewListDialog
          workspaceId={workspaceId}
          kind={kind}
          open
          onOpenChange={close}
          onMade={(list) => change({ kind: 'add_to_list', listId: list.id })}
        />
      )}
      {open === 'reveal' && (
        <RevealDialog workspace={workspace} open onOpenChange={close} selection={body} onStarted={() => setOpen(null)} />
      )}
      {open === 'verify' && <VerifyDialog workspaceId={workspaceId} words={words} open onOpenChange={close} selection={body} />}
      {open === 'find' && <FindDialog workspaceId={workspaceId} words={words} open onOpenChange={close} selection={body} />}
      {open === 'enrich' && <EnrichDialog workspaceId={workspaceId} kind={kind} words={words} open onOpenChange={close} selection={body} />}
      {open === 'export' && <ExportDialog workspaceId={workspaceId} kind={kind} words={words} open onOpenChange={close} selection={body} />}
      <Confirm
        open={open === 'delete'}
        onOpenChange={close}
        title={`Delete ${words}?`}
        description="Your own leads go with their notes and their places on lists; leads of the shared pool stay. It can be undone for 30 days."
        action={`Delete ${words}`}
        pending={bulkChanges.pending}
        onConfirm={() => void run(() => bulkChanges.remove(body), true)}
      />
    </div>
  );
}

interface ChangeMenusProps {
  workspaceId: string;
  kind: LeadKind;
  /** The list that is shown, from which leads can be removed. */
  listId: string | undefined;
  pending: boolean;
  onChange: (what: ChangeToLeads) => void;
  onNewList: () => void;
  onTag: () => void;
}

/** Changes lists, stage, owner and tags. */
function ChangeMenus({ workspaceId, kind, listId, pending, onChange, onNewList, onTag }: ChangeMenusProps) {
  const lists = useLists(workspaceId);
  const members = useQuery(membersQuery(workspaceId));
  const mine = (lists.data?.items ?? []).filter((list) => list.kind === kind && list.id !== listId);
  return (
    <>
      <Menu
        side="top"
        className="max-h-[60vh] overflow-y-auto"
        trigger={
          <Button tone="quiet" size="dense" pending={pending}>
            <ListPlus aria-hidden />
            Add to list
          </Button>
        }
      >
        {mine.length > 0 && (
          <MenuGroup label="Lists">
            {mine.map(({ id, name, count }) => (
              <MenuItem key={id} onClick={() => onChange({ kind: 'add_to_list', listId: id })}>
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-12 text-muted tabular-nums">{wordNumber(count)}</span>
              </MenuItem>
            ))}
          </MenuGroup>
        )}
        {mine.length > 0 && <MenuSeparator />}
        <MenuItem onClick={onNewList}>
          <Plus aria-hidden />
          New list
        </MenuItem>
      </Menu>
      {listId && (
        <Button tone="quiet" size="dense" pending={pending} onClick={() => onChange({ kind: 'remove_from_list', listId })}>
          <ListX aria-hidden />
          Remove from list
        </Button>
      )}
      <Menu
        side="top"
        trigger={
          <Button tone="quiet" size="dense" pending={pending}>
            <Milestone aria-hidden />
            Stage
          </Button>
        }
      >
        {stages.map((stage) => (
          <MenuItem key={stage} onClick={() => onChange({ kind: 'set_stage', stage })}>
            {stageNames[stage]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onClick={() => onChange({ kind: 'set_stage', stage: null })}>No stage</MenuItem>
      </Menu>
      <Menu
        side="top"
        className="max-h-[60vh] overflow-y-auto"
        trigger={
          <Button tone="quiet" size="dense" pending={pending}>
            <UserRound aria-hidden />
            Owner
          </Button>
        }
      >
        {members.data?.items.map((member) => (
          <MenuItem key={member.id} onClick={() => onChange({ kind: 'set_owner', ownerId: member.userId })}>
            {member.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onClick={() => onChange({ kind: 'set_owner', ownerId: null })}>No owner</MenuItem>
      </Menu>
      <Button tone="quiet" size="dense" pending={pending} onClick={onTag}>
        <Tag aria-hidden />
        Tag
      </Button>
    </>
  );
}
