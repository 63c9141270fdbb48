import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder, outboxFolders } from '../outbox/data-folder.ts';
import { type ContactMessage, newMessage } from '../outbox/message.ts';
import { ana } from '../testing/contact.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runMessages } from './messages.command.ts';
import { visible } from './messages.table.ts';

async function run(
  dataFolder: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: '', err: '' };
  const code = await runMessages(args, {
    environment: { DATA_DIR: dataFolder, ...environment },
    root: dataFolder,
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
  });
  return { code, ...printed };
}

const at = '2026-03-02T09:00:00.000Z';

function outboxWith(...deliveries: Array<ContactMessage['delivery']>): string {
  const dataFolder = temporaryFolder();
  const { messages, temporary, requests } = outboxFolders(dataFolder);
  for (const folder of [messages, temporary, requests]) mkdirSync(folder, { recursive: true });
  deliveries.forEach((delivery, index) => {
    const message = newMessage(
      String(index + 1).repeat(32),
      { ...ana, fullName: `Ana ${index + 1}` },
      Date.parse(at) + (index + 1) * 60_000,
    );
    const attempts: ContactMessage['attempts'] = delivery.state === 'waiting' ? [] : [{ at, outcome: 'refused', reply: '450 busy' }];
    writeFileSync(join(outboxFolders(dataFolder).messages, `${message.id}.json`), JSON.stringify({ ...message, delivery, attempts }));
  });
  return dataFolder;
}

function requestsIn(dataFolder: string): unknown[] {
  const { requests } = outboxFolders(dataFolder);
  return readdirSync(requests).map((name) => JSON.parse(readFileSync(join(requests, name), 'utf8')) as unknown);
}

const waiting = { state: 'waiting', nextAttemptAt: at } as const;
const failed = { state: 'failed', at } as const;
const delivered = { state: 'delivered', at } as const;
const unconfirmed = { state: 'unconfirmed', at } as const;

test('an outbox that is empty or does not exist yet has no messages', async () => {
  const dataFolder = join(temporaryFolder(), 'none');
  expect(await run(dataFolder, [])).toEqual({ code: 0, out: `There are no messages in ${dataFolder}.\n`, err: '' });
  expect((await run(dataFolder, ['--json'])).out).toBe('[]\n');
});

test('messages are listed in a table, newest last, with their delivery state', async () => {
  const { out, code } = await run(outboxWith(delivered, failed, waiting), [], { SMTP_URL: 'smtp://mail.test' });
  expect(code).toBe(0);
  expect(out).toBe(
    [
      'ID        RECEIVED (UTC)    NAME   EMAIL          STATE      ATTEMPTS  NEXT ATTEMPT      LAST REPLY',
      '11111111  2026-03-02 09:01  Ana 1  ana@acme.test  delivered  1                           450 busy',
      '22222222  2026-03-02 09:02  Ana 2  ana@acme.test  failed     1                           450 busy',
      '33333333  2026-03-02 09:03  Ana 3  ana@acme.test  waiting    0         2026-03-02 09:00',
      '',
      '3 messages: 1 delivered, 1 failed, 1 waiting',
      '',
    ].join('\n'),
  );
});

test('without SMTP_URL the list says why messages wait', async () =>
  expect((await run(outboxWith(waiting), [])).out).toContain('SMTP_URL is not set: waiting messages are mailed once it is'));

test('as JSON the messages are whole', async () => {
  const listed = JSON.parse((await run(outboxWith(waiting), ['--json'])).out) as ContactMessage[];
  expect(listed).toMatchObject([{ id: '1'.repeat(32), values: { message: ana.message }, delivery: waiting }]);
});

test('one message is shown whole, by as much of its id as is clear', async () => {
  const dataFolder = outboxWith(waiting, failed);
  const { out } = await run(dataFolder, ['show', '22']);
  expect(out).toContain(`Id:        ${'2'.repeat(32)}`);
  expect(out).toContain('State:     failed');
  expect(out).toContain('Attempt:   2026-03-02T09:00:00.000Z refused: 450 busy');
  expect(out).toContain(ana.message);
  expect(await run(dataFolder, ['show', '9'])).toMatchObject({ code: 1, err: 'There is no message whose id begins with 9.\n' });
});

