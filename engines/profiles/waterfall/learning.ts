/**
 * Learns how often each provider's values are accepted, and what its calls cost, by country and size of the company. A segment with few
 * calls borrows from its country, its size band, and the provider as a whole.
 */
import type { ProviderTerms, Segment } from './providers.ts';

/** What was counted under one key. Plain, to be stored. */
export interface Tally {
  readonly key: string;
  /** How often a field was asked for, or a call was made. */
  readonly count: number;
  /** How many values were accepted, or the money spent. */
  readonly sum: number;
}

/** The beta distribution of the probability that a value will be accepted. */
export interface Belief {
  readonly alpha: number;
  readonly beta: number;
  /** Calls in this very segment. */
  readonly count: number;
}

/** As how many calls the wider group counts. An estimate. */
const weightOfWider = 8;
/** For a provider that was never asked: any share is as likely as any other. */
const unknownShare = 0.5;

/** The share of a provider's records that are about a previous employer, before anything is known of it: an estimate, as sure as fifty answers. */
const unknownOldShare = 0.09;
const weightOfUnknownOldShare = 50;
/** Mailboxes of people who left that still accept mail: an estimate (docs/profile-measurements.md, parameters). */
const mailboxesLeft = 0.2;

/**
 * What came before: people who others couldn't find are harder to find; where others' values were refused, the person has probably moved, and
 * providers with old records are of no use.
 */
export type Turn = 'first' | 'after_miss' | 'after_refusal';

export class Learning {
  readonly #tallies = new Map<string, { count: number; sum: number }>();

  constructor(tallies: Iterable<Tally> = []) {
    for (const { key, count, sum } of tallies) this.#tallies.set(key, { count, sum });
  }

  /** Everything learned, to be stored. */
  tallies(): Tally[] {
    return [...this.#tallies].map(([key, { count, sum }]) => ({ key, count, sum }));
  }

  /**
   * Records one call.
   * @param accepted the fields whose values were accepted
   * @param cost what the provider charged
   */
  record(
    call: { readonly providerId: string; readonly segment: Segment; readonly turn: Turn },
    { asked, accepted, cost }: { readonly asked: readonly string[]; readonly accepted: readonly string[]; readonly cost: number },
  ): void {
    for (const field of asked)
      for (const key of fieldKeys(call.providerId, field, call.segment, call.turn)) this.#add(key, accepted.includes(field) ? 1 : 0);
    for (const key of callKeys(call.providerId, asked, call.segment)) this.#add(key, cost);
  }

  /** The probability that the provider's value of a field will be accepted. */
  beliefOf(providerId: string, field: string, segment: Segment, turn: Turn): Belief {
    const [all, ofTurn, ofCountry, ofSize, own] = fieldKeys(providerId, field, segment, turn);
    const general = this.#shareOf(ofTurn, this.#shareOf(all, unknownShare, 2));
    // A country and a size say different things: each moves the general share by a factor.
    const moved = general === 0 ? 0 : (this.#shareOf(ofCountry, general) * this.#shareOf(ofSize, general)) / general;
    const wider = Math.min(0.98, Math.max(0.005, moved));
    const { count, sum } = this.#of(own);
    return { alpha: weightOfWider * wider + sum, beta: weightOfWider * (1 - wider) + count - sum, count };
  }

  /**
   * Records whether an answer about the right person is about a previous employer. A provider with many old records can't be relied on where
   * nothing else shows the employer.
   * @param shownBy `employer`: the question named the current one; `mailbox`: the answered mailbox exists, or is gone. Some mailboxes of people
   * who left still exist, so that each one that is gone stands for a few more.
   */
  recordOldEmployer(providerId: string, isOld: boolean, shownBy: 'employer' | 'mailbox'): void {
    this.#add(`old-record|${providerId}`, isOld ? (shownBy === 'employer' ? 1 : 1 / (1 - mailboxesLeft)) : 0);
  }

  /**
   * The share of a provider's acceptable answers that are about a previous employer, if the question doesn't name the employer: of its old records,
   * those whose mailbox still exists.
   */
  oldEmployerShareOf(providerId: string): number {
    const old = Math.min(0.99, this.#shareOf(`old-record|${providerId}`, unknownOldShare, weightOfUnknownOldShare));
    return (old * mailboxesLeft) / (1 - old + old * mailboxesLeft);
  }

  /** What a call for these fields costs on average. */
  costOf(terms: ProviderTerms, fields: readonly string[], segment: Segment): number {
    const [all, own] = callKeys(terms.id, fields, segment);
    const full = fields.reduce((sum, field) => sum + (terms.fieldPrices?.[field] ?? 0) * unknownShare, terms.price);
    const first = terms.charges === 'per_call' ? full : full * unknownShare;
    return this.#shareOf(own, this.#shareOf(all, first, 2));
  }

  #of(key: string | undefined): { readonly count: number; readonly sum: number } {
    return (key === undefined ? undefined : this.#tallies.get(key)) ?? { count: 0, sum: 0 };
  }

  #shareOf(key: string | undefined, wider: number, weight = weightOfWider): number {
    const { count, sum } = this.#of(key);
    return (weight * wider + sum) / (weight + count);
  }

  #add(key: string, amount: number): void {
    const tally = this.#tallies.get(key);
    if (tally) {
      tally.count += 1;
      tally.sum += amount;
    } else this.#tallies.set(key, { count: 1, sum: amount });
  }
}

/** From the widest group to the segment. */
function fieldKeys(providerId: string, field: string, { country, size, isEmployerKnown }: Segment, turn: Turn): readonly string[] {
  const base = `${providerId}|${field}|${isEmployerKnown ? 'employer' : 'profile'}`;
  return [
    base,
    `${base}|${turn}`,
    `${base}|${turn}|c:${country ?? '?'}`,
    `${base}|${turn}|s:${size ?? '?'}`,
    `${base}|${turn}|${country ?? '?'}|${size ?? '?'}`,
  ];
}

function callKeys(providerId: string, fields: readonly string[], { country, size }: Segment): readonly string[] {
  const base = `cost|${providerId}|${[...fields].toSorted().join('+')}`;
  return [base, `${base}|${country ?? '?'}|${size ?? '?'}`];
}
