/** Pairs that were merged or kept apart, side by side, with an undo. */
import '../../api/groups/merges.ts';
import { Pane } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Undo2 } from 'lucide-react';
import type { Merge } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordAge } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { LeadValues } from './lead-values.tsx';

/** Pairs that were decided as a group, in one action. */
export function DecidedGroup({ decisionId, pairs, workspace }: { decisionId: string; pairs: readonly Merge[]; workspace: OpenWorkspace }) {
  const undo = useCommand('undoMergeDecision', { notice: () => ({ title: 'Decision undone', text: 'The question is open again.' }) });
  const canUndo = workspace.may('leads.update') && !workspace.isReadOnly;
  // The first of its pairs shows the kept lead as it was before all of them.
  const title = `Decided together with ${pairs.at(-1)?.leads[0].name ?? ''}`;
  return (
    <li>
      <section aria-label={title} className="rounded-card border border-hairline bg-ground p-3">
        <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
          <h2 className="text-14 font-semibold wrap-anywhere">{title}</h2>
          {canUndo && (
            <Button pending={undo.pending} onClick={() => void undo.run({ params: { workspaceId: workspace.workspaceId, decisionId } })}>
              <Undo2 aria-hidden />
              Undo the whole decision
            </Button>
          )}
        </div>
        <ul className="grid gap-3">
          {pairs.map((merge) => (
            <DecidedPair key={merge.id} merge={merge} workspace={workspace} />
          ))}
        </ul>
      </section>
    </li>
  );
}

export function DecidedPair({ merge, workspace }: { merge: Merge; workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const canUndo = workspace.may('leads.update') && !workspace.isReadOnly;
  const undo = useCommand('undoMerge', { notice: () => ({ title: 'Decision undone', text: 'The pair is open again.' }) });
  return (
    <li className="overflow-hidden rounded-card border border-hairline bg-card">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 border-b border-hairline bg-ground px-4 py-2.5 text-13">
        {merge.reasons.map(({ code, text }) => (
          <li key={code} className="flex min-w-0 items-baseline gap-2">
            <Pane filled className="text-amber-text" />
            {text}
          </li>
        ))}
        {merge.decidedAt && (
          <li className="ml-auto text-12 text-muted">
            {merge.isAutomatic ? 'Automatically' : merge.decidedBy && wordActor(merge.decidedBy)}, {wordAge(merge.decidedAt)}
          </li>
        )}
      </ul>
      <ul className="grid sm:grid-cols-2 sm:divide-x sm:divide-hairline max-sm:divide-y max-sm:divide-hairline">
        {merge.leads.map((lead) => (
          <li key={lead.id} className="px-4 py-3">
            <p className="text-14 font-semibold wrap-anywhere">{lead.name}</p>
            <LeadValues lead={lead} all={merge.leads} />
          </li>
        ))}
      </ul>
      {canUndo && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-hairline px-4 py-2.5">
          <Button pending={undo.pending} onClick={() => void undo.run({ params: { workspaceId, mergeId: merge.id } })}>
            <Undo2 aria-hidden />
            Undo
          </Button>
        </div>
      )}
    </li>
  );
}
