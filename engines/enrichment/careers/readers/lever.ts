/** Lever Postings API, https://github.com/lever/postings-api: pages by skip and limit, no date of change. */
import { parameterOf, readEntries, refuse, withParameter, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { jobOf, salaryOf, timeOf, webUrlOf, workplaceOf } from '../job.ts';
import { listOf, objectOf, parseJson, textOf } from '../json.ts';

export const readLever: AnswerReader = (responses) => {
  const pages = responses.map(({ body }) => parseJson(body));
  if (!pages.every(Array.isArray)) return { wrong: 'not a list of postings' };
  const { jobs, refused } = readEntries(pages.flatMap(listOf), (entry, index) => {
    const job = objectOf(entry);
    const [id, title] = [textOf(job?.['id']), plainName(job?.['text'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no id or text');
    const categories = objectOf(job['categories']) ?? {};
    const all = listOf(categories['allLocations']).map(plainName);
    const range = objectOf(job['salaryRange']) ?? {};
    return jobOf({
      id,
      title,
      department: plainName(categories['department']),
      team: plainName(categories['team']),
      locations: [plainName(categories['location']), ...all],
      country: textOf(job['country']),
      workplace: workplaceOf(job['workplaceType']),
      employmentText: plainName(categories['commitment']),
      url: webUrlOf(job['hostedUrl']),
      postedAt: timeOf(job['createdAt']),
      salary: salaryOf({
        min: range['min'],
        max: range['max'],
        currency: range['currency'],
        period: range['interval'],
        text: job['salaryDescriptionPlain'] ?? textOfHtml(job['salaryDescription']),
      }),
      description: descriptionOf(job),
    });
  });
  const last = responses.at(-1);
  const limit = last ? Number(parameterOf(last.request, 'limit') ?? Number.NaN) : Number.NaN;
  const isFull = last !== undefined && listOf(pages.at(-1)).length >= limit;
  const skip = last ? Number(parameterOf(last.request, 'skip') ?? 0) : 0;
  return { jobs, refused, isComplete: !isFull, next: isFull ? [withParameter(last.request, 'skip', skip + limit)] : [], details: [] };
};

/** Opening and body, the lists with their headings, and the closing. */
function descriptionOf(job: Readonly<Record<string, unknown>>): string | null {
  const lists = listOf(job['lists']).map(
    (list) => `<h3>${textOf(objectOf(list)?.['text']) ?? ''}</h3><ul>${textOf(objectOf(list)?.['content']) ?? ''}</ul>`,
  );
  const parts = [
    textOfHtml(job['description']) ?? textOf(job['descriptionPlain']),
    textOfHtml(lists.join('')),
    textOfHtml(job['additional']) ?? textOf(job['additionalPlain']),
  ];
  const text = parts.filter((part) => part !== null).join('\n');
  return text === '' ? null : text;
}
