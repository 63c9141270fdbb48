/** Caches DNS answers for their TTL and merges concurrent lookups of the same name into one query. */
import { type Clock, systemClock } from '../clock.ts';
import type { AskDns, DnsAnswer, RecordType } from './dns-client.ts';

/** Looks up a name. `cached` is true when the answer came from the cache. */
export type Lookup = (name: string, type: RecordType, signal: AbortSignal) => Promise<DnsAnswer & { readonly cached: boolean }>;

interface Kept {
  readonly answer: DnsAnswer;
  readonly untilMs: number;
}

interface Flight {
  readonly answer: Promise<DnsAnswer>;
  readonly abort: AbortController;
  waiting: number;
}

/**
 * Wraps `ask` in a cache.
 * @param maxEntries the oldest entries are evicted beyond this number; an entry takes a few hundred bytes
 */
export function createDnsCache(
  ask: AskDns,
  { clock = systemClock, maxEntries = 50_000 }: { clock?: Clock; maxEntries?: number } = {},
): Lookup {
  const kept = new Map<string, Kept>();
  const flights = new Map<string, Flight>();

  const keep = (key: string, answer: DnsAnswer): void => {
    kept.delete(key);
    if (answer.ttlS > 0) kept.set(key, { answer, untilMs: clock.now() + answer.ttlS * 1000 });
    for (const [oldest] of kept) {
      if (kept.size <= maxEntries) break;
      kept.delete(oldest);
    }
  };
  const takeOff = (key: string, name: string, type: RecordType): Flight => {
    const abort = new AbortController();
    const flight: Flight = {
      abort,
      waiting: 0,
      answer: ask(name, type, abort.signal).then((answer) => {
        keep(key, answer);
        return answer;
      }),
    };
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(land, land);
    flights.set(key, flight);
    return flight;
  };

  return async (name, type, signal) => {
    signal.throwIfAborted();
    const key = `${type} ${name.toLowerCase()}`;
    const known = kept.get(key);
    if (known && known.untilMs > clock.now()) return { ...known.answer, cached: true };
    const flight = flights.get(key) ?? takeOff(key, name, type);
    flight.waiting++;
    try {
      return { ...(await untilAborted(flight.answer, signal)), cached: false };
    } finally {
      flight.waiting--;
      // The last caller gave up: abort the query. The next caller starts a new one.
      if (flight.waiting === 0 && flights.get(key) === flight) {
        flights.delete(key);
        flight.abort.abort();
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
