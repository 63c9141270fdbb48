/**
 * The application's journeys: `test` gives each the real server with its database, an address of its own, and a watch over the page.
 * The watch fails a test by itself when the page logs an error, throws, breaks its security policy, or asks another origin for anything.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { copyTemplate, databaseUrl } from '../packages/db/testing/postgres.ts';
import { startApp, type App } from './app-process.ts';

export { expect };
export type { App } from './app-process.ts';

interface Watch {
  /** Lets a complaint pass that the test provokes. */
  expect(complaint: RegExp): void;
}

interface TestFixtures {
  watch: Watch;
  /** A server for this test alone, which it may stop, or whose clock it may move; on an embedded database, as in production. */
  ownApp: App;
}

/** Ten times what starting a server, or two, takes on a busy machine. */
export const startLimitMs = 300_000;

/** The server on a database copied from the prepared one: nothing is laid out or migrated. */
export async function startAppOnCopy(): Promise<App> {
  const template = process.env['TEMPLATE_DATABASE'];
  if (!template) throw new Error('There is no prepared database: e2e/global-setup.ts makes it.');
  return startApp({ DATABASE_URL: databaseUrl(await copyTemplate(JSON.parse(template) as Parameters<typeof copyTemplate>[0])) });
}

let visitors = 0;

interface WorkerFixtures {
  app: App;
  /** Somebody with a workspace of the longest name, whom tests share that only look. */
  onlooker: Onlooker;
}

export interface Onlooker {
  readonly workspaceId: string;
  /** What a context begins with to be signed in. */
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

  ownApp: async ({ context }, use) => {
    const app = await startApp();
    await use(app);
    await closePages(context);
    await app.stop();
  },

  baseURL: ({ app }, use) => use(app.url),

  // A visitor of its own for each test, or the rate limits of one would stop another.
  extraHTTPHeaders: ({}, use) => use(anotherVisitor()),

  watch: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      await watchContext(context, complaints);
      await use({ expect: (complaint) => void expected.push(complaint) });
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** Before the server goes that they may still be loading from: what they miss then is no complaint about the page. */
export async function closePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
}

/** Headers under which the server sees somebody else. */
export function anotherVisitor(): Record<string, string> {
  visitors += 1;
  return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
}

async function watchContext(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    // A refused request is logged by the browser itself; what the screen makes of it is what the tests look at.
    const isRefusal = /^Failed to load resource: .*(status of (4\d\d|503)|ERR_INTERNET_DISCONNECTED)/.test(message.text());
    if ((message.type() === 'error' || message.type() === 'warning') && !isRefusal) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const page = request.frame().url();
    const isNavigation = request.isNavigationRequest();
    if (!isNavigation && new URL(request.url()).origin !== new URL(page).origin) complaints.push(`foreign request: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

export const password = 'violet teapot orbits quietly';

let people = 0;

export interface Person {
  name: string;
  email: string;
}

/** Somebody whom no other test knows. */
export function somebody(name: string): Person {
  people += 1;
  return { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}.${process.pid}.${people}@acme.example` };
}

/** Signs up over HTTP, as the page's context from then on; opens nothing. @returns the workspace's id */
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

/** Signs up on the page, opens the mail, and arrives on the home of a workspace. @returns the workspace's id */
export async function signUpOnPage(page: Page, app: App, { name, email }: Person, plan = 'basic'): Promise<string> {
  await page.goto(`${app.url}/sign-up?plan=${plan}`);
  await fillSignUp(page, { name, email });
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
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
 * What axe finds wrong, in short. The focus guards of the primitives' library are not counted: they send the focus on at once.
 * @param without rules that do not apply to this state
 */
export async function violationsOf(page: Page, without: string[] = []): Promise<string[]> {
  // Legacy mode: without frames on the page there is nothing to gather from, and no second tab is needed for it.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passes is counted, not described: describing every node of a table takes longer than looking at it.
    .options({ resultTypes: ['violations'] })
    .exclude('[data-base-ui-focus-guard]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(without)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
