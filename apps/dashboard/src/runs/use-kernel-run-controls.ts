import { useQueryClient } from '@tanstack/react-query';
import { reread } from '../api/reread.ts';
import { useCommand } from '../api/use-command.ts';
import type { RunControlsOf } from './run-controls.tsx';

interface KernelRunOptions {
  /** What is read again after each of them. */
  reads: Parameters<typeof reread>[2];
  /** What stays after a cancellation, as a sentence without its end; asked before, unless absent. */
  kept?: string;
}

/** The buttons of a run whose commands are those of runs of any kind. */
export function useKernelRunControls(workspaceId: string, runId: string, { reads, kept }: KernelRunOptions): RunControlsOf {
  const queries = useQueryClient();
  const input = { params: { workspaceId, runId } };
  const options = { onDone: () => reread(queries, workspaceId, reads) };
  const pause = useCommand('pauseRun', options);
  const resume = useCommand('resumeRun', options);
  const cancel = useCommand('cancelRun', options);
  const retry = useCommand('retryRun', options);
  return {
    pause: { name: 'Pause', pending: pause.pending, run: () => pause.run(input) },
    resume: { name: 'Resume', pending: resume.pending, run: () => resume.run(input) },
    cancel: {
      name: 'Cancel run',
      pending: cancel.pending,
      run: () => cancel.run(input),
      ...(kept && {
        confirm: {
          title: 'Cancel this run?',
          description: `${kept}, and the remaining reserved credits are released. A canceled run can’t be resumed: to continue later, pause it instead.`,
          action: 'Cancel run',
          dismiss: 'Keep running',
        },
      }),
    },
    retry: { name: 'Retry failed rows', pending: retry.pending, run: () => retry.run(input) },
  };
}
