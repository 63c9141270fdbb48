/**
 * The leads in memory that a few thousand rows may match: those that the database has under the same keys, and those that the rows create. Each row's
 * assertions are applied to the one lead that certainly matches. If a row shows that two leads are the same, they are joined; if that is doubtful,
 * the pair is recorded.
 */
import { addFacts, mergeFacts, type Evidence, type Fact, type FactValue, type Match, type PackedFacts } from '@leadlight/leads';

/** A lead's state while rows are applied. */
export interface CachedLead<Lead, Stored> {
  readonly id: number;
  /** The database record; null for a lead that the rows created. */
  readonly stored: Stored | null;
  /** Whether this is a pool record in a workspace's import: it is read, never changed. */
  readonly isForeign: boolean;
  facts: PackedFacts;
  lead: Lead;
  /** Id of the pool's record of the same lead. */
  poolId: number | null;
  isChanged: boolean;
  /** The lead into which it was joined. */
  joinedTo: CachedLead<Lead, Stored> | null;
}

export interface Pair<Lead, Stored> {
  readonly a: CachedLead<Lead, Stored>;
  readonly b: CachedLead<Lead, Stored>;
  readonly reason: string;
}

export interface Applied<Lead, Stored> {
  readonly cached: CachedLead<Lead, Stored>;
  readonly outcome: 'created' | 'updated' | 'unchanged';
}

/** What one row asserts about a lead. */
export interface Assertions<Lead, Identity> {
  /** At least one. */
  readonly found: readonly Fact[];
  /** The same, packed. */
  readonly facts: PackedFacts;
  readonly lead: Lead;
  readonly identity: Identity;
  /** Keys of the identity, under which it is found. */
  readonly keys: readonly string[];
}

export interface MatchingRules<Lead, Identity, Stored> {
  read(facts: PackedFacts, stored: Stored | null): Lead;
  identityOf(lead: Lead): Identity;
  keysOf(identity: Identity): string[];
  /** A lead with none of these keys is a different one. */
  lookFor(assertions: Assertions<Lead, Identity>): readonly string[];
  /** The name under which a lead without keys is found again in another format of its list; null for a lead without a name. */
  nameOf?(identity: Identity): string | null;
  compare(a: Identity, b: Identity): Match<string>;
  /** The facts that are new to a lead; default: those that this file has not yet asserted about it. */
  newFactsOf?(known: PackedFacts, found: readonly Fact[]): Fact[];
  /** A key that more leads than this have identifies none of them. */
  mostOf?(key: string): number;
  /** A lead that may be more leads than this, for this reason, is not asked about. */
  mostToAsk(reason: string): number;
}

/**
 * A key that more leads share identifies none of them, and ten thousand rows with the same mailbox would be fifty million pairs. Queries have the
 * same limit.
 */
const mostOfOneKey = 50;

export class LeadSet<Lead, Identity, Stored extends { readonly id: number; readonly facts: PackedFacts; readonly poolId: number | null }> {
  readonly pairs: Pair<Lead, Stored>[] = [];
  /** Pairs of stored leads that are certainly the same. */
  readonly joins: Pair<Lead, Stored>[] = [];
  readonly #rules: MatchingRules<Lead, Identity, Stored>;
  readonly #takeId: () => number;
  readonly #byKey = new Map<string, CachedLead<Lead, Stored>[]>();
  /** The oldest lead of the group that a lead was asked about with. */
  readonly #askedWith = new Map<CachedLead<Lead, Stored>, CachedLead<Lead, Stored>>();
  readonly #identities = new Map<CachedLead<Lead, Stored>, Identity>();
  /** Files that contain the list being read, each with how far apart its rows are: see `recognizeList`. */
  #sameLists: ReadonlySet<string> = new Set();

  /** @param takeId returns an unused id */
  constructor(rules: MatchingRules<Lead, Identity, Stored>, takeId: () => number) {
    this.#rules = rules;
    this.#takeId = takeId;
  }

