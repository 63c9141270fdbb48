/** Exactly once, as far as SMTP allows: the result if a mail server answers, refuses, hangs or disconnects at each stage of the dialogue. */
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SmtpRelay } from '../config.values.ts';
import { expectEventually } from '../testing/expect-eventually.ts';
import { deadPort, mailSink, relayAt, scriptedServer, type Stage } from '../testing/smtp-servers.ts';
import type { HandOverResult } from './message.ts';
import { createSmtpHandOver, type SmtpTimeouts } from './smtp-hand-over.ts';

const contentEnd = 'the last line';
const mail = Buffer.from(`Subject: x\r\n\r\n.a line that begins with a dot\r\n${contentEnd}\r\n`);
const envelope = { from: 'website@leadlight.test', to: 'help@leadlight.test' };
/** Short for tests that wait for them. */
const short: SmtpTimeouts = { dnsMs: 50, connectionMs: 50, greetingMs: 50, dialogueMs: 50, answerMs: 50 };
const never = new AbortController().signal;

interface Attempt {
  result: HandOverResult;
  marks: number;
}

async function handOver(
  relay: SmtpRelay,
  { timeouts, mark = async () => {}, signal = never }: { timeouts?: SmtpTimeouts; mark?: () => Promise<void>; signal?: AbortSignal } = {},
): Promise<Attempt> {
  let marks = 0;
  const counted = async () => {
    marks += 1;
    await mark();
  };
  const result = await createSmtpHandOver(relay, timeouts)({ mail, envelope, mark: counted, signal });
  return { result, marks };
}

const ending = '\r\n.\r\n';
const hangUp = (socket: Socket) => socket.destroy();
const sendNothing = () => undefined;

test('a server that takes the mail has all of it, and its reply is kept', async () => {
  const sink = await mailSink();
  const { result, marks } = await handOver(sink.relay);
  expect(result).toEqual({ kind: 'delivered', reply: expect.stringMatching(/^250 /) });
  expect(marks).toBe(1);
  expect(sink.mails[0]).toMatchObject({ from: envelope.from, to: [envelope.to], raw: mail.toString() });
});

test('the ending is not sent before the mark is on disk', async () => {
  const { promise: onDisk, resolve: writeMark } = Promise.withResolvers<void>();
  const { promise: allContent, resolve: onContent } = Promise.withResolvers<void>();
  const server = await scriptedServer({ content: () => onContent() }, contentEnd);
  let isMarking = false;
  const attempt = handOver(server.relay, {
    mark: () => {
      isMarking = true;
      return onDisk;
    },
  });
  await allContent;
  await expectEventually(() => isMarking).toBe(true);
  // Gives data in transit time to arrive: many times a round trip on the same machine.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  expect(server.received()).toContain(contentEnd);
  expect(server.received()).not.toContain(ending);
  writeMark();
  expect((await attempt).result.kind).toBe('delivered');
  expect(server.received()).toContain(ending);
});

test('when the mark cannot be written the ending is never sent', async () => {
  const server = await scriptedServer({}, contentEnd);
  const { result } = await handOver(server.relay, {
    mark: async () => {
      await expectEventually(() => server.received()).toContain(contentEnd);
      throw Object.assign(new Error('disk full'), { code: 'ENOSPC' });
    },
  });
  expect(result).toMatchObject({ kind: 'not-sent', reason: 'ENOSPC' });
  expect(server.received()).toContain(contentEnd);
  expect(server.received()).not.toContain(ending);
});

test('a server that nobody runs leaves the message unsent', async () => {
  const { result, marks } = await handOver(relayAt(await deadPort()));
  expect(result).toMatchObject({ kind: 'not-sent', reason: 'ECONNREFUSED' });
  expect(marks).toBe(0);
});

const beforeMark: Stage[] = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'];

test.each(beforeMark)('a server that refuses at %s certainly does not deliver', async (stage) => {
  const server = await scriptedServer({ [stage]: '451 4.3.0 later' });
  const { result, marks } = await handOver(server.relay);
  // After a refused EHLO, the client tries the older HELO, which this server doesn't know.
  const reply = stage === 'EHLO' ? '502 not known' : '451 4.3.0 later';
  expect(result).toEqual({ kind: 'refused', code: Number(reply.slice(0, 3)), reply: expect.stringContaining(reply) });
  expect(marks).toBe(0);
  expect(server.received()).not.toContain(ending);
});

