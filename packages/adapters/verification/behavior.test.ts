/** Servers whose behavior is not about the mailbox: greylisting, catch-alls for some names, and servers that stop serving us. */
import type { HostReport, Verdict } from '@leadlight/verification';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createHostGate, type HostGate } from '../smtp/host-gate.ts';
import { createControlNames } from '../smtp/control-names.ts';
import { acme, acceptsOnly, server, verifier } from '../testing/acme.ts';
import { createManualClock, type ManualClock } from '../testing/manual-clock.ts';
import type { MailScript } from '../testing/scripted-mail-server.ts';
import { verifyMany } from './verify-many.ts';
import type { Verifier, VerifierOptions } from './verifier.ts';

const day = 86_400_000;
const minute = 60_000;

async function all(engine: Pick<Verifier, 'verify'>, addresses: readonly string[]): Promise<Record<string, string>> {
  const verdicts: Record<string, string> = {};
  for await (const { verdict } of verifyMany(engine, addresses)) verdicts[verdict.address] = `${verdict.verdict} ${verdict.reason}`;
  return verdicts;
}

/**
 * A server that must not be contacted for up to 20 seconds, as long as the verifier would wait, may be contacted at once: time jumps to the end of
 * the pause. What the server is waited for is not shortened.
 */
function withoutPauses(): Pick<VerifierOptions, 'gate'> {
  let skippedMs = 0;
  const now = (): number => Date.now() + skippedMs;
  const gate = createHostGate({ clock: { ...systemClock, now } });
  const enter: HostGate['enter'] = async (address, options) => {
    const entry = await gate.enter(address, options);
    const pauseMs = entry.kind === 'resting' ? entry.untilMs - now() : 0;
    if (entry.kind === 'entered' || pauseMs > 20_000) return entry;
    skippedMs += Math.max(0, pauseMs);
    return enter(address, options);
  };
  return { gate: { ...gate, enter } };
}

describe('greylisting', () => {
  interface Greylist {
    /** What is recognized: one client and sender here, so the recipient, nothing, or both after some have passed. */
    readonly by: 'recipient' | 'client';
    readonly delayMs: number;
    /** After this many recipients have passed, the client passes at once. */
    readonly passesAfter?: number;
    /** An attempt that comes too early starts the delay again. */
    readonly restarts?: boolean;
    readonly text?: string;
  }
  /** As postgrey, SQLgrey and milter-greylist work before the recipient is looked up. */
  const greylisting = (clock: ManualClock, { by, delayMs, passesAfter = Infinity, restarts = false, text }: Greylist): MailScript => {
    const seen = new Map<string, number>();
    const passed = new Set<string>();
    return {
      rcpt: (path) => {
        const key = by === 'client' ? 'client' : path;
        const answer = acceptsOnly('ivo', 'bea', 'cem', 'dora.novak', 'li')(path);
        if (passed.has(key) || passed.size >= passesAfter) return answer;
        const first = seen.get(key);
        if (first !== undefined && clock.now() - first >= delayMs) {
          passed.add(key);
          return answer;
        }
        if (first === undefined || restarts) seen.set(key, clock.now());
        return text ?? `450 4.2.0 <${path}>: Recipient address rejected: Greylisted`;
      },
    };
  };
  const kinds: [string, Greylist][] = [
    ['by recipient (postgrey)', { by: 'recipient', delayMs: 5 * minute }],
    ['by client and sender (SQLgrey)', { by: 'client', delayMs: 5 * minute }],
    ['by recipient, until three have passed (auto-whitelisting)', { by: 'recipient', delayMs: 5 * minute, passesAfter: 3 }],
    ['with a penalty for early attempts', { by: 'recipient', delayMs: 30 * minute, restarts: true }],
    ['for longer than we wait at first', { by: 'recipient', delayMs: 2 * 60 * minute }],
    [
      'in the words of milter-greylist',
      { by: 'recipient', delayMs: 30 * minute, text: '451 4.7.1 Greylisting in action, please come back in 00:30:00' },
    ],
    ['without saying so', { by: 'recipient', delayMs: 30 * minute, text: '451 4.3.0 Temporary lookup failure' }],
  ];

  test.for(kinds)('%s never makes a made-up address exist, whatever was asked before', async ([, kind]) => {
    const clock = createManualClock();
    const mail = await server(greylisting(clock, kind));
    const gate = createHostGate({ clock });
    const { nameFor } = createControlNames(Math.random);
    const fresh = (): Verifier => verifier(acme, { '45.10.0.1': mail }, { clock, gate, nameFor, idleMs: 0 });
    const ask = (address: string): Promise<Verdict> => fresh().verify(address);
    const definiteOf = ({ verdict }: Verdict): string | null => (verdict === 'unknown' ? null : verdict);
    const existing = ['ivo', 'bea', 'dora.novak', 'li'];
    const missing = ['zoe', 'yan', 'xena.novak', 'qi'];
    // The controls of each shape pass the greylist with the first names, and new names come later.
    for (const [turn, name] of existing.entries()) {
      for (let attempt = 0; attempt < 6; attempt++) {
        for (const [address, truth] of [
          [`${name}@acme.test`, 'deliverable'],
          [`${missing[turn]}@acme.test`, 'undeliverable'],
        ] as const) {
          const verdict = await ask(address);
          expect([address, attempt, definiteOf(verdict) ?? truth, verdict.reason]).toEqual([address, attempt, truth, verdict.reason]);
        }
        clock.advance(40 * minute);
      }
      expect([(await ask(`${name}@acme.test`)).verdict, (await ask(`${missing[turn]}@acme.test`)).verdict]).toEqual([
        'deliverable',
        'undeliverable',
      ]);
      clock.advance(day);
    }
  });

  /** So many that they are asked about in several transactions; every other one exists. */
  const people = ['ada', 'bob', 'cleo', 'dan', 'eva', 'finn', 'gus'].flatMap((given) =>
    ['abel', 'haas', 'koch', 'lang', 'moser', 'pohl'].map((family) => `${given}.${family}`),
  );

  test.for([2, 3, 4])('that accepts every address after five minutes until attempt %i never makes a missing one exist', async (last) => {
    const clock = createManualClock();
    const asked = new Map<string, { readonly firstMs: number; readonly attempts: number }>();
    const existing = people.filter((_, index) => index % 2 === 0);
    const rcpt = (path: string): string => {
      const { firstMs, attempts } = asked.get(path) ?? { firstMs: clock.now(), attempts: 0 };
      asked.set(path, { firstMs, attempts: attempts + 1 });
      if (clock.now() - firstMs < 5 * minute) return '451 4.7.1 Please try again later';
      return attempts < last ? '250 2.1.5 Ok' : acceptsOnly(...existing)(path);
    };
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) }, { clock });
    const verdicts: Record<string, string> = {};
    for (let attempt = 0; attempt < 6; attempt++) {
      const open = people.map((name) => `${name}@acme.test`).filter((address) => !/^(?:risky|deliver|undel)/.test(verdicts[address] ?? ''));
      Object.assign(verdicts, await all(engine, open));
      clock.advance(20 * minute);
    }
    const missing = people.filter((_, index) => index % 2 === 1);
    expect(missing.filter((name) => verdicts[`${name}@acme.test`]?.startsWith('deliverable'))).toEqual([]);
  });

  test('of a list is passed by every address within three attempts, whenever it was first asked about', async () => {
    const clock = createManualClock();
    const seen = new Set<string>();
    const existing = people.filter((_, index) => index % 2 === 0);
    const rcpt = (path: string): string => {
      if (seen.has(path)) return acceptsOnly(...existing)(path);
      seen.add(path);
      return '450 4.2.0 Greylisted';
    };
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) }, { clock });
    for (const part of [people.slice(0, 20), people.slice(20)])
      await all(
        engine,
        part.map((name) => `${name}@acme.test`),
      );
    const verdicts: Record<string, string> = {};
    for (let attempt = 0; attempt < 2; attempt++) {
      clock.advance(20 * minute);
      const open = people.map((name) => `${name}@acme.test`).filter((address) => !/^(?:deliver|undel)/.test(verdicts[address] ?? ''));
      Object.assign(verdicts, await all(engine, open));
    }
    expect(people.map((name) => verdicts[`${name}@acme.test`])).toEqual(
      people.map((_, index) => (index % 2 === 0 ? 'deliverable mailbox_accepted' : 'undeliverable mailbox_not_found')),
    );
  });

  test('behind a gate that puts off everyone at first is passed like any other', async () => {
    const clock = createManualClock();
    const seen = new Map<string, number>();
    const existing = people.filter((_, index) => index % 2 === 0);
    let asked = 0;
    const rcpt = (path: string): string => {
      if (asked++ < 12) return '450 4.3.2 Service currently unavailable';
      const firstMs = seen.get(path) ?? clock.now();
      seen.set(path, firstMs);
      return clock.now() - firstMs < 5 * minute ? '450 4.2.0 Greylisted' : acceptsOnly(...existing)(path);
    };
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) }, { clock });
    const verdicts: Record<string, string> = {};
    for (let attempt = 0; attempt < 4; attempt++) {
      const open = people.map((name) => `${name}@acme.test`).filter((address) => !/^(?:deliver|undel)/.test(verdicts[address] ?? ''));
      Object.assign(verdicts, await all(engine, open));
      clock.advance(20 * minute);
    }
    expect(people.map((name) => verdicts[`${name}@acme.test`])).toEqual(
      people.map((_, index) => (index % 2 === 0 ? 'deliverable mailbox_accepted' : 'undeliverable mailbox_not_found')),
    );
  });

  test('after the recipient was looked up shows who seems to exist, and stays retryable', async () => {
    const rcpt = (path: string): string => (path.startsWith('ivo@') ? '450 4.2.0 Greylisted' : `550 5.1.1 <${path}> User unknown`);
    const verdict = await verifier(acme, { '45.10.0.1': await server({ rcpt }) }).verify('ivo@acme.test');
    expect(verdict).toMatchObject({ verdict: 'risky', reason: 'temporarily_deferred', next: { by: 'waiting' } });
    expect(verdict.next?.askAgainAtMs).not.toBeNull();
  });
});

