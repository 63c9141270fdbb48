import { expect, test } from 'vitest';
import { mails } from './mails.ts';
import { nameInMail } from './name-in-mail.ts';

const url = 'https://app.example.com/x';

test.for([
  'Claim it at https://prize.example/win',
  'www.prize.example',
  'prize.example',
  'Ana (prize.co/win)',
  'ana@prize.example',
  'prize。com',
  'prize.xn--p1ai',
  'PRIZE.EXAMPLE',
])('a name that a mail program may show as a link is not in emails to strangers: %s', (name) => {
  const toStrangers = [
    mails['confirm-email']({ name, url }),
    mails['confirm-new-email']({ name, url }),
    mails.invitation({ inviter: name, workspace: 'Sales', role: 'member', url }),
    mails.invitation({ inviter: 'Ana', workspace: name, role: 'admin', url }),
  ];
  expect(JSON.stringify(toStrangers).toLowerCase()).not.toContain('prize');
});

test.for(['Ana Silva', 'J. R. Silva', 'J.R. Silva', 'Ana Silva, Ph.D', 'Ana (Sales) 2.0', 'Müller & Söhne Co.', 'Ана Силва'])(
  'other names are shown as they were typed: %s',
  (name) => {
    expect(nameInMail(name, 'someone')).toBe(name);
  },
);

test('an invitation without the names still says what it is and why it came', () => {
  const { subject, heading, paragraphs, footnote } = mails.invitation({ inviter: 'a.example', workspace: 'b.example', role: 'admin', url });
  expect([subject, heading, paragraphs[0], footnote]).toEqual([
    'Someone invited you to a workspace',
    'Join a workspace',
    'Someone invited you to join a workspace as an admin.',
    "You received this email because someone entered your address. If you don't know them, ignore it.",
  ]);
});
