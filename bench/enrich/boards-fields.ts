/** Compares the jobs that the readers find in saved answers with what the answers contain, field by field, along the paths that the vendors document. */
import { readFile } from 'node:fs/promises';
import { boardSystems, jobRequests, readBoardAddress, readJobs, type BoardSystem, type Job } from '@leadlight/enrichment';

type Entry = Readonly<Record<string, unknown>>;
type Expected = Readonly<
  Partial<Record<'id' | 'title' | 'department' | 'url' | 'postedAt' | 'updatedAt' | 'locations' | 'salaryMin' | 'salaryMax', string>>
>;

/** Where each system keeps a field: a path into the entry, lists joined; `*` is every element of a list. */
const paths: Readonly<Record<Exclude<BoardSystem, 'personio'>, { readonly list: string; readonly fields: Expected }>> = {
  greenhouse: {
    list: 'jobs',
    fields: {
      id: 'id',
      title: 'title',
      department: 'departments.*.name',
      url: 'absolute_url',
      postedAt: 'first_published',
      updatedAt: 'updated_at',
      locations: 'location.name',
    },
  },
  lever: {
    list: '',
    fields: {
      id: 'id',
      title: 'text',
      department: 'categories.department',
      url: 'hostedUrl',
      postedAt: 'createdAt',
      locations: 'categories.allLocations.*',
    },
  },
  ashby: {
    list: 'jobs',
    fields: {
      id: 'id',
      title: 'title',
      department: 'department',
      url: 'jobUrl',
      postedAt: 'publishedAt',
      locations: 'location',
      salaryMin: 'compensation.summaryComponents.*.minValue',
      salaryMax: 'compensation.summaryComponents.*.maxValue',
    },
  },
  workable: {
    list: 'jobs',
    fields: { id: 'shortcode', title: 'title', department: 'department', url: 'url', postedAt: 'published_on', locations: 'country' },
  },
  smartrecruiters: {
    list: 'content',
    fields: { id: 'id', title: 'name', department: 'department.label', postedAt: 'releasedDate', locations: 'location.fullLocation' },
  },
  recruitee: {
    list: 'offers',
    fields: {
      id: 'id',
      title: 'title',
      department: 'department',
      url: 'careers_url',
      postedAt: 'published_at',
      updatedAt: 'updated_at',
      salaryMin: 'salary.min',
      salaryMax: 'salary.max',
    },
  },
  teamtailor: { list: 'items', fields: { id: 'id', title: 'title', url: 'url', postedAt: 'date_published' } },
  bamboohr: { list: 'result', fields: { id: 'id', title: 'jobOpeningName', department: 'departmentLabel' } },
  workday: { list: 'jobPostings', fields: { id: 'bulletFields.0', title: 'title' } },
  rippling: {
    list: '',
    fields: { id: 'uuid', title: 'name', department: 'department.label', url: 'url', locations: 'workLocation.label' },
  },
};

const addresses: Readonly<Record<BoardSystem, string>> = {
  greenhouse: 'boards.greenhouse.io/acme',
  lever: 'jobs.lever.co/acme',
  ashby: 'jobs.ashbyhq.com/acme',
  workable: 'apply.workable.com/acme',
  smartrecruiters: 'careers.smartrecruiters.com/acme',
  recruitee: 'acme.recruitee.com',
  teamtailor: 'acme.teamtailor.com',
  personio: 'acme.jobs.personio.de',
  bamboohr: 'acme.bamboohr.com/careers',
  workday: 'acme.wd5.myworkdayjobs.com/External',
  rippling: 'ats.rippling.com/acme/jobs',
};

