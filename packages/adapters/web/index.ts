/** Websites: requests, pace, robots.txt and visits. */
export {
  createRobots,
  createRobotsMemory,
  readRobots,
  robotsToken,
  type RobotsFile,
  type RobotsMemory,
  type RobotsRules,
} from './robots.ts';
export { headersToKeep, type PageCopies, type PageCopy } from './page-copies.ts';
export {
  createSiteGate,
  longestRestMs,
  longestWaitedRestMs,
  type EnterOptions,
  type SiteEntry,
  type SiteGate,
  type SitePass,
} from './site-gate.ts';
export { createSiteVisitor, maxPages, type NotRead, type Visit, type VisitEvent } from './visit-site.ts';
export type { VisitedPage } from './visited-page.ts';
export {
  createWebClient,
  type WebClient,
  type WebClientOptions,
  type WebFailure,
  type WebRequest,
  type WebResponse,
} from './web-client.ts';
export { createDialWeb, type DialWeb } from './web-connection.ts';
export { restAskedFor } from './retry-after.ts';
