/** schema.org JobPosting, as in JSON-LD (https://schema.org/JobPosting, https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
import { refuse, type RefusedJob } from '../answers.ts';
import { plainName, textOfHtml } from '../html-text.ts';
import {
  employmentTypeOf,
  joinPlace,
  jobOf,
  salaryOf,
  timeOf,
  webUrlOf,
  workplaceOf,
  type Job,
  type JobParts,
  type Salary,
} from '../job.ts';
import { objectOf, textOf, type JsonObject } from '../json.ts';

/** JSON-LD nests; deeper objects are not read. */
const deepest = 12;
const mostObjects = 20_000;

/** All JobPosting objects in parsed JSON-LD: in lists, `@graph`, `itemListElement`, and properties. */
function jobPostingsIn(data: unknown): JsonObject[] {
  const found: JsonObject[] = [];
  const open: (readonly [value: unknown, depth: number])[] = [[data, 0]];
  for (let seen = 0; open.length > 0 && seen < mostObjects; seen += 1) {
    const [value, depth] = open.pop() ?? [];
    if (depth === undefined || depth > deepest) continue;
    if (Array.isArray(value)) {
      for (const each of value.toReversed()) open.push([each, depth + 1]);
      continue;
    }
    const object = objectOf(value);
    if (!object) continue;
    if (typesOf(object).includes('JobPosting')) found.push(object);
    else for (const each of Object.values(object).toReversed()) if (typeof each === 'object') open.push([each, depth + 1]);
  }
  return found;
}

const typesOf = (object: JsonObject): string[] =>
  (Array.isArray(object['@type']) ? (object['@type'] as unknown[]) : [object['@type']]).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : [],
  );

/** The parts of one JobPosting without its ID. */
export function readPosting(
  posting: JsonObject,
): Omit<JobParts, 'id' | 'title'> & { readonly id: string | null; readonly title: string | null } {
  const identifier = posting['identifier'];
  const type = posting['employmentType'];
  const types = (Array.isArray(type) ? type : [type]).map(textOf).filter((each) => each !== null);
  const url = webUrlOf(posting['url']) ?? webUrlOf(posting['@id']);
  return {
    id: textOf(objectOf(identifier)?.['value']) ?? textOf(identifier) ?? url,
    title: plainName(posting['title']) ?? plainName(posting['name']),
    department: plainName(objectOf(posting['department'])?.['name'] ?? posting['department']) ?? plainName(posting['occupationalCategory']),
    locations: placesOf(posting['jobLocation']),
    workplace: workplaceOf(Array.isArray(posting['jobLocationType']) ? posting['jobLocationType'].join(' ') : posting['jobLocationType']),
    employmentText: types.length === 0 ? null : types.join(', '),
    employmentType: employmentTypeOf(types[0] ?? null),
    url,
    postedAt: timeOf(posting['datePosted']),
    updatedAt: timeOf(posting['dateModified']),
    salary: salaryIn(posting['baseSalary']),
    description: textOfHtml(posting['description']),
    company: plainName(objectOf(posting['hiringOrganization'])?.['name'] ?? posting['hiringOrganization']),
  };
}

/** A JobPosting with what decides whether it is an open job of the company whose page it is on. */
export interface JobPosting {
  readonly job: Job;
  /** Title, places and date: identifies it where several postings share an identifier, because some sites write the same one into all of them. */
  readonly words: string;
  /** Date or time after which it is no longer open; null if not given. */
  readonly validThrough: string | null;
  /** Who hires; null if not given. */
  readonly employer: { readonly name: string | null; readonly urls: readonly string[] } | null;
}

/** Jobs of parsed JSON-LD objects. A posting without identifier and address is identified by its title, places and date. */
export function readJobPostings(data: unknown): { readonly postings: readonly JobPosting[]; readonly refused: readonly RefusedJob[] } {
  const postings: JobPosting[] = [];
  const refused: RefusedJob[] = [];
  for (const [index, posting] of jobPostingsIn(data).entries()) {
    const { id, title, ...parts } = readPosting(posting);
    if (title === null) {
      refused.push(refuse(index, id, 'no title'));
      continue;
    }
    const words = [title, ...(parts.locations ?? []), parts.postedAt].filter((part) => part !== null && part !== undefined).join(' | ');
    const job = jobOf({ ...parts, id: id ?? words, title });
    postings.push({ job, words, validThrough: timeOf(posting['validThrough']), employer: employerOf(posting['hiringOrganization']) });
  }
  return { postings, refused };
}

function employerOf(value: unknown): JobPosting['employer'] {
  const organization = objectOf(value);
  if (!organization) {
    const name = plainName(value);
    return name === null ? null : { name, urls: [] };
  }
  const urls = ['@id', 'url', 'sameAs'].flatMap((property) => [organization[property]].flat()).flatMap((url) => webUrlOf(url) ?? []);
  const name = plainName(organization['name']) ?? plainName(organization['legalName']);
  return name === null && urls.length === 0 ? null : { name, urls };
}

function placesOf(value: unknown): (string | null)[] {
  return (Array.isArray(value) ? value : [value]).map((place: unknown) => {
    const address = objectOf(place)?.['address'] ?? place;
    const parts = objectOf(address);
    if (!parts) return plainName(address);
    const country = parts['addressCountry'];
    return (
      joinPlace(parts['addressLocality'], parts['addressRegion'], objectOf(country)?.['name'] ?? country) ??
      plainName(objectOf(place)?.['name'])
    );
  });
}

function salaryIn(value: unknown): Salary | null {
  const base = objectOf(value);
  if (!base) return salaryOf({ text: value });
  const amount = objectOf(base['value']);
  const single = amount?.['value'] ?? (amount ? undefined : base['value']);
  return salaryOf({
    min: amount?.['minValue'] ?? base['minValue'] ?? single,
    max: amount?.['maxValue'] ?? base['maxValue'] ?? single,
    currency: base['currency'] ?? amount?.['currency'],
    period: amount?.['unitText'] ?? base['unitText'],
  });
}
