/**
 * The leads that a few thousand rows may be about, in memory: those that the database has under their keys, and those that the rows make. Each row is
 * told to the one lead that it is certainly about; where it shows two to be one they are joined, and where it is doubtful the pair is remembered.
 */
import { addFacts, mergeFacts, type Evidence, type Fact, type FactValue, type Match, type PackedFacts } from '@leadlight/leads';

/** A lead as it stands while rows are taken. */
export interface Held<Lead, Stored> {
  readonly id: number;
  /** What the database has; null for one that the rows made. */
  readonly stored: Stored | null;
  /** Another's record, which is only looked at: the pool's, seen from a workspace. */
  readonly isForeign: boolean;
  facts: PackedFacts;
  lead: Lead;
  /** The pool's record of the same one. */
  poolId: number | null;
  isChanged: boolean;
  /** Where it was shown to be another: that one. */
  joinedTo: Held<Lead, Stored> | null;
}

export interface Pair<Lead, Stored> {
  readonly a: Held<Lead, Stored>;
  readonly b: Held<Lead, Stored>;
  readonly reason: string;
}

export interface Told<Lead, Stored> {
  readonly held: Held<Lead, Stored>;
  readonly outcome: 'made' | 'told' | 'unchanged';
}

/** What one row says of a lead. */
export interface Said<Lead, Identity> {
  /** At least one. */
  readonly found: readonly Fact[];
  /** The same, packed. */
  readonly facts: PackedFacts;
  readonly lead: Lead;
  readonly identity: Identity;
  /** Keys of the identity, under which others find it. */
  readonly keys: readonly string[];
}

interface Rules<Lead, Identity, Stored> {
  read(facts: PackedFacts, stored: Stored | null): Lead;
  identityOf(lead: Lead): Identity;
  keysOf(identity: Identity): string[];
  /** Whoever has none of these among its keys is somebody else. */
  lookFor(said: Said<Lead, Identity>): readonly string[];
  compare(a: Identity, b: Identity): Match<string>;
}

/** A key that so many share tells nobody apart, and ten thousand rows with one mailbox would be fifty million pairs. The database gives as many. */
const mostOfOneKey = 50;

export class LeadSet<Lead, Identity, Stored extends { readonly id: number; readonly facts: PackedFacts; readonly poolId: number | null }> {
  readonly pairs: Pair<Lead, Stored>[] = [];
  /** Stored leads that were shown to be one, for certain. */
  readonly joins: Pair<Lead, Stored>[] = [];
  readonly #rules: Rules<Lead, Identity, Stored>;
  readonly #takeId: () => number;
  readonly #byKey = new Map<string, Held<Lead, Stored>[]>();
  readonly #identities = new Map<Held<Lead, Stored>, Identity>();

  /** @param takeId gives an id that no other lead has */
  constructor(rules: Rules<Lead, Identity, Stored>, takeId: () => number) {
    this.#rules = rules;
    this.#takeId = takeId;
  }

