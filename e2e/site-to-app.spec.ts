/** From the public page's buttons into the application, with both running. */
import type { Page } from '@playwright/test';
import { closePages, confirmEmail, expect, fillSignUp, somebody, test as base, workspaceOf } from './app-server.ts';
import { startSite, type Site } from './site-process.ts';

/** Starts the site for each test, so that other tests keep using the worker's server. */
const test = base.extend<{ site: Site }>({
  site: async ({ app, context }, use) => {
    const site = await startSite({ APP_URL: app.url });
    await use(site);
    await closePages(context);
    await site.stop();
  },
});

test('a visitor subscribes on the public page, confirms the email, invites a colleague who joins, and sees the credits', async ({
  page,
  app,
  site,
  browser,
}) => {
  const ana = somebody('Ana Visitor');
  const ben = somebody('Ben Colleague');
  await page.goto(site.url);
  await page.locator('#pricing li.plan').filter({ hasText: '$89/mo' }).getByRole('link', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(`${app.url}/sign-up?plan=premium`);
  await expect(page.getByRole('radio', { name: /Premium.*6,000 credits.*\$89\/mo/ })).toBeChecked();
  await fillSignUp(page, ana);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await confirmEmail(page, app, ana.email);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.getByText('14 days left').first()).toBeVisible();
  const workspaceId = workspaceOf(page);

  await invite(page, ben.email);
  const { url } = await app.mailTo(ben.email, 'invitation');
  const theirs = await browser.newContext();
  const bensPage = await theirs.newPage();
  await bensPage.goto(url ?? '');
  await bensPage.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(bensPage, ben);
  await expect(bensPage.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await confirmEmail(bensPage, app, ben.email);
  await bensPage.getByRole('button', { name: /^Join/ }).click();
  await expect(bensPage.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(workspaceOf(bensPage)).toBe(workspaceId);
  await theirs.close();

  await page
    .getByRole('link', { name: /^Credits/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Credits', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Trial credits.*\+6,000/ })).toBeVisible();
});

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: /Invite a colleague/ }).click();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`To ${email}`)).toBeVisible();
}

test('every other button on the public page leads to sign-up with a plan selected, or to sign-in', async ({ page, app, site }) => {
  await page.goto(site.url);
  const hrefs = await page.locator(`a[href^="${app.url}"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(hrefs)).toEqual(
    new Set(
      ['/sign-in', '/sign-up', ...['starter', 'basic', 'premium'].map((plan) => `/sign-up?plan=${plan}`)].map((path) => app.url + path),
    ),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${app.url}/sign-up`);
  await expect(page.getByRole('radio', { name: /Starter/ })).toBeChecked();
  await page.goto(site.url);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
