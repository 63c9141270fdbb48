/** How few connections the work takes, and how the pool respects a server's limits. */
import { describe, expect, test } from 'vitest';
import { createHostGate } from '../smtp/host-gate.ts';
import { acme, acceptsOnly, server, verifier } from '../testing/acme.ts';
import { createManualClock } from '../testing/manual-clock.ts';
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

test('addresses of one domain share sessions and the controls of their shape', async () => {
  const mail = await server({ rcpt: known });
  const addresses = [...people(60), ...people(60, 'zoe')];
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), addresses);
  expect(addresses.map((address) => verdicts[address])).toEqual([
    ...people(60).map(() => 'mailbox_accepted'),
    ...people(60).map(() => 'mailbox_not_found'),
  ]);
  // Two shapes with two controls each, and a new name in each session; one accepted address is asked about again in each transaction.
  const isControl = (line: string): boolean => !addresses.includes(line.slice('RCPT TO:<'.length, -1));
  expect(recipients(mail).filter(isControl).length).toBeLessThanOrEqual(4 + mail.visits());
  expect(recipients(mail).length).toBeLessThan(addresses.length * 1.2);
  expect(mail.visits()).toBeLessThan(20);
});

test('no session gets more than nine refusals when no address exists', async () => {
  const mail = await server({ rcpt: known });
  await all(verifier(acme, { '45.10.0.1': mail }), people(100, 'zoe'));
  for (const lines of mail.heard) expect(lines.filter((line) => /RCPT TO:<(?!ana)/.test(line)).length).toBeLessThanOrEqual(9);
});

test('asks about more at once when most exist, and stays below twenty refusals per session when that changes', async () => {
  const mail = await server({ rcpt: known });
  await all(verifier(acme, { '45.10.0.1': mail }), [...people(200), ...people(60, 'zoe')]);
  const together = mail.heard.flatMap((lines) => lines.join('\n').split(/^MAIL.*$/m)).map((batch) => batch.match(/^RCPT/gm)?.length ?? 0);
  expect(Math.max(...together)).toBeGreaterThanOrEqual(16);
  expect(Math.max(...together)).toBeLessThan(20);
  for (const lines of mail.heard) expect(lines.filter((line) => /RCPT TO:<(?!ana)/.test(line)).length).toBeLessThan(20);
});

test('a later question reuses the session and the remembered controls of its shape, in one round trip', async () => {
  const mail = await server({ rcpt: known });
  const engine = verifier(acme, { '45.10.0.1': mail });
  await engine.verify('ana1@acme.test');
  // The first of the later transactions asks a made-up name first: it shows whether the server accepts the first recipient of each.
  const second = await engine.verify('ana2@acme.test');
  expect(second.evidence.flatMap((step) => (step.kind === 'smtp' && step.stage === 'rcpt' ? [step.about] : []))).toEqual([
    'control',
    'target',
  ]);
  const { evidence, reason } = await engine.verify('ana3@acme.test');
  expect(reason).toBe('mailbox_accepted');
  expect(mail.visits()).toBe(1);
  expect(evidence.map((step) => (step.kind === 'smtp' ? step.sent : step.kind === 'connect' ? step.outcome : step.kind))).toEqual([
    'dns',
    'dns',
    'reused',
    'remembered_control',
    'remembered_control',
    'RSET',
    'MAIL FROM:<probe@leadlight.test>',
    'RCPT TO:<ana3@acme.test>',
  ]);
});

test("a verdict's evidence never contains another recipient's address", async () => {
  const mail = await server({ rcpt: known });
  const engine = verifier(acme, { '45.10.0.1': mail });
  const verdicts = await Promise.all(people(12).map((address) => engine.verify(address, { priority: 'bulk' })));
  for (const { address, evidence } of verdicts) {
    const named = evidence.flatMap((step) => (step.kind === 'smtp' && step.about === 'target' ? [step.sent] : []));
    expect(new Set(named)).toEqual(new Set([`RCPT TO:<${address}>`]));
  }
});

test('a deferred target gets a control in its own transaction even when one is remembered', async () => {
  const mail = await server({ rcpt: (path) => (path.startsWith('slow') ? '450 4.2.0 Greylisted' : acceptsOnly('ana')(path)) });
  const engine = verifier(acme, { '45.10.0.1': mail });
  await engine.verify('ana@acme.test');
  expect((await engine.verify('slow@acme.test')).reason).toBe('temporarily_deferred');
  // Both controls of its shape, and one whose name the server has never seen.
  expect(new Set(recipients(mail).slice(4)).size).toBe(2 + 3);
});

