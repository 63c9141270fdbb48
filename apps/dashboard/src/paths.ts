/** All links inside the dashboard. Spread into Link or navigate: `<Link {...paths.home(workspaceId)}>`. */
import { linkOptions } from '@tanstack/react-router';
import type { CreditsParams } from './features/credits/credits.search.ts';
import type { DomainSearchParams } from './features/domain-search/domain-search.search.ts';
import type { WriteSearch } from './features/email-templates/email-templates.search.ts';
import type { EnrichmentRunSearch } from './features/enrichment-runs/enrichment-runs.search.ts';
import type { EnrichmentsSearch } from './features/enrichments/enrichments.search.ts';
import type { FindsSearch } from './features/finds/finds.search.ts';
import type { LikenessSearch } from './features/likenesses/likenesses.search.ts';
import type { ResultsSearch } from './features/providers/results.search.ts';
import type { ProfileRunSearch } from './features/profile-runs/profile-runs.search.ts';
import type { NewRunSearch, RunSearch } from './features/verification-runs/verification-runs.search.ts';
import type { SummarySearch } from './features/verification-summary/verification-summary.search.ts';
import type { VerificationsSearch } from './features/verifications/verifications.search.ts';
import type { LeadParams } from './leads/lead-search.ts';

export const paths = {
  start: () => linkOptions({ to: '/' }),
  signIn: (next?: string) => linkOptions({ to: '/sign-in', search: next ? { next } : {} }),
  signUp: (next?: string) => linkOptions({ to: '/sign-up', search: next ? { next } : {} }),
  forgotPassword: () => linkOptions({ to: '/forgot-password' }),
  checkMail: () => linkOptions({ to: '/check-your-mail' }),
  welcome: () => linkOptions({ to: '/welcome' }),
  newWorkspace: () => linkOptions({ to: '/workspaces/new' }),
  invitation: (invitationId: string) => linkOptions({ to: '/invitations/$invitationId', params: { invitationId } }),
  home: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId', params: { workspaceId } }),
  credits: (workspaceId: string, search: CreditsParams = {}) =>
    linkOptions({ to: '/w/$workspaceId/credits', params: { workspaceId }, search }),
  people: (workspaceId: string, search: LeadParams = {}) => linkOptions({ to: '/w/$workspaceId/people', params: { workspaceId }, search }),
  companies: (workspaceId: string, search: LeadParams = {}) =>
    linkOptions({ to: '/w/$workspaceId/companies', params: { workspaceId }, search }),
  domainSearch: (workspaceId: string, search: DomainSearchParams = {}) =>
    linkOptions({ to: '/w/$workspaceId/domain-search', params: { workspaceId }, search }),
  company: (workspaceId: string, companyId: string) =>
    linkOptions({ to: '/w/$workspaceId/companies/$companyId', params: { workspaceId, companyId } }),
  lists: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/lists', params: { workspaceId } }),
  list: (workspaceId: string, listId: string, search: LeadParams = {}) =>
    linkOptions({ to: '/w/$workspaceId/lists/$listId', params: { workspaceId, listId }, search }),
  savedSearches: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/saved-searches', params: { workspaceId } }),
  likenesses: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/likenesses', params: { workspaceId } }),
  newLikeness: (workspaceId: string, search: LikenessSearch) =>
    linkOptions({ to: '/w/$workspaceId/likenesses/$likenessId', params: { workspaceId, likenessId: 'new' }, search }),
  likeness: (workspaceId: string, likenessId: string) =>
    linkOptions({ to: '/w/$workspaceId/likenesses/$likenessId', params: { workspaceId, likenessId } }),
  imports: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/imports', params: { workspaceId } }),
  newImport: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/imports/new', params: { workspaceId } }),
  import: (workspaceId: string, importId: string) =>
    linkOptions({ to: '/w/$workspaceId/imports/$importId', params: { workspaceId, importId } }),
  merges: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/merges', params: { workspaceId } }),
  exports: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/exports', params: { workspaceId } }),
  suppressions: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/suppressions', params: { workspaceId } }),
  verifications: (workspaceId: string, search: VerificationsSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/verifications', params: { workspaceId }, search }),
  verification: (workspaceId: string, verificationId: string) =>
    linkOptions({ to: '/w/$workspaceId/verifications/$verificationId', params: { workspaceId, verificationId } }),
  emailTemplates: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/email-templates', params: { workspaceId } }),
  newEmailTemplate: (workspaceId: string, search: WriteSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/email-templates/new', params: { workspaceId }, search }),
  emailTemplate: (workspaceId: string, templateId: string, search: WriteSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/email-templates/$templateId', params: { workspaceId, templateId }, search }),
  finds: (workspaceId: string, search: FindsSearch = {}) => linkOptions({ to: '/w/$workspaceId/finds', params: { workspaceId }, search }),
  find: (workspaceId: string, findId: string, search: FindsSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/finds/$findId', params: { workspaceId, findId }, search }),
  verificationRuns: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/verification-runs', params: { workspaceId } }),
  newVerificationRun: (workspaceId: string, search: NewRunSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/verification-runs/new', params: { workspaceId }, search }),
  verificationRun: (workspaceId: string, verificationRunId: string, search: RunSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/verification-runs/$verificationRunId', params: { workspaceId, verificationRunId }, search }),
  enrichments: (workspaceId: string, search: EnrichmentsSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/enrichments', params: { workspaceId }, search }),
  enrichment: (workspaceId: string, enrichmentId: string) =>
    linkOptions({ to: '/w/$workspaceId/enrichments/$enrichmentId', params: { workspaceId, enrichmentId } }),
  enrichmentRuns: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/enrichment-runs', params: { workspaceId } }),
  newEnrichmentRun: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/enrichment-runs/new', params: { workspaceId } }),
  enrichmentRun: (workspaceId: string, enrichmentRunId: string, search: EnrichmentRunSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/enrichment-runs/$enrichmentRunId', params: { workspaceId, enrichmentRunId }, search }),
  profileRuns: (workspaceId: string) => linkOptions({ to: '/w/$workspaceId/profile-runs', params: { workspaceId } }),
  profileRun: (workspaceId: string, profileRunId: string, search: ProfileRunSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/profile-runs/$profileRunId', params: { workspaceId, profileRunId }, search }),
  providerResults: (workspaceId: string, search: ResultsSearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/settings/providers/results', params: { workspaceId }, search }),
  verificationSummary: (workspaceId: string, search: SummarySearch = {}) =>
    linkOptions({ to: '/w/$workspaceId/verification-summary', params: { workspaceId }, search }),
  settings: (workspaceId: string, page: SettingsPage = 'profile') =>
    linkOptions({ to: `/w/$workspaceId/settings/${page}`, params: { workspaceId } }),
};

export type SettingsPage = 'profile' | 'security' | 'workspace' | 'members' | 'plan' | 'api-keys' | 'providers' | 'models' | 'audit-log';
