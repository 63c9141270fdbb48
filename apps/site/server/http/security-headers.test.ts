import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../run.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { observatoryScore, parsePolicy, type ScannedPage } from '../testing/observatory.ts';
import { startTestSite } from '../testing/test-site.ts';

async function scan(dist: string, path = '/', init: RequestInit = {}): Promise<ScannedPage & { status: number }> {
  const { url } = await startTestSite({ site: { kind: 'built', dist } });
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  const html = await response.text();
  // The proxy in front of a public site redirects http to https (docs/configuration.md); only that proxy connects to this process.
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html,
    setCookie: response.headers.getSetCookie(),
    redirectsToHttps: true,
  };
}

test("by the rules of MDN's Observatory the page scores at least 125", async () => {
  const page = await scan(fixtureSite());
  const { score, findings } = observatoryScore(page);
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(125);
  expect(JSON.stringify(page.headers)).not.toContain('unsafe-');
});

test("by the rules of MDN's Observatory the page that is built scores at least 125 (npm run check builds it)", async () => {
  const { score, findings } = observatoryScore(await scan(join(siteFolder, 'dist')));
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(125);
});

test('the scoring itself knows a bad page', () => {
  const bad = { headers: {}, html: '<script src="//cdn.test/x.js"></script>', setCookie: ['a=b'], redirectsToHttps: false };
  expect(observatoryScore(bad).score).toBe(0);
  const lax = {
    headers: { 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'", 'strict-transport-security': 'max-age=60' },
    html: '',
    setCookie: [],
    redirectsToHttps: true,
  };
  expect(observatoryScore(lax).findings.map(({ result }) => result)).toEqual(
    expect.arrayContaining(['unsafe-inline-in-style-src-only', 'less-than-six-months', 'missing']),
  );
});

test('the policy allows the one style of the page, and nothing inline besides', async () => {
  const { html, headers } = await scan(fixtureSite());
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const policy = parsePolicy(headers['content-security-policy'] ?? '');
  // Directives are compared in lower case, hashes are not.
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test.each([
  ['a file', '/favicon.svg', {}, 200],
  ['an unknown path', '/nowhere', {}, 404],
  [
    'an accepted message',
    '/',
    { method: 'POST', body: new URLSearchParams({ fullName: 'A', email: 'a@b.test', phone: '12345', message: 'm' }) },
    303,
  ],
  ['a refused message', '/', { method: 'POST', body: new URLSearchParams({}) }, 422],
  ['robots.txt', '/robots.txt', {}, 200],
])('the security headers are on every answer: %s', async (_, path, init, status) => {
  const answer = await scan(fixtureSite(), path, init);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.setCookie).toEqual([]);
});
