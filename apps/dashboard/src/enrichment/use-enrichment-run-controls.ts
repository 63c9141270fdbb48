import '../api/groups/enrichment.ts';
import type { RunControlsOf } from '../runs/run-controls.tsx';
import { useKernelRunControls } from '../runs/use-kernel-run-controls.ts';

export const useEnrichmentRunControls = (workspaceId: string, runId: string): RunControlsOf =>
  useKernelRunControls(workspaceId, runId, {
    reads: ['readEnrichmentRun', 'listEnrichmentRuns', 'listEnrichmentRunRows'],
    kept: 'Companies that were read keep their data',
  });
