/** Caches DNS answers for their TTL and merges concurrent lookups of the same name into one query. */
import { type Clock, systemClock } from '../clock.ts';
import type { AskDns, DnsAnswer, RecordType } from './dns-client.ts';

/** Looks up a name. `cached` is true when the answer came from the cache. */
export type Lookup = (name: string, type: RecordType, signal: AbortSignal) => Promise<DnsAnswer & { readonly cached: boolean }>;

interface CacheEntry {
  readonly answer: DnsAnswer;
  readonly untilMs: number;
}

interface PendingQuery {
  readonly answer: Promise<DnsAnswer>;
  readonly abort: AbortController;
  callers: number;
}

/**
 * Wraps `ask` in a cache.
 * @param maxEntries the oldest entries are evicted beyond this number; an entry takes a few hundred bytes
 */
export function createDnsCache(
  ask: AskDns,
  { clock = systemClock, maxEntries = 50_000 }: { clock?: Clock; maxEntries?: number } = {},
): Lookup {
  const entries = new Map<string, CacheEntry>();
  const pendingQueries = new Map<string, PendingQuery>();

  const store = (key: string, answer: DnsAnswer): void => {
    entries.delete(key);
    if (answer.ttlS > 0) entries.set(key, { answer, untilMs: clock.now() + answer.ttlS * 1000 });
    for (const [oldest] of entries) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  };
  const startQuery = (key: string, name: string, type: RecordType): PendingQuery => {
    const abort = new AbortController();
    const pending: PendingQuery = {
      abort,
      callers: 0,
      answer: ask(name, type, abort.signal).then((answer) => {
        store(key, answer);
        return answer;
      }),
    };
    const finish = (): void => {
      if (pendingQueries.get(key) === pending) pendingQueries.delete(key);
    };
    pending.answer.then(finish, finish);
    pendingQueries.set(key, pending);
    return pending;
  };

  return async (name, type, signal) => {
    signal.throwIfAborted();
    const key = `${type} ${name.toLowerCase()}`;
    const known = entries.get(key);
    if (known && known.untilMs > clock.now()) return { ...known.answer, cached: true };
    const pending = pendingQueries.get(key) ?? startQuery(key, name, type);
    pending.callers++;
    try {
      return { ...(await untilAborted(pending.answer, signal)), cached: false };
    } finally {
      pending.callers--;
      // The last caller gave up: abort the query. The next caller starts a new one.
      if (pending.callers === 0 && pendingQueries.get(key) === pending) {
        pendingQueries.delete(key);
        pending.abort.abort();
      }
    }
  };
}

/** Resolves or rejects like the promise, or rejects with the signal's reason if that comes first. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
