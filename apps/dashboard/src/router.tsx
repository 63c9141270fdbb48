/**
 * The routes: which URL shows which screen. Screens are loaded on demand; this file and the shell are in the first load. Routes that
 * require a session read it before they render.
 */
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { accounts } from './account-routes.ts';
import type { CreditsParams } from './features/credits/credits.search.ts';
import { readDomainSearch } from './features/domain-search/domain-search.search.ts';
import { readWriteSearch } from './features/email-templates/email-templates.search.ts';
import { readEnrichmentRunSearch } from './features/enrichment-runs/enrichment-runs.search.ts';
import { readEnrichmentsSearch } from './features/enrichments/enrichments.search.ts';
import { readFindsSearch } from './features/finds/finds.search.ts';
import { readMergesSearch } from './features/merges/merges.search.ts';
import type { ProposalsSearch } from './features/profile-runs/proposals.search.ts';
import { readProfileRunSearch } from './features/profile-runs/profile-runs.search.ts';
import { readNewRunSearch, readRunSearch } from './features/verification-runs/verification-runs.search.ts';
import { readSummarySearch } from './features/verification-summary/verification-summary.search.ts';
import { readVerificationsSearch } from './features/verifications/verifications.search.ts';
import { textsOf } from './leads/lead-params.ts';
import { paths } from './paths.ts';
import { root } from './root-route.ts';
import { requireSession, screenOf } from './route-parts.ts';
import { settings } from './settings-routes.ts';
import { workspace } from './workspace-route.ts';
import { searchText } from './search-text.ts';
import { workspaceToOpen } from './session/last-workspace.ts';
import { Pending, RouteFailure } from './shell/route-states.tsx';

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async (input) => {
    const { workspaces } = await requireSession(input);
    const workspaceId = workspaceToOpen(workspaces);
    redirect({ ...(workspaceId ? paths.home(workspaceId) : paths.welcome()), replace: true, throw: true });
  },
});
/** Emails link here, because they do not know the workspace. */
const security = createRoute({
  getParentRoute: () => root,
  path: '/settings/security',
  beforeLoad: async (input) => {
    const { workspaces } = await requireSession(input);
    const workspaceId = workspaceToOpen(workspaces);
    redirect({ ...(workspaceId ? paths.settings(workspaceId, 'security') : paths.welcome()), replace: true, throw: true });
  },
});

