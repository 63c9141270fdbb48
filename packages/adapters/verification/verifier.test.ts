import { describe, expect, test } from 'vitest';
import type { Verdict } from '@leadlight/verification';
import { acme, acceptsOnly, server, verifier } from '../testing/acme.ts';
import type { MailScript } from '../testing/scripted-mail-server.ts';
import type { Zone } from '../testing/scripted-network.ts';
import type { VerifierOptions } from './verifier.ts';

const short = ({ verdict, reason }: Verdict): string => `${verdict} ${reason}`;

/** Verifies one address at a server with this script. */
async function verdictOf(address: string, script: MailScript, more: Partial<VerifierOptions> = {}): Promise<Verdict> {
  return verifier(acme, { '45.10.0.1': await server(script) }, more).verify(address);
}

describe('decided by the grammar', () => {
  test.for([
    ['not an address', 'ana', 'undeliverable invalid_syntax'],
    ['an IP address instead of a domain', 'ana@[192.0.2.1]', 'undeliverable ip_literal'],
  ])('%s never reaches the network', async ([, address, verdict]) => {
    const asked: string[] = [];
    const dialed: string[] = [];
    expect(short(await verifier(acme, {}, { asked, dialed }).verify(address ?? ''))).toBe(verdict);
    expect([...asked, ...dialed]).toEqual([]);
  });
});

describe('decided by DNS', () => {
  test.for<[string, Zone, string]>([
    ['a domain that does not exist', {}, 'undeliverable domain_not_found'],
    ['a domain without MX or address', { 'TXT acme.test': '' }, 'undeliverable no_mail_host'],
    ['a lone null MX', { 'MX acme.test': '0 .' }, 'undeliverable null_mx'],
    ['name servers that fail', { 'MX acme.test': 'SERVFAIL' }, 'unknown dns_error'],
    ['name servers that refuse', { 'MX acme.test': 'REFUSED' }, 'unknown dns_error'],
    ['name servers that are silent', { 'MX acme.test': 'TIMEOUT' }, 'unknown dns_error'],
    ['a mail server whose own name cannot be resolved', { ...acme, 'A mx.acme.test': 'SERVFAIL' }, 'unknown dns_error'],
    ['a mail server with a private address', { ...acme, 'A mx.acme.test': '10.0.0.1' }, 'undeliverable mx_unroutable'],
    ['a mail server that is this machine', { 'MX acme.test': '10 localhost', 'A localhost': '127.0.0.1' }, 'undeliverable mx_unroutable'],
    [
      'a mail server at an IPv6 address that hides a private one',
      { 'MX acme.test': '10 mx.acme.test', 'AAAA mx.acme.test': '::ffff:10.0.0.1' },
      'undeliverable mx_unroutable',
    ],
    ['a mail server whose name does not exist', { 'MX acme.test': '10 gone.acme.test' }, 'undeliverable no_mail_host'],
  ])('%s is answered without dialing', async ([, zone, verdict]) => {
    const dialed: string[] = [];
    expect(short(await verifier(zone, {}, { dialed }).verify('ana@acme.test'))).toBe(verdict);
    expect(dialed).toEqual([]);
  });

  test('ignores a "." next to other mail servers', async () => {
    const zone = { ...acme, 'MX acme.test': '0 ., 10 mx.acme.test' };
    expect(short(await verifier(zone, { '45.10.0.1': await server({ rcpt: acceptsOnly('ana') }) }).verify('ana@acme.test'))).toBe(
      'deliverable mailbox_accepted',
    );
  });

  test('without MX, mail goes to the domain itself, and the verdict says so', async () => {
    const verdict = await verifier({ 'A acme.test': '45.10.0.1' }, { '45.10.0.1': await server({ rcpt: acceptsOnly('ana') }) }).verify(
      'ana@acme.test',
    );
    expect(verdict).toMatchObject({ verdict: 'deliverable', facts: { implicitMx: 'yes' } });
  });

  test('dials only the public addresses of a host', async () => {
    const dialed: string[] = [];
    const zone = { ...acme, 'A mx.acme.test': '192.168.1.1, 45.10.0.1' };
    await verifier(zone, { '45.10.0.1': await server() }, { dialed }).verify('ana@acme.test');
    expect(dialed).toEqual(['45.10.0.1']);
  });
});