describe('a catch-all for some names', () => {
  const acceptsAll =
    (isOpen: (local: string) => boolean) =>
    (path: string): string =>
      isOpen(path.slice(0, path.indexOf('@'))) || /^(?:ivo|ivo\.novak)@/.test(path) ? '250 2.1.5 Ok' : '550 5.1.1 User unknown';
  test.for<[string, (local: string) => boolean, string[]]>([
    ['with a tag', (local) => local.includes('+'), ['zoe+news', 'zoe.novak+x']],
    ['with up to six characters', (local) => local.length <= 6, ['zoe', 'zoe.b', 'zoeb', 'z.yz']],
    ['with more than twelve characters', (local) => local.length > 12, ['zoe.bernadotte', 'zoebernadotte']],
    ['that look like first and last name', (local) => /^[a-z]{2,}\.[a-z]{2,}$/.test(local), ['zoe.kahn', 'yan.lee']],
    ['that look like an initial and a name', (local) => /^[a-z]\.?[a-z]{3,}$/.test(local), ['z.kahn', 'zkahn']],
    ['without digits', (local) => !/\d/.test(local), ['zoe', 'zoe.kahn', 'zkahn', 'zoe_kahn']],
    ['with digits', (local) => /\d/.test(local), ['zoe7', 'zoe.kahn12']],
    ['with a hyphen', (local) => local.includes('-'), ['zoe-kahn']],
    ['with vowels', (local) => /[aeiou]/.test(local), ['zoe.kahn', 'zoekahn']],
  ])('%s never makes one of them deliverable', async ([, isOpen, names]) => {
    const mail = await server({ rcpt: acceptsAll(isOpen) });
    const engine = verifier(acme, { '45.10.0.1': mail });
    const addresses = ['ivo.novak', ...names].map((name) => `${name}@acme.test`);
    const others = Object.entries(await all(engine, addresses)).filter(([address]) => !address.startsWith('ivo.'));
    expect(others.filter(([, verdict]) => verdict.startsWith('deliverable '))).toEqual([]);
    for (const name of names) expect((await engine.verify(`${name}@acme.test`)).verdict).not.toBe('deliverable');
  });

  test('still finds who exists among the names that it does not accept', async () => {
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt: acceptsAll((local) => local.includes('+')) }) });
    expect((await engine.verify('ivo.novak@acme.test')).reason).toBe('mailbox_accepted');
  });

  test('in the first place of a session only is not believed', async () => {
    const rcpt: MailScript['rcpt'] = (path, { transactions, accepted }) =>
      transactions === 1 && accepted === 0 && !path.startsWith('zzz') ? '250 Ok' : '550 5.1.1 User unknown';
    expect((await verifier(acme, { '45.10.0.1': await server({ rcpt }) }).verify('zoe@acme.test')).verdict).not.toBe('deliverable');
  });
});

describe('a server that accepts recipients by their position', () => {
  const names = (name: string): string[] => Array.from({ length: 12 }, (_, n) => `${name}${n}@acme.test`);
  /** Counts the recipients of a transaction or session, and accepts those at these positions. */
  const accepting = (isOpen: (position: number) => boolean, per: 'transaction' | 'session'): MailScript => {
    let turn = '';
    let count = 0;
    return {
      rcpt: (path, { number, transactions }) => {
        const now = per === 'session' ? `${number}` : `${number} ${transactions}`;
        if (now !== turn) count = 0;
        turn = now;
        return isOpen(count++) || path.startsWith('ivo') ? '250 2.1.5 Ok' : '550 5.1.1 User unknown';
      },
    };
  };
  const firsts = [1, 2, 3, 4].flatMap((count) => (['transaction', 'session'] as const).map((per) => [count, per] as const));

  test.for(firsts)('the first %i of each %s are not believed', async ([count, per]) => {
    // Those without a mailbox first, last, and between.
    const lists = [
      names('zoe').concat(names('ivo')),
      names('ivo').concat(names('zoe')),
      names('zoe').flatMap((each, n) => [names('ivo')[n] ?? '', each]),
    ];
    for (const list of lists) {
      const mail = await server(accepting((position) => position < count, per));
      const engine = verifier(acme, { '45.10.0.1': mail }, withoutPauses());
      const verdicts = Object.entries(await all(engine, list));
      expect(verdicts.filter(([address, verdict]) => address.startsWith('zoe') && verdict.startsWith('deliverable'))).toEqual([]);
    }
  });

  test('one that checks no recipient after the third transaction of a session is not believed after it', async () => {
    const rcpt: MailScript['rcpt'] = (path, { transactions }) =>
      transactions >= 3 || path.startsWith('ivo') ? '250 2.1.5 Ok' : '550 5.1.1 User unknown';
    const list = [...names('ivo'), ...names('bea')].flatMap((each, n) => [each.replace('bea', 'anab'), `zoe${n}@acme.test`]);
    const verdicts = Object.entries(await all(verifier(acme, { '45.10.0.1': await server({ rcpt }) }), list));
    expect(verdicts.filter(([address, verdict]) => address.startsWith('zoe') && verdict.startsWith('deliverable'))).toEqual([]);
  });

  test('an honest server pays for the test once: later transactions have no made-up address', async () => {
    const mail = await server(accepting(() => false, 'transaction'));
    const engine = verifier(acme, { '45.10.0.1': mail });
    for (const address of names('ivo').slice(0, 6)) await engine.verify(address);
    const madeUp = mail.heard.flat().filter((line) => line.startsWith('RCPT') && !line.includes('<ivo'));
    // Two of the shape of the names, and a new one in the second transaction.
    expect(new Set(madeUp).size).toBe(3);
  });
});

