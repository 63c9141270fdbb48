/** The doctor's rules, with figures that no test machine has. */
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { printFindings } from './findings.ts';
import {
  clockFinding,
  databaseFinding,
  diskFinding,
  dnsFinding,
  migrationsFinding,
  proxyFinding,
  queueFindings,
  searchFinding,
  searchProcessFindings,
  settingFindings,
} from './rules.ts';

const at = new Date('2026-11-23T12:00:00Z');
const queue = { name: 'send-mail', waiting: 0, waitedS: null, active: 0, failed: 0 };

test('a database that is almost out of connections, or lacks migrations, is to be fixed', () => {
  const state = { version: '17.2', bytes: 3.25e9, connections: 80, mostConnections: 100, at };
  expect(databaseFinding(state)).toEqual({
    name: 'Database',
    state: 'ok',
    found: 'PostgreSQL 17.2, 3.3 GB, 80 of 100 connections',
    action: null,
  });
  expect(databaseFinding({ ...state, connections: 81 }).state).toBe('fix');
  expect(migrationsFinding([]).state).toBe('ok');
  expect(migrationsFinding(['0046-a.sql', '0047-b.sql'])).toMatchObject({ state: 'fix', found: '2 not applied, from 0046-a.sql' });
});

test('clocks may differ by two seconds, in either direction', () => {
  expect([2, -2, 2.1, -300].map((ahead) => clockFinding(ahead).state)).toEqual(['ok', 'ok', 'fix', 'fix']);
  expect(clockFinding(-300).found).toBe('5 min behind the database');
});

test('a disk is to be fixed with less than a tenth or two gigabytes free', () => {
  const of = (free: number, total: number) => diskFinding('Disk', { free, total }).state;
  expect([of(20e9, 100e9), of(9e9, 100e9), of(1.9e9, 10e9), of(10e9, 99e9)]).toEqual(['ok', 'fix', 'fix', 'ok']);
});

test('a queue whose first job has waited for minutes needs a worker; jobs that were given up are named', () => {
  expect(queueFindings([{ ...queue, waiting: 3, waitedS: 20 }])).toEqual([
    { name: 'Queues', state: 'ok', found: '3 jobs waiting', action: null },
  ]);
  const [late, failed] = queueFindings([{ ...queue, waiting: 3, waitedS: 1_200, failed: 2 }]);
  expect(late).toMatchObject({ state: 'fix', found: 'send-mail: 3 waiting, the first for 20 min' });
  expect(failed).toMatchObject({ state: 'unknown', found: 'send-mail: 2' });
});

test('an index that is not ready, or behind, is to be fixed; without an answer nothing is claimed', () => {
  const metrics = (ready: number, lag: number) =>
    `leadlight_search_ready ${ready}\nleadlight_search_leads 25000\nleadlight_search_lag_seconds ${lag}\n`;
  expect(searchFinding(metrics(1, 9.5), 'index')).toMatchObject({ state: 'ok', found: '25,000 leads in the index' });
  expect(searchFinding(metrics(1, 61), 'index')).toMatchObject({ state: 'fix', found: '25,000 leads in the index, behind by 61 s' });
  expect(searchFinding(metrics(0, 0), 'index').state).toBe('fix');
  expect(searchFinding(null, 'index').state).toBe('unknown');
  expect(searchFinding(null, 'sql').state).toBe('ok');
});

test('settings that contradict each other are to be fixed', () => {
  const stateOf = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
    settingFindings(readConfig(env)).find((finding) => finding.name === name)?.state;
  expect(stateOf('Public URL', {})).toBe('ok');
  expect(stateOf('Public URL', { PUBLIC_APP_URL: 'http://app.leadlight.test' })).toBe('fix');
  expect(stateOf('Secret', { DATABASE_URL: 'postgres://a:b@db.test/leadlight' })).toBe('fix');
  expect(stateOf('Secret', { DATABASE_URL: 'postgres://a:b@db.test/leadlight', APP_SECRET: 'x'.repeat(32) })).toBe('ok');
  expect(stateOf('Email', {})).toBe('unknown');
  // /dev/mail exists only with the embedded database, so nobody could read a link to confirm an address.
  expect(stateOf('Email', { DATABASE_URL: 'postgres://a:b@db.test/leadlight' })).toBe('fix');
  expect(stateOf('Email', { SMTP_URL: 'smtp://mail.test' })).toBeUndefined();
});

test('proxies are judged by how a request arrived, and by the settings alone only where that is unknown', () => {
  const secure = { publicUrl: 'https://app.leadlight.test', trustedProxies: ['10.0.0.5'] };
  const none = { ...secure, trustedProxies: [] };
  const local = { publicUrl: 'http://localhost:3001', trustedProxies: [] };
  const arrival = { peer: '10.0.0.5', isTrusted: true, isForwarded: true, client: '192.0.2.7' };
  expect(proxyFinding(secure, arrival)).toMatchObject({ state: 'ok', found: 'trusted; a request from here arrives as 192.0.2.7' });
  expect(proxyFinding(none, { ...arrival, isTrusted: false }).state).toBe('fix');
  expect(proxyFinding(secure, { ...arrival, isForwarded: false }).found).toBe('the proxy at 10.0.0.5 doesn’t send X-Forwarded-For');
  expect(proxyFinding(local, { ...arrival, isTrusted: false, isForwarded: false }).state).toBe('ok');
  expect([secure, none, local].map((config) => proxyFinding(config, null).state)).toEqual(['unknown', 'fix', 'ok']);
});

test('a search process that is behind, not ready, away or reachable from the Internet is to be fixed', () => {
  const state = { isReady: true, leads: 25_000, caughtUpAt: at.getTime() - 9_000 };
  const states = (answer: Omit<Parameters<typeof searchProcessFindings>[0], 'share'>, address: string | null = '10.0.0.9') =>
    searchProcessFindings({ ...answer, share: { number: 1, of: 1 } }, address, at.getTime()).map((finding) => finding.state);
  expect(states({ state, reason: null })).toEqual(['ok']);
  expect(states({ state: { ...state, caughtUpAt: at.getTime() - 61_000 }, reason: null })).toEqual(['fix']);
  expect(states({ state: { ...state, isReady: false }, reason: null })).toEqual(['fix']);
  expect(states({ state: null, reason: 'ECONNREFUSED' }, null)).toEqual(['fix']);
  expect(states({ state, reason: null }, '8.8.8.8')).toEqual(['ok', 'fix']);
  expect(searchProcessFindings({ state: null, reason: 'no answer', share: { number: 2, of: 4 } }, null, at.getTime())).toEqual([
    expect.objectContaining({ name: 'Search process with share 2/4', action: expect.stringContaining('SEARCH_SHARE=2/4') }),
  ]);
});

test('name servers that can’t be believed are to be fixed where something needs names', () => {
  expect(dnsFinding(null, true).state).toBe('ok');
  expect(dnsFinding('every name exists', true).state).toBe('fix');
  expect(dnsFinding('every name exists', false).state).toBe('unknown');
});

test('what is printed says how much is to be fixed', () => {
  expect(printFindings([clockFinding(0), clockFinding(30)])).toBe(
    [
      'ok   Clock  agrees with the database',
      'FIX  Clock  30 s ahead of the database',
      '     Synchronize the clocks of both machines (NTP). Links, codes and events of Stripe depend on them.',
      '',
      'To fix: 1.',
    ].join('\n'),
  );
  expect(printFindings([clockFinding(0)])).toContain('Nothing has to be fixed.');
});
