/** Stopping in a bounded time. A database that accepts connections and doesn't answer would keep a process that stops waiting for its last statement. */

/**
 * How long a process may take to stop after it has stopped answering requests, in milliseconds: more than requests (10 s) and jobs (30 s) are given, and
 * with the usual 10 s of APP_DRAIN_SECONDS less than the 60 s after which Kubernetes, Compose and `npm start` kill it (deploy/helm, compose.yaml,
 * scripts/start.mjs).
 */
export const longestStopMs = 45_000;

/** @returns whether everything stopped in time; rejects like `stopping` */
export async function stopInTime(stopping: Promise<unknown>, waitMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, waitMs, false);
  return Promise.race([stopping.then(() => true), late]).finally(() => clearTimeout(timer));
}
