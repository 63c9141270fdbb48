/** Specification, section 4: the mobile menu is either collapsed or expanded, toggled by the menu toggle. */
import type { Page } from '@playwright/test';
import { expect, openHydrated, test, withholdReact } from './site-server.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menuOf = (page: Page) => page.locator('#menu');

test('the menu is collapsed at first, the toggle expands it, and the toggle collapses it again', async ({ page }) => {
  await openHydrated(page);
  await expect(menuOf(page)).toBeHidden();
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await expect(menuOf(page).getByRole('link')).toHaveText(['Home', 'About', 'Pricing', 'Contact']);
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeHidden();
});

test('aria-expanded matches the state, however it changes: toggle, Esc, a tap outside the menu, a followed link', async ({ page }) => {
  await openHydrated(page);
  const expectState = async (isExpanded: boolean) => {
    await expect(menuOf(page)).toBeVisible({ visible: isExpanded });
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', String(isExpanded));
  };
  await expectState(false);
  await toggleOf(page).tap();
  await expectState(true);
  await toggleOf(page).tap();
  await expectState(false);
  await toggleOf(page).tap();
  await page.keyboard.press('Escape');
  await expectState(false);
  await toggleOf(page).tap();
  await page.touchscreen.tap(195, 700);
  await expectState(false);
  await toggleOf(page).tap();
  await menuOf(page).getByRole('link', { name: 'Pricing' }).tap();
  await expectState(false);
});

for (const [name, section] of [
  ['Home', '#home'],
  ['About', '#about'],
  ['Pricing', '#pricing'],
  ['Contact', '#contact'],
] as const) {
  test(`following the menu's link ${name} closes the menu and scrolls to the section, below the header`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/#contact');
    await toggleOf(page).tap();
    await menuOf(page).getByRole('link', { name }).tap();
    await expect(menuOf(page)).toBeHidden();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(() => page.locator(section).evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(page.locator(section).getByRole('heading').first()).toBeInViewport();
  });
}

test('the menu opens before React has loaded', async ({ page }) => {
  await withholdReact(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await toggleOf(page).tap();
  await expect(menuOf(page)).toBeVisible();
  await expect(page.locator('#app')).not.toHaveAttribute('data-hydrated');
});

test('20 of 20 first taps get a response on a CPU slowed down 4 times, at any time', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Before the load event, at the load event, and while React loads and hydrates the page.
  const moments: Array<() => Promise<unknown>> = [
    () => page.goto('/', { waitUntil: 'commit' }),
    () => page.goto('/', { waitUntil: 'domcontentloaded' }),
    () => page.goto('/', { waitUntil: 'load' }),
    () => Promise.all([page.goto('/'), page.waitForRequest(/entry-hydrate/)]),
    () => Promise.all([page.goto('/'), page.waitForResponse(/entry-hydrate/)]),
  ];
  let served = 0;
  for (let tap = 0; tap < 20; tap += 1) {
    await moments[tap % moments.length]?.();
    await toggleOf(page).tap();
    await expect(menuOf(page)).toBeVisible();
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    served += 1;
  }
  expect(served).toBe(20);
});
