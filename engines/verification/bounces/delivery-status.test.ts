/** Delivery status notifications, as mail servers write them. */
import { expect, test } from 'vitest';
import { doubtAbout, readDeliveryStatus, type ReportedRecipient } from './delivery-status.ts';

test('a notification names its recipients, with folded fields and both forms of the recipient', () => {
  const { reportingMta, arrivalMs, recipients } = readDeliveryStatus(
    [
      'Reporting-MTA: dns; mx.sender.test',
      'Arrival-Date: Sun, 22 Nov 2026 09:59:00 +0000',
      '',
      'Original-Recipient: rfc822;Ana+2BNews@Acme.Test',
      'Final-Recipient: rfc822; ana.silva@acme.test',
      'Action: failed',
      'Status: 5.1.1 (bad destination)',
      'Diagnostic-Code: smtp; 550 5.1.1',
      '\tno such user',
      'Last-Attempt-Date: Sun, 22 Nov 2026 10:00:00 +0000',
      '',
      'Final-Recipient: utf-8; bo@münchen.test',
      'Action: Delayed',
      'Status: 4.4.1',
      '',
    ].join('\r\n'),
  );
  expect([reportingMta, arrivalMs]).toEqual(['mx.sender.test', Date.parse('2026-11-22T09:59:00Z')]);
  expect(recipients).toEqual([
    {
      keys: ['ana.silva@acme.test', 'ana+news@acme.test'],
      action: 'failed',
      status: '5.1.1',
      diagnostic: '550 5.1.1 no such user',
      lastAttemptMs: Date.parse('2026-11-22T10:00:00Z'),
    },
    { keys: ['bo@xn--mnchen-3ya.test'], action: 'delayed', status: '4.4.1', diagnostic: null, lastAttemptMs: null },
  ]);
});

test('a single group, and a text without a recipient', () => {
  expect(readDeliveryStatus('Final-Recipient: rfc822;<a@b.test>\nAction: failed\nStatus: 5.0.0').recipients).toMatchObject([
    { keys: ['a@b.test'], action: 'failed', status: '5.0.0' },
  ]);
  for (const text of ['', 'hello', 'Reporting-MTA: dns; x\n\nAction: failed\nStatus: 5.1.1', 'Final-Recipient: x400; c=de'])
    expect(readDeliveryStatus(text).recipients).toEqual([]);
});

test.each([
  ['failed', '5.1.1', null],
  ['failed', '5.0.0', null],
  ['failed', '5.1.10', null],
  ['failed', '5.2.1', null],
  ['failed', '5.4.4', null],
  ['delayed', '4.4.7', 'not_failed'],
  ['delivered', '2.0.0', 'not_failed'],
  ['failed', '4.4.7', 'not_permanent'],
  ['failed', '', 'not_permanent'],
  ['failed', '5.2.2', 'about_something_else'],
  ['failed', '5.7.1', 'about_something_else'],
  ['failed', '5.3.4', 'about_something_else'],
  ['failed', '5.1.8', 'about_something_else'],
])('%s with status "%s" raises the doubt %s', (action, status, doubt) => {
  const recipient: ReportedRecipient = { keys: ['a@b.test'], action, status, diagnostic: null, lastAttemptMs: null };
  expect(doubtAbout(recipient)).toBe(doubt);
});
