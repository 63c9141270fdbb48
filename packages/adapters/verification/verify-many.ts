/**
 * Verifies a list of any length in constant memory. A window of addresses is in progress at a time. Addresses of one domain in the
 * same window share sessions and a control, so a list ordered by domain is fastest. A duplicate within the window is verified once.
 */
import type { Verdict } from '@leadlight/verification';
import type { Verifier } from './verifier.ts';

export interface Verified {
  /** Position in the list, from 0. */
  readonly index: number;
  readonly verdict: Verdict;
}

export interface ManyOptions {
  readonly signal?: AbortSignal;
  /** The most addresses in progress at a time; each takes a few kilobytes. */
  readonly window?: number;
}

/** Yields verdicts in the order in which they complete. @throws the signal's reason when aborted */
export async function* verifyMany(
  { verify }: Pick<Verifier, 'verify'>,
  addresses: Iterable<string> | AsyncIterable<string>,
  { signal = new AbortController().signal, window = 500 }: ManyOptions = {},
): AsyncGenerator<Verified> {
  const stopped = new AbortController();
  const anySignal = AbortSignal.any([signal, stopped.signal]);
  const inProgress = new Map<number, Promise<Verified>>();
  const verdictsByText = new Map<string, Promise<Verdict>>();
  const done: Verified[] = [];
  const failures: unknown[] = [];
  let wake = (): void => undefined;

  /** Waits until a verdict is ready, or until at most `maxInProgress` addresses are in progress. */
  const waitForProgress = (maxInProgress: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (done.length > 0 || failures.length > 0 || inProgress.size <= maxInProgress) resolve();
    });
  /** Yields the verdicts that are ready until at most `maxInProgress` addresses are in progress. */
  const drain = async function* (maxInProgress: number): AsyncGenerator<Verified> {
    while (inProgress.size > maxInProgress || done.length > 0) {
      if (failures.length > 0) throw failures[0] as Error;
      const next = done.shift();
      if (next) yield next;
      else await waitForProgress(maxInProgress);
    }
    if (failures.length > 0) throw failures[0] as Error;
  };
  const start = (text: string, index: number): void => {
    const key = text.trim();
    const asked = verdictsByText.get(key) ?? verify(text, { signal: anySignal, priority: 'bulk' });
    verdictsByText.set(key, asked);
    const job = asked.then((verdict) => ({ index, verdict }));
    inProgress.set(index, job);
    job
      .then(
        (verified) => void done.push(verified),
        (error: unknown) => void failures.push(error),
      )
      .finally(() => {
        inProgress.delete(index);
        verdictsByText.delete(key);
        wake();
      });
  };

  try {
    let index = 0;
    for await (const text of addresses) {
      yield* drain(window - 1);
      start(text, index++);
    }
    yield* drain(0);
  } finally {
    stopped.abort(new Error('The list was abandoned.'));
  }
}