test('an id that begins two messages is not clear', async () => {
  const dataFolder = outboxWith(waiting);
  const { messages } = outboxFolders(dataFolder);
  const other = newMessage(`1${'2'.repeat(31)}`, ana, 0);
  writeFileSync(join(messages, `${other.id}.json`), JSON.stringify(other));
  expect(await run(dataFolder, ['show', '1'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('2 messages have an id that begins with 1'),
  });
});

test('a retry is asked for, not made: at the next start when no server runs, now when one does', async () => {
  const dataFolder = outboxWith(failed);
  expect((await run(dataFolder, ['retry', '1'])).out).toBe('1 message: sent when the server starts next; none is running now.\n');
  const server = openDataFolder(dataFolder);
  expect((await run(dataFolder, ['retry', '1'])).out).toBe('1 message: the running server sends now.\n');
  server.release();
  const request = { ids: ['1'.repeat(32)], includeUnconfirmed: true };
  expect(requestsIn(dataFolder)).toEqual([request, request]);
});

test.each([
  ['--failed', ['2']],
  ['--all', ['1', '2']],
])('retry %s leaves alone what is delivered and what may be', async (option, ids) => {
  const dataFolder = outboxWith(waiting, failed, delivered, unconfirmed);
  const { out } = await run(dataFolder, ['retry', option]);
  expect(out).toContain('Left alone: 1 unconfirmed');
  expect(requestsIn(dataFolder)).toEqual([{ ids: ids.map((id) => id.repeat(32)), includeUnconfirmed: false }]);
});

test('a message that may be delivered is retried by its id alone, with a warning', async () => {
  const dataFolder = outboxWith(unconfirmed);
  expect((await run(dataFolder, ['retry', '1'])).out).toContain('it may arrive twice');
  expect((await run(outboxWith(unconfirmed), ['retry', '--all'])).out).toContain('There is nothing to retry.');
});

test.each([
  [delivered, 'That message is delivered.'],
  [{ state: 'handing-over', since: at, tries: { since: at, count: 0 } } as const, 'at this moment'],
])('nothing is done about %j', async (delivery, sentence) => {
  const dataFolder = outboxWith(delivery);
  expect(await run(dataFolder, ['retry', '1'])).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
  expect(requestsIn(dataFolder)).toEqual([]);
});

test('a corrupt file is named, and the others are shown', async () => {
  const dataFolder = outboxWith(waiting);
  writeFileSync(join(outboxFolders(dataFolder).messages, 'broken.json'), '{');
  const { out, err, code } = await run(dataFolder, []);
  expect([code, err]).toEqual([0, expect.stringMatching(/^Not readable, left as it is: .*broken\.json\n$/)]);
  expect(out).toContain('11111111');
});

test.each([['retry'], ['retry', '1', '--all'], ['--failed'], ['show'], ['delete', '1'], ['--unknown'], ['show', '1', '2']])(
  'what is not understood is answered with the usage: %s %s %s',
  async (...args) => {
    const { code, err } = await run(
      outboxWith(waiting),
      args.filter((arg) => typeof arg === 'string'),
    );
    expect([code, err]).toEqual([1, expect.stringContaining('npm run messages -- retry --failed')]);
  },
);

test('--help prints the usage', async () =>
  expect(await run(temporaryFolder(), ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('npm run messages') }));

test('text from strangers cannot control the terminal', async () => {
  expect(visible('a\u001b[2J\u202eb\r\n\u0007')).toBe('a\\u001b[2J\\u202eb\\u000d \\u0007');
  const dataFolder = outboxWith(waiting);
  const evil = newMessage('e'.repeat(32), { ...ana, fullName: '\u001b]0;x\u0007Eve', message: 'a\n\u001b[31mb' }, 0);
  writeFileSync(join(outboxFolders(dataFolder).messages, `${evil.id}.json`), JSON.stringify(evil));
  for (const args of [[], ['show', 'e']]) expect((await run(dataFolder, args)).out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
