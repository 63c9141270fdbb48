/** The whole outbox: files, sender, retries, retention. The tests control the time. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectEventually } from '../testing/expect-eventually.ts';
import { ana } from '../testing/contact.ts';
import { type ManualClock, manualClock } from '../testing/manual-clock.ts';
import { expectStates, storedMessages } from '../testing/outbox.ts';
import { deadPort, mailSink, relayAt, scriptedServer } from '../testing/smtp-servers.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { collectingLog } from '../testing/test-site.ts';
import { openDataFolder, outboxFolders } from './data-folder.ts';
import { type ContactMessage, handingOver, newMessage } from './message.ts';
import { openOutbox, type Outbox, StorageUnavailable } from './outbox.ts';
import { writeRetryRequest } from './retry-requests.ts';
import { createSmtpHandOver, type HandOver } from './smtp-hand-over.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface TestOutbox extends Omit<Outbox, 'close'> {
  close(graceMs?: number): Promise<void>;
  clock: ManualClock;
  dataFolder: string;
  lines: Array<Record<string, unknown>>;
}

async function openTestOutbox({
  dataFolder = temporaryFolder(),
  handOver,
  clock = manualClock(),
  retentionDays = 90,
}: { dataFolder?: string; handOver?: HandOver; clock?: ManualClock; retentionDays?: number } = {}): Promise<TestOutbox> {
  const folder = openDataFolder(dataFolder);
  const { log, lines } = collectingLog();
  const addresses = { from: 'website@leadlight.test', to: 'help@leadlight.test' };
  const outbox = await openOutbox({ folders: folder, ...(handOver && { handOver }), addresses, retentionDays, clock, log });
  let closing: Promise<void> | undefined;
  const close = (graceMs = 0) => (closing ??= outbox.close(graceMs).then(() => folder.release()));
  onTestFinished(() => close());
  return { ...outbox, close, clock, dataFolder, lines };
}

/** Writes a message to a folder that no outbox has open. */
function putMessage(dataFolder: string, message: ContactMessage): void {
  const { messages } = outboxFolders(dataFolder);
  mkdirSync(messages, { recursive: true });
  writeFileSync(join(messages, `${message.id}.json`), JSON.stringify(message));
}

const oldMessage = (id: string, delivery: ContactMessage['delivery'], clock = manualClock()): ContactMessage => ({
  ...newMessage(id.repeat(32), ana, clock.now() - day),
  delivery,
});
const ids = (messages: ContactMessage[]) => messages.map(({ id }) => id.slice(0, 1)).toSorted();

test('a message waits while the mail server is down, and is sent once when it is back', async () => {
  const port = await deadPort();
  const outbox = await openTestOutbox({ handOver: createSmtpHandOver(relayAt(port)) });
  await outbox.store(ana);
  await expectEventually(() => outbox.clock.waits()).toContain(10_000);
  expect(storedMessages(outbox.dataFolder)[0]).toMatchObject({
    delivery: { state: 'waiting', tries: { count: 1 } },
    attempts: [{ outcome: 'not-sent' }],
  });

  const sink = await mailSink({}, port);
  outbox.clock.advance(10_000);
  await expectStates(outbox.dataFolder, 'delivered');
  outbox.clock.advance(day);
  expect(sink.mails).toHaveLength(1);
});

test('when the mail server is back, those that could not reach it do not wait for their turn', async () => {
  const port = await deadPort();
  const outbox = await openTestOutbox({ handOver: createSmtpHandOver(relayAt(port)) });
  await outbox.store(ana);
  await expectEventually(() => outbox.clock.waits()).toContain(10_000);
  outbox.clock.advance(10_000);
  await expectEventually(() => storedMessages(outbox.dataFolder)[0]?.attempts.length).toBe(2);
  await mailSink({}, port);
  await outbox.store({ ...ana, fullName: 'Ben' });
  await expectStates(outbox.dataFolder, 'delivered', 'delivered');
});

test('two messages are two emails, neither sent twice', async () => {
  const sink = await mailSink();
  const outbox = await openTestOutbox({ handOver: createSmtpHandOver(sink.relay) });
  await Promise.all(['Ana', 'Ben', 'Cem', 'Dag'].map((fullName) => outbox.store({ ...ana, fullName })));
  await expectStates(outbox.dataFolder, 'delivered', 'delivered', 'delivered', 'delivered');
  expect(sink.mails.map(({ headers }) => String(headers['subject'])).toSorted()).toEqual(
    ['Ana', 'Ben', 'Cem', 'Dag'].map((name) => `Message from ${name}`),
  );
  expect(new Set(sink.mails.map(({ headers }) => headers['message-id'])).size).toBe(4);
});

