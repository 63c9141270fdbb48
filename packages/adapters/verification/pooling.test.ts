/** How few connections the work takes, and how a server's wishes are kept. */
import { describe, expect, test } from 'vitest';
import { createHostGate } from '../smtp/host-gate.ts';
import { acme, only, server, verifier } from '../testing/acme.ts';
import { createMovedClock } from '../testing/moved-clock.ts';
import type { ScriptedMailServer } from '../testing/scripted-mail-server.ts';
import { dialTo } from '../testing/scripted-network.ts';
import { verifyMany } from './verify-many.ts';
import type { Verifier } from './verifier.ts';

const people = (count: number, name = 'ana'): string[] => Array.from({ length: count }, (_, n) => `${name}${n}@acme.test`);
const known = (path: string): string => (/^ana\d*@/.test(path) ? '250 2.1.5 Ok' : '550 5.1.1 User unknown');
const recipients = (mail: ScriptedMailServer): string[] => mail.heard.flat().filter((line) => line.startsWith('RCPT'));

async function all(engine: Pick<Verifier, 'verify'>, addresses: readonly string[]): Promise<Record<string, string>> {
  const verdicts: Record<string, string> = {};
  for await (const { verdict } of verifyMany(engine, addresses)) verdicts[verdict.address] = verdict.reason;
  return verdicts;
}

test('many addresses of a domain share sessions, and one made-up address serves them all', async () => {
  const mail = await server({ rcpt: known });
  const addresses = [...people(60), ...people(60, 'zoe')];
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), addresses);
  expect(addresses.map((address) => verdicts[address])).toEqual([
    ...people(60).map(() => 'mailbox_accepted'),
    ...people(60).map(() => 'mailbox_not_found'),
  ]);
  expect(recipients(mail)).toHaveLength(addresses.length + 1);
  expect(mail.visits()).toBeLessThan(20);
});

test('where nobody exists no session gets more than nine refusals', async () => {
  const mail = await server({ rcpt: known });
  await all(verifier(acme, { '45.10.0.1': mail }), people(100, 'zoe'));
  for (const lines of mail.heard) expect(lines.filter((line) => /RCPT TO:<(?!ana)/.test(line)).length).toBeLessThanOrEqual(9);
});

test('where most exist more are asked about together, and when that turns no session comes to twenty refusals', async () => {
  const mail = await server({ rcpt: known });
  await all(verifier(acme, { '45.10.0.1': mail }), [...people(200), ...people(60, 'zoe')]);
  const together = mail.heard.flatMap((lines) => lines.join('\n').split(/^MAIL.*$/m)).map((batch) => batch.match(/^RCPT/gm)?.length ?? 0);
  expect(Math.max(...together)).toBe(16);
  for (const lines of mail.heard) expect(lines.filter((line) => /RCPT TO:<(?!ana)/.test(line)).length).toBeLessThan(20);
});

test('a second question finds the session open and the made-up address remembered: one flight', async () => {
  const mail = await server({ rcpt: known });
  const engine = verifier(acme, { '45.10.0.1': mail });
  await engine.verify('ana1@acme.test');
  const { evidence, reason } = await engine.verify('ana2@acme.test');
  expect(reason).toBe('mailbox_accepted');
  expect(mail.visits()).toBe(1);
  expect(evidence.map((step) => (step.kind === 'smtp' ? step.sent : step.kind === 'connect' ? step.outcome : step.kind))).toEqual([
    'dns',
    'dns',
    'reused',
    'remembered_control',
    'RSET',
    'MAIL FROM:<probe@leadlight.test>',
    'RCPT TO:<ana2@acme.test>',
  ]);
});

test("a verdict's evidence names nobody else's address, though they were asked about together", async () => {
  const mail = await server({ rcpt: known });
  const engine = verifier(acme, { '45.10.0.1': mail });
  const verdicts = await Promise.all(people(12).map((address) => engine.verify(address, { priority: 'bulk' })));
  for (const { address, evidence } of verdicts) {
    const named = evidence.flatMap((step) => (step.kind === 'smtp' && step.about === 'target' ? [step.sent] : []));
    expect(named).toEqual([`RCPT TO:<${address}>`]);
  }
});