describe('mail servers of equal preference that disagree', () => {
  const zone = { 'MX acme.test': '10 mx1.acme.test, 10 mx2.acme.test', 'A mx1.acme.test': '45.10.0.1', 'A mx2.acme.test': '45.10.0.2' };
  const people = Array.from({ length: 8 }, (_, n) => [`ivo${n}@acme.test`, `zoe${n}@acme.test`]).flat();
  const knowing: MailScript = { rcpt: (path) => (path.startsWith('ivo') ? '250 2.1.5 Ok' : '550 5.1.1 User unknown') };
  const expected = Object.fromEntries(
    people.map((each) => [each, each.startsWith('ivo') ? 'deliverable mailbox_accepted' : 'undeliverable mailbox_not_found']),
  );

  test.for(['550 5.1.1 User unknown', '550 No such user here', '550 5.2.1 Account disabled', '550 Wir kennen uns nicht'])(
    'one that refuses everyone with %s does not decide, in a list or alone',
    async (refusal) => {
      const [mail, stranger] = [await server(knowing), await server({ rcpt: () => refusal })];
      const engine = verifier(zone, { '45.10.0.1': mail, '45.10.0.2': stranger });
      expect(await all(engine, people)).toEqual(expected);
      for (let turn = 0; turn < 6; turn++) {
        const alone = verifier(zone, { '45.10.0.1': mail, '45.10.0.2': stranger });
        expect((await alone.verify('ivo1@acme.test')).verdict).toBe('deliverable');
        expect((await alone.verify('zoe1@acme.test')).verdict).toBe('undeliverable');
      }
    },
  );

  test.for(['450 4.3.2 Try again later', '451 4.7.1 Greylisted', '452 4.3.1 Insufficient system storage'])(
    'one that defers everyone with %s does not decide',
    async (deferral) => {
      const [mail, other] = [await server(knowing), await server({ rcpt: () => deferral })];
      const engine = verifier(zone, { '45.10.0.1': mail, '45.10.0.2': other });
      await all(engine, people);
      expect(await all(engine, people)).toEqual(expected);
    },
  );

  test('a refusal counts when the other server is down, and when the other one has a lower priority', async () => {
    const mail = await server(knowing);
    expect((await verifier(zone, { '45.10.0.1': mail }).verify('zoe@acme.test')).reason).toBe('mailbox_not_found');
    const backup = await server({});
    const lower = { ...zone, 'MX acme.test': '10 mx1.acme.test, 20 mx2.acme.test' };
    expect((await verifier(lower, { '45.10.0.1': mail, '45.10.0.2': backup }).verify('zoe@acme.test')).reason).toBe('mailbox_not_found');
    expect(backup.visits()).toBe(0);
  });

  test.for([
    ['each know half of the mailboxes', (path: string) => /[02468]@/.test(path), (path: string) => /[13579]@/.test(path)],
    ['are one with everyone and one with an old directory', () => true, (path: string) => /[02468]@/.test(path)],
  ] as const)('nobody is missing because two servers %s, in a list or alone', async ([, knows, otherKnows]) => {
    const serving = (isKnown: (path: string) => boolean): MailScript => ({
      rcpt: (path) => (path.startsWith('ivo') && isKnown(path) ? '250 2.1.5 Ok' : '550 5.1.1 User unknown'),
    });
    const servers = { '45.10.0.1': await server(serving(knows)), '45.10.0.2': await server(serving(otherKnows)) };
    // Fewer missing addresses than it takes to believe a server alone.
    const few = people.filter((each) => !/^zoe[4-7]/.test(each));
    expect(await all(verifier(zone, servers), few)).toEqual(Object.fromEntries(few.map((each) => [each, expected[each]])));
    const engine = verifier(zone, servers);
    for (const each of few) expect((await engine.verify(each)).verdict).toBe(each.startsWith('ivo') ? 'deliverable' : 'undeliverable');
  });

  test('a server that has accepted someone at the domain is not doubted once its equal has agreed about several addresses', async () => {
    const [first, second] = [await server(knowing), await server(knowing)];
    const engine = verifier(zone, { '45.10.0.1': first, '45.10.0.2': second });
    // Which server a session is with is up to chance.
    const hasAccepted = ({ heard }: typeof first): boolean => heard.flat().some((line) => line.startsWith('RCPT TO:<ivo'));
    do await all(engine, people);
    while (!hasAccepted(first) || !hasAccepted(second));
    const asked = (): number => [...first.heard, ...second.heard].flat().filter((line) => line.includes('<zoe.late@')).length;
    expect((await engine.verify('zoe.late@acme.test')).reason).toBe('mailbox_not_found');
    expect(asked()).toBe(1);
  });
});

describe('a server that breaks the protocol in another way', () => {
  const ask = async (script: MailScript): Promise<string[]> => {
    const engine = verifier(acme, { '45.10.0.1': await server(script) }, { idleMs: 0 });
    return Promise.all(['ivo@acme.test', 'zoe@acme.test'].map(async (each) => (await engine.verify(each)).reason));
  };
  const both = ['mailbox_accepted', 'mailbox_not_found'];

  test('an answer to STARTTLS that continues in plain text does not matter, because TLS is optional', async () => {
    const starttls = '220 Ready\r\n250 Ok';
    expect(await ask({ rcpt: acceptsOnly('ivo'), capabilities: ['PIPELINING', 'STARTTLS'], starttls })).toEqual(both);
  });

  test('an address that is refused as a duplicate when it is asked about again was accepted', async () => {
    const asked = new Set<string>();
    const rcpt: MailScript['rcpt'] = (path, { number, transactions }) => {
      const key = `${number} ${transactions} ${path}`;
      if (asked.has(key)) return '550 5.5.1 Duplicate recipient';
      asked.add(key);
      return acceptsOnly('ivo')(path);
    };
    expect(await ask({ rcpt })).toEqual(both);
  });

  test('a host that blocks us does not keep the next one from being asked', async () => {
    const lower = { 'MX acme.test': '10 mx1.acme.test, 20 mx2.acme.test', 'A mx1.acme.test': '45.10.0.1', 'A mx2.acme.test': '45.10.0.2' };
    const blocking = await server({ rcpt: () => '554 5.7.1 Client host blocked' });
    const engine = verifier(lower, { '45.10.0.1': blocking, '45.10.0.2': await server({ rcpt: acceptsOnly('ivo') }) });
    expect((await engine.verify('ivo@acme.test')).reason).toBe('mailbox_accepted');
  });
});

