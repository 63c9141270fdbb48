/** What the user can do with the selected leads. */
import { Button, buttonClass, IconButton } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { deferred } from '@leadlight/ui/deferred';
import { MenuGroup, MenuItem, MenuSeparator } from '@leadlight/ui/menu';
import { Link } from '@tanstack/react-router';
import {
  Download,
  Ellipsis,
  Eye,
  Globe,
  ListX,
  MailCheck,
  Milestone,
  ScanSearch,
  Search,
  Tag,
  Trash2,
  UserRound,
  UserSearch,
  X,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ChangeToLeads } from '../../api/contract.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';
import { likenessPath } from '../likeness-path.ts';
import { useNarrow } from '../use-narrow.ts';
import { AddToListMenu, OwnerItems, StageItems, WorkMenu } from './change-menus.tsx';
import { EnrichDialog } from './enrich-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { useBulkChanges, type SelectionBody } from './bulk-changes.ts';
import { NewListDialog } from './new-list-dialog.tsx';
import { RevealDialog } from './reveal-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const LookDialog = deferred(() => import('../../list-columns/look-dialog.tsx').then((module) => module.LookDialog));
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

interface Action {
  readonly window: Window;
  readonly name: string;
  readonly icon: ReactElement;
}

type Window = 'look' | 'tag' | 'list' | 'reveal' | 'verify' | 'find' | 'enrich' | 'export' | 'delete';

export function BulkBar({ workspace, kind, size, total, isWhole, body, onWhole, onDone, listId }: BulkBarProps) {
  const { workspaceId, may, isReadOnly } = workspace;
  const [open, setOpen] = useState<Window | null>(null);
  const bulkChanges = useBulkChanges(workspaceId, kind);
  const nouns = leadNouns[kind];
  const words = wordCount(size, nouns.one, nouns.many);
  const isNarrow = useNarrow();
  const canChange = may('leads.update') && !isReadOnly;
  const canDelete = may('leads.delete');
  const likeness = likenessPath(workspaceId, kind, size, body);
  const canVerify = kind === 'people' && may('verifications.create') && !isReadOnly;
  /** The most frequent first: on a phone, two have a place of their own, and the others are in a menu. */
  const actions: Action[] = [
    ...(kind === 'people' && may('leads.reveal') && !isReadOnly
      ? [{ window: 'reveal' as const, name: 'Reveal', icon: <Eye aria-hidden /> }]
      : []),
    ...(canVerify ? [{ window: 'verify' as const, name: 'Verify', icon: <MailCheck aria-hidden /> }] : []),
    ...(canVerify ? [{ window: 'find' as const, name: 'Find emails', icon: <Search aria-hidden /> }] : []),
    ...((may('enrichments.create') || (kind === 'people' && may('profiles.create'))) && !isReadOnly
      ? [{ window: 'enrich' as const, name: 'Enrich', icon: <Globe aria-hidden /> }]
      : []),
    ...(listId && body.kind === 'ids' && (may('enrichments.create') || may('profiles.create')) && !isReadOnly
      ? [{ window: 'look' as const, name: 'Look for', icon: <ScanSearch aria-hidden /> }]
      : []),
    ...(may('leads.export') ? [{ window: 'export' as const, name: 'Export', icon: <Download aria-hidden /> }] : []),
  ];

  /** @param isGone the leads leave the table; otherwise they stay selected, for what comes next */
  async function run(command: () => Promise<boolean>, isGone: boolean): Promise<void> {
    const isAccepted = await command();
    setOpen(null);
    if (isAccepted && isGone) onDone();
  }
  const change = (what: ChangeToLeads): void => void run(() => bulkChanges.change(body, what), what.kind === 'remove_from_list');

  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-30 flex justify-center px-3">
      <div
        role="toolbar"
        aria-label={`${words} selected`}
        className="pointer-events-auto flex max-w-full items-center gap-y-1 rounded-card max-md:w-full max-md:flex-wrap border border-hairline bg-card p-1.5 shadow-popup"
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
        <span aria-hidden className="mx-0.5 h-5 w-px bg-hairline max-md:hidden" />
        <div className="flex min-w-0 flex-wrap items-center max-md:order-last max-md:w-full max-md:border-t max-md:border-hairline max-md:pt-1">
          {canChange && (
            <AddToListMenu
              {...{ workspaceId, kind, listId }}
              pending={bulkChanges.pending}
              onChange={change}
              onNewList={() => setOpen('list')}
            />
          )}
          {canChange && !isNarrow && (
            <>
              {listId && (
                <Button
                  tone="quiet"
                  size="dense"
                  pending={bulkChanges.pending}
                  onClick={() => change({ kind: 'remove_from_list', listId })}
                >
                  <ListX aria-hidden />
                  Remove from list
                </Button>
              )}
              <WorkMenu name="Stage" icon={<Milestone aria-hidden />} pending={bulkChanges.pending}>
                <StageItems onChange={change} />
              </WorkMenu>
              <WorkMenu name="Owner" icon={<UserRound aria-hidden />} pending={bulkChanges.pending}>
                <OwnerItems workspaceId={workspaceId} onChange={change} />
              </WorkMenu>
              <Button tone="quiet" size="dense" pending={bulkChanges.pending} onClick={() => setOpen('tag')}>
                <Tag aria-hidden />
                Tag
              </Button>
            </>
          )}
          {actions.slice(0, isNarrow ? 2 : undefined).map(({ window, name, icon }) => (
            <Button key={window} tone="quiet" size="dense" onClick={() => setOpen(window)}>
              {icon}
              {name}
            </Button>
          ))}
          {!isNarrow && likeness && (
            <Link {...likeness} className={buttonClass('quiet', 'dense')}>
              <UserSearch aria-hidden />
              More like these
            </Link>
          )}
          {!isNarrow && canDelete && <IconButton label="Delete" icon={<Trash2 aria-hidden />} onClick={() => setOpen('delete')} />}
          {isNarrow && (canChange || canDelete || likeness || actions.length > 2) && (
            <MoreMenu
              {...{ workspaceId, actions: actions.slice(2), canChange, canDelete, likeness, listId, change, onOpen: setOpen }}
              pending={bulkChanges.pending}
            />
          )}
        </div>
        <IconButton className="max-md:ml-auto" label="Select none" icon={<X aria-hidden />} onClick={onDone} />
      </div>
      <BulkWindow
        {...{ workspace, kind, words, open, onOpen: setOpen, body, change, listId }}
        pending={bulkChanges.pending}
        onDelete={() => void run(() => bulkChanges.remove(body), true)}
      />
    </div>
  );
}

