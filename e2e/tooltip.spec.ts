/** Specification, sections 2 and 9: the tooltip on credits, with an offset of 10 px and a transition of 0.15 s. */
import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from './site-server.ts';

const words = 'Credits are the currency used to access leads, emails and enrichment data.';
const tooltipOf = (page: Page) => page.locator('#tooltip1');
const creditsOf = (page: Page) => page.getByRole('button', { name: /\/mo credits$/ });

test('a global tooltip with id tooltip1 is present from the start and says that credits are the currency used to access leads, emails and enrichment data', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, tag, content] = /<([^>]*id="tooltip1"[^>]*)>([^<]*)</.exec(html) ?? [];
  expect(tag).toContain('role="tooltip"');
  expect(content).toBe(words);
});

test('there is one, hidden until it is shown, and it describes the credits of all three plans', async ({ page }) => {
  await openHydrated(page);
  await expect(tooltipOf(page)).toHaveCount(1);
  await expect(tooltipOf(page)).toBeHidden();
  await expect(creditsOf(page)).toHaveText(['2,500/mo credits', '4,000/mo credits', '6,000/mo credits']);
  for (const credits of await creditsOf(page).all()) await expect(credits).toHaveAccessibleDescription(words);
});

test('its transition takes 0.15 s', async ({ page }) => {
  await page.goto('/');
  await expect(tooltipOf(page)).toHaveCSS('transition-duration', /^0\.15s(, 0\.15s)*$/);
  await expect(tooltipOf(page)).toHaveCSS('transition-property', /opacity/);
});

for (const plan of [0, 1, 2]) {
  for (const width of [320, 1280]) {
    test(`on plan ${plan + 1} at ${width} px it is 10 px from the credits, inside the window, both above and below them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page);
      const credits = creditsOf(page).nth(plan);
      for (const place of ['above', 'below'] as const) {
        // Directly below the sticky header, there is no space above.
        await credits.evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), place === 'above' ? 400 : 100);
        await credits.hover();
        await expect(tooltipOf(page)).toBeVisible();
        const { gap, left, right } = await placeOf(tooltipOf(page), credits, place);
        expect(Math.abs(gap - 10), `${place}: ${gap} px`).toBeLessThanOrEqual(0.5);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(tooltipOf(page)).toBeHidden();
        await page.mouse.move(1, 1);
      }
    });
  }
}

async function placeOf(tooltip: Locator, credits: Locator, place: 'above' | 'below') {
  const [box, trigger] = await Promise.all([tooltip.boundingBox(), credits.boundingBox()]);
  if (!box || !trigger) throw new Error('The tooltip or the credits have no box.');
  const gap = place === 'above' ? trigger.y - (box.y + box.height) : box.y - (trigger.y + trigger.height);
  return { gap, left: box.x, right: box.x + box.width };
}

test('it shows while the pointer is over the credits, and hides when the pointer leaves', async ({ page }) => {
  await openHydrated(page);
  await creditsOf(page).first().hover();
  await expect(tooltipOf(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(tooltipOf(page)).toBeHidden();
});

test('it shows on focus, and hides on blur', async ({ page }) => {
  await openHydrated(page);
  await creditsOf(page).nth(1).focus();
  await expect(tooltipOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tooltipOf(page)).toBeHidden();
});

test('Esc closes it while the pointer and the focus stay in place', async ({ page }) => {
  await openHydrated(page);
  await creditsOf(page).first().hover();
  await expect(tooltipOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltipOf(page)).toBeHidden();
  await creditsOf(page).first().focus();
  await expect(tooltipOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltipOf(page)).toBeHidden();
  await expect(creditsOf(page).first()).toBeFocused();
});

test('it can be hovered: the pointer can cross the gap, and it stays while the pointer is on it', async ({ page }) => {
  // Without a transition, during which a closed tooltip would still be visible.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page);
  await creditsOf(page).first().scrollIntoViewIfNeeded();
  await page.clock.install();
  // The clock is stopped from here on: only runFor moves it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await creditsOf(page).first().hover();
  await expect(tooltipOf(page)).toBeVisible();
  const [box, credits] = await Promise.all([tooltipOf(page).boundingBox(), creditsOf(page).first().boundingBox()]);
  if (!box || !credits) throw new Error('The tooltip or the credits have no box.');
  const middleOfGap = box.y < credits.y ? credits.y - 5 : credits.y + credits.height + 5;
  await page.mouse.move(credits.x + credits.width / 2, middleOfGap);
  await page.clock.runFor(100);
  await page.mouse.move(credits.x + credits.width / 2, box.y + box.height / 2);
  await page.clock.runFor(60_000);
  await page.mouse.move(credits.x + credits.width / 2 + 9, box.y + box.height / 2, { steps: 3 });
  await expect(tooltipOf(page)).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await expect(tooltipOf(page)).toBeHidden();
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on the credits shows it, a tap elsewhere closes it', async ({ page }) => {
    await openHydrated(page);
    await creditsOf(page).nth(2).tap();
    await expect(tooltipOf(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Premium' }).tap();
    await expect(tooltipOf(page)).toBeHidden();
  });

  test('a tap on other credits moves it there', async ({ page }) => {
    await openHydrated(page);
    await creditsOf(page).nth(0).tap();
    const before = await tooltipOf(page).evaluate((element) => element.style.top);
    await creditsOf(page).nth(1).tap();
    await expect(tooltipOf(page)).toBeVisible();
    expect(await tooltipOf(page).evaluate((element) => element.style.top)).not.toBe(before);
  });
});
