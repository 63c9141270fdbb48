/** On their own machine, users are the operator: the screen that needs the setup of reading websites or of asking mail servers opens it. */
import { expect, signUp, somebody, startAppOnCopy, startLimitMs, test as base, violationsOf, type App } from './app-server.ts';

/** A server without settings, which each test makes for itself: they are for the whole installation. */
const test = base.extend<object, { app: App }>({
  app: [
    async ({}, use) => {
      const app = await startAppOnCopy();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
});
// Requests come from this machine, not through a proxy.
test.use({ extraHTTPHeaders: {} });

test('the notice that no website can be read opens the setup, and is gone once it is saved', async ({ page, app }) => {
  const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Operator'), 'starter')}`;
  await page.goto(`${at}/enrichments`);
  await expect(page.getByText(/^Websites aren’t read yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Set up enrichment' }).click();

  await expect(page.getByRole('heading', { name: 'Set up enrichment' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter the address of a page.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Page about you' }).fill('https://leadlight-operator.example/bot');
  await expect(page.getByText('Leadlight/1 (+https://leadlight-operator.example/bot)')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Websites can be read now.')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Leadlight' }).click();
  await expect(page).toHaveURL(`${at}/enrichments`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Websites aren’t read yet/)).toHaveCount(0);
});

test('the notice that no mail server can be asked opens the setup of verification', async ({ page, app }) => {
  const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Sender'), 'starter')}`;
  await page.goto(`${at}/verifications`);
  await page.getByRole('button', { name: 'Set up verification' }).click();
  await expect(page.getByRole('heading', { name: 'Set up verification' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Host name' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // A reload keeps the link.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Host name' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Leadlight' }).click();
  await expect(page).toHaveURL(`${at}/verifications`);
});

test.describe('through a proxy', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.77' } });
  test('a member sees the notice, and no button for what only the operator may do', async ({ page, app }) => {
    const at = `${app.url}/w/${await signUp(page, app, somebody('Ana Member'), 'starter')}`;
    await page.goto(`${at}/verifications`);
    await expect(page.getByText(/^Mail servers aren’t asked yet/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up verification' })).toHaveCount(0);
  });
});
