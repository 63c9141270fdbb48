/**
 * The column index: answers searches over the leads that a workspace sees, from memory. Contains the pool and, for each workspace that
 * searches, its own leads and attached data. The caller applies changes; the index never reads the database.
 */
import { nextRow } from './bits.ts';
import { decodePosition, encodePosition, appliesTo, normalizeFilters, type NormalizedFilter } from './normal.ts';
import { LeadStore } from './lead-store.ts';
import { comparePositions, nextPositions } from './page.ts';
import { isAttachedDataName, noAttachedData, nothingLookedUp, Part, type AttachedData, type LookedUp, type Matched } from './part.ts';
import {
  facets,
  leadKinds,
  type Facet,
  type FacetCount,
  type LeadResults,
  type LeadFilters,
  type LeadKind,
  type LeadQuery,
} from './query.ts';
import { Ranking } from './ranking.ts';
import { relevanceOf } from './relevance.ts';
import { addCounts, isSegmentFacet } from './segment-counts.ts';
import { codesOf, isCodedColumn } from './segment-filters.ts';
import { idAt, type CodedColumn, type Segment } from './segment.ts';
import { textCount, textsOf, type StringTable } from './string-table.ts';
import { countsOfNames, oneForEachKey } from './technology-names.ts';
import { suggestFrom } from './suggest.ts';
import { findsMore, withFilterCounts, type SuggestedValue, type SuggestionField } from './suggestion.ts';

/** The most values of a facet, not counting the chosen ones. */
const maxValues = 100;

/** A workspace's own leads and its attached data. */
export class WorkspaceLeads {
  stores: Readonly<Record<LeadKind, LeadStore>> = { people: new LeadStore('people', null), companies: new LeadStore('companies', null) };
  attachedData: AttachedData = noAttachedData;
  readonly #parts = new Map<LeadKind, { readonly of: readonly unknown[]; readonly parts: readonly Part[] }>();
  readonly #replaced = new Map<LeadKind, { readonly version: number; readonly ids: Float64Array }>();

  /** Replaces all of the workspace's own leads. */
  take({ people, companies }: Readonly<Record<LeadKind, Segment>>): void {
    this.#parts.clear();
    this.#replaced.clear();
    this.stores = { people: new LeadStore('people', people), companies: new LeadStore('companies', companies) };
  }

  /** Everything that the workspace currently sees. */
  parts(pool: LeadStore): readonly Part[] {
    const own = this.stores[pool.kind];
    const of = [pool, pool.version, own.version, this.attachedData];
    const known = this.#parts.get(pool.kind);
    if (known?.of.every((each, at) => each === of[at])) return known.parts;
    const replaced = this.#replacedIds(own);
    const parts = [
      ...pool.segments.map(({ reader, dead }) => new Part(reader, false, dead, replaced, this.attachedData)),
      ...own.segments.map(({ reader, dead }) => new Part(reader, true, dead, replaced, this.attachedData)),
    ];
    this.#parts.set(pool.kind, { of, parts });
    return parts;
  }

  /** Returns the same array as long as no own lead changes, so that lookups of its rows stay cached. */
  #replacedIds(own: LeadStore): Float64Array {
    const known = this.#replaced.get(own.kind);
    if (known?.version === own.version) return known.ids;
    const ids = own.replacedIds();
    if (known && known.ids.length === ids.length && known.ids.every((id, at) => id === ids[at])) {
      this.#replaced.set(own.kind, { version: own.version, ids: known.ids });
      return known.ids;
    }
    this.#replaced.set(own.kind, { version: own.version, ids });
    return ids;
  }
}

export class LeadIndex {
  pool: Readonly<Record<LeadKind, LeadStore>>;

  constructor(base: Readonly<Partial<Record<LeadKind, Segment>>> = {}) {
    this.pool = { people: new LeadStore('people', base.people ?? null), companies: new LeadStore('companies', base.companies ?? null) };
  }

  /** Replaces all leads of the pool. */
  take({ people, companies }: Readonly<Record<LeadKind, Segment>>): void {
    this.pool = { people: new LeadStore('people', people), companies: new LeadStore('companies', companies) };
  }

