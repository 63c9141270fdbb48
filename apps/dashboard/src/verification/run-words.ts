/** Runs as they are said on screen. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { VerificationRun, VerificationRunRow } from '../api/contract.ts';

export const runStatusNames: Record<VerificationRun['status'], string> = {
  queued: 'Queued',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  canceled: 'Canceled',
  failed: 'Failed',
};
export const runStatusTones: Record<VerificationRun['status'], BadgeTone> = {
  queued: 'info',
  running: 'info',
  paused: 'notice',
  finished: 'good',
  canceled: 'neutral',
  failed: 'bad',
};

/** A worker has it, or will. */
export const isRunAtWork = (status: VerificationRun['status'] | undefined): boolean => status === 'queued' || status === 'running';

export const runKindNames: Record<VerificationRun['kind'], string> = { verify: 'Verify', find: 'Find' };

interface RunHalt {
  readonly title: string;
  readonly text: string;
}

const pauseWords: Record<Exclude<NonNullable<VerificationRun['pauseReason']>, 'member'>, RunHalt> = {
  ceiling: {
    title: 'The ceiling was reached.',
    text: 'Rows with an answer keep it. Start another run for the rest: what is known by then is answered free.',
  },
  credits: { title: 'The credits ran out.', text: 'Rows with an answer keep it. Resume the run when there are credits again.' },
  read_only: { title: 'The workspace became read-only.', text: 'Resume the run when a plan is active.' },
  permission: {
    title: 'The user who started the run can no longer verify.',
    text: 'Another member who can verify may resume it.',
  },
};

/** Why a run is paused or failed, and what to do next; null where there is nothing to explain. */
export function wordHalt({ pauseReason, failure }: Pick<VerificationRun, 'pauseReason' | 'failure'>): RunHalt | null {
  if (failure?.code === 'file_gone')
    return { title: 'The file has been removed.', text: 'Upload it again and start another run: what is known by then is answered free.' };
  if (failure) return { title: 'The run failed.', text: failure.message };
  return pauseReason === null || pauseReason === 'member' ? null : pauseWords[pauseReason];
}

/** Resuming helps, once the reason is gone. */
export const canResume = ({ status, pauseReason, failure }: Pick<VerificationRun, 'status' | 'pauseReason' | 'failure'>): boolean =>
  (status === 'paused' && pauseReason !== 'ceiling') || (status === 'failed' && failure?.code !== 'file_gone');

const skipNames: Record<NonNullable<VerificationRunRow['skipReason']>, string> = {
  empty: 'Empty',
  suppressed: 'Suppressed',
  not_revealed: 'Not revealed',
  gone: 'Gone',
};

/** A row without a verdict. */
export function wordRowStatus({ status, skipReason }: Pick<VerificationRunRow, 'status' | 'skipReason'>): string {
  if (skipReason) return skipNames[skipReason];
  return status === 'pending' ? 'Not answered yet' : status === 'failed' ? 'Failed' : '';
}