  /** All leads that may be written: not joined into another, and not the pool's. */
  get own(): CachedLead<Lead, Stored>[] {
    return [...this.#identities.keys()].filter((cached) => !cached.isForeign && cached.joinedTo === null);
  }

  /** Adds a lead from the database. */
  add(stored: Stored, isForeign: boolean): void {
    const lead = this.#rules.read(stored.facts, stored);
    this.#index({ id: stored.id, stored, isForeign, facts: stored.facts, lead, poolId: stored.poolId, isChanged: false, joinedTo: null });
  }

  /**
   * Recognizes files that contain the same list in another format: many rows are alike, in the same order. A row that has only a name, or a name and one
   * more value, is then about the lead of the row in the same place.
   * @param rows all rows that will be applied, after the leads with their names were added
   */
  recognizeList(rows: readonly Pick<Assertions<Lead, Identity>, 'found' | 'identity'>[]): void {
    // Rows with more values are found without it.
    if (rows.every(({ found }) => found.filter(({ field }) => !isOfName(field)).length >= fewestSameValues)) return;
    const alike = new Map<string, number>();
    for (const { found, identity } of rows) {
      const name = this.#rules.nameOf?.(identity) ?? null;
      const places = new Set<string>();
      for (const { isForeign, facts } of name === null ? [] : this.candidatesOf([nameKey(name)])) {
        const of = isForeign ? [] : placesOf(facts, found);
        if (of.length > 0 && hasAllValues(facts, found)) for (const place of of) places.add(place);
      }
      for (const place of places) alike.set(place, (alike.get(place) ?? 0) + 1);
    }
    const least = Math.max(fewestAlike, rows.length * leastShareAlike);
    this.#sameLists = new Set([...alike].flatMap(([place, count]) => (count >= least ? [place] : [])));
  }

  /** All leads with one of these keys: the workspace's own first, then older ones first. */
  candidatesOf(keys: readonly string[]): CachedLead<Lead, Stored>[] {
    const found: CachedLead<Lead, Stored>[] = [];
    for (const key of keys) {
      const known = this.#byKey.get(key) ?? [];
      if (known.length > (this.#rules.mostOf?.(key) ?? mostOfOneKey)) continue;
      for (const cached of known) {
        const survivor = survivorOf(cached);
        if (!found.includes(survivor)) found.push(survivor);
      }
    }
    return found.length < 2 ? found : found.toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign) || a.id - b.id);
  }

  apply(assertions: Assertions<Lead, Identity>): Applied<Lead, Stored> {
    const { found, identity } = assertions;
    const keys = this.#rules.lookFor(assertions);
    const candidates = keys.length > 0 ? this.candidatesOf(keys) : this.#sameInOtherFile(identity, found);
    if (candidates.length === 0) return { cached: this.#create(assertions, null), outcome: 'created' };
    const matches = candidates.map((cached) => ({ cached, match: this.#match(cached, identity, found) }));
    const certain = matches.filter(({ cached, match }) => !cached.isForeign && match.kind === 'certain');
    const inPool = matches.find(({ cached, match }) => cached.isForeign && match.kind === 'certain')?.cached ?? null;
    const [first, ...others] = certain;
    if (!first) {
      const created = this.#create(assertions, inPool);
      this.#ask(
        created,
        matches.filter(({ cached, match }) => !cached.isForeign && match.kind === 'doubtful'),
      );
      return { cached: created, outcome: 'created' };
    }
    const { cached } = first;
    for (const other of others) this.#join(cached, other.cached, other.match.reason);
    if (cached.poolId === null && inPool) {
      cached.poolId = inPool.id;
      cached.isChanged = true;
    }
    const newFacts = (this.#rules.newFactsOf ?? newFactsOf)(cached.facts, found);
    if (newFacts.length === 0) return { cached, outcome: 'unchanged' };
    this.#change(cached, addFacts(cached.facts, newFacts));
    return { cached, outcome: 'updated' };
  }

  /**
   * For a row that has a name and nothing else that identifies a lead: the lead of that name that it created, or that has all of its values from another file.
   * At most one: of two rows that are alike, each is about one of the two leads.
   */
  #sameInOtherFile(identity: Identity, found: readonly Fact[]): CachedLead<Lead, Stored>[] {
    const name = this.#rules.nameOf?.(identity) ?? null;
    if (name === null) return [];
    const same = this.candidatesOf([nameKey(name)]).find((cached) =>
      /^same_(?:row|values)$/.test(this.#match(cached, identity, found).reason),
    );
    return same ? [same] : [];
  }

  #match(cached: CachedLead<Lead, Stored>, identity: Identity, found: readonly Fact[]): Match<string> {
    const [fact] = found;
    // The row that created it, when a file is imported again with a different mapping.
    if (fact && !cached.isForeign && isFromRow(cached.facts, fact.evidence)) return { kind: 'certain', reason: 'same_row' };
    if (!cached.isForeign && hasSameValues(cached.facts, found, this.#sameLists)) return { kind: 'certain', reason: 'same_values' };
    return this.#rules.compare(identity, this.#identityOf(cached));
  }

  #identityOf(cached: CachedLead<Lead, Stored>): Identity {
    return this.#identities.get(cached) ?? this.#rules.identityOf(cached.lead);
  }

  #create({ facts, lead, identity, keys }: Assertions<Lead, Identity>, inPool: CachedLead<Lead, Stored> | null): CachedLead<Lead, Stored> {
    const created = {
      id: this.#takeId(),
      stored: null,
      isForeign: false,
      facts,
      lead,
      poolId: inPool?.id ?? null,
      isChanged: true,
      joinedTo: null,
    };
    this.#index(created, identity, keys);
    return created;
  }

  #change(cached: CachedLead<Lead, Stored>, facts: PackedFacts): void {
    cached.facts = facts;
    cached.lead = this.#rules.read(facts, cached.stored);
    cached.isChanged = true;
    this.#index(cached);
  }

  /**
   * Asks whether a new lead is one of these. One question, about the oldest, joins it to the group of those that may be the same: with a
   * question for each of them, a thousand namesakes would be half a million questions.
   */
  #ask(
    created: CachedLead<Lead, Stored>,
    doubtful: readonly { readonly cached: CachedLead<Lead, Stored>; readonly match: Match<string> }[],
  ): void {
    const [oldest] = doubtful;
    if (!oldest || doubtful.length > this.#rules.mostToAsk(oldest.match.reason)) return;
    const asked = this.#askedWith.get(oldest.cached) ?? oldest.cached;
    this.#askedWith.set(created, asked);
    this.pairs.push({ a: asked, b: created, reason: oldest.match.reason });
  }

  /** Joins two leads that a row shows to be the same, unless their known facts contradict it. */
  #join(keep: CachedLead<Lead, Stored>, gone: CachedLead<Lead, Stored>, reason: string): void {
    if (keep === gone || gone.joinedTo) return;
    const between = this.#rules.compare(this.#identityOf(keep), this.#identityOf(gone));
    // Sister companies, or namesakes: the row is about one of them.
    if (between.kind === 'different' && between.reason !== 'nothing_in_common') return;
    if (between.kind === 'doubtful') {
      this.pairs.push({ a: keep, b: gone, reason: between.reason });
      return;
    }
    // A stored lead remains until the merge in the database, which also moves its attached data.
    if (gone.stored) {
      this.joins.push({ a: keep, b: gone, reason });
      return;
    }
    gone.joinedTo = keep;
    this.#change(keep, mergeFacts(keep.facts, gone.facts).facts);
  }

  #index(
    cached: CachedLead<Lead, Stored>,
    identity = this.#rules.identityOf(cached.lead),
    keys: readonly string[] = this.#rules.keysOf(identity),
  ): void {
    this.#identities.set(cached, identity);
    const name = this.#rules.nameOf?.(identity) ?? null;
    for (const key of name === null ? keys : [...keys, nameKey(name)]) {
      const known = this.#byKey.get(key);
      if (!known) this.#byKey.set(key, [cached]);
      else if (known.length < mostOfOneKey && !known.includes(cached)) known.push(cached);
    }
  }
}

/** Distinct from the keys of the rules. */
const nameKey = (name: string): string => `name:${name}`;

export function survivorOf<Lead, Stored>(cached: CachedLead<Lead, Stored>): CachedLead<Lead, Stored> {
  let last = cached;
  while (last.joinedTo) last = last.joinedTo;
  return last;
}

/** The facts that this file has not yet asserted. A thousand rows about people of one company assert its name once. */
function newFactsOf(packed: PackedFacts, found: readonly Fact[]): Fact[] {
  return found.filter(({ field, value, evidence }) => {
    if (!Object.hasOwn(packed.f, field)) return true;
    return !packed.f[field]?.some(([known, at]) => packed.e[at]?.[5] === evidence.hash && isSame(known, value));
  });
}

export function isSame(a: FactValue, b: FactValue): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && a.length === b.length && a.every((item, index) => item === b[index]))
  );
}

