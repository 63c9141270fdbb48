// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { screenForTests } from '../testing/screen.tsx';
import { queryKey, read } from './queries.ts';
import { patch, useCommand, type Command } from './use-command.ts';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const params = { workspaceId };
const listsQuery = read('listLists', { params, query: {} });
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const refusal = (code: string) => answer(409, { errors: [{ code, message: `Words for ${code}.` }] });

const screen = screenForTests();

/** Responds by path, and records the requests. */
function serve(answers: Record<string, (request: Request) => Response | Promise<Response>>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'https://app.example'), { ...init, signal: null });
    asked.push(request);
    const name = Object.keys(answers).find((each) => `${request.method} ${url}`.endsWith(each));
    if (!name) throw new TypeError('no connection');
    return answers[name]?.(request);
  });
  return asked;
}

/** Renders a list of lists, and returns the command. */
function draw<C>(useIt: () => C): { now: () => C } {
  let current: C | undefined;
  function Probe() {
    current = useIt();
    const lists = useQuery(listsQuery);
    return <p>{lists.data ? lists.data.items.map(({ name }) => name).join(', ') || 'none' : 'loading'}</p>;
  }
  screen.current.render(<Probe />);
  return { now: () => current as C };
}
const text = (): string => screen.current.place.textContent ?? '';
const body = { kind: 'people' as const, name: 'Berlin', isShared: true };

test('a command is pending until what it changes has been read again, then reports success', async () => {
  let names = ['Munich'];
  const created = Promise.withResolvers<Response>();
  serve({
    'GET /v1/workspaces/01a1fd61-47e1-7238-90d8-94a8c7868f75/lists': () => answer(200, { items: names.map((name) => ({ name })) }),
    '/lists': () => created.promise,
  });
  const probe = draw((): Command<'createList'> => useCommand('createList', { notice: ({ name }) => ({ title: `${name} made` }) }));
  await expect.poll(() => text()).toBe('Munich');
  const sent = probe.now().run({ params, body });
  await expect.poll(() => probe.now().pending).toBe(true);
  names = ['Munich', 'Berlin'];
  created.resolve(answer(201, { id: 'l-1', name: 'Berlin' }));
  expect(await sent).toBe(true);
  await expect.poll(() => text()).toBe('Munich, Berlin');
  expect(screen.current.notices).toEqual([{ title: 'Berlin made' }]);
  await expect.poll(() => probe.now().pending).toBe(false);
});

test('a refusal is shown in a short message, or returned to the screen that shows it', async () => {
  serve({ '/lists': (request) => (request.method === 'GET' ? answer(200, { items: [] }) : refusal('last_owner')) });
  const probe = draw(() => ({ loud: useCommand('createList'), quiet: useCommand('createList', { failure: 'inline' }) }));
  await expect.poll(() => text()).toBe('none');
  expect(await probe.now().loud.run({ params, body })).toBe(false);
  expect(screen.current.notices).toMatchObject([{ text: 'Words for last_owner.', tone: 'error' }]);
  expect(await probe.now().quiet.run({ params, body })).toBe(false);
  await expect.poll(() => probe.now().quiet.failure?.text).toBe('Words for last_owner.');
  expect(screen.current.notices).toHaveLength(1);
  await expect(probe.now().quiet.send({ params, body })).rejects.toThrow('last_owner');
});

test('the same input has the same Idempotency-Key until it succeeds, and a new one after that', async () => {
  const answers = [new Error('lost'), answer(201, { id: 'l-1' }), answer(201, { id: 'l-2' })];
  const asked = serve({
    '/lists': (request) => {
      if (request.method === 'GET') return answer(200, { items: [] });
      const next = answers.shift();
      if (next instanceof Response) return next;
      throw new TypeError('lost');
    },
  });
  const probe = draw(() => useCommand('createList', { failure: 'inline' }));
  await expect.poll(() => text()).toBe('none');
  for (let each = 0; each < 3; each += 1) await probe.now().run({ params, body });
  const [lost, again, next] = asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(lost).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test('a route that takes no Idempotency-Key gets none, but the version on which the change is based', async () => {
  const asked = serve({ '/people/1': () => answer(200, { id: '1' }), '/lists': () => answer(200, { items: [] }) });
  const probe = draw(() => useCommand('updatePerson'));
  await expect.poll(() => text()).toBe('none');
  await probe.now().run({ params: { workspaceId, personId: '1' }, headers: { 'if-match': '"v1"' }, body: { title: 'CEO' } });
  const { headers } = asked.find(({ method }) => method === 'PATCH') as Request;
  expect(['idempotency-key', 'if-match', 'content-type'].map((name) => headers.get(name))).toEqual([null, '"v1"', 'application/json']);
});

test('a change that is shown at once is reverted when the server refuses', async () => {
  const deleted = Promise.withResolvers<Response>();
  serve({
    'GET /v1/workspaces/01a1fd61-47e1-7238-90d8-94a8c7868f75/lists': () => answer(200, { items: [{ name: 'Munich' }] }),
    '/lists/l-1': () => deleted.promise,
  });
  const probe = draw(() => useCommand('deleteList'));
  await expect.poll(() => text()).toBe('Munich');
  const sent = probe.now().run(
    { params: { workspaceId, listId: 'l-1' } },
    patch(listsQuery.queryKey, () => ({ items: [] })),
  );
  await expect.poll(() => text()).toBe('none');
  deleted.resolve(refusal('forbidden'));
  expect(await sent).toBe(false);
  await expect.poll(() => text()).toBe('Munich');
});

test('a response that is a record is cached as that record, which is not read again', async () => {
  serve({ '/pause': () => answer(200, { id: 'i-1', state: 'paused' }), '/lists': () => answer(200, { items: [] }) });
  const probe = draw(() => useCommand('pauseImport'));
  await expect.poll(() => text()).toBe('none');
  await probe.now().run({ params: { workspaceId, importId: 'i-1' } });
  expect(screen.current.queries.getQueryData(queryKey('readImport', { params: { workspaceId, importId: 'i-1' } }))).toEqual({
    id: 'i-1',
    state: 'paused',
  });
});
