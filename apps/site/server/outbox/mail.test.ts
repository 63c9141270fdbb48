import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ana } from '../testing/contact.ts';
import { buildMail } from './mail.ts';
import { type ContactMessage, newMessage } from './message.ts';

const addresses = { from: 'website@leadlight.test', to: 'help@leadlight.test' };
const id = '0123456789abcdef'.repeat(2);
const message = (values = ana): ContactMessage => newMessage(id, values, Date.parse('2026-03-02T09:00:00Z'));

const build = async (values = ana) => (await buildMail(message(values), addresses)).toString();

function headersOf(mail: string): Array<[string, string]> {
  const [head = ''] = mail.split('\r\n\r\n');
  return head
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
    .map((field) => [field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 2)]);
}

test('the mail goes to the help address, answers go to the visitor, robots do not answer', async () => {
  expect(Object.fromEntries(headersOf(await build({ ...ana, fullName: 'Ana Perez' })))).toMatchObject({
    From: 'Leadlight website <website@leadlight.test>',
    To: 'help@leadlight.test',
    'Reply-To': 'Ana Perez <ana@acme.test>',
    Subject: 'Message from Ana Perez',
    'Message-ID': `<${id}@leadlight.test>`,
    Date: 'Mon, 02 Mar 2026 09:00:00 +0000',
    'Auto-Submitted': 'auto-generated',
    'Content-Type': 'text/plain; charset=utf-8',
  });
});

test('the text contains all four fields, when it was received, and its id', async () => {
  const mail = await build({ ...ana, fullName: 'Ana Perez' });
  const text = mail.slice(mail.indexOf('\r\n\r\n') + 4);
  expect(text).toContain(
    `Full Name: Ana Perez\r\nEmail: ana@acme.test\r\nPhone: ${ana.phone}\r\nReceived: 2026-03-02T09:00:00.000Z\r\nMessage id: ${id}\r\n\r\nWe need leads in Lyon.\r\nCan you help?`,
  );
});

test('the same message is the same mail, to the byte, however often it is made', async () => expect(await build()).toBe(await build()));

test('names beyond ASCII are encoded, and read as they were written', async () => {
  const { Subject = '' } = Object.fromEntries(headersOf(await build()));
  expect(Subject).toMatch(/^Message from =\?UTF-8\?Q\?Ana_P=C3=A9rez\?=$|^=\?UTF-8\?Q\?Message_from_Ana_P=C3=A9rez\?=$/);
});

test('a control character in a name is a space in the header', async () => {
  expect(Object.fromEntries(headersOf(await build({ ...ana, fullName: ' Ana\u0007\u0000 Perez\t' })))).toMatchObject({
    Subject: 'Message from Ana Perez',
    'Reply-To': 'Ana Perez <ana@acme.test>',
  });
});

test('an address whose local part is not ASCII is in the text alone: a header with it would be refused by many servers', async () => {
  const mail = await build({ ...ana, email: 'josé@acme.test' });
  expect(headersOf(mail).map(([name]) => name)).not.toContain('Reply-To');
  expect(mail).toContain('Email: jos=C3=A9@acme.test');
});

test('an international domain is written so that every server can read it', async () => {
  const { 'Reply-To': replyTo } = Object.fromEntries(headersOf(await build({ ...ana, fullName: 'Ana', email: 'ana@münchen.de' })));
  expect(replyTo).toBe('Ana <ana@xn--mnchen-3ya.de>');
});

test('whatever a visitor writes, the mail has the same header fields, once each, and is 7-bit with lines of at most 998 bytes', async () => {
  const expected = [
    'From',
    'Reply-To',
    'To',
    'Subject',
    'Message-ID',
    'Date',
    'Auto-Submitted',
    'MIME-Version',
    'Content-Type',
    'Content-Transfer-Encoding',
  ].toSorted();
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('a\r\nBcc: x@y.test', '"<x@y.test>,', '=?UTF-8?Q?=0D=0ABcc?=', 'x'.repeat(200)),
  );
  const text = fc.oneof(line, fc.constantFrom('.\r\n.\r\nQUIT', 'x'.repeat(3000), '.'));
  await fc.assert(
    fc.asyncProperty(line, line, text, async (fullName, phone, body) => {
      const mail = await build({ fullName, email: 'ana@acme.test', phone, message: body });
      const names = headersOf(mail).map(([name]) => name);
      expect(names.toSorted()).toEqual(expected);
      expect(Buffer.from(mail).every((byte) => byte < 0x80)).toBe(true);
      expect(Math.max(...mail.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
      expect(mail.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 50 },
  );
});
