/** Greenhouse Job Board API, https://developers.greenhouse.io/job-board.html: one page with all jobs. */
import { readEntries, refuse, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { jobOf, salaryOf, timeOf, webUrlOf } from '../job.ts';
import { listOf, numberOf, objectOf, parseJson, textOf } from '../json.ts';

export const readGreenhouse: AnswerReader = (responses) => {
  const answer = objectOf(parseJson(responses.at(-1)?.body ?? ''));
  if (!answer || !Array.isArray(answer['jobs'])) return { wrong: 'no list "jobs"' };
  const entries = listOf(answer['jobs']);
  const { jobs, refused } = readEntries(entries, (entry, index) => {
    const job = objectOf(entry);
    // A prospect post ("Join our talent community") collects applications without an open job.
    if (job?.['internal_job_id'] === null) return null;
    const [id, title] = [textOf(job?.['id']), plainName(job?.['title'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no id or title');
    const place = plainName(objectOf(job['location'])?.['name']);
    const offices = listOf(job['offices']).map(
      (office) => plainName(objectOf(office)?.['location']) ?? plainName(objectOf(office)?.['name']),
    );
    const departments = listOf(job['departments'])
      .map((each) => plainName(objectOf(each)?.['name']))
      .filter((name) => name !== null);
    const pay = objectOf(listOf(job['pay_input_ranges'])[0]);
    return jobOf({
      id,
      title,
      // Boards list a department after the one that contains it.
      department: departments.at(-1) ?? null,
      locations: place === null ? offices : placesIn(place),
      employmentText: employmentIn(job['metadata']),
      url: webUrlOf(job['absolute_url']),
      postedAt: timeOf(job['first_published']),
      updatedAt: timeOf(job['updated_at']),
      salary:
        pay &&
        salaryOf({ min: cents(pay['min_cents']), max: cents(pay['max_cents']), currency: pay['currency_type'], period: pay['title'] }),
      description: textOfHtml(job['content']),
      company: plainName(job['company_name']),
    });
  });
  const total = numberOf(objectOf(answer['meta'])?.['total']);
  return { jobs, refused, isComplete: total === null || entries.length >= total, next: [], details: [] };
};

/** "New York, NY; London, UK", "Berlin | Remote". */
const placesIn = (text: string): string[] => text.split(/\s*[;|]\s*|\s+•\s+/).filter((part) => part !== '');

const cents = (value: unknown): number | null => {
  const number = numberOf(value);
  return number === null ? null : number / 100;
};

/** Companies name their own fields. */
function employmentIn(metadata: unknown): string | null {
  const field = listOf(metadata)
    .map(objectOf)
    .find((each) =>
      /^(?:employment|job|contract|position|worker)[ _-]?(?:type|status)$|^time type$|^schedule$/i.test(textOf(each?.['name']) ?? ''),
    );
  return plainName(field?.['value']);
}
