import { createDnsCache, createMailHosts, createVerifier, type VerifierOptions } from '@leadlight/adapters';
import { Readable } from 'node:stream';
import { createServer, connect, type AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig, StartError } from '../config.ts';
import { reasonTable } from '@leadlight/verification';
import { runVerify, type VerifyCommand } from './verify.command.ts';
import { readVerifyConfig } from './verify.config.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that accepts Ana and the postmaster, with only as much SMTP as these tests need. */
async function mailServer(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mx.acme.test ESMTP\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        const isUnknown = line.startsWith('RCPT') && !/<(?:ana|postmaster)@/.test(line);
        socket.write(
          line.startsWith('EHLO')
            ? '250-mx.acme.test\r\n250 PIPELINING\r\n'
            : isUnknown
              ? '550 5.1.1 User unknown\r\n'
              : '250 2.0.0 Ok\r\n',
        );
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  return (server.address() as AddressInfo).port;
}

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function run(args: string[], more: Partial<VerifyCommand> & { identity?: VerifierOptions['identity'] } = {}): Promise<Run> {
  const port = await mailServer();
  let out = '';
  let err = '';
  const code = await runVerify(args, {
    createVerifier: (onNotice) =>
      createVerifier({
        findMailHosts: createMailHosts(
          createDnsCache(async (name, type) => {
            if (!name.endsWith('acme.test')) return { rcode: 'NXDOMAIN', records: [], ttlS: 60 };
            return {
              rcode: 'NOERROR',
              ttlS: 60,
              records: type === 'MX' ? [{ type, preference: 10, exchange: 'mx.acme.test' }] : [{ type: 'A', address: '45.10.0.1' }],
            };
          }),
        ),
        dial: async () => {
          const socket = connect(port, '127.0.0.1');
          await new Promise((resolve) => void socket.once('connect', resolve));
          return socket;
        },
        identity: more.identity === undefined ? { heloName: 'verify.leadlight.test', sender: '' } : more.identity,
        onNotice,
      }),
    identityFaults: ['VERIFY_HELO_NAME is not set.'],
    stdin: null,
    out: (text) => (out += text),
    err: (text) => (err += text),
    hasProgress: false,
    signal: new AbortController().signal,
    now: () => 0,
    ...more,
  });
  return { code, out, err };
}

test.for([
  ['ana@acme.test', 0, 'deliverable'],
  ['zoe@acme.test', 3, 'undeliverable'],
  ['ana@nowhere.test', 3, 'undeliverable'],
  ['ana', 3, 'undeliverable'],
] as const)('%s ends with %i: %s', async ([address, code, verdict]) => {
  const ended = await run([address]);
  expect(ended).toMatchObject({ code, err: '' });
  expect(ended.out).toContain(`${address}: ${verdict} (`);
});

test('--explain shows every command and reply in order', async () => {
  const { out } = await run(['ana@acme.test', '--explain']);
  expect(out.match(/DNS {6}MX|CONNECT|< {6}220|> {6}EHLO|> {6}MAIL|> {6}RCPT TO:<ana@|\(made up\)|< {6}550|deliverable/g)).toEqual([
    'DNS      MX',
    'CONNECT',
    '<      220',
    '>      EHLO',
    '>      MAIL',
    '>      RCPT TO:<ana@',
    '(made up)',
    '<      550',
    '(made up)',
    '<      550',
    // Once more at the end: the server still accepts it.
    '>      RCPT TO:<ana@',
    'deliverable',
  ]);
});

test('--json prints the verdict with its evidence', async () => {
  const { out } = await run(['ana@acme.test', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    address: 'ana@acme.test',
    verdict: 'deliverable',
    reason: 'mailbox_accepted',
    facts: { catchAll: 'no' },
  });
});

describe('many addresses', () => {
  const list = 'ana@acme.test\n\n  zoe@acme.test\r\nnobody\n';

  test('come from standard input, get a line each, and end with 0', async () => {
    const { code, out, err } = await run([], { stdin: Readable.from([list]) });
    expect(code).toBe(0);
    expect(out.trim().split('\n').toSorted()).toEqual([
      'ana@acme.test\tdeliverable\tmailbox_accepted',
      'nobody\tundeliverable\tinvalid_syntax',
      'zoe@acme.test\tundeliverable\tmailbox_not_found',
    ]);
    expect(err).toBe('1 deliverable, 2 undeliverable, 0 risky, 0 unknown in 0.0 s\n');
  });

  test('come from a file, with progress in a terminal', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verify-'));
    closing.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'list.txt'), `\uFEFF${list}`);
    let now = 0;
    const { out, err } = await run(['--file', join(folder, 'list.txt')], { hasProgress: true, now: () => (now += 1000) });
    expect(out).toContain('ana@acme.test\tdeliverable');
    expect(err).toMatch(/\[#{24}\] 3 of 3/);
  });

  test('can be interrupted', async () => {
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    expect((await run(['a@acme.test', 'b@acme.test'], { signal: stop.signal })).code).toBe(130);
  });
});

test('without a sender name, grammar and DNS still answer, and the missing setting is named', async () => {
  expect(await run(['ana@nowhere.test'], { identity: null })).toMatchObject({ code: 3, err: '' });
  const { code, err } = await run(['ana@acme.test'], { identity: null });
  expect(code).toBe(5);
  expect(err).toContain('VERIFY_HELO_NAME is not set.');
});

