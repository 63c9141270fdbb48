import { expect, test } from 'vitest';
import { runOperator } from '../operator/operator.ts';
import { testServer } from '../testing/test-server.ts';
import { databaseUrl } from '@leadlight/db/testing';
import { sendDueNotices } from './billing-notices.ts';

const server = await testServer();
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const noticesOf = async (email: string): Promise<string[]> =>
  (await server.mailsTo(email)).filter(({ kind }) => kind === 'trial-ends' || kind === 'read-only').map(({ subject }) => subject);

test('a trial that ends is announced 7, 3 and 1 days before and at its end, once each and to owners only', async () => {
  const owner = await server.user('Zoe');
  const admin = await server.member(owner, 'Abe', 'admin');
  for (const days of [1, 6, 7.1, 7.5, 9, 11.1, 12, 13.1, 13.5, 14.1, 14.5]) {
    server.moveClock(inDays(days));
    await Promise.all([sendDueNotices(server.services), sendDueNotices(server.services)]);
  }
  expect(await noticesOf(owner.email)).toEqual([
    'The trial of Zoe’s workspace ends in 7 days',
    'The trial of Zoe’s workspace ends in 3 days',
    'The trial of Zoe’s workspace ends in 1 day',
    'Zoe’s workspace is read-only',
  ]);
  expect(await noticesOf(admin.email)).toEqual([]);
  server.moveClock(null);
});

test('an installation that was off sends only the most urgent one, and none long after the end', async () => {
  const owner = await server.user('Yan');
  server.moveClock(inDays(13.5));
  await sendDueNotices(server.services);
  expect(await noticesOf(owner.email)).toEqual(['The trial of Yan’s workspace ends in 1 day']);
  server.moveClock(null);
  const late = await server.user('Xia');
  server.moveClock(inDays(30));
  await sendDueNotices(server.services);
  expect(await noticesOf(late.email)).toEqual([]);
  server.moveClock(null);
});

test('a workspace that has a plan, and one that will be deleted, are not reminded', async () => {
  const payer = await server.user('Wim');
  const leaver = await server.user('Vic');
  const config = { ...server.services.config, databaseUrl: databaseUrl(server.owner) };
  await runOperator(config, ['plan', payer.workspaceId, 'basic'], new Date());
  await leaver.browser.post(`${leaver.home}/deletion`, { name: 'Vic’s workspace' });
  server.moveClock(inDays(13));
  await sendDueNotices(server.services);
  expect([...(await noticesOf(payer.email)), ...(await noticesOf(leaver.email))]).toEqual([]);
  server.moveClock(null);
});
