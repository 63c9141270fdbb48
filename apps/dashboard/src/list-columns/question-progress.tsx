/** The run of a question that is in progress or paused: its outcome so far, what it cost, and its buttons. */
import '../api/groups/list-columns.ts';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../api/queries.ts';
import { Failed } from '../layout/failed.tsx';
import { questionRun } from '../runs/question-run.ts';
import { RunProgress } from '../runs/run-progress.tsx';
import { useKernelRunControls } from '../runs/use-kernel-run-controls.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDollars } from '../words/money.ts';
import { wordNumber } from '../words/numbers.ts';
import { RunFigure } from './run-figure.tsx';

const whileRunningMs = 2_000;

const outcomeNames = {
  answered: 'Answered',
  not_stated: 'The website doesn’t say',
  discarded: 'Answer discarded',
  unread: 'Website not read',
  failed: 'No answer from the model',
} as const;

export function QuestionProgress({ workspace, runId }: { workspace: OpenWorkspace; runId: string }) {
  const { workspaceId } = workspace;
  const run = useQuery({
    ...read('readQuestionRun', { params: { workspaceId, questionRunId: runId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'finished' || state.data?.status === 'canceled' ? false : whileRunningMs),
  });
  const controls = useKernelRunControls(workspaceId, runId, { reads: [] });
  if (run.isPending) return <SkeletonRows rows={3} label="Loading the run" />;
  if (run.isError) return <Failed query={run} />;
  const { outcomes, cached, modelMicros, modelCeilingMicros } = run.data;
  const mayControl = workspace.may('questions.create') && !workspace.isReadOnly;
  return (
    <>
      <RunProgress workspaceId={workspaceId} run={questionRun(run.data)} label="Question" controls={mayControl ? controls : undefined} />
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-13">
        {Object.entries(outcomes).map(([outcome, count]) => (
          <RunFigure key={outcome} name={outcomeNames[outcome as keyof typeof outcomeNames]} value={wordNumber(count)} />
        ))}
        {cached > 0 && <RunFigure name="Already known, at no cost" value={wordNumber(cached)} />}
        <RunFigure name="Cost" value={`${wordDollars(modelMicros)} of at most ${wordDollars(modelCeilingMicros)}`} />
      </dl>
    </>
  );
}
