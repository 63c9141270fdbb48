/** Rippling's boards: a list (version 1) or pages (version 2), in which a job with several locations may appear once per location; no dates. */
import { getDetail, readEntries, refuse, withParameter, type AnswerReader, type JobResponse } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { joinPlace, jobOf, timeOf, webUrlOf, workplaceOf } from '../job.ts';
import { listOf, numberOf, objectOf, parseJson, textOf, type JsonObject } from '../json.ts';

export const readRippling: AnswerReader = (responses) => {
  const lists = responses.filter(({ request }) => request.purpose === 'list');
  const pages = lists.map(({ body }) => parseJson(body));
  if (!pages.every((page) => Array.isArray(page) || Array.isArray(objectOf(page)?.['items']))) return { wrong: 'no list of jobs' };
  const details = detailsById(responses);
  const { jobs, refused } = readEntries(
    pages.flatMap((page) => (Array.isArray(page) ? listOf(page) : listOf(objectOf(page)?.['items']))),
    (entry, index) => {
      const job = objectOf(entry);
      const [id, title] = [textOf(job?.['uuid']) ?? textOf(job?.['id']), plainName(job?.['name'])];
      if (!job || id === null || title === null) return refuse(index, id, 'no id or name');
      const places = [...listOf(job['locations']), ...(job['workLocation'] === undefined ? [] : [job['workLocation']])].map(objectOf);
      const kinds = new Set(places.map((place) => workplaceOf(place?.['workplaceType'])).filter((kind) => kind !== null));
      const department = objectOf(job['department']);
      const detail = details.get(id) ?? {};
      const employment = objectOf(detail['employmentType']);
      return jobOf({
        id,
        title,
        department: plainName(department?.['label']) ?? plainName(department?.['name']) ?? plainName(job['department']),
        locations: places.map(
          (place) =>
            plainName(place?.['label']) ?? plainName(place?.['name']) ?? joinPlace(place?.['city'], place?.['state'], place?.['country']),
        ),
        workplace: kinds.size === 1 ? ([...kinds][0] ?? null) : null,
        employmentText: plainName(employment?.['label']),
        url: webUrlOf(job['url']),
        postedAt: timeOf(detail['createdOn']),
        description: textOfHtml(
          Object.values(objectOf(detail['description']) ?? {})
            .filter((part) => typeof part === 'string')
            .join('<br>'),
        ),
        company: plainName(detail['companyName']),
      });
    },
  );
  const last = objectOf(pages.at(-1));
  const [page, totalPages] = [numberOf(last?.['page']) ?? 0, numberOf(last?.['totalPages']) ?? 1];
  const request = lists.at(-1)?.request;
  const hasMore = last !== null && page + 1 < totalPages && listOf(last['items']).length > 0;
  const base = request?.url.split('?', 1)[0] ?? '';
  return {
    jobs,
    refused,
    isComplete: !hasMore,
    next: hasMore && request ? [withParameter(request, 'page', page + 1)] : [],
    details: jobs.filter(({ id }) => !details.has(id)).map(({ id }) => getDetail(`${base}/${encodeURIComponent(id)}`, id)),
  };
};

function detailsById(responses: readonly JobResponse[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { request, status, body } of responses) {
    const detail = request.purpose === 'detail' && status === 200 ? objectOf(parseJson(body)) : null;
    const id = detail && (textOf(detail['uuid']) ?? textOf(detail['id']));
    if (detail && id !== null) found.set(id, detail);
  }
  return found;
}
