/** How far a run is, what it spent, and what can be done about it. */
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { Progress } from '@leadlight/ui/progress';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import type { VerificationRun } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { wordLeft } from '../../leads/import-words.ts';
import { notify } from '../../notices/notify.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { canResume, isRunAtWork, runStatusNames, runStatusTones, wordHalt } from '../../verification/run-words.ts';
import { useNow } from '../../verification/use-now.ts';
import { outcomeParts, PartCounts, PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { wordWait } from '../../verification/verdict-words.ts';
import { wordMoment } from '../../words/dates.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';

type Act = 'pauseVerificationRun' | 'resumeVerificationRun' | 'cancelVerificationRun';

export function RunProgress({ workspace, run, isOld }: { workspace: OpenWorkspace; run: VerificationRun; isOld: boolean }) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const [pending, setPending] = useState<Act | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const canAct = workspace.may('verifications.create') && !workspace.isReadOnly;
  const { status, done, total, skipped, creditsSpent: spent, ceiling } = run;
  const isRunning = isRunAtWork(status);
  const halt = wordHalt(run);
  const parts = run.kind === 'find' ? outcomeParts(run.outcomes) : verdictParts(run.verdicts);
  // Whoever only waits for a server has no rate worth saying.
  const isOnlyWaiting = isRunning && run.waiting > 0 && done + run.waiting >= total;

  async function act(name: Act): Promise<void> {
    setPending(name);
    try {
      const answer = await call(name, { params: { workspaceId, verificationRunId: run.id } });
      queries.setQueryData(queryKeys.verificationRun(workspaceId, run.id), answer);
      void queries.invalidateQueries({ queryKey: [...queryKeys.verificationRuns(workspaceId), 'pages'] });
      void queries.invalidateQueries({ queryKey: queryKeys.credits(workspaceId) });
    } catch (error) {
      notify({ ...wordFailure(error), tone: 'error' });
    }
    setPending(null);
    setCancelling(false);
  }

  return (
    <section aria-label="Progress" className="pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={runStatusTones[status]} pane>
          {runStatusNames[status]}
        </Badge>
        <p role="status" className="min-w-0 flex-1 text-13 text-muted tabular-nums max-sm:order-last max-sm:basis-full">
          {wordNumber(done)} of {wordCount(total, 'row')}
          {isRunning && !isOnlyWaiting && run.rowsPerSecond ? `, ${wordNumber(Math.max(1, Math.round(run.rowsPerSecond)))} a second` : ''}
          {isRunning && !isOnlyWaiting && run.secondsLeft !== null ? `, ${wordLeft(run.secondsLeft)}` : ''}
          {isOld && '. The connection is lost; the run goes on.'}
        </p>
        {canAct && (
          <div className="ml-auto flex flex-wrap gap-2">
            {isRunning && (
              <Button pending={pending === 'pauseVerificationRun'} onClick={() => void act('pauseVerificationRun')}>
                <Pause aria-hidden />
                Pause
              </Button>
            )}
            {canResume(run) && (
              <Button tone="primary" pending={pending === 'resumeVerificationRun'} onClick={() => void act('resumeVerificationRun')}>
                <Play aria-hidden />
                Go on
              </Button>
            )}
            {(isRunning || status === 'paused' || status === 'failed') && (
              <Button onClick={() => setCancelling(true)}>
                <Square aria-hidden />
                End
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="mt-4">
        <PartedBar parts={parts} total={isRunning || status === 'paused' ? total : Math.max(1, total - skipped)} className="h-3" />
        <PartCounts parts={parts} className="mt-3" />
      </div>
      <Waiting run={run} />
      {halt && (
        <div role="alert" className="mt-4 rounded-control bg-ruby/10 px-3 py-2.5 text-13 text-ruby-text">
          <p className="font-medium">{halt.title}</p>
          <p className="mt-0.5">
            {halt.text} <WayOut workspaceId={workspaceId} run={run} />
          </p>
        </div>
      )}
      <div className="mt-5 grid gap-x-10 gap-y-3 text-13 sm:grid-cols-2">
        <div>
          <p className="flex items-baseline justify-between gap-3 text-muted">
            Credits spent
            <b className="font-medium text-ink tabular-nums">
              {wordNumber(spent)} of at most {wordNumber(ceiling)}
            </b>
          </p>
          <Progress
            label="Credits spent"
            value={spent}
            max={ceiling}
            text={`${wordNumber(spent)} of at most ${wordNumber(ceiling)} credits`}
            tone="ink"
            className="mt-1.5"
          />
        </div>
        {skipped > 0 && (
          <p className="flex items-baseline justify-between gap-3 text-muted">
            Left out: empty, suppressed, not revealed or gone
            <b className="font-medium text-ink tabular-nums">{wordNumber(skipped)}</b>
          </p>
        )}
      </div>
      <Confirm
        open={isCancelling}
        onOpenChange={() => setCancelling(false)}
        title="End this run for good?"
        description="What has its answer keeps it; the rest of what is held is given back. To go on later, pause it instead."
        action="End the run"
        pending={pending === 'cancelVerificationRun'}
        onConfirm={() => void act('cancelVerificationRun')}
      />
    </section>
  );
}

function Waiting({ run: { waiting, nextAttemptAt, deadlineAt, status } }: { run: VerificationRun }) {
  const nowMs = useNow(waiting > 0 && isRunAtWork(status));
  if (waiting === 0 || !isRunAtWork(status)) return null;
  return (
    <p className="mt-4 text-13 text-muted">
      {waiting === 1 ? '1 row waits: its mail server' : `${wordNumber(waiting)} rows wait: their mail servers`} asked to be asked again
      later. That happens by itself{nextAttemptAt && `, next ${wordWait(nextAttemptAt, nowMs)}`}
      {deadlineAt && `, until ${wordMoment(deadlineAt)} at the latest`}.
    </p>
  );
}

function WayOut({ workspaceId, run: { pauseReason, failure, kind } }: { workspaceId: string; run: VerificationRun }) {
  const link = 'font-medium underline underline-offset-3';
  switch (failure?.code ?? pauseReason) {
    case 'credits':
    case 'read_only':
      return (
        <Link {...paths.settings(workspaceId, 'plan')} className={link}>
          {pauseReason === 'credits' ? 'More credits' : 'See the plan'}
        </Link>
      );
    case 'ceiling':
    case 'file_gone':
      return (
        <Link {...paths.newVerificationRun(workspaceId, kind === 'find' ? { kind } : {})} className={link}>
          Another run
        </Link>
      );
    default:
      return null;
  }
}
