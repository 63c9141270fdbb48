import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWebUrl } from './web-url.ts';

test.for([
  ['https://acme.com/about?x=1#team', 'https://acme.com/about?x=1'],
  ['http://acme.com:80/', 'http://acme.com/'],
  ['https://acme.com:443', 'https://acme.com/'],
  ['http://acme.com:443/', 'http://acme.com:443/'],
  ['https://ACME.com./x', 'https://acme.com/x'],
  ['https://müller.de/', 'https://xn--mller-kva.de/'],
] as const)('%s may be read', ([text, href]) => {
  expect(readWebUrl(text)).toMatchObject({ kind: 'url', url: { href } });
});

test('a relative link is read beside its page', () => {
  expect(readWebUrl('../team', new URL('https://acme.com/en/about'))).toMatchObject({ url: { href: 'https://acme.com/team' } });
});

test.for([
  ['not_a_url', 'acme.com', 'https://', 'http://[::1', 'https://exa mple.com', '//', 'http://%00.com/'],
  ['scheme', 'ftp://acme.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'gopher://acme.com/', 'ws://acme.com/'],
  ['port', 'http://acme.com:8080/', 'https://acme.com:22/', 'http://acme.com:25/'],
  ['credentials', 'https://user@acme.com/', 'https://u:p@acme.com/', 'https://:p@acme.com/', 'http://acme.com@127.0.0.1/'],
  [
    'ip_address',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://1.1.1.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://10.0.0.1:80/',
    'http://127.0.0.1./',
  ],
  [
    'private_name',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://printer/',
    'http://router.lan/',
    'http://db.internal/',
    'http://nas.local/',
    'http://x.home.arpa/',
    'http://metadata.google.internal/',
    'http://foo.localhost/',
    'http://abc.onion/',
    'http://ⓛocalhost/',
  ],
  ['too_long', `https://acme.com/${'a'.repeat(3_000)}`],
] as const)('%s', ([fault, ...texts]) => {
  for (const text of texts) expect([text, readWebUrl(text)]).toEqual([text, { kind: 'refused', fault }]);
});

test('nothing makes it throw, and what may be read has no credentials, fragment, address or other port', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string({ unit: 'binary' })), (text) => {
      const read = readWebUrl(text);
      if (read.kind === 'refused') return;
      const { url } = read;
      expect([url.username, url.password, url.hash]).toEqual(['', '', '']);
      expect(['', '80', '443']).toContain(url.port);
      expect(url.hostname).toMatch(/[a-z]/);
    }),
  );
});
