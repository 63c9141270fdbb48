/** What is being done with many leads right now: how far it is, with a way to hold or stop it. Told in a short message when it ends. */
import { Button } from '@leadlight/ui/button';
import { Progress } from '@leadlight/ui/progress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LeadAct, RevealRun } from '../../api/contract.ts';
import { creditReads, leadReads, reread } from '../../api/effects.ts';
import { useCommand } from '../../api/use-command.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { leadActsQuery, revealRunsQuery } from '../work.queries.ts';
import { useLeadActs, wordChange } from './lead-acts.ts';

export function WorkStrip({ workspace: { workspaceId } }: { workspace: OpenWorkspace }) {
  const queries = useQueryClient();
  const acts = useQuery(leadActsQuery(workspaceId));
  const runs = useQuery(revealRunsQuery(workspaceId));
  const { noticeOf } = useLeadActs(workspaceId, 'people');
  const cancelAct = useCommand('cancelLeadAct');
  const pauseRun = useCommand('pauseRevealRun');
  const resumeRun = useCommand('resumeRevealRun');
  const cancelRun = useCommand('cancelRevealRun');
  const watched = useRef(new Map<string, string>());

  useEffect(() => {
    for (const act of acts.data?.items ?? []) {
      const before = watched.current.get(act.id);
      watched.current.set(act.id, act.status);
      if (before === 'running' && act.status !== 'running') notify(noticeOf(act));
      if (before === 'undoing' && act.status === 'undone') notify({ title: 'Undone', text: wordChange(act.change) });
      if (before !== undefined && before !== act.status) reread(queries, workspaceId, leadReads);
    }
  }, [acts.data, queries, workspaceId, noticeOf]);

  useEffect(() => {
    for (const run of runs.data?.items ?? []) {
      const before = watched.current.get(run.id);
      watched.current.set(run.id, run.status);
      if (before === undefined || before === run.status) continue;
      if (run.status === 'done' || run.status === 'stopped' || run.status === 'cancelled') notify(wordRun(run));
      reread(queries, workspaceId, [...leadReads, ...creditReads]);
    }
  }, [runs.data, queries, workspaceId]);

  const running = (acts.data?.items ?? []).filter(({ status }) => status === 'running' || status === 'undoing');
  const revealing = (runs.data?.items ?? []).filter(({ status }) => status === 'running' || status === 'paused');
  if (running.length + revealing.length === 0) return null;
  return (
    <ul aria-label="At work" className="border-b border-hairline bg-ground">
      {running.map((act: LeadAct) => (
        <Strip
          key={act.id}
          words={act.status === 'undoing' ? `Undoing: ${wordChange(act.change)}` : wordChange(act.change)}
          done={act.done}
          total={act.total}
        >
          {act.status === 'running' && (
            <Button size="small" tone="quiet" onClick={() => void cancelAct.run({ params: { workspaceId, actId: act.id } })}>
              Stop
            </Button>
          )}
        </Strip>
      ))}
      {revealing.map((run: RevealRun) => (
        <Strip
          key={run.id}
          words={`${run.status === 'paused' ? 'Revealing, paused' : 'Revealing'}: ${wordNumber(run.spent)} of at most ${wordCount(run.ceiling, 'credit')} spent`}
          done={run.done}
          total={run.total}
        >
          <Button
            size="small"
            tone="quiet"
            onClick={() => void (run.status === 'paused' ? resumeRun : pauseRun).run({ params: { workspaceId, revealRunId: run.id } })}
          >
            {run.status === 'paused' ? 'Go on' : 'Pause'}
          </Button>
          <Button size="small" tone="quiet" onClick={() => void cancelRun.run({ params: { workspaceId, revealRunId: run.id } })}>
            Stop
          </Button>
        </Strip>
      ))}
    </ul>
  );
}

function Strip({ words, done, total, children }: { words: string; done: number; total: number; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5 text-13">
      <span className="font-medium">{words}</span>
      <Progress
        label={words}
        value={done}
        max={total}
        text={`${wordNumber(done)} of ${wordNumber(total)}`}
        tone="cobalt"
        className="min-w-32 flex-1"
      />
      <span className="text-muted tabular-nums">
        {wordNumber(done)} of {wordNumber(total)}
      </span>
      <span className="flex">{children}</span>
    </li>
  );
}

const stops: Record<NonNullable<RevealRun['stoppedBecause']>, string> = {
  ceiling_reached: 'The ceiling was reached.',
  credits_insufficient: 'The credits ran out.',
  workspace_read_only: 'The workspace became read-only.',
  permission_lost: 'Whoever began it may no longer reveal.',
};

/** How a run of reveals ended. */
export function wordRun(run: RevealRun): { title: string; text: string; tone?: 'error' } {
  const shown = run.paid + run.undeliverable;
  const text = `${wordCount(shown, 'person', 'people')} revealed for ${wordCount(run.spent, 'credit')}.`;
  if (run.status === 'stopped')
    return { title: 'Revealing stopped', text: `${run.stoppedBecause ? stops[run.stoppedBecause] : ''} ${text}`.trim(), tone: 'error' };
  return { title: run.status === 'cancelled' ? 'Revealing ended early' : 'Revealed', text };
}
