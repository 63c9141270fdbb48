/**
 * The URL of a search: all filters, the sort, and the lead whose drawer is open. Readable: `?seniority=vp,head&not-country=US&sort=name`.
 * Invalid values don't restrict the search, so that an old link still opens, but unknown-values.ts lists them.
 */
import {
  companySizes,
  companyStatuses,
  departments,
  emailVerdicts,
  leadSorts,
  seniorities,
  sourceKinds,
  type LeadKind,
  type LeadSort,
} from '@leadlight/contract/vocabulary';
import type { ColumnFilter, LeadFilters } from '../api/contract.ts';

export type { LeadKind } from '@leadlight/contract/vocabulary';
export type Filters = LeadFilters;

/** Filters that include and exclude values. */
export const choiceNames = [
  'title',
  'seniority',
  'department',
  'industry',
  'size',
  'companyStatus',
  'technology',
  'hiringIn',
  'mailProvider',
  'country',
  'region',
  'city',
  'company',
  'name',
  'keyword',
  'verdict',
  'source',
  'import',
  'list',
  'stage',
  'owner',
  'tag',
] as const;
export const rangeNames = ['founded', 'openJobs', 'newJobs', 'verdictAgeDays'] as const;
export const flagNames = ['hasEmail', 'hasPhone', 'revealed', 'sample', 'own'] as const;
export type ChoiceName = (typeof choiceNames)[number];
export type RangeName = (typeof rangeNames)[number];
export type FlagName = (typeof flagNames)[number];
export type FilterName = ChoiceName | RangeName | FlagName;
export interface Choice {
  include?: readonly string[] | undefined;
  exclude?: readonly string[] | undefined;
}
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

export interface Sort {
  by: LeadSort;
  direction: 'ascending' | 'descending';
  /** A column of the list, instead of `by`. */
  column?: string;
}
export const bestFirst: Sort = { by: 'score', direction: 'descending' };
/** For searches by name: the best match first, then the best score. */
const bestMatchFirst: Sort = { by: 'relevance', direction: 'descending' };

/** The sort of a search that states none. */
export const firstSort = (filters: Filters): Sort => (filters.name?.include?.length ? bestMatchFirst : bestFirst);

/** The URL's parameters, as text. */
export type LeadParams = { [K in FilterName | `not-${ChoiceName}` | 'column' | 'sort' | 'lead']?: string | undefined };

const ofPeopleAlone: ReadonlySet<FilterName> = new Set([
  'title',
  'seniority',
  'department',
  'verdict',
  'verdictAgeDays',
  'hasEmail',
  'revealed',
]);
const closed: Partial<Record<ChoiceName, readonly string[]>> = {
  seniority: seniorities,
  department: departments,
  size: companySizes,
  companyStatus: companyStatuses,
  hiringIn: departments,
  verdict: emailVerdicts,
  source: sourceKinds,
};
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const most = 200;

/** Whether leads of this kind can be filtered by it. */
export const isFilterOf = (kind: LeadKind, name: FilterName): boolean => kind === 'people' || !ofPeopleAlone.has(name);

/** The parameters in their canonical form. */
export function readLeadParams(kind: LeadKind, search: Record<string, unknown>): LeadParams {
  const texts: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(search))
    texts[name] = typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : undefined;
  const filters = filtersOf(kind, texts);
  const sort = readSort(texts['sort'], firstSort(filters));
  return {
    ...paramsOf(filters),
    sort: sort === firstSort(filters) ? undefined : writeSort(sort),
    lead: /^[1-9]\d{0,15}$/.test(texts['lead'] ?? '') ? texts['lead'] : undefined,
  };
}

/** The filters in the parameters, in the form of the API. */
export function filtersOf(kind: LeadKind, params: Readonly<Record<string, string | undefined>>): Filters {
  const filters: Record<string, unknown> = {};
  for (const name of choiceNames.filter((each) => isFilterOf(kind, each))) {
    const include = valuesOf(name, params[name]);
    const exclude = valuesOf(name, params[`not-${name}`]).filter((value) => !include.includes(value));
    if (include.length + exclude.length > 0)
      filters[name] = { ...(include.length > 0 && { include }), ...(exclude.length > 0 && { exclude }) };
  }
  for (const name of rangeNames.filter((each) => isFilterOf(kind, each))) {
    const [, from, to] = /^(\d{1,5})?\.\.(\d{1,5})?$/.exec(params[name] ?? '') ?? [];
    if (from ?? to) filters[name] = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
  }
  for (const name of flagNames.filter((each) => isFilterOf(kind, each)))
    if (params[name] === 'yes' || params[name] === 'no') filters[name] = params[name] === 'yes';
  const column = columnOf(params['column']);
  if (column) filters['column'] = column;
  return filters;
}

