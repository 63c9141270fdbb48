export { mailProviderOf } from './mail-provider.ts';
export { careersPageOf } from './careers-page-of.ts';
export { choosePages } from './choose-pages.ts';
export { metaRedirectOf } from './meta-redirect.ts';
export type { PageJob, PageJobs } from './page-jobs.ts';
export { pageOfSource, readSite, type CompanySite, type ReadSiteOptions, type SourcePage } from './read-site.ts';
export {
  concludeSite,
  siteOutcomes,
  siteOutcomeWords,
  type MissedBecause,
  type SiteConclusion,
  type SiteOutcome,
  type VisitedSite,
} from './site-outcome.ts';