test('a put-off target gets a made-up address in its own transaction, though one is remembered', async () => {
  const mail = await server({ rcpt: (path) => (path.startsWith('slow') ? '450 4.2.0 Greylisted' : only('ana')(path)) });
  const engine = verifier(acme, { '45.10.0.1': mail });
  await engine.verify('ana@acme.test');
  expect((await engine.verify('slow@acme.test')).reason).toBe('temporarily_deferred');
  expect(recipients(mail)).toHaveLength(4);
});

test.for([
  ['says so beforehand (RFC 9422)', { capabilities: ['PIPELINING', 'LIMITS RCPTMAX=1'] }],
  ['only refuses', {}],
] as const)('a server that takes one recipient at a time and %s gets them one at a time', async ([, more]) => {
  const mail = await server({ ...more, rcpt: (path, { accepted }) => (accepted >= 1 ? '452 4.5.3 Too many recipients' : known(path)) });
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), [...people(5), ...people(3, 'zoe')]);
  expect(verdicts).toEqual(
    Object.fromEntries([
      ...people(5).map((address) => [address, 'mailbox_accepted']),
      ...people(3, 'zoe').map((address) => [address, 'mailbox_not_found']),
    ]),
  );
});

test('a server that closes sessions after each transaction is asked in new ones', async () => {
  const mail = await server({ rcpt: known, rset: '421 4.7.0 One at a time' });
  const engine = verifier(acme, { '45.10.0.1': mail });
  expect((await engine.verify('ana1@acme.test')).reason).toBe('mailbox_accepted');
  expect((await engine.verify('ana2@acme.test')).reason).toBe('mailbox_accepted');
  expect(mail.visits()).toBe(2);
});

test('on a host that begins with two connections, no more than that are open at first', async () => {
  const mail = await server({ rcpt: known });
  await all(verifier(acme, { '45.10.0.1': mail }), people(40));
  expect(mail.mostOpen()).toBeLessThanOrEqual(4);
});

test('what somebody waits for is asked before what stands in a long line', async () => {
  const mail = await server({ rcpt: known });
  const mayDial = Promise.withResolvers<void>();
  const dial = dialTo({ '45.10.0.1': mail });
  const engine = verifier(
    acme,
    {},
    {
      dial: async (address, signal) => {
        await mayDial.promise;
        return dial(address, signal);
      },
    },
  );
  const bulk = people(40).map((address) => engine.verify(address, { priority: 'bulk' }));
  const single = engine.verify('zoe@acme.test', { priority: 'single' });
  mayDial.resolve();
  await Promise.all([...bulk, single]);
  expect(mail.heard.some((lines) => lines.find((line) => line.startsWith('RCPT')) === 'RCPT TO:<zoe@acme.test>')).toBe(true);
});

describe('with places for two sessions in all', () => {
  const domains = Array.from({ length: 12 }, (_, n) => n);
  const zone = Object.fromEntries(
    domains.flatMap((n) => [
      [`MX d${n}.test`, `10 mx.d${n}.test`],
      [`A mx.d${n}.test`, `45.10.1.${n}`],
    ]),
  ) as Record<string, string>;
  const everywhere = (mail: ScriptedMailServer) => Object.fromEntries(domains.map((n) => [`45.10.1.${n}`, mail]));

  test('twelve servers are asked all the same, and sessions that wait for nothing make room at once', async () => {
    const mail = await server({ rcpt: known });
    // No time passes on this clock: whoever lingered would linger for ever.
    const engine = verifier(zone, everywhere(mail), { maxSessions: 2, clock: createMovedClock() });
    const verdicts = await all(
      engine,
      domains.map((n) => `ana@d${n}.test`),
    );
    expect(Object.values(verdicts)).toEqual(domains.map(() => 'mailbox_accepted'));
    expect(mail.mostOpen()).toBeLessThanOrEqual(4);
  });

  test('a long line for one server keeps no other waiting for its end', async () => {
    const mail = await server({ rcpt: known });
    const engine = verifier(zone, everywhere(mail), { maxSessions: 1, clock: createMovedClock() });
    const order: string[] = [];
    const long = Array.from({ length: 60 }, async (_, n) => {
      await engine.verify(`zoe${n}@d0.test`, { priority: 'bulk' });
      order.push('long');
    });
    const other = engine.verify('ana@d1.test', { priority: 'bulk' }).then(() => order.push('other'));
    await Promise.all([...long, other]);
    expect(order.indexOf('other')).toBeLessThan(50);
  });
});

