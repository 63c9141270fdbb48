/** SmartRecruiters Posting API, https://developers.smartrecruiters.com/docs/posting-api: pages by offset; descriptions in the detail only. */
import { getDetail, parameterOf, readEntries, refuse, withParameter, type AnswerReader, type JobResponse } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { joinPlace, jobOf, timeOf, webUrlOf } from '../job.ts';
import { listOf, numberOf, objectOf, parseJson, textOf, type JsonObject } from '../json.ts';

export const readSmartRecruiters: AnswerReader = (responses) => {
  const lists = responses.filter(({ request }) => request.purpose === 'list');
  const pages = lists.map(({ body }) => objectOf(parseJson(body)));
  if (!pages.every((page) => Array.isArray(page?.['content']) && numberOf(page?.['totalFound']) !== null))
    return { wrong: 'no list "content" with "totalFound"' };
  const details = detailsById(responses);
  const entries = pages.flatMap((page) => listOf(page?.['content']));
  const { jobs, refused } = readEntries(entries, (entry, index) => {
    const job = objectOf(entry);
    const [id, title] = [textOf(job?.['id']), plainName(job?.['name'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no id or name');
    const place = objectOf(job['location']) ?? {};
    const detail = details.get(id) ?? null;
    const company = objectOf(job['company']);
    const identifier = textOf(company?.['identifier']);
    return jobOf({
      id,
      title,
      department: plainName(objectOf(job['department'])?.['label']),
      locations: [plainName(place['fullLocation']) ?? joinPlace(place['city'], place['region'], textOf(place['country'])?.toUpperCase())],
      workplace:
        place['hybrid'] === true
          ? 'hybrid'
          : place['remote'] === true
            ? 'remote'
            : place['remote'] === false && place['hybrid'] === false
              ? 'on_site'
              : null,
      employmentText: plainName(objectOf(job['typeOfEmployment'])?.['label']) ?? textOf(objectOf(job['typeOfEmployment'])?.['id']),
      url:
        webUrlOf(detail?.['postingUrl']) ??
        (identifier === null ? null : `https://jobs.smartrecruiters.com/${encodeURIComponent(identifier)}/${encodeURIComponent(id)}`),
      postedAt: timeOf(job['releasedDate']),
      description: descriptionOf(detail),
      company: plainName(company?.['name']),
    });
  });
  const total = Math.max(0, ...pages.map((page) => numberOf(page?.['totalFound']) ?? 0));
  const last = lists.at(-1);
  const limit = last ? Number(parameterOf(last.request, 'limit') ?? 100) : 100;
  const offset = last ? Number(parameterOf(last.request, 'offset') ?? 0) : 0;
  const isLast = entries.length >= total || listOf(pages.at(-1)?.['content']).length === 0;
  const base = last?.request.url.split('?', 1)[0] ?? '';
  return {
    jobs,
    refused,
    isComplete: entries.length >= total,
    next: isLast || !last ? [] : [withParameter(last.request, 'offset', offset + limit)],
    details: jobs.filter(({ id }) => !details.has(id)).map(({ id }) => getDetail(`${base}/${encodeURIComponent(id)}`, id)),
  };
};

function detailsById(responses: readonly JobResponse[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { request, status, body } of responses) {
    const detail = request.purpose === 'detail' && status === 200 ? objectOf(parseJson(body)) : null;
    const id = detail && textOf(detail['id']);
    if (detail && id !== null) found.set(id, detail);
  }
  return found;
}

function descriptionOf(detail: JsonObject | null): string | null {
  const sections = objectOf(objectOf(detail?.['jobAd'])?.['sections']) ?? {};
  const texts = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'].flatMap(
    (name) => textOfHtml(objectOf(sections[name])?.['text']) ?? [],
  );
  return texts.length === 0 ? null : texts.join('\n');
}
