/** Decides where the rows of a JSON file are: its outermost array, its lines, an array within its only object, or objects by key. */
import { isKnownHeader, targetOfHeader } from '@leadlight/leads';
import { findJsonArrays, type JsonArray } from './files/json-arrays.ts';
import { jsonHeaders, keyColumn, readJson } from './files/json-rows.ts';

export interface JsonTop {
  readonly headers: readonly string[];
  /** The array within the object, or the object by key; null if the rows are the file's own values; undefined if the chosen array doesn't exist. */
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
  const isOneLead = isLead(wrapper?.plainMembers ?? []);
  const keyed = await keyedList(path, wrapper?.keyed ?? [], isOneLead);
  // Arrays within the rows belong to these: the offices of a company.
  const isWithin = ({ start }: JsonArray): boolean => keyed !== null && start > keyed.start && start < (keyed.end ?? Infinity);
  const arrays = (wrapper?.arrays ?? []).filter((array) => !isWithin(array));
  const paths = [...new Set([...arrays, ...(keyed && keyed.path !== '' ? [keyed] : [])].map((each) => each.path))];
  if (chosen !== undefined) {
    const array = arrays.find((each) => each.path === chosen) ?? (keyed?.path === chosen ? keyed : undefined);
    return { headers: array ? await jsonHeaders(path, array) : [], array, paths };
  }
  let best: JsonTop | null = keyed ? { headers: await jsonHeaders(path, keyed), array: keyed, paths } : null;
  for (const array of arrays.toSorted((a, b) => b.objects - a.objects).slice(0, mostExamined)) {
    if (isOneLead && !isListName(array.path)) continue;
    if (keyed && array.objects <= keyed.objects) break;
    const headers = await jsonHeaders(path, array);
    if (headers.filter(isKnownHeader).length >= 2) return { headers, array, paths };
    best ??= { headers, array, paths };
  }
  return best ?? { headers: await jsonHeaders(path), array: null, paths };
}

/** Rows that are compared to see whether they are rows. */
const compared = 200;
/** Keys of one lead's own objects. */
const ownKeys =
  /^(?:billing|shipping|mailing|postal|home|work|office|private|before|after|old|new|previous|current|sender|recipient|buyer|seller|from|to)$/i;

/**
 * The object whose members are rows, each under its key: they share at least two members that lists of leads have. The objects of one lead, such as its
 * address and its employer, don't.
 * @param keyed those with the most members first
 */
async function keyedList(path: string, keyed: readonly JsonArray[], isOneLead: boolean): Promise<JsonArray | null> {
  for (const each of keyed) {
    if (isOneLead && !isListName(each.path)) continue;
    const headers = await jsonHeaders(path, each);
    const counts = headers.map(() => 0);
    let objects = 0;
    let own = 0;
    for await (const { rows } of readJson(path, headers, { row: 1, offset: 0 }, { part: each })) {
      for (const { cells } of rows) {
        objects += 1;
        const key = cells[headers.indexOf(keyColumn)] ?? '';
        own += Number(isKnownHeader(key) || ownKeys.test(key));
        for (const [column, cell] of cells.entries()) if (cell !== '') counts[column] = (counts[column] ?? 0) + 1;
      }
      if (objects >= compared) break;
    }
    const shared = headers.filter((header, column) => (counts[column] ?? 0) * 2 >= objects && isKnownHeader(header));
    if (shared.length >= 2 && own * 2 < objects) return each;
  }
  return null;
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
