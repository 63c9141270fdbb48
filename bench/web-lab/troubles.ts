/** Sites that behave as real ones do when something is wrong, and what reading each must come to. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bytes, content, html, links, missed, read, status, text, to, type Trouble } from './answers.ts';
import { encoded } from './charsets.ts';
import { plain } from './companies.ts';
import type { Answer, LabSite } from './lab-site.ts';
import { connections, robots, statuses } from './trouble-rules.ts';

/** A page, then spaces until far more than any limit. */
function bomb(mebibytes: number): Buffer {
  return Buffer.concat([Buffer.from(content()), Buffer.alloc(mebibytes * 1_048_576, 32)]);
}
const lazily = (make: () => Uint8Array, headers: Record<string, string>): Answer => {
  let made: Uint8Array | undefined;
  return (request, response) => {
    const answer = bytes((made ??= make()), headers);
    if (typeof answer === 'function') answer(request, response);
  };
};

const redirects: readonly Trouble[] = [
  {
    name: 'redirects to www',
    pages: {
      '/': (request, response) =>
        request.headers.host?.startsWith('www.')
          ? void response.writeHead(200, { 'content-type': 'text/html' }).end(content())
          : void response.writeHead(301, { location: `https://www.${request.headers.host}/` }).end(),
    },
    expected: read(),
  },
  { name: 'redirects to a language', pages: { '/': to('/en/', 302), '/en/': content() }, expected: read({ reads: ['/en/'] }) },
  {
    name: 'leads to another company',
    pages: { '/': to('https://globex-moved.com/welcome', 301) },
    expected: { outcome: 'moved', movedTo: 'globex-moved.com' },
  },
  {
    name: 'leads to another company after three redirects',
    pages: { '/': to('/a'), '/a': to('/b'), '/b': to('https://globex-moved.com/') },
    expected: { outcome: 'moved', movedTo: 'globex-moved.com' },
  },
  {
    name: 'leads to a social profile',
    pages: { '/': to('https://www.linkedin.com/company/norvik') },
    expected: { outcome: 'moved', movedTo: 'www.linkedin.com' },
  },
  { name: 'redirects in a circle', pages: { '/': to('/a'), '/a': to('/') }, expected: missed('unreachable', 'redirect_loop') },
  {
    name: 'redirects without end',
    pages: { '*': (request, response) => void response.writeHead(302, { location: `${request.url}x` }).end(), '/robots.txt': plain('') },
    expected: missed('unreachable', 'redirect_loop'),
  },
  { name: 'redirects to another port', pages: { '/': to('http://acme.com:8080/') }, expected: missed('unreachable', 'port') },
  { name: 'redirects to another scheme', pages: { '/': to('ftp://acme.com/') }, expected: missed('unreachable', 'scheme') },
  { name: 'redirects with credentials', pages: { '/': to('https://user:pass@acme.com/') }, expected: missed('unreachable', 'credentials') },
  { name: 'redirects to nothing', pages: { '/': to('http://') }, expected: missed('unreachable', 'not_a_url') },
];

