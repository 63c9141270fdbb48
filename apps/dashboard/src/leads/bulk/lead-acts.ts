/** Changes of many leads: started, reported, undone. */
import type { LeadAct, LeadChange } from '../../api/contract.ts';
import { useCommand, type Patch } from '../../api/use-command.ts';
import type { Notice } from '../../notices/notify.ts';
import { bulkChangeRun } from '../../runs/bulk-change-run.ts';
import { isAtWork } from '../../runs/run.ts';
import { wordCount } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';
import { stageNames } from '../lead-words.ts';
import type { selectionBody } from '../selection.ts';

export type SelectionBody = ReturnType<typeof selectionBody>;
type Change = LeadAct['change'];

/** "Stage set to Contacted", "Added to a list". */
export function wordChange(change: Change): string {
  switch (change.kind) {
    case 'set_stage':
      return change.stage === null ? 'Stage taken off' : `Stage set to ${stageNames[change.stage]}`;
    case 'set_owner':
      return change.ownerId === null ? 'Owner taken off' : 'Owner set';
    case 'add_tags':
      return `Tagged ${change.tags.join(', ')}`;
    case 'remove_tags':
      return `Tag ${change.tags.join(', ')} taken off`;
    case 'add_to_list':
      return 'Added to the list';
    case 'remove_from_list':
      return 'Taken off the list';
    case 'move_to_list':
      return 'Moved to the list';
    case 'delete':
      return 'Deleted';
  }
}

/** What an act did, in a sentence. */
function wordAct({ change, kind, changed, total }: Pick<LeadAct, 'change' | 'kind' | 'changed' | 'total'>): {
  title: string;
  text: string;
} {
  const nouns = leadNouns[kind];
  const rest = total - changed;
  return {
    title: wordChange(change),
    text: `${wordCount(changed, nouns.one, nouns.many)}${rest > 0 ? `. ${wordCount(rest, 'was', 'were')} so already, or cannot be changed.` : ''}`,
  };
}

export function useLeadActs(workspaceId: string, kind: LeadKind) {
  const undo = useCommand('undoLeadAct', {
    notice: (undone) => (bulkChangeRun(undone).undo === 'done' ? { title: 'Undone', text: wordChange(undone.change) } : undefined),
  });
  /** What is said of one that has ended. */
  function noticeOf(act: LeadAct): Notice {
    const { title, text } = wordAct(act);
    const takeBack = { undo: { label: 'Undo', run: () => void undo.run({ params: { workspaceId, actId: act.id } }) } };
    return bulkChangeRun(act).status === 'canceled'
      ? { title: 'Stopped', text: `${title}: ${text}`, ...takeBack }
      : { title, text, ...(act.undoUntil && act.changed > 0 && takeBack) };
  }
  // A large one goes on in the background; the strip above the table says when it ends.
  const settled = { notice: (act: LeadAct) => (isAtWork(bulkChangeRun(act)) ? undefined : noticeOf(act)) };
  const change = useCommand('changeLeads', settled);
  const remove = useCommand('deleteLeads', settled);
  return {
    noticeOf,
    pending: change.pending || remove.pending,
    /** @returns whether the server accepted it */
    change: (selection: SelectionBody, what: LeadChange, shown?: Patch) =>
      change.run({ params: { workspaceId }, body: { kind, selection, change: what } }, shown),
    /** @returns whether the server accepted it */
    remove: (selection: SelectionBody) => remove.run({ params: { workspaceId }, body: { kind, selection } }),
  };
}
