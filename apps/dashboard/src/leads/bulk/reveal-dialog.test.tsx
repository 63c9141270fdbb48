// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { RevealDialog } from './reveal-dialog.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const workspace = { workspaceId, isReadOnly: false, may: () => true } as unknown as OpenWorkspace;
const forecast = {
  selected: 3,
  toPay: 0,
  cost: 0,
  undeliverable: 0,
  sample: 0,
  alreadyRevealed: 0,
  nothingToReveal: 0,
  suppressed: 0,
  available: 100,
  monthLeft: null,
};

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  queries = createQueryClient();
});
afterEach(() => {
  root.unmount();
  place.remove();
  queries.clear();
});

async function buttonFor(answer: Partial<typeof forecast>): Promise<HTMLButtonElement> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ ...forecast, ...answer })));
  const ui = (
    <QueryClientProvider client={queries}>
      <RevealDialog
        workspace={workspace}
        open
        onOpenChange={() => undefined}
        selection={{ kind: 'ids', ids: ['1'] }}
        onStarted={() => undefined}
      />
    </QueryClientProvider>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: () => ui }), history: createMemoryHistory() });
  root.render(<RouterProvider router={router as never} />);
  const find = () => document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]');
  await expect.poll(find).not.toBeNull();
  return find() as HTMLButtonElement;
}
const text = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';

test('fictional people can be revealed, for free', async () => {
  expect((await buttonFor({ sample: 3 })).disabled).toBe(false);
  expect(text()).toContain('This is free.');
});

test('if nobody has anything to reveal, the window says so and reveals nobody', async () => {
  expect((await buttonFor({ alreadyRevealed: 2, nothingToReveal: 1 })).disabled).toBe(true);
  expect(text()).toContain('There is nothing to reveal.');
});

test('the suggested ceiling is what the workspace can spend', async () => {
  const start = await buttonFor({ toPay: 3, cost: 3, available: 2 });
  expect(start.textContent).toBe('Reveal for up to 2 credits');
  expect(start.disabled).toBe(false);
});
