/** Imports: credits, leads, platform, runs. */
export {
  type DetailChanges,
  type DetailsToWrite,
  type FoundDetail,
  type JobsToWrite,
  type PageJobsToWrite,
  forgetGoneDetails,
  pageJobPrefix,
  pageKeyOf,
  writeDetails,
} from './company-details.queries.ts';
export {
  type CompanyDetail,
  type JobDates,
  type JobPlace,
  linkSitePerson,
  listJobs,
  readDatedJobKeys,
  readDetails,
  readDetailsById,
  readJobDates,
  rejectDetails,
} from './details-read.queries.ts';
export { type DetailKind, type DetailValues, type StoredQuote, detailKinds, isDetailOf } from './detail-values.ts';
export {
  type Enrichment,
  type EnrichmentClaim,
  type EnrichmentOutcome,
  type EnrichmentPlace,
  type EnrichmentStatus,
  type EnrichmentStep,
  type EnrichmentWithSteps,
  beginEnrichment,
  claimEnrichmentForRun,
  claimMs,
  leaveEnrichmentClaim,
  listDueEnrichments,
  listEnrichments,
  noteEnrichmentSteps,
  readEnrichment,
  readEnrichmentOf,
  readKnownEnrichments,
  renewEnrichmentClaims,
  takeUpEnrichment,
} from './enrichments.queries.ts';
export { findErasedOnSite } from './erased-details.queries.ts';
export { type PaidFor, refundIfAllRejected } from './enrichment-refunds.queries.ts';
export {
  type ReadingToSettle,
  type SettledEnrichment,
  type SettleReadingOptions,
  settleEnrichment,
  settleEnrichmentClaim,
} from './settle-enrichment.queries.ts';
export { isDomainSuppressed } from './site-company.queries.ts';
export {
  type EnrichmentRun,
  type EnrichmentRunSource,
  createEnrichmentRun,
  listEnrichmentRuns,
  noteEnrichmentOutcome,
  noteEnrichmentRows,
  readEnrichmentRun,
} from './enrichment-runs.queries.ts';
export {
  type EnrichableCompany,
  type EnrichmentRunRow,
  type EnrichmentSkipReason,
  type KnownSite,
  type NewEnrichmentRow,
  type ReadRow,
  type RowToRead,
  type WaitingRows,
  leaveEnrichmentsOfRun,
  listEnrichmentRunRows,
  materializeEnrichmentRows,
  postponeEnrichmentRow,
  putBackEnrichmentRows,
  readEnrichableCompanies,
  readEnrichableEmployers,
  readKnownSites,
  readMostEnrichmentCost,
  readNextEnrichmentAttempt,
  readRowsToRead,
  readRowToRead,
  readWaitingEnrichmentRows,
  setAsideEnrichmentRow,
  settleEnrichmentRow,
} from './enrichment-run-rows.queries.ts';
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
export { readWebContact, writeWebContact } from './web-contact.queries.ts';
export { type CompanyChange, listCompanyChanges } from './company-changes.queries.ts';
