/** The program as a process: starting, refusing to start, stopping, and being killed. Issue 2, "Errors" and "The contact form". */
import { once } from 'node:events';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxFolders } from './outbox/data-folder.ts';
import { ana, postJson } from './testing/contact.ts';
import { expectEventually } from './testing/expect-eventually.ts';
import { expectStates, storedMessages } from './testing/outbox.ts';
import { parseAnswer } from './testing/raw-http.ts';
import { startSiteProcess } from './testing/site-process.ts';
import { mailSink, scriptedServer } from './testing/smtp-servers.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('it prints JSON lines and, when it is ready, one line with its address; SIGTERM ends it with 0', async () => {
  const site = startSiteProcess();
  const url = await site.url();
  expect((await fetch(url)).status).toBe(200);
  site.child.kill('SIGTERM');
  expect(await site.exit()).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('');
  const lines = site.stdout().trimEnd().split('\n');
  const forPeople = lines.filter((line) => !line.startsWith('{'));
  expect(forPeople).toEqual([`Leadlight site: ${url}`]);
  for (const line of lines.filter((each) => each.startsWith('{'))) expect(JSON.parse(line)).toHaveProperty('msg');
});

test('Ctrl-C ends it with 0', async () => {
  const site = startSiteProcess();
  await site.url();
  site.child.kill('SIGINT');
  expect(await site.exit()).toEqual({ code: 0, signal: null });
});

test('it does not outlive the process that started it', async () => {
  const site = startSiteProcess({ ipc: true });
  await site.url();
  site.child.disconnect();
  expect(await site.exit()).toEqual({ code: 0, signal: null });
});

test('a request in flight is answered before the end, asked for once or twice, and no other is accepted', async () => {
  const site = startSiteProcess();
  const { port } = new URL(await site.url());
  const body = JSON.stringify(ana);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  await once(socket, 'data');
  site.child.kill('SIGTERM');
  await expectEventually(() =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 'refused',
    ),
  ).toBe('refused');
  // Ctrl-C reaches this process and its parent, which forwards it.
  site.child.kill('SIGINT');
  socket.write(body);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(parseAnswer(answer.toString())).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect(await site.exit()).toMatchObject({ code: 0 });
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
});

test('a mail under way is finished before the end', async () => {
  const { promise: reached, resolve: onReached } = Promise.withResolvers<void>();
  let answerMail = () => {};
  const server = await scriptedServer({
    ending: (socket) => {
      answerMail = () => void socket.write('250 queued\r\n');
      onReached();
    },
  });
  const site = startSiteProcess({ environment: { SMTP_URL: `smtp://127.0.0.1:${server.relay.port}` } });
  await postJson(await site.url(), ana);
  await reached;
  site.child.kill('SIGTERM');
  await expectEventually(() =>
    fetch(String(site.stdout().match(/http:\S+/)?.[0])).then(
      ({ status }) => status,
      () => 'refused',
    ),
  ).toBe('refused');
  answerMail();
  expect(await site.exit()).toMatchObject({ code: 0 });
  expect(storedMessages(site.dataFolder)[0]?.delivery.state).toBe('delivered');
});