test.for([
  ['announces it (RFC 9422)', { capabilities: ['PIPELINING', 'LIMITS RCPTMAX=1'] }],
  ['only rejects the others', {}],
] as const)('a server that accepts one recipient at a time and %s gets them one at a time', async ([, more]) => {
  const mail = await server({ ...more, rcpt: (path, { accepted }) => (accepted >= 1 ? '452 4.5.3 Too many recipients' : known(path)) });
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), [...people(5), ...people(3, 'zoe')]);
  expect(verdicts).toEqual(
    Object.fromEntries([
      ...people(5).map((address) => [address, 'mailbox_accepted']),
      ...people(3, 'zoe').map((address) => [address, 'mailbox_not_found']),
    ]),
  );
});

test('opens new sessions for a server that closes them after each transaction', async () => {
  const mail = await server({ rcpt: known, rset: '421 4.7.0 One at a time' });
  const engine = verifier(acme, { '45.10.0.1': mail });
  expect((await engine.verify('ana1@acme.test')).reason).toBe('mailbox_accepted');
  expect((await engine.verify('ana2@acme.test')).reason).toBe('mailbox_accepted');
  expect(mail.visits()).toBe(2);
});

test.for(['550 5.7.0 One message per session', '503 5.5.1 Say EHLO again'])(
  'opens a new session for each transaction at a server that refuses a second MAIL: %s',
  async (refusal) => {
    const used = new Set<number>();
    const mail = await server({
      rcpt: known,
      mail: (_line, { number }) => (used.has(number) ? refusal : (used.add(number), '250 Ok')),
    });
    const engine = verifier(acme, { '45.10.0.1': mail });
    for (const name of ['ana1', 'ana2', 'ana3', 'ana4']) expect((await engine.verify(`${name}@acme.test`)).reason).toBe('mailbox_accepted');
    // The second question is refused once; each session after it is for one transaction.
    expect(mail.heard.flat().filter((line) => line.startsWith('MAIL'))).toHaveLength(5);
  },
);

test("opens no more than a new host's limit of two connections at first", async () => {
  const mail = await server({ rcpt: known });
  await all(verifier(acme, { '45.10.0.1': mail }), people(40));
  expect(mail.mostOpen()).toBeLessThanOrEqual(4);
});

