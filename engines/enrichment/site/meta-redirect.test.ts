import { expect, test } from 'vitest';
import { metaRedirectOf } from './meta-redirect.ts';

test.each([
  ['<meta http-equiv="refresh" content="0; url=https://globex.com/about">', 'https://globex.com/about'],
  ['<META HTTP-EQUIV=Refresh CONTENT="5;URL=\'https://globex.com/?a=1&amp;b=2\'">', 'https://globex.com/?a=1&b=2'],
  ['<meta content="0;/start" http-equiv="refresh">', 'https://acme.com/start'],
])('%s sends visitors on', (html, url) => {
  expect(metaRedirectOf(`<head>${html}</head>`, 'https://acme.com/')).toBe(url);
});

test.each([
  '<meta http-equiv="refresh" content="300">',
  '<meta http-equiv="refresh" content="60; url=https://acme.com/">',
  '<meta http-equiv="refresh" content="0; url=javascript:alert(1)">',
  '<meta name="refresh" content="0; url=https://globex.com/">',
  '',
])('%s sends nobody elsewhere', (html) => {
  expect(metaRedirectOf(html, 'https://acme.com/')).toBeNull();
});