test('the made-up address is asked about again under its name when it was put off, since greylisting remembers names', async () => {
  const seen = new Set<string>();
  const greylisting = (path: string): string => {
    if (seen.has(path)) return known(path);
    seen.add(path);
    return '450 4.2.0 Greylisted';
  };
  const engine = verifier(acme, { '45.10.0.1': await server({ rcpt: greylisting }) });
  expect((await engine.verify('ana@acme.test')).reason).toBe('greylisted');
  expect((await engine.verify('ana@acme.test')).reason).toBe('mailbox_accepted');
});

test('two sessions that find out together that encryption does not work there both do without', async () => {
  const mail = await server({ brokenHandshake: '500 What?\r\n', capabilities: ['STARTTLS', 'PIPELINING'], rcpt: known });
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), people(40));
  expect(new Set(Object.values(verdicts))).toEqual(new Set(['mailbox_accepted']));
});

test('a server that hangs up on every lone made-up one keeps no question waiting for ever', async () => {
  let visits = 0;
  const mail = await server({
    rcpt: (path, { accepted }) => (accepted > 0 ? '452 4.5.3 Too many recipients' : known(path)),
    before(step) {
      if (step === 0) visits++;
      return visits >= 2 && step === 3 ? 'end' : 'go_on';
    },
  });
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), people(2));
  expect(Object.values(verdicts)).toEqual(['connection_lost', 'connection_lost']);
});

describe('a server that is silent about several together', () => {
  const silentWhile = async (isSilent: (visit: number) => boolean) => {
    const clock = createMovedClock();
    let visits = 0;
    let fellSilent = Promise.withResolvers<void>();
    const mail = await server({
      rcpt: known,
      before(step) {
        if (step === 0) visits++;
        if (step < 2 || !isSilent(visits)) return 'go_on';
        fellSilent.resolve();
        return 'say_nothing';
      },
    });
    const waitOut = async (): Promise<void> => {
      await fellSilent.promise;
      fellSilent = Promise.withResolvers<void>();
      clock.move(45_000);
    };
    return { mail, waitOut, verdict: verifier(acme, { '45.10.0.1': mail }, { clock }).verify('ana@acme.test', { priority: 'bulk' }) };
  };

  test('is asked about one at a time from then on, since it may have waited at each', async () => {
    const { mail, waitOut, verdict } = await silentWhile((visit) => visit === 1);
    await waitOut();
    expect((await verdict).reason).toBe('mailbox_accepted');
    expect(mail.heard[0]?.filter((line) => line.startsWith('RCPT'))).toHaveLength(2);
    expect(mail.heard[1]?.filter((line) => /^(?:MAIL|RCPT)/.test(line)).map((line) => line.slice(0, 4))).toEqual([
      'MAIL',
      'RCPT',
      'MAIL',
      'RCPT',
    ]);
  });

  test('and about one as well is left, and says nothing about the address', async () => {
    const { mail, waitOut, verdict } = await silentWhile(() => true);
    for (const _ of ['both', 'the made-up one', 'the target']) await waitOut();
    expect((await verdict).reason).toBe('connection_lost');
    expect(mail.visits()).toBe(3);
  });
});

test('a watcher that fails disturbs nothing', async () => {
  const notices: string[] = [];
  const engine = verifier(acme, { '45.10.0.1': await server({ rcpt: known }) }, { onNotice: ({ kind }) => notices.push(kind) });
  const onStep = (): never => {
    throw new Error('a bug of the watcher');
  };
  expect((await engine.verify('ana@acme.test', { onStep })).reason).toBe('mailbox_accepted');
  expect(new Set(notices)).toEqual(new Set(['fault']));
});

