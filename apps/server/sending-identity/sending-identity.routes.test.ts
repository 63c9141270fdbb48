/** The operator's setup of verification, by link and by command. */
import type { AskSendingDns } from '@leadlight/adapters';
import { describe, expect, test } from 'vitest';
import { askingAs, mailWorld } from '../testing/mail-world.ts';
import { testServer } from '../testing/test-server.ts';
import { verificationCommand } from '../operator/verification-command.ts';
import { createSetupLink } from '../setup-links/setup-links.commands.ts';

const ours = '198.41.0.4';
const records: Record<string, string[]> = {
  'MX gmail.com': ['mx.gmail.com'],
  'A mx.gmail.com': ['45.20.0.1'],
  [`PTR ${ours}`]: ['verify.acme.io'],
  'A verify.acme.io': [ours],
  'MX acme.io': ['mx.acme.io'],
  'TXT acme.io': [`v=spf1 ip4:${ours} -all`],
};
const askSending: AskSendingDns = (name, type) => {
  const values = records[`${type} ${name}`];
  return Promise.resolve(values ? { state: 'found', values } : { state: 'none' });
};
const world = await mailWorld({ 'acme.test': { ehlo: `250 mx.gmail.com at your service, [${ours}]` } });
const network = { ...world.network, askSending };
const server = await testServer({}, undefined, network);
const { services } = server;
const browser = server.browser();
const identity = { heloName: 'verify.acme.io', sender: 'probe@acme.io' };
const newToken = () => createSetupLink(services.db, services.now());
const verify = async (name: string) => {
  const user = await server.user(name);
  return user.browser.post(`${user.home}/verifications`, { address: 'ana@acme.test' });
};

test('a link opens the setup, its checks say that everything is in place, and what is saved is used without a restart', async () => {
  const token = await newToken();
  expect((await browser.post('/v1/sending-identity/read', { token })).body).toEqual({ identity: null, source: 'none' });
  const { body: report } = await browser.post('/v1/sending-identity/check', { token, sender: identity.sender });
  expect(report).toMatchObject({ isReady: true, heloName: identity.heloName, address: ours });
  expect((await verify('Before')).body).toMatchObject({ verdict: { reason: 'not_configured' }, cost: 0 });
  expect((await browser.post('/v1/sending-identity', { token, ...identity })).body).toEqual(identity);
  expect((await browser.post('/v1/sending-identity/read', { token })).body).toEqual({ identity, source: 'stored' });
  expect((await verify('After')).body).toMatchObject({ verdict: { reason: expect.not.stringMatching('not_configured') } });
  expect(world.at('acme.test').heard.flat()).toContain('EHLO verify.acme.io');
});

describe('the setup is refused', () => {
  test('without a valid link', async () => {
    for (const path of ['/v1/sending-identity/read', '/v1/sending-identity/check'])
      expect(await browser.post(path, { token: 'guessed' })).toMatchObject({
        status: 403,
        body: { errors: [{ code: 'setup_link_invalid' }] },
      });
    expect(await browser.post('/v1/sending-identity', { token: 'guessed', ...identity })).toMatchObject({ status: 403 });
  });

  test('with a link that is older than a day', async () => {
    const token = await createSetupLink(services.db, new Date(services.now().getTime() - 25 * 60 * 60_000));
    expect(await browser.post('/v1/sending-identity/read', { token })).toMatchObject({ status: 403 });
  });

  test('with a host name or a sender that do harm', async () => {
    const token = await newToken();
    for (const harmful of [{ heloName: 'localhost' }, { sender: 'me@gmail.com' }, { heloName: '192.0.2.1' }])
      expect(await browser.post('/v1/sending-identity', { token, ...identity, ...harmful })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'sending_identity_invalid' }] },
      });
  });

  test('while the environment sets the identity', async () => {
    const fixed = await testServer(askingAs, undefined, network);
    const token = await createSetupLink(fixed.services.db, fixed.services.now());
    expect((await fixed.browser().post('/v1/sending-identity/read', { token })).body).toMatchObject({ source: 'environment' });
    expect(await fixed.browser().post('/v1/sending-identity', { token, ...identity })).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'identity_in_environment' }] },
    });
  });
});

describe('npm run operator -- verification', () => {
  const run = (...args: string[]) => verificationCommand(services.db, args, services.now(), services.config, network);

  test('prints each check, and who must change what is wrong', async () => {
    const output = await run('--helo', 'mail.acme.io', '--sender', 'probe@other.io');
    expect(output).toMatch(/^ok {3}Port 25/m);
    expect(output).toMatch(/^FIX {2}Reverse DNS .*\n {5}Hosting provider: .*PTR/m);
    expect(output).toMatch(/^FIX {2}SPF .*\n {5}DNS: Add this TXT record to other\.io: v=spf1 ip4:198\.41\.0\.4 -all/m);
  });

  test('saves what it checked', async () => {
    expect(await run('--sender', 'checks@acme.io', '--save')).toMatch(/Saved: verify\.acme\.io, checks@acme\.io/);
    await services.sendingIdentities.refresh();
    expect(services.sendingIdentities.current()).toEqual({ heloName: 'verify.acme.io', sender: 'checks@acme.io' });
  });

  test('prints a link that works', async () => {
    const token = decodeURIComponent((await run('--link')).split('#token=')[1] ?? '');
    expect(await browser.post('/v1/sending-identity/read', { token })).toMatchObject({ status: 200 });
  });

  test('refuses what it does not know', async () => {
    await expect(run('--sendr', 'x')).rejects.toThrow('--sender ADDRESS');
    await expect(run('--address', 'acme.io')).rejects.toThrow('--address IP');
  });
});