test.each(beforeMark)('a server that hangs at %s leaves the message unsent', async (stage) => {
  const server = await scriptedServer({ [stage]: sendNothing });
  const { result, marks } = await handOver(server.relay, { timeouts: short });
  expect(result.kind).toBe('not-sent');
  expect(marks).toBe(0);
});

test.each(beforeMark)('a server that hangs up at %s leaves the message unsent', async (stage) => {
  const server = await scriptedServer({ [stage]: hangUp });
  const { result, marks } = await handOver(server.relay);
  expect(result.kind).toBe('not-sent');
  expect(marks).toBe(0);
});

test.each(['451 4.3.0 later', '554 5.7.1 spam', '421 4.3.2 shutting down'])(
  'a server that refuses the whole message (%s) certainly does not deliver',
  async (reply) => {
    const server = await scriptedServer({ ending: reply });
    const { result, marks } = await handOver(server.relay);
    expect(result).toEqual({ kind: 'refused', code: Number(reply.slice(0, 3)), reply });
    expect(marks).toBe(1);
  },
);

test('a server that hangs up while it has the message but not its ending leaves it unsent', async () => {
  const server = await scriptedServer({ content: hangUp }, contentEnd);
  const { promise: gone, resolve: onGone } = Promise.withResolvers<void>();
  const attempt = handOver(server.relay, { mark: () => gone });
  await expectEventually(() => server.received()).toContain(contentEnd);
  // The disk is slow: the connection has long ended when the mark is written.
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
  onGone();
  expect((await attempt).result.kind).toBe('not-sent');
  expect(server.received()).not.toContain(ending);
});

test.each([
  ['hangs up', hangUp],
  ['hangs', sendNothing],
  ['answers half a line and hangs up', (socket: Socket) => void socket.end('2')],
  ['answers something that is neither yes nor no', '354 go on'],
])('a server that has the whole message and %s may have delivered it', async (_, step) => {
  const server = await scriptedServer({ ending: step });
  const { result, marks } = await handOver(server.relay, {
    timeouts: { ...short, dialogueMs: 5000, connectionMs: 5000, greetingMs: 5000 },
  });
  expect(result.kind).toBe('unconfirmed');
  expect(marks).toBe(1);
  expect(server.received()).toContain(ending);
});

test('a server that says yes before it has the whole message is not believed', async () => {
  const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
  const server = await scriptedServer(
    { content: (socket) => void socket.once('close', () => onClosed()).write('250 queued already\r\n') },
    contentEnd,
  );
  const { result } = await handOver(server.relay, { mark: () => closed });
  expect(result.kind).toBe('not-sent');
  expect(server.received()).not.toContain(ending);
});

test('an attempt that is called off before the ending leaves the message unsent, after it unconfirmed', async () => {
  const calledOff = async (stage: Stage) => {
    const stop = new AbortController();
    const server = await scriptedServer({ [stage]: () => stop.abort() });
    return (await handOver(server.relay, { signal: stop.signal })).result.kind;
  };
  expect(await calledOff('RCPT')).toBe('not-sent');
  expect(await calledOff('ending')).toBe('unconfirmed');
});

test('a password that the server echoes is kept neither in the reply nor in the reason', async () => {
  const relay = { credentials: { user: 'maria', password: 's3cret pass' } };
  const sink = await mailSink({
    authOptional: false,
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      callback(new Error(`no: ${auth.username} ${auth.password} ${Buffer.from('\0maria\0s3cret pass').toString('base64')}`)),
  });
  const { result } = await handOver({ ...sink.relay, ...relay });
  expect(result).toMatchObject({ kind: 'refused', code: 535 });
  expect(JSON.stringify(result)).toContain('maria [secret] [secret]');
});

test('without TLS no password is sent where TLS is required', async () => {
  const server = await scriptedServer({ EHLO: '250-scripted\r\n250 AUTH PLAIN LOGIN' });
  const { result } = await handOver({ ...server.relay, requireTls: true, credentials: { user: 'maria', password: 's3cret' } });
  expect(result.kind).toMatch(/not-sent|refused/);
  expect(server.received()).not.toMatch(/AUTH/);
});

test('where TLS would be welcome any certificate will do, where it is required only a good one', async () => {
  // A server with a self-signed certificate.
  const sink = await mailSink({ disabledCommands: [] });
  expect((await handOver(sink.relay)).result.kind).toBe('delivered');
  const { result } = await handOver({ ...sink.relay, requireTls: true });
  expect(result).toMatchObject({ kind: 'not-sent', reason: expect.stringMatching(/CERT|SIGNED|TLS/) });
  expect(sink.mails).toHaveLength(1);
});