describe('a server that asks to be left alone', () => {
  test('is not dialled again before its time, for nobody', async () => {
    const clock = createMovedClock();
    const mail = await server({ greeting: '421 4.7.0 Too many connections' });
    const engine = verifier(acme, { '45.10.0.1': mail }, { clock, patienceMs: 0 });
    expect((await engine.verify('ana@acme.test')).reason).toBe('rate_limited');
    expect((await engine.verify('bob@acme.test')).reason).toBe('rate_limited');
    expect(mail.visits()).toBe(1);
    clock.move(60_000);
    await engine.verify('ana@acme.test');
    expect(mail.visits()).toBe(2);
  });

  test('because it blocks us is left for longer, and every word of it stays about us', async () => {
    const clock = createMovedClock();
    const mail = await server({ rcpt: () => '554 5.7.1 Client host blocked using zen.spamhaus.org' });
    const engine = verifier(acme, { '45.10.0.1': mail }, { clock, patienceMs: 0 });
    expect((await engine.verify('ana@acme.test')).reason).toBe('blocked_us');
    engine.close();
    clock.move(60_000);
    expect(mail.visits()).toBe(1);
  });

  test('is left alone by all who share the gate', async () => {
    const clock = createMovedClock();
    const gate = createHostGate({ clock });
    const mail = await server({ greeting: '554 5.7.1 No service for you' });
    await verifier(acme, { '45.10.0.1': mail }, { clock, gate, patienceMs: 0 }).verify('ana@acme.test');
    expect((await verifier(acme, { '45.10.0.1': mail }, { clock, gate, patienceMs: 0 }).verify('bob@acme.test')).reason).toBe('blocked_us');
    expect(mail.visits()).toBe(1);
  });
});

describe('when nothing answers on port 25', () => {
  const zone = Object.fromEntries(
    Array.from({ length: 5 }, (_, n) => [
      [`MX d${n}.test`, `10 mx.d${n}.test`],
      [`A mx.d${n}.test`, `45.10.1.${n}`],
    ]).flat(),
  ) as Record<string, string>;

  test('it is said once, and what only mail servers can tell is unknown for that reason', async () => {
    const notices: string[] = [];
    const dialled: string[] = [];
    const engine = verifier(zone, {}, { onNotice: ({ kind }) => notices.push(kind), dialled });
    const reasons = [];
    for (const n of [0, 1, 2, 3, 4]) reasons.push((await engine.verify(`ana@d${n}.test`)).reason);
    expect(reasons).toEqual(['host_unreachable', 'host_unreachable', 'port_25_blocked', 'port_25_blocked', 'port_25_blocked']);
    expect(notices).toEqual(['port_25_blocked']);
    expect(dialled).toHaveLength(3);
  });

  test('one server that answers proves that it is not so', async () => {
    const notices: string[] = [];
    const engine = verifier({ ...zone, ...acme }, { '45.10.0.1': await server() }, { onNotice: ({ kind }) => notices.push(kind) });
    for (const domain of ['acme.test', 'd0.test', 'd1.test', 'd2.test', 'd3.test']) await engine.verify(`ana@${domain}`);
    expect(notices).toEqual([]);
  });
});

describe('a list', () => {
  test('is read no further than its window', async () => {
    let read = 0;
    let open = 0;
    let most = 0;
    const verify: Verifier['verify'] = async (text) => {
      most = Math.max(most, ++open);
      await new Promise(setImmediate);
      open--;
      return { address: text } as Awaited<ReturnType<Verifier['verify']>>;
    };
    const list = function* (): Generator<string> {
      while (read < 1000) yield `a${read++}@acme.test`;
    };
    let count = 0;
    for await (const _ of verifyMany({ verify }, list(), { window: 7 })) expect(read - ++count).toBeLessThanOrEqual(8);
    expect([count, most]).toEqual([1000, 7]);
  });

  test('asks once about an address that stands in it twice', async () => {
    const mail = await server({ rcpt: known });
    const indexes = [];
    for await (const { index } of verifyMany(verifier(acme, { '45.10.0.1': mail }), ['ana1@acme.test', ' ana1@acme.test ']))
      indexes.push(index);
    expect(indexes.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(recipients(mail)).toHaveLength(2);
  });

  test('that is called off ends with the reason', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(verifyMany(verifier(acme, {}), ['ana@acme.test'], { signal: stop.signal }).next()).rejects.toThrow('enough');
  });
});