test('a server that refuses is asked again by the schedule, and given up after four days; the message stays, with every reply', async () => {
  const server = await scriptedServer({ RCPT: '450 4.2.1 mailbox busy' });
  const outbox = await openTestOutbox({ handOver: createSmtpHandOver(server.relay) });
  await outbox.store(ana);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await expectEventually(() => storedMessages(outbox.dataFolder)[0]?.attempts.length).toBe(attempt);
    const { delivery } = storedMessages(outbox.dataFolder)[0] ?? {};
    const wait = delivery?.state === 'waiting' ? Date.parse(delivery.nextAttemptAt) - outbox.clock.now() : 0;
    await expectEventually(() => outbox.clock.waits()).toContain(wait);
    waits.push(wait);
    outbox.clock.advance(wait);
  }
  expect(waits).toEqual([10_000, 30_000, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute]);
  await expectEventually(() => storedMessages(outbox.dataFolder)[0]?.attempts.length).toBe(9);
  await expectEventually(() => outbox.clock.waits()).toContain(60 * minute);
  outbox.clock.advance(4 * day);
  const [message] = await expectStates(outbox.dataFolder, 'failed');
  expect(message?.attempts.at(-1)).toMatchObject({ outcome: 'refused', reply: expect.stringContaining('450 4.2.1 mailbox busy') });
  expect(outbox.lines.find(({ msg }) => String(msg).startsWith('message given up'))).toMatchObject({ level: 'error', replyCode: 450 });
  expect(JSON.stringify(outbox.lines)).not.toContain('mailbox busy');
});

test('a message that may have been delivered is not sent again automatically', async () => {
  const server = await scriptedServer({ ending: (socket) => socket.destroy() });
  const outbox = await openTestOutbox({ handOver: createSmtpHandOver(server.relay) });
  await outbox.store(ana);
  await expectStates(outbox.dataFolder, 'unconfirmed');
  outbox.clock.advance(10 * day);
  await outbox.store({ ...ana, fullName: 'Ben' });
  await expectStates(outbox.dataFolder, 'unconfirmed', 'unconfirmed');
  expect(server.connections()).toBe(2);
});

test('a restart loses nothing: what waited is sent, what was being handed over is shown as perhaps delivered, what is done stays done', async () => {
  const dataFolder = temporaryFolder();
  const at = new Date(manualClock().now()).toISOString();
  putMessage(dataFolder, oldMessage('a', { state: 'waiting', nextAttemptAt: at }));
  putMessage(dataFolder, handingOver(oldMessage('b', { state: 'waiting', nextAttemptAt: at }), manualClock().now()));
  putMessage(dataFolder, oldMessage('c', { state: 'delivered', at }));
  putMessage(dataFolder, oldMessage('d', { state: 'failed', at }));
  putMessage(dataFolder, oldMessage('e', { state: 'unconfirmed', at }));
  const sink = await mailSink();
  const outbox = await openTestOutbox({ dataFolder, handOver: createSmtpHandOver(sink.relay) });
  const messages = await expectStates(dataFolder, 'delivered', 'delivered', 'failed', 'unconfirmed', 'unconfirmed');
  expect(sink.mails.map(({ headers }) => headers['message-id'])).toEqual([`<${'a'.repeat(32)}@leadlight.test>`]);
  expect(messages.find(({ id }) => id.startsWith('b'))).toMatchObject({
    delivery: { state: 'unconfirmed' },
    attempts: [{ outcome: 'unconfirmed' }],
  });
  outbox.clock.advance(day);
  expect(sink.mails).toHaveLength(1);
});

test('without SMTP_URL messages wait, the log says so, and they are sent once there is one', async () => {
  const dataFolder = temporaryFolder();
  const first = await openTestOutbox({ dataFolder });
  await first.store(ana);
  expect(first.lines[0]).toMatchObject({ level: 'warn', msg: expect.stringMatching(/^SMTP_URL is not set/) });
  await first.close();
  expect(storedMessages(dataFolder)[0]?.delivery.state).toBe('waiting');
  const sink = await mailSink();
  await openTestOutbox({ dataFolder, handOver: createSmtpHandOver(sink.relay) });
  await expectStates(dataFolder, 'delivered');
  expect(sink.mails).toHaveLength(1);
});

