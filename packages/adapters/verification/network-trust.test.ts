/** A resolver or network that gives wrong answers never becomes a verdict about an address. */
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { AskDns, DnsAnswer } from '../dns/dns-client.ts';
import { createDnsCache } from '../dns/dns-cache.ts';
import { createMailHosts } from '../dns/mail-hosts.ts';
import { type Dial, whenConnected } from '../smtp/dial.ts';
import { acme, acceptsOnly, server } from '../testing/acme.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import type { MailScript } from '../testing/scripted-mail-server.ts';
import { askZone, dialTo, type Zone } from '../testing/scripted-network.ts';
import { createNetworkTrust } from './network-trust.ts';
import { createVerifier, type Verifier } from './verifier.ts';

const nothing: DnsAnswer = { rcode: 'NXDOMAIN', records: [], ttlS: 60 };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function engine(ask: AskDns, dial: Dial, faults: string[] = [], clock = createManualClock()): Verifier {
  const made = createVerifier({
    findMailHosts: createMailHosts(createDnsCache(ask, { clock })),
    dial,
    identity: { heloName: 'verify.leadlight.test', sender: 'probe@leadlight.test' },
    trust: createNetworkTrust({ ask, dial, clock, onFault: (fault) => faults.push(fault) }),
    clock,
  });
  closing.push(() => made.close());
  return made;
}

describe('a resolver', () => {
  const answers =
    (rcode: string): AskDns =>
    async () => ({ rcode, records: [], ttlS: 15 });
  const portal: AskDns = async (_name, type) => ({
    rcode: 'NOERROR',
    ttlS: 60,
    records: type === 'MX' ? [{ type, preference: 10, exchange: 'portal.test' }] : [{ type: 'A', address: '45.10.0.1' }],
  });
  const sinkhole: AskDns = async (_name, type) => ({
    rcode: 'NOERROR',
    ttlS: 60,
    records: type === 'A' ? [{ type, address: '0.0.0.0' }] : [],
  });
  const internal: AskDns = async (name, type, signal) =>
    name.endsWith('corp.test')
      ? askZone({ 'MX corp.test': '10 mx.corp.test', 'A mx.corp.test': '45.10.0.1' })(name, type, signal)
      : nothing;

  test.for<[string, AskDns, number]>([
    ['that answers NXDOMAIN to everything', answers('NXDOMAIN'), 1],
    ['that answers nothing to everything', answers('NOERROR'), 1],
    ['that fails for everything', answers('SERVFAIL'), 0],
    ['of a captive portal, which resolves every name', portal, 1],
    ['that sends every name to 0.0.0.0', sinkhole, 1],
    ['that only knows an internal domain', internal, 1],
  ])('%s makes no address undeliverable, and the operator is told once', async ([, ask, count]) => {
    const faults: string[] = [];
    const mail = await server({ rcpt: () => '550 5.1.1 User unknown' });
    const verifier = engine(ask, dialTo({ '45.10.0.1': mail }), faults);
    for (const address of ['sales@gmail.com', 'ana@acme.test', 'ana@nowhere.example']) {
      expect([address, (await verifier.verify(address)).verdict]).toEqual([address, 'unknown']);
    }
    expect(faults).toHaveLength(count);
  });

  test('that works lets domains that do not exist be undeliverable', async () => {
    const faults: string[] = [];
    const verifier = engine(askZone(acme), dialTo({}), faults);
    expect((await verifier.verify('ana@gone.test')).reason).toBe('domain_not_found');
    expect(faults).toEqual([]);
  });

  test('that breaks later is noticed when such answers accumulate', async () => {
    let isBroken = false;
    const zone = askZone(acme);
    const faults: string[] = [];
    const verifier = engine((name, type, signal) => (isBroken ? Promise.resolve(nothing) : zone(name, type, signal)), dialTo({}), faults);
    expect((await verifier.verify('ana@gone.test')).reason).toBe('domain_not_found');
    isBroken = true;
    const reasons = [];
    for (let n = 0; n < 10; n++) reasons.push((await verifier.verify(`ana@there${n}.test`)).reason);
    expect(reasons.slice(3)).toEqual(Array.from({ length: 7 }, () => 'network_unreliable'));
    expect(faults).toHaveLength(1);
  });

  test('that recovers is believed again after a minute', async () => {
    let isBroken = true;
    const clock = createManualClock();
    const zone = askZone(acme);
    const verifier = engine(
      async (name, type, signal) => (isBroken ? portal(name, type, signal) : zone(name, type, signal)),
      dialTo({}),
      [],
      clock,
    );
    expect((await verifier.verify('ana@gone.test')).reason).toBe('network_unreliable');
    isBroken = false;
    clock.advance(61_000);
    expect((await verifier.verify('ana@missing.test')).reason).toBe('domain_not_found');
  });

  test('without the well-known names is believed if it has found the servers of several other domains, and still does', async () => {
    const own: Zone = Object.fromEntries(['a.test', 'b.test', 'c.test'].flatMap((domain) => [[`MX ${domain}`, '10 mx.a.test']]));
    const zone = askZone({ ...own, 'A mx.a.test': '45.10.0.1' });
    const closed: AskDns = async (name, type, signal) =>
      /root-servers|gmail|outlook|ietf/.test(name) ? nothing : zone(name, type, signal);
    const verifier = engine(closed, dialTo({ '45.10.0.1': await server({ rcpt: acceptsOnly('ana') }) }));
    expect((await verifier.verify('ana@gone.test')).reason).toBe('network_unreliable');
    for (const domain of ['a.test', 'b.test', 'c.test']) expect((await verifier.verify(`ana@${domain}`)).verdict).toBe('deliverable');
    expect((await verifier.verify('ana@gone.test')).reason).toBe('domain_not_found');
  });

  test('is not asked about the well-known names for each address', async () => {
    const asked: string[] = [];
    const zone = askZone(acme);
    const verifier = engine(
      (name, type, signal) => {
        asked.push(name);
        return zone(name, type, signal);
      },
      dialTo({ '45.10.0.1': await server({ rcpt: acceptsOnly('ana') }) }),
    );
    await verifier.verify('ana@acme.test');
    const first = asked.length;
    await verifier.verify('zoe@acme.test');
    expect(asked.length).toBe(first);
  });
});

