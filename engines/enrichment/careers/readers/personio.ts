/** Personio's XML feed, https://developer.personio.de/docs/retrieving-open-job-positions: one answer with all positions. */
import { Parser } from 'htmlparser2';
import { readEntries, refuse, type AnswerReader } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import { employmentTypeOf, jobOf, timeOf } from '../job.ts';

/** Texts of a position by element; elements that repeat have several. */
type Position = ReadonlyMap<string, readonly string[]>;

export const readPersonio: AnswerReader = (responses) => {
  const last = responses.at(-1);
  const positions = readPositions(last?.body ?? '');
  if (positions === null) return { wrong: 'not a feed of positions' };
  const origin = /^https?:\/\/[^/]+/.exec(last?.request.url ?? '')?.[0] ?? '';
  const { jobs, refused } = readEntries(positions, (entry, index) => {
    const position = entry as Position;
    const first = (name: string): string | null => plainName(position.get(name)?.[0]);
    const [id, title] = [first('id'), first('name')];
    if (id === null || title === null) return refuse(index, id, 'no id or name');
    const [type, schedule] = [first('employmentType'), first('schedule')];
    const kind = employmentTypeOf(type);
    return jobOf({
      id,
      title,
      department: first('department'),
      team: first('recruitingCategory'),
      locations: (position.get('office') ?? []).map(plainName),
      // "permanent" says nothing about the hours; the schedule does.
      employmentType: kind === null || kind === 'full_time' || kind === 'other' ? (employmentTypeOf(schedule) ?? kind) : kind,
      employmentText: [type, schedule].filter((text) => text !== null).join(', ') || null,
      url: origin === '' ? null : `${origin}/job/${encodeURIComponent(id)}`,
      postedAt: timeOf(first('createdAt')),
      description: textOfHtml((position.get('value') ?? []).join('<br>')),
      company: first('subcompany'),
    });
  });
  return { jobs, refused, isComplete: true, next: [], details: [] };
};

/** @returns null if the root isn't the feed's, or the document ends before it does */
function readPositions(xml: string): Position[] | null {
  const positions: Position[] = [];
  const path: string[] = [];
  let position: Map<string, string[]> | null = null;
  let text = '';
  let isFeed = false;
  let isClosed = false;
  // Elements that are still open at the end are closed by the parser, not by the document.
  let isEnding = false;
  const parser = new Parser(
    {
      onopentag: (name) => {
        path.push(name);
        if (path.length === 1) isFeed = name === 'workzag-jobs';
        if (path.length === 2 && name === 'position') position = new Map();
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        // Descriptions have names of their own inside `jobDescription`.
        const isInside = path.includes('jobDescription') && name === 'name';
        if (position && !isInside && text.trim() !== '') position.set(name, [...(position.get(name) ?? []), text]);
        if (path.length === 2 && position && !isEnding) {
          positions.push(position);
          position = null;
        }
        if (path.length === 1 && !isEnding) isClosed = true;
        path.pop();
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  isEnding = true;
  parser.end();
  return isFeed && isClosed ? positions : null;
}
