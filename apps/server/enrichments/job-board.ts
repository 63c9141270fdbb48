/** Reads all open jobs of a company from its job board. */
import { jobRequests, readJobs, type JobBoard, type JobRequest, type JobResponse, type JobsResult } from '@leadlight/enrichment';
import type { Sites } from './sites.ts';

/** Workday gives twenty jobs a page and at most 2,000. */
const mostRequests = 100;

export async function readBoard(
  sites: Sites,
  board: JobBoard,
  { now, signal }: { readonly now: () => Date; readonly signal: AbortSignal },
): Promise<JobsResult> {
  const responses: JobResponse[] = [];
  let result: JobsResult = { kind: 'failed', reason: 'nothing', detail: 'no answer', retryAfterSeconds: null };
  let open: readonly JobRequest[] = jobRequests(board);
  while (open.length > 0 && responses.length < mostRequests) {
    for (const request of open.slice(0, mostRequests - responses.length))
      responses.push(await sites.askBoard(board.system, request, Math.floor(now().getTime() / 1000), signal));
    result = readJobs(board.system, responses);
    const next = result.kind === 'found' ? result.next : [];
    // A page that failed is asked for another time: not within one reading.
    open = next.filter(({ url, body }) => !responses.some(({ request }) => request.url === url && request.body === body));
  }
  return result;
}
