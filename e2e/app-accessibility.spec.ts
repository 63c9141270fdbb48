/** Accessibility of the application: axe on every screen, narrow windows, keyboard only, reduced motion. */
import type { Page } from '@playwright/test';
import { expect, lookingTest, signUp, somebody, test, violationsOf } from './app-server.ts';

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
  '/docs',
  '/docs/reveals',
];
const inside = [
  '',
  '/credits',
  '/people',
  '/companies',
  '/domain-search',
  '/domain-search?domain=acme.com',
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
  '/enrichments',
  '/enrichment-runs',
  '/enrichment-runs/new',
  '/profile-runs',
  ...['profile', 'security', 'workspace', 'members', 'plan', 'api-keys', 'providers', 'providers/results', 'models', 'audit-log'].map(
    (page) => `/settings/${page}`,
  ),
];

const signedIn = [...inside.map((path) => `/w/:workspaceId${path}`), '/workspaces/new', '/welcome', '/invitations/:workspaceId'];

for (const [width, narrowest] of [
  [390, 360],
  [1280, 1280],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of outside) {
      lookingTest(`axe finds nothing on ${path}, light or dark, and the page does not scroll sideways`, ({ page }) =>
        expectSound(page, path, narrowest),
      );
    }

    test.describe('signed in', () => {
      test.use({ storageState: ({ onlooker }, use) => use(onlooker.state) });

      lookingTest.describe(() => {
        lookingTest.use({ isSignedIn: true });

        for (const path of signedIn) {
          lookingTest(`axe finds nothing on ${path}, light or dark, and the page does not scroll sideways`, ({ page, onlooker }) =>
            expectSound(page, path.replace(':workspaceId', onlooker.workspaceId), narrowest),
          );
        }
      });

      test('axe finds nothing in the menus, light or dark', async ({ page, onlooker }) => {
        await page.goto(`/w/${onlooker.workspaceId}`);
        for (const button of ['Workspace:', 'Your account:', 'Notifications']) {
          await page.getByRole('button', { name: button }).filter({ visible: true }).click();
          await expect(page.locator('[role=menu], [role=dialog]')).toBeVisible();
          // A menu is rendered above the page, so it is in none of its landmarks.
          await expectNoViolations(page, `menu ${button}`, ['region']);
          await page.keyboard.press('Escape');
        }
      });

      test('axe finds nothing in the palette, light or dark', async ({ page, onlooker }) => {
        await page.goto(`/w/${onlooker.workspaceId}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('combobox')).toBeFocused();
        await expectNoViolations(page, 'palette');
      });

      test('axe finds nothing in a dialog with errors, light or dark', async ({ page, onlooker }) => {
        await page.goto(`/w/${onlooker.workspaceId}/settings/members`);
        await page.getByRole('button', { name: 'Invite a colleague' }).click();
        await page.getByRole('button', { name: 'Send invitation' }).click();
        await expect(page.getByText('Enter an email.')).toBeVisible();
        await expectNoViolations(page, 'dialog in error');
      });
    });
  });
}

/** @param narrowest the smallest width at which the page must not scroll sideways, checked when it opens at the test's width and when the window is made narrower */
async function expectSound(page: Page, path: string, narrowest: number): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Wait until loading placeholders have disappeared.
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectNoViolations(page, path);
  for (const width of new Set([page.viewportSize()?.width ?? 0, narrowest])) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px ${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** Checks both color schemes, which differ only in colors. */
async function expectNoViolations(page: Page, where: string, without: string[] = []): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, without), `${where}, ${colorScheme}`).toEqual([]);
  }
}

test('the chosen light or dark scheme also applies at the next visit', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Dark'));
  await page.goto(`/w/${workspaceId}`);
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
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
  await expect(page.getByText(/You’re offline/)).toBeVisible();
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
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  // The screen loads itself again. A click on its button could miss it, and then waits for a button that doesn't come back.
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
});

test('by keyboard, a dialog with a form begins with its field, and afterward the focus is where it was', async ({ page, app }) => {
  const workspaceId = await signUp(page, app, somebody('Ana Keys'));
  await page.goto(`/w/${workspaceId}/settings/members`);
  const open = page.getByRole('button', { name: 'Invite a colleague' });
  await open.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
