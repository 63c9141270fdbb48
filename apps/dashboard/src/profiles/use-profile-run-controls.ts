import '../api/groups/profiles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { reread } from '../api/effects.ts';
import { useCommand } from '../api/use-command.ts';
import type { RunControlsOf } from '../runs/run-controls.tsx';

/** The buttons of a profile run, which are those of runs of any kind. */
export function useProfileRunControls(workspaceId: string, runId: string): RunControlsOf {
  const queries = useQueryClient();
  const input = { params: { workspaceId, runId } };
  const options = {
    onDone: () => reread(queries, workspaceId, ['readProfileRun', 'listProfileRuns', 'listProfileRunRows', 'readProfileRunRow']),
  };
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
      confirm: {
        title: 'Cancel this run?',
        description:
          'People who were enriched keep their data, and the remaining reserved credits are released. A canceled run can’t be resumed: to continue later, pause it instead.',
        action: 'Cancel run',
        dismiss: 'Keep running',
      },
    },
    retry: { name: 'Retry failed rows', pending: retry.pending, run: () => retry.run(input) },
  };
}
