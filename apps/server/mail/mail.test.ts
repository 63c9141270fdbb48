import { inAuth, type Queryable } from '@leadlight/db/platform';
import { jobQueues } from '@leadlight/db/platform/jobs';
import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { inAuthCommand } from '../auth/auth-transaction.ts';
import { startWorker } from '../jobs/worker.ts';
import { testServer } from '../testing/test-server.ts';
import { renderMail } from './layout.ts';
import { createMailRenderer } from './mail-renderer.ts';
import { mails } from './mails.ts';
import { queueMail } from './queue-mail.ts';
import { createMailSender, mostSendingMs } from './send-mail.job.ts';

const accepted: string[] = [];
let refusals = 1;
let arrived: (() => void) | undefined;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let text = '';
    stream.on('data', (chunk) => (text += String(chunk)));
    stream.on('end', () => {
      refusals -= 1;
      // For the first email of this file the server is busy: 451, try again later.
      if (refusals >= 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
      accepted.push(text);
      arrived?.();
      done();
    });
  },
});
const listening = smtp.listen(0, '127.0.0.1');
await once(listening, 'listening');
const { port } = listening.address() as { port: number };
afterAll(() => smtp.close(() => undefined));

const server = await testServer({ smtpUrl: `smtp://127.0.0.1:${port}`, runs: 'both' });
const { boss, db } = server.services;
const link = 'http://localhost:3001/verify-email#token=x';
const welcome = (tx: Queryable, to: string) => queueMail(boss, tx, 'confirm-email', to, { name: 'Ana', url: link });

test('an email is queued exactly when the transaction that causes it commits', async () => {
  await inAuth(db, (tx) => welcome(tx, 'kept@acme.example'));
  const failing = inAuthCommand(db, async (tx) => {
    await welcome(tx, 'lost@acme.example');
    throw new Error('the command failed');
  });
  await expect(failing).rejects.toThrow('the command failed');
  expect(await server.mailsTo('kept@acme.example')).toHaveLength(1);
  expect(await server.mailsTo('lost@acme.example')).toEqual([]);
});

test('a busy mail server is retried and then gets the email once, with plain text and HTML', async () => {
  const sender = createMailSender(server.services.config, () => new Date());
  const mail = { kind: 'confirm-email', to: 'kept@acme.example', parameters: { name: 'Ana', url: link } } as const;
  await expect(sender.send('job-1', mail)).rejects.toThrow('busy');
  await sender.send('job-1', mail);
  await sender.close();
  expect(accepted).toHaveLength(1);
  expect(accepted[0]).toMatch(/^To: kept@acme\.example\r$/m);
  expect(accepted[0]).toMatch(/^Message-ID: <job-1@localhost>\r$/im);
  expect(accepted[0]).toMatch(/Content-Type: text\/plain/);
  expect(accepted[0]).toMatch(/Content-Type: text\/html/);
});

test.each([
  ['never greets', () => undefined],
  // A byte now and then isn't silence, so only a limit for the whole email ends it.
  ['begins its greeting and never ends it', (socket: Socket) => trickle(socket, '220-wait\r\n')],
  ['accepts the connection and answers garbage', (socket: Socket) => trickle(socket, '\0\u00ff garbage\r\n')],
  [
    'never answers the message',
    (socket: Socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        const [verb = ''] = String(data).split(/[ \r]/);
        if (['EHLO', 'MAIL', 'RCPT'].includes(verb)) socket.write('250 ok\r\n');
        if (verb === 'DATA') socket.write('354 go\r\n', () => trickle(socket, '250-wait\r\n'));
      });
    },
  ],
])('a mail server that %s does not occupy the worker', async (_name, answer) => {
  const sockets = new Set<Socket>();
  const endless = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    answer(socket);
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const config = { ...server.services.config, smtpUrl: `smtp://127.0.0.1:${(endless.address() as AddressInfo).port}` };
  const sender = createMailSender(config, () => new Date(), { mostMs: 300 });
  const mail = { kind: 'confirm-email', to: 'late@acme.example', parameters: { name: 'Ana', url: link } } as const;
  await expect(sender.send('job-2', mail)).rejects.toBeInstanceOf(Error);
  await sender.close();
  for (const socket of sockets) socket.destroy();
  endless.close();
});

test('an attempt ends before its job expires, so that an email is never sent twice at once', () => {
  const expireInSeconds = jobQueues.find(({ name }) => name === 'send-mail')?.expireInSeconds ?? 0;
  expect(mostSendingMs).toBeLessThan(expireInSeconds * 1000);
});

function trickle(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 20);
  socket.on('close', () => clearInterval(timer));
}

test('emails are rendered in a thread that ends when there was none for a while, and starts again for the next one', async () => {
  const renderer = createMailRenderer({ restMs: 0 });
  const content = mails['confirm-email']({ name: 'Ana', url: link });
  const first = await renderer.render(content);
  expect(await renderer.render(content)).toEqual(first);
  expect(first).toEqual(await renderMail(content));
  // @ts-expect-error -- content that can't be rendered
  await expect(renderer.render({ ...content, paragraphs: null })).rejects.toThrow('could not be rendered');
  await renderer.close();
});

test('the worker sends a queued email to the mail server', async () => {
  const mailed = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const worker = await startWorker(server.services);
  await mailed;
  await worker.stop();
  expect(accepted.at(-1)).toMatch(/^To: kept@acme\.example\r$/m);
});

test.each(Object.entries(mails))('the email %s has the same content in plain text and in HTML', async (_kind, words) => {
  const url = 'https://app.example/somewhere#token=abc';
  const parameters = {
    name: 'Ana & <b>',
    url,
    resetUrl: url,
    isOn: true,
    inviter: 'Ben',
    workspace: 'W',
    workspaceId: 'w',
    waiting: '3',
    role: 'admin',
    on: '2026-12-05',
    removed: '3 members',
    days: '3',
    because: 'trial' as const,
    plan: 'Basic',
    amount: '$59.00',
    credits: '4,000',
    receipt: '',
  };
  const content = words(parameters);
  const { html, text, subject } = await renderMail(content);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<b>');
  for (const paragraph of content.paragraphs) expect(text).toContain(paragraph);
  expect(html).toContain('lang="en"');
  expect(html).not.toMatch(/<(img|link|script)\b|https?:\/\/(?!app\.example|www\.w3\.org)/);
});
