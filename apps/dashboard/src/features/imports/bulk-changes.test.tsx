// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { BulkChanges } from './bulk-changes.tsx';

const workspaceId = '01a1fd61-47e1-7238-90d8-94a8c7868f75';
const deletion = {
  id: '01a1fd61-47e1-7238-90d8-94a8c7868f76',
  kind: 'people',
  change: { kind: 'delete' },
  status: 'finished',
  isUndo: false,
  pauseReason: null,
  failure: null,
  total: 5000,
  done: 5000,
  changed: 4990,
  failed: 0,
  rowsPerSecond: null,
  secondsLeft: null,
  startedBy: { kind: 'user', name: 'Ana Lima' },
  createdAt: '2026-11-20T10:00:00.000Z',
  undoUntil: '2026-12-20T10:00:00.000Z',
};

let root: Root;
let place: HTMLElement;
let queries: QueryClient;
let sent: string[];
beforeEach(() => {
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

function draw(items: object[], actions: string[] = ['leads.update', 'leads.delete'], status = 200): void {
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'POST') sent.push(url);
    return new Response(JSON.stringify(method === 'POST' ? items[0] : { items }), { status });
  });
  const workspace = { workspaceId, isReadOnly: false, may: (action: string) => actions.includes(action) } as unknown as OpenWorkspace;
  root.render(
    <QueryClientProvider client={queries}>
      <BulkChanges workspace={workspace} />
    </QueryClientProvider>,
  );
}
const undoButton = (): HTMLButtonElement | undefined => [...place.querySelectorAll('button')].find((each) => each.textContent === 'Undo');

test('a deletion can be undone after its message has closed', async () => {
  draw([deletion]);
  await expect.poll(() => place.textContent).toContain("4,990 people. 10 were already set or can't be changed.");
  expect(place.textContent).toContain('Deleted');
  expect(place.textContent).toContain('Ana Lima');
  undoButton()?.click();
  await expect.poll(() => sent).toEqual([expect.stringContaining(`/leads/acts/${deletion.id}/undo`)]);
});

test.each([
  ['after 30 days', { ...deletion, undoUntil: null }, ['leads.update', 'leads.delete']],
  ['to a member who may not delete', deletion, ['leads.update']],
])('a deletion offers no undo %s', async (_when, item, actions) => {
  draw([item], actions);
  await expect.poll(() => place.textContent).toContain('4,990 people');
  expect(undoButton()).toBeUndefined();
});

test('changes that can’t be read are reported, not left out', async () => {
  draw([], [], 404);
  await expect.poll(() => place.querySelector('[role=alert]')?.textContent ?? '').not.toBe('');
  expect(place.textContent).toContain('Bulk changes');
});
