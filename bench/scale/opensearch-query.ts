/** A search as a request to OpenSearch, so that it finds the same leads as the other engines. bench/scale/opensearch.ts writes its index. */
import { filterColumns, resultsOf, type FindQuestion } from '@leadlight/adapters/search/clickhouse';
import {
  appliesTo,
  nameText,
  normalizeFilters,
  searchedTitleWords,
  technologyKey,
  wordsOf,
  type Facet,
  type LeadQuery,
  type LeadResults,
  type NameWord,
  type NormalizedFilter,
} from '@leadlight/leads';

type Clause = Readonly<Record<string, unknown>>;
const nothing: Clause = { match_none: {} };
const anyOf = (clauses: readonly Clause[]): Clause => (clauses.length === 0 ? nothing : { bool: { should: clauses } });
const allOf = (clauses: readonly Clause[], not: readonly Clause[] = []): Clause => ({ bool: { filter: clauses, must_not: not } });
const among = (field: string, values: readonly (string | number)[]): Clause => ({ terms: { [field]: values } });
const startsWord = (field: string, word: string): Clause => ({ prefix: { [field]: word } });

/** The documents have the columns of the ClickHouse tables as fields. */
const fields: Readonly<Partial<Record<NormalizedFilter['name'] | Facet, string>>> = filterColumns;
const counted = (facet: Facet): string =>
  facet === 'industry' ? 'industry' : facet === 'technology' ? 'technologies' : (fields[facet] ?? facet);
const ranges: Readonly<Partial<Record<NormalizedFilter['name'], string>>> = {
  founded: 'founded',
  openJobs: 'open_jobs',
  newJobs: 'new_jobs',
};

function clauseOf(filter: NormalizedFilter): Clause {
  const field = fields[filter.name] ?? '';
  if (filter.kind === 'flag') return { term: { [field]: Number(filter.value) } };
  if (filter.kind === 'range') {
    const range = ranges[filter.name];
    if (!range) throw new Error(`${filter.name} is not asked for`);
    // 0 stands for an unknown value.
    return { range: { [range]: { gte: Math.max(1, filter.from), ...(Number.isFinite(filter.to) ? { lte: filter.to } : {}) } } };
  }
  const { include, exclude } = filter.choice;
  return allOf(
    include.length > 0 ? [choiceClause(filter.name, include)] : [],
    exclude.length > 0 ? [choiceClause(filter.name, exclude)] : [],
  );
}

function choiceClause(name: NormalizedFilter['name'], values: readonly string[]): Clause {
  const field = fields[name];
  if (field !== undefined) return among(field, values);
  switch (name) {
    case 'industry':
      return anyOf([
        among('industry', values),
        among(
          'sector',
          values.filter((value) => !value.includes('.')),
        ),
      ]);
    case 'technology':
      return among('technology_keys', values.map(technologyKey));
    case 'title':
      return anyOf(values.map((text) => allOf(searchedTitleWords(text).map((word) => ({ term: { title_words: word } })))));
    case 'keyword':
      return anyOf(values.map((text) => allOf(wordsOf(text).map((word) => startsWord('words', word)))));
    case 'name':
      return anyOf(
        values.map((value) => {
          const typed = nameText(value);
          if (typed.kind !== 'words') return nothing;
          const spelled = (words: string, { typed: word, others }: NameWord): Clause =>
            anyOf([
              startsWord(words, word),
              ...others.map((other) => (other.isWhole ? { term: { [words]: other.word } } : startsWord(words, other.word))),
            ]);
          const either = (word: NameWord): Clause => anyOf([spelled('name_words', word), spelled('company_words', word)]);
          const ofName = allOf([...typed.words.map(either), anyOf(typed.words.map((word) => spelled('name_words', word)))]);
          return anyOf([...(typed.words.length > 0 ? [ofName] : []), among('company_domain', typed.domains)]);
        }),
      );
    default:
      throw new Error(`${name} is not asked for`);
  }
}

/** Leads without a value come last. @returns the field, and the factor that turns its values into a {@link LeadQuery}'s position */
function sortOf({ by }: LeadQuery['sort']): readonly [field: string, factor: number] {
  switch (by) {
    case 'score':
      return ['rank', -1];
    case 'name':
      return ['name_key', 1];
    case 'company':
      return ['company_key', 1];
    case 'size':
      return ['size_rank', 1];
    case 'founded':
      return ['founded_known', 1];
    case 'updated':
      return ['updated', 1];
    default:
      throw new Error(`no order by ${by}`);
  }
}

/** A facet is counted without its own filter, so each filtered facet has its own aggregation, and the others share one. */
export function requestOf({ query, after }: FindQuestion): Clause {
  const filters = normalizeFilters(query.kind, query.filters);
  const facets = query.facets.filter((facet) => appliesTo(query.kind, facet));
  const isFacet = ({ name }: NormalizedFilter): boolean => (facets as readonly string[]).includes(name);
  const terms = (facet: Facet): Clause => ({ terms: { field: counted(facet), size: 60_000 } });
  const chosen = filters.filter(isFacet);
  const within = (some: readonly Facet[], of: readonly NormalizedFilter[]): Clause => ({
    filter: allOf(of.map(clauseOf)),
    aggs: Object.fromEntries(some.map((facet) => [facet, terms(facet)])),
  });
  const filtered = facets.filter((facet) => chosen.some(({ name }) => name === facet));
  const [field, factor] = sortOf(query.sort);
  const direction = (query.sort.direction === 'descending') === factor > 0 ? 'desc' : 'asc';
  return {
    size: query.limit === 0 ? 0 : query.limit + 1,
    track_total_hits: true,
    _source: false,
    query: allOf(filters.filter((filter) => !isFacet(filter)).map(clauseOf)),
    ...(chosen.length > 0 ? { post_filter: allOf(chosen.map(clauseOf)) } : {}),
    ...(facets.length > 0
      ? {
          aggs: {
            others: within(
              facets.filter((facet) => !filtered.includes(facet)),
              chosen,
            ),
            ...Object.fromEntries(
              filtered.map((facet) => [
                `of ${facet}`,
                within(
                  [facet],
                  chosen.filter(({ name }) => name !== facet),
                ),
              ]),
            ),
          },
        }
      : {}),
    sort: [{ [field]: { order: direction, missing: '_last' } }, { id: 'asc' }],
    ...(after ? { search_after: [typeof after.key === 'number' ? after.key * factor : after.key, after.id] } : {}),
  };
}

/** The parts of an answer that are read here. */
export interface OpenSearchAnswer {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly sort: readonly (string | number | null)[] }[];
  };
  readonly aggregations?: Readonly<
    Record<string, Readonly<Record<string, { readonly buckets: readonly { readonly key: string | number; readonly doc_count: number }[] }>>>
  >;
}

export function answerOf(question: FindQuestion, { hits, aggregations = {} }: OpenSearchAnswer): LeadResults {
  const [, factor] = sortOf(question.query.sort);
  const rows: string[][] = [['total', '', String(hits.total.value)]];
  for (const group of Object.values(aggregations))
    for (const [facet, counts] of Object.entries(group))
      for (const { key, doc_count: count } of counts.buckets ?? []) rows.push([facet, String(key), String(count)]);
  for (const { sort } of hits.hits) {
    const [key = null, id] = sort;
    // OpenSearch sorts a missing number as the largest or smallest one.
    const isAbsent = key === null || (typeof key === 'number' && Math.abs(key) > 1e15);
    rows.push(isAbsent ? ['absent', '', String(id)] : ['page', String(typeof key === 'number' ? key * factor : key), String(id)]);
  }
  return resultsOf(question, [rows]);
}
