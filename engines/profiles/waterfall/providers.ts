/** What a waterfall knows about a provider, and the units in which it pays. */

/** Money in millionths of the provider's currency, and our credits. Whole numbers, because sums of fractions drift. */
export interface Amount {
  readonly money: number;
  readonly credits: number;
}

export const nothing: Amount = { money: 0, credits: 0 };

export interface ProviderTerms {
  readonly id: string;
  /** The fields that it can answer. */
  readonly fields: readonly string[];
  /** Whether a call that finds nobody costs as much as one that does. */
  readonly charges: 'per_call' | 'per_match';
  /** For the call, or for the match. */
  readonly price: number;
  /** What each returned field costs in addition. */
  readonly fieldPrices?: Readonly<Record<string, number>>;
  /** What a call can cost at most, where that depends on what is found: a provider may charge more for an answer with a phone number. */
  readonly mostPrice?: number;
  /** Whether the provider answers the same question again without charging again, so that a call whose answer was lost can be repeated. */
  readonly repeatsAreFree: boolean;
}

/** Where a person works, as far as known. Providers differ most by country and by the size of the company. */
export interface Segment {
  readonly country: string | null;
  /** A size band, such as "11-50". */
  readonly size: string | null;
  /** Whether the question names the employer. Otherwise an answer about a previous one can't be recognized, unless its mailbox is gone. */
  readonly isEmployerKnown: boolean;
}

/** The most that a call for these fields can cost: what is reserved before it. */
export function mostOf({ price, fieldPrices = {}, mostPrice = 0 }: ProviderTerms, fields: readonly string[]): number {
  return Math.max(
    mostPrice,
    fields.reduce((sum, field) => sum + (fieldPrices[field] ?? 0), price),
  );
}

export const add = (a: Amount, b: Amount): Amount => ({ money: a.money + b.money, credits: a.credits + b.credits });
