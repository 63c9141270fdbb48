// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EnrichmentRun, EnrichmentRunRow } from '../../api/contract.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { EnrichmentRunRows } from './enrichment-run-rows.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const run = {
  id: '01a1fd61-47e1-7238-90d8-94a8c7868f76',
  status: 'running',
  total: 2,
  done: 1,
  waiting: 1,
  nextAttemptAt: '2026-11-23T14:05:00Z',
  outcomes: {},
} as EnrichmentRun;
const row = {
  row: 1,
  given: 'acme.io',
  domain: 'acme.io',
  companyId: null,
  outcome: null,
  message: null,
  nextAttemptAt: null,
  factsAdded: 0,
  cost: 0,
};
async function textWith(more: Partial<EnrichmentRunRow>, status: EnrichmentRun['status'] = 'running'): Promise<string> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ items: [{ ...row, ...more }], nextCursor: null })));
  const rootRoute = createRootRoute();
  const screen = createRoute({
    getParentRoute: () => rootRoute,
    path: '/w/$workspaceId/enrichment-runs/$enrichmentRunId',
    component: () => <EnrichmentRunRows workspaceId={workspaceId} run={{ ...run, status }} search={{}} />,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: [`/w/${workspaceId}/enrichment-runs/${run.id}`] }),
  });
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.poll(() => place.textContent).toContain('acme.io');
  return place.textContent;
}

test('a skipped row says why in the singular', async () => {
  expect(await textWith({ status: 'skipped', skipReason: 'duplicate' })).toContain('The same company as an earlier row.');
});

test('a row that waits counts down to when it is read again, as the run does', async () => {
  const nextAttemptAt = new Date(Date.now() + 13.9 * 60_000).toISOString();
  expect(await textWith({ status: 'pending', skipReason: null, nextAttemptAt })).toContain('It is read again in 14 minutes.');
});

test('a row of a canceled run that was not read says so, and not that it waits', async () => {
  const nextAttemptAt = new Date(Date.now() + 13.9 * 60_000).toISOString();
  const text = await textWith({ status: 'pending', skipReason: null, nextAttemptAt }, 'canceled');
  expect(text).toContain('Canceled');
  expect(text).not.toMatch(/Waiting|read again/);
});
