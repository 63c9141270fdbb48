/** Metadata for search engines and shared links. */
import type { APIResponse } from '@playwright/test';
import { appUrl, expect, test } from './site-server.ts';

test('there is one h1, and headings skip no level', async ({ page }) => {
  await page.goto('/');
  const levels = await page.getByRole('heading').evaluateAll((headings) => headings.map((heading) => Number(heading.localName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
});

test('the title has at most 60 characters, the description at most 160, and the page declares its language', async ({ page }) => {
  await page.goto('/');
  const title = await page.title();
  expect(title).toBe('Leadlight: AI native lead discovery and enrichment');
  expect(title.length).toBeLessThanOrEqual(60);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(50);
  expect(description?.length).toBeLessThanOrEqual(160);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('canonical is the URL of the page, for any path and query', async ({ page, site }) => {
  for (const path of ['/', '/index.html?utm_source=letter']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/`);
  }
});

test('og:image is absolute, exists, and is a PNG of 1200 x 630 pixels of at most 120 KB', async ({ page, request, site }) => {
  await page.goto('/');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toBe(`${site.url}/og.png`);
  expect(await pngSizeOf(request.get('/og.png'))).toMatchObject({ width: 1200, height: 630 });
  expect((await (await request.get('/og.png')).body()).length).toBeLessThanOrEqual(120_000);
  for (const [property, value] of [
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:url', `${site.url}/`],
    ['og:title', await page.title()],
  ] as const) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', value);
  }
});

test('both icons exist', async ({ page, request }) => {
  await page.goto('/');
  const hrefs = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/favicon.svg', '/icon.png']);
  expect((await request.get('/favicon.svg')).headers()['content-type']).toBe('image/svg+xml');
  expect(await pngSizeOf(request.get('/icon.png'))).toMatchObject({ width: 180, height: 180 });
});

async function pngSizeOf(answer: Promise<APIResponse>): Promise<{ width: number; height: number }> {
  const response = await answer;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const bytes = await response.body();
  // The first chunk of a PNG is IHDR, which starts with width and height (PNG specification, 11.2.1).
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test('robots.txt allows all crawlers and lists the sitemap, and the sitemap lists the page', async ({ request, site }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  expect(await sitemap.text()).toContain(`<loc>${site.url}/</loc>`);
});

test('the structured data contains the organization and a software application with three offers, whose prices match the page', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': things } = JSON.parse(json ?? '') as { '@graph': Array<Record<string, unknown>> };
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'SoftwareApplication']);
  expect(things[0]).toMatchObject({ name: 'Leadlight', url: `${site.url}/`, logo: `${site.url}/icon.png` });
  const plans = page.locator('#pricing > ul > li');
  const visible = await plans.evaluateAll((elements) =>
    elements.map((plan) => ({
      name: plan.querySelector('h3')?.textContent,
      price: Number(/\$(\d+)\/mo/.exec(plan.textContent)?.[1]),
      url: plan.querySelector('a')?.href,
    })),
  );
  expect(visible.map(({ price }) => price)).toEqual([29, 59, 89]);
  expect(things[1]?.['offers']).toEqual(visible.map((plan) => ({ '@type': 'Offer', priceCurrency: 'USD', ...plan })));
  expect(visible[0]?.url).toBe(`${appUrl}/sign-up?plan=starter`);
});