test('a corrupt file is reported by name and keeps nobody else waiting', async () => {
  const dataFolder = temporaryFolder();
  putMessage(dataFolder, oldMessage('a', { state: 'waiting', nextAttemptAt: new Date(0).toISOString() }));
  const broken = join(outboxFolders(dataFolder).messages, `${'b'.repeat(32)}.json`);
  writeFileSync(broken, '{"format":1,');
  const sink = await mailSink();
  const outbox = await openTestOutbox({ dataFolder, handOver: createSmtpHandOver(sink.relay) });
  await expectEventually(() => sink.mails.length).toBe(1);
  expect(outbox.lines.find(({ file }) => file === `${'b'.repeat(32)}.json`)).toMatchObject({ level: 'error' });
  expect(readFileSync(broken, 'utf8')).toBe('{"format":1,');
});

test('a message whose file is broken while it waits is left alone, and the others are sent', async () => {
  const port = await deadPort();
  const outbox = await openTestOutbox({ handOver: createSmtpHandOver(relayAt(port)) });
  await outbox.store(ana);
  await expectEventually(() => outbox.clock.waits()).toContain(10_000);
  const { messages } = outboxFolders(outbox.dataFolder);
  const [name = ''] = readdirSync(messages);
  writeFileSync(join(messages, name), 'broken');
  const sink = await mailSink({}, port);
  outbox.clock.advance(10_000);
  await outbox.store({ ...ana, fullName: 'Ben' });
  await expectEventually(() => sink.mails.map(({ headers }) => headers['subject'])).toEqual(['Message from Ben']);
  expect(readFileSync(join(messages, name), 'utf8')).toBe('broken');
  expect(outbox.lines.filter(({ msg }) => msg === 'message not readable')).toHaveLength(1);
});

test('when the state cannot be written after the answer yes, it is written as soon as it can be, and nothing is sent twice', async () => {
  const dataFolder = temporaryFolder();
  const { temporary } = outboxFolders(dataFolder);
  let mails = 0;
  const outbox = await openTestOutbox({
    dataFolder,
    async handOver({ mark }) {
      await mark();
      mails += 1;
      // The disk fails between the last byte and the answer.
      renameSync(temporary, `${temporary}.away`);
      return { kind: 'delivered', reply: '250 ok' };
    },
  });
  await outbox.store(ana);
  await expectEventually(() => outbox.lines.find(({ msg }) => msg === 'state not recorded')).toBeDefined();
  expect(storedMessages(dataFolder)[0]?.delivery.state).toBe('handing-over');
  renameSync(`${temporary}.away`, temporary);
  await expectEventually(() => outbox.clock.waits()).toContain(10_000);
  outbox.clock.advance(10_000);
  await expectStates(dataFolder, 'delivered');
  outbox.clock.advance(day);
  expect(mails).toBe(1);
});

test('a hand-over that breaks in an unforeseen way leaves the message to a person', async () => {
  const outbox = await openTestOutbox({ handOver: () => Promise.reject(new Error('unforeseen')) });
  await outbox.store(ana);
  await expectStates(outbox.dataFolder, 'unconfirmed');
});

test('at the end a mail under way is waited for, then cut off and known as such', async () => {
  const { promise: inHands, resolve: onInHands } = Promise.withResolvers<void>();
  const clock = manualClock();
  const outbox = await openTestOutbox({
    clock,
    async handOver({ mark, signal }) {
      await mark();
      onInHands();
      return new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ kind: 'unconfirmed', reason: 'EABORT', detail: 'called off' })),
      );
    },
  });
  await outbox.store(ana);
  await inHands;
  const closed = outbox.close(5000);
  await expectEventually(() => clock.waits()).toContain(5000);
  clock.advance(4999);
  expect(storedMessages(outbox.dataFolder)[0]?.delivery.state).toBe('handing-over');
  clock.advance(1);
  await closed;
  expect(storedMessages(outbox.dataFolder)[0]?.delivery.state).toBe('unconfirmed');
});

test('delivered messages are deleted when their retention is over, others never', async () => {
  const clock = manualClock();
  const at = (daysAgo: number) => new Date(clock.now() - daysAgo * day).toISOString();
  const dataFolder = temporaryFolder();
  putMessage(dataFolder, oldMessage('a', { state: 'delivered', at: at(30) }));
  putMessage(dataFolder, oldMessage('b', { state: 'delivered', at: at(29.5) }));
  putMessage(dataFolder, oldMessage('c', { state: 'failed', at: at(400) }));
  putMessage(dataFolder, oldMessage('d', { state: 'unconfirmed', at: at(400) }));
  await openTestOutbox({ dataFolder, clock, retentionDays: 30 });
  await expectEventually(() => ids(storedMessages(dataFolder))).toEqual(['b', 'c', 'd']);
  clock.advance(day);
  await expectEventually(() => ids(storedMessages(dataFolder))).toEqual(['c', 'd']);
});

