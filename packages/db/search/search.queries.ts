/**
 * Search with plain SQL: the reference for every other implementation, used while an index is being built. A workspace sees its own leads and the
 * pool's, except pool leads that it has copied, suppressed leads, and the sample if it is hidden. Row-level security applies to every statement.
 */
import {
  companyText,
  dayOf,
  decodePosition,
  encodePosition,
  facets,
  appliesTo,
  isTextSort,
  newJobDays,
  normalizeFilters,
  oneForEachKey,
  searchedTitleWords,
  technologyKey,
  wordsOf,
  type Facet,
  type FacetCount,
  type LeadResults,
  type LeadKind,
  type LeadQuery,
  type NormalizedFilter,
} from '@leadlight/leads/search';
import { companySizes } from '@leadlight/vocabulary/values';
import { type WorkspaceTx, Refusal } from '../platform/index.ts';
import { technologiesOf } from '../leads/for-search.ts';
import { importedLeads } from './looked-up-leads.queries.ts';
import { nameCondition, relevanceKey } from './name-conditions.ts';
import { rankedNames } from './ranked-names.ts';
import { readSuppressions, suppressedLeads } from './search-visibility.queries.ts';

/** The most values of a facet, in addition to selected ones. */
const mostValues = 100;

const sizeRank = `array_position(array[${companySizes.map((size) => `'${size}'`).join(', ')}], size)`;
const key = (column: string): string => `rtrim(left(app.fold_text(${column}), 40)) collate "C"`;

/** Null if the lead has no value. */
const sortKeys: Readonly<Record<Exclude<LeadQuery['sort']['by'], 'relevance'>, string>> = {
  score: 'score',
  name: key('name'),
  company: key('company_name'),
  size: sizeRank,
  founded: 'founded',
  updated: 'floor(extract(epoch from updated_at))::bigint',
};

/** What the company publishes. */
function detailColumns(row: string): string {
  return `${technologiesOf(row)} as technologies, ${row}.mail_provider, ${row}.hiring_in, ${row}.job_days`;
}

/** A lead's searchable values, with the names that the conditions below use. */
const columnsOf: Readonly<Record<LeadKind, string>> = {
  people: `l.name, l.title, l.title_key, l.seniorities as seniority, array[l.department] as department,
    case when coalesce(l.email, l.personal_email) is not null then l.email_verdict end as verdict,
    l.email_checked_at, coalesce(l.phone, l.mobile_phone) is not null as has_phone,
    coalesce(l.email, l.personal_email) is not null as has_email, l.email, l.personal_email, l.linkedin, c.industry, c.size, c.founded, c.status as company_status, ${detailColumns('c')},
    nullif(coalesce(c.name, l.company_name), '') as company_name, coalesce(c.domain, l.company_domain) as company_domain, s.tags,
    concat_ws(' ', l.name, l.title, coalesce(c.name, l.company_name)) as words,
    (l.workspace_id = current_workspace() or exists (select from reveals r where r.workspace_id = current_workspace() and r.person_id = l.id)) as revealed`,
  companies: `l.name, l.linkedin, l.phone is not null as has_phone, l.industry, l.size, l.founded, l.status as company_status, ${detailColumns('l')}, l.name as company_name, l.domain as company_domain,
    l.tags || coalesce(s.tags, '{}') as tags, concat_ws(' ', l.name, array_to_string(l.tags, ' '), l.description) as words`,
};

class Statement {
  readonly values: unknown[] = [];

