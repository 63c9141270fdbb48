/**
 * Detects whether mail servers can be reached from this machine at all. Many networks block outgoing port 25; every verification would
 * then wait and find nothing, so the block is detected and reported once. One server that answers proves that the port is open.
 */
import type { Clock } from '../clock.ts';

export interface Reachability {
  /** Call after each attempt to connect. */
  readonly note: (attempt: { readonly domain: string; readonly address: string; readonly isConnected: boolean }) => void;
  /**
   * True once servers of several domains were tried and none ever answered. While it is true, one attempt per minute is allowed, to
   * detect when the block is lifted.
   */
  readonly isBlocked: () => boolean;
  /** Whether an attempt should be made now. */
  readonly shouldTry: () => boolean;
}

/** Three domains whose servers are all down at the same time are unlikely; waiting for more would only cost time. */
const domainsForProof = 3;
const retryMs = 60_000;

export function createReachability(clock: Clock, onBlocked: () => void): Reachability {
  let isProven = false;
  let isReported = false;
  let lastTryMs = 0;
  const unreachableByDomain = new Map<string, Set<string>>();
  const isBlocked = (): boolean =>
    !isProven &&
    unreachableByDomain.size >= domainsForProof &&
    new Set(Array.from(unreachableByDomain.values(), (addresses) => [...addresses][0])).size >= domainsForProof;
  return {
    note({ domain, address, isConnected }) {
      if (isConnected) {
        isProven = true;
        unreachableByDomain.clear();
        return;
      }
      if (isProven || unreachableByDomain.size > 100) return;
      unreachableByDomain.set(domain, (unreachableByDomain.get(domain) ?? new Set()).add(address));
      if (isBlocked() && !isReported) {
        isReported = true;
        lastTryMs = clock.now();
        onBlocked();
      }
    },
    isBlocked,
    shouldTry() {
      if (!isBlocked()) return true;
      if (clock.now() - lastTryMs < retryMs) return false;
      lastTryMs = clock.now();
      return true;
    },
  };
}
