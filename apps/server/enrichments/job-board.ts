/** Reads all open jobs of a company from its job board, and when they were posted where only the page of each job says it. */
import {
  jobRequests,
  readJobs,
  systemsWithDatesInDetails,
  type JobBoard,
  type JobDetailRequest,
  type JobRequest,
  type JobResponse,
  type JobsResult,
} from '@leadlight/enrichment';
import { jobKey } from './site-details.ts';
import type { Sites } from './sites.ts';

/** Workday gives twenty jobs a page and at most 2,000. */
const mostRequests = 100;
/** Of single jobs, at one request per second. The others are asked for in later readings. */
const mostDetails = 30;

export interface BoardReading {
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Keys (`jobKey`) of jobs whose date is known from earlier readings. */
  readonly readDatedJobs: () => Promise<ReadonlySet<string>>;
}

export async function readBoard(sites: Pick<Sites, 'askBoard'>, board: JobBoard, reading: BoardReading): Promise<JobsResult> {
  const ask = (request: JobRequest): Promise<JobResponse> =>
    sites.askBoard(board.system, request, Math.floor(reading.now().getTime() / 1000), reading.signal);
  const responses: JobResponse[] = [];
  let result: JobsResult = { kind: 'failed', reason: 'nothing', detail: 'no answer', retryAfterSeconds: null };
  let open: readonly JobRequest[] = jobRequests(board);
  while (open.length > 0 && responses.length < mostRequests) {
    for (const request of open.slice(0, mostRequests - responses.length)) responses.push(await ask(request));
    result = readJobs(board.system, responses);
    const next = result.kind === 'found' ? result.next : [];
    // A page that failed is asked for another time: not within one reading.
    open = next.filter(({ url, body }) => !responses.some(({ request }) => request.url === url && request.body === body));
  }
  const lists = responses.length;
  for (const request of await detailsToAsk(board, result, reading)) {
    const response = await ask(request);
    responses.push(response);
    // A job may be gone since the list was read. Anything else: the board does not want to be asked more, or is down.
    if (response.status !== 200 && response.status !== 404 && response.status !== 410) break;
  }
  return responses.length > lists ? readJobs(board.system, responses) : result;
}

/** Jobs without a date, and without one that is known. */
async function detailsToAsk(board: JobBoard, result: JobsResult, { readDatedJobs }: BoardReading): Promise<readonly JobDetailRequest[]> {
  if (result.kind !== 'found' || !systemsWithDatesInDetails.has(board.system)) return [];
  const undated = new Set(result.jobs.filter(({ postedAt }) => postedAt === null).map(({ id }) => id));
  if (undated.size === 0) return [];
  const dated = await readDatedJobs();
  return result.details.filter(({ jobId }) => undated.has(jobId) && !dated.has(jobKey(board, jobId))).slice(0, mostDetails);
}
