/** Chromium as the browser tests start it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { disabledFeatures } from './chromium.mjs';

test('what Playwright turns off in Chromium stays off in the browser tests', () => {
  const playwright = createRequire(new URL('../e2e/package.json', import.meta.url));
  const bundle = readFileSync(playwright.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain('PaintHolding');
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs));
});
