/** Runs of verifications and of finds. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { VerificationRun } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { shareOf, type PauseReason, type Remedy, type Run, type RunStep } from './run.ts';

interface Stop {
  /** Absent: nothing lets it go on by itself; it has failed. */
  reason?: PauseReason;
  /** Going on helps, once the reason is gone. */
  canGoOn: boolean;
  title: string;
  text: string;
  remedy?: Remedy;
}

/** Why a run stopped, and the way out. */
const stops: Record<NonNullable<VerificationRun['stoppedBecause']>, Stop> = {
  ceiling_reached: {
    reason: 'ceiling',
    canGoOn: false,
    title: 'The run reached its ceiling.',
    text: 'What has its answer keeps it. Start another run of the same for the rest: what is known by then is answered free.',
    remedy: 'another-run',
  },
  credits_insufficient: {
    reason: 'credits',
    canGoOn: true,
    title: 'The credits ran out.',
    text: 'What has its answer keeps it. Go on once there are credits again.',
    remedy: 'credits',
  },
  workspace_read_only: {
    reason: 'read-only',
    canGoOn: true,
    title: 'The workspace became read-only.',
    text: 'Go on once a plan is active.',
    remedy: 'plan',
  },
  permission_lost: {
    reason: 'permission',
    canGoOn: true,
    title: 'Whoever started it may no longer verify.',
    text: 'Somebody who may can go on with it.',
  },
  file_gone: {
    canGoOn: false,
    title: 'The file has been removed.',
    text: 'Upload it again and start another run: what is known by then is answered free.',
    remedy: 'another-run',
  },
  failed: {
    canGoOn: true,
    title: 'Something failed on our side, again and again.',
    text: 'What has its answer keeps it, and nothing more was spent. Going on tries once more.',
  },
};

const statuses: Record<VerificationRun['status'], Pick<Run, 'status'> & { name: string; tone: BadgeTone; steps: readonly RunStep[] }> = {
  running: { status: 'running', name: 'Running', tone: 'info', steps: ['pause', 'cancel'] },
  paused: { status: 'paused', name: 'Paused', tone: 'notice', steps: ['resume', 'cancel'] },
  stopped: { status: 'paused', name: 'Stopped', tone: 'bad', steps: ['resume', 'cancel'] },
  done: { status: 'finished', name: 'Done', tone: 'good', steps: [] },
  cancelled: { status: 'canceled', name: 'Ended early', tone: 'neutral', steps: [] },
};

export function verificationRun({ status, stoppedBecause, done, total, waiting, spent, ceiling, ...run }: VerificationRun): Run {
  const { name, steps, ...known } = statuses[status];
  const stop = stoppedBecause ? stops[stoppedBecause] : undefined;
  // What only waits for a server has no rate worth saying.
  const isAsking = status === 'running' && (waiting === 0 || done + waiting < total);
  return {
    ...(stop && !stop.reason ? { status: 'failed' } : known),
    pauseReason: known.status === 'paused' ? (stop ? stop.reason : 'member') : undefined,
    statusName: name,
    tone: known.tone,
    rows: `${wordNumber(done)} of ${wordCount(total, 'row')}`,
    share: shareOf(done, total),
    rowsPerSecond: isAsking ? run.rowsPerSecond : null,
    secondsLeft: isAsking ? run.secondsLeft : null,
    steps: stop?.canGoOn === false ? steps.filter((step) => step !== 'resume') : steps,
    credits: { spent, ceiling },
    problem: stop && { title: stop.title, text: stop.text, remedy: stop.remedy },
  };
}
