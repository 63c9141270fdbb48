import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig, siteUrlOf } from './config.ts';
import { baseUrl, isReservedDomain } from './config.values.ts';
import { readEnvironment, repositoryRoot } from './environment.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const variableNames = [
  'SITE_PORT',
  'HOST',
  'SITE_URL',
  'APP_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'LOG_LEVEL',
  'MESSAGE_RETENTION_DAYS',
];

test('without any variable the site runs on a laptop: port 3000, this machine only, nobody is mailed', () => {
  const config = readConfig({}, '/srv/site');
  expect(config).toEqual({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://localhost:3001',
    trustedProxies: [],
    dataFolder: '/srv/site/.data',
    mailFrom: 'website@leadlight.example',
    contactEmail: 'help@leadlight.example',
    logLevel: 'info',
    retentionDays: 90,
    production: false,
  });
  expect(siteUrlOf(config, 3000)).toBe('http://localhost:3000');
});

test('an empty variable is an unset one', () => {
  expect(readConfig(Object.fromEntries(variableNames.map((name) => [name, ''])), '/srv')).toEqual(readConfig({}, '/srv'));
});

const good: Array<[string, string, object]> = [
  ['SITE_PORT', '0', { port: 0 }],
  ['SITE_PORT', '65535', { port: 65535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::', { host: '::' }],
  ['SITE_URL', 'https://www.leadlight.test/', { siteUrl: 'https://www.leadlight.test' }],
  ['SITE_URL', 'HTTPS://Leadlight.Test:443', { siteUrl: 'https://leadlight.test' }],
  ['SITE_URL', 'http://[::1]:3000', { siteUrl: 'http://[::1]:3000' }],
  ['APP_URL', 'https://app.leadlight.test/base/', { appUrl: 'https://app.leadlight.test/base' }],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8,2001:db8::/32', { trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'] }],
  ['DATA_DIR', 'var/data', { dataFolder: '/srv/var/data' }],
  ['DATA_DIR', '/var/lib/leadlight', { dataFolder: '/var/lib/leadlight' }],
  ['SMTP_URL', 'smtp://localhost:2525', { smtp: { host: 'localhost', port: 2525, secure: false, requireTls: false } }],
  ['SMTP_URL', 'smtp://mail.test', { smtp: { host: 'mail.test', port: 587, secure: false, requireTls: false } }],
  [
    'SMTP_URL',
    'smtps://me%40x.test:p%2Fw%40d@mail.test',
    { smtp: { host: 'mail.test', port: 465, secure: true, requireTls: true, credentials: { user: 'me@x.test', password: 'p/w@d' } } },
  ],
  [
    'SMTP_URL',
    'smtp://u:p@[::1]:25',
    { smtp: { host: '::1', port: 25, secure: false, requireTls: false, credentials: { user: 'u', password: 'p' } } },
  ],
  [
    'SMTP_URL',
    'smtp://u:p@mail.test?requireTLS=false',
    { smtp: { host: 'mail.test', port: 587, secure: false, requireTls: false, credentials: { user: 'u', password: 'p' } } },
  ],
  ['MAIL_FROM', 'site@leadlight.test', { mailFrom: 'site@leadlight.test' }],
  ['CONTACT_EMAIL', 'help@leadlight.test', { contactEmail: 'help@leadlight.test' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['MESSAGE_RETENTION_DAYS', '1', { retentionDays: 1 }],
];
test.each(good)('%s=%s is understood', (name, value, expected) => expect(readConfig({ [name]: value }, '/srv')).toMatchObject(expected));

const bad: Array<[string, string[]]> = [
  ['SITE_PORT', ['abc', '-1', '65536', '3000.5', '0x10', ' ', '1e3']],
  ['HOST', ['a b', 'http://x', '-', '127.0.0.1:3000']],
  [
    'SITE_URL',
    [
      'leadlight.test',
      'ftp://leadlight.test',
      'https://leadlight.test/path',
      'https://leadlight.test?',
      'https://leadlight.test/#',
      'https://u:p@leadlight.test',
      'https://',
      "https://lead'light.test",
      'https://lead light.test',
    ],
  ],
  [
    'APP_URL',
    [
      'app',
      'javascript:alert(1)',
      'https://app.test/?a',
      'https://app.test/#a',
      'https://app.test/a&b',
      "https://app.test/'",
      'https://app.test/"',
      'https://app.test/<',
      'https://app.test\\x',
    ],
  ],
  ['TRUST_PROXY', ['1', 'true', 'all', '10.0.0.0/33', 'loopback;uniquelocal', '10.0.0.1,', 'proxy.test']],
  ['DATA_DIR', ['a\0b']],
  [
    'SMTP_URL',
    [
      'mail.test',
      'http://mail.test',
      'smtp://',
      'smtp://mail.test/path',
      'smtp://mail.test?debug=true',
      'smtp://mail.test#x',
      'smtp://u:%ZZ@mail.test',
      'smtp://mail.test:99999',
    ],
  ],
  ['MAIL_FROM', ['me', 'me@', 'Me <me@leadlight.test>', "o'me@leadlight.test", 'münchen@leadlight.test', 'a@b.test,c@d.test']],
  ['CONTACT_EMAIL', ['help', 'a&b@leadlight.test', 'help?@leadlight.test', 'a%b@leadlight.test', '"a b"@leadlight.test']],
  ['LOG_LEVEL', ['INFO', 'verbose']],
  ['MESSAGE_RETENTION_DAYS', ['0', '-1', '1.5', 'never', '36501']],
];
test.each(bad.flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%j is refused, with its name, value, what was expected and where it is documented',
  (name, value) => {
    const expected = name === 'SMTP_URL' ? 'has a value that is not shown' : JSON.stringify(value);
    const refused = () => readConfig({ [name]: value }, '/srv');
    expect(refused).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(new RegExp(`^${name} .*; expected .* \\(docs/configuration\\.md#${name.toLowerCase()}\\)$`)),
      }),
    );
    expect(refused).toThrow(expected);
  },
);

