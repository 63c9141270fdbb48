/** Misbehaving servers and networks, over real sockets. Time is advanced by hand: nothing here waits. */
import type { Verdict } from '@leadlight/verification';
import { describe, expect, test } from 'vitest';
import { acme, acceptsOnly, server, verifier } from '../testing/acme.ts';
import { certificate } from '../testing/certificate.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import type { MailScript } from '../testing/scripted-mail-server.ts';

const short = ({ verdict, reason }: Verdict): string => `${verdict} ${reason}`;
const verdictOf = async (script: MailScript, address = 'ana@acme.test'): Promise<Verdict> =>
  verifier(acme, { '45.10.0.1': await server(script) }).verify(address);

/** Steps of a first visit: the server's replies in order. */
const steps = ['the greeting', 'the answer to EHLO', 'the answer to MAIL', 'the answer about the target'] as const;

describe('a server that disconnects before answering says nothing about the address', () => {
  for (const how of ['end', 'reset'] as const) {
    // A reset that comes with the greeting may come before the connection counts as one; then the host was not reached.
    test.for(steps.map((name, step) => [name, step] as const).filter(([, step]) => how === 'end' || step > 0))(
      `${how} instead of %s`,
      async ([, step]) => {
        expect(short(await verdictOf({ rcpt: acceptsOnly('ana'), before: (now) => (now === step ? how : 'go_on') }))).toBe(
          'unknown connection_lost',
        );
      },
    );
  }

  test('asks about the made-up address in another session when the server disconnects before answering about it', async () => {
    const before: MailScript['before'] = (step) => (step === 4 ? 'end' : 'go_on');
    expect(short(await verdictOf({ rcpt: acceptsOnly('ana'), before }))).toBe('deliverable mailbox_accepted');
    expect(short(await verdictOf({ rcpt: () => '250 Ok', before }))).toBe('risky catch_all');
    expect(short(await verdictOf({ rcpt: acceptsOnly('ana'), before }, 'zoe@acme.test'))).toBe('undeliverable mailbox_not_found');
  });
});

test.for(steps.map((name, step) => [name, step] as const))(
  'gives up on a server that sends nothing instead of %s after the timeout',
  async ([, step]) => {
    const clock = createManualClock();
    const isSilent = Promise.withResolvers<void>();
    const mail = await server({
      rcpt: acceptsOnly('ana'),
      before(now) {
        if (now !== step) return 'go_on';
        isSilent.resolve();
        return 'say_nothing';
      },
    });
    const verdict = verifier(acme, { '45.10.0.1': mail }, { clock }).verify('ana@acme.test');
    await isSilent.promise;
    await clock.untilSet(45_000);
    clock.advance(45_000);
    expect(short(await verdict)).toBe('unknown connection_lost');
  },
);

test('gives up on a server that never finishes its reply', async () => {
  const clock = createManualClock();
  const hasBegun = Promise.withResolvers<void>();
  const mail = await server({
    before(step, socket) {
      if (step !== 1) return 'go_on';
      socket.write('250-', () => hasBegun.resolve());
      return 'say_nothing';
    },
  });
  const verdict = verifier(acme, { '45.10.0.1': mail }, { clock }).verify('ana@acme.test');
  await hasBegun.promise;
  clock.advance(45_000);
  expect(short(await verdict)).toBe('unknown connection_lost');
});

test('gives up on an address that never accepts the connection', async () => {
  const clock = createManualClock();
  const verdict = verifier(acme, { '45.10.0.1': 'silent' }, { clock }).verify('ana@acme.test');
  await clock.untilSet(10_000);
  clock.advance(10_000);
  expect(short(await verdict)).toBe('unknown host_unreachable');
});

test('reads replies that arrive byte by byte', async () => {
  const pieces = (bytes: Buffer): Buffer[] => Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(short(await verdictOf({ rcpt: acceptsOnly('ana'), pieces }))).toBe('deliverable mailbox_accepted');
});

test.for<[string, MailScript]>([
  ['a line of ten megabytes', { rcpt: () => `250 ${'a'.repeat(10_000_000)}` }],
  ['a greeting of ten megabytes', { greeting: `220 ${'a'.repeat(10_000_000)}` }],
  ['a reply that never ends', { ehlo: '250-and\r\n'.repeat(100_000) }],
  ['another protocol', { greeting: 'SSH-2.0-OpenSSH_9.2' }],
  ['one reply too many', { rcpt: () => '250 Ok\r\n250 Ok' }],
  ['binary data', { greeting: '\u0000\u0001\u0002\r\n\r\n' }],
])('%s is not SMTP and says nothing about the address', async ([, script]) => {
  expect(short(await verdictOf(script))).toBe('unknown protocol_error');
});

test('invalid UTF-8 does not hide the rest of the reply', async () => {
  const pieces = (bytes: Buffer): Buffer[] => [Buffer.from(bytes.toString('latin1').replaceAll('?', '\u00ff'), 'latin1')];
  const verdict = await verdictOf({ rcpt: (path) => `550 5.1.1 <${path}>: User unknown (9f3 ???)`, pieces }, 'zoe@acme.test');
  expect(short(verdict)).toBe('undeliverable mailbox_not_found');
  expect(JSON.stringify(verdict.evidence)).toContain('User unknown (9f3 \ufffd\ufffd\ufffd)');
});

describe('TLS', () => {
  test('is used when the server offers it, with any certificate', async () => {
    const mail = await server({
      capabilities: ['STARTTLS', 'PIPELINING'],
      certificate,
      rcpt: (path, { isSecured }) => (isSecured ? acceptsOnly('ana')(path) : '530 5.7.0 Must issue a STARTTLS command first'),
    });
    expect(short(await verifier(acme, { '45.10.0.1': mail }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
  });

  test('is used when the server requires it without offering it', async () => {
    const mail = await server({
      certificate,
      mail: (_, { isSecured }) => (isSecured ? '250 Ok' : '530 5.7.0 Must issue a STARTTLS command first'),
      rcpt: acceptsOnly('ana'),
    });
    expect(short(await verifier(acme, { '45.10.0.1': mail }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
  });

  test('is skipped when it was only offered and fails', async () => {
    const mail = await server({ brokenHandshake: '500 What?\r\n', capabilities: ['STARTTLS', 'PIPELINING'], rcpt: acceptsOnly('ana') });
    expect(short(await verifier(acme, { '45.10.0.1': mail }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
    expect(mail.visits()).toBe(2);
  });
});

test('a verification can be aborted at any time and leaves no connection open', async () => {
  const stop = new AbortController();
  const isSilent = Promise.withResolvers<void>();
  const mail = await server({
    before(step) {
      if (step !== 2) return 'go_on';
      isSilent.resolve();
      return 'say_nothing';
    },
  });
  const engine = verifier(acme, { '45.10.0.1': mail });
  const verdict = engine.verify('ana@acme.test', { signal: stop.signal });
  await isSilent.promise;
  stop.abort(new Error('enough'));
  await expect(verdict).rejects.toThrow('enough');
  engine.close();
  await expect.poll(() => mail.open()).toBe(0);
});

test('a verification that exceeds its budget is unknown and can be retried', async () => {
  const clock = createManualClock();
  const verdict = verifier(acme, { '45.10.0.1': 'silent' }, { clock, budgetMs: 5_000 }).verify('ana@acme.test');
  await clock.untilSet(10_000);
  clock.advance(5_000);
  expect(await verdict).toMatchObject({ verdict: 'unknown', reason: 'not_finished', next: { by: 'waiting' } });
});
