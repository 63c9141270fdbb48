/**
 * Statements for searches of one shard, and what their rows mean. Each branch selects (f, v, n): what it counts, the value, and the number. A count is
 * that of the pool's leads when the generation was filled, plus the signs of the rows since then: pool(f) - pool(f and hidden) + own(f).
 */
import {
  appliesTo,
  countsOfNames,
  encodePosition,
  isTextSort,
  normalizeFilters,
  oneForEachKey,
  type Facet,
  type FacetCount,
  type LeadQuery,
  type LeadResults,
  type LookedUp,
  type NormalizedFilter,
  type Position,
} from '@leadlight/leads';
import { compareTexts } from './compare-texts.ts';
import { conditionsOf, sortKeyOf, type Asked } from './conditions.ts';
import { baseTable, logTable } from './lead-tables.ts';
import { decodeText, numberLiteral, textLiteral } from './literals.ts';
import { completeness, seen, type Scope } from './scope.ts';

/** The most values of a facet, in addition to selected ones. */
const mostValues = 100;

/** `array`: the column has several values. `constant`: the value of every row of `base`, whose leads belong to no workspace. */
const facetColumns: Readonly<Record<Facet, { readonly column: string; readonly isArray?: true; readonly constant?: string }>> = {
  industry: { column: 'industry' },
  size: { column: 'size' },
  companyStatus: { column: 'company_status' },
  technology: { column: 'technologies', isArray: true },
  hiringIn: { column: 'hiring_in', isArray: true },
  mailProvider: { column: 'mail_provider' },
  seniority: { column: 'seniorities', isArray: true },
  department: { column: 'department' },
  country: { column: 'country' },
  region: { column: 'region' },
  city: { column: 'city' },
  verdict: { column: 'verdict' },
  hasEmail: { column: 'has_email' },
  hasPhone: { column: 'has_phone' },
  source: { column: 'source' },
  list: { column: 'lists', isArray: true, constant: '' },
  revealed: { column: 'revealed', constant: '0' },
  sample: { column: 'is_sample' },
  own: { column: 'own', constant: '0' },
  stage: { column: 'stage', constant: '' },
  owner: { column: 'owner_id', constant: '' },
  tag: { column: 'tags', isArray: true },
};

const flags: ReadonlySet<Facet> = new Set(['hasEmail', 'hasPhone', 'revealed', 'sample', 'own']);

export interface FindQuestion {
  readonly query: LeadQuery;
  readonly lookedUp: LookedUp;
  readonly today: number;
  readonly after: Position | null;
  /** Leaves out the sample. */
  readonly hidesSample: boolean;
}

const whereOf = (...conditions: readonly (string | null)[]): string => {
  const all = conditions.filter((condition) => condition !== null);
  return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
};

/** One statement for the counts, the page, and whether the replica has everything. */
export function findStatement({ query, lookedUp, today, after, hidesSample }: FindQuestion, scope: Scope, database: string): string {
  const { kind } = query;
  const asked: Asked = { kind, lookedUp, today };
  const filters = normalizeFilters(kind, query.filters);
  const [base, log] = [baseTable(kind, scope.generation), logTable(kind, scope.generation)];
  const sample = hidesSample ? 'is_sample = 0' : null;
  const inLog = seen(scope);
  const conditions = conditionsOf(filters, asked);
  const branches = [
    completeness(kind, scope, database),
    `select 'total' as f, '' as v, toInt64(count()) as n from ${base}${whereOf(sample, conditions)}`,
    `select 'total' as f, '' as v, toInt64(sum(sign)) as n from ${log}${whereOf(inLog, sample, conditions)}`,
  ];
  for (const facet of facetsOf(query)) {
    const others = conditionsOf(
      filters.filter(({ name }) => name !== facet),
      asked,
    );
    const { column, isArray, constant } = facetColumns[facet];
    const value = isArray ? `arrayJoin(${column})` : column;
    const count = (from: string, counted: string, where: string): string =>
      `select ${textLiteral(facet)} as f, toString(${value}) as v, toInt64(${counted}) as n from ${from}${where} group by v`;
    if (constant === undefined) branches.push(count(base, 'count()', whereOf(sample, others)));
    else if (constant !== '')
      branches.push(
        `select ${textLiteral(facet)} as f, ${textLiteral(constant)} as v, toInt64(count()) as n from ${base}${whereOf(sample, others)}`,
      );
    branches.push(count(log, 'sum(sign)', whereOf(inLog, sample, others)));
  }
  if (query.limit > 0) branches.push(...pageBranches(query, { base, log, asked, filters, after, inLog, sample, conditions }));
  return branches.join(' union all ');
}

const facetsOf = ({ kind, facets }: LeadQuery): Facet[] => facets.filter((facet) => appliesTo(kind, facet));

interface PageParts {
  readonly base: string;
  readonly log: string;
  readonly asked: Asked;
  readonly filters: readonly NormalizedFilter[];
  readonly after: Position | null;
  readonly inLog: string;
  readonly sample: string | null;
  readonly conditions: string | null;
}

