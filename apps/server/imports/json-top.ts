/** Decides where the rows of a JSON file are: its outermost array, its lines, or an array within its only object. */
import { isKnownHeader, targetOfHeader } from '@leadlight/leads';
import { findJsonArrays, type JsonArray } from './files/json-arrays.ts';
import { jsonHeaders } from './files/json-rows.ts';

export interface JsonTop {
  readonly headers: readonly string[];
  /** The array within the object; null if the rows are the file's own values; undefined if the chosen array doesn't exist. */
  readonly array: JsonArray | null | undefined;
  /** The paths of all arrays within the object. */
  readonly paths: readonly string[];
}

/** Arrays that are examined. */
const mostExamined = 20;

/**
 * Of several arrays, chooses the one with the most objects among those whose objects have fields of leads; if there is none, the one with the most objects.
 * @param chosen the path of an array
 * @throws FileFault file_broken, row_too_large
 */
export async function jsonTop(path: string, chosen: string | undefined): Promise<JsonTop> {
  const wrapper = await findJsonArrays(path);
  const arrays = wrapper?.arrays ?? [];
  const paths = [...new Set(arrays.map((array) => array.path))];
  if (chosen !== undefined) {
    const array = arrays.find((each) => each.path === chosen);
    return { headers: array ? await jsonHeaders(path, array) : [], array, paths };
  }
  let best: JsonTop | null = null;
  const isOneLead = isLead(wrapper?.plainMembers ?? []);
  for (const array of arrays.toSorted((a, b) => b.objects - a.objects).slice(0, mostExamined)) {
    if (isOneLead && !isListName(array.path)) continue;
    const headers = await jsonHeaders(path, array);
    if (headers.filter(isKnownHeader).length >= 2) return { headers, array, paths };
    best ??= { headers, array, paths };
  }
  return best ?? { headers: await jsonHeaders(path), array: null, paths };
}

/** Names that APIs and exports give to the array of rows. */
const listNames = new Set(
  'data results result items item records record rows row entries list contacts contact leads lead people persons person users members customers clients accounts companies company organizations businesses profiles prospects hits value values docs documents nodes elements objects content response payload'.split(
    ' ',
  ),
);

const isListName = (path: string): boolean => listNames.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase());

/** Fields that name a lead. The name, the email or the website may also be those of the list or its user, so the arrays' names are considered, too. */
const identifying: ReadonlySet<string> = new Set([
  'name',
  'company.name',
  'person.firstName',
  'person.lastName',
  'person.email',
  'person.linkedin',
  'company.website',
]);

/** Whether an object with these members is itself a lead, and its arrays are about this lead: the jobs of a person, the offices of a company. */
function isLead(members: readonly string[]): boolean {
  const targets = [...new Set(members.map((member) => targetOfHeader(member)))].filter((target) => target !== null);
  return targets.length >= 2 && targets.some((target) => identifying.has(target));
}
