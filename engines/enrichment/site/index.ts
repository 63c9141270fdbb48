export { mailProviderOf } from './mail-provider.ts';
export { careersPageOf } from './careers-page-of.ts';
export { choosePages } from './choose-pages.ts';
export type { PageJob, PageJobs } from './page-jobs.ts';
export { readSite, type CompanySite, type SourcePage } from './read-site.ts';
export {
  concludeSite,
  siteOutcomes,
  siteOutcomeWords,
  type MissedBecause,
  type SiteConclusion,
  type SiteOutcome,
  type VisitedSite,
} from './site-outcome.ts';