/** A row of `base` is there unless the rows since then, which have the same key, add up to less than zero. */
function pageBranches({ sort, limit }: LeadQuery, parts: PageParts): string[] {
  const { base, log, asked, filters, after, inLog, sample, conditions } = parts;
  const { key, isAbsent } = sortKeyOf(sort.by, filters, asked);
  const isDescending = sort.direction === 'descending';
  const behind = after ? behindOf(after, key, isAbsent, isDescending, isTextSort(sort.by)) : null;
  const absent = isAbsent ?? '0';
  // Rows of `base` are stored in this order, which new versions recognize.
  const order = sort.by === 'score' ? `rank ${isDescending ? 'asc' : 'desc'}, id` : `absent, key ${isDescending ? 'desc' : 'asc'}, id`;
  const most = limit + 1;
  const columns = `rank, id, ${absent} as absent, ${key} as key`;
  const changed = (sign: string): string =>
    `select id, absent, key, rank from (select ${columns}, sign from ${log}${whereOf(inLog, sample, conditions, behind)}) group by id, absent, key, rank having sum(sign) ${sign} 0`;
  const page = (rows: string): string =>
    `select if(absent, 'absent', 'page') as f, toString(key) as v, toInt64(id) as n from (${rows} order by ${order} limit ${most})`;
  return [
    page(`select ${columns} from ${base}${whereOf(sample, conditions, behind, `id not in (select id from (${changed('<')}))`)}`),
    page(`select id, absent, key, rank from (${changed('>')})`),
  ];
}

/** Leads after this position. Leads without a value come last in both directions. */
function behindOf({ key: at, id }: Position, key: string, isAbsent: string | null, isDescending: boolean, isText: boolean): string {
  const next = `id > ${numberLiteral(id)}`;
  if (at === null) return isAbsent === null ? '0' : `(${isAbsent} and ${next})`;
  const value = isText ? textLiteral(String(at)) : numberLiteral(Number(at));
  const ahead = `(${key} ${isDescending ? '<' : '>'} ${value} or (${key} = ${value} and ${next}))`;
  return isAbsent === null ? ahead : `((not (${isAbsent}) and ${ahead}) or ${isAbsent})`;
}

/** The answer from the rows of all shards. */
export function resultsOf({ query, after: _after }: FindQuestion, shards: readonly (readonly (readonly string[])[])[]): LeadResults {
  const counts = new Map<string, Map<string, number>>();
  const page: Position[] = [];
  for (const [f = '', v = '', n = ''] of shards.flat()) {
    if (f === 'absent') page.push({ key: null, id: Number(n) });
    else if (f === 'page') page.push({ key: isTextSort(query.sort.by) ? decodeText(v) : Number(v), id: Number(n) });
    else if (f !== 'base' && f !== 'marks') {
      let of = counts.get(f);
      if (!of) counts.set(f, (of = new Map<string, number>()));
      const value = decodeText(v);
      of.set(value, (of.get(value) ?? 0) + Number(n));
    }
  }
  page.sort((a, b) => comparePositions(a, b, query.sort.direction === 'descending'));
  const shown = page.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    total: counts.get('total')?.get('') ?? 0,
    counts: Object.fromEntries(
      facetsOf(query).map((facet) => [facet, facetCounts(query, facet, counts.get(facet) ?? new Map<string, number>())]),
    ),
    ids: shown.map(({ id }) => id),
    nextCursor: last && page.length > query.limit ? encodePosition(query, last) : null,
  };
}

function comparePositions(a: Position, b: Position, isDescending: boolean): number {
  if (a.key !== b.key) {
    if (a.key === null) return 1;
    if (b.key === null) return -1;
    const order = typeof a.key === 'string' ? compareTexts(a.key, String(b.key)) : a.key - Number(b.key);
    if (order !== 0) return isDescending ? -order : order;
  }
  return a.id - b.id;
}

function facetCounts({ kind, filters }: LeadQuery, facet: Facet, found: ReadonlyMap<string, number>): FacetCount[] {
  const filter = normalizeFilters(kind, filters).find(({ name }) => name === facet);
  const chosen = chosenValues(filter);
  const all = new Map<string, number>();
  const add = (value: string, count: number): void => void all.set(value, (all.get(value) ?? 0) + count);
  for (const [value, count] of found) {
    if (value === '') continue;
    if (flags.has(facet)) add(value === '1' ? 'true' : 'false', count);
    else add(value, count);
    if (facet === 'industry' && value.includes('.')) add(value.slice(0, value.indexOf('.')), count);
  }
  for (const [value, count] of all) if (count <= 0) all.delete(value);
  const counted = facet === 'technology' ? countsOfNames(all, chosen) : Array.from(all, ([value, count]) => ({ value, count }));
  const ranked = counted
    .toSorted((a, b) => b.count - a.count || compareTexts(a.value, b.value))
    .filter(({ value }, place) => place < mostValues || chosen.includes(value));
  const shown = new Set(ranked.map(({ value }) => value));
  const missing = chosen.filter((value) => !shown.has(value)).toSorted();
  return [...ranked, ...missing.map((value) => ({ value, count: 0 }))];
}

function chosenValues(filter: NormalizedFilter | undefined): readonly string[] {
  if (filter?.kind === 'choice') {
    const chosen = [...new Set([...filter.choice.include, ...filter.choice.exclude])];
    return filter.name === 'technology' ? oneForEachKey(chosen) : chosen;
  }
  return filter?.kind === 'flag' ? [String(filter.value)] : [];
}
