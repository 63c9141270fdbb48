import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { readSite } from '../site/read-site.ts';
import { createCatalog } from './catalog.ts';
import { readTechnologyFile } from './entry.ts';
import { findTechnologies, type TechnologyOptions, technologySlug } from './find-technologies.ts';
import { catalogWith, standardCatalog } from './standard-catalog.ts';
import type { Technology } from './technology.ts';

const url = 'https://www.acme.test/';

function find(html: string, options: TechnologyOptions & { readonly headers?: Record<string, string> } = {}): Technology[] {
  const { headers = {}, ...rest } = options;
  const result = findTechnologies([{ page: readPage(html, url, headers), name: 'index.html' }], rest);
  return result.kind === 'found' ? [...result.technologies] : [];
}

const seen = (technologies: readonly Technology[]): string[] => technologies.filter(({ implied }) => !implied).map(({ name }) => name);

test.each<[string, string]>([
  ['WordPress', '<link rel="stylesheet" href="/wp-content/themes/acme/style.css">'],
  ['WordPress', '<img srcset="https://cdn.acme.test/wp-content/uploads/2024/01/a.jpg 300w">'],
  ['Drupal', '<script type="application/json" data-drupal-selector="drupal-settings-json">{}</script>'],
  ['TYPO3 CMS', '<script src="/typo3temp/assets/js/merged.js"></script>'],
  ['TYPO3 CMS', '<!--\n\tThis website is powered by TYPO3 - inspiring people to share!\n-->'],
  ['PostHog', '<script>posthog.init("phc_abc123",{api_host:"https://eu.i.posthog.com"})</script>'],
  ['Framer Sites', '<meta name="generator" content="Framer 1a2b3c">'],
  ['Next.js', '<script>self.__next_f.push([1,"a"])</script>'],
  ['SvelteKit', '<script>__sveltekit_1abcd2={base:""}</script>'],
  ['Astro', '<link rel="stylesheet" href="/_astro/index.DhQ2xk1.css">'],
  ['Ashby', '<script src="https://jobs.ashbyhq.com/acme/embed"></script>'],
  ['Workday', '<a href="https://acme.wd3.myworkdayjobs.com/External">Jobs</a>'],
  ['Plausible', '<script defer data-domain="acme.test" src="https://plausible.io/js/script.js"></script>'],
  ['Cookiebot', '<script id="Cookiebot" data-cbid="1" src="https://consent.cookiebot.com/uc.js"></script>'],
  ['Usercentrics', '<script id="usercentrics-cmp" src="https://web.cmp.usercentrics.eu/ui/loader.js"></script>'],
  ['HTML5 Shiv', '<!--[if lt IE 9]><script src="/js/html5shiv.min.js"></script><![endif]-->'],
  ['Hugo', '<meta name="generator" content="Hugo 0.121.1">'],
  ['Jekyll', '<meta name="generator" content="Jekyll">'],
  ['AOS', '<link rel="stylesheet" href="css/aos.css">'],
  ['Slick', '<link rel="stylesheet" href="./vendor/slick-carousel/slick/slick.css">'],
  ['anime.js', '<script src="https://cdn.jsdelivr.net/npm/animejs@3.2.1/lib/anime.min.js"></script>'],
  ['iubenda', '<a href="https://www.iubenda.com/privacy-policy/54217366" class="iubenda-embed">Privacy Policy</a>'],
  ['PayPal', '<a href="https://www.paypal.com/donate?hosted_button_id=EFHsZBE">Donate</a>'],
  ['Google Maps', '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>'],
])('recognizes %s by %s', (name, html) => {
  expect(seen(find(html))).toContain(name);
});

test('a link to the home page of PayPal, and a stylesheet with a similar name, are not signs of use', () => {
  const html =
    '<a href="https://www.paypal.com/">Pay us</a><link rel="stylesheet" href="/css/chaos.css"><script src="/animation.js"></script>';
  const names = seen(find(html));
  for (const name of ['PayPal', 'AOS', 'anime.js']) expect(names).not.toContain(name);
});

