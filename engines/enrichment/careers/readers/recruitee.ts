/** Recruitee's Careers Site API, https://docs.recruitee.com/reference/intro-to-careers-site-api: one answer; only published offers count. */
import { readEntries, refuse, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { joinPlace, jobOf, salaryOf, timeOf, webUrlOf } from '../job.ts';
import { listOf, objectOf, parseJson, textOf } from '../json.ts';

export const readRecruitee: AnswerReader = (responses) => {
  const answer = objectOf(parseJson(responses.at(-1)?.body ?? ''));
  if (!answer || !Array.isArray(answer['offers'])) return { wrong: 'no list "offers"' };
  const { jobs, refused } = readEntries(listOf(answer['offers']), (entry, index) => {
    const job = objectOf(entry);
    const status = textOf(job?.['status']);
    if (status !== null && status !== 'published') return null;
    const [id, title] = [textOf(job?.['id']) ?? textOf(job?.['slug']), plainName(job?.['title'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no id or title');
    const places = listOf(job['locations']).map(objectOf);
    const salary = objectOf(job['salary']) ?? {};
    return jobOf({
      id,
      title,
      department: plainName(job['department']),
      locations:
        places.length > 0
          ? places.map((place) => joinPlace(place?.['city'], place?.['state'], place?.['country']) ?? plainName(place?.['name']))
          : [joinPlace(job['city'], job['state_name'], job['country']) ?? plainName(job['location'])],
      workplace: job['hybrid'] === true ? 'hybrid' : job['remote'] === true ? 'remote' : job['on_site'] === true ? 'on_site' : null,
      employmentText: textOf(job['employment_type_code']),
      url: webUrlOf(job['careers_url']),
      postedAt: timeOf(job['published_at']) ?? timeOf(job['created_at']),
      updatedAt: timeOf(job['updated_at']),
      salary: salaryOf(salary),
      description: textOfHtml([job['description'], job['requirements']].filter((part) => typeof part === 'string').join('<br>')),
      company: plainName(job['company_name']),
    });
  });
  return { jobs, refused, isComplete: true, next: [], details: [] };
};
