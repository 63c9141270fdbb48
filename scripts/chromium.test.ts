/** Chromium as the browser tests start it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { disabledFeatures, testChromium } from './chromium.mjs';

test('what Playwright turns off in Chromium stays off in the browser tests', () => {
  const playwright = createRequire(new URL('../e2e/package.json', import.meta.url));
  const bundle = readFileSync(playwright.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain('PaintHolding');
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs));
});

test.each([
  ['the shell, if it is beside Chromium', ['chromium', 'chromium-headless-shell'], false, 'chromium-headless-shell'],
  ['Chromium, if somebody watches', ['chromium', 'chromium-headless-shell'], true, 'chromium'],
  ['Chromium, if there is no shell', ['chromium'], false, 'chromium'],
  ['another browser, though a shell is beside it', ['google-chrome', 'chromium-headless-shell'], false, 'google-chrome'],
] as const)('the browser of the tests is %s', (_what, names, isShown, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-chromium-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', join(folder, names[0]));
  expect(testChromium(isShown)).toBe(join(folder, expected));
});