test('does not take what is elsewhere, commented out or only talked about for the site’s own', () => {
  expect(seen(find('<a href="https://other.example/wp-content/uploads/report.pdf">Report</a>'))).not.toContain('WordPress');
  expect(seen(find('<script src="https://widget.other.example/wp-content/plugins/x/x.js"></script>'))).not.toContain('WordPress');
  expect(seen(find('<!-- <link rel="stylesheet" href="/wp-content/themes/old/style.css"> -->'))).toEqual([]);
  expect(seen(find('<!-- <script src="/js/jquery.min.js"></script> -->'))).toEqual([]);
  expect(seen(find('<p>We migrate WordPress, Drupal and TYPO3 sites to Shopify, with jQuery and React.</p>'))).toEqual([]);
  expect(seen(find('<script>var baseUrl = "/"; var siteConfig = {};</script>'))).toEqual([]);
});

test('says which signal on which page, with version, confidence and categories', () => {
  const [jquery] = find('<script src="https://cdn.acme.test/jquery-3.7.1.min.js"></script>');
  expect(jquery).toEqual({
    name: 'jQuery',
    slug: 'jquery',
    categories: ['JavaScript libraries'],
    version: '3.7.1',
    confidence: 100,
    implied: false,
    signals: [{ kind: 'script', page: 'index.html', snippet: 'https://cdn.acme.test/jquery-3.7.1.min.js' }],
  });
});

test('has no version when pages state different ones', () => {
  const page = (html: string, name: string) => ({ page: readPage(html, url), name });
  const result = findTechnologies([
    page('<script src="/jquery-3.7.1.min.js"></script>', 'a.html'),
    page('<script src="/jquery-1.12.4.min.js"></script>', 'b.html'),
  ]);
  expect(result.kind === 'found' && result.technologies[0]?.version).toBe(null);
});

test('marks what follows from something else, with its evidence', () => {
  const php = find('<link rel="stylesheet" href="/wp-content/themes/acme/style.css">').find(({ name }) => name === 'PHP');
  expect(php).toMatchObject({ implied: true, signals: [{ kind: 'html', page: 'index.html' }] });
});

test('drops a plug-in without what it plugs into, and what is excluded', () => {
  const catalog = catalogWith(
    readTechnologyFile({
      Base: { cats: [1], html: 'base-mark' },
      'Plug-in': { cats: [5], html: 'plug-mark', requires: 'Base' },
      Clone: { cats: [1], html: 'clone-mark', excludes: 'Base' },
    }),
  );
  expect(seen(find('<p class="plug-mark">', { catalog }))).toEqual([]);
  expect(seen(find('<p class="plug-mark base-mark">', { catalog }))).toEqual(['Base', 'Plug-in']);
  expect(seen(find('<p class="base-mark clone-mark">', { catalog }))).toEqual(['Clone']);
});

test('reports a variable in a script with less confidence, and adds up weak signals', () => {
  const catalog = catalogWith(
    readTechnologyFile({
      A: { cats: [5], js: { acmeWidgetSettings: '' } },
      B: { cats: [5], html: ['one\\;confidence:30', 'two\\;confidence:30'] },
    }),
  );
  expect(find('<script>window.acmeWidgetSettings = {}</script>', { catalog })).toMatchObject([
    { name: 'A', confidence: 50, signals: [{ kind: 'global' }] },
  ]);
  expect(find('<p class="one">', { catalog })).toEqual([]);
  expect(find('<p class="one two">', { catalog })).toMatchObject([{ name: 'B', confidence: 60 }]);
});