describe('a server that changes its behavior midway', () => {
  const people = (count: number, name: string): string[] => Array.from({ length: count }, (_, n) => `${name}${n}@acme.test`);
  const mixed = (count: number): string[] => people(count, 'ivo').flatMap((address, n) => [address, `zoe${n}@acme.test`]);
  const falseRefusals = (verdicts: Record<string, string>): string[] =>
    Object.keys(verdicts).filter((address) => address.startsWith('ivo') && verdicts[address]?.startsWith('undeliverable'));
  const truthOf = (address: string): string => (address.startsWith('ivo') ? 'deliverable' : 'undeliverable');
  const run = async (
    script: MailScript,
    more: Partial<VerifierOptions> = { ...withoutPauses(), idleMs: 0 },
  ): Promise<Record<string, string>> => {
    const engine = verifier(acme, { '45.10.0.1': await server(script) }, more);
    return all(engine, mixed(30));
  };

  test.for([
    ['refuses everyone as unknown', '550 5.1.1 User unknown', 3],
    ['refuses everyone as unknown, later', '550 5.1.1 User unknown', 6],
    ['refuses everyone with a bare 550', '550 no', 4],
    ['refuses everyone for policy', '554 5.7.1 Too many bad recipients', 4],
  ] as const)('and %s after some bad recipients gives no false verdict', async ([, refusal, limit]) => {
    const bad = new Map<number, number>();
    const verdicts = await run({
      rcpt: (path, { number }) => {
        if ((bad.get(number) ?? 0) >= limit) return refusal;
        if (/^ivo\d+@/.test(path)) return '250 Ok';
        bad.set(number, (bad.get(number) ?? 0) + 1);
        return `550 5.1.1 <${path}> User unknown`;
      },
    });
    for (const [address, verdict] of Object.entries(verdicts)) {
      expect([address, verdict]).toEqual([address, expect.stringMatching(new RegExp(`^(?:unknown|risky|${truthOf(address)}) `))]);
    }
    expect(Object.entries(verdicts).filter(([address, verdict]) => verdict.startsWith(`${truthOf(address)} `)).length).toBeGreaterThan(50);
  });

  test('and refuses us altogether from then on gives no false verdict', async () => {
    let count = 0;
    const verdicts = await run(
      {
        rcpt: (path) => (++count > 25 ? '550 5.1.1 User unknown' : /^ivo\d+@/.test(path) ? '250 Ok' : '550 5.1.1 User unknown'),
      },
      { patienceMs: 0 },
    );
    expect(falseRefusals(verdicts)).toEqual([]);
  });

  test.for(Array.from({ length: 18 }, (_none, n) => n + 2))(
    'and refuses us altogether after %i bad recipients, made-up ones included, gives no false verdict',
    async (limit) => {
      const names = ['abel', '.bell', '_cook', '.dahl7', '.x'].flatMap((name) => [`ivo${name}@acme.test`, `zoe${name}@acme.test`]);
      let bad = 0;
      const rcpt = (path: string): string => (bad < limit && path.startsWith('ivo') ? '250 Ok' : (bad++, '550 5.1.1 User unknown'));
      const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) }, { patienceMs: 0 });
      expect(falseRefusals(await all(engine, names))).toEqual([]);
    },
  );

  test.for([8, 11, 14, 17, 20, 23, 26])('and refuses us altogether after %i bad recipients gives no false verdict', async (limit) => {
    let bad = 0;
    const verdicts = await run(
      {
        rcpt: (path) => {
          if (bad < limit && /^ivo\d+@/.test(path)) return '250 Ok';
          bad += 1;
          return '550 5.1.1 User unknown';
        },
      },
      { patienceMs: 0 },
    );
    expect(falseRefusals(verdicts)).toEqual([]);
  });

  test('and refuses us altogether since the last session gives no false verdict when it is asked again', async () => {
    let isRefusing = false;
    const rcpt = (path: string): string => (!isRefusing && path.startsWith('ivo') ? '250 Ok' : '550 5.1.1 User unknown');
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) }, { patienceMs: 0, idleMs: 0 });
    expect((await engine.verify('ivo.abel@acme.test')).verdict).toBe('deliverable');
    await expect.poll(() => engine.size()).toBe(0);
    isRefusing = true;
    expect((await engine.verify('ivo.bell@acme.test')).verdict).toBe('unknown');
  });

  test.for(['421 4.7.0 Too many errors', '550 5.1.1 User unknown', '550 5.7.1 Too many bad recipients', '550 Too many unknown users'])(
    'and disconnects at the third refusal with "%s" is asked until every verdict is right',
    async (last) => {
      const bad = new Map<number, number>();
      let isLast = false;
      const verdicts = await run({
        rcpt: (path, { number }) => {
          if (/^ivo\d+@/.test(path)) return '250 Ok';
          bad.set(number, (bad.get(number) ?? 0) + 1);
          isLast = bad.get(number) === 3;
          return isLast ? last : `550 5.1.1 <${path}> User unknown`;
        },
        leavesAfter: () => {
          const leaves = isLast;
          isLast = false;
          return leaves;
        },
      });
      const wrong = Object.entries(verdicts).filter(([address, verdict]) => !verdict.startsWith(`${truthOf(address)} `));
      expect(wrong).toEqual([]);
    },
  );

  test.for(['550 5.7.1 Zoe has left the valley', '550 5.7.1 Nichts für ungut', '554 5.7.0 Code 1138'])(
    'and refuses missing mailboxes with a policy code and unforeseen words (%s) still confirms those who exist',
    async (refusal) => {
      const mail = await server({ rcpt: (path) => (/^(?:ivo|bea)@/.test(path) ? '250 2.1.5 Ok' : refusal) });
      const clock = createManualClock();
      const inner = createHostGate({ clock });
      const reports = new Set<HostReport>();
      const gate: HostGate = { ...inner, report: (address, report) => inner.report(address, (reports.add(report), report)) };
      const engine = verifier(acme, { '45.10.0.1': mail }, { clock, gate, idleMs: 0 });
      // A whole transaction with nobody in it: the code alone does not say that the server blocks us.
      const missing = await all(engine, ['zoe@acme.test', 'yan@acme.test', 'xia@acme.test', 'wim@acme.test']);
      expect(Object.values(missing).filter((verdict) => !verdict.startsWith('unknown'))).toEqual([]);
      expect(await all(engine, ['ivo@acme.test', 'bea@acme.test'])).toEqual({
        'ivo@acme.test': 'deliverable mailbox_accepted',
        'bea@acme.test': 'deliverable mailbox_accepted',
      });
      expect(reports).not.toContain('blocked');
    },
  );

  test('and disconnects after three refusals is asked in shorter sessions', async () => {
    const bad = new Map<number, number>();
    const verdicts = await run({
      rcpt: (path, { number }) => {
        if (/^ivo\d+@/.test(path)) return '250 Ok';
        bad.set(number, (bad.get(number) ?? 0) + 1);
        return (bad.get(number) ?? 0) >= 3 ? '421 4.7.0 Too many errors' : `550 5.1.1 <${path}> User unknown`;
      },
    });
    for (const [address, verdict] of Object.entries(verdicts)) {
      expect([address, verdict]).toEqual([address, expect.stringMatching(new RegExp(`^(?:unknown|risky|${truthOf(address)}) `))]);
    }
  });
});

