/** The commands of runs of each kind: the only module that knows their routes. */
import { useCommand } from '../api/use-command.ts';
import type { RunControlsOf } from './run-controls.tsx';

export function useImportControls(workspaceId: string, importId: string): RunControlsOf {
  const input = { params: { workspaceId, importId } };
  const pause = useCommand('pauseImport');
  const resume = useCommand('resumeImport');
  const cancel = useCommand('cancelImport');
  const undo = useCommand('undoImport');
  return {
    pause: { name: 'Pause', pending: pause.pending, run: () => pause.run(input) },
    resume: { name: 'Resume', pending: resume.pending, run: () => resume.run(input) },
    cancel: {
      name: 'Cancel import',
      pending: cancel.pending,
      run: () => cancel.run(input),
      confirm: {
        title: 'Cancel this import?',
        description:
          'Rows that were imported stay, and you can undo the import. A canceled import can’t be resumed: to continue later, pause it instead.',
        action: 'Cancel import',
        dismiss: 'Keep importing',
      },
    },
    undo: {
      name: 'Undo import',
      pending: undo.pending,
      run: () => undo.run(input),
      confirm: {
        title: 'Undo this import?',
        description:
          'Values from this file are removed, along with leads only it created. Leads that it merged become separate again. Your own edits, notes and other imports stay.',
        action: 'Undo import',
      },
    },
  };
}

export function useVerificationRunControls(workspaceId: string, verificationRunId: string): RunControlsOf {
  const input = { params: { workspaceId, verificationRunId } };
  const pause = useCommand('pauseVerificationRun');
  const resume = useCommand('resumeVerificationRun');
  const cancel = useCommand('cancelVerificationRun');
  const retry = useCommand('retryRun');
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
          'Rows that have a result keep it, and the remaining reserved credits are released. A canceled run can’t be resumed: to continue later, pause it instead.',
        action: 'Cancel run',
        dismiss: 'Keep running',
      },
    },
    retry: {
      name: 'Retry failed rows',
      pending: retry.pending,
      run: () => retry.run({ params: { workspaceId, runId: verificationRunId } }),
    },
  };
}

export function useRevealRunControls(workspaceId: string, revealRunId: string): RunControlsOf {
  const input = { params: { workspaceId, revealRunId } };
  const pause = useCommand('pauseRevealRun');
  const resume = useCommand('resumeRevealRun');
  const cancel = useCommand('cancelRevealRun');
  return {
    pause: { name: 'Pause', pending: pause.pending, run: () => pause.run(input) },
    resume: { name: 'Resume', pending: resume.pending, run: () => resume.run(input) },
    cancel: { name: 'Cancel', pending: cancel.pending, run: () => cancel.run(input) },
  };
}

export function useBulkChangeControls(workspaceId: string, bulkChangeId: string): RunControlsOf {
  const input = { params: { workspaceId, bulkChangeId } };
  const ofRun = { params: { workspaceId, runId: bulkChangeId } };
  const pause = useCommand('pauseRun');
  const resume = useCommand('resumeRun');
  const retry = useCommand('retryRun');
  const cancel = useCommand('cancelBulkChange');
  const undo = useCommand('undoBulkChange');
  return {
    pause: { name: 'Pause', pending: pause.pending, run: () => pause.run(ofRun) },
    resume: { name: 'Resume', pending: resume.pending, run: () => resume.run(ofRun) },
    cancel: { name: 'Cancel', pending: cancel.pending, run: () => cancel.run(input) },
    retry: { name: 'Retry', pending: retry.pending, run: () => retry.run(ofRun) },
    undo: { name: 'Undo', pending: undo.pending, run: () => undo.run(input) },
  };
}
