/** Specification, section 7: the page makes no network requests. Also its weight, storage, and browser permissions. */
import type { Page, Response } from '@playwright/test';
import { appUrl, expect, expectHydrated, fillContactForm, openHydrated, test } from './site-server.ts';

test('the page weighs at most 120 KB before the first interaction, compressed, including what it loads when idle', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectHydrated(page);
  const weights = await Promise.all(responses.map(async (response) => (await response.request().sizes()).responseBodySize));
  expect(weights.length).toBeGreaterThanOrEqual(6);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(120_000);
});

test('before a message is sent, the page requests only its own parts, and nothing from another origin', async ({ page, site }) => {
  const requests = requestsOf(page);
  await openHydrated(page);
  const loaded = requests.length;
  await touchEverything(page);
  expect(requests.slice(loaded)).toEqual([]);
  expect(requests.filter(([, type]) => !['document', 'script', 'font', 'image'].includes(type))).toEqual([]);
  expect(requests.filter(([url]) => new URL(url).origin !== site.url)).toEqual([]);
});

test('a message is one request to the page itself', async ({ page, site }) => {
  const requests = requestsOf(page);
  await openHydrated(page);
  const loaded = requests.length;
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  expect(requests.slice(loaded)).toEqual([[`${site.url}/`, 'fetch']]);
});

function requestsOf(page: Page): Array<[url: string, type: string]> {
  const requests: Array<[string, string]> = [];
  page.on('request', (request) => {
    // The browser requests the icon again whenever the URL changes.
    const isIcon = request.url().endsWith('/favicon.svg') && request.resourceType() === 'other';
    if (!isIcon) requests.push([request.url(), request.resourceType()]);
  });
  page.on('websocket', (socket) => requests.push([socket.url(), 'websocket']));
  return requests;
}

test('the page stores nothing in the browser: no cookies, no storage', async ({ page, context }) => {
  await openHydrated(page);
  await touchEverything(page);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(kept).toEqual([0, 0, 0, 0]);
});

test('no interaction violates the content security policy', async ({ page, watch }) => {
  watch.expect(/status of 422/);
  await openHydrated(page);
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-');
  await touchEverything(page);
  await page.getByRole('link', { name: 'Find Your Next Customer' }).hover();
  await fillContactForm(page, { Email: 'ana@acme' });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('link', { name: 'Send another message' }).click();
  expect(watch.complaints.filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
});

test('the test detects what the policy forbids: an inline style, an image from another origin, a string as script', async ({
  page,
  watch,
}) => {
  watch.expect(/policy|TrustedScript|pixel\.png/i);
  await openHydrated(page);
  await page.evaluate((foreign) => {
    document.body.setAttribute('style', 'color: red');
    document.body.append(Object.assign(new Image(), { src: `${foreign}/pixel.png` }));
    try {
      document.createElement('script').text = 'alert(1)';
    } catch {
      // Trusted Types refuse with a TypeError.
    }
  }, appUrl);
  for (const directive of ['style-src-attr', 'img-src', 'require-trusted-types-for']) {
    await expect.poll(() => watch.complaints.join('\n')).toContain(`policy violation: ${directive}`);
  }
});

/** Menu, anchors, every way to open the tooltip, an empty form: every interaction except sending a message. */
async function touchEverything(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['About', 'Pricing', 'Contact', 'Home']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name }).click();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const credits of await page.getByRole('button', { name: /credits$/ }).all()) {
    await credits.hover();
    await expect(page.locator('#tooltip1')).toBeVisible();
    await credits.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#tooltip1')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('alert').getByRole('link').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
}