const slowAndBroken: readonly Trouble[] = [
  { name: 'never answers', pages: { '/': () => undefined, '/robots.txt': plain('') }, expected: missed('unreachable', 'timeout') },
  {
    name: 'sends one byte each second',
    pages: {
      '/robots.txt': plain(''),
      '/': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write('x'), 1_000);
        response.once('close', () => clearInterval(timer));
      },
    },
    expected: missed('unreachable', 'timeout'),
  },
  {
    name: 'answers after three seconds',
    pages: {
      '/': (_request, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(content()), 3_000),
    },
    expected: read(),
  },
  {
    name: 'disconnects',
    pages: {},
    tls: 'none',
    connection: (socket) => socket.destroy(),
    expected: missed('unreachable', 'disconnected'),
  },
  {
    name: 'speaks another protocol',
    pages: {},
    tls: 'none',
    connection: (socket) => void socket.end('220 mail.acme.com ESMTP ready\r\n'),
    expected: missed('unreachable', 'not_http'),
  },
  {
    name: 'sends endless headers',
    pages: {
      '/robots.txt': plain(''),
      '/': (_request, response) => void response.writeHead(200, { 'content-type': 'text/html', 'x-long': 'x'.repeat(200_000) }).end(),
    },
    expected: missed('unreachable', 'not_http'),
  },
  {
    name: 'ends in the middle of a page',
    pages: {
      '/': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).write(`${content()}<p>`, () => response.destroy()),
    },
    expected: missed('unreachable', 'disconnected'),
  },
  { name: 'a gzip bomb', pages: { '/': lazily(() => gzipSync(bomb(64)), { 'content-encoding': 'gzip' }) }, expected: read() },
  {
    name: 'a brotli bomb',
    pages: {
      '/': lazily(() => brotliCompressSync(bomb(64), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }), { 'content-encoding': 'br' }),
    },
    expected: read(),
  },
  {
    name: 'a gzip bomb in gzip',
    pages: { '/': lazily(() => gzipSync(gzipSync(bomb(64))), { 'content-encoding': 'gzip, gzip' }) },
    expected: read(),
  },
  {
    name: 'five layers of gzip',
    pages: {
      '/': bytes(gzipSync(Buffer.from(content())), { 'content-encoding': 'gzip, gzip, gzip, gzip, gzip' }),
      '/robots.txt': plain(''),
    },
    expected: missed('unreachable', 'bad_encoding'),
  },
  {
    name: 'says gzip and is not',
    pages: { '/': bytes(Buffer.from(content()), { 'content-encoding': 'gzip' }), '/robots.txt': plain('') },
    expected: missed('unreachable', 'bad_encoding'),
  },
  { name: 'ten megabytes of page', pages: { '/': bytes(bomb(10)) }, expected: read() },
  {
    name: 'an image',
    pages: { '/': bytes(Buffer.from('GIF89a'), { 'content-type': 'image/gif' }) },
    expected: missed('empty', 'other_content'),
  },
  {
    name: 'broken HTML',
    pages: {
      '/': `<html><head><title>Norvik</title><body><div><p class=x"><table><tr><td>${text}<b><i></b></td></table></p></span><h1>Pumps`,
    },
    expected: read({ words: ['Pumps'] }),
  },
  { name: 'thousands of nested elements', pages: { '/': `${'<div><b>'.repeat(20_000)}${text}` }, expected: read() },
];

const german = 'Fünf Männer prüfen große Dübel in Köln – 5 €';
const japanese = '株式会社ノルビック 東京都千代田区';
const charsets: readonly Trouble[] = [
  {
    name: 'windows-1252 in its header',
    pages: {
      '/': bytes(encoded(`<title>Norvik</title><p>${text}</p><p>${german}</p>`, 'windows-1252'), {
        'content-type': 'text/html; charset=windows-1252',
      }),
    },
    expected: read({ words: [german] }),
  },
  {
    name: 'windows-1252 as ISO-8859-1 in a meta element',
    pages: { '/': bytes(encoded(`<meta charset="iso-8859-1"><title>Norvik</title><p>${text}</p><p>${german}</p>`, 'windows-1252')) },
    expected: read({ words: [german] }),
  },
  {
    name: 'windows-1252 without a word about it',
    pages: { '/': bytes(encoded(`<title>Norvik</title><p>${text}</p><p>${german}</p>`, 'windows-1252')) },
    expected: read({ words: [german] }),
  },
  {
    name: 'Shift_JIS in its header',
    pages: {
      '/': bytes(encoded(`<title>Norvik</title><p>${text}</p><p>${japanese}</p>`, 'shift_jis'), {
        'content-type': 'text/html; charset=Shift_JIS',
      }),
    },
    expected: read({ words: [japanese] }),
  },
  {
    name: 'Shift_JIS in a meta element',
    pages: {
      '/': bytes(
        encoded(
          `<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><title>Norvik</title><p>${text}</p><p>${japanese}</p>`,
          'shift_jis',
        ),
      ),
    },
    expected: read({ words: [japanese] }),
  },
  {
    name: 'UTF-8 without a word about it',
    pages: { '/': bytes(Buffer.from(`<title>Norvik</title><p>${text}</p><p>${german} ${japanese}</p>`)) },
    expected: read({ words: [german, japanese] }),
  },
  {
    name: 'UTF-16 with a byte order mark',
    pages: { '/': bytes(Buffer.from(`\uFEFF<title>Norvik</title><p>${text}</p><p>${japanese}</p>`, 'utf16le')) },
    expected: read({ words: [japanese] }),
  },
];