describe('a server that announces what does not work', () => {
  test('is asked without TLS once STARTTLS has hung, and that is remembered', async () => {
    const clock = createManualClock();
    let isHanging = Promise.withResolvers<void>();
    const rcpt = acceptsOnly('ivo');
    const mail = await server({ capabilities: ['STARTTLS', 'PIPELINING'], brokenHandshake: '', rcpt, starttls: '220 2.0.0 Ready' });
    const engine = verifier(acme, { '45.10.0.1': mail }, { clock });
    const verdict = engine.verify('ivo@acme.test', {
      onStep: (step) => {
        if (step.kind === 'smtp' && step.stage === 'starttls') isHanging.resolve();
      },
    });
    await isHanging.promise;
    isHanging = Promise.withResolvers();
    clock.advance(45_000);
    expect((await verdict).reason).toBe('mailbox_accepted');
    expect((await engine.verify('zoe@acme.test')).reason).toBe('mailbox_not_found');
    expect(mail.heard.flat().filter((line) => line === 'STARTTLS')).toHaveLength(1);
  });
});

describe('a server that waits twice as long before each recipient', () => {
  /** It answers so many recipients of a session in time. */
  const doubling = (clock: ManualClock, answersInTime: number): MailScript => {
    const asked = new Map<number, number>();
    let isSilent = false;
    return {
      // One command at a time: when a recipient arrives, the client has read all earlier replies.
      capabilities: [],
      rcpt: (path, { number }) => {
        asked.set(number, (asked.get(number) ?? 0) + 1);
        isSilent = (asked.get(number) ?? 0) > answersInTime;
        return path.startsWith('ivo') ? '250 Ok' : '550 5.1.1 User unknown';
      },
      before: () => {
        if (!isSilent) return 'go_on';
        isSilent = false;
        setImmediate(() => clock.advance(45_000));
        return 'say_nothing';
      },
    };
  };
  const people = ['ivo.abel', 'zoe.abel', 'ivo.bell', 'zoe.bell', 'ivo.cook', 'zoe.cook', 'ivo.dahl'].map((name) => `${name}@acme.test`);

  test.for([6, 5, 4, 3, 2, 1])('is asked about fewer in a session, and its made-up addresses again: %i in time', async (answersInTime) => {
    const clock = createManualClock();
    const engine = verifier(acme, { '45.10.0.1': await server(doubling(clock, answersInTime)) }, { clock, patienceMs: 86_400_000 });
    expect(await all(engine, people)).toEqual(
      Object.fromEntries(
        people.map((each) => [each, each.startsWith('ivo') ? 'deliverable mailbox_accepted' : 'undeliverable mailbox_not_found']),
      ),
    );
  });
});

describe('the null sender', () => {
  const identity = { heloName: 'verify.leadlight.test', sender: '' };
  const ask = async (rcpt: MailScript['rcpt'], ...names: string[]): Promise<Record<string, string>> =>
    all(
      verifier(acme, { '45.10.0.1': await server({ ...(rcpt && { rcpt }) }) }, { identity }),
      names.map((name) => `${name}@acme.test`),
    );

  test.for([
    '550 5.1.1 User unknown',
    '550 No such user',
    '550 5.7.1 Rejected',
    '554 5.7.1 Relay access denied',
    '550 5.2.1 Mailbox disabled',
    '550 no',
  ])('proves nothing at a server that accepts no one with it: %s', async (refusal) => {
    const verdicts = await ask(() => refusal, 'ivo', 'zoe.novak');
    expect(Object.values(verdicts).map((verdict) => verdict.split(' ')[0])).toEqual(['unknown', 'unknown']);
  });
  test('is served where the postmaster is accepted, whose mailbox every domain must have', async () => {
    expect(await ask(acceptsOnly('postmaster'), 'zoe')).toEqual({ 'zoe@acme.test': 'undeliverable mailbox_not_found' });
  });
  test('is served where any address is accepted', async () => {
    expect(await ask(acceptsOnly('ivo'), 'zoe', 'ivo')).toEqual({
      'zoe@acme.test': 'undeliverable mailbox_not_found',
      'ivo@acme.test': 'deliverable mailbox_accepted',
    });
  });
});

describe('refusals in another language', () => {
  const refusal = '550 Kein Empfänger mit diesem Namen';
  test.for([refusal, `${refusal.slice(0, 3)} 5.1.1${refusal.slice(3)}`])('do not count if every address gets them: %s', async (text) => {
    const mail = await server({ rcpt: () => text });
    expect(await all(verifier(acme, { '45.10.0.1': mail }), ['zoe@acme.test'])).toEqual({ 'zoe@acme.test': 'unknown rejects_all' });
    expect(mail.heard.flat()).toContain('RCPT TO:<postmaster@acme.test>');
  });
  test('count if the postmaster is accepted', async () => {
    const mail = await server({ rcpt: (path) => (path.startsWith('postmaster@') ? '250 Ok' : refusal) });
    expect(await all(verifier(acme, { '45.10.0.1': mail }), ['zoe@acme.test'])).toEqual({
      'zoe@acme.test': 'undeliverable mailbox_not_found',
    });
  });
  test('count if another address is accepted, and then the postmaster is not asked about', async () => {
    const mail = await server({ rcpt: (path) => (path.startsWith('ivo@') ? '250 Ok' : refusal) });
    expect(await all(verifier(acme, { '45.10.0.1': mail }), ['zoe@acme.test', 'ivo@acme.test'])).toEqual({
      'zoe@acme.test': 'undeliverable mailbox_not_found',
      'ivo@acme.test': 'deliverable mailbox_accepted',
    });
    expect(mail.heard.flat()).not.toContain('RCPT TO:<postmaster@acme.test>');
  });
});

