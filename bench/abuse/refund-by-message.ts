/** Sends messages that are not evidence, to get credits back beyond the limit. */
import type { AttackRow, Target } from './attack.ts';
import { findPeople } from './guesses.ts';

export const name = 'Refunds by false messages';

export async function attack(target: Target): Promise<AttackRow[]> {
  const { call } = target;
  const visitor = await target.signUp('Message');
  const people = (await findPeople(target, visitor, {})).slice(0, 40);
  const addresses: string[] = [];
  for (const { id } of people) addresses.push((await call(visitor, 'POST', `/people/${id}/reveal`)).body.contact.email);
  // Uses up what is refunded without a message.
  await call(visitor, 'POST', '/bounces', { text: addresses.slice(0, 20).join('\n') });
  const [address = '', another = ''] = addresses.slice(20);
  const day = 86_400_000;
  const report = (date: number, recipient: string, action: string, status: string): string =>
    [
      `Date: ${new Date(date).toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.sender.example',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      '--b--',
    ].join('\r\n');
  const now = Date.now();
  const messages = [
    `From: me@sender.example\r\nSubject: bounced\r\n\r\n550 5.1.1 ${address} no such user`,
    `${report(now, another, 'failed', '5.1.1').replace(another, 'someone@else.example')}\r\n${address}`,
    report(now, address, 'delayed', '4.4.1'),
    report(now, address, 'failed', '4.4.7'),
    report(now, address, 'failed', '5.7.1'),
    report(now, address, 'failed', '5.2.2'),
    report(now - 31 * day, address, 'failed', '5.1.1'),
    report(now + 3 * day, address, 'failed', '5.1.1'),
    report(now, address, 'delivered', '2.0.0'),
  ];
  let refunded = 0;
  for (const message of messages) refunded += (await call(visitor, 'POST', '/bounces', { messages: [message] })).body.refunded;
  return [{ label: `${messages.length} messages that prove nothing: credits refunded`, count: refunded, allowed: 0 }];
}