const parkedPage = (words: string): string => html('acme', `<h1>acme</h1><p>${words}</p>`);
const nothingToRead: readonly Trouble[] = [
  {
    name: 'for sale',
    pages: { '/': parkedPage('This domain is for sale. Make an offer on this domain.') },
    expected: missed('parked', 'parked'),
  },
  {
    name: 'parked with advertising',
    pages: { '/': html('acme', '<script src="https://img1.sedoparking.com/x.js"></script><p>Related searches</p>') },
    expected: missed('parked', 'parked'),
  },
  {
    name: "a registrar's notice in German",
    pages: { '/': parkedPage('Hier entsteht eine neue Internetpräsenz.') },
    expected: missed('parked', 'parked'),
  },
  {
    name: 'the default page of a web server',
    pages: { '/': html('Welcome to nginx!', '<h1>Welcome to nginx!</h1><p>Further configuration is required.</p>') },
    expected: missed('parked', 'parked'),
  },
  {
    name: 'shows nothing without scripts',
    pages: { '/': html('Norvik', '<div id="root"></div><script src="/app.js"></script>') },
    expected: missed('needs_scripts', 'needs_scripts'),
  },
  {
    name: 'asks for scripts',
    pages: {
      '/': html(
        'Norvik',
        '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script src="/main.js"></script>',
      ),
    },
    expected: missed('needs_scripts', 'needs_scripts'),
  },
  {
    name: 'a consent wall',
    pages: {
      '/': html(
        'Before you continue',
        '<h1>Before you continue</h1><p>We value your privacy. Accept all cookies and continue.</p><button>Accept</button>',
      ),
    },
    expected: missed('blocked', 'consent_wall'),
  },
  {
    name: 'a challenge with status 200',
    pages: {
      '/': html(
        'Just a moment...',
        '<p>Checking your browser before accessing the site.</p><script src="/cdn-cgi/challenge-platform/x.js"></script>',
      ),
    },
    expected: missed('blocked', 'blocked'),
  },
  {
    name: 'a challenge with status 403',
    pages: {
      '/': status(403, { 'cf-mitigated': 'challenge' }, html('Just a moment...', '<p>Enable JavaScript and cookies to continue</p>')),
    },
    expected: missed('blocked', 'rejected'),
  },
  {
    name: 'says not found with status 200',
    pages: { '/': html('404 Not Found', '<h1>Page not found</h1>') },
    expected: missed('empty', 'soft_404'),
  },
  {
    name: 'its other pages say not found with status 200',
    pages: {
      '/': html('Norvik', `${links('/about', '/team')}<p>${text}</p>`),
      '/robots.txt': plain(''),
      '*': html('Page not found', '<h1>Page not found</h1>'),
    },
    expected: read({ reads: ['/', '/about'] }),
  },
  {
    name: 'under construction',
    pages: { '/': html('Coming soon', '<h1>Coming soon</h1>') },
    expected: missed('empty', 'under_construction'),
  },
  { name: 'an empty page', pages: { '/': '' }, expected: missed('empty', 'empty') },
  { name: 'no page at all', pages: {}, expected: missed('no_site', 'not_found') },
];

/** Every site that behaves badly, with its domain. */
export function makeTroubles(): LabSite[] {
  const all = [...redirects, ...slowAndBroken, ...charsets, ...nothingToRead, ...robots, ...statuses, ...connections];
  return all.map((trouble, index) => ({ ...trouble, domain: `lab-trouble-${index + 1}.com` }));
}
