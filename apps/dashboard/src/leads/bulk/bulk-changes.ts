/** Bulk changes: started, reported, undone. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BulkChange, ChangeToLeads } from '../../api/contract.ts';
import { useCommand, type Patch } from '../../api/use-command.ts';
import { membersQuery } from '../../api/workspace.queries.ts';
import type { Notice } from '../../notices/notify.ts';
import { bulkChangeRun } from '../../runs/bulk-change-run.ts';
import { isAtWork } from '../../runs/run.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';
import { stageNames } from '../lead-words.ts';
import type { selectionBody } from '../selection.ts';
import { useLists } from '../work.queries.ts';
import { noteStart } from './started-runs.ts';

export type SelectionBody = ReturnType<typeof selectionBody>;
type Change = BulkChange['change'];

/** The names of what a change refers to by ID. */
export interface ChangeNames {
  /** Undefined for a list that was deleted or can't be seen, such as another member's private one, and until the lists are read. */
  readonly list: (id: string) => string | undefined;
  /** Undefined until the members are read; then a former member has a name, too. */
  readonly member: (id: string) => string | undefined;
}

export function useChangeNames(workspaceId: string): ChangeNames {
  const lists = useLists(workspaceId).data?.items;
  const members = useQuery(membersQuery(workspaceId)).data?.items;
  return useMemo(
    () => ({
      list: (id) => lists?.find((each) => each.id === id)?.name,
      member: (id) => members && (members.find((each) => each.userId === id)?.name ?? 'a former member'),
    }),
    [lists, members],
  );
}

/** "the list “Trade fair”". */
const wordList = (name: string | undefined): string => (name === undefined ? 'a list' : `the list “${name}”`);
/** " to Ana Silva"; nothing while it isn't known who it is. */
const toOwner = (name: string | undefined): string => (name === undefined ? '' : ` to ${name}`);

/** "Stage set to Contacted", "Added to the list “Trade fair”". */
export function wordChange(change: Change, names: ChangeNames): string {
  switch (change.kind) {
    case 'set_stage':
      return change.stage === null ? 'Stage removed' : `Stage set to ${stageNames[change.stage]}`;
    case 'set_owner':
      return change.ownerId === null ? 'Owner removed' : `Owner set${toOwner(names.member(change.ownerId))}`;
    case 'add_tags':
      return `Tagged ${change.tags.join(', ')}`;
    case 'remove_tags':
      return `Tag ${change.tags.join(', ')} removed`;
    case 'add_to_list':
      return `Added to ${wordList(names.list(change.listId))}`;
    case 'remove_from_list':
      return `Removed from ${wordList(names.list(change.listId))}`;
    case 'move_to_list':
      return `Moved to ${wordList(names.list(change.listId))}`;
    case 'delete':
      return 'Deleted';
  }
}

/** "Setting the stage to Contacted", "Adding to the list “Trade fair”": a change that is not done. */
function wordChanging(change: Change, names: ChangeNames): string {
  switch (change.kind) {
    case 'set_stage':
      return change.stage === null ? 'Removing the stage' : `Setting the stage to ${stageNames[change.stage]}`;
    case 'set_owner':
      return change.ownerId === null ? 'Removing the owner' : `Setting the owner${toOwner(names.member(change.ownerId))}`;
    case 'add_tags':
      return `Tagging ${change.tags.join(', ')}`;
    case 'remove_tags':
      return `Removing the tag ${change.tags.join(', ')}`;
    case 'add_to_list':
      return `Adding to ${wordList(names.list(change.listId))}`;
    case 'remove_from_list':
      return `Removing from ${wordList(names.list(change.listId))}`;
    case 'move_to_list':
      return `Moving to ${wordList(names.list(change.listId))}`;
    case 'delete':
      return 'Deleting';
  }
}

/** "Setting the stage to Contacted", "Paused: Setting the stage to Contacted", "Undoing: Stage set to Contacted". */
export function wordState(bulkChange: BulkChange, names: ChangeNames): string {
  const { change, isUndo, status } = bulkChange;
  const run = bulkChangeRun(bulkChange);
  if (isUndo)
    return `${isAtWork(run) || status === 'finished' ? run.statusName : `Undo ${run.statusName.toLowerCase()}`}: ${wordChange(change, names)}`;
  if (status === 'finished') return wordChange(change, names);
  return isAtWork(run) ? wordChanging(change, names) : `${run.statusName}: ${wordChanging(change, names)}`;
}

/** What a bulk change did, in a sentence. */
export function wordBulkChange(
  { change, kind, status, changed, done, failed, total }: BulkChange,
  names: ChangeNames,
): { title: string; text: string } {
  const nouns = leadNouns[kind];
  // A canceled change says nothing about the leads it didn't get to.
  const unreached = status === 'canceled' ? total - done - failed : 0;
  const rest = total - unreached - changed - failed;
  const sentences = [
    wordCount(changed, nouns.one, nouns.many),
    rest > 0 && `${wordCount(rest, 'was', 'were')} already set or can't be changed`,
    failed > 0 && `${wordNumber(failed)} failed`,
    unreached > 0 && `${wordCount(unreached, 'was', 'were')} not reached`,
  ].filter(Boolean);
  return { title: wordChange(change, names), text: sentences.length > 1 ? `${sentences.join('. ')}.` : sentences[0] || '' };
}

export function useBulkChanges(workspaceId: string, kind: LeadKind) {
  const names = useChangeNames(workspaceId);
  const undo = useCommand('undoBulkChange', {
    notice: (undone) => (bulkChangeRun(undone).undo === 'done' ? { title: 'Undone', text: wordChange(undone.change, names) } : undefined),
  });
  /** The message for one that has ended. */
  function noticeOf(bulkChange: BulkChange): Notice {
    const { title, text } = wordBulkChange(bulkChange, names);
    const { status } = bulkChangeRun(bulkChange);
    const withUndo = { undo: { label: 'Undo', run: () => void undo.run({ params: { workspaceId, bulkChangeId: bulkChange.id } }) } };
    return {
      ...(status === 'canceled' ? { title: 'Canceled', text: `${title}: ${text}` } : { title, text }),
      ...(bulkChange.undoUntil && bulkChange.changed > 0 && withUndo),
    };
  }
  // A large one continues in the background; the strip above the table reports its end.
  const settled = {
    notice: (bulkChange: BulkChange) => {
      const run = bulkChangeRun(bulkChange);
      noteStart(bulkChange.id, run);
      return isAtWork(run) ? undefined : noticeOf(bulkChange);
    },
  };
  const change = useCommand('changeLeads', settled);
  const remove = useCommand('deleteLeads', settled);
  return {
    noticeOf,
    pending: change.pending || remove.pending,
    /** @returns whether the server accepted it */
    change: (selection: SelectionBody, what: ChangeToLeads, shown?: Patch) =>
      change.run({ params: { workspaceId }, body: { kind, selection, change: what } }, shown),
    /** @returns whether the server accepted it */
    remove: (selection: SelectionBody) => remove.run({ params: { workspaceId }, body: { kind, selection } }),
  };
}
