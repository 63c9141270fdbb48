/**
 * Workday's careers sites. A page has at most 20 jobs, the list ends at 2,000, a page past the end repeats the first one, and only the
 * first page states the total.
 */
import { getDetail, post, readEntries, refuse, type AnswerReader, type JobRequest, type JobResponse } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { jobOf, timeOf, webUrlOf, workplaceOf } from '../job.ts';
import { listOf, numberOf, objectOf, parseJson, textOf, type JsonObject } from '../json.ts';

const workdayPageSize = 20;
const lastReachable = 2_000;

export const workdayBody = (offset: number): unknown => ({ appliedFacets: {}, limit: workdayPageSize, offset, searchText: '' });

export const readWorkday: AnswerReader = (responses) => {
  const lists = responses.filter(({ request }) => request.purpose === 'list');
  const pages = lists.map(({ body }) => objectOf(parseJson(body)));
  if (!pages.every((page) => Array.isArray(page?.['jobPostings']))) return { wrong: 'no list "jobPostings"' };
  const details = detailsByPath(responses);
  const [, origin = '', site = ''] = /^(https?:\/\/[^/]+)\/wday\/cxs\/[^/]+\/([^/?#]+)/.exec(lists[0]?.request.url ?? '') ?? [];
  const fetchedAt = lists[0]?.fetchedAt;
  /** Path -> ID. */
  const seen = new Map<string, string>();
  const { jobs, refused } = readEntries(
    pages.flatMap((page) => listOf(page?.['jobPostings'])),
    (entry, index) => {
      const job = objectOf(entry);
      const [path, title] = [textOf(job?.['externalPath']), plainName(job?.['title'])];
      // Workday lists jobs that are being closed as empty objects.
      if (job && Object.keys(job).length === 0) return null;
      if (!job || path === null || title === null) return refuse(index, path && idOf(path, job), 'no externalPath or title');
      if (seen.has(path)) return null;
      const id = idOf(path, job);
      seen.set(path, id);
      const detail = details.get(path) ?? {};
      const all = [plainName(detail['location']), ...listOf(detail['additionalLocations']).map(plainName)];
      return jobOf({
        id,
        title,
        locations: all[0] === null || all[0] === undefined ? [placeIn(plainName(job['locationsText']), path)] : all,
        workplace: workplaceOf(job['remoteType']) ?? workplaceOf(detail['remoteType']),
        employmentText: plainName(job['timeType']) ?? plainName(detail['timeType']),
        url: webUrlOf(detail['externalUrl']) ?? (origin === '' ? null : `${origin}/${site}${path}`),
        postedAt: timeOf(detail['startDate']) ?? postedDate(textOf(job['postedOn']), fetchedAt),
        description: textOfHtml(detail['jobDescription']),
      });
    },
  );
  const total = Math.max(0, ...pages.map((page) => numberOf(page?.['total']) ?? 0));
  const next = nextOf(lists, pages, seen.size, total);
  return {
    jobs,
    refused,
    isComplete: total < lastReachable && seen.size + refused.length >= total && next === null,
    next: next ? [next] : [],
    details:
      jobs.length === 0
        ? []
        : [...seen]
            .filter(([path]) => !details.has(path))
            .map(([path, id]) => getDetail(`${lists[0]?.request.url.replace(/\/jobs$/, '') ?? ''}${path}`, id)),
  };
};

/** Null at the end: an empty or repeated page, the stated total, or the last job that can be reached. */
function nextOf(lists: readonly JobResponse[], pages: readonly (JsonObject | null)[], seen: number, total: number): JobRequest | null {
  const last = lists.at(-1);
  if (!last) return null;
  const pathsOf = (page: JsonObject | null | undefined): string =>
    JSON.stringify(listOf(page?.['jobPostings']).map((job) => objectOf(job)?.['externalPath']));
  const isRepeated = pages.length > 1 && pathsOf(pages.at(-1)) === pathsOf(pages[0]);
  const size = listOf(pages.at(-1)?.['jobPostings']).length;
  const offset = (numberOf(objectOf(parseJson(last.request.body ?? ''))?.['offset']) ?? 0) + workdayPageSize;
  if (isRepeated || size === 0 || seen >= total || offset >= Math.min(total, lastReachable)) return null;
  return post(last.request.url, workdayBody(offset));
}

/** The requisition at the end of the path ("…_JR354232"); titles in it change, the requisition doesn't. */
function idOf(path: string, job: JsonObject | null): string {
  const requisition = /_([A-Za-z]{0,6}[-_]?\d[\w-]*)$/.exec(path)?.[1];
  return requisition ?? textOf(listOf(job?.['bulletFields'])[0]) ?? path;
}

/** "3 Locations" names none; the path names the first: "/job/Illinois---Chicago/…". */
function placeIn(text: string | null, path: string): string | null {
  if (text !== null && !/^\d+\s+\p{L}+$/u.test(text)) return text;
  const [, slug = ''] = /^\/job\/([^/]+)\/[^/]+/.exec(path) ?? [];
  const place = slug
    .replaceAll('---', ' - ')
    .replaceAll(/(?<=\S)--(?=\S)/g, ', ')
    .replaceAll(/(?<=\S)-(?=\S)/g, ' ')
    .trim();
  return place === '' ? null : place;
}

/** "Posted Today", "Posted Yesterday", "Posted 3 Days Ago", from when it was fetched. "30+ Days Ago" is not a date. */
function postedDate(text: string | null, fetchedAt: number | undefined): string | null {
  if (text === null || fetchedAt === undefined || !Number.isFinite(fetchedAt)) return null;
  const [, days] = /^posted (\d+) days? ago$/i.exec(text) ?? [];
  const ago = /^posted today$/i.test(text) ? 0 : /^posted yesterday$/i.test(text) ? 1 : days === undefined ? null : Number(days);
  if (ago === null || ago > 30) return null;
  return timeOf(Math.max(1, (fetchedAt - ago * 86_400) * 1_000))?.slice(0, 10) ?? null;
}

function detailsByPath(responses: readonly JobResponse[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { request, status, body } of responses) {
    const path = request.purpose === 'detail' ? /\/wday\/cxs\/[^/]+\/[^/]+(\/job\/.*)$/.exec(request.url)?.[1] : undefined;
    const info = path === undefined || status !== 200 ? null : objectOf(objectOf(parseJson(body))?.['jobPostingInfo']);
    if (path !== undefined && info) found.set(path, info);
  }
  return found;
}
