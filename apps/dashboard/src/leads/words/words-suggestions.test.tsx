// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { WordsSuggestions } from './words-suggestions.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const text = 'CFOs at sellers of shovels';
const suggestion = {
  part: 'sellers of shovels',
  words: 'hardware stores',
  filters: { industry: { include: ['retail.specialty'] } },
  chips: [
    { field: 'industry', value: 'retail.specialty', name: 'Specialty retail', exclude: false, least: null, most: null, from: 0, to: 15 },
  ],
};

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
let router: ReturnType<typeof createRouter>;
let sent: { url: string; body: unknown }[];

beforeEach(() => {
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

function show(model: object | null, mayConnect = true): void {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const isModel = url.endsWith('/models');
    return Response.json(
      isModel ? { model, offered: null, month: [] } : { kind: 'people', suggestions: [suggestion], model: 'made-1', costMicros: 12 },
    );
  });
  const may = (action: string): boolean => mayConnect || action !== 'models.update';
  const workspace = { workspaceId, may, isReadOnly: false } as unknown as OpenWorkspace;
  const rootRoute = createRootRoute();
  const people = createRoute({
    getParentRoute: () => rootRoute,
    path: '/w/$workspaceId/people',
    component: () => <WordsSuggestions workspace={workspace} text={text} />,
  });
  router = createRouter({
    routeTree: rootRoute.addChildren([people]),
    history: createMemoryHistory({ initialEntries: [`/w/${workspaceId}/people?title=CFO`] }),
  });
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

const button = (name: string) => [...place.querySelectorAll('button')].find((each) => each.textContent?.includes(name));

test('the model is asked only on request; a suggestion says what it is for, and adds its filters to the search once', async () => {
  show({ isAvailable: true, model: 'made-1', host: 'models.example' });
  await expect.poll(() => place.textContent).toContain('Only this sentence is sent to models.example.');
  expect(sent.filter(({ url }) => url.endsWith('/suggestions'))).toEqual([]);
  button('Ask made-1')?.click();
  await expect.poll(() => button('Specialty retail')?.textContent).toBe('Industry: Specialty retailfor “sellers of shovels”');
  expect(sent.at(-1)?.body).toEqual({ text });
  button('Specialty retail')?.click();
  await expect.poll((): unknown => router.state.location.search).toMatchObject({ title: 'CFO', industry: 'retail.specialty' });
  await expect.poll(() => button('Specialty retail')?.disabled).toBe(true);
});

test('without a model, it says what one would add and who can connect it', async () => {
  show(null, false);
  await expect.poll(() => place.textContent).toContain('An owner or admin of this workspace can connect one in the settings.');
  expect(place.querySelector('button')).toBeNull();
});