describe('port 25', () => {
  const intercepted = async (script: MailScript): Promise<Dial> => {
    const proxy = await server(script);
    return (_address, signal) => whenConnected(connect(proxy.port, '127.0.0.1'), signal);
  };
  test.for<[string, MailScript]>([
    ['accepts everything', {}],
    ['refuses everything as unknown', { rcpt: () => '550 5.1.1 User unknown' }],
    ['accepts some', { rcpt: acceptsOnly('ana') }],
    ['refuses everyone at the greeting', { greeting: '554 5.7.1 Outgoing mail is not allowed here' }],
    ['says that it has no mail', { greeting: '521 no mail here' }],
  ])('behind a proxy that %s gives unknown, and the operator is told once', async ([, script]) => {
    const faults: string[] = [];
    const verifier = engine(askZone(acme), await intercepted(script), faults);
    for (const name of ['ana', 'zoe']) expect((await verifier.verify(`${name}@acme.test`)).verdict).toBe('unknown');
    expect((await verifier.verify('ana@acme.test')).reason).toBe('network_unreliable');
    expect(faults).toEqual([expect.stringContaining('192.0.2.25')]);
  });

  test('where nobody answers at an address that nobody has is believed', async () => {
    const verifier = engine(askZone(acme), dialTo({ '45.10.0.1': await server({ rcpt: acceptsOnly('ana') }) }));
    expect((await verifier.verify('ana@acme.test')).verdict).toBe('deliverable');
  });
});

test('an aborted verification does not wait for the test of the resolver', async () => {
  const stop = new AbortController();
  const trust = createNetworkTrust({
    ask: () => new Promise(() => undefined),
    dial: dialTo({}),
    clock: createManualClock(),
    onFault: () => undefined,
  });
  const waiting = trust.isResolverHonest(stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});
