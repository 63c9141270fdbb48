/** Watches the pages of a browser context for what no page may do, in tests of the site and of the application. */
import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/**
 * Adds to `complaints` what pages log as errors or warnings, throw, request from another origin, or do against their security policy.
 * @param isExpected whether a message of the console is expected, and therefore no complaint
 * @returns stops watching, for a context that the next test uses, too
 */
export async function watchContext(
  context: BrowserContext,
  complaints: string[],
  isExpected: (text: string) => boolean = () => false,
): Promise<() => Promise<void>> {
  const onConsole = (message: ConsoleMessage) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !isExpected(message.text()))
      complaints.push(`console: ${message.text()}`);
  };
  const onError = (error: WebError) => complaints.push(`uncaught: ${error.error().message}`);
  const onRequest = (request: Request) => {
    const page = request.frame().url();
    const isNavigation = request.isNavigationRequest();
    if (!isNavigation && new URL(request.url()).origin !== new URL(page).origin) complaints.push(`foreign request: ${request.url()}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('request', onRequest);
  const script = await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => {
    context.off('console', onConsole);
    context.off('weberror', onError);
    context.off('request', onRequest);
    await script.dispose();
  };
}
