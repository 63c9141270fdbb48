import '../api/groups/profiles.ts';
import type { RunControlsOf } from '../runs/run-controls.tsx';
import { useKernelRunControls } from '../runs/use-kernel-run-controls.ts';

export const useProfileRunControls = (workspaceId: string, runId: string): RunControlsOf =>
  useKernelRunControls(workspaceId, runId, {
    reads: ['readProfileRun', 'listProfileRuns', 'listProfileRunRows', 'readProfileRunRow'],
    kept: 'People who were enriched keep their data',
  });
