import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { routes, urlOf } from '@leadlight/contract';
import { bodyExamples } from '@leadlight/contract/openapi-examples';
import { testServer } from '../testing/test-server.ts';
import { curlOf, quickCalls, quickScopes } from './quick-start.ts';

const server = await testServer();

test('the page begins with the quick start, and lists the routes after it, by subject', async () => {
  const page = (await server.browser().get('/docs')).text;
  const at = (text: string): number => page.indexOf(text);
  expect(at('Quick start')).toBeGreaterThan(0);
  expect(at('Quick start')).toBeLessThan(at('>Reference<'));
  expect(page).toContain('href="/docs/people#searchPeople"');
  expect((await server.browser().get('/docs/people')).text).toContain('<h1>People</h1>');
  expect((await server.browser().get('/docs/nothing')).status).toBe(404);
  expect(page).toContain('<code>nextCursor</code>');
});

test('the calls work one after the other, with a key that has the named scopes and no others', async () => {
  const ana = await server.user('Ana');
  const { key } = (await ana.browser.post(`${ana.home}/api-keys`, { name: 'Quick start', scopes: quickScopes() })).body;
  const { id: personId } = (await ana.browser.post(`${ana.home}/people`, { name: 'Eva Rossi', email: 'eva@rossi.example' })).body;
  const ids: Record<string, string> = { workspaceId: ana.workspaceId, personId };
  for (const { route, body } of quickCalls) {
    const path = urlOf(route, ids, route.upload ? { fileName: 'leads.csv' } : {});
    const sent = route.upload ? 'Name,Email\nUgo Bianchi,ugo@bianchi.example\n' : body;
    const answer = await server.browser().send(route.method, path, sent, { authorization: `Bearer ${key}` });
    expect([route.name, answer.status < 300 || answer.text]).toEqual([route.name, true]);
    if (route.name === 'verifyAddress') ids['verificationId'] = answer.body.id;
    if (route.name === 'createImport') ids['importId'] = answer.body.id;
  }
});

test('each operation that a key may call has a command that a shell reads as intended', async () => {
  const env = { ...process.env, LEADLIGHT: 'https://app.example.com', WORKSPACE: 'w1', KEY: 'll_1', PERSON_ID: '7' };
  const byKey = routes.filter(({ access }) => access.kind === 'workspace' && access.scope);
  const commands = byKey.map(({ name, method, path, upload }) => curlOf({ method, path, body: bodyExamples[name], isUpload: upload }));
  // The shell prints the arguments that curl would get.
  const script = `curl() { printf '%s\\n' "$@"; echo; }\n${commands.join('\n')}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { env });
  const calls = stdout.trimEnd().split('\n\n');
  expect(calls).toHaveLength(byKey.length);
  for (const [index, { name, path, upload }] of byKey.entries()) {
    const given = calls[index]?.split('\n') ?? [];
    const url = given.find((each) => each.startsWith('https://')) ?? '';
    expect(url).toContain(path.split('{')[1]?.replace('workspaceId}', `${path.split('{')[0]}w1`));
    expect(url.includes('fileName=leads.csv')).toBe(Boolean(upload));
    expect(given).toContain('Authorization: Bearer ll_1');
    const body = given.at(-2) === '-d' ? JSON.parse(given.at(-1) ?? '') : undefined;
    expect([name, body]).toEqual([name, bodyExamples[name]]);
  }
});
