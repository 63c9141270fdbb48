import { afterAll, describe, expect, test } from 'vitest';
import { dialTo, startMailServer, type MailScript } from '../testing/index.ts';
import type { AskSendingDns } from './sending-dns.ts';
import { checkSendingSetup, type SetupGiven, type SetupNetwork, type SetupReport } from './sending-setup.ts';
import { evaluateSpf } from './spf.ts';

const never = new AbortController().signal;
const ours = '198.41.0.4';
const given: SetupGiven = { heloName: 'verify.acme.io', sender: 'probe@acme.io' };

/** `"A verify.acme.io": "198.41.0.4"`; several values are separated by "; ". "!" is a name server that does not answer. */
type Records = Readonly<Record<string, string>>;
const right: Records = {
  'MX gmail.com': 'mx.gmail.test',
  'A mx.gmail.test': '45.10.0.1',
  [`PTR ${ours}`]: 'verify.acme.io',
  'A verify.acme.io': ours,
  'MX acme.io': 'mx.acme.io',
  'TXT acme.io': `google-site-verification=1; v=spf1 ip4:${ours} -all`,
};
const dns =
  (records: Records): AskSendingDns =>
  (name, type) => {
    const text = records[`${type} ${name}`];
    return Promise.resolve(
      text === undefined ? { state: 'none' } : text === '!' ? { state: 'failed' } : { state: 'found', values: text.split('; ') },
    );
  };

const servers: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function check(
  records: Records,
  script: MailScript | null = {},
  more: Partial<SetupGiven> = {},
  network: Partial<SetupNetwork> = {},
) {
  const server = script && (await startMailServer({ ehlo: `250-mx.gmail.test at your service, [${ours}]\r\n250 SIZE`, ...script }));
  if (server) servers.push(server);
  const report = await checkSendingSetup(
    { ...given, ...more },
    { ask: dns(records), dial: dialTo(server ? { '45.10.0.1': server } : {}), ownAddresses: [], ...network },
    never,
  );
  return { report, heard: server?.heard ?? [] };
}

const stateOf = (report: SetupReport, name: string) => report.checks.find((one) => one.name === name);

test('with everything in place, each check is right, no recipient is named, and the setup is ready', async () => {
  const { report, heard } = await check(right);
  expect(report.checks.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'port_25 ok',
    'address ok',
    'reverse_dns ok',
    'host_name ok',
    'sender ok',
    'spf ok',
    'handshake ok',
  ]);
  expect(report).toMatchObject({ isReady: true, address: ours });
  expect(heard.flat().some((line) => /^(?:RCPT|DATA)/i.test(line))).toBe(false);
  expect(heard.flat()).toContain('MAIL FROM:<probe@acme.io>');
});

test('without a host name, the one of the reverse DNS is proposed', async () => {
  const { report } = await check(right, {}, { heloName: '' });
  expect(report).toMatchObject({ heloName: 'verify.acme.io', isReady: true });
});

test('a name that a provider gives to any address is not proposed', async () => {
  const generic = 'host-198-41-0-4.provider.net';
  const { report } = await check({ ...right, [`PTR ${ours}`]: generic, [`A ${generic}`]: ours }, {}, { heloName: '' });
  expect(report.heloName).toBe(null);
  expect(stateOf(report, 'reverse_dns')).toMatchObject({ state: 'wrong', fix: { by: 'provider' } });
});

