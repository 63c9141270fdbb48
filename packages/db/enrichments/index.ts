/** Imports: platform. */
export {
  forgetOldWebRecords,
  keepPageCopy,
  keepRobotsFile,
  recallPageCopy,
  recallRobotsFile,
  type StoredPage,
  type StoredRobots,
} from './page-copies.queries.ts';
export { addRefusedSite, isRefusedSite, listRefusedSites, removeRefusedSite, type RefusedSite } from './refused-sites.queries.ts';
export {
  dropSitePass,
  dropSitePassesOf,
  keepSitePassesAlive,
  listMovableSitePasses,
  restSite,
  tryEnterSite,
  type SitePassAnswer,
  type SitePassRequest,
} from './site-gates.queries.ts';
