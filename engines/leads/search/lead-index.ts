/**
 * The column index: answers searches over the leads that a workspace sees, from memory. Contains the pool and, for each workspace that
 * searches, its own leads and attached data. The caller applies changes; the index never reads the database.
 */
import { nextRow } from './bits.ts';
import { decodePosition, appliesTo, normalizeFilters, type NormalizedFilter, type Position } from './normal.ts';
import { LeadStore } from './lead-store.ts';
import { pageOf, type AnswerPart, type LeadsPart } from './answer-parts.ts';
import { chosenValues, countsOf, countsPartOf, firstCounts, meaningOf, ofMap, type CountsPart, type MatchedPart } from './facet-counts.ts';
import { nextPositions } from './page.ts';
import { noAttachedData, nothingLookedUp, Part, type AttachedData, type LookedUp } from './part.ts';
import { facets, leadKinds, type Facet, type LeadResults, type LeadFilters, type LeadKind, type LeadQuery } from './query.ts';
import { relevanceOf } from './relevance.ts';
import { isSegmentFacet } from './segment-counts.ts';
import { idAt, type Segment } from './segment.ts';
import { rankSuggestions, suggestionCounts } from './suggest.ts';
import { findsMore, withFilterCounts, type SuggestedValue, type SuggestionField } from './suggestion.ts';

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
    const found = this.#find(workspace, query, today, lookedUp, countsOf);
    return found && { total: found.total, counts: found.counts, ...pageOf(query, found.positions) };
  }

  /**
   * Like {@link answer}, for an index with a share of the leads: what `mergeAnswers` puts together.
   * @param first how many values of a facet should be certain when the answers are put together; Infinity to send all values
   * @returns null for a cursor that does not belong to this query
   */
  answerPart(workspace: WorkspaceLeads, query: LeadQuery, today: number, lookedUp: LookedUp, first: number): AnswerPart | null {
    return this.#find(workspace, query, today, lookedUp, (facet, matched, chosen) => countsPartOf(facet, matched, chosen, first));
  }

  #find<Counts>(
    workspace: WorkspaceLeads,
    query: LeadQuery,
    today: number,
    lookedUp: LookedUp,
    count: (facet: Facet, matched: readonly MatchedPart[], chosen: readonly string[]) => Counts,
  ): Found<Counts> | null {
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

    const counts: Partial<Record<Facet, Counts>> = {};
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
      counts[facet] = count(facet, over, chosenValues(own));
    }

    const rankOf = sort.by === 'relevance' ? (segment: Segment) => relevanceOf(segment, filters, lookedUp) : undefined;
    const positions = matched.flatMap(({ part, match }) =>
      match.count === 0 || limit === 0 ? [] : nextPositions(part.segment, part.seen(match), sort, after, limit + 1, rankOf),
    );
    return { total: matched.reduce((sum, { match }) => sum + match.count, 0), counts, positions };
  }

  /** The IDs of all matching leads, best score first, ties by ID. Used for bulk changes to a whole search. */
  all(workspace: WorkspaceLeads, kind: LeadKind, filters: LeadFilters, today: number, lookedUp: LookedUp = nothingLookedUp): Float64Array {
    return this.allPart(workspace, kind, filters, today, lookedUp).ids;
  }

  /** Like {@link all}, with what `mergeAll` needs to merge several shares. */
  allPart(workspace: WorkspaceLeads, kind: LeadKind, filters: LeadFilters, today: number, lookedUp: LookedUp): LeadsPart {
    const parts = workspace.parts(this.pool[kind]);
    const asking = { attachedData: workspace.attachedData, today, lookedUp };
    const matched = matchAll(parts, normalizeFilters(kind, filters), [], asking).filter(({ match }) => match.count > 0);
    const ids = new Float64Array(matched.reduce((sum, { match }) => sum + match.count, 0));
    const scores = new Uint16Array(ids.length);
    // The rows of each part are already in this order.
    const at = matched.map(({ part, match }) => {
      const bits = part.seen(match);
      return { segment: part.segment, bits, row: nextRow(bits, 0) };
    });
    for (let count = 0; count < ids.length; count += 1) {
      let best = at[0]!;
      for (const each of at) if (each.row !== -1 && (best.row === -1 || isBetter(each, best))) best = each;
      ids[count] = idAt(best.segment, best.row);
      scores[count] = best.segment.scores[best.row]!;
      best.row = nextRow(best.bits, best.row + 1);
    }
    return { ids, scores };
  }

  /** Suggestions, most leads first, ties by value. @param typed the typed text; empty for the most frequent values */
  suggest(workspace: WorkspaceLeads, kind: LeadKind, field: SuggestionField, typed: string, limit: number): SuggestedValue[] {
    const parts = workspace.parts(this.pool[kind]);
    const suggested = rankSuggestions(field, suggestionCounts(parts, workspace.attachedData, field, typed), limit);
    if (!findsMore(field)) return suggested;
    return withFilterCounts(suggested, (value) => this.countOf(workspace, kind, field, value));
  }

  /** What an index with a share of the leads has of the values that match the typed text, for `mergeSuggestions`. */
  suggestPart(workspace: WorkspaceLeads, kind: LeadKind, field: SuggestionField, typed: string, first: number): CountsPart {
    const counts = suggestionCounts(workspace.parts(this.pool[kind]), workspace.attachedData, field, typed);
    return firstCounts(ofMap(counts), meaningOf(field), [], first);
  }

  /** How many leads the filter of this field finds with a suggested value. */
  countOf(workspace: WorkspaceLeads, kind: LeadKind, field: SuggestionField, value: string): number {
    const asking = { attachedData: workspace.attachedData, today: 0, lookedUp: nothingLookedUp };
    const filters = normalizeFilters(kind, { [field]: { include: [value] } });
    return matchAll(workspace.parts(this.pool[kind]), filters, [], asking).reduce((sum, { match }) => sum + match.count, 0);
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

interface Found<Counts> {
  readonly total: number;
  readonly counts: Partial<Record<Facet, Counts>>;
  /** Of each part in order: one more than the page has, if there are as many. */
  readonly positions: readonly Position[];
}

interface RowOf {
  readonly segment: Segment;
  readonly row: number;
}

function isBetter(one: RowOf, other: RowOf): boolean {
  const [a, b] = [one.segment.scores[one.row]!, other.segment.scores[other.row]!];
  return a > b || (a === b && idAt(one.segment, one.row) < idAt(other.segment, other.row));
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
