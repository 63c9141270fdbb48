// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useSearch } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedSearch } from '../../api/contract.ts';
import { createQueryClient } from '../../api/query-client.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { recentWords, showWords, wordsOfSearch } from './kept-words.ts';
import { WordsBox } from './words-box.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const answer = {
  kind: 'people',
  filters: { title: { include: ['CFO'] }, country: { exclude: ['DE'] } },
  chips: [],
  notUnderstood: ['blorp'],
  notFilterable: ['aged 20-35'],
  corrections: [],
};

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
let router: ReturnType<typeof createRouter>;
let sent: unknown[];

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = createQueryClient();
  sent = [];
});
afterEach(() => {
  root.unmount();
  place.remove();
  queries.clear();
});

async function show(respond: () => Response): Promise<void> {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return respond();
  });
  const rootRoute = createRootRoute();
  const people = createRoute({
    getParentRoute: () => rootRoute,
    path: '/w/$workspaceId/people',
    validateSearch: (search) => search,
    component: function Screen() {
      const params: Record<string, string> = useSearch({ strict: false });
      return <WordsBox workspace={{ workspaceId, may: () => false } as unknown as OpenWorkspace} params={params} />;
    },
  });
  router = createRouter({
    routeTree: rootRoute.addChildren([people]),
    history: createMemoryHistory({ initialEntries: [`/w/${workspaceId}/people?city=x`] }),
  });
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

