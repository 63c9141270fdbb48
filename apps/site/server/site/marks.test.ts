import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, fillMarks } from './marks.ts';

const settings = { siteUrl: 'https://leadlight.test', appUrl: 'https://app.leadlight.test', contactEmail: 'help@leadlight.test' };

test('every mark is filled, as often as it stands there', () => {
  expect(fillMarks('%SITE_URL%/ %APP_URL%/sign-up %CONTACT_EMAIL% %APP_URL% 100%', settings)).toBe(
    'https://leadlight.test/ https://app.leadlight.test/sign-up help@leadlight.test https://app.leadlight.test 100%',
  );
});

test('a value is put in as it is: neither replacement patterns nor marks in it mean anything', () => {
  expect(fillMarks('<%SITE_URL%>', { ...settings, siteUrl: '$&$1%APP_URL%' })).toBe('<$&amp;$1%APP_URL%>');
});

test('whatever the values, the page keeps its tags and attributes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (siteUrl, appUrl) => {
      const filled = fillMarks('<a href="%SITE_URL%" title=\'%APP_URL%\'>%CONTACT_EMAIL%</a>', { ...settings, siteUrl, appUrl });
      expect(filled.replaceAll(/[^<>"']/g, '')).toBe('<""\'\'><>');
    }),
  );
});

test('what is escaped reads as it was written', () => {
  const unescape = (html: string) =>
    html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  fc.assert(fc.property(fc.string(), (text) => unescape(escapeHtml(text)) === text));
});
