// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Import } from '../../api/contract.ts';
import { createQueryClient } from '../../api/query-client.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { NextSteps } from './next-steps.tsx';

const workspace = {
  workspaceId: '01a1fd61-47e1-7238-90d8-94a8c7868f75',
  isReadOnly: false,
  may: (action: string) => action === 'enrichments.create',
} as unknown as OpenWorkspace;
const id = '01a1fd61-47e1-7238-90d8-94a8c7868f76';

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
/** The selections of which a forecast was asked. */
let forecast: object[];
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = createQueryClient();
  forecast = [];
});
afterEach(() => {
  root.unmount();
  place.remove();
  queries.clear();
});

/** @param created how many of the 40 companies the import created */
function draw(created: number): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { filters, source } = JSON.parse(body) as { filters?: { import: { include: string[] } }; source?: { selection: object } };
    if (source) forecast.push(source.selection);
    const total = url.endsWith('/people/search') ? 0 : filters?.import.include.includes(`${id}:created`) ? created : 40;
    return new Response(
      JSON.stringify(
        source
          ? { rows: 12, skipped: {}, free: 0, toRead: 12, mostCost: 12, available: 100, monthLeft: null }
          : { items: [], total, facets: {}, nextCursor: null },
      ),
    );
  });
  const routeTree = createRootRoute({
    component: () => (
      <NextSteps workspace={workspace} file={{ id } as Import}>
        <p>Refused rows</p>
      </NextSteps>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  root.render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}
const buttons = (): HTMLButtonElement[] => [...place.querySelectorAll('button')];
const namesOf = (): (string | null)[] => buttons().map(({ textContent }) => textContent);

test('an import offers to enrich only the companies that it created', async () => {
  draw(12);
  await expect.poll(() => namesOf()).toEqual(['Only the 12 new', 'All 40']);
  expect(place.textContent).toContain('Enrich 12 new companies, or all 40');
  buttons()[0]?.click();
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('Enrich 12 new companies');
  await expect.poll(() => forecast).toEqual([{ kind: 'search', filters: { import: { include: [`${id}:created`] } }, excludeIds: [] }]);
});

test('an import offers to enrich all of its companies', async () => {
  draw(12);
  await expect.poll(() => namesOf()).toEqual(['Only the 12 new', 'All 40']);
  buttons()[1]?.click();
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('Enrich 40 companies');
  await expect.poll(() => forecast).toEqual([{ kind: 'search', filters: { import: { include: [id] } }, excludeIds: [] }]);
});

test.each([
  ['all of its companies are new', 40],
  ['none of them is', 0],
])('an import offers one choice if %s', async (_case, created) => {
  draw(created);
  await expect.poll(() => namesOf()).toEqual(['See the forecast']);
  expect(place.textContent).toContain('Enrich 40 companies');
});

test('an import offers to find more companies like its own', async () => {
  draw(0);
  await expect.poll(() => place.textContent).toContain('Find more companies like these 40');
  const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === 'More like these');
  expect(link?.getAttribute('href')).toContain(`/likenesses/new?kind=companies&import=${id}`);
});

test('what is below the steps appears together with them, so that they do not move it', async () => {
  const drawn: boolean[] = [];
  const observer = new MutationObserver(() => {
    const text = place.textContent;
    drawn.push(text.includes('Refused rows') === text.includes('Next steps'));
  });
  observer.observe(place, { childList: true, subtree: true });
  draw(12);
  await expect.poll(() => place.textContent).toContain('Refused rows');
  observer.disconnect();
  expect(place.textContent).toContain('Next steps');
  expect(drawn.every(Boolean)).toBe(true);
});

test('what is below the steps appears if the leads can’t be counted', async () => {
  draw(12);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors: [{ code: 'internal', message: 'No.' }] }), { status: 422 }));
  await expect.poll(() => place.textContent).toBe('Refused rows');
});