/** The parameters for these filters. Absent ones are set to undefined, because the router keeps parameters that are missing. */
export function paramsOf(filters: Filters): LeadParams {
  const params: Record<string, string | undefined> = {};
  for (const name of choiceNames) {
    params[name] = writeValues(filters[name]?.include);
    params[`not-${name}`] = writeValues(filters[name]?.exclude);
  }
  for (const name of rangeNames) {
    const range = filters[name];
    params[name] = range && (range.from ?? range.to) !== undefined ? `${range.from ?? ''}..${range.to ?? ''}` : undefined;
  }
  for (const name of flagNames) params[name] = filters[name] === undefined ? undefined : filters[name] ? 'yes' : 'no';
  params['column'] = filters.column && `${filters.column.id}:${filters.column.states.join('|')}`;
  return params;
}

const cellStates: readonly ColumnFilter['states'][number][] = ['filled', 'masked', 'pending', 'empty'];

/** "<id>:empty|masked": leads whose cell in this column of the list has one of the states. */
function columnOf(text: string | undefined): ColumnFilter | undefined {
  const [id = '', names = ''] = text?.split(':') ?? [];
  const states = cellStates.filter((each) => names.split('|').includes(each));
  return uuid.test(id) && states.length > 0 ? { id, states } : undefined;
}

/** "name" is ascending, "-founded" descending, "column:<id>" by a column of the list. @param first if the text states none */
export function readSort(text: string | undefined, first = bestFirst): Sort {
  const direction = text?.startsWith('-') ? 'descending' : 'ascending';
  const [, column = ''] = /^-?column:(.+)$/.exec(text ?? '') ?? [];
  if (uuid.test(column)) return { by: 'score', direction, column };
  const by = leadSorts.find((each) => each === text?.replace(/^-/, ''));
  if (!by) return first;
  return by === first.by && direction === first.direction ? first : { by, direction };
}

export const writeSort = ({ by, direction, column }: Sort): string =>
  `${direction === 'descending' ? '-' : ''}${column === undefined ? by : `column:${column}`}`;

/** The number of active filters: each value, range and flag counts as one. */
export function countFilters(filters: Filters): number {
  const choices = choiceNames.reduce((sum, name) => sum + (filters[name]?.include?.length ?? 0) + (filters[name]?.exclude?.length ?? 0), 0);
  return choices + [...rangeNames, ...flagNames, 'column' as const].filter((name) => filters[name] !== undefined).length;
}

/** Includes a value, excludes it, or neither. */
export function withChoice(filters: Filters, name: ChoiceName, value: string, as: 'include' | 'exclude' | null): Filters {
  const without = (values: readonly string[] | undefined): string[] => (values ?? []).filter((each) => each !== value);
  const choice: Choice = filters[name] ?? {};
  const include = as === 'include' ? [...without(choice.include), value] : without(choice.include);
  const exclude = as === 'exclude' ? [...without(choice.exclude), value] : without(choice.exclude);
  return {
    ...filters,
    [name]:
      include.length + exclude.length > 0 ? { ...(include.length > 0 && { include }), ...(exclude.length > 0 && { exclude }) } : undefined,
  };
}

/** Commas separate the values; a comma in a value is escaped with a backslash. */
export const splitValues = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\\[\s\S]|[^,\\])+/g), ([value]) => value.replaceAll(/\\([\s\S])/g, '$1').trim());

/** Whether a choice can have this value. */
export function isPossible(name: ChoiceName, value: string): boolean {
  if (value === '' || value.length > most) return false;
  if (name === 'import') return uuid.test(value.replace(/:created$/, ''));
  return closed[name]?.includes(value) ?? (name === 'list' || name === 'owner' ? uuid.test(value) : true);
}

function valuesOf(name: ChoiceName, text: string | undefined): string[] {
  if (!text) return [];
  return [...new Set(splitValues(text).filter((value) => isPossible(name, value)))].slice(0, most);
}

function writeValues(values: readonly string[] | undefined): string | undefined {
  if (!values || values.length === 0) return undefined;
  return values.map((value) => value.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}
