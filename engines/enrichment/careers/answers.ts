/** What job boards are asked and what they answer, as the readers see it. */
import type { Job } from './job.ts';

export interface JobRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** JSON; null for GET. */
  readonly body: string | null;
  /** `detail`: one job's page, which adds what the list lacks. */
  readonly purpose: 'list' | 'detail';
}

/** A request for one job's page. */
export interface JobDetailRequest extends JobRequest {
  readonly purpose: 'detail';
  /** `Job.id` */
  readonly jobId: string;
}

export interface JobResponse {
  readonly request: JobRequest;
  /** The HTTP status; redirects are not followed, because unknown boards redirect to the vendor. */
  readonly status: number;
  /** Names in lower case; only Retry-After is read. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** Seconds since 1970: "Posted 3 Days Ago" counts from then. */
  readonly fetchedAt?: number;
}

/** A job in an answer that can't be read. It may still be open. */
export interface RefusedJob {
  /** Null if not even its ID can be read. */
  readonly id: string | null;
  readonly index: number;
  readonly reason: string;
}

export type FailureReason =
  /** The board doesn't exist: 404, 410, or a redirect to the vendor. */
  | 'no-board'
  | 'rate-limited'
  /** Any other status: forbidden, server errors. */
  | 'status'
  /** An answer that isn't what the board's documentation promises. */
  | 'shape'
  /** Nothing was fetched. */
  | 'nothing';

/** What a reader finds in the answers of one board, in order. */
export interface ReadAnswers {
  readonly jobs: readonly Job[];
  readonly refused: readonly RefusedJob[];
  /** Whether all open jobs are in the answers. */
  readonly isComplete: boolean;
  /** Requests for the rest of the list. */
  readonly next: readonly JobRequest[];
  /** Requests that add descriptions or dates; not needed for the list. */
  readonly details: readonly JobDetailRequest[];
}

/** Thrown nowhere: a reader returns it for an answer of the wrong shape. */
export interface WrongShape {
  readonly wrong: string;
}

export type AnswerReader = (responses: readonly JobResponse[]) => ReadAnswers | WrongShape;

export function get(url: string): JobRequest {
  return { method: 'GET', url, body: null, purpose: 'list' };
}

export function getDetail(url: string, jobId: string): JobDetailRequest {
  return { method: 'GET', url, body: null, purpose: 'detail', jobId };
}

export function post(url: string, body: unknown): JobRequest {
  return { method: 'POST', url, body: JSON.stringify(body), purpose: 'list' };
}

/** A parameter of a request's address; null if absent. */
export function parameterOf({ url }: JobRequest, name: string): string | null {
  return new RegExp(`[?&]${name}=([^&#]*)`).exec(url)?.[1] ?? null;
}

/** The same request with another value of a parameter. */
export function withParameter(request: JobRequest, name: string, value: number): JobRequest {
  const { url } = request;
  const pattern = new RegExp(`([?&]${name}=)[^&#]*`);
  return {
    ...request,
    url: pattern.test(url) ? url.replace(pattern, `$1${value}`) : `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`,
  };
}

/** Reads every entry of a list; a job that several entries describe, one per location, becomes one with all locations. */
export function readEntries(
  entries: readonly unknown[],
  read: (entry: unknown, index: number) => Job | RefusedJob | null,
): { jobs: Job[]; refused: RefusedJob[] } {
  const jobs = new Map<string, Job>();
  const refused: RefusedJob[] = [];
  for (const [index, entry] of entries.entries()) {
    const job = read(entry, index);
    if (job === null) continue;
    if ('reason' in job) {
      refused.push(job);
      continue;
    }
    const known = jobs.get(job.id);
    jobs.set(job.id, known ? together(known, job) : job);
  }
  return { jobs: [...jobs.values()], refused };
}

function together(known: Job, job: Job): Job {
  const texts = new Set(known.locations.map(({ text }) => text));
  const locations = [...known.locations, ...job.locations.filter(({ text }) => !texts.has(text))];
  // An entry that doesn't say is not a contradiction; remote in one place and on site in another is neither.
  const workplace =
    known.workplace === job.workplace || job.workplace === null ? known.workplace : known.workplace === null ? job.workplace : null;
  return { ...known, locations, workplace, description: known.description ?? job.description };
}

export const refuse = (index: number, id: string | null, reason: string): RefusedJob => ({ index, id, reason });