async function describeLeads(text: string): Promise<void> {
  await expect.poll(() => place.querySelector('input')).not.toBeNull();
  const input = place.querySelector('input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => input?.value).toBe(text);
  place.querySelector('form')?.requestSubmit();
}

test('what was read becomes the search, and what was not read stays until it is dismissed', async () => {
  await show(() => new Response(JSON.stringify(answer)));
  await describeLeads('CFOs aged 20-35 blorp, not in Germany');
  await expect.poll(() => place.textContent).toContain('Not understood: blorp');
  expect(sent).toEqual([{ text: 'CFOs aged 20-35 blorp, not in Germany' }]);
  await expect.poll((): unknown => router.state.location.search).toMatchObject({ title: 'CFO', 'not-country': 'DE' });
  expect(place.textContent).toContain('Can’t be filtered: aged 20-35');
  place.querySelector<HTMLButtonElement>('[aria-label*="Not understood"]')?.click();
  await expect.poll(() => place.textContent).not.toContain('blorp');
  expect(place.textContent).toContain('aged 20-35');
});

test('a place that was read as several regions says which leads are missing', async () => {
  const text = 'CFOs in Bavaria and Austria, not in the Midwest';
  const chipOf = (typed: string, value: string, exclude = false) => ({
    field: 'region',
    value,
    name: value,
    exclude,
    least: null,
    most: null,
    from: text.indexOf(typed),
    to: text.indexOf(typed) + typed.length,
  });
  const chips = [
    chipOf('Bavaria', 'DE.02'),
    chipOf('Austria', 'AT.01'),
    chipOf('Austria', 'AT.02'),
    chipOf('Midwest', 'US.IA', true),
    chipOf('Midwest', 'US.IL', true),
  ];
  await show(() => new Response(JSON.stringify({ ...answer, chips })));
  await describeLeads(text);
  await expect.poll(() => place.textContent).toContain('Read “Austria” as its 2 regions. Leads whose region is unknown aren’t found.');
  expect(place.textContent).not.toContain('Read “Bavaria”');
  expect(place.textContent).not.toContain('Read “Midwest”');
});

test('the last sentences are suggested below the box, and a search is saved with its own', async () => {
  localStorage.clear();
  await show(() => new Response(JSON.stringify(answer)));
  await describeLeads('CFOs, not in Germany');
  await expect.poll(() => wordsOfSearch(workspaceId, 'people', answer.filters)).toBe('CFOs, not in Germany');
  expect(wordsOfSearch(workspaceId, 'people', { title: { include: ['CFO'] } })).toBeUndefined();
  expect(recentWords(workspaceId)).toEqual(['CFOs, not in Germany']);
  await expect.poll(() => place.querySelector('datalist option')?.getAttribute('value')).toBe('CFOs, not in Germany');
});

test('the sentence of a saved search is shown with the parts that can’t be filtered, until they are dismissed', async () => {
  const query = { words: 'CFOs aged 20-35 blorp, not in Germany', filters: { title: { include: ['CFO'] }, country: { exclude: ['DE'] } } };
  showWords(workspaceId, { kind: 'people', query } as unknown as SavedSearch);
  await show(() => new Response(JSON.stringify(answer)));
  await router.navigate({ to: `/w/${workspaceId}/people` as never, search: { title: 'CFO', 'not-country': 'DE' } as never });
  await expect.poll(() => place.querySelector('input')?.value).toBe(query.words);
  await expect.poll(() => place.textContent).toContain('Can’t be filtered: aged 20-35');
  expect(sent).toEqual([{ text: query.words }]);
  place.querySelector<HTMLButtonElement>('[aria-label*="Can’t be filtered"]')?.click();
  await expect.poll(() => place.textContent).not.toContain('aged 20-35');
  expect(place.textContent).toContain('Not understood: blorp');
});

test('the sentence disappears when none of the filters come from it, and returns with the filters', async () => {
  await show(() => new Response(JSON.stringify(answer)));
  await describeLeads('CFOs, not in Germany, blorp');
  await expect.poll(() => place.textContent).toContain('Not understood: blorp');
  const go = (search: Record<string, string>) => router.navigate({ to: `/w/${workspaceId}/people` as never, search: search as never });
  await go({ 'not-country': 'DE', city: 'x' });
  expect(place.querySelector('input')?.value).toBe('CFOs, not in Germany, blorp');
  await go({ city: 'x' });
  await expect.poll(() => place.querySelector('input')?.value).toBe('');
  expect(place.textContent).not.toContain('blorp');
  await go({ title: 'CFO' });
  await expect.poll(() => place.querySelector('input')?.value).toBe('CFOs, not in Germany, blorp');
});

test('the sentence does not describe a search with other values of the same filters', async () => {
  await show(() => new Response(JSON.stringify(answer)));
  await describeLeads('CFOs, not in Germany, blorp');
  await expect.poll(() => place.textContent).toContain('Not understood: blorp');
  const go = (search: Record<string, string>) => router.navigate({ to: `/w/${workspaceId}/people` as never, search: search as never });
  await go({ title: 'Intern', 'not-country': 'FR' });
  await expect.poll(() => place.querySelector('input')?.value).toBe('');
  expect(place.textContent).not.toContain('blorp');
  await go({ title: 'Intern,CFO' });
  await expect.poll(() => place.querySelector('input')?.value).toBe('CFOs, not in Germany, blorp');
});

test('a sentence of which nothing was read leaves the search as it is, and says so', async () => {
  const unread = { kind: 'companies', filters: {}, chips: [], notUnderstood: ['blorp zxcv'], notFilterable: [], corrections: [] };
  await show(() => new Response(JSON.stringify(unread)));
  await describeLeads('blorp zxcv');
  await expect.poll(() => place.textContent).toContain('Not understood: blorp zxcv');
  expect(router.state.location).toMatchObject({ pathname: `/w/${workspaceId}/people`, search: { city: 'x' } });
  expect(place.querySelector('input')?.value).toBe('blorp zxcv');
});

test('a word that was read as misspelled is shown until the user undoes it', async () => {
  const corrected = { ...answer, notUnderstood: [], notFilterable: [] };
  await show(() => {
    const isUndone = 'asTyped' in (sent.at(-1) as object);
    return new Response(JSON.stringify({ ...corrected, corrections: isUndone ? [] : [{ typed: 'CFOz', read: 'cfos', from: 0, to: 4 }] }));
  });
  await describeLeads('CFOz, not in Germany');
  await expect.poll(() => place.textContent).toContain('Read “CFOz” as “cfos”');
  place.querySelector<HTMLButtonElement>('[aria-label="Undo: read “CFOz” as typed"]')?.click();
  await expect.poll(() => place.textContent).not.toContain('CFOz” as');
  expect(sent.at(-1)).toEqual({ text: 'CFOz, not in Germany', asTyped: ['CFOz'] });
});

test('a failure is shown, and the text stays', async () => {
  await show(() => new Response(JSON.stringify({ errors: [{ code: 'busy', message: 'Busy.' }] }), { status: 503 }));
  queries.setDefaultOptions({ queries: { retry: false } });
  await describeLeads('CFOs in Berlin');
  await expect.poll(() => place.querySelector('[role=status]')?.textContent).toMatch(/\w/);
  expect(place.querySelector('input')?.value).toBe('CFOs in Berlin');
});
