/** Bulk changes: started, reported, undone. */
import type { BulkChange, ChangeToLeads } from '../../api/contract.ts';
import { useCommand, type Patch } from '../../api/use-command.ts';
import type { Notice } from '../../notices/notify.ts';
import { bulkChangeRun } from '../../runs/bulk-change-run.ts';
import { isAtWork } from '../../runs/run.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';
import { stageNames } from '../lead-words.ts';
import type { selectionBody } from '../selection.ts';

export type SelectionBody = ReturnType<typeof selectionBody>;
type Change = BulkChange['change'];

/** "Stage set to Contacted", "Added to a list". */
export function wordChange(change: Change): string {
  switch (change.kind) {
    case 'set_stage':
      return change.stage === null ? 'Stage removed' : `Stage set to ${stageNames[change.stage]}`;
    case 'set_owner':
      return change.ownerId === null ? 'Owner removed' : 'Owner set';
    case 'add_tags':
      return `Tagged ${change.tags.join(', ')}`;
    case 'remove_tags':
      return `Tag ${change.tags.join(', ')} removed`;
    case 'add_to_list':
      return 'Added to the list';
    case 'remove_from_list':
      return 'Removed from the list';
    case 'move_to_list':
      return 'Moved to the list';
    case 'delete':
      return 'Deleted';
  }
}

/** "Setting the stage to Contacted", "Adding to the list": a change that is not done. */
function wordChanging(change: Change): string {
  switch (change.kind) {
    case 'set_stage':
      return change.stage === null ? 'Removing the stage' : `Setting the stage to ${stageNames[change.stage]}`;
    case 'set_owner':
      return change.ownerId === null ? 'Removing the owner' : 'Setting the owner';
    case 'add_tags':
      return `Tagging ${change.tags.join(', ')}`;
    case 'remove_tags':
      return `Removing the tag ${change.tags.join(', ')}`;
    case 'add_to_list':
      return 'Adding to the list';
    case 'remove_from_list':
      return 'Removing from the list';
    case 'move_to_list':
      return 'Moving to the list';
    case 'delete':
      return 'Deleting';
  }
}

/** "Setting the stage to Contacted", "Paused: Setting the stage to Contacted", "Undoing: Stage set to Contacted". */
export function wordState(bulkChange: BulkChange): string {
  const { change, isUndo, status } = bulkChange;
  const run = bulkChangeRun(bulkChange);
  if (isUndo)
    return `${isAtWork(run) || status === 'finished' ? run.statusName : `Undo ${run.statusName.toLowerCase()}`}: ${wordChange(change)}`;
  if (status === 'finished') return wordChange(change);
  return isAtWork(run) ? wordChanging(change) : `${run.statusName}: ${wordChanging(change)}`;
}

/** What a bulk change did, in a sentence. */
export function wordBulkChange({ change, kind, status, changed, done, failed, total }: BulkChange): { title: string; text: string } {
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
  return { title: wordChange(change), text: sentences.length > 1 ? `${sentences.join('. ')}.` : sentences[0] || '' };
}

export function useBulkChanges(workspaceId: string, kind: LeadKind) {
  const undo = useCommand('undoBulkChange', {
    notice: (undone) => (bulkChangeRun(undone).undo === 'done' ? { title: 'Undone', text: wordChange(undone.change) } : undefined),
  });
  /** The message for one that has ended. */
  function noticeOf(bulkChange: BulkChange): Notice {
    const { title, text } = wordBulkChange(bulkChange);
    const { status } = bulkChangeRun(bulkChange);
    const withUndo = { undo: { label: 'Undo', run: () => void undo.run({ params: { workspaceId, bulkChangeId: bulkChange.id } }) } };
    return {
      ...(status === 'canceled' ? { title: 'Canceled', text: `${title}: ${text}` } : { title, text }),
      ...(bulkChange.undoUntil && bulkChange.changed > 0 && withUndo),
    };
  }
  // A large one continues in the background; the strip above the table reports its end.
  const settled = { notice: (bulkChange: BulkChange) => (isAtWork(bulkChangeRun(bulkChange)) ? undefined : noticeOf(bulkChange)) };
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