describe('a server that refuses every address as unknown', () => {
  const people = ['ivo', 'zoe.novak', 'bea', 'cem', 'dora'].map((name) => `${name}@acme.test`);
  const rejects = (addresses: readonly string[]) => Object.fromEntries(addresses.map((each) => [each, 'unknown rejects_all']));
  test('is believed about one address, but not about several, and is asked about info@ and the postmaster', async () => {
    const mail = await server({ rcpt: acceptsOnly() });
    const engine = verifier(acme, { '45.10.0.1': mail });
    expect(await all(engine, ['zoe@acme.test'])).toEqual({ 'zoe@acme.test': 'undeliverable mailbox_not_found' });
    expect(mail.heard.flat()).not.toContain('RCPT TO:<info@acme.test>');
    expect(await all(engine, people)).toEqual(rejects(people));
    expect(mail.heard.flat()).toEqual(expect.arrayContaining(['RCPT TO:<info@acme.test>', 'RCPT TO:<postmaster@acme.test>']));
  });
  test('is believed about all if it accepts info@', async () => {
    const verdicts = await all(verifier(acme, { '45.10.0.1': await server({ rcpt: acceptsOnly('info') }) }), people);
    expect(new Set(Object.values(verdicts))).toEqual(new Set(['undeliverable mailbox_not_found']));
  });
  test('is not believed about many because it accepts the postmaster, which some servers exempt from every check', async () => {
    const verdicts = await all(verifier(acme, { '45.10.0.1': await server({ rcpt: acceptsOnly('postmaster') }) }), people);
    expect(verdicts).toEqual(rejects(people));
  });
  test('is not believed about a fifth address that is asked about along with four that it refused before', async () => {
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt: acceptsOnly('postmaster') }) });
    for (const address of people.slice(0, 4)) expect((await engine.verify(address)).reason).toBe('mailbox_not_found');
    expect(await all(engine, people)).toEqual(rejects(people));
  });
  test('is believed if it says of another address that its mailbox is full', async () => {
    const rcpt: MailScript['rcpt'] = (path) => (/^(?:ivo|bea)@/.test(path) ? '552 5.2.2 Mailbox full' : '550 5.1.1 User unknown');
    const verdicts = await all(verifier(acme, { '45.10.0.1': await server({ rcpt }) }), people);
    expect(verdicts).toMatchObject({ 'zoe.novak@acme.test': 'undeliverable mailbox_not_found', 'ivo@acme.test': 'risky mailbox_full' });
    expect(verdicts['dora@acme.test']).toBe('undeliverable mailbox_not_found');
  });
  test('is believed about guesses at one person, most of which are missing', async () => {
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt: acceptsOnly() }) });
    for (const address of people) expect((await engine.verify(address, { isGuess: true })).reason).toBe('mailbox_not_found');
  });
  test('gets the right verdicts later if it did so only at first', async () => {
    let isDown = true;
    const rcpt: MailScript['rcpt'] = (path) => (isDown ? '550 5.1.1 User unknown' : acceptsOnly('ivo', 'bea')(path));
    const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) });
    expect(await all(engine, people)).toEqual(rejects(people));
    isDown = false;
    const later = await all(engine, people);
    expect(Object.entries(later).flatMap(([address, verdict]) => (verdict.startsWith('deliverable') ? [address] : []))).toEqual([
      'ivo@acme.test',
      'bea@acme.test',
    ]);
  });
});

describe('a server that accepts every name of a function', () => {
  test('does not make one exist, and people are told apart as before', async () => {
    const rcpt: MailScript['rcpt'] = (path) => (/^(?:sales|support)/.test(path) ? '250 Ok' : acceptsOnly('ivo', 'bea.novak')(path));
    const asked = ['sales', 'support-emea', 'ivo', 'bea.novak', 'zoe'].map((name) => `${name}@acme.test`);
    expect(await all(verifier(acme, { '45.10.0.1': await server({ rcpt }) }), asked)).toEqual({
      'sales@acme.test': 'risky accept_unconfirmed',
      'support-emea@acme.test': expect.stringMatching(/^risky /) as string,
      'ivo@acme.test': 'deliverable mailbox_accepted',
      'bea.novak@acme.test': 'deliverable mailbox_accepted',
      'zoe@acme.test': 'undeliverable mailbox_not_found',
    });
  });
});

describe('refusals that say more than that there is no such recipient', () => {
  const refusal = '550 5.7.1 Senders without an account have no mailbox access here';
  test('do not count if only postmaster and abuse are accepted, as by servers that exempt them from checks of the client', async () => {
    const mail = await server({ rcpt: (path) => (/^(?:postmaster|abuse)@/.test(path) ? '250 Ok' : refusal) });
    const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), ['postmaster@acme.test', 'abuse@acme.test', 'zoe@acme.test']);
    expect(verdicts['zoe@acme.test']).toBe('unknown rejects_all');
  });
  test('count if another address is accepted', async () => {
    const mail = await server({ rcpt: (path) => (path.startsWith('ivo@') ? '250 Ok' : refusal) });
    expect(await all(verifier(acme, { '45.10.0.1': mail }), ['zoe@acme.test', 'ivo@acme.test'])).toEqual({
      'zoe@acme.test': 'undeliverable mailbox_not_found',
      'ivo@acme.test': 'deliverable mailbox_accepted',
    });
  });
});

test('a server that has accepted several recipients in one transaction is not suspected of a limit of one', async () => {
  const refusal = '550 vorlu tapet';
  const mail = await server({ rcpt: (path) => (/^(?:ivo|bea)/.test(path) ? '250 Ok' : refusal) });
  const engine = verifier(acme, { '45.10.0.1': mail });
  await all(engine, ['ivo@acme.test', 'bea@acme.test', 'zoe@acme.test']);
  // One is accepted and all after it are refused, again and again.
  for (let turn = 0; turn < 4; turn++) {
    const [good, bad, worse] = [`ivo${turn}`, `zoe${turn}`, `yan${turn}`].map((name) => `${name}@acme.test`) as [string, string, string];
    expect(await all(engine, [good, bad, worse])).toEqual({
      [good]: 'deliverable mailbox_accepted',
      [bad]: 'undeliverable mailbox_not_found',
      [worse]: 'undeliverable mailbox_not_found',
    });
  }
});

describe('words that no rule knows', () => {
  const refusals = [
    '554 vorlu tapet',
    '550 5.7.1 vorlu tapet',
    '550 5.0.0 Nid oes neb',
    '550 5.1.1 Ei ole',
    '553 Nobody home',
    '550 vorlu',
    '554 5.7.1 <> vorlu',
  ];
  const names = ['ivo.abel', 'zoe.abel', 'ivo.bell', 'zoe.bell'].map((name) => `${name}@acme.test`);

  test.for(refusals)('are about the mailbox where the server accepts others before and after: %s', async (refusal) => {
    const mail = await server({ rcpt: (path) => (path.startsWith('ivo.') ? '250 Ok' : refusal) });
    const engine = verifier(acme, { '45.10.0.1': mail });
    const right = names.map((name) => [name, name.startsWith('ivo') ? 'deliverable mailbox_accepted' : 'undeliverable mailbox_not_found']);
    expect(await all(engine, names)).toEqual(Object.fromEntries(right));
  });
  test.for(refusals)('say nothing where they are the answer to everyone: %s', async (refusal) => {
    const verdicts = await all(verifier(acme, { '45.10.0.1': await server({ rcpt: () => refusal }) }), names);
    for (const verdict of Object.values(verdicts)) expect(verdict).toMatch(/^unknown /);
  });
  test.for(['554 5.7.1 Client host blocked using bl.example.org', '550 5.7.1 Rejected because of spam'])(
    'are others than those about us, which never prove that an accepted address exists: %s',
    async (refusal) => {
      const mail = await server({ rcpt: (path) => (path.startsWith('ivo.') ? '250 Ok' : refusal) });
      const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), names);
      for (const verdict of Object.values(verdicts)) expect(verdict).toMatch(/^(?:unknown|risky) /);
    },
  );
});

