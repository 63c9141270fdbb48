/** What makes each test a visitor of its own in a browser window that all tests of a worker share (`reuseContext` in playwright.config.ts). */
import type { APIRequestContext, BrowserContext, PlaywrightWorkerArgs } from '@playwright/test';

/** @param headers tell the server who is visiting */
export async function enterAs(headers: Record<string, string>, context: BrowserContext): Promise<void> {
  // Not the option `extraHTTPHeaders`: other options mean another window.
  await context.setExtraHTTPHeaders(headers);
  retryResets(context.request);
}

/** Takes back what Playwright doesn't reset before the next test. */
export async function leave(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
}

/** Requests without a page, by the same visitor. */
export async function withRequests(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
  extraHTTPHeaders: Record<string, string>,
  use: (requests: APIRequestContext) => Promise<void>,
): Promise<void> {
  const requests = await request.newContext({ ...(baseURL ? { baseURL } : {}), extraHTTPHeaders });
  retryResets(requests);
  await use(requests);
  await requests.dispose();
}

/** A server may close an idle connection at the moment when it is used again; on a busy machine it does. The request is then sent again. */
function retryResets(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (target, options) => send(target, { maxRetries: 3, ...options });
}