describe('decided by the mail server', () => {
  test.for<[string, string, MailScript, string]>([
    ['accepted while the control is refused', 'ana', { rcpt: acceptsOnly('ana') }, 'deliverable mailbox_accepted'],
    ['refused as unknown', 'zoe', { rcpt: acceptsOnly('ana') }, 'undeliverable mailbox_not_found'],
    ['accepted like every address', 'ana', {}, 'risky catch_all'],
    [
      'accepted while the control is deferred',
      'ana',
      { rcpt: (path) => (path.startsWith('ana@') ? '250 Ok' : '450 4.2.0 Greylisted') },
      'risky accept_unconfirmed',
    ],
    ['252', 'ana', { rcpt: (path) => (path.startsWith('ana@') ? '252 2.0.0 maybe' : '550 5.1.1 no') }, 'risky accept_unconfirmed'],
    ['greylisted like every address', 'ana', { rcpt: () => '450 4.2.0 Greylisted' }, 'unknown greylisted'],
    [
      'greylisted while the control is unknown',
      'ana',
      { rcpt: (path) => (path.startsWith('ana@') ? '450 4.2.0 Greylisted' : '550 5.1.1 no') },
      'risky temporarily_deferred',
    ],
    ['full', 'ana', { rcpt: (path) => (path.startsWith('ana@') ? '552 5.2.2 full' : '550 5.1.1 no') }, 'risky mailbox_full'],
    ['full like every address', 'ana', { rcpt: () => '552 5.2.2 full' }, 'unknown rejects_all'],
    [
      'disabled',
      'ana',
      { rcpt: (path) => (path.startsWith('ana@') ? '550 5.2.1 disabled' : '550 5.1.1 no') },
      'undeliverable mailbox_disabled',
    ],
    [
      'refused because of our IP address',
      'ana',
      { rcpt: () => '554 5.7.1 Client host blocked using zen.spamhaus.org' },
      'unknown blocked_us',
    ],
    [
      'a bare 550 while others are accepted',
      'zoe',
      { rcpt: (path) => (path.startsWith('zoe@') ? '550 no' : '250 Ok') },
      'undeliverable mailbox_not_found',
    ],
    ['a bare 550 for every address', 'ana', { rcpt: (path) => `550 <${path}> no` }, 'unknown rejects_all'],
    ['relay denied for every address', 'ana', { rcpt: () => '554 5.7.1 Relay access denied' }, 'undeliverable domain_not_served'],
    ['a greeting that rejects', 'ana', { greeting: '554 No SMTP service for you' }, 'unknown blocked_us'],
    ['a greeting that defers', 'ana', { greeting: '421 Too many connections' }, 'unknown rate_limited'],
    ['a greeting of a host without mail', 'ana', { greeting: '521 mx.acme.test does not accept mail' }, 'undeliverable host_no_mail'],
    ['EHLO and HELO refused', 'ana', { ehlo: '550 Bad name', helo: '550 Bad name' }, 'unknown helo_rejected'],
    ['the sender refused', 'ana', { mail: () => '550 5.1.8 Bad sender' }, 'unknown sender_rejected'],
    [
      'TLS required but not available',
      'ana',
      { mail: () => '530 5.7.0 Must issue a STARTTLS command first', starttls: '502 no' },
      'unknown tls_required',
    ],
    [
      'a name in a form that the server does not understand',
      '"a b"',
      { rcpt: () => '501 5.1.3 Bad recipient address syntax' },
      'unknown form_refused',
    ],
    ['non-ASCII letters where no server accepts them', 'jürgen', {}, 'undeliverable smtputf8_unsupported'],
    [
      'non-ASCII letters',
      'jürgen',
      { capabilities: ['SMTPUTF8', 'PIPELINING'], rcpt: acceptsOnly('jürgen') },
      'deliverable mailbox_accepted',
    ],
    [
      'a control that does not fit in the same transaction',
      'ana',
      { rcpt: (path, { accepted }) => (accepted > 0 ? '452 4.5.3 Too many recipients' : acceptsOnly('ana')(path)) },
      'deliverable mailbox_accepted',
    ],
  ])('%s', async ([, name, script, verdict]) => {
    expect(short(await verdictOf(`${name}@acme.test`, script))).toBe(verdict);
  });

  test('uses HELO and one command at a time with a server that does not know EHLO', async () => {
    const old = await server({ ehlo: '502 5.5.2 What?', rcpt: acceptsOnly('ana') });
    expect(short(await verifier(acme, { '45.10.0.1': old }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
    expect(old.heard[0]?.slice(0, 3)).toEqual([
      'EHLO verify.leadlight.test',
      'HELO verify.leadlight.test',
      'MAIL FROM:<probe@leadlight.test>',
    ]);
  });

  test('an unreachable mail server leaves the address unknown', async () => {
    expect(await verifier(acme, {}).verify('ana@acme.test')).toMatchObject({
      verdict: 'unknown',
      reason: 'host_unreachable',
      next: { by: 'the_domain' },
    });
  });

  test('asks the second mail server when the first is down', async () => {
    const zone = { ...acme, 'MX acme.test': '10 dead.acme.test, 20 mx.acme.test', 'A dead.acme.test': '45.10.0.9' };
    expect(short(await verifier(zone, { '45.10.0.1': await server({ rcpt: acceptsOnly('ana') }) }).verify('ana@acme.test'))).toBe(
      'deliverable mailbox_accepted',
    );
  });

  test('dials nothing without an identity', async () => {
    const dialed: string[] = [];
    expect(short(await verifier(acme, {}, { identity: null, dialed }).verify('ana@acme.test'))).toBe('unknown not_configured');
    expect(dialed).toEqual([]);
  });
});