  /** All that are still leads of their own and not another's. */
  get own(): Held<Lead, Stored>[] {
    return [...this.#identities.keys()].filter((held) => !held.isForeign && held.joinedTo === null);
  }

  hold(stored: Stored, isForeign: boolean): void {
    const lead = this.#rules.read(stored.facts, stored);
    this.#index({ id: stored.id, stored, isForeign, facts: stored.facts, lead, poolId: stored.poolId, isChanged: false, joinedTo: null });
  }

  /** Everyone who has one of these keys, ours before another's, older before newer. */
  candidatesOf(keys: readonly string[]): Held<Lead, Stored>[] {
    const found: Held<Lead, Stored>[] = [];
    for (const key of keys)
      for (const held of this.#byKey.get(key) ?? []) {
        const survivor = survivorOf(held);
        if (!found.includes(survivor)) found.push(survivor);
      }
    return found.length < 2 ? found : found.toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign) || a.id - b.id);
  }

  tell(said: Said<Lead, Identity>): Told<Lead, Stored> {
    const { found, identity } = said;
    const candidates = this.candidatesOf(this.#rules.lookFor(said));
    if (candidates.length === 0) return { held: this.#make(said, null), outcome: 'made' };
    const matches = candidates.map((held) => ({ held, match: this.#match(held, identity, found) }));
    const certain = matches.filter(({ held, match }) => !held.isForeign && match.kind === 'certain');
    const inPool = matches.find(({ held, match }) => held.isForeign && match.kind === 'certain')?.held ?? null;
    const [first, ...others] = certain;
    if (!first) {
      const made = this.#make(said, inPool);
      for (const { held, match } of matches)
        if (!held.isForeign && match.kind === 'doubtful') this.pairs.push({ a: held, b: made, reason: match.reason });
      return { held: made, outcome: 'made' };
    }
    const { held } = first;
    for (const other of others) this.#join(held, other.held, other.match.reason);
    if (held.poolId === null && inPool) {
      held.poolId = inPool.id;
      held.isChanged = true;
    }
    const news = newsOf(held.facts, found);
    if (news.length === 0) return { held, outcome: 'unchanged' };
    this.#change(held, addFacts(held.facts, news));
    return { held, outcome: 'told' };
  }

  #match(held: Held<Lead, Stored>, identity: Identity, [fact]: readonly Fact[]): Match<string> {
    // The very row that made it: a file that is read again with its columns understood otherwise.
    if (fact && !held.isForeign && isFromRow(held.facts, fact.evidence)) return { kind: 'certain', reason: 'same_row' };
    return this.#rules.compare(identity, this.#identityOf(held));
  }

  #identityOf(held: Held<Lead, Stored>): Identity {
    return this.#identities.get(held) ?? this.#rules.identityOf(held.lead);
  }

  #make({ facts, lead, identity, keys }: Said<Lead, Identity>, inPool: Held<Lead, Stored> | null): Held<Lead, Stored> {
    const made = {
      id: this.#takeId(),
      stored: null,
      isForeign: false,
      facts,
      lead,
      poolId: inPool?.id ?? null,
      isChanged: true,
      joinedTo: null,
    };
    this.#index(made, identity, keys);
    return made;
  }

  #change(held: Held<Lead, Stored>, facts: PackedFacts): void {
    held.facts = facts;
    held.lead = this.#rules.read(facts, held.stored);
    held.isChanged = true;
    this.#index(held);
  }

  /** Two that a row shows to be one, unless what is known of them contradicts it. */
  #join(keep: Held<Lead, Stored>, gone: Held<Lead, Stored>, reason: string): void {
    if (keep === gone || gone.joinedTo) return;
    const between = this.#rules.compare(this.#identityOf(keep), this.#identityOf(gone));
    if (between.kind === 'doubtful') {
      this.pairs.push({ a: keep, b: gone, reason: between.reason });
      return;
    }
    // Whoever was stored stays as a record until the database joins the two: what is kept about it moves then.
    if (gone.stored) {
      this.joins.push({ a: keep, b: gone, reason });
      return;
    }
    gone.joinedTo = keep;
    this.#change(keep, mergeFacts(keep.facts, gone.facts).facts);
  }

  #index(
    held: Held<Lead, Stored>,
    identity = this.#rules.identityOf(held.lead),
    keys: readonly string[] = this.#rules.keysOf(identity),
  ): void {
    this.#identities.set(held, identity);
    for (const key of keys) {
      const known = this.#byKey.get(key);
      if (!known) this.#byKey.set(key, [held]);
      else if (known.length < mostOfOneKey && !known.includes(held)) known.push(held);
    }
  }
}

export function survivorOf<Lead, Stored>(held: Held<Lead, Stored>): Held<Lead, Stored> {
  let last = held;
  while (last.joinedTo) last = last.joinedTo;
  return last;
}

/** What this very file has not said of it before. A thousand rows about people of one company say its name once. */
function newsOf(packed: PackedFacts, found: readonly Fact[]): Fact[] {
  return found.filter(({ field, value, evidence }) => {
    if (!Object.hasOwn(packed.f, field)) return true;
    return !packed.f[field]?.some(([known, at]) => packed.e[at]?.[5] === evidence.hash && isSame(known, value));
  });
}

function isSame(a: FactValue, b: FactValue): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && a.length === b.length && a.every((item, index) => item === b[index]))
  );
}

function isFromRow(packed: PackedFacts, { hash, row }: Evidence): boolean {
  return hash !== null && row !== null && packed.e.some((evidence) => evidence[5] === hash && evidence[2] === row);
}
