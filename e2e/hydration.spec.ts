/** Hydration of the prerendered page: nothing changes, nothing is lost, and the page works if React never loads. */
import type { Page } from '@playwright/test';
import {
  contactField,
  expect,
  expectHydrated,
  fillContactForm,
  openHydrated,
  reactChunk,
  test,
  validMessage,
  withholdReact,
} from './site-server.ts';

test('React hydrates #app once the browser is idle, without a console error', async ({ page }) => {
  await openHydrated(page);
  const isOwned = await page.locator('#app').evaluate((app) => Object.keys(app).some((key) => key.startsWith('__reactContainer$')));
  expect(isOwned).toBe(true);
});

test('React hydrates #app if the browser never reports that it is idle', async ({ page }) => {
  await page.addInitScript(() => {
    // Chromium reports that its pointer, which doesn't move, is over the page. That would load React, too.
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true });
    // As the standard says, without the idle time: only the deadline calls back.
    globalThis.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  });
  await openHydrated(page);
});

test('text and markup are the same before and after hydration', async ({ page }) => {
  const letReactCome = await withholdReact(page);
  await page.goto('/');
  const words = await page.locator('#app').innerText();
  const markup = await markupOf(page);
  letReactCome();
  await expectHydrated(page);
  expect(await page.locator('#app').innerText()).toBe(words);
  expect(await markupOf(page)).toBe(markup);
});

/** Ignores the one change that React may make: it replaces the browser's form validation with the page's. */
async function markupOf(page: Page): Promise<string> {
  return (await page.locator('#app').innerHTML()).replace(' novalidate=""', '');
}

test('a refused message that the server rendered is hydrated unchanged', async ({ page, watch }) => {
  watch.expect(/status of 422/);
  const letReactCome = await withholdReact(page);
  await page.goto('/');
  await fillContactForm(page, { Phone: 'call me' });
  // Posted like a browser without React.
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).submit());
  await expect(page).toHaveTitle(/^Error: /);
  const words = await page.locator('#app').innerText();
  letReactCome();
  await expectHydrated(page);
  expect(await page.locator('#app').innerText()).toBe(words);
  await expect(contactField(page, 'Phone')).toHaveValue('call me');
  await contactField(page, 'Phone').fill(validMessage.Phone);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page).not.toHaveTitle(/Error/);
});

test('without #app, startup fails with exactly one error, which names #app', async ({ page, watch }) => {
  watch.expect(/#app/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<div id="app"', '<div id="other"') });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(watch.complaints).toEqual(['uncaught: The page cannot start: it has no element with id "app" (#app).']);
});

test.describe('before React has loaded', () => {
  test.use({ hasTouch: true });

  test('a tap on the credits is not lost: the tooltip shows once React has loaded', async ({ page }) => {
    const letReactCome = await withholdReact(page);
    await page.goto('/');
    const credits = page.getByRole('button', { name: '4,000/mo credits' });
    await credits.tap();
    await expect(page.locator('#tooltip1')).toBeHidden();
    letReactCome();
    await expectHydrated(page);
    await expect(page.locator('#tooltip1')).toBeVisible();
  });

  test('a pointer or a focus on the credits is not lost', async ({ page }) => {
    for (const arrive of ['hover', 'focus'] as const) {
      const letReactCome = await withholdReact(page);
      await page.goto('/');
      await page.getByRole('button', { name: '4,000/mo credits' })[arrive]();
      letReactCome();
      await expectHydrated(page);
      await expect(page.locator('#tooltip1'), arrive).toBeVisible();
      await page.unroute(reactChunk);
      await page.mouse.move(1, 1);
    }
  });

  test('text typed into the form is not lost', async ({ page }) => {
    const letReactCome = await withholdReact(page);
    await page.goto('/');
    for (const [label, value] of Object.entries(validMessage))
      await contactField(page, label as keyof typeof validMessage).pressSequentially(value);
    await contactField(page, 'Message').press('Home');
    letReactCome();
    await expectHydrated(page);
    for (const [label, value] of Object.entries(validMessage))
      await expect(contactField(page, label as keyof typeof validMessage)).toHaveValue(value);
    await expect(contactField(page, 'Message')).toBeFocused();
  });

  test('a submitted message is not lost: it is sent without leaving the page, once, after React has loaded', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.headers()['content-type'] ?? '');
    });
    const letReactCome = await withholdReact(page);
    await page.goto('/');
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(posts).toEqual([]);
    letReactCome();
    await expect(page.getByText('Message sent')).toBeVisible();
    expect(posts).toEqual(['application/json']);
  });
});

for (const [what, answer] of [
  ['answers 404', 404],
  ['cannot be reached', 'abort'],
] as const) {
  test.describe(`a page kept open during a deployment: its chunk ${what}`, () => {
    test.beforeEach(async ({ page, watch }) => {
      watch.expect(/status of 404|ERR_FAILED|status of 422/);
      await page.route(reactChunk, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill({ status: answer, contentType: 'text/plain', body: 'notfound - http 404' }),
      );
      await page.goto('/');
      await expect(page.locator('#app')).toHaveAttribute('data-hydration', 'failed');
    });

    test('the menu works', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#menu').getByRole('link', { name: 'Contact' }).click();
      await expect(page.locator('#menu')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    });

    test('the native form works: refused with the input kept, then accepted', async ({ page }) => {
      await fillContactForm(page, { Phone: 'call me' });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(contactField(page, 'Message')).toHaveValue(validMessage.Message);
      await contactField(page, 'Phone').fill(validMessage.Phone);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveURL(/\/#contact-sent$/);
      await expect(page.getByText('Message sent')).toBeVisible();
    });
  });
}

test('a message submitted before the chunk fails to load is posted by the browser', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  const { promise, resolve: failChunk } = Promise.withResolvers<void>();
  await page.route(reactChunk, async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto('/');
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  failChunk();
  await expect(page).toHaveURL(/\/#contact-sent$/);
  await expect(page.getByText('Message sent')).toBeVisible();
});
