/** Teamtailor's careers sites publish their jobs as a JSON Feed (https://www.jsonfeed.org/version/1.1/) whose items have a JobPosting. */
import { get, readEntries, refuse, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { jobOf, timeOf, webUrlOf } from '../job.ts';
import { listOf, objectOf, parseJson, textOf } from '../json.ts';
import { readPosting } from './job-posting.ts';

export const readTeamtailor: AnswerReader = (responses) => {
  const pages = responses.map(({ body }) => objectOf(parseJson(body)));
  if (!pages.every((page) => Array.isArray(page?.['items']) && /jsonfeed\.org/.test(textOf(page?.['version']) ?? '')))
    return { wrong: 'not a JSON Feed' };
  const { jobs, refused } = readEntries(
    pages.flatMap((page) => listOf(page?.['items'])),
    (entry, index) => {
      const item = objectOf(entry);
      const posting = objectOf(item?.['_jobposting']) ?? {};
      const read = readPosting(posting);
      const [id, title] = [textOf(item?.['id']) ?? read.id, plainName(item?.['title']) ?? read.title];
      if (!item || id === null || title === null) return refuse(index, id, 'no id or title');
      return jobOf({
        ...read,
        id,
        title,
        url: webUrlOf(item['url']) ?? read.url ?? null,
        postedAt: timeOf(item['date_published']) ?? read.postedAt ?? null,
        updatedAt: timeOf(item['date_modified']) ?? read.updatedAt ?? null,
        description: textOfHtml(item['content_html']) ?? textOf(item['content_text']) ?? read.description ?? null,
      });
    },
  );
  const next = webUrlOf(pages.at(-1)?.['next_url']);
  // A feed that names a page it has shown already would never end.
  const isNew = next !== null && !responses.some(({ request }) => request.url === next);
  return { jobs, refused, isComplete: next === null, next: isNew ? [get(next)] : [], details: [] };
};
