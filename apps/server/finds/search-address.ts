/** Finds the address for one claimed name at its domain and settles the result. */
import { findAddress } from '@leadlight/adapters';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import {
  leaveFindClaim,
  readHeadcount,
  readKnownFinds,
  readObserved,
  readRefusedAddresses,
  renewFindClaim,
  settleFind,
  type FindClaim,
  type FoundNow,
} from '@leadlight/db/verification';
import {
  findKey,
  retryWindowMs,
  sizeOf,
  splitName,
  startFind,
  type CompanySize,
  type KnownAddress,
  type PersonName,
  type Verdict,
} from '@leadlight/verification';
import type { Services } from '../services.ts';

export interface FindRequest {
  readonly name: PersonName;
  readonly domain: string;
  readonly observed: readonly KnownAddress[];
  readonly size: CompanySize | undefined;
  /** Suppressed or erased addresses, which are neither verified nor proposed. */
  readonly except: readonly string[];
  /** Answers of an earlier attempt that a server deferred at a later candidate; without transcripts. */
  readonly answered: ReadonlyMap<string, Verdict>;
}

/** Maximum number of known addresses from which a pattern is derived. */
const mostObserved = 30;

/** The find's input, with what the workspace knows about the domain. @returns null if name or domain can't form an address */
export async function readFindRequest(tx: WorkspaceTx, given: { name: string; domain: string }, now: Date): Promise<FindRequest | null> {
  const name = splitName(given.name, given.domain);
  if (!name) return null;
  const observed = (await readObserved(tx, given.domain, mostObserved)).map((known): KnownAddress => {
    const localPart = known.address.slice(0, known.address.lastIndexOf('@'));
    const whose = splitName(known.name, given.domain);
    return whose ? { localPart, name: whose } : { localPart };
  });
  const employees = await readHeadcount(tx, given.domain);
  const size = employees === null ? undefined : sizeOf(employees);
  const search = startFind({ name, domain: given.domain, observed, size });
  if (!search) return null;
  const refused = await readRefusedAddresses(
    tx,
    search.candidates.map(({ address }) => address),
  );
  return {
    name,
    domain: given.domain,
    observed,
    size,
    except: [...refused.keys()],
    answered: await readAnswered(tx, findKey(name, given.domain), now),
  };
}

/** Definite answers of an unconfirmed find, within the period in which it is retried. */
async function readAnswered(tx: WorkspaceTx, key: string, now: Date): Promise<Map<string, Verdict>> {
  const known = (await readKnownFinds(tx, [key], now)).get(key);
  if (known?.outcome !== 'unconfirmed' || now.getTime() - known.found.foundAtMs > retryWindowMs) return new Map();
  return new Map(
    known.found.asked.flatMap(({ address, verdict }) =>
      verdict.verdict === 'unknown' ? [] : [[address, { ...verdict, evidence: [] }] as const],
    ),
  );
}

/**
 * Resolves when the find is settled or another worker has taken it; never rejects.
 * @param onSettled gets what it cost, in credits
 */
export function searchAddress(
  { checks, db, now }: Pick<Services, 'checks' | 'db' | 'now'>,
  workspaceId: string,
  claim: FindClaim,
  onSettled: (cost: number) => void = () => undefined,
): Promise<void> {
  const inside = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);
  return checks.begin<FoundNow>({
    workspaceId,
    id: claim.id,
    ask: async (verifier, watch) => {
      const request = await inside((tx) => readFindRequest(tx, claim, now()));
      const found = request && (await findAddress(verifier, request, { ...watch, priority: 'single', sameServer: claim.sameServer }));
      // Every candidate is suppressed or erased.
      if (!found) return { kind: 'not_found', best: null, others: [], probes: 0, verdicts: [], observed: request?.observed.length ?? 0 };
      return { ...found, observed: request.observed.length };
    },
    settle: async (found) => {
      const { cost } = await inside((tx) => settleFind(tx, claim, found, now()));
      onSettled(cost);
    },
    renew: () => inside((tx) => renewFindClaim(tx, claim, now())),
    leave: () => inside((tx) => leaveFindClaim(tx, claim, now())),
  });
}
