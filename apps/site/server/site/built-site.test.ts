import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { readBuiltSite, serveBuiltSite } from './built-site.ts';

const settings = { siteUrl: 'https://leadlight.test', appUrl: 'https://app.leadlight.test', contactEmail: 'help@leadlight.test' };

test('the page is compressed as it is filled', () => {
  const { page } = serveBuiltSite(readBuiltSite(fixtureSite()), settings);
  const html = page.bodies.identity.toString();
  expect(html).toContain('https://leadlight.test/');
  expect(brotliDecompressSync(page.bodies.br ?? '').toString()).toBe(html);
  expect(gunzipSync(page.bodies.gzip ?? '').toString()).toBe(html);
});

test('other settings make another page, the same settings the same', () => {
  const built = readBuiltSite(fixtureSite());
  const hashes = [settings, { ...settings }, { ...settings, appUrl: 'https://other.test' }].map(
    (each) => serveBuiltSite(built, each).page.hash,
  );
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
});

test.each(['page.html', 'template.html', 'client'])('without %s there is no built site, and the reader is told how to make one', (part) => {
  const dist = fixtureSite();
  rmSync(join(dist, part), { recursive: true });
  expect(() => readBuiltSite(dist)).toThrow(StartError);
  expect(() => readBuiltSite(dist)).toThrow(/not built.*npm start/);
});

test.each([
  ['no style', '<html></html>', 0],
  ['two styles', '<style>a</style><style>b</style>', 2],
])('a page with %s is refused: the policy names one', (_, html, count) => {
  const dist = fixtureSite();
  writeFileSync(join(dist, 'page.html'), html);
  expect(() => serveBuiltSite(readBuiltSite(dist), settings)).toThrow(`${count} style elements`);
});

test('a build that replaces the files under a running server changes nothing for its readers', async () => {
  const dist = fixtureSite();
  const built = readBuiltSite(dist);
  rmSync(join(dist, 'client'), { recursive: true });
  expect(built.files.get('/favicon.svg')?.bodies.identity.toString()).toContain('<svg');
});
