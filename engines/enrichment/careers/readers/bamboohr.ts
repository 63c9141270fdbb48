/** BambooHR's careers page: `/careers/list`, and `/careers/ID/detail` with description and date. */
import { getDetail, readEntries, refuse, type AnswerReader, type JobResponse } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { joinPlace, jobOf, salaryOf, timeOf, type Workplace } from '../job.ts';
import { listOf, numberOf, objectOf, parseJson, textOf, type JsonObject } from '../json.ts';

/** `locationType` of a job. */
const workplaces: Readonly<Record<string, Workplace>> = { '0': 'on_site', '1': 'remote', '2': 'hybrid' };

export const readBambooHr: AnswerReader = (responses) => {
  const list = responses.findLast(({ request }) => request.purpose === 'list');
  const answer = objectOf(parseJson(list?.body ?? ''));
  if (!answer || !Array.isArray(answer['result'])) return { wrong: 'no list "result"' };
  const details = detailsById(responses);
  const base = (list?.request.url ?? '').replace(/\/list\b.*$/, '');
  const entries = listOf(answer['result']);
  const { jobs, refused } = readEntries(entries, (entry, index) => {
    const job = objectOf(entry);
    const [id, title] = [textOf(job?.['id']), plainName(job?.['jobOpeningName'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no id or jobOpeningName');
    const detail = details.get(id) ?? {};
    const [own, ats] = [objectOf(job['location']) ?? {}, objectOf(job['atsLocation']) ?? {}];
    return jobOf({
      id,
      title,
      department: plainName(job['departmentLabel']),
      locations: [
        joinPlace(own['city'], own['state'], own['addressCountry'] ?? own['country']) ??
          joinPlace(ats['city'], ats['state'] ?? ats['province'], ats['country']),
      ],
      workplace: job['isRemote'] === true ? 'remote' : (workplaces[textOf(job['locationType']) ?? ''] ?? null),
      employmentText: plainName(job['employmentStatusLabel']),
      url: `${base}/${encodeURIComponent(id)}`,
      postedAt: timeOf(detail['datePosted']),
      salary: salaryOf({ text: detail['compensation'] }),
      description: textOfHtml(detail['description']),
    });
  });
  const total = numberOf(objectOf(answer['meta'])?.['totalCount']);
  return {
    jobs,
    refused,
    isComplete: total === null || entries.length >= total,
    next: [],
    details: jobs.filter(({ id }) => !details.has(id)).map(({ id }) => getDetail(`${base}/${encodeURIComponent(id)}/detail`, id)),
  };
};

function detailsById(responses: readonly JobResponse[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { request, status, body } of responses) {
    const id = /\/careers\/(\d+)\/detail/.exec(request.url)?.[1];
    const opening = id === undefined || status !== 200 ? null : objectOf(objectOf(objectOf(parseJson(body))?.['result'])?.['jobOpening']);
    if (id !== undefined && opening) found.set(id, opening);
  }
  return found;
}