const home = createRoute({
  getParentRoute: () => workspace,
  path: '/',
  component: screenOf(() => import('./features/home/home.tsx')),
});
/** The screen checks it. */
const creditsSearch = textsOf as (search: Record<string, unknown>) => CreditsParams;
const credits = createRoute({
  getParentRoute: () => workspace,
  path: '/credits',
  validateSearch: creditsSearch,
  component: screenOf(() => import('./features/credits/credits.tsx')),
});
const people = createRoute({
  getParentRoute: () => workspace,
  path: '/people',
  validateSearch: textsOf,
  component: screenOf(() => import('./features/people/people.tsx')),
});
const companies = createRoute({
  getParentRoute: () => workspace,
  path: '/companies',
  validateSearch: textsOf,
  component: screenOf(() => import('./features/companies/companies.tsx')),
});
const domainSearch = createRoute({
  getParentRoute: () => workspace,
  path: '/domain-search',
  validateSearch: readDomainSearch,
  component: screenOf(() => import('./features/domain-search/domain-search.tsx')),
});
const company = createRoute({
  getParentRoute: () => workspace,
  path: '/companies/$companyId',
  component: screenOf(() => import('./features/companies/company.tsx')),
});
const lists = createRoute({
  getParentRoute: () => workspace,
  path: '/lists',
  component: screenOf(() => import('./features/lists/lists.tsx')),
});
const list = createRoute({
  getParentRoute: () => workspace,
  path: '/lists/$listId',
  validateSearch: textsOf,
  component: screenOf(() => import('./features/lists/list.tsx')),
});
const savedSearches = createRoute({
  getParentRoute: () => workspace,
  path: '/saved-searches',
  component: screenOf(() => import('./features/saved-searches/saved-searches.tsx')),
});
const emailTemplates = createRoute({
  getParentRoute: () => workspace,
  path: '/email-templates',
  component: screenOf(() => import('./features/email-templates/email-templates.tsx')),
});
const newEmailTemplate = createRoute({
  getParentRoute: () => workspace,
  path: '/email-templates/new',
  validateSearch: readWriteSearch,
  component: screenOf(() => import('./features/email-templates/write.tsx'), 'NewEmailTemplate'),
});
const emailTemplate = createRoute({
  getParentRoute: () => workspace,
  path: '/email-templates/$templateId',
  validateSearch: readWriteSearch,
  component: screenOf(() => import('./features/email-templates/write.tsx'), 'EmailTemplateScreen'),
});
const likenesses = createRoute({
  getParentRoute: () => workspace,
  path: '/likenesses',
  component: screenOf(() => import('./features/likenesses/likenesses.tsx')),
});
const likeness = createRoute({
  getParentRoute: () => workspace,
  path: '/likenesses/$likenessId',
  validateSearch: textsOf,
  component: screenOf(() => import('./features/likenesses/likeness.tsx')),
});
const imports = createRoute({
  getParentRoute: () => workspace,
  path: '/imports',
  component: screenOf(() => import('./features/imports/imports.tsx')),
});
const newImport = createRoute({
  getParentRoute: () => workspace,
  path: '/imports/new',
  component: screenOf(() => import('./features/imports/new-import.tsx')),
});
const oneImport = createRoute({
  getParentRoute: () => workspace,
  path: '/imports/$importId',
  component: screenOf(() => import('./features/imports/import.tsx')),
});
const merges = createRoute({
  getParentRoute: () => workspace,
  path: '/merges',
  validateSearch: readMergesSearch,
  component: screenOf(() => import('./features/merges/merges.tsx')),
});
const leadExports = createRoute({
  getParentRoute: () => workspace,
  path: '/exports',
  component: screenOf(() => import('./features/exports/exports.tsx')),
});
const suppressions = createRoute({
  getParentRoute: () => workspace,
  path: '/suppressions',
  component: screenOf(() => import('./features/suppressions/suppressions.tsx')),
});
/** The field stays mounted while the content below it changes, so that the next address can be typed at once. */
const verifications = createRoute({
  getParentRoute: () => workspace,
  path: '/verifications',
  component: screenOf(() => import('./features/verifications/verifications.tsx')),
});
const verificationHistory = createRoute({
  getParentRoute: () => verifications,
  path: '/',
  validateSearch: readVerificationsSearch,
  component: screenOf(() => import('./features/verifications/verification-history.tsx')),
});
const verification = createRoute({
  getParentRoute: () => verifications,
  path: '/$verificationId',
  component: screenOf(() => import('./features/verifications/verification.tsx')),
});
const finds = createRoute({
  getParentRoute: () => workspace,
  path: '/finds',
  validateSearch: readFindsSearch,
  component: screenOf(() => import('./features/finds/finds.tsx')),
});
const findHistory = createRoute({
  getParentRoute: () => finds,
  path: '/',
  component: screenOf(() => import('./features/finds/find-history.tsx')),
});
const find = createRoute({
  getParentRoute: () => finds,
  path: '/$findId',
  component: screenOf(() => import('./features/finds/find.tsx')),
});
const verificationRuns = createRoute({
  getParentRoute: () => workspace,
  path: '/verification-runs',
  component: screenOf(() => import('./features/verification-runs/verification-runs.tsx')),
});
const newVerificationRun = createRoute({
  getParentRoute: () => workspace,
  path: '/verification-runs/new',
  validateSearch: readNewRunSearch,
  component: screenOf(() => import('./features/verification-runs/new-verification-run.tsx')),
});
const verificationRun = createRoute({
  getParentRoute: () => workspace,
  path: '/verification-runs/$verificationRunId',
  validateSearch: readRunSearch,
  component: screenOf(() => import('./features/verification-runs/verification-run.tsx')),
});
const verificationSummary = createRoute({
  getParentRoute: () => workspace,
  path: '/verification-summary',
  validateSearch: readSummarySearch,
  component: screenOf(() => import('./features/verification-summary/verification-summary.tsx')),
});
const enrichments = createRoute({
  getParentRoute: () => workspace,
  path: '/enrichments',
  component: screenOf(() => import('./features/enrichments/enrichments.tsx')),
});
const enrichmentHistory = createRoute({
  getParentRoute: () => enrichments,
  path: '/',
  validateSearch: readEnrichmentsSearch,
  component: screenOf(() => import('./features/enrichments/enrichment-history.tsx')),
});
const enrichment = createRoute({
  getParentRoute: () => enrichments,
  path: '/$enrichmentId',
  component: screenOf(() => import('./features/enrichments/enrichment.tsx')),
});
const enrichmentRuns = createRoute({
  getParentRoute: () => workspace,
  path: '/enrichment-runs',
  component: screenOf(() => import('./features/enrichment-runs/enrichment-runs.tsx')),
});
const newEnrichmentRun = createRoute({
  getParentRoute: () => workspace,
  path: '/enrichment-runs/new',
  component: screenOf(() => import('./features/enrichment-runs/new-enrichment-run.tsx')),
});
const enrichmentRun = createRoute({
  getParentRoute: () => workspace,
  path: '/enrichment-runs/$enrichmentRunId',
  validateSearch: readEnrichmentRunSearch,
  component: screenOf(() => import('./features/enrichment-runs/enrichment-run.tsx')),
});
/** The screen checks it. */
const proposalsSearch: (search: Record<string, unknown>) => ProposalsSearch = textsOf;
const profileRuns = createRoute({
  getParentRoute: () => workspace,
  path: '/profile-runs',
  validateSearch: proposalsSearch,
  component: screenOf(() => import('./features/profile-runs/profile-runs.tsx')),
});
const profileRun = createRoute({
  getParentRoute: () => workspace,
  path: '/profile-runs/$profileRunId',
  validateSearch: readProfileRunSearch,
  component: screenOf(() => import('./features/profile-runs/profile-run.tsx')),
});
const routeTree = root.addChildren([
  start,
  security,
  accounts,
  workspace.addChildren([
    home,
    people,
    companies,
    domainSearch,
    company,
    lists,
    list,
    emailTemplates,
    newEmailTemplate,
    emailTemplate,
    savedSearches,
    likenesses,
    likeness,
    imports,
    newImport,
    oneImport,
    merges,
    leadExports,
    suppressions,
    verifications.addChildren([verificationHistory, verification]),
    finds.addChildren([findHistory, find]),
    verificationRuns,
    newVerificationRun,
    verificationRun,
    verificationSummary,
    enrichments.addChildren([enrichmentHistory, enrichment]),
    enrichmentRuns,
    newEnrichmentRun,
    enrichmentRun,
    profileRuns,
    profileRun,
    credits,
    settings,
  ]),
]);

export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: Pending,
    defaultPendingMs: 150,
    // Shows a loaded screen at once: the router would show its skeleton for at least half a second to prevent flicker, which skeletons do
    // not cause.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteFailure,
    ...searchText,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
