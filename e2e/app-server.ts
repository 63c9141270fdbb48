/**
 * `test` for the application: each test gets the real server with its database, its own IP address, and a monitored page.
 * A test fails if the page logs an error, throws, violates its security policy, or sends a request to another origin.
 */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { copyTemplate, databaseUrl } from '../packages/db/testing/postgres.ts';
import { retryResets } from './api-requests.ts';
import { startApp, type App } from './app-process.ts';
import { axeViolations } from './axe.ts';
import { watchContext } from './watch-context.ts';

export { expect };
export type { App } from './app-process.ts';

interface Watch {
  /** Allows an error that the test provokes. */
  expect(complaint: RegExp): void;
}

interface TestFixtures {
  watch: Watch;
  /** A server only for this test, which may stop it or move its clock; with an embedded database, as in production. */
  ownApp: App;
}

/** Ten times the duration of starting one or two servers on a busy machine. */
export const startLimitMs = 300_000;

/** The prepared database, which needs no initialization or migration. */
export function preparedDatabase(): Parameters<typeof copyTemplate>[0] {
  const template = process.env['TEMPLATE_DATABASE'];
  if (!template) throw new Error('There is no prepared database. e2e/global-setup.ts creates it.');
  return JSON.parse(template) as Parameters<typeof copyTemplate>[0];
}

/** A copy of the prepared database. */
export async function copyDatabase(): Promise<{ readonly url: string; readonly isReachedByFile: boolean }> {
  const copy = await copyTemplate(preparedDatabase());
  return { url: databaseUrl(copy), isReachedByFile: copy.host.startsWith('/') };
}

/** The server on a copy of the prepared database, or of another one. */
export async function startAppOnCopy(template = preparedDatabase()): Promise<App> {
  return startApp({ DATABASE_URL: databaseUrl(await copyTemplate(template)) });
}

let visitors = 0;

interface WorkerFixtures {
  app: App;
  /** A user with a workspace with the longest name, shared by tests that only look. */
  onlooker: Onlooker;
  /** The page that stays open from one test to the next, of the onlooker or of somebody who isn't signed in: see `lookingTest`. */
  keptPage: (isSignedIn: boolean) => Promise<Page>;
}

export interface Onlooker {
  readonly workspaceId: string;
  /** The initial state of a signed-in context. */
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startAppOnCopy();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],

  onlooker: [
    async ({ app, browser }, use) => {
      const context = await browser.newContext({ extraHTTPHeaders: anotherVisitor() });
      const workspaceId = await signUp(context, app, somebody('Maximiliane Wollenschläger-Hohenstein'));
      const state = await context.storageState();
      await context.close();
      await use({ workspaceId, state });
    },
    { scope: 'worker', timeout: startLimitMs },
  ],

  keptPage: [
    async ({ app, browser, onlooker }, use) => {
      const pages = new Map<boolean, Promise<Page>>();
      const open = async (isSignedIn: boolean) => {
        const context = await browser.newContext({
          baseURL: app.url,
          locale: 'en-US',
          timezoneId: 'UTC',
          reducedMotion: 'reduce',
          ...(isSignedIn ? { storageState: onlooker.state } : {}),
        });
        return context.newPage();
      };
      await use((isSignedIn) => {
        const page = pages.get(isSignedIn) ?? open(isSignedIn);
        pages.set(isSignedIn, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],

  ownApp: async ({ context }, use) => {
    const app = await startApp();
    await use(app);
    await closePages(context);
    await app.stop();
  },

  baseURL: ({ app }, use) => use(app.url),

  // Each test has its own visitor, so that the rate limits of one test don't affect another.
  extraHTTPHeaders: ({}, use) => use(anotherVisitor()),

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
      const stopWatching = await watchContext(context, complaints, isRefusal);
      await use({ expect: (complaint) => void expected.push(complaint) });
      await stopWatching();
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the page reported errors').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * `test` for tests that open a screen and only look at it, with reduced motion. They share a page, because opening one and loading the application's
 * code into it take longer than looking. Each test loads its screen anew, as a visitor of its own.
 */
export const lookingTest = test.extend<{ isSignedIn: boolean }>({
  /** As the onlooker. */
  isSignedIn: [false, { option: true }],

  context: async ({ keptPage, isSignedIn, extraHTTPHeaders }, use) => {
    const context = (await keptPage(isSignedIn)).context();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
  },

  page: async ({ keptPage, isSignedIn, viewport }, use) => {
    const page = await keptPage(isSignedIn);
    await page.emulateMedia({ colorScheme: 'light' });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

/** Closes pages before their server stops, so that refused connections are not reported as errors of the page. */
export async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

/** Headers that make the server see a different visitor. */
export function anotherVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
}

/** The browser logs refused requests; the tests check how the screen handles them. */
const isRefusal = (text: string): boolean => /^Failed to load resource: .*(status of (4\d\d|503)|ERR_INTERNET_DISCONNECTED)/.test(text);

export const password = 'violet teapot orbits quietly';

let people = 0;

export interface Person {
  name: string;
  email: string;
}

/** A user that no other test uses. */
export function somebody(name: string): Person {
  people += 1;
  return { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}.${process.pid}.${people}@acme.example` };
}

/** Signs up over HTTP in the page's context, without opening a page. @returns the workspace's id */
export async function signUp({ request }: Pick<Page, 'request'>, app: App, { name, email }: Person, plan = 'basic'): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${app.url}/v1/auth/${path}`, { data, headers: { origin: app.url } });
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  };
  await post('sign-up', { name, email, password, plan });
  const { url } = await app.mailTo(email, 'confirm-email');
  await post('verify-email', { token: decodeURIComponent(url?.split('#token=')[1] ?? '') });
  const session = (await (await request.get(`${app.url}/v1/session`)).json()) as { workspaces: { workspaceId: string }[] };
  return session.workspaces[0]?.workspaceId ?? '';
}

/** Signs up on the page, opens the email, and arrives on the workspace's home screen. @returns the workspace's id */
export async function signUpOnPage(page: Page, app: App, { name, email }: Person, plan = 'basic'): Promise<string> {
  await page.goto(`${app.url}/sign-up?plan=${plan}`);
  await fillSignUp(page, { name, email });
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await confirmEmail(page, app, email);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  return workspaceOf(page);
}

export async function fillSignUp(page: Page, { name, email }: Person): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function confirmEmail(page: Page, app: App, email: string): Promise<void> {
  const { url } = await app.mailTo(email, 'confirm-email');
  await page.goto(url ?? '');
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export function workspaceOf(page: Page): string {
  return /\/w\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

/**
 * The violations that axe finds, in short form. Ignores the focus guards of the primitives' library, because they pass the focus on at once.
 * @param without rules that do not apply to this state
 */
export function violationsOf(page: Page, without: string[] = []): Promise<string[]> {
  return axeViolations(page, { without, exclude: ['[data-base-ui-focus-guard]'] });
}
