/** The application over HTTP: middleware for every request, then the API's routes, then the dashboard. */
import { routes } from '@leadlight/contract';
import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { mountProposals } from './proposals/proposals.routes.ts';
import { mountProfileRuns } from './profile-runs/profile-runs.routes.ts';
import { mountModels } from './models/models.routes.ts';
import { mountProviders } from './providers/providers.routes.ts';
import { mountApiKeys } from './api-keys/api-keys.routes.ts';
import { mountAudit } from './audit/audit.routes.ts';
import { mountAuth } from './auth/auth.routes.ts';
import { mountBilling } from './billing/billing.routes.ts';
import { mountBillingEvents } from './billing/billing-events.routes.ts';
import { mountCredits } from './credits/credits.routes.ts';
import { mountTestCredits } from './credits/test-credits.routes.ts';
import { mountCompaniesSearch } from './companies/companies-search.routes.ts';
import { mountDashboard } from './dashboard.ts';
import { mountDocs } from './docs/docs.routes.ts';
import { mountWordsSearch } from './words-search/words-search.routes.ts';
import { mountDomainSearch } from './domain-search/domain-search.routes.ts';
import { isReady } from './health/health.reads.ts';
import { mountHealth } from './health/health.routes.ts';
import { answerErrorPage } from './http/error-page.ts';
import { answerError, apiError, send } from './http/errors.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { App } from './http/serve.ts';
import { mountImports } from './imports/imports.routes.ts';
import { mountInvitations } from './invitations/invitations.routes.ts';
import { mountReceivedInvitations } from './invitations/received-invitations.routes.ts';
import { mountBot } from './legal/bot.routes.ts';
import { mountLegal } from './legal/legal.routes.ts';
import { mountDeveloperMailbox } from './mail/developer-mailbox.ts';
import { mountMe } from './me/me.routes.ts';
import { mountTwoFactor } from './me/two-factor.routes.ts';
import { mountMembers } from './members/members.routes.ts';
import { mountPeopleSearch } from './people/people-search.routes.ts';
import { mountSuggestions } from './search/suggestions.routes.ts';
import { mountCompanies } from './companies/companies.routes.ts';
import { mountExports } from './exports/exports.routes.ts';
import { mountBulkChanges } from './bulk-changes/bulk-changes.routes.ts';
import { mountLeadHistory } from './leads/lead-history.routes.ts';
import { mountLeadNotes } from './leads/lead-notes.routes.ts';
import { mountListColumns } from './list-columns/list-columns.routes.ts';
import { mountLists } from './lists/lists.routes.ts';
import { mountPeople } from './people/people.routes.ts';
import { mountProviderFieldRuns } from './provider-field-runs/provider-field-runs.routes.ts';
import { mountQuestionRuns } from './question-runs/question-runs.routes.ts';
import { mountReveals } from './reveals/reveals.routes.ts';
import { mountRuns } from './runs/runs.routes.ts';
import { mountEmailTemplates } from './email-templates/email-templates.routes.ts';
import { mountLikenesses } from './likenesses/likenesses.routes.ts';
import { mountSavedSearches } from './saved-searches/saved-searches.routes.ts';
import { mountSendingIdentity } from './sending-identity/sending-identity.routes.ts';
import { mountSetupLinks } from './setup-links/setup-links.routes.ts';
import { mountWebContact } from './web-contact/web-contact.routes.ts';
import { mountSuppressions } from './suppressions/suppressions.routes.ts';
import { mountMerges } from './merges/merges.routes.ts';
import { findSecret } from './secrets.ts';
import type { Services } from './services.ts';
import { mountVerificationRuns } from './verification-runs/verification-runs.routes.ts';
import { mountBounces } from './verifications/bounces.routes.ts';
import { mountVerifications } from './verifications/verifications.routes.ts';
import { mountCompanyDetails } from './companies/company-details.routes.ts';
import { mountEnrichmentRuns } from './enrichment-runs/enrichment-runs.routes.ts';
import { mountEnrichments } from './enrichments/enrichments.routes.ts';
import { mountFinds } from './finds/finds.routes.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { mountWorkspaces } from './workspaces/workspaces.routes.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** Path of the contract's route, with its parameters' names. */
    route?: string;
  }
}

const largestBody = 256 * 1024;

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const uploads = routes.filter(({ upload }) => upload).map(({ method, path }) => ({ method: method.toUpperCase(), path: patternOf(path) }));
/** Routes that receive files have limits of their own. */
export const isUpload = (method: string, path: string): boolean =>
  uploads.some((route) => route.method === method && route.path.test(path));