/** Values, or extra fields, that a lead without a domain, profile or address must share with a row of another file, besides its name. */
const fewestSameValues = 2;
/** Two lists with this many equal names and values in the same places, and this share of the rows, are one list. */
const fewestAlike = 5;
const leastShareAlike = 0.5;

/**
 * Whether another file asserted every value of this row about the lead: the same list, saved in another format. A name alone, or with one more
 * value, can be another lead's, unless the row is in the same place of the same list. Two rows of one file are two leads, however alike.
 */
function hasSameValues(packed: PackedFacts, found: readonly Fact[], sameLists: ReadonlySet<string>): boolean {
  const hash = found[0]?.evidence.hash;
  if (packed.e.some((evidence) => evidence[5] === hash) || !hasAllValues(packed, found)) return false;
  const known = found.filter(({ field }) => !field.startsWith('extra.') && !isOfName(field));
  if (known.length + countSameExtras(packed, found) >= fewestSameValues) return true;
  return sameLists.size > 0 && placesOf(packed, found).some((place) => sameLists.has(place));
}

const isOfName = (field: string): boolean => field === 'name' || field === 'firstName' || field === 'lastName';

/** Whether a lead has each value of a row, and the name as the row writes it, in one field or in two. Extra fields are not compared. */
function hasAllValues(packed: PackedFacts, found: readonly Fact[]): boolean {
  const names = writtenNames((field) => packed.f[field]?.map(([value]) => value) ?? []);
  const own = writtenNames((field) => found.flatMap((fact) => (fact.field === field ? [fact.value] : [])));
  if (own.length > 0 && !own.some((name) => names.includes(name))) return false;
  return found.every(
    ({ field, value }) =>
      field.startsWith('extra.') || isOfName(field) || packed.f[field]?.some(([other]) => wordsOf(other) === wordsOf(value)) === true,
  );
}