describe('what is wrong is named with who must change it', () => {
  test.each<[string, string, Records, string, RegExp]>([
    ['no reverse DNS', 'reverse_dns', { ...right, [`PTR ${ours}`]: '' }, 'provider', /PTR/],
    ['another reverse DNS', 'reverse_dns', { ...right, [`PTR ${ours}`]: 'other.acme.io' }, 'provider', /other\.acme\.io|verify\.acme\.io/],
    ['a host name that leads elsewhere', 'host_name', { ...right, 'A verify.acme.io': '198.41.0.9' }, 'dns', /verify\.acme\.io/],
    ['a sender whose domain takes no mail', 'sender', { ...right, 'MX acme.io': '.' }, 'dns', /MX/],
    ['no SPF record', 'spf', { ...right, 'TXT acme.io': 'other' }, 'dns', /v=spf1 ip4:198\.41\.0\.4 -all/],
    ['an SPF record without the address', 'spf', { ...right, 'TXT acme.io': 'v=spf1 ip4:198.41.0.9 ~all' }, 'dns', /Add ip4:198\.41\.0\.4/],
    ['two SPF records', 'spf', { ...right, 'TXT acme.io': 'v=spf1 -all; v=spf1 +all' }, 'dns', /one record/],
  ])('%s', async (_case, name, records, by, text) => {
    const cleaned = Object.fromEntries(Object.entries(records).filter(([, value]) => value !== ''));
    const { report } = await check(cleaned);
    expect(stateOf(report, name)).toMatchObject({ state: 'wrong', fix: { by, text: expect.stringMatching(text) } });
    expect(report.isReady).toBe(false);
  });

  test('a closed port 25', async () => {
    const { report } = await check(right, null);
    expect(stateOf(report, 'port_25')).toMatchObject({ state: 'wrong', fix: { by: 'provider' } });
    expect(stateOf(report, 'handshake')).toMatchObject({ state: 'unknown' });
    expect(report.isReady).toBe(false);
  });

  test('a server that refuses the sender, in its own words', async () => {
    const { report } = await check(right, { mail: () => '550 5.7.1 Your IP address is on a blocklist' });
    expect(stateOf(report, 'handshake')).toMatchObject({ state: 'wrong', found: expect.stringContaining('on a blocklist') });
  });

  test('a host name and a sender that do harm', async () => {
    const { report } = await check(right, {}, { heloName: 'localhost', sender: 'me@gmail.com' });
    expect([stateOf(report, 'host_name')?.state, stateOf(report, 'sender')?.state]).toEqual(['wrong', 'wrong']);
  });
});

describe('what could not be checked is unknown, never right', () => {
  test('name servers that do not answer', async () => {
    const { report } = await check({ ...right, 'TXT acme.io': '!', [`PTR ${ours}`]: '!' });
    expect([stateOf(report, 'spf')?.state, stateOf(report, 'reverse_dns')?.state]).toEqual(['unknown', 'unknown']);
  });
  test('everything, if the name servers deny the existence of the largest providers', async () => {
    const { report } = await check({}, {}, { address: ours });
    expect(report.checks.filter(({ state }) => state !== 'unknown').map(({ name }) => name)).toEqual(['address']);
    expect(report.isReady).toBe(false);
  });
  test('an address that no server reports and no interface has', async () => {
    const { report } = await check(right, { ehlo: '250 mx.gmail.test' });
    expect(stateOf(report, 'address')).toMatchObject({ state: 'unknown' });
    expect(stateOf(report, 'spf')).toMatchObject({ state: 'unknown' });
  });
});

describe('SPF is evaluated as RFC 7208 says', () => {
  const zone: Records = {
    'TXT include.io': 'v=spf1 include:spf.mailer.io ~all',
    'TXT spf.mailer.io': 'v=spf1 ip4:198.41.0.0/24 -all',
    'TXT redirect.io': 'v=spf1 redirect=spf.mailer.io',
    'TXT a.io': 'v=spf1 a:verify.acme.io/30 -all',
    'A verify.acme.io': '198.41.0.5',
    'TXT mx.io': 'v=spf1 mx -all',
    'MX mx.io': 'in.mx.io',
    'A in.mx.io': ours,
    'TXT six.io': 'v=spf1 ip6:2a00::/16 ?all',
    'TXT loop.io': 'v=spf1 include:loop.io -all',
    'TXT macro.io': 'v=spf1 exists:%{i}.spf.macro.io -all',
    'TXT broken.io': 'v=spf1 ip4:198.41.0.0/33 -all',
    'TXT missing.io': 'v=spf1 include:nowhere.io -all',
    'TXT down.io': '!',
    'TXT modifier.io': `v=spf1 exp=why.modifier.io ip4:${ours} -all`,
  };
  test.each([
    ['include.io', 'pass'],
    ['redirect.io', 'pass'],
    ['a.io', 'pass'],
    ['mx.io', 'pass'],
    ['modifier.io', 'pass'],
    ['six.io', 'neutral'],
    ['none.io', 'none'],
    ['loop.io', 'permerror'],
    ['broken.io', 'permerror'],
    ['missing.io', 'permerror'],
    ['macro.io', 'unknown'],
    ['down.io', 'temperror'],
  ])('%s: %s', async (domain, result) => {
    expect((await evaluateSpf(domain, ours, dns(zone), never)).result).toBe(result);
  });
});
