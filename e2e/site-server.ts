/**
 * `test` and `expect` for the site: every test gets the real site, its own IP address, and a monitored page.
 * A test fails if the page logs an error, throws, violates its security policy, or sends a request to another origin.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { retryResets } from './api-requests.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';
import { startSite, type Site } from './site-process.ts';
import { watchContext } from './watch-context.ts';

export { expect };
export { appUrl, helpAddress, type Site } from './site-process.ts';

export interface Watch {
  /** Errors that the page has reported so far. */
  complaints: string[];
  /** Allows an error that the test provokes. */
  expect(complaint: RegExp): void;
}

interface TestFixtures {
  watch: Watch;
  /** Starts another site only for this test, with its own configuration. */
  startOwnSite(environment?: Record<string, string>): Promise<Site>;
  startOwnSink(port?: number): Promise<MailSink>;
}

interface WorkerFixtures {
  /** One server for all tests of a worker; it has no mail server. */
  site: Site;
  /** The page that stays open from one test to the next: see `lookingTest`. */
  keptPage: Page;
}

/** Ten times what starting a server takes on a busy machine. */
const startLimitMs = 300_000;

let visitors = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],

  keptPage: [
    async ({ site, browser }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'en-US', timezoneId: 'UTC' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],

  baseURL: ({ site }, use) => use(site.url),

  // Each test has its own visitor, so that the rate limits of one test don't affect another.
  extraHTTPHeaders: ({}, use) => {
    visitors += 1;
    return use({ 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` });
  },

  context: async ({ context }, use) => {
    retryResets(context.request);
    await use(context);
  },

  request: async ({ request }, use) => {
    retryResets(request);
    await use(request);
  },

  watch: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      const stopWatching = await watchContext(context, complaints);
      await use({ complaints, expect: (complaint) => void expected.push(complaint) });
      await stopWatching();
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the page reported errors').toEqual([]);
    },
    { auto: true },
  ],

  startOwnSite: async ({ context }, use) => {
    const sites: Site[] = [];
    await use(async (environment) => {
      const site = await startSite(environment);
      sites.push(site);
      return site;
    });
    // Closed before their server stops, so that requests that fail then are not reported as errors of the page.
    for (const page of context.pages()) await page.close();
    await Promise.all(sites.map((site) => site.stop()));
  },

  startOwnSink: async ({}, use) => {
    const sinks: MailSink[] = [];
    await use(async (port) => {
      const sink = await startMailSink(port);
      sinks.push(sink);
      return sink;
    });
    await Promise.all(sinks.map((sink) => sink.stop()));
  },
});

/**
 * `test` for tests that only look at what the page contains. They share a page, because opening one takes longer than looking. Each test loads the document
 * anew, as a visitor of its own.
 */
export const lookingTest = test.extend({
  context: async ({ keptPage, extraHTTPHeaders }, use) => {
    const context = keptPage.context();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
  },

  page: async ({ keptPage, viewport }, use) => {
    if (viewport) await keptPage.setViewportSize(viewport);
    await use(keptPage);
  },
});

/** Opens the page and waits until React has hydrated it. */
export async function openHydrated(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#app')).toHaveAttribute('data-hydrated', '');
}

/** Delays React's chunk until the returned function is called, to test the page before hydration. */
export async function withholdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(reactChunk, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export const reactChunk = /\/assets\/entry-hydrate-[^/]+\.js$/;

/** A message that is accepted. */
export const validMessage = {
  'Full Name': 'Ana Lima',
  Email: 'ana@acme.example',
  Phone: '+44 20 7946 0958',
  Message: 'Can we import our list of 12,000 companies?',
};

export function contactField(page: Page, label: keyof typeof validMessage) {
  return page.getByRole('textbox', { name: label, exact: true });
}

export async function fillContactForm(page: Page, words: Partial<typeof validMessage> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...validMessage, ...words })) {
    await contactField(page, label as keyof typeof validMessage).fill(value);
  }
}

/** Makes the outbox unwritable. Not with permissions, because they don't apply to root, which may run the tests. */
export async function breakOutbox({ dataFolder }: Site): Promise<void> {
  const folder = join(dataFolder, 'outbox', 'tmp');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file instead of the folder');
}
