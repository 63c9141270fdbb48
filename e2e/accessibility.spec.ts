/** Accessibility of the page: axe, narrow windows, target sizes, reduced motion, forced colors. */
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, fillContactForm, openHydrated, test } from './site-server.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 390, 768, 1280]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing: when it opens, with the menu open, the tooltip open, errors in the form, the form sent', async ({
        page,
      }) => {
        await openHydrated(page);
        await inEveryState(page, async () => expect(await axeViolations(page)).toEqual([]));
      });
    });
  }
}

/** Each state continues from the previous one. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'menu open': async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
  },
  'tooltip open': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '4,000/mo credits' }).hover();
    await expect(page.locator('#tooltip1')).toBeVisible();
  },
  'form in error': async (page) => {
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  },
  'form sent': async (page) => {
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
  },
};

/** The page when it opens, then every state that exists at its width. */
async function inEveryState(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await test.step('when it opens', () => look('when it opens'));
  for (const [state, enter] of Object.entries(states)) {
    if (state === 'menu open' && (page.viewportSize()?.width ?? 0) >= 768) continue;
    await enter(page);
    await test.step(state, () => look(state));
  }
}

test('axe finds what is wrong with a page, at the first run and at the next, so the checks above are meaningful', async ({ page }) => {
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><p style="color: #999; background: #fff">pale</p></main></html>');
  expect(await axeViolations(page)).toEqual(['color-contrast: p']);
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<img src="data:,">'));
  expect(await axeViolations(page)).toEqual(['color-contrast: p', 'image-alt: img']);
});

test('a page that the server rendered for a refused message has no violation either', async ({ page, watch }) => {
  watch.expect(/status of 422/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).submit());
  await expect(page).toHaveTitle(/^Error: /);
  expect(await axeViolations(page)).toEqual([]);
});

test('nothing scrolls sideways at 320 px, with the menu, each tooltip, the refused form or the confirmation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page);
  const expectNoSidewaysScroll = async (state: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(320);
  };
  await inEveryState(page, async (state) => {
    await expectNoSidewaysScroll(state);
    if (state !== 'tooltip open') return;
    for (const credits of await page.getByRole('button', { name: /credits$/ }).all()) {
      await credits.focus();
      await expect(page.locator('#tooltip1')).toBeVisible();
      await expectNoSidewaysScroll(`tooltip of ${await credits.innerText()}`);
    }
  });
});

test.describe('targets', () => {
  const primary = '.button, .menu-toggle, #menu a, .contact-email, input, textarea';

  for (const width of [320, 768, 1280]) {
    test(`at ${width} px every target measures 24 px at least, the primary ones 44`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page);
      await inEveryState(page, async (state) => {
        const tooSmall = await page.locator('a:visible, button:visible, input:visible, textarea:visible').evaluateAll(
          (elements, selector) =>
            elements
              // The skip link and the honeypot are not pointer targets.
              .filter((element) => !element.matches('.skip-link, .honeypot *'))
              .map((element) => {
                const box = element.getBoundingClientRect();
                return {
                  name: element.textContent || element.id,
                  size: Math.min(box.width, box.height),
                  least: element.matches(selector) ? 44 : 24,
                };
              })
              .filter(({ size, least }) => size < least),
          primary,
        );
        expect(tooSmall, state).toEqual([]);
      });
    });
  }
});

test.describe('motion', () => {
  const movingOf = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => `${animation.constructor.name} ${((animation.effect as KeyframeEffect).target as Element).className}`),
    );

  test('with reduced motion nothing moves: not at the start, not the menu, the tooltip or the scrolling', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Mara Köhler').first()).toBeVisible();
    expect(await movingOf(page)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await openHydrated(page);
    await inEveryState(page, async (state) => expect(await movingOf(page), state).toEqual([]));
  });

  test('without reduced motion the hero scene moves, so the previous check is meaningful', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => movingOf(page)).not.toEqual([]);
  });
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${colorScheme}: buttons and fields have borders, and every icon is visible`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openHydrated(page);
      const framed = page.locator('.button:visible, .badge:visible, input:visible:not([name=website]), textarea');
      for (const element of await framed.all()) {
        await expect(element).toHaveCSS('border-top-style', 'solid');
        await expect(element).not.toHaveCSS('border-top-width', '0px');
      }
      for (const icon of await page.locator('.integration, header .mark, .plan-features svg').all()) await expectDrawn(icon);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectDrawn(page.getByRole('button', { name: 'Menu' }));
    });
  }
});

/** Whether it is visible: its screenshot has a color other than that of its corner. */
async function expectDrawn(icon: Locator): Promise<void> {
  const png = await icon.screenshot();
  const share = await icon.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(canvas?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(4));
    return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length;
  }, png.toString('base64'));
  expect(share).toBeGreaterThan(0.05);
}
