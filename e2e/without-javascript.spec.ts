/** With JavaScript off: all text, anchors, menu, prices and the form are usable. */
import type { Page } from '@playwright/test';
import { breakOutbox, contactField, expect, fillContactForm, helpAddress, openHydrated, test, validMessage } from './site-server.ts';

test.use({ javaScriptEnabled: false });

test('all text is the same as with JavaScript, and the text of the tooltip is visible', async ({ page, browser, baseURL }) => {
  await page.goto('/');
  const without = await visibleLines(page);
  const scripted = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
  await openHydrated(scripted);
  const withScript = await visibleLines(scripted);
  await scripted.close();
  const tooltip = 'Credits are the currency used to access leads, emails and enrichment data.';
  expect(without).toContain(tooltip);
  expect(without.filter((line) => line !== tooltip)).toEqual(withScript);
});

async function visibleLines(page: Page): Promise<string[]> {
  return (await page.locator('body').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

test('anchors lead to their sections, and every price is visible', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Pricing', 'About', 'Contact', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport({ ratio: 0.3 });
  }
  for (const price of ['$29/mo', '$59/mo', '$89/mo']) await expect(page.getByText(price)).toBeVisible();
});

test('the mobile menu opens, its links work, and it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.locator('#menu');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole('link')).toHaveText(['Home', 'About', 'Pricing', 'Contact']);
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('an accepted message redirects to the page, which confirms it, and another can be written', async ({
  page,
  startOwnSink,
  startOwnSite,
}) => {
  const sink = await startOwnSink();
  const site = await startOwnSite({ SMTP_URL: sink.url });
  await page.goto(site.url);
  await expect(page.getByText('Message sent')).toBeHidden();
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${site.url}/#contact-sent`);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page.getByText('Message sent')).toBeInViewport();
  await expect(page.getByRole('form')).toBeHidden();
  await expect.poll(() => sink.mails.length).toBe(1);
  expect(sink.mails[0]).toContain(validMessage.Message);
  await page.getByRole('link', { name: 'Send another message' }).click();
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page.getByText('Message sent')).toBeHidden();
});

test('a refused message is shown again with its input, a summary that links to the field, the same sentence at the field, and "Error:" before the title', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 422/);
  await page.goto('/');
  const title = await page.title();
  // Valid in the browser, which checks before it posts; only the server requires digits.
  await fillContactForm(page, { Phone: 'call me', Message: 'First line\nsecond <b>line</b> & "quotes"' });
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await answer).status()).toBe(422);
  await expect(page).toHaveTitle(`Error: ${title}`);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('There is a problem');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await expect(contactField(page, 'Phone')).toHaveAccessibleDescription('Phone must contain digits, like +44 20 7946 0958.');
  await expect(contactField(page, 'Full Name')).toHaveValue(validMessage['Full Name']);
  await expect(contactField(page, 'Email')).toHaveValue(validMessage.Email);
  await expect(contactField(page, 'Phone')).toHaveValue('call me');
  await expect(contactField(page, 'Message')).toHaveValue('First line\nsecond <b>line</b> & "quotes"');
  await summary.getByRole('link', { name: 'Phone must contain digits, like +44 20 7946 0958.' }).click();
  await expect(contactField(page, 'Phone')).toBeInViewport();
  await contactField(page, 'Phone').fill(validMessage.Phone);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('with all four fields empty, the summary and the fields show errors within the complete page', async ({ request }) => {
  const answer = await request.post('/', { form: { fullName: '', email: ' ', phone: '', message: '\n' } });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  for (const sentence of ['Enter your full name.', 'Enter your email address.', 'Enter your phone number.', 'Enter your message.']) {
    expect(html.split(`>${sentence}<`)).toHaveLength(3);
  }
  expect(html).toContain('<title>Error: ');
  expect(html).toContain('See your next customer clearly.');
});

test('a message that cannot be stored shows an error, with the help address and the input', async ({ page, startOwnSite, watch }) => {
  watch.expect(/status of 503/);
  const site = await startOwnSite();
  await page.goto(site.url);
  await breakOutbox(site);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `We could not save your message, so it was not sent. Please try again later, or write to ${helpAddress}.`,
  );
  await expect(contactField(page, 'Message')).toHaveValue(validMessage.Message);
});