test.for(['mail', 'rcpt'] as const)('SMTPUTF8 that is announced and refused at %s is not supported', async (at) => {
  const mail = await server({
    capabilities: ['PIPELINING', 'SMTPUTF8'],
    mail: (line) => (at === 'mail' && line.endsWith(' SMTPUTF8') ? '555 5.5.4 Unsupported option' : '250 Ok'),
    rcpt: (path) => (/[^ -~]/.test(path) ? '553 5.6.7 Non-ASCII addresses are not supported' : acceptsOnly('ivo')(path)),
  });
  const engine = verifier(acme, { '45.10.0.1': mail });
  expect(await all(engine, ['jürgen@acme.test', 'ivo@acme.test'])).toEqual({
    'jürgen@acme.test': 'undeliverable smtputf8_unsupported',
    'ivo@acme.test': 'deliverable mailbox_accepted',
  });
});

describe('a server that answers differently now than it answered about made-up addresses in earlier sessions', () => {
  const names = ['abel', 'bell', 'cook'].flatMap((name) => [`ivo.${name}@acme.test`, `zoe.${name}@acme.test`]);
  const known = (path: string): string => (path.startsWith('ivo.') ? '250 Ok' : '550 5.1.1 User unknown');
  /** Verifies each address in a session of its own; what is remembered between sessions is shared. */
  const asking = async (script: MailScript): Promise<{ ask: (name: string) => Promise<string>; clock: ManualClock }> => {
    const mail = await server(script);
    const clock = createManualClock();
    const gate = createHostGate({ clock });
    const chosen = new Map<string, string>();
    const { nameFor } = createControlNames(Math.random);
    const stable: VerifierOptions['nameFor'] = (...about) => {
      const key = about.join(' ');
      const name = chosen.get(key) ?? nameFor(...about);
      chosen.set(key, name);
      return name;
    };
    return {
      clock,
      async ask(name) {
        const engine = verifier(acme, { '45.10.0.1': mail }, { clock, gate, nameFor: stable, patienceMs: 0 });
        const { verdict } = await engine.verify(name);
        engine.close();
        return verdict;
      },
    };
  };

  test.for<[string, NonNullable<MailScript['rcpt']>]>([
    ['accepts everyone in every other session', (path, { number }) => (number % 2 === 1 ? '250 Ok' : known(path))],
    [
      'accepts the first recipient of each session',
      (path, { transactions, accepted }) => (transactions === 1 && accepted === 0 ? '250 Ok' : known(path)),
    ],
  ])('and %s: no address without a mailbox is called deliverable', async ([, rcpt]) => {
    const { ask, clock } = await asking({ rcpt });
    for (const name of names) {
      const verdict = await ask(name);
      expect([name, name.startsWith('zoe') && verdict === 'deliverable']).toEqual([name, false]);
      clock.advance(minute);
    }
  });

  test('and accepts each address the first time: no address without a mailbox is called deliverable', async () => {
    const seen = new Set<string>();
    const { ask, clock } = await asking({ rcpt: (path) => (seen.has(path) ? known(path) : (seen.add(path), '250 Ok')) });
    for (let turn = 0; turn < 2; turn++) {
      for (const name of names) await ask(name);
      // Made-up addresses are asked about once a day. The second time, the server has seen them.
      clock.advance(day);
    }
    for (const name of names) await ask(name);
    expect(await ask('zoe.dahl@acme.test')).not.toBe('deliverable');
  });
});

test('a server that takes one recipient at a time is asked about each missing address once, long after it accepted another', async () => {
  const clock = createManualClock();
  const answer = acceptsOnly('ivo', 'bea');
  let recipients = 0;
  const mail = await server({
    mail: () => ((recipients = 0), '250 Ok'),
    rcpt: (path) => ((recipients += 1) > 1 ? '452 4.5.3 Too many recipients' : answer(path)),
  });
  const engine = verifier(acme, { '45.10.0.1': mail }, { clock });
  await all(engine, ['ivo@acme.test', 'bea@acme.test']);
  clock.advance(11 * minute);
  const missing = ['zoe@acme.test', 'yan@acme.test', 'xan@acme.test'];
  const before = mail.heard.length;
  expect(new Set(Object.values(await all(engine, missing)))).toEqual(new Set(['undeliverable mailbox_not_found']));
  const asked = mail.heard.slice(before).flat();
  // The first transaction has several, of which the server answers about one.
  for (const address of missing) expect(asked.filter((line) => line === `RCPT TO:<${address}>`).length).toBeLessThanOrEqual(2);
});

describe('a server that takes one recipient at a time and refuses others in words that no rule knows', () => {
  const words = '550 5.7.1 This letter stays with you';
  const oneAtATime = (answer: (path: string, visit: number) => string): MailScript => {
    let recipients = 0;
    return {
      mail: () => ((recipients = 0), '250 Ok'),
      rcpt: (path, { number }) => ((recipients += 1) > 1 ? '452 4.5.3 Too many recipients' : answer(path, number)),
    };
  };
  const [ivo, bea, zoe, yan] = ['ivo', 'bea', 'zoe', 'yan'].map((name) => `${name}@acme.test`) as [string, string, string, string];

  test('is believed, because it accepts another address before and after', async () => {
    const mail = await server(oneAtATime((path) => (/^(?:ivo|bea)@/.test(path) ? '250 Ok' : words)));
    expect(await all(verifier(acme, { '45.10.0.1': mail }), [ivo, bea, zoe, yan])).toEqual({
      [ivo]: 'deliverable mailbox_accepted',
      [bea]: 'deliverable mailbox_accepted',
      [zoe]: 'undeliverable mailbox_not_found',
      [yan]: 'undeliverable mailbox_not_found',
    });
  });

  test('is believed about names of many shapes, although a session has no room for all their made-up addresses', async () => {
    const people = ['ivo', 'ivo.sand', 'isand', 'ivo_b', 'ivo-k', 'i.sandbichler', 'ivo77', 'ivo.sandbichlermann'];
    const mail = await server(oneAtATime((path) => (people.includes(path.split('@')[0] ?? '') ? '250 Ok' : words)));
    const addresses = [...people, ...people.map((name) => `z${name}`)].map((name) => `${name}@acme.test`);
    const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), addresses);
    expect(addresses.map((address) => verdicts[address]?.split(' ')[0])).toEqual([
      ...people.map(() => 'deliverable'),
      ...people.map(() => 'undeliverable'),
    ]);
  });

  test.for<[span: 'session' | 'day', count: number, limit: number]>([
    ['day', 3, 1],
    ['day', 4, 1],
    ['day', 4, 2],
    ['day', 6, 1],
    ['session', 2, 1],
    ['session', 3, 2],
    ['session', 4, 1],
  ])('is not believed when it refuses the first of a %s (%d) and then accepts everyone (%d at a time)', async ([span, count, limit]) => {
    const refusals = new Map<number, number>();
    let recipients = 0;
    const mail = await server({
      mail: () => ((recipients = 0), '250 Ok'),
      rcpt: (_, { number }) => {
        recipients += 1;
        if (recipients > limit) return '452 4.5.3 Too many recipients';
        const key = span === 'day' ? 0 : number;
        const refused = refusals.get(key) ?? 0;
        if (refused < count) refusals.set(key, refused + 1);
        return refused < count ? words : '250 Ok';
      },
    });
    const addresses = [ivo, bea, zoe, yan, 'ulf@acme.test', 'dora.novak@acme.test', 'k.lim@acme.test'];
    const verdicts = Object.values(await all(verifier(acme, { '45.10.0.1': mail }), addresses));
    expect(verdicts.filter((verdict) => /^(?:un)?deliverable/.test(verdict))).toEqual([]);
  });

  test('is not believed when it begins to refuse everyone in these words', async () => {
    let refusals = 0;
    const mail = await server(oneAtATime((path) => (/^(?:ivo|bea)@/.test(path) && refusals < 3 ? '250 Ok' : ((refusals += 1), words))));
    const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), [ivo, zoe, yan, bea]);
    expect(verdicts[bea]).not.toMatch(/^undeliverable/);
  });
});

