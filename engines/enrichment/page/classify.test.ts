import { expect, test } from 'vitest';
import { classifyPage, type PageState } from './classify.ts';
import { readPage } from './read-page.ts';

const stateOf = (html: string): PageState => classifyPage(readPage(html, 'https://acme.test/')).state;
const prose = `<p>${'We build pumps for water works in five countries. '.repeat(40)}</p>`;

test.each<[PageState, string]>([
  ['blocked', '<title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>'],
  ['blocked', '<title>Access Denied</title><h1>Access Denied</h1><p>You don\'t have permission to access "/" on this server.</p>'],
  ['blocked', '<script src="https://geo.captcha-delivery.com/captcha/x.js"></script>'],
  ['parked', '<title>acme.test</title><p>This domain is for sale. Buy this domain.</p>'],
  ['parked', '<p>acme.test</p><script src="https://img.sedoparking.com/x.js"></script>'],
  ['parked', '<h1>Hier entsteht eine neue Internetpräsenz</h1>'],
  ['parked', '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>'],
  ['soft_404', '<title>Page not found – Acme</title><h1>Oops</h1><a href="/">Home</a>'],
  ['soft_404', '<title>Acme</title><h1>Seite nicht gefunden</h1>'],
  ['under_construction', '<title>Acme</title><h1>Coming soon</h1>'],
  ['under_construction', '<h1>Unsere Website ist im Aufbau</h1>'],
  ['consent_wall', '<h1>Bevor Sie fortfahren</h1><p>Wir verwenden Cookies.</p><a href="#">OK</a>'],
  [
    'needs_scripts',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/js/main.js"></script>',
  ],
  ['needs_scripts', '<div id="__nuxt"></div><script src="/_nuxt/entry.js"></script>'],
  ['empty', '<html><body></body></html>'],
  ['content', `<title>Acme</title>${prose}`],
  ['content', `<title>Acme</title><noscript>Please enable JavaScript</noscript>${prose}<script src="/app.js"></script>`],
  ['content', `<h1>Careers: our new site in Köln is coming soon</h1>${prose}`],
  [
    'content',
    '<h1>Contact</h1><p>Acme GmbH, Lindenstraße 1, 50674 Köln. Call us or write to info@acme.test. Please verify that you are human before you send the form. We answer within a day.</p><a href=1>a</a><a href=2>b</a><a href=3>c</a><a href=4>d</a><a href=5>e</a><a href=6>f</a><a href=7>g</a><a href=8>h</a><a href=9>i</a><a href=10>j</a>',
  ],
])('says %s of %s', (state, html) => {
  expect(stateOf(html)).toBe(state);
});

test('does not call a page that answers 404 a soft 404', () => {
  expect(
    classifyPage(
      readPage(
        '<title>Page not found</title><p>Sorry.</p><p>Here is a longer explanation of what happened, and where you may go instead of here.</p>',
        null,
      ),
      404,
    ).state,
  ).toBe('content');
});