test.for([[[]], [['--color']], [['--file', '/nowhere/list.txt']]])('%j is wrong usage', async ([args = []]) => {
  await expect(run(args)).rejects.toThrow(StartError);
});

describe('configuration', () => {
  const good = { VERIFY_HELO_NAME: 'verify.leadlight.io', VERIFY_MAIL_FROM: 'probe@leadlight.io' };

  test('is read from the environment', () => {
    expect(
      readVerifyConfig({
        ...good,
        VERIFY_PROXY: 'socks5://user:p%40ss@proxy.leadlight.io:1081',
        VERIFY_DNS: '192.0.2.53, [2001:db8::53]:5353',
        VERIFY_COMMAND_SECONDS: '20',
        VERIFY_SOURCE_ADDRESS: '',
      }),
    ).toEqual({
      identity: { heloName: 'verify.leadlight.io', sender: 'probe@leadlight.io' },
      identityFaults: [],
      sourceAddress: undefined,
      socks5: { host: 'proxy.leadlight.io', port: 1081, user: 'user', password: 'p@ss' },
      dnsServers: ['192.0.2.53', '[2001:db8::53]:5353'],
      times: { greetingMs: 20_000, commandMs: 20_000 },
      budgetMs: undefined,
    });
  });

  test('may be missing, with reasons', () => {
    const { identity, identityFaults } = readVerifyConfig({});
    expect(identity).toBeNull();
    expect(identityFaults).toHaveLength(2);
  });

  test('the null sender is written <>', () => {
    expect(readVerifyConfig({ ...good, VERIFY_MAIL_FROM: '<>' }).identity?.sender).toBe('');
  });

  test.for([
    ['localhost', 'VERIFY_HELO_NAME', 'localhost'],
    ['a number', 'VERIFY_HELO_NAME', '192.0.2.1'],
    ['a number in brackets', 'VERIFY_HELO_NAME', '[192.0.2.1]'],
    ['a name that is not full', 'VERIFY_HELO_NAME', 'laptop'],
    ['a local name', 'VERIFY_HELO_NAME', 'laptop.local'],
    ['a name for examples', 'VERIFY_HELO_NAME', 'mail.example.com'],
    ["a provider's name", 'VERIFY_HELO_NAME', 'mail.google.com'],
    ['a sender at a provider', 'VERIFY_MAIL_FROM', 'me@gmail.com'],
    ['a sender for examples', 'VERIFY_MAIL_FROM', 'me@leadlight.example'],
    ['no sender', 'VERIFY_MAIL_FROM', 'me'],
    ['a proxy of another kind', 'VERIFY_PROXY', 'http://proxy.leadlight.io'],
    ['a name server by its name', 'VERIFY_DNS', 'ns1.leadlight.io'],
    ['no time at all', 'VERIFY_COMMAND_SECONDS', '0'],
  ])('%s is refused by name', ([, name = '', value]) => {
    expect(() => readVerifyConfig({ ...good, [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  test('a wrong proxy is named without its value', () => {
    expect(() => readVerifyConfig({ ...good, VERIFY_PROXY: 'http://user:secret@proxy.leadlight.io' })).toThrow(
      /^(?!.*secret)VERIFY_PROXY/s,
    );
  });
});

test('the network of tests allows reserved names and only loopback, and is refused in production', () => {
  const tested = { VERIFY_HELO_NAME: 'a.leadlight.test', VERIFY_MAIL_FROM: 'a@leadlight.test', VERIFY_TEST_NETWORK: '127.0.0.0/8:2525' };
  expect(readVerifyConfig(tested)).toMatchObject({ identityFaults: [], testNetwork: { cidr: '127.0.0.0/8', port: 2525 } });
  expect(() => readVerifyConfig({ ...tested, NODE_ENV: 'production' })).toThrow(/^VERIFY_TEST_NETWORK /);
  for (const network of ['10.0.0.0/8:25', '127.0.0.0/0:25', '0.0.0.0/0:25', '127.0.0.0/8'])
    expect(() => readVerifyConfig({ ...tested, VERIFY_TEST_NETWORK: network })).toThrow(/^VERIFY_TEST_NETWORK /);
  expect(() => readVerifyConfig({ ...tested, VERIFY_TEST_NETWORK: '' })).toThrow(/^VERIFY_HELO_NAME /);
});

test('a server does not start with a harmful name, and starts without one', () => {
  expect(() => readConfig({ VERIFY_HELO_NAME: 'localhost' })).toThrow(/VERIFY_HELO_NAME .*docs\/configuration\.md#verification/);
  expect(readConfig({}).verify).toMatchObject({ identity: null, testNetwork: undefined });
});

test('docs/verification.md explains every reason under its verdict, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/verification.md'), 'utf8');
  for (const verdict of ['deliverable', 'undeliverable', 'risky', 'unknown']) {
    const section = text.split(`### ${verdict}\n`)[1]?.split('\n#')[0] ?? '';
    const explained = Array.from(section.matchAll(/^\| `(\w+)`/gm), ([, reason = '']) => reason);
    const wanted = Object.entries(reasonTable).flatMap(([reason, entry]) => (entry.verdict === verdict ? [reason] : []));
    expect(new Set(explained)).toEqual(new Set(wanted));
  }
});
