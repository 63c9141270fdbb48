/**
 * Finds a person's email address: the engine ranks candidates and updates their probabilities; the verifier checks them one by one
 * until one is confirmed.
 */
import {
  findResult,
  type FindResult,
  nextCandidate,
  type CompanySize,
  type KnownAddress,
  type PersonName,
  startFind,
  type Verdict,
  applyVerdict,
} from '@leadlight/verification';
import type { Verifier, VerifyOptions } from './verifier.ts';

export interface FindRequest {
  readonly name: PersonName;
  readonly domain: string;
  /** Known addresses at the domain, preferably with their owners' names. */
  readonly observed?: readonly KnownAddress[];
  readonly maxProbes?: number;
  /** Of the company, if known. */
  readonly size?: CompanySize | undefined;
  /** Addresses that must not be verified or proposed. */
  readonly except?: readonly string[];
  /** Earlier verdicts by address. These candidates are not verified again. */
  readonly answered?: ReadonlyMap<string, Verdict>;
}

export interface FoundAddress extends FindResult {
  /** One verdict for each candidate that was verified, in order. Includes the verdict for `best` when it is confirmed. */
  readonly verdicts: readonly Verdict[];
}

/**
 * Runs a find.
 * @returns null when the name or domain gives no address
 * @throws the signal's reason when aborted
 */
export async function findAddress(
  { verify }: Pick<Verifier, 'verify'>,
  request: FindRequest,
  options: VerifyOptions & { readonly onCandidate?: (verdict: Verdict) => void } = {},
): Promise<FoundAddress | null> {
  let search = startFind(request);
  if (!search) return null;
  const verdicts: Verdict[] = [];
  for (let candidate = nextCandidate(search); candidate; candidate = nextCandidate(search)) {
    const verdict = request.answered?.get(candidate.address) ?? (await verify(candidate.address, { ...options, isGuess: true }));
    verdicts.push(verdict);
    options.onCandidate?.(verdict);
    search = applyVerdict(search, verdict);
  }
  return { ...findResult(search), verdicts };
}
