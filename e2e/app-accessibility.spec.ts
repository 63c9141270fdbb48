/** Accessibility of the application: axe on every screen, narrow windows, keyboard only, reduced motion. */
import type { Page } from '@playwright/test';
import { expect, signUp, somebody, test, violationsOf } from './app-server.ts';

const outside = [
  '/sign-up',
  '/sign-in',
  '/check-your-mail',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/nowhere',
  '/privacy',
  '/terms',
];
const inside = [
  '',
  '/credits',
  '/people',
  '/companies',
  '/lists',
  '/saved-searches',
  '/imports',
  '/imports/new',
  '/merges',
  '/exports',
  '/suppressions',
  '/verifications',
  '/finds',
  '/verification-runs',
  '/verification-runs/new',
  '/verification-runs/new?kind=find',
  '/verification-summary',
  ...['profile', 'security', 'workspace', 'members', 'plan', 'api-keys', 'audit-log'].map((page) => `/settings/${page}`),
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing on any screen, in menus and in dialogs, and no page scrolls sideways', async ({ page, app }) => {
        test.slow();
        for (const path of outside) await expectSound(page, path);
        const workspaceId = await signUp(page, app, somebody(`Ana ${colorScheme} ${width}`));
        for (const path of inside) await expectSound(page, `/w/${workspaceId}${path}`);
        for (const path of ['/workspaces/new', '/welcome', `/invitations/${workspaceId}`]) await expectSound(page, path);

        await page.goto(`/w/${workspaceId}`);
        for (const button of ['Workspace:', 'Your account:', 'Notifications']) {
          await page.getByRole('button', { name: button }).filter({ visible: true }).click();
          await expect(page.locator('[role=menu], [role=dialog]')).toBeVisible();
          // A menu is rendered above the page, so it is in none of its landmarks.
          expect(await violationsOf(page, ['region']), `menu ${button}`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox')).toBeFocused();
        expect(await violationsOf(page), 'palette').toEqual([]);
        await page.keyboard.press('Escape');
        await page.goto(`/w/${workspaceId}/settings/members`);
        await page.getByRole('button', { name: 'Invite a colleague' }).click();
        await page.getByRole('button', { name: 'Send invitation' }).click();
        await expect(page.getByText('Enter an email.')).toBeVisible();
        expect(await violationsOf(page), 'dialog in error').toEqual([]);
      });
    });
  }
}

async function expectSound(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Wait until loading placeholders have disappeared.
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  expect(await violationsOf(page), path).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

test('nothing scrolls sideways down to 360 px', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const workspaceId = await signUp(page, app, somebody('Maximiliane Wollenschläger-Hohenstein'));
  for (const path of inside) {
    await page.goto(`/w/${workspaceId}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('the chosen light or dark scheme also applies at the next visit', async ({ page, app }) => {
  await signUp(page, app, somebody('Ana Dark'));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await ground();
  await page.getByRole('button', { name: 'Your account:' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(await ground()).not.toBe(before);
  await page.reload();
  expect(await ground()).not.toBe(before);
});

test('without a connection, the page shows it and keeps the typed text', async ({ page, app, context }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Offline'));
  await page.goto(`/w/${workspaceId}/settings/workspace`);
  await page.getByLabel('Workspace name').fill('Nordfracht');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('alert').getByText(/Try again when the connection is back/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
});

test('without a connection, the page stays: actions and screens show it, and continue when the connection is back', async ({
  page,
  app,
  context,
  watch,
}) => {
  watch.expect(/RequestFailed: unreachable/);
  const workspaceId = await signUp(page, app, somebody('Ana Tunnel'));
  await page.goto(`/w/${workspaceId}/verifications`);
  await page.getByLabel('Email to verify').fill('ana@acme.example');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Report bounces' }).click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('alert').getByText(/Try again when the connection is back/)).toBeVisible();
  await page
    .getByRole('link', { name: 'Imports' })
    .or(page.getByRole('link', { name: 'Data' }))
    .first()
    .click();
  await expect(page.getByText('Nothing was lost. Try again when the connection is back.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
});