test('reads headers and cookies, DNS, robots.txt and the issuer of the certificate', () => {
  const options = {
    headers: { Server: 'nginx/1.25.3', 'Set-Cookie': '_shopify_y=secret; path=/\nPHPSESSID=secret' },
    dns: { MX: ['acme-test.mail.protection.outlook.com'], TXT: ['v=spf1 include:sendgrid.net -all'] },
    robots: '# Powered by Shoporama',
    certificateIssuer: "Let's Encrypt",
  };
  const found = find('<p>Hello</p>', options);
  expect(found.find(({ name }) => name === 'Nginx')).toMatchObject({
    version: '1.25.3',
    signals: [{ kind: 'header', snippet: 'server: nginx/1.25.3' }],
  });
  expect(found.find(({ name }) => name === 'PHP')).toMatchObject({ signals: [{ kind: 'cookie', snippet: 'PHPSESSID' }] });
  expect(found.find(({ name }) => name === 'Microsoft 365')).toMatchObject({ signals: [{ kind: 'dns', page: 'DNS MX' }] });
  expect(seen(found)).toEqual(expect.arrayContaining(['Sendgrid', 'Shoporama', "Let's Encrypt"]));
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('tells found, absent and failed apart', () => {
  expect(findTechnologies([{ page: readPage('<p>Hello</p>', url), name: 'a' }])).toEqual({ kind: 'absent' });
  expect(findTechnologies([])).toEqual({ kind: 'failed', reason: 'no_pages' });
  const blocked = readSite([{ html: '<title>Just a moment...</title>', url, name: 'a' }], 'acme.test');
  expect(blocked.technologies).toEqual({ kind: 'failed', reason: 'no_pages' });
});

test('all patterns of the data can be read, and no pattern is tried on every page', () => {
  const { pageRules, meta, headers, cookies, dns, robots, certificates, elementRules } = standardCatalog();
  const named = [meta, headers, cookies, dns].flatMap((rules) => [...rules.values()].flat());
  const elements = elementRules.flatMap(({ attributes, text }) => [...attributes.map(({ pattern }) => pattern), ...(text ? [text] : [])]);
  const patterns = [...[...pageRules, ...named, ...robots, ...certificates].map(({ pattern }) => pattern), ...elements];
  expect(patterns.filter(({ isValid }) => !isValid).map(({ source }) => source)).toEqual([]);
  expect(pageRules.filter(({ words }) => words.length === 0).map(({ pattern }) => pattern.source)).toEqual([]);
});

test('every technology has a category with a name, and slugs are distinct', () => {
  const { entries, categoryName } = standardCatalog();
  expect(
    [...entries.values()]
      .filter(({ categories }) => categories.length === 0 || categories.some((id) => categoryName(id) === null))
      .map(({ name }) => name),
  ).toEqual([]);
  const slugs = new Map<string, string[]>();
  for (const name of entries.keys()) slugs.set(technologySlug(name), [...(slugs.get(technologySlug(name)) ?? []), name]);
  expect([...slugs.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(['Node.js', 'C++', 'Café'].map(technologySlug)).toEqual(['node-js', 'c-plus-plus', 'cafe']);
});

test('never throws, whatever the pages, headers, records and files of technologies', () => {
  const piece = fc.constantFrom(
    '<link href="',
    '/wp-content/',
    '<script>',
    'window.',
    '">',
    '<!--',
    '-->',
    'jquery',
    '\u0130',
    '\ud800',
    'data-drupal-',
    '=',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string())),
      fc.dictionary(fc.string(), fc.string()),
      fc.jsonValue(),
      (pieces, headers, value) => {
        const custom = readTechnologyFile({
          X: value,
          Y: { cats: [1], html: value, dom: value, js: value, headers: value, implies: value },
        });
        // Two catalogs, because rebuilding the one with all technologies takes a hundred times as long as a search.
        for (const catalog of [createCatalog([custom]), standardCatalog()]) {
          const result = findTechnologies([{ page: readPage(pieces.join(''), url, headers), name: '' }], {
            catalog,
            dns: { TXT: Object.values(headers) },
          });
          expect(result.kind).not.toBe('failed');
        }
      },
    ),
  );
});
