/** The page by keyboard alone. */
import type { Page } from '@playwright/test';
import { contactField, expect, openHydrated, test, validMessage } from './site-server.ts';

// With reduced motion, focus scrolls at once instead of smoothly.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first stop is a skip link, which becomes visible and skips the header', async ({ page }) => {
  await openHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: firstStop });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Find Your Next Customer' })).toBeFocused();
});

test('the stops are in page order', async ({ page }) => {
  await openHydrated(page);
  expect(await walk(page, 'Tab')).toEqual([
    firstStop,
    'Leadlight',
    'Home',
    'About',
    'Pricing',
    'Contact',
    'Sign In',
    'Sign Up',
    'Find Your Next Customer',
    'Start Free Trial',
    'Start For Free',
    '2,500/mo credits',
    'Subscribe',
    '4,000/mo credits',
    'Subscribe',
    '6,000/mo credits',
    'Subscribe',
    'help@leadlight.example',
    'fullName',
    'email',
    'phone',
    'message',
    'Send Message',
    'Home',
    'Pricing',
    'About',
  ]);
});

for (const [width, height] of [
  [1280, 600],
  [768, 600],
  [390, 500],
] as const) {
  test(`at ${width} x ${height} the focus is always visible and never under the sticky header, in both directions`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page);
    const forwards = await walk(page, 'Tab', expectFocusSeen);
    const backwards = await walk(page, 'Shift+Tab', expectFocusSeen);
    expect(backwards.toReversed()).toEqual(forwards);
  });
}

const firstStop = 'Skip to content';

/** Presses the key until the focus leaves the page or returns to the first stop. @returns the name of each stop */
async function walk(page: Page, key: string, look: (page: Page, name: string) => Promise<void> = async () => {}): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      return (element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent).trim();
    });
    if (name === undefined) return names;
    await look(page, name);
    names.push(name);
    if (name === firstStop && names.length > 1) return names;
  }
  throw new Error(`The focus goes round: ${names.join(', ')}`);
}

async function expectFocusSeen(page: Page, name: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // If another element is on top, its name. Checks both ends, to detect a header that covers half of it.
    const coverAt = (x: number, y: number) => {
      const onTop = document.elementFromPoint(x, y);
      return onTop && !element.contains(onTop) ? [onTop.className] : [];
    };
    const middle = (left + right) / 2;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      outline: `${outlineStyle} ${outlineWidth}`,
      isInWindow: bottom > 0 && top < innerHeight,
      covers: [...coverAt(middle, top + 2), ...coverAt(middle, bottom - 2), ...coverAt(left + 3, (top + bottom) / 2)],
    };
  });
  expect.soft(seen, name).toEqual({ outline: 'solid 3px', isInWindow: true, covers: [] });
}

test('the menu opens with Enter and Space; Esc closes it and returns the focus to its toggle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#menu');
  for (const key of ['Enter', 'Space']) {
    await toggle.focus();
    await page.keyboard.press(key);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  }
});

test('following a menu link with Enter closes the menu, and the next stop is in its section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#menu').getByRole('link', { name: 'Pricing' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '2,500/mo credits' })).toBeFocused();
});

test('a message can be written and sent without a pointer', async ({ page }) => {
  await openHydrated(page);
  await contactField(page, 'Full Name').focus();
  await page.keyboard.type(validMessage['Full Name']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(validMessage.Email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(contactField(page, 'Phone')).toBeFocused();
  await page.keyboard.type(validMessage.Phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(validMessage.Message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('#contact-sent')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form')).toBeVisible();
});