interface MoreMenuProps {
  workspaceId: string;
  actions: readonly Action[];
  canChange: boolean;
  canDelete: boolean;
  likeness: ReturnType<typeof likenessPath>;
  listId: string | undefined;
  pending: boolean;
  change: (what: ChangeToLeads) => void;
  onOpen: (window: Window) => void;
}

/** On a phone: everything that has no place in the bar. */
function MoreMenu({ workspaceId, actions, canChange, canDelete, likeness, listId, pending, change, onOpen }: MoreMenuProps) {
  return (
    <WorkMenu name="More" icon={<Ellipsis aria-hidden />} pending={pending} align="end">
      {actions.map(({ window, name, icon }) => (
        <MenuItem key={window} onClick={() => onOpen(window)}>
          {icon}
          {name}
        </MenuItem>
      ))}
      {likeness && (
        <MenuItem render={<Link {...likeness} />}>
          <UserSearch aria-hidden />
          More like these
        </MenuItem>
      )}
      {canChange && (
        <MenuItem onClick={() => onOpen('tag')}>
          <Tag aria-hidden />
          Tag
        </MenuItem>
      )}
      {canChange && listId && (
        <MenuItem onClick={() => change({ kind: 'remove_from_list', listId })}>
          <ListX aria-hidden />
          Remove from list
        </MenuItem>
      )}
      {canDelete && (
        <MenuItem danger onClick={() => onOpen('delete')}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      )}
      {canChange && (
        <>
          <MenuSeparator />
          <MenuGroup label="Stage">
            <StageItems onChange={change} />
          </MenuGroup>
          <MenuSeparator />
          <MenuGroup label="Owner">
            <OwnerItems workspaceId={workspaceId} onChange={change} />
          </MenuGroup>
        </>
      )}
    </WorkMenu>
  );
}

interface BulkWindowProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  words: string;
  open: Window | null;
  onOpen: (window: Window | null) => void;
  body: SelectionBody;
  listId: string | undefined;
  pending: boolean;
  change: (what: ChangeToLeads) => void;
  onDelete: () => void;
}

/** The window of an action. */
function BulkWindow({ workspace, kind, words, open, onOpen, body, listId, pending, change, onDelete }: BulkWindowProps) {
  const { workspaceId } = workspace;
  const close = (isOpen: boolean): void => onOpen(isOpen ? open : null);
  return (
    <>
      {open === 'tag' && (
        <TagDialog open onOpenChange={close} words={words} onTag={(tags) => change({ kind: 'add_tags', tags })} pending={pending} />
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
        <RevealDialog workspace={workspace} open onOpenChange={close} selection={body} onStarted={() => onOpen(null)} />
      )}
      {open === 'verify' && <VerifyDialog workspaceId={workspaceId} words={words} open onOpenChange={close} selection={body} />}
      {open === 'find' && <FindDialog workspaceId={workspaceId} words={words} open onOpenChange={close} selection={body} />}
      {open === 'enrich' && <EnrichDialog workspace={workspace} kind={kind} words={words} open onOpenChange={close} selection={body} />}
      {open === 'look' && listId && body.kind === 'ids' && (
        <LookDialog workspace={workspace} kind={kind} listId={listId} words={words} open onOpenChange={close} ids={body.ids} />
      )}
      {open === 'export' && <ExportDialog workspaceId={workspaceId} kind={kind} words={words} open onOpenChange={close} selection={body} />}
      <Confirm
        open={open === 'delete'}
        onOpenChange={close}
        title={`Delete ${words}?`}
        description="Your own leads are deleted with their notes and list entries; leads of the shared pool stay. You can undo this for 30 days."
        action={`Delete ${words}`}
        pending={pending}
        onConfirm={onDelete}
      />
    </>
  );
}
