/** Ashby's public job posting API, https://developers.ashbyhq.com/docs/public-job-posting-api: one answer; unlisted jobs are not public. */
import { readEntries, refuse, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { jobOf, salaryOf, timeOf, webUrlOf, workplaceOf, type Salary } from '../job.ts';
import { listOf, objectOf, parseJson, textOf, type JsonObject } from '../json.ts';

export const readAshby: AnswerReader = (responses) => {
  const answer = objectOf(parseJson(responses.at(-1)?.body ?? ''));
  if (!answer || !Array.isArray(answer['jobs'])) return { wrong: 'no list "jobs"' };
  const { jobs, refused } = readEntries(listOf(answer['jobs']), (entry, index) => {
    const job = objectOf(entry);
    if (job?.['isListed'] === false) return null;
    const url = webUrlOf(job?.['jobUrl']);
    const [id, title] = [textOf(job?.['id']) ?? url, plainName(job?.['title'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no id or title');
    const others = listOf(job['secondaryLocations']).map((each) => plainName(objectOf(each)?.['location'] ?? each));
    return jobOf({
      id,
      title,
      department: plainName(job['department']),
      team: plainName(job['team']),
      locations: [plainName(job['location']), ...others],
      country: textOf(objectOf(objectOf(job['address'])?.['postalAddress'])?.['addressCountry']),
      workplace: workplaceOf(job['workplaceType']) ?? (job['isRemote'] === true ? 'remote' : null),
      employmentText: textOf(job['employmentType']),
      url,
      postedAt: timeOf(job['publishedAt'] ?? job['publishedDate']),
      updatedAt: timeOf(job['updatedAt']),
      salary: job['shouldDisplayCompensationOnJobPostings'] === false ? null : readCompensation(objectOf(job['compensation'])),
      description: textOfHtml(job['descriptionHtml']) ?? textOf(job['descriptionPlain']),
    });
  });
  return { jobs, refused, isComplete: true, next: [], details: [] };
};

function readCompensation(compensation: JsonObject | null): Salary | null {
  const components = listOf(compensation?.['summaryComponents']).map(objectOf);
  const pay = components.find((component) => component?.['compensationType'] === 'Salary') ?? null;
  return salaryOf({
    min: pay?.['minValue'],
    max: pay?.['maxValue'],
    currency: pay?.['currencyCode'],
    period: pay?.['interval'],
    text: compensation?.['compensationTierSummary'] ?? compensation?.['scrapeableCompensationSalarySummary'],
  });
}
