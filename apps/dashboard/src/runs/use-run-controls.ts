/** What can be done about a run of each kind: the one place that knows their routes. */
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
    resume: { name: 'Go on', pending: resume.pending, run: () => resume.run(input) },
    cancel: {
      name: 'Stop',
      pending: cancel.pending,
      run: () => cancel.run(input),
      confirm: {
        title: 'Stop this import for good?',
        description: 'What was taken so far stays, and can be undone. To go on later, pause it instead.',
        action: 'Stop the import',
      },
    },
    undo: {
      name: 'Undo the import',
      pending: undo.pending,
      run: () => undo.run(input),
      confirm: {
        title: 'Undo this import?',
        description:
          'What it told is taken back, leads that exist by it alone are removed, and pairs that it merged are two leads again. Your own edits, notes and other imports stay.',
        action: 'Undo the import',
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
    resume: { name: 'Go on', pending: resume.pending, run: () => resume.run(input) },
    cancel: {
      name: 'End',
      pending: cancel.pending,
      run: () => cancel.run(input),
      confirm: {
        title: 'End this run for good?',
        description: 'What has its answer keeps it; the rest of what is held is given back. To go on later, pause it instead.',
        action: 'End the run',
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
    resume: { name: 'Go on', pending: resume.pending, run: () => resume.run(input) },
    cancel: { name: 'Stop', pending: cancel.pending, run: () => cancel.run(input) },
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