test('all that is wrong is reported together, a line each', () => {
  const environment = { SITE_PORT: 'abc', SITE_URL: 'x', NODE_ENV: 'production', LOG_LEVEL: 'loud' };
  expect(() => readConfig(environment)).toThrow(/^SITE_PORT [^\n]*\nSITE_URL [^\n]*\nCONTACT_EMAIL is not set[^\n]*\nLOG_LEVEL [^\n]*$/);
});

test('no part of a wrong SMTP_URL is shown', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://maria:s3cret@' })).toThrow(
    expect.objectContaining({ message: expect.not.stringMatching(/s3cret|maria/) }),
  );
});

test('a start in production without a real help address is refused', () => {
  const production = { NODE_ENV: 'production' };
  expect(() => readConfig(production)).toThrow(/^CONTACT_EMAIL is not set; expected an email address that somebody reads/);
  for (const domain of [
    'leadlight.example',
    'a.test',
    'x.invalid',
    'localhost.localhost',
    'example.com',
    'www.example.net',
    'EXAMPLE.ORG',
  ]) {
    expect(() => readConfig({ ...production, CONTACT_EMAIL: `help@${domain}` })).toThrow(/^CONTACT_EMAIL is/);
  }
  expect(readConfig({ ...production, CONTACT_EMAIL: 'help@leadlight.io' })).toMatchObject({
    production: true,
    contactEmail: 'help@leadlight.io',
  });
});

test('in production mail needs a real sender, once there is a mail server', () => {
  const production = { NODE_ENV: 'production', CONTACT_EMAIL: 'help@leadlight.io' };
  expect(() => readConfig(production)).not.toThrow();
  expect(() => readConfig({ ...production, SMTP_URL: 'smtp://mail.leadlight.io' })).toThrow(/^MAIL_FROM is not set/);
  expect(() => readConfig({ ...production, SMTP_URL: 'smtp://mail.leadlight.io', MAIL_FROM: 'a@leadlight.example' })).toThrow(
    /^MAIL_FROM is/,
  );
  expect(() => readConfig({ ...production, SMTP_URL: 'smtp://mail.leadlight.io', MAIL_FROM: 'site@leadlight.io' })).not.toThrow();
});

test('a domain is reserved with all below it, and no other', () => {
  const label = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(label, fc.constantFrom('example', 'test', 'invalid', 'localhost', 'example.com'), (name, reserved) =>
      isReservedDomain(`${name}.${reserved}`),
    ),
  );
  for (const real of ['contest', 'myexample.com', 'example.io', 'latest.dev', 'example.com.au']) expect(isReservedDomain(real)).toBe(false);
});

test('whatever the text, a base address that is accepted can stand in HTML and in front of /sign-up', () => {
  const part = fc.constantFrom(
    'a',
    'app.test',
    ':8080',
    '/',
    '//',
    '..',
    '?',
    '#',
    '&',
    "'",
    '"',
    '<',
    '>',
    '%',
    '%22',
    '@',
    '\\',
    ' ',
    'ü',
    ';',
  );
  fc.assert(
    fc.property(fc.constantFrom('http://', 'https://', 'https://app.test', ''), fc.array(part, { maxLength: 6 }), (start, parts) => {
      const url = baseUrl(start + parts.join(''));
      return url === undefined || (!/[&'"<>?#\s]|\/$/.test(url) && new URL(`${url}/sign-up`).pathname.endsWith('/sign-up'));
    }),
  );
});

test('.env is read where it stands, and the real environment wins', () => {
  const root = temporaryFolder();
  expect(readEnvironment({ SITE_PORT: '1' }, root)).toEqual({ SITE_PORT: '1' });
  writeFileSync(join(root, '.env'), 'SITE_PORT=4000\n# a comment\nAPP_URL="https://app.leadlight.test"\n');
  expect(readEnvironment({ SITE_PORT: '5000' }, root)).toMatchObject({ SITE_PORT: '5000', APP_URL: 'https://app.leadlight.test' });
});

test('every variable has a section of its own in docs/configuration.md, and a line with its default in .env.example', () => {
  const sections = readFileSync(join(repositoryRoot, 'docs/configuration.md'), 'utf8').match(/^## [A-Z_]+$/gm);
  const lines = readFileSync(join(repositoryRoot, '.env.example'), 'utf8').match(/^# [A-Z_]+=.*$/gm) ?? [];
  expect(sections?.toSorted()).toEqual(variableNames.map((name) => `## ${name}`).toSorted());
  expect(lines.map((line) => line.slice(2, line.indexOf('='))).toSorted()).toEqual(variableNames.toSorted());
  const example = parseEnv(lines.map((line) => line.slice(2)).join('\n'));
  expect(readConfig(example)).toEqual({ ...readConfig({}), siteUrl: 'http://localhost:3000' });
});
