/** Sites with rules, errors, certificates and name servers that a reader must respect or survive. */
import { content, html, links, missed, read, status, text, to, type Trouble } from './answers.ts';
import { plain, xml } from './companies.ts';
import type { Answer } from './lab-site.ts';

const rules = (body: string): Record<string, Answer> => ({
  '/robots.txt': plain(body),
  '/': html('Norvik', `${links('/about', '/team')}<p>${text}</p>`),
  '/about': content(),
  '/team': content(),
});
export const robots: readonly Trouble[] = [
  {
    name: 'robots.txt forbids everything',
    pages: rules('User-agent: *\nDisallow: /'),
    expected: { ...missed('forbidden', 'forbidden_by_robots'), never: ['/', '/about', '/team'] },
  },
  {
    name: 'robots.txt forbids us',
    pages: rules('User-agent: *\nAllow: /\n\nUser-agent: leadlight\nDisallow: /'),
    expected: { ...missed('forbidden', 'forbidden_by_robots'), never: ['/'] },
  },
  {
    name: 'robots.txt allows us alone',
    pages: rules('User-agent: *\nDisallow: /\n\nUser-agent: Leadlight\nAllow: /'),
    expected: read({ reads: ['/', '/about'] }),
  },
  {
    name: 'robots.txt forbids a page',
    pages: rules('User-agent: *\nDisallow: /team'),
    expected: read({ reads: ['/', '/about'], never: ['/team'], misses: 'forbidden_by_robots' }),
  },
  {
    name: 'a redirect into what robots.txt forbids',
    pages: { ...rules('User-agent: *\nDisallow: /private'), '/about': to('/private/about'), '/private/about': content() },
    expected: read({ never: ['/private/about'], misses: 'forbidden_by_robots' }),
  },
  {
    name: 'robots.txt fails',
    pages: { ...rules(''), '/robots.txt': status(503) },
    expected: { ...missed('unreachable', 'robots_unreachable'), never: ['/'] },
  },
  {
    name: 'robots.txt never answers',
    pages: { ...rules(''), '/robots.txt': () => undefined },
    expected: { ...missed('unreachable', 'timeout'), never: ['/'] },
  },
  { name: 'robots.txt is forbidden', pages: { ...rules(''), '/robots.txt': status(403) }, expected: read({ reads: ['/'] }) },
  {
    name: 'robots.txt is a page',
    pages: { ...rules(''), '/robots.txt': html('Norvik', '<p>Disallow: /</p>') },
    expected: read({ reads: ['/'] }),
  },
  {
    name: 'robots.txt after four redirects',
    pages: {
      ...rules(''),
      '/robots.txt': to('/r1'),
      '/r1': to('/r2'),
      '/r2': to('/r3'),
      '/r3': to('/r4'),
      '/r4': plain('User-agent: *\nDisallow: /team'),
    },
    expected: read({ reads: ['/', '/about'], never: ['/team'] }),
  },
  {
    name: 'a long robots.txt',
    pages: rules(`${`# ${'x'.repeat(97)}\n`.repeat(4_500)}User-agent: *\nDisallow: /team`),
    expected: read({ never: ['/team'] }),
  },
  { name: 'Crawl-delay', pages: rules('User-agent: *\nCrawl-delay: 7'), expected: read({ reads: ['/', '/about', '/team'] }) },
  {
    name: 'pages only in the sitemap',
    pages: {
      '/': content(),
      '/robots.txt': plain('Sitemap: /pages.xml'),
      '/pages.xml': xml('<urlset><url><loc>/about</loc></url></urlset>'),
      '/about': content(),
    },
    expected: read(),
  },
];

export const statuses: readonly Trouble[] = [
  ...([401, 403, 429, 451] as const).map((code): Trouble => ({
    name: `status ${code}`,
    pages: { '/': status(code) },
    expected: missed('blocked', 'rejected'),
  })),
  ...([500, 502, 503, 504, 521] as const).map((code): Trouble => ({
    name: `status ${code}`,
    pages: { '/': status(code) },
    expected: missed('unreachable', 'server_error'),
  })),
  ...([404, 410] as const).map((code): Trouble => ({
    name: `status ${code}`,
    pages: { '/': status(code) },
    expected: missed('no_site', 'not_found'),
  })),
  { name: 'not changed, to a first request', pages: { '/': status(304) }, expected: missed('unreachable', 'server_error') },
  {
    name: 'asks us to wait four seconds',
    pages: { ...rules(''), '/about': status(429, { 'retry-after': '4' }) },
    expected: read({ reads: ['/', '/team'], misses: 'rejected' }),
  },
  {
    name: 'asks us to wait an hour',
    pages: { ...rules(''), '/about': status(429, { 'retry-after': '3600' }) },
    expected: read({ reads: ['/'], never: ['/team'], misses: 'resting' }),
  },
];

export const connections: readonly Trouble[] = [
  { name: 'only without TLS', tls: 'none', pages: { '/': content() }, expected: read() },
  { name: "another site's certificate", tls: 'wrong-name', pages: { '/': content() }, expected: read() },
  {
    name: "another site's certificate, and nothing without it",
    tls: 'wrong-name',
    pages: { '/': (request, response) => void response.writeHead(301, { location: `https://${request.headers.host}/` }).end() },
    expected: missed('unreachable', 'tls'),
  },
  { name: 'a name that does not exist', pages: {}, resolves: () => null, expected: missed('no_site', 'no_such_name') },
  { name: 'a name without an address', pages: {}, resolves: () => [], expected: missed('no_site', 'no_address') },
  { name: 'name servers that fail', pages: {}, resolves: () => 'SERVFAIL', expected: missed('unreachable', 'dns_error') },
  {
    name: 'only www has an address',
    pages: { '/': content() },
    resolves: (host, type) => (host.startsWith('www.') ? (type === 'A' ? ['self'] : []) : []),
    expected: read(),
  },
];