export async function wrongFields(folder: string): Promise<{ systems: number; fields: number; wrong: string[] }> {
  let fields = 0;
  const wrong: string[] = [];
  for (const system of boardSystems) {
    const body = await readFile(`${folder}/${system}.${system === 'personio' ? 'xml' : 'json'}`, 'utf8');
    const board = readBoardAddress(addresses[system])?.board;
    const [request] = board ? jobRequests(board) : [];
    const result = request ? readJobs(system, [{ request, status: 200, body }]) : null;
    const jobs = result?.kind === 'found' ? result.jobs : [];
    for (const [field, expected, actual] of system === 'personio' ? ofFeed(body, jobs) : ofJson(system, body, jobs)) {
      fields += 1;
      if (expected !== actual) wrong.push(`${system} ${field}: ${actual}, not ${expected}`);
    }
    for (const { description, id } of jobs)
      if (description !== null && (fields += 1) && /<\/?[a-z][^>]*>|&(?:amp|lt|gt|nbsp|quot|#\d+);/i.test(description))
        wrong.push(`${system} ${id}: markup in the description`);
  }
  return { systems: boardSystems.length, fields, wrong };
}

type Comparison = readonly [field: string, expected: string, actual: string];

function ofJson(system: Exclude<BoardSystem, 'personio'>, body: string, jobs: readonly Job[]): Comparison[] {
  const { list, fields } = paths[system];
  const answer: unknown = JSON.parse(body);
  const entries = valuesAt(answer, list === '' ? '*' : `${list}.*`) as Entry[];
  const byId = Map.groupBy(entries, (entry) => textAt(entry, fields.id ?? ''));
  return [
    ['number of jobs', String(byId.size), String(jobs.length)] as const,
    ...[...byId.values()].flatMap((same): Comparison[] => {
      const job = jobs.find(({ id }) => id === textAt(same[0], fields.id ?? ''));
      return Object.entries(fields).map(([field, path]): Comparison => {
        const texts = [...new Set(same.map((entry) => textAt(entry, path)))].filter((text) => text !== '');
        const isTime = field === 'postedAt' || field === 'updatedAt';
        return [field, isTime ? timeOf(texts[0] ?? '') : texts.join('; '), job ? actualOf(job, field) : 'no job'];
      });
    }),
  ];
}

/** The feed is small and regular enough to read its elements with patterns. */
function ofFeed(body: string, jobs: readonly Job[]): Comparison[] {
  const element = (name: string, text: string): string =>
    (new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&').trim();
  const positions = new Map(
    body
      .split('<position>')
      .slice(1)
      .map((text) => [element('id', text), text]),
  );
  return [
    ['number of jobs', String(positions.size), String(jobs.length)] as const,
    ...[...positions].flatMap(([id, text]): Comparison[] => {
      const job = jobs.find((each) => each.id === id);
      const offices = [...new Set(Array.from(text.matchAll(/<office>([^<]*)<\/office>/g), ([, office = '']) => office))];
      return [
        ['title', element('name', text), job?.title ?? 'no job'],
        ['department', element('department', text), job?.department ?? ''],
        ['postedAt', timeOf(element('createdAt', text)), job?.postedAt ?? ''],
        ['locations', offices.join('; '), job?.locations.map((place) => place.text).join('; ') ?? ''],
      ];
    }),
  ];
}

function valuesAt(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, name) =>
      values.flatMap((each): unknown[] => {
        if (name === '*') return Array.isArray(each) ? each : [];
        return typeof each === 'object' && each !== null ? [(each as Record<string, unknown>)[name]] : [];
      }),
    [value],
  );
}

const textAt = (value: unknown, path: string): string =>
  valuesAt(value, path)
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map((each) => String(each).replaceAll(/\s+/g, ' ').trim())
    .join('; ');

/** In UTC; a date stays one. */
function timeOf(text: string): string {
  if (text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const time = /^\d+$/.test(text) ? new Date(Number(text)) : new Date(text.replace(' UTC', 'Z').replace(' ', 'T'));
  return time.toISOString().replace('.000Z', 'Z');
}

function actualOf(job: Job, field: string): string {
  switch (field) {
    case 'locations':
      return job.locations.map(({ text }) => text).join('; ');
    case 'salaryMin':
      return job.salary?.min?.toString() ?? '';
    case 'salaryMax':
      return job.salary?.max?.toString() ?? '';
    default:
      return job[field as 'id' | 'title' | 'department' | 'url' | 'postedAt' | 'updatedAt'] ?? '';
  }
}