test('urgent questions go before a long queue', async () => {
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

describe('with a limit of two sessions', () => {
  const domains = Array.from({ length: 12 }, (_, n) => n);
  const zone = Object.fromEntries(
    domains.flatMap((n) => [
      [`MX d${n}.test`, `10 mx.d${n}.test`],
      [`A mx.d${n}.test`, `45.10.1.${n}`],
    ]),
  ) as Record<string, string>;
  const everywhere = (mail: ScriptedMailServer) => Object.fromEntries(domains.map((n) => [`45.10.1.${n}`, mail]));

  test('asks twelve servers, and idle sessions make room immediately', async () => {
    const mail = await server({ rcpt: known });
    // No time passes on this clock: an idle session would never time out.
    const engine = verifier(zone, everywhere(mail), { maxSessions: 2, clock: createManualClock() });
    const verdicts = await all(
      engine,
      domains.map((n) => `ana@d${n}.test`),
    );
    expect(Object.values(verdicts)).toEqual(domains.map(() => 'mailbox_accepted'));
    expect(mail.mostOpen()).toBeLessThanOrEqual(4);
  });

  test('a long queue for one server does not block the others', async () => {
    const mail = await server({ rcpt: known });
    const engine = verifier(zone, everywhere(mail), { maxSessions: 1, clock: createManualClock() });
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

test("reuses the control's name after it was deferred, since greylisting remembers names", async () => {
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

test('two sessions that both find out that TLS is broken both continue without it', async () => {
  const mail = await server({ brokenHandshake: '500 What?\r\n', capabilities: ['STARTTLS', 'PIPELINING'], rcpt: known });
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), people(40));
  expect(new Set(Object.values(verdicts))).toEqual(new Set(['mailbox_accepted']));
});

test('a server that disconnects on every lone control does not block questions forever', async () => {
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

describe('a server that times out on several recipients', () => {
  const silentWhile = async (isSilent: (visit: number) => boolean) => {
    const clock = createManualClock();
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
      clock.advance(45_000);
    };
    return { mail, waitOut, verdict: verifier(acme, { '45.10.0.1': mail }, { clock }).verify('ana@acme.test', { priority: 'bulk' }) };
  };

  test('is asked about one at a time from then on, since it may delay each', async () => {
    const { mail, waitOut, verdict } = await silentWhile((visit) => visit === 1);
    await waitOut();
    expect((await verdict).reason).toBe('mailbox_accepted');
    expect(mail.heard[0]?.filter((line) => line.startsWith('RCPT'))).toHaveLength(3);
    expect(mail.heard[1]?.filter((line) => /^(?:MAIL|RCPT)/.test(line)).map((line) => line.slice(0, 4))).toEqual([
      'MAIL',
      'RCPT',
      'MAIL',
      'RCPT',
      'MAIL',
      'RCPT',
    ]);
  });

  test('is given up if it also times out on one, and says nothing about the address', async () => {
    const { mail, waitOut, verdict } = await silentWhile(() => true);
    for (const _ of ['both', 'the made-up one', 'the target']) await waitOut();
    expect((await verdict).reason).toBe('connection_lost');
    expect(mail.visits()).toBe(3);
  });
});

test('an onStep callback that throws does not affect the verification', async () => {
  const notices: string[] = [];
  const engine = verifier(acme, { '45.10.0.1': await server({ rcpt: known }) }, { onNotice: ({ kind }) => notices.push(kind) });
  const onStep = (): never => {
    throw new Error('a bug of the watcher');
  };
  expect((await engine.verify('ana@acme.test', { onStep })).reason).toBe('mailbox_accepted');
  expect(new Set(notices)).toEqual(new Set(['fault']));
});

test('a server that takes one connection at a time is asked over one, without backing off', async () => {
  const mail = await server({
    rcpt: known,
    greetingBeside: '421 4.7.0 mx.acme.test Error: too many connections from 192.0.2.1',
    leavesAfter: (reply) => reply.startsWith('421'),
  });
  const addresses = [...people(30), ...people(30, 'zoe')];
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }, { patienceMs: 0 }), addresses);
  expect(addresses.filter((address) => verdicts[address] === 'rate_limited')).toEqual([]);
  expect(mail.mostOpen()).toBe(2);
});

describe('a server that asks us to back off', () => {
  test('is not dialed again before the back-off ends, for any address', async () => {
    const clock = createManualClock();
    const mail = await server({ greeting: '421 4.7.0 Too many connections' });
    const engine = verifier(acme, { '45.10.0.1': mail }, { clock, patienceMs: 0 });
    expect((await engine.verify('ana@acme.test')).reason).toBe('rate_limited');
    expect((await engine.verify('bob@acme.test')).reason).toBe('rate_limited');
    expect(mail.visits()).toBe(1);
    clock.advance(60_000);
    await engine.verify('ana@acme.test');
    expect(mail.visits()).toBe(2);
  });

  test('is left alone for longer when it blocks us, and its replies only count as being about us', async () => {
    const clock = createManualClock();
    const mail = await server({ rcpt: () => '554 5.7.1 Client host blocked using zen.spamhaus.org' });
    const engine = verifier(acme, { '45.10.0.1': mail }, { clock, patienceMs: 0 });
    expect((await engine.verify('ana@acme.test')).reason).toBe('blocked_us');
    engine.close();
    clock.advance(60_000);
    expect(mail.visits()).toBe(1);
  });

  test('is left alone by every verifier that shares the gate', async () => {
    const clock = createManualClock();
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

  test('notifies once, and later verdicts are unknown for that reason', async () => {
    const notices: string[] = [];
    const dialed: string[] = [];
    const engine = verifier(zone, {}, { onNotice: ({ kind }) => notices.push(kind), dialed });
    const reasons = [];
    for (const n of [0, 1, 2, 3, 4]) reasons.push((await engine.verify(`ana@d${n}.test`)).reason);
    expect(reasons).toEqual(['host_unreachable', 'host_unreachable', 'port_25_blocked', 'port_25_blocked', 'port_25_blocked']);
    expect(notices).toEqual(['port_25_blocked']);
    expect(dialed).toHaveLength(3);
  });

  test('one server that answers proves that port 25 is open', async () => {
    const notices: string[] = [];
    const engine = verifier({ ...zone, ...acme }, { '45.10.0.1': await server() }, { onNotice: ({ kind }) => notices.push(kind) });
    for (const domain of ['acme.test', 'd0.test', 'd1.test', 'd2.test', 'd3.test']) await engine.verify(`ana@${domain}`);
    expect(notices).toEqual([]);
  });
});

describe('verifyMany', () => {
  test('reads no further ahead than its window', async () => {
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

  test('verifies a duplicate address once', async () => {
    const mail = await server({ rcpt: known });
    const indexes = [];
    for await (const { index } of verifyMany(verifier(acme, { '45.10.0.1': mail }), ['ana1@acme.test', ' ana1@acme.test ']))
      indexes.push(index);
    expect(indexes.toSorted((a, b) => a - b)).toEqual([0, 1]);
    // Once as a target, and once more after the two controls.
    expect(recipients(mail)).toHaveLength(4);
  });

  test("throws the signal's reason when aborted", async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(verifyMany(verifier(acme, {}), ['ana@acme.test'], { signal: stop.signal }).next()).rejects.toThrow('enough');
  });
});
