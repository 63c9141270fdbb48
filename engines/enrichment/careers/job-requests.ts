/** What to ask a board for its jobs. Requests for further pages come from `readJobs`. */
import { get, post, type JobRequest } from './answers.ts';
import type { JobBoard } from './board.ts';
import { workdayBody } from './readers/workday.ts';

/** Jobs per page, where the board has pages. */
const pageSize = 100;

/** The first request for all jobs of a board. Redirects of the answer must not be followed (`readJobs`). */
export function jobRequests(board: JobBoard): JobRequest[] {
  const { token, host } = board;
  const path = encodeURIComponent(token);
  switch (board.system) {
    case 'greenhouse':
      return [get(`https://boards-api.greenhouse.io/v1/boards/${path}/jobs?content=true`)];
    case 'lever':
      return [get(`https://${host}/v0/postings/${path}?mode=json&skip=0&limit=${pageSize}`)];
    case 'ashby':
      return [get(`https://api.ashbyhq.com/posting-api/job-board/${path}?includeCompensation=true`)];
    case 'workable':
      return [get(`https://apply.workable.com/api/v1/widget/accounts/${path}?details=true`)];
    case 'smartrecruiters':
      return [get(`https://api.smartrecruiters.com/v1/companies/${path}/postings?limit=${pageSize}&offset=0`)];
    case 'recruitee':
      return [get(`https://${host}/api/offers/`)];
    case 'teamtailor':
      return [get(`https://${host}/jobs.json`)];
    case 'personio':
      return [get(`https://${host}/xml?language=en`)];
    case 'bamboohr':
      return [get(`https://${host}/careers/list`)];
    case 'workday': {
      const tenant = token.split('/', 1)[0] ?? '';
      return [post(`https://${host}/wday/cxs/${encodeURIComponent(tenant)}/${encodeURIComponent(board.site ?? '')}/jobs`, workdayBody(0))];
    }
    case 'rippling':
      return [get(`https://api.rippling.com/platform/api/ats/v2/board/${path}/jobs?page=0&pageSize=${pageSize}`)];
  }
}
