/** What is being done with many leads right now: how far it is, and a way to pause or stop it. A short message says when it ends. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LeadAct, RevealRun } from '../../api/contract.ts';
import { creditReads, leadReads, reread } from '../../api/effects.ts';
import { notify } from '../../notices/notify.ts';
import { bulkChangeRun } from '../../runs/bulk-change-run.ts';
import { revealRun } from '../../runs/reveal-run.ts';
import { RunStrip } from '../../runs/run-strip.tsx';
import { isAtWork, isPausedByMember, type Run } from '../../runs/run.ts';
import { useBulkChangeControls, useRevealRunControls } from '../../runs/use-run-controls.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { leadActsQuery, revealRunsQuery } from '../work.queries.ts';
import { useLeadActs, wordChange } from './lead-acts.ts';

export function WorkStrip({ workspace: { workspaceId } }: { workspace: OpenWorkspace }) {
  const queries = useQueryClient();
  const acts = useQuery(leadActsQuery(workspaceId)).data?.items;
  const reveals = useQuery(revealRunsQuery(workspaceId)).data?.items;
  const { noticeOf } = useLeadActs(workspaceId, 'people');
  const watched = useRef(new Map<string, Run>());

  useEffect(() => {
    for (const act of acts ?? []) {
      const before = watched.current.get(act.id);
      const run = bulkChangeRun(act);
      watched.current.set(act.id, run);
      if (!before || before.statusName === run.statusName) continue;
      if (before.undo === 'running' && run.undo === 'done') notify({ title: 'Undone', text: wordChange(act.change) });
      else if (isAtWork(before) && !isAtWork(run)) notify(noticeOf(act));
      reread(queries, workspaceId, leadReads);
    }
  }, [acts, queries, workspaceId, noticeOf]);

  useEffect(() => {
    for (const reveal of reveals ?? []) {
      const before = watched.current.get(reveal.id);
      const run = revealRun(reveal);
      watched.current.set(reveal.id, run);
      if (!before || before.statusName === run.statusName) continue;
      if (!isAtWork(run) && !isPausedByMember(run)) notify(wordRun(reveal));
      reread(queries, workspaceId, [...leadReads, ...creditReads]);
    }
  }, [reveals, queries, workspaceId]);

  const changing = (acts ?? []).filter((act) => isAtWork(bulkChangeRun(act)));
  const revealing = (reveals ?? []).filter((reveal) => isAtWork(revealRun(reveal)) || isPausedByMember(revealRun(reveal)));
  if (changing.length + revealing.length === 0) return null;
  return (
    <ul aria-label="At work" className="border-b border-hairline bg-ground">
      {changing.map((act) => (
        <BulkChangeStrip key={act.id} workspaceId={workspaceId} act={act} />
      ))}
      {revealing.map((reveal) => (
        <RevealStrip key={reveal.id} workspaceId={workspaceId} reveal={reveal} />
      ))}
    </ul>
  );
}

function BulkChangeStrip({ workspaceId, act }: { workspaceId: string; act: LeadAct }) {
  const controls = useBulkChangeControls(workspaceId, act.id);
  const run = bulkChangeRun(act);
  return <RunStrip run={run} title={`${run.undo === 'running' ? 'Undoing: ' : ''}${wordChange(act.change)}`} controls={controls} />;
}

function RevealStrip({ workspaceId, reveal }: { workspaceId: string; reveal: RevealRun }) {
  const controls = useRevealRunControls(workspaceId, reveal.id);
  const run = revealRun(reveal);
  const spent = `${wordNumber(reveal.creditsSpent)} of at most ${wordCount(reveal.ceiling, 'credit')} spent`;
  return <RunStrip run={run} title={`${run.status === 'paused' ? 'Revealing, paused' : 'Revealing'}: ${spent}`} controls={controls} />;
}

/** How a run of reveals ended. */
export function wordRun(reveal: RevealRun): { title: string; text: string; tone?: 'error' } {
  const { status, problem } = revealRun(reveal);
  const shown = reveal.paid + reveal.undeliverable;
  const text = `${wordCount(shown, 'person', 'people')} revealed for ${wordCount(reveal.creditsSpent, 'credit')}.`;
  if (problem)
    return { title: status === 'failed' ? 'Revealing failed' : 'Revealing paused', text: `${problem.title} ${text}`, tone: 'error' };
  return { title: status === 'canceled' ? 'Revealing canceled' : 'Revealed', text };
}