const oneLine = (text: string): unknown => expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`));

async function refusal(options: Parameters<typeof startSiteProcess>[0]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const site = startSiteProcess(options);
  const { code } = await site.exit();
  return { code, stdout: site.stdout(), stderr: site.stderr() };
}

test('a port in use is one clear line and exit code 1', async () => {
  const first = startSiteProcess();
  const { port } = new URL(await first.url());
  expect(await refusal({ environment: { SITE_PORT: port } })).toEqual({
    code: 1,
    stdout: '',
    stderr: oneLine(`Port ${port} is in use.*SITE_PORT`),
  });
});

test('a data folder in use by another process is one clear line that names it, and exit code 1', async () => {
  const first = startSiteProcess();
  await first.url();
  expect(await refusal({ dataFolder: first.dataFolder })).toEqual({
    code: 1,
    stdout: '',
    stderr: oneLine(`in use by process ${first.child.pid}.*DATA_DIR`),
  });
});

test('a data folder that cannot be written is one clear line and exit code 1', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await refusal({ environment: { DATA_DIR: join(file, 'data') } })).toEqual({
    code: 1,
    stdout: '',
    stderr: oneLine('cannot be written.*DATA_DIR'),
  });
});

test('a missing build is one clear line and exit code 1', async () => {
  expect(await refusal({ dist: join(temporaryFolder(), 'dist') })).toEqual({
    code: 1,
    stdout: '',
    stderr: oneLine('not built.*npm start'),
  });
});

test('bad configuration is one clear line for each variable and exit code 1', async () => {
  const { code, stdout, stderr } = await refusal({ environment: { SITE_PORT: 'abc', SMTP_URL: 'smtp://maria:s3cret@' } });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^SITE_PORT is "abc"; expected [^\n]*\nSMTP_URL has a value that is not shown[^\n]*\n$/);
});

test('an address that this machine does not have is one clear line and exit code 1', async () => {
  expect(await refusal({ environment: { HOST: '192.0.2.1' } })).toEqual({
    code: 1,
    stdout: '',
    stderr: oneLine('192.0.2.1.*cannot be listened on.*HOST'),
  });
});

test('killed between storing and mailing, it sends exactly one message after its restart', async () => {
  const hanging = await scriptedServer({ RCPT: () => undefined });
  const first = startSiteProcess({ environment: { SMTP_URL: `smtp://127.0.0.1:${hanging.relay.port}` } });
  expect((await postJson(await first.url(), ana)).status).toBe(200);
  await expectEventually(() => hanging.received()).toContain('RCPT TO');
  first.child.kill('SIGKILL');
  expect(await first.exit()).toMatchObject({ signal: 'SIGKILL' });

  const sink = await mailSink();
  const second = startSiteProcess({ dataFolder: first.dataFolder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
  await second.url();
  await expectStates(first.dataFolder, 'delivered');
  expect(sink.mails).toHaveLength(1);
  second.child.kill('SIGTERM');
  await second.exit();

  const third = startSiteProcess({ dataFolder: first.dataFolder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
  expect((await postJson(await third.url(), { ...ana, fullName: 'Ben' })).status).toBe(200);
  await expectStates(first.dataFolder, 'delivered', 'delivered');
  expect(sink.mails.map(({ headers }) => headers['subject'])).toEqual([expect.stringContaining('Ana'), 'Message from Ben']);
});

test('killed after the last byte and before the answer, it sends nothing twice and shows the message as perhaps delivered', async () => {
  const silent = await scriptedServer({ ending: () => undefined });
  const first = startSiteProcess({ environment: { SMTP_URL: `smtp://127.0.0.1:${silent.relay.port}` } });
  await postJson(await first.url(), ana);
  await expectEventually(() => silent.received()).toContain('\r\n.\r\n');
  first.child.kill('SIGKILL');
  await first.exit();
  expect(storedMessages(first.dataFolder)[0]?.delivery.state).toBe('handing-over');

  const sink = await mailSink();
  const second = startSiteProcess({ dataFolder: first.dataFolder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
  await postJson(await second.url(), { ...ana, fullName: 'Ben' });
  await expectStates(first.dataFolder, 'delivered', 'unconfirmed');
  expect(sink.mails.map(({ headers }) => headers['subject'])).toEqual(['Message from Ben']);
});

test('killed in the middle of many messages, it has lost none that it called received', async () => {
  const first = startSiteProcess({ environment: { TRUST_PROXY: 'loopback' } });
  const url = await first.url();
  const received: string[] = [];
  const posts = Array.from({ length: 60 }, async (_, index) => {
    const fullName = `Visitor ${index}`;
    const response = await postJson(url, { ...ana, fullName }, { 'x-forwarded-for': `192.0.2.${index}` });
    if (response.status === 200) received.push(fullName);
    if (received.length === 10) first.child.kill('SIGKILL');
  });
  await Promise.allSettled(posts);
  await first.exit();
  expect(received.length).toBeGreaterThanOrEqual(10);

  const second = startSiteProcess({ dataFolder: first.dataFolder });
  await second.url();
  const stored = storedMessages(first.dataFolder).map(({ values }) => values.fullName);
  expect(stored).toEqual(expect.arrayContaining(received));
  expect(new Set(stored).size).toBe(stored.length);
  expect(readdirSync(outboxFolders(first.dataFolder).temporary)).toEqual([]);
});

/** A file system of 256 KiB in its own mount namespace, if the test may create one (as root, and not in every container). */
const tinyDisk = (folder: string) => ['unshare', '-m', 'sh', '-c', 'mount -t tmpfs -o size=256k tmpfs "$0" && exec "$@"', folder];
const canMount = () => {
  const [command, ...args] = [...tinyDisk('/mnt'), 'true'];
  return spawnSync(command, args).status === 0;
};

test('on a full disk, or one that is gone, a message is refused with the help address, and all that were called received are there', async () => {
  const dataFolder = temporaryFolder();
  const isReal = canMount();
  const environment = { TRUST_PROXY: 'loopback' };
  const site = startSiteProcess({ dataFolder, environment, ...(isReal && { wrapper: tinyDisk(dataFolder) }) });
  const url = await site.url();
  const { messages, temporary } = outboxFolders(isReal ? `/proc/${site.child.pid}/root${dataFolder}` : dataFolder);
  const send = (index: number) =>
    postJson(url, { ...ana, message: 'x'.repeat(5000) }, { 'x-forwarded-for': `192.0.2.${index}` }).then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }));

  let received = 0;
  let answer = await send(0);
  while (answer.status === 200) {
    received += 1;
    if (!isReal && received === 10) rmSync(temporary, { recursive: true });
    answer = await send(received);
  }
  expect(answer).toEqual({ status: 503, text: expect.stringContaining('write to help@leadlight.example') });
  expect(received).toBeGreaterThan(5);
  expect(readdirSync(messages)).toHaveLength(received);

  if (isReal) rmSync(join(messages, readdirSync(messages)[0] ?? ''));
  else mkdirSync(temporary);
  expect(readdirSync(temporary)).toEqual([]);
  expect((await send(200)).status).toBe(200);
});
