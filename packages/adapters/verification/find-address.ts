/** Finds a person's address: the engine ranks and weighs, the verifier asks, one candidate after the other until one is confirmed. */
import {
  conclude,
  type Found,
  nextCandidate,
  type Observed,
  type PersonName,
  startSearch,
  type Verdict,
  weigh,
} from '@leadlight/verification';
import type { Verifier, VerifyOptions } from './verifier.ts';

export interface FindRequest {
  readonly name: PersonName;
  readonly domain: string;
  /** Addresses known at the domain, best with the names of those who have them. */
  readonly observed?: readonly Observed[];
  readonly maxProbes?: number;
  /** Addresses that must neither be asked about nor proposed. */
  readonly except?: readonly string[];
  /** What was heard of candidates before, by address: they are not asked about again. */
  readonly answered?: ReadonlyMap<string, Verdict>;
}

export interface AddressFound extends Found {
  /** One for each candidate that was asked about, in order; evidence of `best` is among them when it is confirmed. */
  readonly verdicts: readonly Verdict[];
}

/**
 * @returns null when name or domain can give no address
 * @throws the signal's reason when called off
 */
export async function findAddress(
  { verify }: Pick<Verifier, 'verify'>,
  request: FindRequest,
  options: VerifyOptions & { readonly onCandidate?: (verdict: Verdict) => void } = {},
): Promise<AddressFound | null> {
  let search = startSearch(request);
  if (!search) return null;
  const verdicts: Verdict[] = [];
  for (let candidate = nextCandidate(search); candidate; candidate = nextCandidate(search)) {
    const verdict = request.answered?.get(candidate.address) ?? (await verify(candidate.address, options));
    verdicts.push(verdict);
    options.onCandidate?.(verdict);
    search = weigh(search, verdict);
  }
  return { ...conclude(search), verdicts };
}