function writtenNames(valuesOf: (field: string) => readonly FactValue[]): string[] {
  const parts = ['firstName', 'lastName'].map((field) => valuesOf(field).map(wordsOf));
  const [firsts = [], lasts = []] = parts;
  const whole =
    firsts.length === 0 || lasts.length === 0 ? parts.flat() : firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`));
  return [...valuesOf('name').map(wordsOf), ...whole];
}

/** The other files that a lead is from, each with the distance of its row from this one: formats have different rows above a list. */
function placesOf(packed: PackedFacts, [fact]: readonly Fact[]): string[] {
  if (!fact || fact.evidence.row === null) return [];
  const { hash, row } = fact.evidence;
  return packed.e.flatMap((evidence) =>
    evidence[5] === null || evidence[2] === null || evidence[5] === hash ? [] : [`${evidence[5]} ${row - evidence[2]}`],
  );
}

/** Extra fields that both have, such as a number in a register or a page; none if one of them differs. */
function countSameExtras(packed: PackedFacts, found: readonly Fact[]): number {
  const shared = found.filter(({ field }) => field.startsWith('extra.') && Object.hasOwn(packed.f, field));
  const isSameIn = ({ field, value }: Fact): boolean => packed.f[field]?.some(([other]) => wordsOf(other) === wordsOf(value)) === true;
  return shared.every(isSameIn) ? shared.length : 0;
}

/** Numbers and texts alike: a spreadsheet turns one into the other. */
const wordsOf = (value: FactValue): string =>
  (typeof value === 'object' ? value.join(';') : String(value)).trim().toLowerCase().replaceAll(/\s+/g, ' ');

function isFromRow(packed: PackedFacts, { hash, row }: Evidence): boolean {
  return hash !== null && row !== null && packed.e.some((evidence) => evidence[5] === hash && evidence[2] === row);
}
