/** Leads that may be the same, as one question: all, some or none of them are. */
import '../../api/groups/merges.ts';
import { Pane } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { GitMerge, Split } from 'lucide-react';
import { useState } from 'react';
import type { MergeGroup } from '../../api/contract.ts';
import { isRefusedWith } from '../../api/failure.ts';
import { useCommand } from '../../api/use-command.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify, type Notice } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { LeadValues, valuesId } from './lead-values.tsx';
import { isStillMember } from './still-member.ts';

/** The group is gone, or has other leads: the list is read again after the refusal. */
const decidedSince: Notice = {
  tone: 'error',
  title: 'Already decided',
  text: 'Someone else has decided about these leads since, or one of them was deleted. The list is up to date now.',
};

interface Decision {
  same: string[];
  apart: string[];
  keep?: string;
}

/** Decides about a group, and offers to undo it. */
function useDecide(workspaceId: string, { id: groupId, leads }: MergeGroup): { pending: boolean; run: (decision: Decision) => void } {
  const undo = useCommand('undoMergeDecision', { notice: () => ({ title: 'Decision undone', text: 'The question is open again.' }) });
  const queries = useQueryClient();
  const decide = useCommand('decideMergeGroup', {
    notice: ({ id, merged, keptApart, open }) => ({
      title: wordDecision({ merged, apart: keptApart }),
      text: open > 0 ? `You are still asked about ${open}.` : (leads[0]?.name ?? ''),
      undo: { label: 'Undo', run: () => void undo.run({ params: { workspaceId, decisionId: id } }) },
    }),
  });
  return {
    pending: decide.pending,
    run: (decision) => {
      decide.send({ params: { workspaceId, groupId }, body: decision }).catch(async (failed: unknown) => {
        const { title, text } = wordFailure(failed);
        const wasDecided =
          isRefusedWith(failed, 'merge_outdated') || (isRefusedWith(failed, 'not_found') && (await isStillMember(queries, workspaceId)));
        notify(wasDecided ? decidedSince : { tone: 'error', title, text });
      });
    },
  };
}

export function Group({ group, workspace }: { group: MergeGroup; workspace: OpenWorkspace }) {
  const { leads, size } = group;
  const { workspaceId } = workspace;
  const [same, setSame] = useState<readonly string[]>([]);
  const [keep, setKeep] = useState<string | null>(null);
  const canDecide = workspace.may('leads.update') && !workspace.isReadOnly;
  const isPair = size === 2;

  const decide = useDecide(workspaceId, group);
  const ids = leads.map(({ id }) => id);
  const chosen = ids.filter((id) => same.includes(id));
  // Without a choice, the buttons are about all of them.
  const merging = chosen.length === 0 ? ids : chosen;
  const rest = ids.filter((id) => !merging.includes(id));
  const kept = keep !== null && merging.includes(keep) ? keep : merging[0];
  const isOne = chosen.length === 1;
  const mergeChosen = (apart: string[]): void => decide.run({ same: [...merging], apart, ...(kept === undefined ? {} : { keep: kept }) });

  const noun = group.kind === 'people' ? 'people' : 'companies';
  const title = isPair ? `${leads.map(({ name }) => name).join(' and ')} may be the same` : `${size} ${noun} may be the same`;
  return (
    <li>
      <div role="group" aria-label={title} className="overflow-hidden rounded-card border border-hairline">
        <div className="border-b border-hairline bg-ground px-4 py-2.5 text-13">
          {!isPair && <h2 className="pb-1 text-14 font-semibold">{title}</h2>}
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {group.reasons.map(({ code, text }) => (
              <li key={code} className="flex min-w-0 items-baseline gap-2">
                <Pane className="text-amber-text" />
                {text}
              </li>
            ))}
          </ul>
          {!isPair && canDecide && <p className="pt-1 text-muted">Select the ones that are the same, or decide about all of them.</p>}
        </div>
        <ul className="-mr-px -mb-px grid sm:grid-cols-2">
          {leads.map((lead) => (
            <li
              key={lead.id}
              className={`border-r border-b border-hairline px-4 py-3 ${chosen.includes(lead.id) || (isPair && kept === lead.id) ? 'bg-cobalt/5' : ''}`}
            >
              <div className="flex items-start justify-between gap-2">
                {isPair || !canDecide ? (
                  <p className="text-14 font-semibold wrap-anywhere">{lead.name}</p>
                ) : (
                  <label className="touch-target flex min-w-0 items-start gap-2 text-14 font-semibold wrap-anywhere">
                    <input
                      type="checkbox"
                      className="mt-1 shrink-0 accent-cobalt"
                      aria-label={`${lead.name} is one of the same`}
                      aria-describedby={valuesId(lead)}
                      checked={chosen.includes(lead.id)}
                      onChange={({ target }) => setSame(target.checked ? [...same, lead.id] : same.filter((id) => id !== lead.id))}
                    />
                    <span className="min-w-0 wrap-anywhere">{lead.name}</span>
                  </label>
                )}
                {canDecide && merging.includes(lead.id) && !isOne && (
                  <label className="flex shrink-0 items-center gap-1.5 text-13 text-muted has-checked:text-ink">
                    <input
                      type="radio"
                      name={group.id}
                      className="accent-cobalt"
                      aria-label={`Keep this one: ${lead.name}`}
                      aria-describedby={valuesId(lead)}
                      checked={kept === lead.id}
                      onChange={() => setKeep(lead.id)}
                    />
                    Keep this one
                  </label>
                )}
              </div>
              <LeadValues lead={lead} all={leads} />
            </li>
          ))}
        </ul>
        {size > leads.length && (
          <p className="border-t border-hairline px-4 py-2.5 text-13 text-muted">
            {leads.length} of {size} are shown. The others follow when you have decided about these.
          </p>
        )}
        {canDecide && (
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-hairline px-4 py-2.5">
            {isOne && (
              <p role="status" className="mr-auto text-13 text-muted">
                Select at least one more that is the same.
              </p>
            )}
            {chosen.length === 0 && (
              <Button pending={decide.pending} onClick={() => decide.run({ same: [], apart: ids })}>
                <Split aria-hidden />
                {isPair ? 'Keep apart' : `Keep all ${ids.length} apart`}
              </Button>
            )}
            {chosen.length > 1 && rest.length > 1 && (
              <Button pending={decide.pending} onClick={() => mergeChosen([])}>
                Merge {chosen.length}, ask about the others again
              </Button>
            )}
            {!isOne && (
              <Button tone="primary" pending={decide.pending} onClick={() => mergeChosen(rest)}>
                <GitMerge aria-hidden />
                {isPair ? 'Merge' : rest.length === 0 ? `Merge all ${ids.length}` : `Merge ${chosen.length}, keep ${rest.length} apart`}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function wordDecision({ merged, apart }: { merged: number; apart: number }): string {
  if (merged === 0) return 'Kept apart';
  return apart === 0 ? 'Merged' : `${merged} merged, ${apart} kept apart`;
}
