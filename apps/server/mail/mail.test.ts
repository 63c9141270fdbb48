import { inAuth, type Queryable } from '@leadlight/db/platform';
import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { inAct } from '../auth/auth-transaction.ts';
import { startWorker } from '../jobs/worker.ts';
import { testServer } from '../testing/test-server.ts';
import { renderMail } from './layout.ts';
import { mails } from './mails.ts';
import { queueMail } from './queue-mail.ts';
import { createMailSender } from './send-mail.job.ts';

const taken: string[] = [];
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
      // The first mail of this file meets a server that has no time: 451, try again later.
      if (refusals >= 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
      taken.push(text);
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

test('a mail is queued exactly when its cause is committed', async () => {
  await inAuth(db, (tx) => welcome(tx, 'kept@acme.example'));
  const failing = inAct(db, async (tx) => {
    await welcome(tx, 'lost@acme.example');
    throw new Error('the act failed');
  });
  await expect(failing).rejects.toThrow('the act failed');
  expect(await server.mailsTo('kept@acme.example')).toHaveLength(1);
  expect(await server.mailsTo('lost@acme.example')).toEqual([]);
});

test('a mail server that is busy is tried again, and then gets the mail once, with text beside the HTML', async () => {
  const sender = createMailSender(server.services.config, () => new Date());
  const mail = { kind: 'confirm-email', to: 'kept@acme.example', parameters: { name: 'Ana', url: link } } as const;
  await expect(sender.send('job-1', mail)).rejects.toThrow('busy');
  await sender.send('job-1', mail);
  sender.close();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatch(/^To: kept@acme\.example\r$/m);
  expect(taken[0]).toMatch(/^Message-ID: <job-1@localhost>\r$/im);
  expect(taken[0]).toMatch(/Content-Type: text\/plain/);
  expect(taken[0]).toMatch(/Content-Type: text\/html/);
});

test('the worker takes a queued mail to the mail server', async () => {
  const mailed = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const worker = await startWorker(server.services);
  await mailed;
  await worker.stop();
  expect(taken.at(-1)).toMatch(/^To: kept@acme\.example\r$/m);
});

test.each(Object.entries(mails))('the mail %s says in text what it says in HTML', async (_kind, words) => {
  const url = 'https://app.example/somewhere#token=abc';
  const parameters = {
    name: 'Ana & <b>',
    url,
    resetUrl: url,
    isOn: true,
    inviter: 'Ben',
    workspace: 'W',
    role: 'admin',
    on: '2026-12-05',
    removed: '3 members',
  };
  const content = words(parameters);
  const { html, text, subject } = await renderMail(content);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<b>');
  for (const paragraph of content.paragraphs) expect(text).toContain(paragraph);
  expect(html).toContain('lang="en"');
  expect(html).not.toMatch(/<(img|link|script)\b|https?:\/\/(?!app\.example|www\.w3\.org)/);
});
