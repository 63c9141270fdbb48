import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { curlOf, quickCalls, quickScopes } from './quick-start.ts';

const server = await testServer();

test('the page begins with the quick start, and lists the routes after it, by subject', async () => {
  const page = (await server.browser().get('/docs')).text;
  const at = (text: string): number => page.indexOf(text);
  expect(at('Quick start')).toBeGreaterThan(0);
  expect(at('Quick start')).toBeLessThan(at('aria-label="Routes"'));
  expect(page).toContain('<summary>People</summary>');
});

test('each call works with a key that has the named scopes, and no others', async () => {
  const ana = await server.user('Ana');
  const { key } = (await ana.browser.post(`${ana.home}/api-keys`, { name: 'Quick start', scopes: quickScopes() })).body;
  for (const { route, body } of quickCalls) {
    const path = route.path.replace('{workspaceId}', ana.workspaceId);
    const { status } = await server.browser().send(route.method, path, body, { authorization: `Bearer ${key}` });
    expect([route.name, status < 300]).toEqual([route.name, true]);
  }
});

test('each command is one that a shell reads as intended', async () => {
  for (const call of quickCalls) {
    // The shell prints the arguments that curl would get.
    const script = `curl() { printf '%s\\n' "$@"; }\n${curlOf(call)}`;
    const env = { ...process.env, LEADLIGHT: 'https://app.example.com', WORKSPACE: 'w1', KEY: 'll_1' };
    const { stdout } = await promisify(execFile)('sh', ['-c', script], { env });
    const given = stdout.trimEnd().split('\n');
    expect(given).toContain(`https://app.example.com${call.route.path.replace('{workspaceId}', 'w1')}`);
    expect(given).toContain('Authorization: Bearer ll_1');
    const body = given.at(-2) === '-d' ? JSON.parse(given.at(-1) ?? '') : undefined;
    expect(body).toEqual(call.body);
  }
});
