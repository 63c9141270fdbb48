/** The contact form over HTTP. site.md 7, 8, acceptance 22 and 23. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactSentences } from '../../src/contact/contact.rules.ts';
import { expectEventually } from '../testing/expect-eventually.ts';
import { ana, codesOf, postForm, postJson } from '../testing/contact.ts';
import { renderedPage } from '../testing/fixture-site.ts';
import { expectStates, storedMessages } from '../testing/outbox.ts';
import { exchange } from '../testing/raw-http.ts';
import { deadPort, mailSink, relayAt } from '../testing/smtp-servers.ts';
import { startTestSite } from '../testing/test-site.ts';
import { contactRates } from './contact.limits.ts';

test('a form post delivers exactly one message and leads to the confirmation', async () => {
  const sink = await mailSink();
  const { url, dataFolder } = await startTestSite({ config: { smtp: sink.relay } });
  const response = await postForm(url, ana);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/#contact-sent']);
  await expectStates(dataFolder, 'delivered');
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toMatchObject({ from: 'website@leadlight.test', to: ['help@leadlight.test'] });
  expect(sink.mails[0]?.text).toContain(ana.message.replace('\n', '\r\n'));
});

test('a JSON post delivers exactly one message and says so', async () => {
  const sink = await mailSink();
  const { url, dataFolder } = await startTestSite({ config: { smtp: sink.relay } });
  const response = await postJson(url, { ...ana, unknown: 'ignored' });
  expect([response.status, await response.json()]).toEqual([200, { status: 'received' }]);
  expect(response.headers.get('content-type')).toBe('application/json');
  await expectStates(dataFolder, 'delivered');
  expect(sink.mails).toHaveLength(1);
});

test('while the mail server is down the message is kept, and the visitor told that it was received', async () => {
  const { url, dataFolder } = await startTestSite({ config: { smtp: relayAt(await deadPort()) } });
  expect((await postJson(url, ana)).status).toBe(200);
  const [message] = storedMessages(dataFolder);
  expect(message).toMatchObject({ values: ana, delivery: { state: 'waiting' } });
});

test('what was typed is stored trimmed, with line ends of one kind', async () => {
  const { url, dataFolder } = await startTestSite();
  await postForm(url, { ...ana, fullName: '  Ana Pérez ', message: '\r\nOne\r\nTwo\rThree\n' });
  expect(storedMessages(dataFolder)[0]?.values).toMatchObject({ fullName: 'Ana Pérez', message: 'One\nTwo\nThree' });
});

test("a program that accepts JSON gets JSON, a reader's browser the page", async () => {
  const { url } = await startTestSite();
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  expect((await postForm(url, ana, { accept: 'application/json' })).headers.get('content-type')).toBe('application/json');
  expect((await postForm(url, ana, { accept: browser })).status).toBe(303);
  expect((await postForm(url, {}, { accept: browser })).headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a refused form comes back with the words of the reader and a sentence for each field', async () => {
  const { url, port, dataFolder } = await startTestSite();
  const response = await postForm(url, { ...ana, email: 'not an address', phone: '', message: '<b>"hi"' });
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { settings, contact } = renderedPage(await response.text());
  expect(settings).toEqual({
    siteUrl: `http://localhost:${port}`,
    appUrl: 'https://app.leadlight.test',
    contactEmail: 'help@leadlight.test',
  });
  expect(contact).toEqual({
    kind: 'refused',
    values: { ...ana, email: 'not an address', phone: '', message: '<b>"hi"' },
    errors: [
      { code: 'email_invalid', message: contactSentences.email_invalid, field: 'email' },
      { code: 'phone_required', message: contactSentences.phone_required, field: 'phone' },
    ],
  });
  expect(storedMessages(dataFolder)).toEqual([]);
});

test('words longer than a limit are kept too', async () => {
  const { url } = await startTestSite();
  const message = 'x'.repeat(6000);
  const { contact } = renderedPage(await (await postForm(url, { ...ana, message })).text());
  expect(contact).toMatchObject({ values: { message }, errors: [{ code: 'message_too_long' }] });
});

test('a refused page is compressed for who can read it', async () => {
  const { port } = await startTestSite();
  const answer = await exchange(
    port,
    'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-encoding: br\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n\r\na=b',
  );
  expect([answer.status, answer.headers['content-encoding']]).toEqual([422, 'br']);
});

test.each([
  ['full name', { fullName: 'Ana\r\nBcc: everybody@acme.test' }, 'full_name_line_break'],
  ['email', { email: 'ana@acme.test\nBcc: everybody@acme.test' }, 'email_line_break'],
  ['phone', { phone: '12345\r\n' }, 'phone_line_break'],
])('a line break in the %s is refused: it could forge a mail header', async (_, field, code) => {
  const { url, dataFolder } = await startTestSite();
  for (const response of [
    await postJson(url, { ...ana, ...field }),
    await postForm(url, { ...ana, ...field }, { accept: 'application/json' }),
  ]) {
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual([code]);
  }
  expect(storedMessages(dataFolder)).toEqual([]);
});

test('a field of the wrong JSON type is refused as that field', async () => {
  const { url } = await startTestSite();
  const response = await postJson(url, { ...ana, phone: 5551234, message: null });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    errors: [
      { code: 'phone_not_text', message: 'Phone must be text.', field: 'phone' },
      { code: 'message_required', message: contactSentences.message_required, field: 'message' },
    ],
  });
});

test('who fills the field that people do not see is refused, and told so', async () => {
  const { url, dataFolder } = await startTestSite();
  const response = await postJson(url, { ...ana, website: 'https://spam.test' });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: object[] };
  expect(errors).toEqual([{ code: 'honeypot_filled', message: expect.stringContaining('must stay empty') }]);
  const { contact } = renderedPage(await (await postForm(url, { ...ana, website: 'x' })).text());
  expect(contact.values).toEqual(ana);
  expect(storedMessages(dataFolder)).toEqual([]);
});

test.each([
  ['another site', { origin: 'https://evil.test' }],
  ['no site (null)', { origin: 'null' }],
  ['another site of the same owner', { 'sec-fetch-site': 'same-site' }],
])('a message from %s is refused', async (_, headers) => {
  const { url, dataFolder } = await startTestSite();
  const response = await postJson(url, ana, headers);
  expect([response.status, await codesOf(response)]).toEqual([403, ['foreign_origin']]);
  const page = await postForm(url, ana, headers);
  expect(page.status).toBe(403);
  // Another site's input is not shown as the visitor's.
  expect(renderedPage(await page.text()).contact.values.message).toBe('');
  expect(storedMessages(dataFolder)).toEqual([]);
});

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/xml', 'application/x-www-form-urlencoded; charset=latin1'])(
  'a body of type %s is refused',
  async (type) => {
    const { url } = await startTestSite();
    const response = await fetch(url, { method: 'POST', body: 'x', headers: { 'content-type': type, accept: 'application/json' } });
    expect([response.status, await codesOf(response)]).toEqual([415, ['content_type_unsupported']]);
  },
);

test.each([
  ['JSON that is none', 'application/json', '{'],
  ['a form that is not UTF-8', 'application/x-www-form-urlencoded', 'fullName=%FF'],
])('%s is refused as malformed', async (_, type, body) => {
  const { url } = await startTestSite();
  const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': type, accept: 'application/json' } });
  expect([response.status, await codesOf(response)]).toEqual([400, ['malformed_body']]);
});

test('a message longer than 64 KiB is refused, one just below it is read', async () => {
  const { url } = await startTestSite();
  const large = await postForm(url, { message: 'x'.repeat(65_536) });
  expect(large.status).toBe(413);
  expect(renderedPage(await large.text()).contact).toMatchObject({ errors: [{ code: 'body_too_large' }] });
  const longest = await postForm(url, { ...ana, message: '💡'.repeat(5000) });
  expect(longest.status).toBe(303);
});

test('one message more than the limit is refused with words that say for how long and where to write', async () => {
  const { url, dataFolder } = await startTestSite({ contactRates: { ...contactRates, messagesPerAddress: { count: 2, seconds: 600 } } });
  await postJson(url, ana);
  await postJson(url, ana);
  const response = await postJson(url, ana);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(590);
  const { errors } = (await response.json()) as { errors: object[] };
  expect(errors).toEqual([
    {
      code: 'rate_limited',
      message: 'Too many messages were sent from your network. Please try again in 10 minutes, or write to help@leadlight.test.',
    },
  ]);
  expect(storedMessages(dataFolder)).toHaveLength(2);
});

test('one attempt more than the limit is refused, and the words of the reader come back all the same', async () => {
  const { url } = await startTestSite({ contactRates: { ...contactRates, attemptsPerAddress: { count: 1, seconds: 600 } } });
  expect((await postForm(url, {})).status).toBe(422);
  const response = await postForm(url, ana);
  expect(response.status).toBe(429);
  const { contact } = renderedPage(await response.text());
  expect(contact).toMatchObject({ values: ana, errors: [{ code: 'rate_limited' }] });
});

test('when everybody together sends too much, nobody is accused', async () => {
  const { url } = await startTestSite({ contactRates: { ...contactRates, messagesOverall: { count: 1, seconds: 3600 } } });
  await postJson(url, ana);
  const { errors } = (await (await postJson(url, ana)).json()) as { errors: Array<{ message: string }> };
  expect(errors[0]?.message).toMatch(
    /^We are receiving too many messages at the moment\. Please try again in 60 minutes, or write to help@/,
  );
});

test('beyond what may be rendered the same words come as plain text', async () => {
  const { url } = await startTestSite({ contactRates: { ...contactRates, rendersOverall: { count: 1, seconds: 60 } } });
  await postForm(url, {});
  const response = await postForm(url, { ...ana, phone: '' });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    422,
    'text/plain; charset=utf-8',
    contactSentences.phone_required,
  ]);
});

test('a page that cannot be rendered loses no word of the refusal, and nothing of the fault reaches the reader', async () => {
  const { url, lines } = await startTestSite();
  const response = await postForm(url, { ...ana, phone: '', message: 'break the renderer' });
  expect([response.status, await response.text()]).toEqual([422, contactSentences.phone_required]);
  const [line] = lines.filter(({ msg }) => msg === 'page not rendered');
  expect(line).toMatchObject({ level: 'error', error: 'Error', at: expect.any(Array) });
});

test('X-Forwarded-For is believed of trusted proxies alone', async () => {
  const rates = { ...contactRates, messagesPerAddress: { count: 1, seconds: 600 } };
  const send = async (url: string, address: string) => (await postJson(url, ana, { 'x-forwarded-for': address })).status;
  const open = await startTestSite({ contactRates: rates });
  expect([await send(open.url, '192.0.2.1'), await send(open.url, '192.0.2.2')]).toEqual([200, 429]);
  const behindProxy = await startTestSite({ contactRates: rates, config: { trustedProxies: ['loopback'] } });
  expect([
    await send(behindProxy.url, '192.0.2.1'),
    await send(behindProxy.url, '192.0.2.2'),
    await send(behindProxy.url, '192.0.2.2'),
  ]).toEqual([200, 200, 429]);
  // A value that the visitor prepends is ignored.
  expect(await send(behindProxy.url, '203.0.113.9, 192.0.2.1')).toBe(429);
});

test('the same message under the same key is stored and sent once, also when both come at once', async () => {
  const { url, dataFolder } = await startTestSite({ contactRates: { ...contactRates, messagesPerAddress: { count: 1, seconds: 600 } } });
  const key = { 'idempotency-key': '0b5f6c1e-7a' };
  const both = await Promise.all([postJson(url, ana, key), postForm(url, ana, { ...key, accept: 'application/json' })]);
  const statuses = both.map(({ status }) => status);
  // The second of two concurrent posts may hit the limit of one message before the first is stored; it is then asked to retry.
  expect(statuses).toContain(200);
  expect((await postJson(url, ana, key)).status).toBe(200);
  expect(storedMessages(dataFolder)).toHaveLength(1);
});

test('another message under the same key is refused', async () => {
  const { url, dataFolder } = await startTestSite();
  await postJson(url, ana, { 'idempotency-key': 'k' });
  const response = await postJson(url, { ...ana, phone: '12345' }, { 'idempotency-key': 'k' });
  expect([response.status, await codesOf(response)]).toEqual([409, ['idempotency_key_reused']]);
  expect(storedMessages(dataFolder)).toHaveLength(1);
});

test.each(['a b', 'x'.repeat(129), 'é'])('a key that is none is refused: %j', async (key) => {
  const { port } = await startTestSite();
  const body = JSON.stringify(ana);
  const head = `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\nidempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const answer = await exchange(port, head + body);
  expect([answer.status, (JSON.parse(answer.body) as { errors: Array<{ code: string }> }).errors[0]?.code]).toEqual([
    400,
    'idempotency_key_invalid',
  ]);
});

test('an outbox that cannot be written is never called "sent": 503 with the help address, and nothing counted', async () => {
  const { url, dataFolder } = await startTestSite({ contactRates: { ...contactRates, messagesPerAddress: { count: 1, seconds: 600 } } });
  const outbox = join(dataFolder, 'outbox');
  renameSync(outbox, `${outbox}.away`);
  writeFileSync(outbox, 'a file where the folder was');
  for (const headers of [{}, { 'idempotency-key': 'k' }] satisfies Array<Record<string, string>>) {
    const response = await postJson(url, ana, headers);
    expect(response.status).toBe(503);
    const { errors } = (await response.json()) as { errors: object[] };
    expect(errors).toEqual([
      {
        code: 'storage_unavailable',
        message: 'We could not save your message, so it was not sent. Please try again later, or write to help@leadlight.test.',
      },
    ]);
  }
  const page = await postForm(url, ana);
  expect([page.status, renderedPage(await page.text()).contact.values]).toEqual([503, ana]);

  rmSync(outbox);
  renameSync(`${outbox}.away`, outbox);
  expect((await postJson(url, ana)).status).toBe(200);
});

test('a folder in the place of a message is not a reason to say "sent" either', async () => {
  const { url, dataFolder } = await startTestSite();
  rmSync(join(dataFolder, 'outbox', 'tmp'), { recursive: true });
  expect((await postJson(url, ana)).status).toBe(503);
  mkdirSync(join(dataFolder, 'outbox', 'tmp'));
  expect((await postJson(url, ana)).status).toBe(200);
});

test('the log says what happened to a message, and contains nothing of its content', async () => {
  const sink = await mailSink();
  const site = await startTestSite({ config: { smtp: sink.relay } });
  await postJson(site.url, ana);
  await postJson(site.url, { ...ana, email: 'secret-mailbox' });
  await expectStates(site.dataFolder, 'delivered');
  await expectEventually(() => site.lines.map(({ msg }) => msg)).toContain('message delivered');
  const requests = site.lines.filter(({ route }) => route === 'contact');
  expect(requests.map(({ status, outcome }) => [status, outcome])).toEqual([
    [200, 'received'],
    [422, 'email_invalid'],
  ]);
  expect(JSON.stringify(site.lines)).not.toMatch(/Ana|acme|7946|Lyon|secret-mailbox|help@/);
});
