/** The run for a provider's field that is in progress or paused: its outcome so far, what it cost, and its buttons. */
import '../api/groups/provider-fields.ts';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ProviderFieldRun } from '../api/contract.ts';
import { read } from '../api/queries.ts';
import { Failed } from '../layout/failed.tsx';
import { providerFieldRun } from '../runs/provider-field-run.ts';
import { RunProgress } from '../runs/run-progress.tsx';
import { useKernelRunControls } from '../runs/use-kernel-run-controls.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDollars } from '../words/money.ts';
import { wordNumber } from '../words/numbers.ts';
import { RunFigure } from './run-figure.tsx';

const whileRunningMs = 2_000;

const outcomeNames: Readonly<Record<keyof ProviderFieldRun['outcomes'], string>> = {
  found: 'With a value',
  no_value: 'Known to the provider, without a value',
  not_found: 'Not known to the provider',
  other_subject: 'Answered about somebody else',
  other_type: 'Answered with another type',
  not_asked: 'Not asked',
  unavailable: 'No answer',
  removed: 'Removed',
};

export function ProviderFieldProgress({ workspace, runId }: { workspace: OpenWorkspace; runId: string }) {
  const { workspaceId } = workspace;
  const run = useQuery({
    ...read('readProviderFieldRun', { params: { workspaceId, providerFieldRunId: runId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'finished' || state.data?.status === 'canceled' ? false : whileRunningMs),
  });
  const controls = useKernelRunControls(workspaceId, runId, { reads: [] });
  if (run.isPending) return <SkeletonRows rows={3} label="Loading the run" />;
  if (run.isError) return <Failed query={run} />;
  const { outcomes, cached, creditsSpent, ceiling, providerMicros, providerCeilingMicros } = run.data;
  const shown = providerFieldRun(run.data);
  const mayControl = workspace.may('profiles.create') && !workspace.isReadOnly;
  return (
    <>
      <RunProgress workspaceId={workspaceId} run={shown} label="Run" controls={mayControl ? controls : undefined} />
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-13">
        {Object.entries(outcomes).map(([outcome, count]) => (
          <RunFigure key={outcome} name={outcomeNames[outcome as keyof typeof outcomeNames]} value={wordNumber(count)} />
        ))}
        {cached > 0 && <RunFigure name="From stored answers" value={wordNumber(cached)} />}
        <RunFigure name="Credits" value={`${wordNumber(creditsSpent)} of at most ${wordNumber(ceiling ?? 0)}`} />
        <RunFigure name="Provider" value={`${wordDollars(providerMicros)} of at most ${wordDollars(providerCeilingMicros)}`} />
      </dl>
    </>
  );
}
