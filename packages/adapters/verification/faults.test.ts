/** What bad servers and networks do, over real sockets. Time is moved by hand: nothing here waits. */
import type { Verdict } from '@leadlight/verification';
import { describe, expect, test } from 'vitest';
import { acme, only, server, verifier } from '../testing/acme.ts';
import { certificate } from '../testing/certificate.ts';
import { createMovedClock } from '../testing/moved-clock.ts';
import type { MailScript } from '../testing/scripted-mail-server.ts';

const short = ({ verdict, reason }: Verdict): string => `${verdict} ${reason}`;
const verdictOf = async (script: MailScript, address = 'ana@acme.test'): Promise<Verdict> =>
  verifier(acme, { '45.10.0.1': await server(script) }).verify(address);

/** Steps of a first visit: what the server would say. */
const steps = ['the greeting', 'the answer to EHLO', 'the answer to MAIL', 'the answer about the target'] as const;

describe('a server that leaves before it has answered says nothing about the address', () => {
  for (const how of ['end', 'reset'] as const) {
    // A reset that comes with the greeting may come before the connection counts as one; then the host was not reached.
    test.for(steps.map((name, step) => [name, step] as const).filter(([, step]) => how === 'end' || step > 0))(
      `${how} instead of %s`,
      async ([, step]) => {
        expect(short(await verdictOf({ rcpt: only('ana'), before: (now) => (now === step ? how : 'go_on') }))).toBe(
          'unknown connection_lost',
        );
      },
    );
  }

  test('when it leaves before the made-up address is answered, what it said of the target counts', async () => {
    const before: MailScript['before'] = (step) => (step === 4 ? 'end' : 'go_on');
    expect(short(await verdictOf({ rcpt: only('ana'), before }))).toBe('risky accept_unconfirmed');
    expect(short(await verdictOf({ rcpt: only('ana'), before }, 'zoe@acme.test'))).toBe('undeliverable mailbox_not_found');
  });
});

test.for(steps.map((name, step) => [name, step] as const))(
  'a server that is silent instead of %s is left when its time is up',
  async ([, step]) => {
    const clock = createMovedClock();
    const isSilent = Promise.withResolvers<void>();
    const mail = await server({
      rcpt: only('ana'),
      before(now) {
        if (now !== step) return 'go_on';
        isSilent.resolve();
        return 'say_nothing';
      },
    });
    const verdict = verifier(acme, { '45.10.0.1': mail }, { clock }).verify('ana@acme.test');
    await isSilent.promise;
    await clock.untilSet(45_000);
    clock.move(45_000);
    expect(short(await verdict)).toBe('unknown connection_lost');
  },
);

test('a server that sends a byte now and then, and never an end, is left when its time is up', async () => {
  const clock = createMovedClock();
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
  clock.move(45_000);
  expect(short(await verdict)).toBe('unknown connection_lost');
});

test('an address that never answers a connection is left after its time', async () => {
  const clock = createMovedClock();
  const verdict = verifier(acme, { '45.10.0.1': 'silent' }, { clock }).verify('ana@acme.test');
  await clock.untilSet(10_000);
  clock.move(10_000);
  expect(short(await verdict)).toBe('unknown host_unreachable');
});

test('answers that come byte by byte are understood', async () => {
  const pieces = (bytes: Buffer): Buffer[] => Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(short(await verdictOf({ rcpt: only('ana'), pieces }))).toBe('deliverable mailbox_accepted');
});

test.for<[string, MailScript]>([
  ['a line of ten megabytes', { rcpt: () => `250 ${'a'.repeat(10_000_000)}` }],
  ['a greeting of ten megabytes', { greeting: `220 ${'a'.repeat(10_000_000)}` }],
  ['an answer that never ends', { ehlo: '250-and\r\n'.repeat(100_000) }],
  ['another protocol', { greeting: 'SSH-2.0-OpenSSH_9.2' }],
  ['an answer too many', { rcpt: () => '250 Ok\r\n250 Ok' }],
  ['bytes of no protocol', { greeting: '\u0000\u0001\u0002\r\n\r\n' }],
])('%s is not SMTP, and says nothing about the address', async ([, script]) => {
  expect(short(await verdictOf(script))).toBe('unknown protocol_error');
});

test('bytes that are not UTF-8 do not hide what is said', async () => {
  const pieces = (bytes: Buffer): Buffer[] => [Buffer.from(bytes.toString('latin1').replaceAll('?', '\u00ff'), 'latin1')];
  const verdict = await verdictOf({ rcpt: (path) => `550 5.1.1 <${path}>: ??? unknown`, pieces }, 'zoe@acme.test');
  expect(short(verdict)).toBe('undeliverable mailbox_not_found');
  expect(JSON.stringify(verdict.evidence)).toContain('\ufffd\ufffd\ufffd unknown');
});

describe('encryption', () => {
  test('is used when it is offered, with any certificate', async () => {
    const mail = await server({
      capabilities: ['STARTTLS', 'PIPELINING'],
      certificate,
      rcpt: (path, { isSecured }) => (isSecured ? only('ana')(path) : '530 5.7.0 Must issue a STARTTLS command first'),
    });
    expect(short(await verifier(acme, { '45.10.0.1': mail }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
  });

  test('is done when it is demanded without having been offered', async () => {
    const mail = await server({
      certificate,
      mail: (_, { isSecured }) => (isSecured ? '250 Ok' : '530 5.7.0 Must issue a STARTTLS command first'),
      rcpt: only('ana'),
    });
    expect(short(await verifier(acme, { '45.10.0.1': mail }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
  });

  test('that was only offered and does not work is done without', async () => {
    const mail = await server({ brokenHandshake: '500 What?\r\n', capabilities: ['STARTTLS', 'PIPELINING'], rcpt: only('ana') });
    expect(short(await verifier(acme, { '45.10.0.1': mail }).verify('ana@acme.test'))).toBe('deliverable mailbox_accepted');
    expect(mail.visits()).toBe(2);
  });
});

test('a check can be called off at any moment, and leaves no connection behind', async () => {
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

test('a check that takes longer than its budget is unknown and can be asked again', async () => {
  const clock = createMovedClock();
  const verdict = verifier(acme, { '45.10.0.1': 'silent' }, { clock, budgetMs: 5_000 }).verify('ana@acme.test');
  await clock.untilSet(10_000);
  clock.move(5_000);
  expect(await verdict).toMatchObject({ verdict: 'unknown', reason: 'not_finished', next: { by: 'waiting' } });
});
