/** Reads what a board answered into jobs. Failed, empty and read are never mixed: an outage is not an empty board. */
import type { AnswerReader, FailureReason, JobDetailRequest, JobRequest, JobResponse, RefusedJob } from './answers.ts';
import type { BoardSystem } from './board.ts';
import type { Job } from './job.ts';
import { readAshby } from './readers/ashby.ts';
import { readBambooHr } from './readers/bamboohr.ts';
import { readGreenhouse } from './readers/greenhouse.ts';
import { readLever } from './readers/lever.ts';
import { readPersonio } from './readers/personio.ts';
import { readRecruitee } from './readers/recruitee.ts';
import { readRippling } from './readers/rippling.ts';
import { readSmartRecruiters } from './readers/smartrecruiters.ts';
import { readTeamtailor } from './readers/teamtailor.ts';
import { readWorkable } from './readers/workable.ts';
import { readWorkday } from './readers/workday.ts';

export type JobsResult =
  | {
      readonly kind: 'found';
      readonly jobs: readonly Job[];
      readonly refused: readonly RefusedJob[];
      /** Whether these are all open jobs of the board. */
      readonly isComplete: boolean;
      /** Requests for the rest of the list, to be answered and read together with the answers so far. */
      readonly next: readonly JobRequest[];
      /** Requests that add descriptions or dates where the list lacks them. */
      readonly details: readonly JobDetailRequest[];
    }
  /** @property isCertain false for SmartRecruiters, which answers 0 for any name: the board may not exist */
  | { readonly kind: 'absent'; readonly isCertain: boolean }
  /** @property retryAfterSeconds what Retry-After asks for; null if it doesn't */
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly detail: string; readonly retryAfterSeconds: number | null };

const readers: Readonly<Record<BoardSystem, AnswerReader>> = {
  greenhouse: readGreenhouse,
  lever: readLever,
  ashby: readAshby,
  workable: readWorkable,
  smartrecruiters: readSmartRecruiters,
  recruitee: readRecruitee,
  teamtailor: readTeamtailor,
  personio: readPersonio,
  bamboohr: readBambooHr,
  workday: readWorkday,
  rippling: readRippling,
};

/** Systems whose lists lack the date of some or all jobs, which the details have. */
export const systemsWithDatesInDetails: ReadonlySet<BoardSystem> = new Set<BoardSystem>(['bamboohr', 'rippling', 'workday']);

/**
 * @param responses to `jobRequests`, then to `next` and `details` of earlier results, in order; without redirects followed
 * @returns jobs of the pages that were answered, incomplete if a later page failed
 */
export function readJobs(system: BoardSystem, responses: readonly JobResponse[]): JobsResult {
  const [first] = responses;
  if (!first) return failed('nothing', 'no answer');
  const failure = failureOf(first);
  if (failure) return failure;
  const lists = responses.filter(({ request }) => request.purpose === 'list');
  const bad = lists.findIndex((response) => failureOf(response) !== null);
  const good =
    bad === -1 ? responses : responses.filter((response) => response.request.purpose === 'detail' || lists.indexOf(response) < bad);
  const read = readers[system](good);
  // A later page of the wrong shape leaves what earlier pages said.
  if ('wrong' in read) {
    const earlier = lists.length > 1 ? readers[system](lists.slice(0, 1)) : read;
    return 'wrong' in earlier ? failed('shape', read.wrong) : { kind: 'found', ...earlier, isComplete: false };
  }
  if (read.jobs.length === 0) {
    if (read.refused.length > 0) return failed('shape', read.refused[0]?.reason ?? '');
    if (!read.isComplete) return failed('shape', 'a total without jobs');
    return { kind: 'absent', isCertain: system !== 'smartrecruiters' };
  }
  const again = bad === -1 ? undefined : lists[bad]?.request;
  return { kind: 'found', ...read, isComplete: read.isComplete && bad === -1, next: again ? [again] : read.next };
}

function failureOf({ status, headers = {} }: JobResponse): Extract<JobsResult, { kind: 'failed' }> | null {
  if (status === 200) return null;
  if (status === 404 || status === 410 || (status >= 300 && status < 400)) return failed('no-board', `status ${status}`);
  const seconds = /^\s*\d{1,7}\s*$/.test(headers['retry-after'] ?? '') ? Number(headers['retry-after']) : null;
  return { ...failed(status === 429 ? 'rate-limited' : 'status', `status ${status}`), retryAfterSeconds: seconds };
}

const failed = (reason: FailureReason, detail: string): Extract<JobsResult, { kind: 'failed' }> => ({
  kind: 'failed',
  reason,
  detail,
  retryAfterSeconds: null,
});