test('a retry asked for by hand is made by the running server within seconds', async () => {
  const dataFolder = temporaryFolder();
  const at = new Date(0).toISOString();
  for (const id of ['a', 'b']) putMessage(dataFolder, oldMessage(id, { state: 'failed', at }));
  putMessage(dataFolder, oldMessage('c', { state: 'unconfirmed', at }));
  const sink = await mailSink();
  const outbox = await openTestOutbox({ dataFolder, handOver: createSmtpHandOver(sink.relay) });
  await writeRetryRequest(outboxFolders(dataFolder), {
    ids: ['a'.repeat(32), 'c'.repeat(32), '../../etc/passwd'],
    includeUnconfirmed: false,
  });
  outbox.clock.advance(3000);
  await expectStates(dataFolder, 'delivered', 'failed', 'unconfirmed');
  expect(sink.mails).toHaveLength(1);
  await writeRetryRequest(outboxFolders(dataFolder), { ids: ['c'.repeat(32)], includeUnconfirmed: true });
  await expectEventually(() => (outbox.clock.advance(3000), sink.mails.length)).toBe(2);
  await expectStates(dataFolder, 'delivered', 'delivered', 'failed');
  expect(readdirSync(outboxFolders(dataFolder).requests)).toEqual([]);
});

test('a retry asked for while no server ran is made at the next start; an invalid request is moved aside', async () => {
  const dataFolder = temporaryFolder();
  putMessage(dataFolder, oldMessage('a', { state: 'failed', at: new Date(0).toISOString() }));
  openDataFolder(dataFolder).release();
  const folders = outboxFolders(dataFolder);
  await writeRetryRequest(folders, { ids: ['a'.repeat(32)], includeUnconfirmed: false });
  writeFileSync(join(folders.requests, 'broken.json'), '{');
  const sink = await mailSink();
  const outbox = await openTestOutbox({ dataFolder, handOver: createSmtpHandOver(sink.relay) });
  await expectStates(dataFolder, 'delivered');
  expect(outbox.lines.find(({ msg }) => msg === 'retry request not understood')).toMatchObject({ file: 'broken.json' });
  expect(readdirSync(folders.requests)).toEqual([]);
});

test('a key stands for its message for 24 hours, over a restart too, and then for a new one', async () => {
  const dataFolder = temporaryFolder();
  const clock = manualClock();
  const first = await openTestOutbox({ dataFolder, clock });
  expect(await first.find('key', ana)).toBe('none');
  const stored = await first.store(ana, 'key');
  expect(stored.kind).toBe('stored');
  await first.close();

  const second = await openTestOutbox({ dataFolder, clock });
  expect(await second.find('key', ana)).toBe('same');
  expect(await second.find('key', { ...ana, phone: '00000' })).toBe('other');
  expect(await second.store(ana, 'key')).toEqual({ ...stored, kind: 'replayed' });
  expect(await second.store({ ...ana, phone: '00000' }, 'key')).toEqual({ kind: 'key-reused' });
  expect(storedMessages(dataFolder)).toHaveLength(1);
  clock.advance(day);
  expect(await second.find('key', ana)).toBe('none');
  expect((await second.store(ana, 'key')).kind).toBe('stored');
  expect(storedMessages(dataFolder)).toHaveLength(2);
});

test('posts with one key that come at once are one message', async () => {
  const outbox = await openTestOutbox();
  const kinds = (await Promise.all([1, 2, 3].map(() => outbox.store(ana, 'key')))).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['replayed', 'replayed', 'stored']);
  expect(storedMessages(outbox.dataFolder)).toHaveLength(1);
});

test('a message that cannot be stored is refused, and leaves no file', async () => {
  const outbox = await openTestOutbox();
  const { temporary } = outboxFolders(outbox.dataFolder);
  rmSync(temporary, { recursive: true });
  writeFileSync(temporary, 'a file where the folder was');
  await expect(outbox.store(ana)).rejects.toThrow(StorageUnavailable);
  await expect(outbox.store(ana, 'key')).rejects.toThrow(StorageUnavailable);
  expect(storedMessages(outbox.dataFolder)).toEqual([]);
});
