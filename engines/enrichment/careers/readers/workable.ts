/** Workable's widget API: one answer, in which a job with several locations appears once per location. */
import { readEntries, refuse, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { joinPlace, jobOf, timeOf, webUrlOf, workplaceOf } from '../job.ts';
import { listOf, objectOf, parseJson, textOf } from '../json.ts';

export const readWorkable: AnswerReader = (responses) => {
  const answer = objectOf(parseJson(responses.at(-1)?.body ?? ''));
  if (!answer || !Array.isArray(answer['jobs'])) return { wrong: 'no list "jobs"' };
  const { jobs, refused } = readEntries(listOf(answer['jobs']), (entry, index) => {
    const job = objectOf(entry);
    const [id, title] = [textOf(job?.['shortcode']) ?? textOf(job?.['id']), plainName(job?.['title'])];
    if (!job || id === null || title === null) return refuse(index, id, 'no shortcode or title');
    const places = listOf(job['locations']).map(objectOf);
    const shown = places
      .filter((place) => place?.['hidden'] !== true)
      .map((place) => joinPlace(place?.['city'], place?.['region'], place?.['country']));
    return jobOf({
      id,
      title,
      department: plainName(job['department']),
      locations: places.length > 0 ? shown : [joinPlace(job['city'], job['state'], job['country'])],
      workplace: workplaceOf(job['workplace_type']) ?? (job['telecommuting'] === true ? 'remote' : null),
      employmentText: plainName(job['employment_type']),
      url: webUrlOf(job['url']) ?? webUrlOf(job['shortlink']),
      postedAt: timeOf(job['published_on']) ?? timeOf(job['created_at']),
      description: textOfHtml(
        [job['description'], job['requirements'], job['benefits']].filter((part) => typeof part === 'string').join('<br>'),
      ),
      company: plainName(answer['name']),
    });
  });
  return { jobs, refused, isComplete: true, next: [], details: [] };
};
