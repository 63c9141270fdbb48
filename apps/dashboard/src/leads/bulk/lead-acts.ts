/** Acts on many leads: asked for, told, taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { LeadAct, LeadChange } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import { wordCount } from '../../words/numbers.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns, stageNames } from '../lead-words.ts';
import type { selectionBody } from '../selection.ts';
import { refreshLeads } from '../work.queries.ts';

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
  const queries = useQueryClient();

  async function undo(act: LeadAct): Promise<void> {
    try {
      const undone = await call('undoLeadAct', { params: { workspaceId, actId: act.id } });
      if (undone.status === 'undone') notify({ title: 'Undone', text: wordChange(act.change) });
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
    }
    refreshLeads(queries, workspaceId);
  }

  function tell(act: LeadAct): void {
    const { title, text } = wordAct(act);
    if (act.status === 'cancelled')
      notify({ title: 'Stopped', text: `${title}: ${text}`, undo: { label: 'Undo', run: () => void undo(act) } });
    else notify({ title, text, ...(act.undoUntil && act.changed > 0 && { undo: { label: 'Undo', run: () => void undo(act) } }) });
  }

  /** @returns whether it was taken on. A large one goes on in the background, and is told when it ends. */
  async function settle(ask: () => Promise<LeadAct>): Promise<boolean> {
    try {
      const act = await ask();
      if (act.status === 'running') void queries.invalidateQueries({ queryKey: queryKeys.leadActs(workspaceId) });
      else tell(act);
      refreshLeads(queries, workspaceId);
      return true;
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
      return false;
    }
  }

  return {
    tell,
    undo,
    change: (selection: SelectionBody, change: LeadChange) =>
      settle(() =>
        call('changeLeads', { params: { workspaceId }, body: { kind, selection, change } }, { idempotencyKey: crypto.randomUUID() }),
      ),
    remove: (selection: SelectionBody) =>
      settle(() => call('deleteLeads', { params: { workspaceId }, body: { kind, selection } }, { idempotencyKey: crypto.randomUUID() })),
  };
}