  /**
   * Answers a search.
   * @param today days since 1970, UTC; for the age of verdicts
   * @param lookedUp the leads of the filters' values that are looked up (lookedUpValues)
   * @returns null for a cursor that does not belong to this query
   */
  answer(workspace: WorkspaceLeads, query: LeadQuery, today: number, lookedUp: LookedUp = nothingLookedUp): LeadResults | null {
    const { kind, sort, limit } = query;
    const after = query.cursor === undefined ? null : decodePosition(query, query.cursor);
    if (query.cursor !== undefined && !after) return null;
    const parts = workspace.parts(this.pool[kind]);
    const filters = normalizeFilters(kind, query.filters);
    const asked = facets.filter((facet) => query.facets.includes(facet) && appliesTo(kind, facet));
    const filtered = new Set<string>(filters.map(({ name }) => name));
    const withoutOwn = asked.filter((facet) => !filtered.has(facet));
    const asking = { attachedData: workspace.attachedData, today, lookedUp };
    const matched = matchAll(parts, filters, withoutOwn, asking);

    const counts: Partial<Record<Facet, readonly FacetCount[]>> = {};
    for (const facet of asked) {
      const own = filters.find(({ name }) => name === facet);
      const over = own
        ? matchAll(
            parts,
            filters.filter((filter) => filter !== own),
            [facet],
            asking,
          )
        : matched;
      counts[facet] = countsOf(facet, over, chosenValues(own));
    }

    const rankOf = sort.by === 'relevance' ? (segment: Segment) => relevanceOf(segment, filters, lookedUp) : undefined;
    const positions = matched
      .flatMap(({ part, match }) =>
        match.count === 0 || limit === 0 ? [] : nextPositions(part.segment, part.seen(match), sort, after, limit + 1, rankOf),
      )
      .toSorted((a, b) => comparePositions(a, b, sort));
    const page = positions.slice(0, limit);
    const last = page.at(-1);
    return {
      total: matched.reduce((sum, { match }) => sum + match.count, 0),
      counts,
      ids: page.map(({ id }) => id),
      nextCursor: last && positions.length > limit ? encodePosition(query, last) : null,
    };
  }

  /** The IDs of all matching leads, best score first, ties by ID. Used for bulk changes to a whole search. */
  all(workspace: WorkspaceLeads, kind: LeadKind, filters: LeadFilters, today: number, lookedUp: LookedUp = nothingLookedUp): Float64Array {
    const parts = workspace.parts(this.pool[kind]);
    const asking = { attachedData: workspace.attachedData, today, lookedUp };
    const matched = matchAll(parts, normalizeFilters(kind, filters), [], asking).filter(({ match }) => match.count > 0);
    const ids = new Float64Array(matched.reduce((sum, { match }) => sum + match.count, 0));
    // The rows of each part are already in this order.
    const at = matched.map(({ part, match }) => {
      const bits = part.seen(match);
      return { segment: part.segment, bits, row: nextRow(bits, 0) };
    });
    for (let count = 0; count < ids.length; count += 1) {
      let best = at[0]!;
      for (const each of at) if (each.row !== -1 && (best.row === -1 || isBetter(each, best))) best = each;
      ids[count] = idAt(best.segment, best.row);
      best.row = nextRow(best.bits, best.row + 1);
    }
    return ids;
  }

  /** Suggestions, most leads first, ties by value. @param typed the typed text; empty for the most frequent values */
  suggest(workspace: WorkspaceLeads, kind: LeadKind, field: SuggestionField, typed: string, limit: number): SuggestedValue[] {
    const parts = workspace.parts(this.pool[kind]);
    const asking = { attachedData: workspace.attachedData, today: 0, lookedUp: nothingLookedUp };
    const suggested = suggestFrom(parts, workspace.attachedData, field, typed, limit);
    if (!findsMore(field)) return suggested;
    return withFilterCounts(suggested, (value) =>
      matchAll(parts, normalizeFilters(kind, { [field]: { include: [value] } }), [], asking).reduce(
        (sum, { match }) => sum + match.count,
        0,
      ),
    );
  }

