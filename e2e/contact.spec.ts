/** The contact form in the browser: a message is sent without leaving the page, and the visitor always learns its true outcome. */
import type { Page } from '@playwright/test';
import { breakOutbox, contactField, expect, fillContactForm, helpAddress, openHydrated, test, validMessage } from './site-server.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const summaryOf = (page: Page) => page.getByRole('alert');

test('no errors are shown before a message is sent', async ({ page }) => {
  await openHydrated(page);
  await expect(summaryOf(page)).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page.getByText('Message sent')).toBeHidden();
});

test('a message is sent without leaving the page, is confirmed, and is delivered exactly once to the help address', async ({
  page,
  startOwnSink,
  startOwnSite,
}) => {
  const sink = await startOwnSink();
  const site = await startOwnSite({ SMTP_URL: sink.url });
  await openHydrated(page, site.url);
  await fillContactForm(page);
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page.locator('#contact-sent')).toBeFocused();
  await expect(page.getByRole('form')).toBeHidden();
  await expect.poll(() => sink.mails.length).toBe(1);
  const [mail = ''] = sink.mails;
  expect(mail).toMatch(new RegExp(`^To: ${helpAddress}\\r$`, 'm'));
  expect(mail).toMatch(/^Reply-To:.*ana@acme\.example/m);
  for (const words of Object.values(validMessage)) expect(mail).toContain(words);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('after one message another can be written, in an empty form', async ({ page }) => {
  await openHydrated(page);
  await fillContactForm(page);
  await send(page);
  await page.getByRole('link', { name: 'Send another message' }).click();
  await expect(page.getByRole('form')).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Phone', 'Message'] as const) await expect(contactField(page, label)).toHaveValue('');
  await fillContactForm(page, { Message: 'And one more question.' });
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();
});

test('while a message is being sent, the button shows it, and a second press sends nothing', async ({ page }) => {
  let posts = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await openHydrated(page);
  await page.route('/', async (route) => {
    posts += 1;
    await answered;
    await route.continue();
  });
  await fillContactForm(page);
  await send(page);
  const sending = page.getByRole('button', { name: 'Sending…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await sending.click({ force: true });
  await contactField(page, 'Phone').press('Enter');
  answer();
  await expect(page.getByText('Message sent')).toBeVisible();
  expect(posts).toBe(1);
});

test('"Error:" precedes the title only while there is an error', async ({ page }) => {
  await openHydrated(page);
  const title = await page.title();
  await send(page);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await fillContactForm(page);
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('empty fields are refused: a focused summary links to each field, and each field has its own sentence', async ({ page }) => {
  await openHydrated(page);
  await send(page);
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('There is a problem');
  const sentences = ['Enter your full name.', 'Enter your email address.', 'Enter your phone number.', 'Enter your message.'];
  await expect(summary.getByRole('link')).toHaveText(sentences);
  for (const [index, label] of (['Full Name', 'Email', 'Phone', 'Message'] as const).entries()) {
    const field = contactField(page, label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(sentences[index] ?? '');
    await summary.getByRole('link', { name: sentences[index] ?? '' }).click();
    await expect(field).toBeFocused();
  }
});

for (const [what, words, sentence] of [
  ['an email without a domain', { Email: 'ana@' }, 'Enter an email address in the format name@example.com.'],
  ['a phone without digits', { Phone: 'call me' }, 'Phone must contain digits, like +44 20 7946 0958.'],
  ['a full name of 201 characters', { 'Full Name': 'a'.repeat(201) }, 'Full name must be 200 characters or fewer.'],
  ['a message of 5,001 characters', { Message: 'm'.repeat(5001) }, 'Message must be 5,000 characters or fewer.'],
] as const) {
  test(`${what} is refused with a sentence, and the input stays; once corrected, the message is sent`, async ({ page }) => {
    await openHydrated(page);
    await fillContactForm(page, words);
    await send(page);
    await expect(summaryOf(page).getByRole('link')).toHaveText([sentence]);
    for (const [label, value] of Object.entries({ ...validMessage, ...words }))
      await expect(contactField(page, label as keyof typeof validMessage)).toHaveValue(value);
    await fillContactForm(page);
    await send(page);
    await expect(page.getByText('Message sent')).toBeVisible();
  });
}

test('an email that only the server recognizes as invalid is refused by the server, with the same sentence at the field', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 422/);
  await openHydrated(page);
  // Valid in a browser's email field, which allows hosts without a dot.
  await fillContactForm(page, { Email: 'ana@acme' });
  await send(page);
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page).getByRole('link')).toHaveText(['Enter an email address in the format name@example.com.']);
  await expect(contactField(page, 'Message')).toHaveValue(validMessage.Message);
});

test('with the mail server down, a message is stored and confirmed, and arrives once when the mail server is back', async ({
  page,
  startOwnSink,
  startOwnSite,
}) => {
  const sink = await startOwnSink();
  const site = await startOwnSite({ SMTP_URL: sink.url });
  await sink.stop();
  await openHydrated(page, site.url);
  await fillContactForm(page);
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect.poll(() => site.log()).toContain('message not delivered yet');
  const back = await startOwnSink(sink.port);
  // The first automatic retry is ten seconds after the refusal.
  await expect.poll(() => site.log()).toContain('"message delivered"');
  expect(back.mails).toHaveLength(1);
  expect(back.mails[0]).toContain(validMessage.Message);
});

test('with the server down, the visitor sees that the message was not sent, with the help address, and the input stays', async ({
  page,
  startOwnSite,
  watch,
}) => {
  watch.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE/);
  const site = await startOwnSite();
  await openHydrated(page, site.url);
  await fillContactForm(page);
  await site.stop();
  await send(page);
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Your message was not sent, and your words are still here.');
  await expect(summary.getByRole('link', { name: helpAddress })).toHaveAttribute('href', `mailto:${helpAddress}`);
  await expectWordsKept(page);
});

test('a message that cannot be stored gets 503, never "sent": the visitor sees it, with the help address, and the input stays', async ({
  page,
  startOwnSite,
  watch,
}) => {
  watch.expect(/status of 503/);
  const site = await startOwnSite();
  await openHydrated(page, site.url);
  await breakOutbox(site);
  await fillContactForm(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(page);
  expect((await answer).status()).toBe(503);
  await expect(summaryOf(page)).toContainText(
    `We could not save your message, so it was not sent. Please try again later, or write to ${helpAddress}.`,
  );
  await expect(page.getByText('Message sent')).toBeHidden();
  await expectWordsKept(page);
});

test('too many messages from one address are refused until later, with the help address, and the input stays', async ({
  page,
  request,
  watch,
}) => {
  watch.expect(/status of 429/);
  const words = { fullName: 'Ana Lima', email: 'ana@acme.example', phone: '+44 20 7946 0958', message: 'Again.' };
  for (let sent = 0; sent < 5; sent += 1) expect((await request.post('/', { data: words })).status()).toBe(200);
  await openHydrated(page);
  await fillContactForm(page);
  await send(page);
  await expect(summaryOf(page)).toContainText(
    new RegExp(`Too many messages were sent from your network\\. Please try again in \\d+ minutes, or write to ${helpAddress}\\.`),
  );
  await expectWordsKept(page);
});

test('the hidden field is empty for people; a message with it filled in is refused with the reason', async ({ page, watch }) => {
  watch.expect(/status of 422/);
  await openHydrated(page);
  await fillContactForm(page);
  const trap = page.locator('input[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await trap.evaluate((element) => {
    (element as HTMLInputElement).value = 'https://spam.example';
  });
  await send(page);
  await expect(summaryOf(page)).toContainText('The hidden field “website” must stay empty');
  await expectWordsKept(page);
});

test('a foreign Origin, a line break in a header field and an oversized body are refused with a clear response', async ({ request }) => {
  const words = { fullName: 'Ana Lima', email: 'ana@acme.example', phone: '+44 20 7946 0958', message: 'Hello.' };
  const answers = [
    [
      await request.post('/', { data: words, headers: { origin: 'https://evil.example' } }),
      403,
      'This message came from another site and was not accepted.',
    ],
    [await request.post('/', { data: { ...words, fullName: 'Ana\r\nBcc: all@acme.example' } }), 422, 'Full name must be on one line.'],
    [
      await request.post('/', { data: { ...words, message: 'm'.repeat(70_000) } }),
      413,
      'The message is too large: at most 64 KiB are accepted.',
    ],
  ] as const;
  for (const [answer, status, sentence] of answers) {
    expect(answer.status()).toBe(status);
    expect(await answer.text()).toContain(sentence);
  }
});

async function expectWordsKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(validMessage))
    await expect(contactField(page, label as keyof typeof validMessage)).toHaveValue(value);
}
