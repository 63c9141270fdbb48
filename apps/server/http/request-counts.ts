/**
 * Counts requests per caller in windows of a minute, together with the other processes. Surprise: no request waits for the database. A process reports
 * what it counted when a caller has made a sixtieth of their limit since the last report, and learns what all processes counted; so with N processes, a
 * caller gets at most N sixtieths more than their limit, and what arrives while the reports are on their way.
 */
import type { RequestCount } from '@leadlight/db/accounts';

/** A smaller part would cost more statements, a larger one would let more through. */
const reportedPart = 1 / 60;
/** Between two removals of windows that have ended. */
const sweepMs = 60_000;

export interface RequestState {
  /** Negative if none were left. */
  readonly remainingPoints: number;
  readonly msBeforeNext: number;
}

interface RequestCountsOptions {
  /** Requests in a window. */
  readonly points: number;
  readonly windowMs: number;
  /** Adds to the counts of all processes, and returns their sums. */
  readonly add: (added: readonly RequestCount[]) => Promise<readonly RequestCount[]>;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

interface Window {
  endsAt: number;
  /** Of all processes, at the last report. */
  known: number;
  /** Of this process, on their way to the database. */
  reporting: number;
  /** Of this process since then. */
  unreported: number;
}

export interface RequestCounts {
  count(caller: string): RequestState;
  /** Settles when what was to be reported is reported; for tests. */
  reported(): Promise<void>;
}

export function createRequestCounts({ points, windowMs, add, now = () => performance.now() }: RequestCountsOptions): RequestCounts {
  const reportedFrom = Math.max(1, Math.floor(points * reportedPart));
  const windows = new Map<string, Window>();
  const due = new Map<string, Window>();
  let sweptAt = now();
  let reporting: Promise<void> | null = null;

  /** One report at a time; callers that become due meanwhile share the next one. */
  const report = async (): Promise<void> => {
    // What is counted in the same turn of the event loop goes along.
    await Promise.resolve();
    while (due.size > 0) {
      const sent = [...due];
      due.clear();
      for (const [, window] of sent) {
        window.reporting = window.unreported;
        window.unreported = 0;
      }
      try {
        const sums = await add(
          sent.map(([caller, { reporting: requests, endsAt }]) => ({ caller, requests, leftMs: Math.max(1, endsAt - now()) })),
        );
        for (const { caller, requests, leftMs } of sums) {
          const window = windows.get(caller);
          if (!window) continue;
          window.known = requests;
          window.endsAt = now() + leftMs;
        }
      } catch {
        // Without the database, nearly every request fails anyway; until it is back, each process counts for itself.
        for (const [, window] of sent) window.known += window.reporting;
      } finally {
        for (const [, window] of sent) window.reporting = 0;
      }
    }
    reporting = null;
  };

  const sweep = (atMs: number): void => {
    sweptAt = atMs;
    for (const [caller, { endsAt }] of windows) if (endsAt <= atMs) windows.delete(caller);
  };

  return {
    count: (caller) => {
      const atMs = now();
      if (atMs - sweptAt > sweepMs) sweep(atMs);
      let window = windows.get(caller);
      if (!window || window.endsAt <= atMs) {
        window = { endsAt: atMs + windowMs, known: 0, reporting: 0, unreported: 0 };
        windows.set(caller, window);
      }
      const used = window.known + window.reporting + window.unreported;
      const msBeforeNext = window.endsAt - atMs;
      if (used >= points) return { remainingPoints: -1, msBeforeNext };
      window.unreported += 1;
      if (window.unreported >= reportedFrom) {
        due.set(caller, window);
        reporting ??= report();
      }
      return { remainingPoints: points - used - 1, msBeforeNext };
    },
    reported: async () => {
      await reporting;
    },
  };
}