test('a made-up address that a server accepted before it changed is not asked about again until it is refused', async () => {
  const seen = new Set<string>();
  const rcpt = (path: string): string =>
    seen.has(path) && !path.startsWith('ivo') ? '550 5.1.1 User unknown' : (seen.add(path), '250 Ok');
  const gate = createHostGate({ clock: systemClock });
  const engine = verifier(acme, { '45.10.0.1': await server({ rcpt }) }, { gate });
  await all(engine, ['zoe.wolf@acme.test', 'zoe.braun@acme.test', 'ivo.schulz@acme.test']);
  const remembered = await gate.recallControls('acme.test', '45.10.0.1');
  expect(remembered.length).toBeGreaterThan(0);
  expect(remembered.map(({ reply }) => reply.code)).not.toContain(550);
});

test.for([
  '550 5.7.1 Relaying denied',
  '550 5.4.1 Recipient address rejected: Access denied',
  '550 The mail server could not deliver mail. The account or domain may not exist, they may be blacklisted, or missing the proper dns entries.',
])('a server that accepts those who exist and refuses all others with "%s" is believed', async (refusal) => {
  const mail = await server({ rcpt: (path) => (path.startsWith('ivo') ? '250 Ok' : refusal) });
  const people = Array.from({ length: 6 }, (_, n) => [`ivo${n}@acme.test`, `zoe${n}@acme.test`]).flat();
  const engine = verifier(acme, { '45.10.0.1': mail });
  await all(engine, people);
  expect(await all(engine, people)).toEqual(
    Object.fromEntries(
      people.map((each) => [each, each.startsWith('ivo') ? 'deliverable mailbox_accepted' : 'undeliverable mailbox_not_found']),
    ),
  );
});

test('a refusal to relay by a server that accepts its postmaster does not mean that the domain is not served', async () => {
  const mail = await server({ rcpt: (path) => (path.startsWith('postmaster') ? '250 Ok' : '550 5.7.1 Relaying denied') });
  const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), ['ivo@acme.test', 'zoe@acme.test', 'bea@acme.test']);
  expect(new Set(Object.values(verdicts))).toEqual(new Set(['unknown refusal_unclear']));
});

test.for(['550 5.7.1 Relaying denied', '550 Access denied'])(
  'a server that refuses everyone with "%s" is not believed about names',
  async (refusal) => {
    const mail = await server({ rcpt: () => refusal });
    const verdicts = await all(verifier(acme, { '45.10.0.1': mail }), ['ivo@acme.test', 'zoe@acme.test']);
    expect(Object.values(verdicts).filter((each) => each.includes('mailbox_'))).toEqual([]);
  },
);

describe('a server that accepts one recipient in a transaction and says so in its own words', () => {
  /** The first recipient is answered; every other one is refused in these words, except the same again. */
  const oneOnly = (answer: (path: string) => string, refusal: string): MailScript => {
    let first: string | null = null;
    return {
      mail: () => ((first = null), '250 Ok'),
      rcpt: (path) => {
        if (first !== null) return path === first ? '250 Ok' : refusal;
        const reply = answer(path);
        if (reply.startsWith('250')) first = path;
        return reply;
      },
    };
  };
  const names = ['ivo', 'bea', 'zoe', 'yan'].map((name) => `${name}@acme.test`);

  test.for(['550 vorlu tapet', '554 5.7.1 Just the one', '450 4.7.1 One addressee at a time', '553 Only a single recipient'])(
    'is asked until every verdict is right: %s',
    async (refusal) => {
      const engine = verifier(acme, { '45.10.0.1': await server(oneOnly(acceptsOnly('ivo', 'bea'), refusal)) });
      expect(await all(engine, names)).toEqual({
        'ivo@acme.test': 'deliverable mailbox_accepted',
        'bea@acme.test': 'deliverable mailbox_accepted',
        'zoe@acme.test': 'undeliverable mailbox_not_found',
        'yan@acme.test': 'undeliverable mailbox_not_found',
      });
    },
  );

  test.for(['550 vorlu tapet', '553 Only a single recipient'])('and accepts everyone is a catch-all: %s', async (refusal) => {
    const mail = await server(oneOnly(() => '250 Ok', refusal));
    for (const name of names) {
      const engine = verifier(acme, { '45.10.0.1': mail });
      expect([name, (await engine.verify(name)).reason]).toEqual([name, 'catch_all']);
    }
  });
});

describe('a server that hangs up', () => {
  const names = ['ivo', 'zoe'].map((name) => `${name}@acme.test`);
  const right = { 'ivo@acme.test': 'deliverable mailbox_accepted', 'zoe@acme.test': 'undeliverable mailbox_not_found' };

  test('at EHLO is greeted with HELO from then on', async () => {
    let isEhlo = true;
    const mail = await server({
      ehlo: '500 What?',
      rcpt: acceptsOnly('ivo'),
      before: (step) => (step === 1 && isEhlo ? ((isEhlo = false), 'end') : 'go_on'),
    });
    expect(await all(verifier(acme, { '45.10.0.1': mail }), names)).toEqual(right);
    expect(mail.heard.map(([first]) => first?.slice(0, 4))).toEqual(['EHLO', 'HELO']);
  });

  test('at pipelined commands, although it announces pipelining, is sent one command at a time', async () => {
    const mail = await server({ rcpt: acceptsOnly('ivo'), endsAtPipelining: '554 5.5.0 Error: improper command pipelining' });
    expect(await all(verifier(acme, { '45.10.0.1': mail }), names)).toEqual(right);
    const silent = await server({ rcpt: acceptsOnly('ivo'), endsAtPipelining: '' });
    expect(await all(verifier(acme, { '45.10.0.1': silent }), names)).toEqual(right);
  });

  test.for([1, 2, 3])(
    'without a word after %i recipients of a session is asked about the rest, and made-up addresses, in others',
    async (most) => {
      const answered = new Map<number, number>();
      const mail = await server({
        rcpt: (path, visit) => {
          answered.set(visit.number, (answered.get(visit.number) ?? 0) + 1);
          return `${acceptsOnly('ivo')(path)} (recipient ${answered.get(visit.number)})`;
        },
        leavesAfter: (reply) => reply.endsWith(`(recipient ${most})`),
      });
      expect(await all(verifier(acme, { '45.10.0.1': mail }), names)).toEqual(right);
    },
  );
});