const files = routes.filter(({ answerType }) => answerType !== undefined).map(({ path }) => patternOf(path));
/** Whether the answer is a file, such as an export, which is sent while it is written. */
const isFile = (path: string): boolean => files.some((file) => file.test(path));

/**
 * Whether the request says that its body is small enough; Node's parser then reads no more than it says. Limiting any other body makes a stream of it, which
 * takes longer than reading a small one.
 */
function hasSmallBody(c: Context): boolean {
  const length = c.req.header('content-length');
  return length !== undefined && Number(length) <= largestBody && c.req.header('transfer-encoding') === undefined;
}

/** Asked by machines, not by users. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

export function createApp(services: Services): App {
  const { config, log, metrics } = services;
  const app = new Hono();

  app.use(async (c, next) => {
    const started = performance.now();
    const sent = c.req.header('x-request-id');
    const requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
    c.set('requestId', requestId);
    await next();
    // Not with c.header(), which copies a finished response: its body would be written to a stream and read from it again.
    c.res.headers.set('X-Request-Id', requestId);
    // The next request of this client opens a connection to another process.
    if (services.draining.signal.aborted) c.res.headers.set('Connection', 'close');
    const seconds = (performance.now() - started) / 1000;
    // The route as declared, never the requested URL, which can contain ids and tokens.
    const route = c.get('route') ?? 'other';
    metrics.requests.observe({ method: c.req.method, route, status: String(c.res.status) }, seconds);
    const line = { requestId, method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1000) };
    // Load balancers and monitoring ask every few seconds: at `info`, their questions would hide everything else. A refusal is news.
    if (probes.has(c.req.path) && c.res.ok) log.debug(line, 'request');
    else log.info(line, 'request');
  });
  app.use('/v1/*', traceRequests(config));
  app.use(securityHeaders(config));
  const limitBody = bodyLimit({ maxSize: largestBody, onError: (c) => send(c, 413, [apiError('body_too_large')]) });
  app.use(
    '/v1/*',
    except((c) => hasSmallBody(c) || isUpload(c.req.method, c.req.path), limitBody),
  );
  // Files are streamed. An ETag would require the whole file in memory before its first byte is sent.
  app.use(
    '/v1/*',
    except((c) => isFile(c.req.path), etag({ weak: true })),
  );

  mountHealth(app, { config, isReady: () => isReady(services), registry: metrics.registry, secret: findSecret(config) });
  mountDocs(app);
  mountLegal(app, config);
  mountBot(app, services);
  mountDeveloperMailbox(app, config);
  mountBillingEvents(app, services);

  mountAuth(app, services);
  mountMe(app, services);
  mountTwoFactor(app, services);
  mountReceivedInvitations(app, services);
  mountWorkspaces(app, services);
  mountMembers(app, services);
  mountInvitations(app, services);
  mountApiKeys(app, services);
  mountProfileRuns(app, services);
  mountProposals(app, services);
  mountProviders(app, services);
  mountModels(app, services);
  mountCredits(app, services);
  mountBilling(app, services);
  if (config.hasTestRoutes) mountTestCredits(app, services);
  mountAudit(app, services);
  mountPeopleSearch(app, services);
  mountCompaniesSearch(app, services);
  mountSuggestions(app, services);
  mountDomainSearch(app, services);
  mountWordsSearch(app, services);

  mountPeople(app, services);
  mountCompanies(app, services);
  mountBulkChanges(app, services);
  mountLeadNotes(app, services);
  mountLeadHistory(app, services);
  mountListColumns(app, services);
  mountQuestionRuns(app, services);
  mountProviderFieldRuns(app, services);
  mountLists(app, services);
  mountRuns(app, services);
  mountReveals(app, services);
  mountSuppressions(app, services);
  mountSavedSearches(app, services);
  mountEmailTemplates(app, services);
  mountLikenesses(app, services);
  mountExports(app, services);
  mountImports(app, services);
  mountMerges(app, services);
  mountVerificationRuns(app, services);
  mountVerifications(app, services);
  mountBounces(app, services);
  mountFinds(app, services);
  mountEnrichments(app, services);
  mountEnrichmentRuns(app, services);
  mountCompanyDetails(app, services);
  mountSendingIdentity(app, services);
  mountSetupLinks(app, services);
  mountWebContact(app, services);

  app.all('/v1/*', (c) => send(c, 404, [apiError('not_found')]));
  mountDashboard(app, config);

  app.notFound((c) => send(c, 404, [apiError('not_found')]));
  app.onError((error, c) => answerErrorPage(c, error) ?? answerError(c, error, log));
  return app;
}
