/** What is being done with many leads right now: how far it is, with a way to hold or stop it. Told in a short message when it ends. */
import { Button } from '@leadlight/ui/button';
import { Progress } from '@leadlight/ui/progress';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import type { LeadAct, RevealRun } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { isAtWork, leadActsQuery, refreshLeads, revealRunsQuery } from '../work.queries.ts';
import { useLeadActs, wordChange } from './lead-acts.ts';

export function WorkStrip({ workspace: { workspaceId } }: { workspace: OpenWorkspace }) {
  const queries = useQueryClient();
  const acts = useQuery(leadActsQuery(workspaceId));
  const runs = useQuery(revealRunsQuery(workspaceId));
  const { tell } = useLeadActs(workspaceId, 'people');
  const watched = useRef(new Map<string, string>());

  useEffect(() => {
    for (const act of acts.data?.items ?? []) {
      const before = watched.current.get(act.id);
      watched.current.set(act.id, act.status);
      if (before === 'running' && act.status !== 'running') tell(act);
      if (before === 'undoing' && act.status === 'undone') notify({ title: 'Undone', text: wordChange(act.change) });
      if (before !== undefined && before !== act.status) refreshLeads(queries, workspaceId);
    }
  }, [acts.data, queries, workspaceId, tell]);

  useEffect(() => {
    for (const run of runs.data?.items ?? []) {
      const before = watched.current.get(run.id);
      watched.current.set(run.id, run.status);
      if (before === undefined || before === run.status) continue;
      if (!isAtWork(run) && run.pauseReason !== 'member') notify(wordRun(run));
      refreshLeads(queries, workspaceId);
      void queries.invalidateQueries({ queryKey: queryKeys.credits(workspaceId) });
    }
  }, [runs.data, queries, workspaceId]);

  async function steer(act: () => Promise<unknown>, key: readonly unknown[]): Promise<void> {
    try {
      await act();
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
    }
    await queries.invalidateQueries({ queryKey: key });
  }

  const running = (acts.data?.items ?? []).filter(({ status }) => status === 'running' || status === 'undoing');
  const revealing = (runs.data?.items ?? []).filter((run) => isAtWork(run) || run.pauseReason === 'member');
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
            <Button
              size="small"
              tone="quiet"
              onClick={() =>
                void steer(() => call('cancelLeadAct', { params: { workspaceId, actId: act.id } }), queryKeys.leadActs(workspaceId))
              }
            >
              Stop
            </Button>
          )}
        </Strip>
      ))}
      {revealing.map((run: RevealRun) => (
        <Strip
          key={run.id}
          words={`${run.status === 'paused' ? 'Revealing, paused' : 'Revealing'}: ${wordNumber(run.creditsSpent)} of at most ${wordCount(run.ceiling, 'credit')} spent`}
          done={run.done}
          total={run.total}
        >
          <Button
            size="small"
            tone="quiet"
            onClick={() =>
              void steer(
                () =>
                  call(run.status === 'paused' ? 'resumeRevealRun' : 'pauseRevealRun', { params: { workspaceId, revealRunId: run.id } }),
                queryKeys.revealRuns(workspaceId),
              )
            }
          >
            {run.status === 'paused' ? 'Go on' : 'Pause'}
          </Button>
          <Button
            size="small"
            tone="quiet"
            onClick={() =>
              void steer(() => call('cancelRevealRun', { params: { workspaceId, revealRunId: run.id } }), queryKeys.revealRuns(workspaceId))
            }
          >
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

const pauses: Record<NonNullable<RevealRun['pauseReason']>, string> = {
  member: '',
  ceiling: 'The ceiling was reached.',
  credits: 'The credits ran out.',
  read_only: 'The workspace became read-only.',
  permission: 'The user who started it can no longer reveal.',
};

/** How a run of reveals ended. */
export function wordRun(run: RevealRun): { title: string; text: string; tone?: 'error' } {
  const shown = run.paid + run.undeliverable;
  const failed = run.failed > 0 ? ` ${wordCount(run.failed, 'person', 'people')} could not be revealed.` : '';
  const text = `${wordCount(shown, 'person', 'people')} revealed for ${wordCount(run.creditsSpent, 'credit')}.${failed}`;
  const why = run.pauseReason ? pauses[run.pauseReason] : run.failure?.message;
  if (why) return { title: 'Revealing stopped', text: `${why} ${text}`, tone: 'error' };
  return { title: run.status === 'canceled' ? 'Revealing ended early' : 'Revealed', text };
}