  /** @returns the placeholder */
  put(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * @param now for the age of verdicts
 * @throws Refusal cursor_invalid
 */
export async function searchBySql(tx: WorkspaceTx, query: LeadQuery, now: Date): Promise<LeadResults> {
  const { kind } = query;
  const after = query.cursor === undefined ? null : decodePosition(query, query.cursor);
  if (query.cursor !== undefined && !after) throw new Refusal('cursor_invalid', { field: 'cursor' });
  const filters = normalizeFilters(kind, query.filters);
  const visible = await visibleLeads(tx, kind);

  const asking = visible.copy();
  const where = filters.map((filter) => conditionOf(filter, asking.statement, now, kind));
  const total = await tx.query<{ total: number }>(
    `with lead as (${asking.sql}) select count(*)::int as total from lead ${whereOf(where)}`,
    asking.statement.values,
  );

  const counts: Partial<Record<Facet, readonly FacetCount[]>> = {};
  for (const facet of facets) {
    if (!query.facets.includes(facet) || !appliesTo(kind, facet)) continue;
    counts[facet] = await countFacet(tx, visible, kind, facet, filters, now);
  }

  const paging = visible.copy();
  const conditions = filters.map((filter) => conditionOf(filter, paging.statement, now, kind));
  const sortKey = query.sort.by === 'relevance' ? relevanceKey(kind, filters, sortKeys.name, paging.statement) : sortKeys[query.sort.by];
  const isDescending = query.sort.direction === 'descending';
  if (after) conditions.push(behind(after.key, after.id, isDescending, isTextSort(query.sort.by), paging.statement));
  const { rows } = await tx.query<{ id: string; key: string | number | null }>(
    `with lead as (${paging.sql}), keyed as (select *, ${sortKey} as key from lead)
     select id, key from keyed as lead ${whereOf(conditions)} order by key ${isDescending ? 'desc' : 'asc'} nulls last, id limit ${query.limit + 1}`,
    paging.statement.values,
  );
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const lastKey = last && last.key !== null && !isTextSort(query.sort.by) ? Number(last.key) : (last?.key ?? null);
  return {
    total: total.rows[0]?.total ?? 0,
    counts,
    ids: page.map(({ id }) => Number(id)),
    nextCursor: last && rows.length > query.limit ? encodePosition(query, { key: lastKey, id: Number(last.id) }) : null,
  };
}

/** The number of leads that match. For filters that don't depend on the date. */
export async function countBySql(tx: WorkspaceTx, kind: LeadKind, filters: LeadQuery['filters']): Promise<number> {
  const query: LeadQuery = { kind, filters, sort: { by: 'score', direction: 'descending' }, limit: 0, facets: [] };
  return (await searchBySql(tx, query, new Date(0))).total;
}

/**
 * All matching leads, best score first, in parts, for commands on a whole search. Read with a cursor in the caller's transaction, so that a million
 * leads come from one snapshot and are never all in memory.
 */
export async function* findAllBySql(
  tx: WorkspaceTx,
  kind: LeadKind,
  filters: LeadQuery['filters'],
  now: Date,
): AsyncGenerator<readonly string[], void> {
  const { sql, statement } = (await visibleLeads(tx, kind)).copy();
  const where = normalizeFilters(kind, filters).map((filter) => conditionOf(filter, statement, now, kind));
  await tx.query(
    `declare all_leads no scroll cursor for with lead as (${sql}) select id from lead ${whereOf(where)} order by score desc, id`,
    statement.values,
  );
  for (;;) {
    const { rows } = await tx.query<{ id: string }>('fetch 10000 from all_leads');
    if (rows.length === 0) break;
    yield rows.map(({ id }) => id);
  }
  await tx.query('close all_leads');
}

export interface Visible {
  readonly sql: string;
  readonly statement: Statement;
  copy(): { sql: string; statement: Statement };
}

/**
 * Copied pool leads are excluded by `not in`, which PostgreSQL answers from a hash table. As `not exists` it was a join, and because the planner expects
 * one lead for a workspace that it doesn't know, it compared each lead of the pool with each of the workspace: minutes for a million.
 */
export async function visibleLeads(tx: WorkspaceTx, kind: LeadKind): Promise<Visible> {
  const suppressions = await readSuppressions(tx);
  const statement = new Statement();
  const hidden = suppressedLeads(kind, suppressions, (value) => statement.put(value));
  const sql = `select l.id, l.workspace_id = current_workspace() as own, l.score, l.country, l.region, l.city, l.source, l.is_sample as sample, l.updated_at,
      s.stage, s.owner_id::text as owner, ${columnsOf[kind]}
    from ${kind} l left join lead_states s on s.workspace_id = current_workspace() and s.lead_id = l.id
      ${kind === 'people' ? 'left join companies c on c.id = l.company_id' : ''}
    where l.workspace_id in (current_workspace(), app.pool_id())
      and l.id not in (select o.pool_id from ${kind} o where o.workspace_id = current_workspace() and o.pool_id is not null and o.id <> o.pool_id)
      and not (l.is_sample and coalesce((select hides_sample from workspaces), false))
      ${hidden ? `and not coalesce((${hidden}), false)` : ''}`;
  return {
    sql,
    statement,
    copy: () => {
      const own = new Statement();
      own.values.push(...statement.values);
      return { sql, statement: own };
    },
  };
}

const whereOf = (conditions: readonly string[]): string => (conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`);

/** Leads after this position. Leads without a value come last in both directions. */
function behind(at: number | string | null, id: number, isDescending: boolean, isText: boolean, statement: Statement): string {
  const idSql = `${statement.put(id)}::bigint`;
  if (at === null) return `(key is null and id > ${idSql})`;
  const value = isText ? `${statement.put(at)}::text` : `${statement.put(at)}::bigint`;
  return `(key ${isDescending ? '<' : '>'} ${value} or (key = ${value} and id > ${idSql}) or key is null)`;
}

/** SQL of a facet's values as texts: one value, an array, or a subquery. */
const valuesOf: Readonly<Record<Facet, string>> = {
  industry: `array_remove(array[industry, case when industry like '%.%' then split_part(industry, '.', 1) end], null)`,
  size: 'array[size]',
  companyStatus: 'array[company_status]',
  technology: 'technologies',
  hiringIn: 'hiring_in',
  mailProvider: 'array[mail_provider]',
  seniority: 'seniority',
  department: 'department',
  country: 'array[country]',
  region: 'array[region]',
  city: 'array[city]',
  verdict: 'array[verdict]',
  hasEmail: 'array[has_email::text]',
  hasPhone: 'array[has_phone::text]',
  source: 'array[source]',
  list: `array(select list_id::text from list_leads m where m.workspace_id = current_workspace() and m.lead_id = lead.id)`,
  revealed: 'array[revealed::text]',
  sample: 'array[sample::text]',
  own: 'array[own::text]',
  stage: 'array[stage]',
  owner: 'array[owner]',
  tag: 'tags',
};

async function countFacet(
  tx: WorkspaceTx,
  visible: Visible,
  kind: LeadKind,
  facet: Facet,
  filters: readonly NormalizedFilter[],
  now: Date,
): Promise<FacetCount[]> {
  const { sql, statement } = visible.copy();
  const own = filters.find(({ name }) => name === facet);
  const chosen = chosenValues(own);
  const where = filters.filter((filter) => filter !== own).map((filter) => conditionOf(filter, statement, now, kind));
  if (facet === 'technology') return withChosen(await countNames(tx, sql, where, statement, chosen), chosen);
  const { rows } = await tx.query<FacetCount>(
    `with lead as (${sql}), counted as (
       select value, count(*)::int as count from (
         select distinct id, value from lead, unnest(${valuesOf[facet]}) as value ${whereOf([...where, 'value is not null'])}) each
       group by value)
     select value, count from (
       select *, row_number() over (order by count desc, value collate "C") as place from counted) ranked
     where place <= ${mostValues} or value = any(${statement.put(chosen)}::text[]) order by place`,
    statement.values,
  );
  return withChosen(rows, chosen);
}

/** The counts of names of technologies: the first ones and the selected ones. */
async function countNames(
  tx: WorkspaceTx,
  sql: string,
  where: readonly string[],
  { values }: Statement,
  chosen: readonly string[],
): Promise<FacetCount[]> {
  const { rows } = await tx.query<FacetCount>(
    `with lead as (${sql}) select value, count(*)::int as count from lead, unnest(technologies) as value ${whereOf(where)} group by value`,
    values,
  );
  return rankedNames(rows, chosen).filter(({ value }, place) => place < mostValues || chosen.includes(value));
}

/** Selected values stay in the list even if their count is 0. */
function withChosen(counts: readonly FacetCount[], chosen: readonly string[]): FacetCount[] {
  const known = new Set(counts.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value)).toSorted();
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}

function chosenValues(filter: NormalizedFilter | undefined): string[] {
  if (filter?.kind === 'choice') {
    const chosen = [...new Set([...filter.choice.include, ...filter.choice.exclude])];
    return filter.name === 'technology' ? oneForEachKey(chosen) : chosen;
  }
  return filter?.kind === 'flag' ? [String(filter.value)] : [];
}

function conditionOf(filter: NormalizedFilter, statement: Statement, now: Date, kind: LeadKind): string {
  if (filter.kind === 'flag') return `${flagColumns[filter.name] ?? filter.name} = ${statement.put(filter.value)}`;
  if (filter.kind === 'range') return rangeCondition(filter, statement, now);
  const { include, exclude } = filter.choice;
  const anyOf = (values: readonly string[]): string => `coalesce(${choiceCondition(filter.name, values, statement, kind)}, false)`;
  return [...(include.length > 0 ? [anyOf(include)] : []), ...(exclude.length > 0 ? [`not ${anyOf(exclude)}`] : [])].join(' and ');
}

const flagColumns: Readonly<Record<string, string>> = { hasPhone: 'has_phone', hasEmail: 'has_email' };

function rangeCondition({ name, from, to }: Extract<NormalizedFilter, { kind: 'range' }>, statement: Statement, now: Date): string {
  const today = dayOf(now.getTime() / 1000);
  const value = rangeValue(name, today);
  const bounds = [
    ...(Number.isFinite(from) ? [`${value} >= ${statement.put(from)}::int`] : []),
    ...(Number.isFinite(to) ? [`${value} <= ${statement.put(to)}::int`] : []),
  ];
  return `coalesce(${bounds.join(' and ')}, false)`;
}

function rangeValue(name: NormalizedFilter['name'], today: number): string {
  switch (name) {
    case 'founded':
      return 'founded';
    case 'openJobs':
      return 'nullif(cardinality(job_days), 0)';
    case 'newJobs':
      return `nullif((select count(*) from unnest(job_days) as day where ${today} - day < ${newJobDays}), 0)`;
    default:
      return `(${today} - floor(extract(epoch from email_checked_at) / 86400))`;
  }
}

function choiceCondition(name: NormalizedFilter['name'], values: readonly string[], statement: Statement, kind: LeadKind): string {
  switch (name) {
    case 'name':
      return either(values, (text) => nameCondition(kind, text, statement));
    case 'import':
      return `lead.id in (${importedLeads(values, (value) => statement.put(value))})`;
    case 'title':
      return either(values, (text) => {
        const words = searchedTitleWords(text);
        return words.length === 0 ? null : `string_to_array(title_key, ' ') @> ${statement.put(words)}::text[]`;
      });
    case 'keyword':
      return either(values, (text) => {
        const words = wordsOf(text);
        if (words.length === 0) return null;
        return words.map((word) => `' ' || app.fold_text(words) like ${statement.put(`% ${word}%`)}`).join(' and ');
      });
    case 'company':
      return either(values, (text) => {
        const { name: beginning, domain } = companyText(text);
        const ways = [
          ...(domain ? [`company_domain = ${statement.put(domain)}`] : []),
          ...(beginning ? [`app.fold_text(company_name) like ${statement.put(`${beginning}%`)}`] : []),
        ];
        return ways.length === 0 ? null : ways.map((way) => `coalesce(${way}, false)`).join(' or ');
      });
    case 'technology':
      return `exists (select from unnest(technologies) as name where lower(name collate "C") = any(${statement.put(values.map(technologyKey))}::text[]))`;
    case 'list':
      return `exists (select from list_leads m where m.workspace_id = current_workspace() and m.lead_id = lead.id and m.list_id::text = any(${statement.put(values)}::text[]))`;
    case 'industry': {
      const sectors = values.filter((value) => !value.includes('.'));
      return `(industry = any(${statement.put(values)}::text[]) or split_part(industry, '.', 1) = any(${statement.put(sectors)}::text[]))`;
    }
    default:
      return `(${valuesOf[name as Facet]}) && ${statement.put(values)}::text[]`;
  }
}

function either(values: readonly string[], condition: (value: string) => string | null): string {
  const conditions = values.map(condition).filter((each) => each !== null);
  return conditions.length === 0 ? 'false' : `(${conditions.map((each) => `(${each})`).join(' or ')})`;
}
