/**
 * Shares this process between workspaces: each has a few requests in progress, and its others wait in a line of its own. Without this, a client with
 * two hundred connections takes every database connection and the thread that answers, and everybody else waits for all of its requests.
 */
import { createFairQueue, type FairQueue } from '../fair-queue.ts';

/**
 * Half of the connections for transactions, and as many as there are for reads (packages/db/platform/connect.ts). A browser sends at most six requests
 * at once over HTTP/1.1, so that a user never waits for a place that their own page has taken.
 */
const each = 6;

/** @throws Refusal busy, from `run`: what waits longer than this is more than a minute's limit lets through in five seconds */
export function createRequestTurns(): FairQueue {
  return createFairQueue({ atOnce: 4 * each, atOnceEach: each, mostWaiting: 5_000, mostWaitingEach: 100 });
}
