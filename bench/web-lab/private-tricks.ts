/** Sixty ways to make a reader connect to a private address: by redirects, by names, by answers of name servers. Not one may cause a request. */
import type { LabSite } from './lab-site.ts';

/** Where nothing may go. Inside the lab, servers listen at all of these IPv4 addresses and at ::1, so that a request would be seen. */
export const privateNetworks = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15',
] as const;

export function isPrivate(address: string): boolean {
  return /^(?:10\.|127\.|0\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|198\.1[89]\.|::1$|::ffff:|f[cd]|fe80)/i.test(
    address,
  );
}

/** URLs that a home page redirects to. */
const targets = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.5/',
  'http://172.16.0.5/',
  'http://192.168.0.5/',
  'http://169.254.169.254/latest/meta-data/',
  'http://169.254.169.254:80/',
  'http://2852039166/',
  'http://100.64.0.5/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[0:0:0:0:0:ffff:10.0.0.5]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://app.localhost/',
  'http://printer.local/',
  'http://intranet/',
  'http://db.internal/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://router.home.arpa/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://user@127.0.0.1/',
  'http://acme.com@127.0.0.1/',
  'http://127.0.0.1:6379/',
  '//127.0.0.1/',
  '\\\\127.0.0.1\\',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
] as const;

/** Addresses that the domain resolves to. A list of lists: one for each time it is asked. */
const answers: readonly (readonly (readonly string[])[])[] = [
  [['127.0.0.1']],
  [['10.0.0.5']],
  [['169.254.169.254']],
  [['192.168.0.5', '172.16.0.5']],
  [['0.0.0.0']],
  [['100.64.0.5']],
  [['::1']],
  [['::ffff:10.0.0.5']],
  [['64:ff9b::a00:5', 'fd00::5']],
  // One of them is public: only that one may be dialed.
  [['self', '10.0.0.5']],
  // Public at first, then private: the connection goes to the address that was checked.
  [['self'], ['127.0.0.1']],
  [['self'], ['10.0.0.5'], ['self'], ['169.254.169.254']],
];

export function makePrivateTricks(): LabSite[] {
  const content = `<title>Norvik</title><p>${'We build and repair pumps for ferries on fjords and lakes. '.repeat(8)}</p>`;
  const byRedirect = targets.map((target, index): LabSite => ({
    name: `redirects to ${target}`,
    domain: `lab-trick-${index + 1}.com`,
    pages: {
      '/': (_request, response) =>
        void response
          .writeHead(302, { location: encodeURI(decodeURI(target)) === target ? target : Buffer.from(target, 'utf8').toString('latin1') })
          .end(),
    },
    expected: { outcome: 'unreachable' },
  }));
  const byName = answers.map((turns, index): LabSite => {
    const isPublicFirst = turns[0]?.includes('self') ?? false;
    return {
      name: `resolves to ${turns.map((each) => each.join(' and ')).join(', then ')}`,
      domain: `lab-trick-${targets.length + index + 1}.com`,
      pages: { '/': content },
      resolves: (_host, type, before) => {
        const turn = turns[Math.min(before, turns.length - 1)] ?? [];
        return turn.filter((address) => address.includes(':') === (type === 'AAAA'));
      },
      expected: isPublicFirst ? { outcome: 'read' } : { outcome: 'no_site', because: 'private_address' },
    };
  });
  return [...byRedirect, ...byName];
}
