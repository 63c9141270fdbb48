/** Compares the jobs that were stored with those that were fetched: new, still open, gone. */
import type { Job } from './job.ts';
import type { JobsResult } from './read-jobs.ts';

/** How often a good fetch must lack a job before it counts as gone: boards lose jobs for minutes. */
const missesUntilGone = 2;

/** What is known of a job over time. Times are seconds since 1970. */
export interface JobHistory {
  readonly id: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
  /** When a good fetch first lacked it, since it was last seen; null while it is there. */
  readonly missingSince: number | null;
  /** Good fetches that lacked it, since it was last seen. */
  readonly misses: number;
  /** Equals `missingSince` of a job that is gone; null while it counts as open. */
  readonly goneSince: number | null;
}

export interface JobChanges {
  /** All jobs known so far, with those that are new. */
  readonly history: readonly JobHistory[];
  readonly opened: readonly Job[];
  readonly stillOpen: readonly Job[];
  /** Gone before, and back. */
  readonly reopened: readonly Job[];
  /** IDs of jobs that count as gone from now on. */
  readonly closed: readonly string[];
  /** Whether the fetch could show that jobs are gone: it was complete and in doubt of nothing. */
  readonly isProof: boolean;
}

/**
 * @param now when it was fetched, in seconds since 1970
 * @param options.isBoardConfirmed whether the company's page still leads to this board, which makes an empty answer certain
 */
export function compareJobs(
  stored: readonly JobHistory[],
  fetched: JobsResult,
  now: number,
  options: { readonly isBoardConfirmed?: boolean } = {},
): JobChanges {
  if (fetched.kind === 'failed') return { history: stored, opened: [], stillOpen: [], reopened: [], closed: [], isProof: false };
  const jobs = fetched.kind === 'found' ? fetched.jobs : [];
  const refused = fetched.kind === 'found' ? fetched.refused : [];
  // A job that can't be read, and whose ID can't be either, may be any of those that are missing.
  const isProof =
    fetched.kind === 'absent'
      ? fetched.isCertain || options.isBoardConfirmed === true
      : fetched.isComplete && refused.every(({ id }) => id !== null);
  const present = new Set([...jobs.map(({ id }) => id), ...refused.flatMap(({ id }) => id ?? [])]);
  const known = new Map(stored.map((job) => [job.id, job]));
  const closed: string[] = [];
  const kept = stored.map((job): JobHistory => {
    if (present.has(job.id)) return { ...job, lastSeen: Math.max(job.lastSeen, now), missingSince: null, misses: 0, goneSince: null };
    // The same fetch compared twice counts once.
    if (!isProof || job.goneSince !== null || now <= job.lastSeen || (job.missingSince !== null && now <= job.missingSince)) return job;
    const missingSince = job.missingSince ?? now;
    const misses = job.misses + 1;
    if (misses < missesUntilGone) return { ...job, missingSince, misses };
    closed.push(job.id);
    return { ...job, missingSince, misses, goneSince: missingSince };
  });
  const added = jobs
    .filter(({ id }) => !known.has(id))
    .map(({ id }): JobHistory => ({ id, firstSeen: now, lastSeen: now, missingSince: null, misses: 0, goneSince: null }));
  const wasGone = (job: Job): boolean => (known.get(job.id)?.goneSince ?? null) !== null;
  return {
    history: [...kept, ...added],
    opened: jobs.filter(({ id }) => !known.has(id)),
    stillOpen: jobs.filter((job) => known.has(job.id) && !wasGone(job)),
    reopened: jobs.filter(wasGone),
    closed,
    isProof,
  };
}