  /** Memory used by the pool's leads in bytes, without cached results. */
  get bytes(): number {
    return leadKinds.reduce((sum, kind) => sum + this.pool[kind].bytes, 0);
  }

  /** The number of leads in the pool. */
  get size(): number {
    return leadKinds.reduce((sum, kind) => sum + this.pool[kind].size, 0);
  }
}

interface RowOf {
  readonly segment: Segment;
  readonly row: number;
}

function isBetter(one: RowOf, other: RowOf): boolean {
  const [a, b] = [one.segment.scores[one.row]!, other.segment.scores[other.row]!];
  return a > b || (a === b && idAt(one.segment, one.row) < idAt(other.segment, other.row));
}

interface MatchedPart {
  readonly part: Part;
  readonly match: Matched;
}

interface Asking {
  readonly attachedData: AttachedData;
  readonly today: number;
  readonly lookedUp: LookedUp;
}

const noSample: NormalizedFilter = { kind: 'flag', name: 'sample', value: false };

function matchAll(
  parts: readonly Part[],
  filters: readonly NormalizedFilter[],
  counted: readonly Facet[],
  { attachedData: { hidesSample }, today, lookedUp }: Asking,
): MatchedPart[] {
  const all = hidesSample ? [...filters, noSample] : filters;
  const columns = counted.filter(isSegmentFacet);
  return parts.map((part) => ({ part, match: part.match(all, columns, today, lookedUp) }));
}

function countsOf(facet: Facet, matched: readonly MatchedPart[], chosen: readonly string[]): FacetCount[] {
  const ranking = new Ranking(maxValues);
  const counts = new Map<string, number>();
  if (isSingleValued(facet)) {
    // Facets such as cities have thousands of values: count the largest part by code and add the counts of the others to it.
    const [largest, ...others] = matched.toSorted((a, b) => b.part.segment.size - a.part.segment.size);
    for (const { part, match } of others) if (match.count > 0) addCounts(part.segment, facet, match.counts.get(facet)!, counts);
    const { values } = largest?.part.segment.coded[facet] ?? { values: noValues };
    const byCode = (largest && largest.match.count > 0 ? largest.match.counts.get(facet)! : new Uint32Array(textCount(values) + 1)).slice();
    const codes = codesOf(values);
    for (const [value, count] of counts) {
      const code = codes.get(value);
      if (code === undefined) ranking.offer(value, count);
      else byCode[code]! += count;
    }
    const texts = textsOf(values);
    for (let code = 1; code < byCode.length; code += 1) if (byCode[code] !== 0) ranking.offer(texts[code - 1]!, byCode[code]!);
    return ranking.withChosen(chosen, (value) => (codes.has(value) ? byCode[codes.get(value)!]! : (counts.get(value) ?? 0)));
  }
  for (const { part, match } of matched) {
    if (match.count === 0) continue;
    if (isAttachedDataName(facet)) part.addAttachedCounts(facet, match, counts);
    else if (isSegmentFacet(facet)) addCounts(part.segment, facet, match.counts.get(facet)!, counts);
  }
  if (facet === 'technology') {
    const named = countsOfNames(counts, chosen);
    counts.clear();
    for (const { value, count } of named) counts.set(value, count);
  }
  for (const [value, count] of counts) ranking.offer(value, count);
  return ranking.withChosen(chosen, (value) => counts.get(value) ?? 0);
}

/** Facets with one value per code. Industries are excluded, because a sector also counts for its industries. */
function isSingleValued(facet: Facet): facet is Exclude<CodedColumn & Facet, 'industry'> {
  return isCodedColumn(facet) && facet !== 'industry';
}

const noValues: StringTable = { starts: new Uint32Array(1), bytes: new Uint8Array(0) };

function chosenValues(filter: NormalizedFilter | undefined): string[] {
  if (filter?.kind === 'choice') {
    const chosen = [...new Set([...filter.choice.include, ...filter.choice.exclude])];
    return filter.name === 'technology' ? oneForEachKey(chosen) : chosen;
  }
  return filter?.kind === 'flag' ? [String(filter.value)] : [];
}
