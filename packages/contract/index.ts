/**
 * The contract between the application's server and its clients: routes, wire schemas, error codes.
 * Boundary: pure; imports engines and zod. ./openapi.ts generates the OpenAPI document from it.
 */
import { apiKeyRoutes } from './api-keys.contract.ts';
import { auditRoutes } from './audit.contract.ts';
import { authRoutes } from './auth.contract.ts';
import { billingRoutes } from './billing.contract.ts';
import { bulkChangeRoutes } from './bulk-changes.contract.ts';
import { companyRoutes } from './companies.contract.ts';
import { companyDetailRoutes } from './company-details.contract.ts';
import { creditRoutes } from './credits.contract.ts';
import { domainSearchRoutes } from './domain-search.contract.ts';
import { enrichmentRunRoutes } from './enrichment-runs.contract.ts';
import { enrichmentRoutes } from './enrichments.contract.ts';
import { exportRoutes } from './exports.contract.ts';
import { leadEditRoutes } from './lead-edits.contract.ts';
import { leadNoteRoutes } from './lead-notes.contract.ts';
import { listColumnRoutes } from './list-columns.contract.ts';
import { listRoutes } from './lists.contract.ts';
import { importRoutes } from './imports.contract.ts';
import { likenessRoutes } from './likenesses.contract.ts';
import { meRoutes } from './me.contract.ts';
import { mergeRoutes } from './merges.contract.ts';
import { personRoutes } from './people.contract.ts';
import { profileRunRoutes } from './profile-runs.contract.ts';
import { proposalRoutes } from './proposals.contract.ts';
import { modelRoutes } from './models.contract.ts';
import { providerFieldRunRoutes } from './provider-field-runs.contract.ts';
import { questionRunRoutes } from './question-runs.contract.ts';
import { providerRoutes } from './providers.contract.ts';
import { revealRoutes } from './reveals.contract.ts';
import type { Route } from './route.ts';
import { runRoutes } from './runs.contract.ts';
import { emailTemplateRoutes } from './email-templates.contract.ts';
import { savedSearchRoutes } from './saved-searches.contract.ts';
import { sendingIdentityRoutes } from './sending-identity.contract.ts';
import { wordsSearchRoutes } from './words-search.contract.ts';
import { webContactRoutes } from './web-contact.contract.ts';
import { setupLinkRoutes } from './setup-links.contract.ts';
import { suppressionRoutes } from './suppressions.contract.ts';
import { suggestionRoutes } from './suggestions.contract.ts';
import { findRoutes } from './finds.contract.ts';
import { verificationRunRoutes } from './verification-runs.contract.ts';
import { verificationRoutes } from './verifications.contract.ts';
import { workspaceRoutes } from './workspaces.contract.ts';

export * from './api-keys.contract.ts';
export * from './audit.contract.ts';
export * from './auth.contract.ts';
export * from './billing.contract.ts';
export * from './bulk-changes.contract.ts';
export * from './common.schema.ts';
export * from './companies.contract.ts';
export * from './company-details.contract.ts';
export * from './credits.contract.ts';
export * from './domain-search.contract.ts';
export * from './enrichment-runs.contract.ts';
export * from './enrichments.contract.ts';
export * from './errors.ts';
export * from './exports.contract.ts';
export * from './lead-edits.contract.ts';
export * from './lead-notes.contract.ts';
export * from './imports.contract.ts';
export * from './leads.schema.ts';
export * from './likenesses.contract.ts';
export * from './list-columns.contract.ts';
export * from './lists.contract.ts';
export * from './me.contract.ts';
export * from './merges.contract.ts';
export * from './models.contract.ts';
export * from './people.contract.ts';
export * from './profile-runs.contract.ts';
export * from './overwrite.schema.ts';
export * from './profile-wants.ts';
export * from './proposals.contract.ts';
export * from './providers.contract.ts';
export * from './provider-field-runs.contract.ts';
export * from './question-runs.contract.ts';
export * from './return-path.ts';
export * from './reveals.contract.ts';
export * from './route.ts';
export * from './runs.contract.ts';
export * from './email-templates.contract.ts';
export * from './saved-searches.contract.ts';
export * from './sending-identity.contract.ts';
export * from './setup-links.contract.ts';
export * from './web-contact.contract.ts';
export * from './words-search.contract.ts';
export * from './suppressions.contract.ts';
export * from './suggestions.contract.ts';
export * from './finds.contract.ts';
export * from './verification.schema.ts';
export * from './verification-runs.contract.ts';
export * from './verifications.contract.ts';
export * from './workspaces.contract.ts';

/** Every route under /v1. */
export const routes = [
  ...authRoutes,
  ...meRoutes,
  ...workspaceRoutes,
  ...apiKeyRoutes,
  ...providerRoutes,
  ...modelRoutes,
  ...creditRoutes,
  ...billingRoutes,
  ...auditRoutes,
  ...personRoutes,
  ...companyRoutes,
  ...companyDetailRoutes,
  ...leadEditRoutes,
  ...bulkChangeRoutes,
  ...leadNoteRoutes,
  ...listColumnRoutes,
  ...questionRunRoutes,
  ...providerFieldRunRoutes,
  ...listRoutes,
  ...runRoutes,
  ...revealRoutes,
  ...suppressionRoutes,
  ...savedSearchRoutes,
  ...emailTemplateRoutes,
  ...likenessRoutes,
  ...exportRoutes,
  ...suggestionRoutes,
  ...wordsSearchRoutes,
  ...domainSearchRoutes,
  ...importRoutes,
  ...mergeRoutes,
  ...verificationRoutes,
  ...verificationRunRoutes,
  ...findRoutes,
  ...enrichmentRoutes,
  ...enrichmentRunRoutes,
  ...profileRunRoutes,
  ...proposalRoutes,
  ...sendingIdentityRoutes,
  ...setupLinkRoutes,
  ...webContactRoutes,
] as readonly Route[];
export { isText, sentSchema } from './text.ts';
