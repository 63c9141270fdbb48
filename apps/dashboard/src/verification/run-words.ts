/** Runs as they are said on screen. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { VerificationRun, VerificationRunRow } from '../api/contract.ts';

export const runStatusNames: Record<VerificationRun['status'], string> = {
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Ended early',
  stopped: 'Stopped',
};
export const runStatusTones: Record<VerificationRun['status'], BadgeTone> = {
  running: 'info',
  paused: 'notice',
  done: 'good',
  cancelled: 'neutral',
  stopped: 'bad',
};
export const runKindNames: Record<VerificationRun['kind'], string> = { verify: 'Verify', find: 'Find' };

type Stop = NonNullable<VerificationRun['stoppedBecause']>;

/** Why a run stopped, and the way out. */
export const stopWords: Record<Stop, { title: string; text: string }> = {
  ceiling_reached: {
    title: 'The ceiling was reached.',
    text: 'What has its answer keeps it. Start another run of the same for the rest: what is known by then is answered free.',
  },
  credits_insufficient: { title: 'The credits ran out.', text: 'What has its answer keeps it. Go on once there are credits again.' },
  workspace_read_only: { title: 'The workspace became read-only.', text: 'Go on once a plan is active.' },
  permission_lost: {
    title: 'Whoever started it may no longer verify.',
    text: 'Somebody who may can go on with it.',
  },
  file_gone: {
    title: 'The file has been removed.',
    text: 'Upload it again and start another run: what is known by then is answered free.',
  },
  failed: {
    title: 'Something failed on our side, again and again.',
    text: 'What has its answer keeps it, and nothing more was spent. Going on tries once more.',
  },
};
/** Going on helps, once the reason is gone. */
export const canGoOnAfter = (stop: Stop | null): boolean => stop !== 'file_gone' && stop !== 'ceiling_reached';

/** Rows without a verdict. */
export const rowResultNames: Record<Exclude<VerificationRunRow['result'], 'answered'>, string> = {
  waiting: 'Not answered yet',
  empty: 'Empty',
  suppressed: 'Suppressed',
  not_revealed: 'Not revealed',
  gone: 'Gone',
};
